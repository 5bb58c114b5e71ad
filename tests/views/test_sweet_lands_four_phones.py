"""Sweet Lands on four phones, the host's and three more: a whole round, and what nobody has read yet."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.games.sweet_lands import GAME, dues, moves
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.views.playing import Before
from tests.views.sweet_lands_fingers import tap_move
from tests.views.sweet_lands_round import typical_round
from tests.views.sweet_lands_table import Lands, sweet_lands, tiles_lie_there
from tests.views.visit import Storage, Visitor
from views.device.keyring import PREFIX
from views.widgets.seats.seat_chip import LABELS

ANN, BEN, CLEO, DAN = range(4)

TURNS = 1
"""So many turns everybody takes before passing."""


class Seated(Lands):
    """A phone of somebody among others, whose chips also say whose phones are there."""

    async def look(self, seat: int) -> "Seated":
        """Look at a seat."""
        name = self.session.names[seat]
        states = tuple(self.app(label, name=name) for label in LABELS.values())
        await self.press(next(label for label in self.tappables() if label.startswith(states)))
        return self


@dataclass
class Four:
    """Ann's phone, which is the host's, and three more in her network.

    Attributes:
        session: the table.
        phones: by seat.
    """

    session: TableSession
    phones: tuple[Lands, ...]

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.session.table.position

    async def make(self, seat: int, move: Any) -> None:
        """Make a move on the own phone. Every one of the others shows what it was.

        A print that a phone is asked about lies over everything else there.
        """
        before, own = len(self.session.table.entries), self.phones[seat]
        if not own.asks():
            await own.be(seat)
        await tap_move(own, seat, move)
        await self.all_are_told()
        (entry,) = self.made(before)
        assert (entry.seat, entry.by, entry.move) == (seat, seat, move)
        for each in self.others(seat):
            assert not each.lacks(each.undo()) or each.asks(), f"{move} is not shown"

    async def all_are_told(self) -> None:
        """Let everybody's phone draw what there is."""
        for each in self.phones:
            await each.client.settle()

    def made(self, since: int) -> list[Any]:
        """Return what happened at the table, from an entry on."""
        return list(self.session.table.entries[since:])

    def others(self, seat: int) -> list[Lands]:
        """Return the phones of all but one."""
        return [each for at, each in enumerate(self.phones) if at != seat]

    def asked(self) -> list[int]:
        """Return the seats on whose phones the sheet lies open that asks what is printed."""
        return [seat for seat, each in enumerate(self.phones) if each.asks()]


@asynccontextmanager
async def four(home: Path, box: Mapping[str, str] | None, before: Before) -> AsyncIterator[Four]:
    """The host opens the table. Three come by the link, each with a seat of their own."""
    async with sweet_lands(home, 4, box, before=before) as host:
        guests = [await guest(host, seat) for seat in (BEN, CLEO, DAN)]
        yield Four(host.session, (seated(host, host), *guests))
        for each in guests:
            await each.client.close()


def seated(host: Lands, visitor: Visitor) -> Seated:
    """Somebody's phone at the host's table."""
    return Seated(visitor.client, host.house, host.session, main=host.main, ticks=host.ticks)


async def guest(host: Lands, seat: int) -> Seated:
    """Return a phone that has taken a seat."""
    key = host.house.joining.sit(host.session, seat, None)
    storage = Storage({PREFIX + host.session.id: f"1.{key}"})
    return seated(host, await host.arrive(f"/t/{host.session.id}", storage=storage))


def stock(each: Lands, seat: int, what: str) -> str:
    """Tell how it is said how much a seat has of something."""
    name = each.word(f"paint-stock-{what}")
    return each.texts.say(f"{each.game}-paint-has", what=name, n=getattr(each.table.players[seat], what))


async def test_a_round_is_played_on_four_phones_and_each_sees_what_the_others_do(tmp_path: Path) -> None:
    async with four(tmp_path, None, tiles_lie_there) as table:
        for seat, _, move in typical_round(table.session, TURNS):
            await table.make(seat, move)
        position = table.position
        assert (position.round, position.phase) == (2, "income")
        assert [len(player.spots) for player in position.players] == [3, 0, 1, 1]
        for seat, each in enumerate(table.phones):
            beside = (seat + 1) % 4
            await each.be(beside)
            assert (
                each.lacks(each.headline(), *(stock(each, beside, what) for what in ("gold", "hand"))) == []
            )


