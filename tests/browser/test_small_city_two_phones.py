"""Small City on two phones, each with a seat of its own: what each does, and what the other sees of it.

`tests/views` taps both rounds without a browser.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.games.small_city.moves import Build, Done
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.table import App, running
from tests.browser.town import AtTown, begin_small_city
from tests.effort import left_to_a_proof
from tests.views.small_city_rounds import (
    AGAIN,
    BUILDING,
    COUNTING,
    ENDING,
    GROWING,
    OPENING,
    SETUP,
    later,
    play_parts,
)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


@dataclass
class Both:
    """Ann's phone and Ben's, in a network.

    Attributes:
        phones: by seat.
    """

    phones: tuple[AtTown, AtTown]

    def make(self, *parts: tuple[tuple[int, object], ...]) -> None:
        """Make each seat's moves on its own phone. The other sees every one of them."""
        for part in parts:
            for seat, move in part:
                self.phones[seat].make(seat, move)
        for each in self.phones:
            each.shows(each.headline())
            each.phone.expect_no_text(each.app("i-am", name=""))

    @property
    def quiet(self) -> bool:
        """True if nothing was asked of anybody else, nothing was missing, nothing complained."""
        return not any(each.phone.complaints() for each in self.phones)


def both(app: App, phone: NewPhone, session: TableSession) -> Both:
    """Two phones scan the code, and each takes a seat with one tap."""

    ann, ben = (AtTown(phone(), session).sit(app, name) for name in ("Ann", "Ben"))
    return Both((ann, ben))


@left_to_a_proof("`tests/views/test_small_city_rounds.py` taps the same round without a browser")
def test_a_first_round_is_built_and_counted_on_two_phones(app: App, phone: NewPhone) -> None:
    session = play_parts(begin_small_city(app), SETUP, OPENING)
    table = both(app, phone, session)
    table.make(BUILDING, COUNTING)
    assert {entry.by for entry in session.table.entries[-len(BUILDING + COUNTING) :]} == {0, 1}
    for each in table.phones:
        each.shows(each.headline())
    assert (session.table.position.round, session.table.position.phase) == (1, "council")
    assert table.quiet


def test_what_is_built_behind_a_screen_is_seen_by_the_other_once_it_comes_down(
    app: App, phone: NewPhone
) -> None:
    session = play_parts(begin_small_city(app, rulings={"screens": "hidden"}), SETUP, OPENING)
    ann, ben = both(app, phone, session).phones
    ann.make(0, Build("R1", ("b2",)))
    home = f"b2 {ann.word('tile-R1')}"
    assert ann.begins(home)
    ben.look(0).shows("b2 " + ben.ui("square-free"), ben.ui("behind-screen"))
    assert not ben.begins(home)
    ann.make(0, Done())
    ben.make(1, Done())
    ben.look(0)
    ben.until(lambda: ben.begins(home), "Ann's home does not come to light")


@left_to_a_proof("`tests/views/test_small_city_rounds.py` taps the same round without a browser")
def test_a_tourist_arrives_on_the_other_phone_and_its_trade_is_paid(app: App, phone: NewPhone) -> None:
    session = later(begin_small_city(app), AGAIN, GROWING[:5])
    table = both(app, phone, session)
    table.make(GROWING[5:])
    ann, ben = table.phones
    assert (session.table.position.towns[0].money, session.table.position.towns[0].votes) == (5, 6)
    ann.shows(f"{ann.ui('fact-votes')} 6", ann.undo())
    ben.shows(f"{ben.ui('fact-votes')} 2", ben.undo())
    table.make(ENDING)
    assert session.table.position.round == 3
    assert table.quiet
