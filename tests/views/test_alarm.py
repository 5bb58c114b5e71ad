"""The bell when time is up: on every phone that shows the clocks, and never for what is over already."""

import json
from pathlib import Path

import msgspec
import pytest

from companion.hosting.open_home import current_millis
from companion.tools.timing import Countdown, Timer
from companion.tools.toolbox import GiveTurn, Pause, SetClock, SetCountdown, Toolbox, Wanted
from tests.views.at_table import AtTable, another_phone, at_table
from tests.views.test_tools import opened, say
from tests.views.visit import Storage, visit
from views.device.bell import QUIET, RING
from views.widgets.tools.own import KEY

SOON = 40
"""Milliseconds after which a test's time is up."""


def use(phone: AtTable, *wanted: Wanted) -> None:
    """Have the host use the tools of a table."""
    host = phone.house.client(phone.session, None, local=True)
    for each in wanted:
        host.tools.use(each)


@pytest.mark.parametrize(
    "wanted", [(SetCountdown(SOON),), (SetClock(SOON), GiveTurn(1))], ids=("countdown", "clock")
)
async def test_every_phone_at_the_table_rings_when_time_is_up(
    tmp_path: Path, wanted: tuple[Wanted, ...]
) -> None:
    async with at_table(tmp_path) as ann:
        ben = await another_phone(ann, local=False)
        use(ann, *wanted)
        for phone in (ann, ben):
            await phone.until(lambda phone=phone: RING in phone.storage)  # type: ignore[misc]
            assert json.loads(phone.storage[RING]) == {"loud": True}
        assert ann.client.lost == ben.client.lost == []
        await ben.client.close()


@pytest.mark.parametrize(
    "before",
    [(SetCountdown(SOON), Pause("countdown")), (SetClock(0), GiveTurn(0)), (SetClock(SOON),)],
    ids=("paused", "counts up", "stands"),
)
async def test_no_phone_rings_for_a_clock_that_does_not_run_out(
    tmp_path: Path, before: tuple[Wanted, ...]
) -> None:
    async with at_table(tmp_path) as phone:
        heard = Storage()
        use(phone, *before)
        late = await another_phone(phone, storage=heard)
        use(phone, SetClock(SOON), GiveTurn(1))  # this one does, and later
        await late.until(lambda: RING in heard)
        del heard[RING], phone.storage[RING]
        use(phone, *before)
        await late.client.settle(3 * SOON)
        assert RING not in heard
        assert RING not in phone.storage
        await late.client.close()


async def test_a_page_that_opens_after_time_was_up_does_not_ring(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        use(phone, SetCountdown(SOON))
        await phone.until(lambda: RING in phone.storage)
        phone.house.tools.clock.now += 2 * SOON  # type: ignore[attr-defined]
        late = await another_phone(phone)
        await late.client.settle(3 * SOON)
        assert RING not in late.storage
        await late.client.close()


async def test_a_phone_that_was_silenced_shakes_alone_and_stays_so(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone, "time")
        await phone.press(phone.app("tools-sound"))
        await phone.until(lambda: phone.storage.get(QUIET) is True)
        use(phone, SetCountdown(SOON))
        await phone.until(lambda: RING in phone.storage)
        assert json.loads(phone.storage[RING]) == {"loud": False}
    async with visit(tmp_path / "own", "/tools", storage=phone.storage) as visitor:
        await visitor.tap(say("tools-tab-time"))
        await visitor.tap(say("tools-sound"))
        await visitor.until(lambda: visitor.storage.get(QUIET) is False)


async def test_the_tools_without_a_table_ring_too(tmp_path: Path) -> None:
    countdown = Countdown(10 * SOON, Timer(0, current_millis()))
    kept = Storage({KEY: msgspec.json.encode(Toolbox(countdown=countdown)).decode()})
    async with visit(tmp_path, "/tools", storage=kept) as visitor:
        await visitor.until(lambda: RING in kept)
        assert visitor.client.lost == []
