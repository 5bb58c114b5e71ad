"""Sweet Lands on four phones, the host's and three more: a whole round, and what nobody has read yet."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.games.sweet_lands import GAME, dues, moves
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.sweet_land import AtLands, begin
from tests.browser.table import App, running
from tests.effort import PROOF
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
class Four:
    """Ann's phone, which is the host's, and three more in her network.

    Attributes:
        live: the table.
        phones: by seat.
    """

    live: TableSession
    phones: tuple[AtLands, ...]

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.live.table.position

    def make(self, seat: int, move: Any) -> None:
        """Make a move on the own phone, and wait until every one of the others shows what it was.

        A print that a phone is asked about lies over everything else there.
        """
        before, own = len(self.live.table.entries), self.phones[seat]
        if own.asks():
            own.does(own.steps(seat, move))
            own.until(lambda: len(self.live.table.entries) > before, f"{move} did not reach the table")
        else:
            own.make(seat, move)
        (entry,) = self.made(before)
        assert (entry.seat, entry.by, entry.move) == (seat, seat, move)
        for each in self.others(seat):
            each.until(partial(_shows_or_asks, each), f"{move} is not shown")

    def made(self, since: int) -> list[Any]:
        """What happened at the table, from an entry on."""
        return list(self.live.table.entries[since:])

    def others(self, seat: int) -> list[AtLands]:
        """The phones of all but one."""
        return [each for at, each in enumerate(self.phones) if at != seat]

    def asked(self) -> list[int]:
        """The seats on whose phones the sheet lies open that asks what is printed."""
        return [seat for seat, each in enumerate(self.phones) if each.asks()]


def _shows_or_asks(each: AtLands) -> bool:
    return each.undo() in each.phone.texts() or each.asks()


def four(app: App, phone: NewPhone, live: TableSession) -> Four:
    """The host opens the table; three come by the link, and take a seat with one tap."""
    host = AtLands(phone(SMALL), live)
    host.phone.open(app.url(live))
    guests = [AtLands(phone(SMALL), live).sit(app, name) for name in PEOPLE[1:]]
    return Four(live, (host, *guests))


def test_a_round_is_played_on_four_phones_and_each_sees_what_the_others_do(app: App, phone: NewPhone) -> None:
    live = begin(app, *PEOPLE, box=full_box())
    table = four(app, phone, live)
    for seat, _, move in typical_round(live, TURNS):
        table.make(seat, move)
    position = table.position
    assert (position.round, position.phase) == (2, "income")

    assert [len(player.spots) for player in position.players] == [3, 0, 1, 1]
    for seat, each in enumerate(table.phones):
        beside = (seat + 1) % 4
        each.look(beside).shows(each.headline(), *(each.stock(beside, what) for what in ("gold", "hand")))
    assert all(each.quiet for each in table.phones)


def test_a_round_is_played_on_four_phones_with_a_box_that_knows_nothing(app: App, phone: NewPhone) -> None:
    live = begin(app, *PEOPLE)
    all_but_one_place_are_taken(live)
    table = four(app, phone, live)
    table.make(ANN, moves.Helper(4))
    incomes_are_taken(table)
    a_slot_is_read(table)
    a_slot_is_put_off(table)
    while table.position.round == 1:
        seat = GAME.actors(table.position)[0]
        if PROOF or table.position.phase != "action":
            table.make(seat, next_of(table.position, seat))
        else:
            assert isinstance(live.submit(Play(seat, next_of(table.position, seat), by=seat)), Accepted)

    position = table.position
    assert (position.round, position.phase, position.discs, position.passed) == (2, "income", (), ())
    own = app.house.boxes.own(GAME)
    assert (own["helper-4"], own["slots-I"]) == ("gold", "1")
    assert "slots-K" not in own
    assert [player.diamonds for player in position.players] == [1, 0, 0, 0]
    assert all(each.quiet for each in table.phones)


def test_a_print_is_asked_on_the_acting_phone_only_and_the_table_goes_on_with_an_answer_and_without(
    app: App, phone: NewPhone
) -> None:
    table = four(app, phone, begin(app, *PEOPLE))
    table.make(DAN, moves.Choose("1a", "A"))
    what_he_starts_with_is_composed(table)
    assert app.house.boxes.own(GAME)["1a-start"] == "2 gold"
    for each in table.phones:
        each.look(DAN).shows(each.undo(), each.stock(DAN, "gold"), each.app("seat-waiting", name="Cleo"))
    assert not table.asked()

    table.make(CLEO, moves.Choose("2a", "A"))
    what_she_starts_with_is_booked_by_hand(table)
    for each in table.phones:
        each.shows(each.undo(), each.app("seat-waiting", name="Ben"))
    assert not table.asked()
    assert all(each.quiet for each in table.phones)


def what_he_starts_with_is_composed(table: Four) -> None:
    """Dan is asked where income markers begin, at zero as is shown; then for a reward, which he taps."""
    dan = table.phones[DAN]
    keep, gold = dan.app("box-keep"), dan.gain("gold")
    dan.until(dan.asks, "Dan is not asked where his income markers begin")
    assert table.asked() == [DAN]
    dan.press(keep, gold, gold, keep)
    dan.until(lambda: table.position.players[DAN].gold == 2, "Dan does not get what he starts with")


def what_she_starts_with_is_booked_by_hand(table: Four) -> None:
    """Cleo is asked for the same, and puts off the one and the other."""
    cleo, later = table.phones[CLEO], table.phones[CLEO].app("box-later")
    cleo.until(cleo.asks, "Cleo is not asked where her income markers begin")
    assert table.asked() == [CLEO]
    cleo.press(later, cleo.gain("wheat"), later)
    cleo.until(lambda: GAME.actors(table.position) == (BEN,), "the table does not go on without an answer")
    assert [entry.move for entry in table.made(-2)] == [moves.ByHand(), moves.ByHand()]
    assert not table.position.players[CLEO].wheat


# With a box that knows nothing ------------------------------------------------------------------------------


def all_but_one_place_are_taken(live: TableSession) -> None:
    """Without a phone, everybody has a character and all but Ann a helper place; prints are put off."""
    position = live.table.position
    while not all(player.helper for player in position.players[BEN:]):
        (seat,) = GAME.actors(position)
        assert isinstance(live.submit(Play(seat, next_of(position, seat))), Accepted)
        position = live.table.position


def next_of(position: Any, seat: int) -> moves.Move:
    """What a seat does next: a print is put off, what is owed is taken, a turn ends, or the seat passes."""
    if dues.asked_entries(position, seat):
        return moves.ByHand()
    player = position.players[seat]
    if position.phase == "action" and not player.dues:
        return moves.Done() if player.acted else moves.Pass()
    return next(iter(GAME.moves(position, seat)))


def incomes_are_taken(table: Four) -> None:
    """Each is asked for six prints on the own phone: Ann composes the first, and all put off the others."""
    for each in table.phones:
        each.until(each.asks, "not everybody is asked what income brings")
    ann = table.phones[ANN]
    ann.press(ann.gain("gold"), ann.app("box-keep"))
    ann.until(lambda: table.position.printed.knows("helper-4"), "the answer is not kept")
    while table.position.phase == "income":
        seat = GAME.actors(table.position)[0]
        table.make(seat, next_of(table.position, seat))
    for each in table.phones:
        each.shows(each.headline())


def a_slot_is_read(table: Four) -> None:
    """Ann uses area I, and says that it has the one slot that is shown."""
    ann = table.phones[ANN]
    ann.look(ANN).does(ann.steps(ANN, moves.Area("I", 1)))
    ann.until(ann.asks, "Ann is not asked how many slots the area has")
    assert table.asked() == [ANN]
    ann.press("1", ann.app("box-keep"))
    ann.until(lambda: table.position.players[ANN].acted, "the area is not used with an answer")
    table.make(ANN, moves.Done())


def a_slot_is_put_off(table: Four) -> None:
    """Ben uses area K, and does not look how many slots it has."""
    ben = table.phones[BEN]
    ben.look(BEN).does(ben.steps(BEN, moves.Area("K", 1)))
    ben.until(ben.asks, "Ben is not asked how many slots the area has")
    assert table.asked() == [BEN]
    ben.press(ben.app("box-later"))
    ben.until(lambda: bool(table.position.players[BEN].dues), "the area is not used without an answer")
    table.make(BEN, moves.Decide(1))
    assert table.position.players[BEN].gold == 8
    table.make(BEN, moves.Done())
