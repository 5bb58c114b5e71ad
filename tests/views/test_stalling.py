"""A store that is away for a while: whoever waits for it waits, and nobody else does."""

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.history.errors import StoreAway
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.fingers import GAME, choose_likely_move
from views.play.commands import DOUBLE

TEXTS = Texts.load_all()
PATIENCE = 30.0
"""Seconds until a test gives up waiting: none of them takes any if it passes."""


class Stall:
    """What stands in the way of a table's entries until it is taken away.

    Attributes:
        reached: set once an entry stands before it.
        gone: set to let entries pass.
        threads: whether each entry came from a thread with an event loop.
    """

    def __init__(self, session: TableSession, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.gone = threading.Event(), threading.Event()
        self.on_a_loop: list[bool] = []
        append = session.journal.append

        def stalled(line: bytes) -> None:
            self.on_a_loop.append(_on_a_loop())
            self.reached.set()
            assert self.gone.wait(PATIENCE), "nothing else went on meanwhile"
            append(line)

        monkeypatch.setattr(session.journal, "append", stalled)


def _on_a_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.fixture(autouse=True)
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taps are done as if hosts share a store."""
    monkeypatch.setattr("views.entry.main.may_wait", lambda _: True)


def begun(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Let something go on beside everything else."""
    return asyncio.get_running_loop().create_task(work)


async def turns() -> None:
    """Let everything that is due happen that waits for nothing."""
    for _ in range(40):
        await asyncio.sleep(0)


async def reached(stall: Stall) -> None:
    """Wait until an entry stands before the stall, while everything else goes on."""
    await asyncio.to_thread(stall.reached.wait, PATIENCE)


async def test_while_one_table_waits_for_its_store_another_is_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        other = phone.house.tables.begin(GAME, Setup(make_seats("Cas", "Dee")))
        neighbour = AtTable(phone.client, phone.house, other, main=phone.main, ticks=phone.ticks)
        visiting = await neighbour.arrive(f"/t/{other.id}", local=True)
        neighbour.client = visiting.client
        stall = Stall(phone.session, monkeypatch)
        seat, move = choose_likely_move(phone.session, Random(1))
        before = phone.position
        tap = begun(phone.make(seat, move))
        await reached(stall)
        await neighbour.make(*choose_likely_move(other, Random(1)))
        assert other.table.seq == 1
        assert not tap.done()
        assert phone.position == before
        stall.gone.set()
        await tap
        assert phone.moves_made[-1] == move
        assert stall.on_a_loop == [False]
        await visiting.client.close()


async def test_while_a_table_waits_for_its_store_its_other_phones_look_around(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        guest = await another_phone(phone)
        stall = Stall(phone.session, monkeypatch)
        seat, move = choose_likely_move(phone.session, Random(1))
        tap = begun(phone.make(seat, move))
        await reached(stall)
        await guest.show("score")
        await guest.show("board")
        assert not tap.done()
        stall.gone.set()
        await tap
        assert phone.moves_made[-1] == move
        await guest.client.close()


async def test_the_taps_of_a_phone_stay_in_their_order_however_long_the_first_one_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        await phone.look(seat)
        *before, last = phone.names_of.taps(seat, move)
        await phone.press(*before)
        entries, button = phone.session.table.seq, phone.labelled(last)
        stall = Stall(phone.session, monkeypatch)
        first = begun(phone.client.fire(button, "click"))
        await reached(stall)
        menu = phone.client.fire(phone.labelled(phone.app("menu")), "click")
        second = begun(menu)
        await turns()
        assert not second.done()
        stall.gone.set()
        await asyncio.gather(first, second)
        assert phone.session.table.seq == entries + 1


async def test_the_same_tap_of_a_shaky_finger_is_one_however_long_the_first_one_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        await phone.look(seat)
        *before, last = phone.names_of.taps(seat, move)
        await phone.press(*before)
        button, entries = phone.labelled(last), phone.session.table.seq
        stall = Stall(phone.session, monkeypatch)
        monkeypatch.setattr("views.flet_adapter.worker_threads.time", SimpleNamespace(monotonic=phone.ticks))
        taps = [asyncio.create_task(phone.client.fire(button, "click")) for _ in range(2)]
        await reached(stall)
        await turns()
        phone.ticks.forward(10 * DOUBLE)
        stall.gone.set()
        await asyncio.gather(*taps)
        assert phone.session.table.seq == entries + 1
        assert phone.moves_made[-1] == move
        assert not phone.shows(phone.app("why-title"))


@pytest.mark.parametrize("language", TEXTS)
async def test_a_store_that_is_away_is_said_and_the_same_tap_goes_in_once_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with at_table(tmp_path, before=on_to("build", 2), language=language) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        before = phone.session.table

        def away(_line: bytes) -> None:
            raise StoreAway

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(phone.session.journal, "append", away)
            await phone.make(seat, move)
        assert phone.session.table == before
        assert phone.shows(TEXTS[language].say("history-store-away"))
        await phone.make(seat, move)
        assert phone.moves_made[-1] == move
        assert phone.house.tables.measures.unwritten.value == 1


async def test_no_tap_writes_on_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        stall = Stall(phone.session, monkeypatch)
        stall.gone.set()
        for _ in range(3):
            await phone.make(*choose_likely_move(phone.session, Random(1)))
        assert stall.on_a_loop == [False] * 3
