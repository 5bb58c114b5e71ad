"""Sweet Lands on real phones, the host's and others: turns, and what nobody has read yet.

`tests/views` taps a whole round on four phones without a browser.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.games.sweet_lands import GAME, moves
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.sweet_land import AtLands, begin_sweet_lands
from tests.browser.table import App, running
from tests.effort import left_to_a_proof
from tests.games.sweet_lands.full_box import full_box
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import PEOPLE

ANN, BEN, CLEO, DAN = range(4)

SMALL = {**IPHONE, "device_scale_factor": 1}
"""Four phones paint no more than one does otherwise."""

TURNS = 1
"""So many turns everybody takes before passing."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


@dataclass
class Together:
    """Ann's phone, which is the host's, and others in her network.

    Attributes:
        session: the table.
        phones: by seat.
    """

    session: TableSession
    phones: dict[int, AtLands]

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.session.table.position

    def make(self, seat: int, move: Any) -> None:
        """Make a move on the own phone, and wait until every one of the others shows what it was.

        A print that a phone is asked about lies over everything else there.
        """
        before, own = len(self.session.table.entries), self.phones[seat]
        if own.asks():
            own.does(own.steps(seat, move))
            own.until(lambda: len(self.session.table.entries) > before, f"{move} did not reach the table")
        else:
            own.make(seat, move)
        (entry,) = self.made(before)
        assert (entry.seat, entry.by, entry.move) == (seat, seat, move)
        for each in self.others(seat):
            each.until(partial(_shows_or_asks, each), f"{move} is not shown")

    def made(self, since: int) -> list[Any]:
        """Return what happened at the table, from an entry on."""
        return list(self.session.table.entries[since:])

    def others(self, seat: int) -> list[AtLands]:
        """Return the phones of all but one."""
        return [each for at, each in self.phones.items() if at != seat]

    def asked(self) -> list[int]:
        """Return the seats on whose phones the sheet lies open that asks what is printed."""
        return [seat for seat, each in self.phones.items() if each.asks()]


def _shows_or_asks(each: AtLands) -> bool:
    return each.undo() in each.phone.texts() or each.asks()


def together(app: App, phone: NewPhone, session: TableSession, *seats: int) -> Together:
    """The host opens the table. Others come by the link, and take a seat with one tap."""
    host = AtLands(phone(SMALL), session)
    host.phone.open(app.url(session))
    guests = {seat: AtLands(phone(SMALL), session).sit(app, PEOPLE[seat]) for seat in seats}
    return Together(session, {ANN: host, **guests})


@left_to_a_proof("`tests/views/test_sweet_lands_four_phones.py` taps whole rounds without a browser")
def test_turns_are_taken_on_phones_of_their_own_and_each_sees_what_the_others_do(
    app: App, phone: NewPhone
) -> None:
    session = begin_sweet_lands(app, *PEOPLE, box=full_box())
    table: Together | None = None
    for seat, _, move in typical_round(session, TURNS):
        if session.table.position.phase == "action":
            table = table or together(app, phone, session, DAN, BEN, CLEO)
            table.make(seat, move)
        else:
            assert isinstance(session.submit(Play(seat, move, by=seat)), Accepted), move
    assert table
    position = table.position
    assert (position.round, position.phase) == (2, "income")

    assert [len(player.spots) for player in position.players] == [3, 0, 1, 1]
    for seat, each in table.phones.items():
        beside = (seat + 1) % 4
        each.look(beside).shows(each.headline(), *(each.stock(beside, what) for what in ("gold", "hand")))
    assert not any(each.phone.complaints() for each in table.phones.values())


def test_a_print_is_asked_on_the_acting_phone_only_and_the_table_goes_on_with_an_answer(
    app: App, phone: NewPhone
) -> None:
    table = together(app, phone, begin_sweet_lands(app, *PEOPLE), DAN)
    table.make(DAN, moves.Choose("1a", "A"))
    what_he_starts_with_is_composed(table)
    assert app.house.boxes.own_entries(GAME)["1a-start"] == "2 gold"
    for each in table.phones.values():
        each.look(DAN).shows(each.undo(), each.stock(DAN, "gold"), each.app("seat-waiting", name="Cleo"))
    assert not table.asked()
    assert not any(each.phone.complaints() for each in table.phones.values())


@left_to_a_proof("`tests/views/test_ask_unknown.py` books by hand what nobody tells")
def test_a_print_can_be_counted_on_the_acting_phone_and_the_table_goes_on(app: App, phone: NewPhone) -> None:
    dan_s = {name: text for name, text in full_box().items() if name.startswith("1a")}
    session = begin_sweet_lands(app, *PEOPLE, box=dan_s)
    assert isinstance(session.submit(Play(DAN, moves.Choose("1a", "A"), by=DAN)), Accepted)
    table = together(app, phone, session, CLEO)
    table.make(CLEO, moves.Choose("2a", "A"))
    what_she_starts_with_is_booked_by_hand(table)
    for each in table.phones.values():
        each.shows(each.undo(), each.app("seat-waiting", name="Ben"))
    assert not table.asked()
    assert not any(each.phone.complaints() for each in table.phones.values())


def what_he_starts_with_is_composed(table: Together) -> None:
    """Dan enters the start of the income markers, shown at zero. Then a reward, which he taps."""
    dan = table.phones[DAN]
    keep, gold = dan.app("box-keep"), dan.gain("gold", 2)
    dan.press(dan.board("read", what="#").partition("#")[0])
    dan.until(dan.asks, "Dan is not asked where his income markers begin")
    assert table.asked() == [DAN]
    dan.press(keep, gold, keep)
    dan.until(lambda: table.position.players[DAN].gold == 2, "Dan does not get what he starts with")


def what_she_starts_with_is_booked_by_hand(table: Together) -> None:
    """Cleo counts the one and the other herself, with one tap."""
    cleo = table.phones[CLEO]
    count = cleo.app("box-count-yourself")
    cleo.until(lambda: count in cleo.tappables(), "Cleo cannot count herself")
    assert not table.asked()
    cleo.press(count)
    cleo.until(lambda: GAME.actors(table.position) == (BEN,), "the table does not go on without an answer")
    assert [entry.move for entry in table.made(-2)] == [moves.ByHand(), moves.ByHand()]
    assert not table.position.players[CLEO].wheat
