"""A score pad on four phones, the host's and three more: everybody enters the own numbers, at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.score_pad.moves import Enter, SetCell
from companion.games.score_pad.sheet import ENTRY, sheet_text
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Profile
from tests.browser.table import App, running
from tests.browser.touching import Touching
from tests.effort import PROOF
from tests.views.score_pad_table import FARMS, PadNames

PEOPLE = ("Ann", "Ben", "Cleo", "小明")
ANN, BEN, CLEO, MING = range(4)

SMALL: Profile = {**IPHONE, "device_scale_factor": 1}
"""Four phones paint no more than one does otherwise."""

LOW: Profile = {**SMALL, "viewport": {"width": 360, "height": 640}}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


class AtPad(Touching):
    """Somebody who enters numbers by touching the screen."""

    @property
    def said(self) -> PadNames:
        """How things on the screen are called."""
        return PadNames(self.texts, self.live)

    async def steps(self, seat: int, move: Any) -> None:
        """Type the number that is in hand, and enter it."""
        for key in str(abs(move.value)):
            self.touch(key)
        if move.value < 0:
            self.touch(self.said.ui("key-negate"))
        words = self.said.enter(move.value)
        self.until(lambda: any(name.startswith(words) for name in self.tappables()), f"no way to {words}")
        self.touch(next(name for name in self.tappables() if name.startswith(words)))


def four(app: App, phone: NewPhone, live: TableSession) -> list[AtPad]:
    """The host opens the table; three come by the link, and take a seat with one tap."""
    host = AtPad(phone(SMALL), live)
    host.phone.open(app.url(live))
    looks = ((SMALL, "en-US", "en"), (LOW, "en-US", "en"), (SMALL, "zh-TW", "zh-Hant"))
    guests = [AtPad(phone(profile, locale=browser), live, locale) for profile, browser, locale in looks]
    return [host, *(guest.sit(app, name) for guest, name in zip(guests, PEOPLE[1:], strict=True))]


def test_four_people_enter_their_own_numbers_at_once_and_each_sees_those_of_the_others(
    app: App, phone: NewPhone
) -> None:
    setup = Setup(make_seats(*PEOPLE), box={ENTRY: sheet_text(FARMS)})
    live = app.house.tables.begin("score_pad", setup)
    phones = four(app, phone, live)
    numbers = {ANN: (7, 12, 2), BEN: (3, 0, 5), CLEO: (10, 1, 0), MING: (6, -4, 3)}

    for seat in (MING, ANN, CLEO, BEN):
        own = phones[seat]
        own.does(own.steps(seat, Enter(0, numbers[seat][0])))
        own.until(lambda: live.table.position.rows[seat].at(0) is not None, "it did not reach the table")  # noqa: B023
        last: Any = live.table.entries[-1]
        assert (last.seat, last.by) == (seat, seat)
        for each in phones:
            each.shows(each.undo())

    for cell in (1, 2):
        for seat, own in enumerate(phones):
            before = len(live.table.entries)
            if not PROOF and (seat, cell) != (MING, 1):
                move = Enter(cell, numbers[seat][cell])
                assert isinstance(app.at_once(lambda: live.submit(Play(seat, move, by=seat))), Accepted)  # noqa: B023
                continue
            own.does(own.steps(seat, Enter(cell, numbers[seat][cell])))
            own.until(lambda: len(live.table.entries) > before, "it did not reach the table")  # noqa: B023

    position = live.table.position
    assert position.over
    assert {seat: row.cells for seat, row in enumerate(position.rows)} == numbers
    totals = [each.total for each in live.game.scoresheet(position).standings]
    assert totals == [24, 1, 21, 5]

    ann = phones[ANN]
    ann.touch(ann.said.tab("board")).touch(ann.said.number(ANN, 2, 2))
    ann.does(ann.steps(ANN, Enter(2, 4)))
    ann.until(lambda: live.table.position.rows[ANN].at(2) == 4, "the number was not set right")
    corrected: Any = live.table.entries[-1]
    assert corrected.correction == SetCell(ANN, 2, 4)
    for each in phones:
        each.shows(each.undo())
    assert all(not each.phone.foreign() and not each.phone.failures for each in phones)