# With a box that knows nothing ------------------------------------------------------------------------------


async def test_a_round_is_played_on_four_phones_with_a_box_that_knows_nothing(tmp_path: Path) -> None:
    async with four(tmp_path, {}, all_but_one_place_are_taken) as table:
        await the_places_are_put_off(table)
        await incomes_are_taken(table)
        await a_slot_is_read(table)
        await a_slot_is_not_asked_of_a_guest(table)
        while table.position.round == 1:
            seat = GAME.actors(table.position)[0]
            await table.make(seat, next_of(table.position, seat))
            assert set(table.asked()) <= {ANN}, "guests are asked nothing"

        position = table.position
        assert (position.round, position.phase, position.discs, position.passed) == (2, "income", (), ())
        own = table.phones[ANN].house.boxes.own_entries(GAME)
        assert (own["helper-4"], own["slots-I"]) == ("gold", "1")
        assert "slots-K" not in own
        assert [player.diamonds for player in position.players] == [1, 0, 0, 0]


def all_but_one_place_are_taken(session: TableSession) -> None:
    """Without a phone, everybody has a character and all but Ann a helper place. Prints are put off."""
    tiles_lie_there(session)
    position = session.table.position
    while not all(player.helper for player in position.players[BEN:]):
        (seat,) = GAME.actors(position)
        assert isinstance(session.submit(Play(seat, next_of(position, seat))), Accepted)
        position = session.table.position


def next_of(position: Any, seat: int) -> moves.Move:
    """Return what a seat does next: a print is put off, what is owed is taken, a turn ends, or the seat
    passes.
    """
    if dues.asked_entries(position, seat):
        return moves.ByHand()
    player = position.players[seat]
    if position.phase == "action" and not player.dues:
        return moves.Done() if player.acted else moves.Pass()
    return next(iter(GAME.moves(position, seat)))


async def the_places_are_put_off(table: Four) -> None:
    """Ann takes a helper place, and does not look how many there are."""
    ann = table.phones[ANN]
    await ann.be(ANN)
    await tap_move(ann, ANN, moves.Helper(4))
    await table.all_are_told()
    assert table.position.players[ANN].helper == 4


async def incomes_are_taken(table: Four) -> None:
    """Check that Ann alone, whose box it is, is asked: she answers the first print, and all put off the
    others.
    """
    assert table.asked() == [ANN]
    ann = table.phones[ANN]
    await ann.press(ann.app("gains-add", what=ann.word("gain-gold")))
    assert table.position.printed.knows("helper-4")
    await table.all_are_told()
    while table.position.phase == "income":
        seat = GAME.actors(table.position)[0]
        await table.make(seat, next_of(table.position, seat))
    for each in table.phones:
        assert each.lacks(each.headline()) == []


async def a_slot_is_read(table: Four) -> None:
    """Ann uses area I, then says that it has one slot, and counts her character's ability herself."""
    ann = table.phones[ANN]
    await ann.be(ANN)
    await tap_move(ann, ANN, moves.Area("I", 1))
    await table.all_are_told()
    assert table.position.players[ANN].acted
    if ann.can_tap(ann.app("box-count-yourself")):
        await ann.press(ann.app("box-count-yourself"))
    await ann.press(ann.app("box-enter"), "1")
    await table.make(ANN, moves.Done())


async def a_slot_is_not_asked_of_a_guest(table: Four) -> None:
    """Ben uses area K, and is asked nothing about its slots."""
    ben = table.phones[BEN]
    await ben.be(BEN)
    await tap_move(ben, BEN, moves.Area("K", 1))
    await table.all_are_told()
    assert table.asked() == []
    assert not ben.can_tap(ben.app("box-enter"))
    assert table.position.players[BEN].dues
    await table.make(BEN, moves.Decide(1))
    assert table.position.players[BEN].gold == 8
    await table.make(BEN, moves.Done())
