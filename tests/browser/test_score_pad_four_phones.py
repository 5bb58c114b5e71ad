"""A score pad on the phones of four, the host's and others: everybody enters the own numbers, at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.score_pad.moves import Enter, SetCell
from companion.games.score_pad.sheet import ENTRY, encode_sheet
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Profile
from tests.browser.table import App, running
from tests.browser.touching import Touching
from tests.effort import PROOF, some
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
        return PadNames(self.texts, self.session)

    async def steps(self, seat: int, move: Any) -> None:
        """Type the number that is in hand, and enter it."""
        for key in str(abs(move.value)):
            self.touch(key)
        if move.value < 0:
            self.touch(self.said.ui("key-negate"))
        words = self.said.enter(move.value)
        self.until(lambda: any(name.startswith(words) for name in self.tappables()), f"no way to {words}")
        self.touch(next(name for name in self.tappables() if name.startswith(words)))


GUESTS = some(
    (
        (MING, LOW, "zh-TW", "zh-Hant"),
        (BEN, SMALL, "en-US", "en"),
        (CLEO, SMALL, "en-US", "en"),
    )
)
"""Who comes with a phone of their own, its look and language: every day one of them, in a proof all three."""


def phones_of(app: App, phone: NewPhone, session: TableSession) -> dict[int, AtPad]:
    """The host opens the table. Others come by the link, and take a seat with one tap. By seat."""
    host = AtPad(phone(SMALL), session)
    host.phone.open(app.url(session))
    guests = {
        seat: AtPad(phone(profile, locale=browser), session, locale)
        for seat, profile, browser, locale in GUESTS
    }
    return {ANN: host, **{seat: guest.sit(app, PEOPLE[seat]) for seat, guest in guests.items()}}


def enter(app: App, session: TableSession, phones: dict[int, AtPad], seat: int, move: Enter) -> None:
    """Enter a number on the own phone. Who has none sends it as one would."""
    own, before = phones.get(seat), len(session.table.entries)
    if own is None:
        assert isinstance(app.at_once(lambda: session.submit(Play(seat, move, by=seat))), Accepted)
    else:
        own.does(own.steps(seat, move))
        own.until(lambda: len(session.table.entries) > before, "it did not reach the table")


def test_four_people_enter_their_own_numbers_at_once_and_each_sees_those_of_the_others(
    app: App, phone: NewPhone
) -> None:
    setup = Setup(make_seats(*PEOPLE), box={ENTRY: encode_sheet(FARMS)})
    session = app.house.tables.begin("score_pad", setup)
    phones = phones_of(app, phone, session)
    numbers = {ANN: (7, 12, 2), BEN: (3, 0, 5), CLEO: (10, 1, 0), MING: (6, -4, 3)}

    for seat in (MING, ANN, CLEO, BEN):
        enter(app, session, phones, seat, Enter(0, numbers[seat][0]))
        last: Any = session.table.entries[-1]
        assert (last.seat, last.by) == (seat, seat)
        for each in phones.values():
            each.shows(each.undo())

    for cell in (1, 2):
        for seat in numbers:
            touching = phones if PROOF or (seat, cell) == (MING, 1) else {}
            enter(app, session, touching, seat, Enter(cell, numbers[seat][cell]))

    position = session.table.position
    assert position.over
    assert {seat: row.cells for seat, row in enumerate(position.rows)} == numbers
    totals = [each.total for each in session.game.scoresheet(position).standings]
    assert totals == [24, 1, 21, 5]

    ann = phones[ANN]
    ann.touch(ann.said.tab("board")).touch(ann.said.number(ANN, 2, 2))
    ann.does(ann.steps(ANN, Enter(2, 4)))
    ann.until(lambda: session.table.position.rows[ANN].number_at(2) == 4, "the number was not set right")
    corrected: Any = session.table.entries[-1]
    assert corrected.correction == SetCell(ANN, 2, 4)
    for each in phones.values():
        each.shows(each.undo())
    assert not any(each.phone.complaints() for each in phones.values())
