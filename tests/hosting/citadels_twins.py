"""Two tables of Citadels that differ only in secrets: who is what, and which cards were told."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.citadels.moves import Deal, End, Pick, SetHand, Swap
from companion.games.citadels.position import Position, sort_by_kind, sort_by_number
from companion.hosting.client import TableClient
from companion.hosting.intents import Accepted, Correct, Overrule, Play, Redo, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.undo_requests import UndoRequestView
from tests.games.citadels.openings import opened
from tests.games.citadels.worlds import cards_left, retold, untold
from tests.hosting import twins
from tests.hosting.twins import outcome

GAME = GAMES["citadels"]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Flo", "Gus")


def likely(position: Position, seat: int, rng: Random) -> Any:
    """Return a legal move of a seat, each kind as likely as the next: rather something than nothing."""
    moves = list(GAME.moves(position, seat))
    kinds = sorted({type(move).__name__ for move in moves})
    if len(kinds) > 1 and "End" in kinds and rng.random() < 0.7:
        kinds.remove("End")
    kind = rng.choice(kinds)
    return rng.choice([move for move in moves if type(move).__name__ == kind])


class Twins(twins.Twins):
    """Two houses with the same table, and the same devices at it.

    Attributes:
        secret: the seats that have secrets.
    """

    def __init__(
        self,
        houses: tuple[OpenHome, OpenHome],
        seed: int,
        seats: Mapping[str, tuple[int, ...]],
        secretive: tuple[str, ...],
        *,
        start: int = 0,
        **rulings: str,
    ) -> None:
        rng = Random(f"twins/{seed}")
        count = sum(map(len, seats.values()))
        setup = Setup(make_seats(*NAMES[:count]), rulings, start=start)
        table: Any = Table.set_up(GAME, "TWINS", setup, 0, opened(GAME.start(setup), seed))
        super().__init__(houses, table, rng, seats, secretive)
        self.secret = tuple(seat for name in secretive for seat in seats[name])

    def actor(self) -> int:
        """Return the seat that is asked. Some, where several are."""
        return self.rng.choice(GAME.actors(self.positions[0]))

    def apart(self, seat: int, one: Any, other: Any) -> None:
        """Check that a seat does one thing in one house and another in the other.

        The table allows what breaks rules.
        """
        self.wait()
        for client, move, position in zip(self.of(seat), (one, other), self.positions, strict=True):
            wanted = Play if GAME.verdict(position, seat, move).legal else Overrule
            assert isinstance(client.submit(wanted(seat, move)), Accepted), move

    def tell(self, seat: int) -> None:
        """Check that a seat tells other cards of its hand in every house. Of as many cards."""
        self.wait()
        for client, position in zip(self.of(seat), self.positions, strict=True):
            hand = position.players[seat].hand
            left = cards_left(position)
            cards = self.rng.sample(left, min(hand, len(left), self.rng.randrange(hand + 1)))
            answer = client.submit(Correct(SetHand(seat, hand, sort_by_kind(cards)), by=seat))
            assert isinstance(answer, Accepted)

    # going on

    def go_on(self) -> Any:
        """Make a move, the same in both houses but for its secrets. None: nobody can.

        No move is made that lays open what differs.
        """
        seat = self.actor()
        for _ in range(40):
            move = likely(self.positions[0], seat, self.rng)
            if self.tells(seat, move):
                continue
            if seat in self.secret and not isinstance(move, Deal | Pick):
                if self.secretly(seat, move):
                    return move
            elif all(GAME.verdict(position, seat, move).legal for position in self.positions):
                answer = self.both(lambda client: client.submit(Play(seat, move)), seat)  # noqa: B023
                assert isinstance(answer, Accepted)
                return move
        return None

    def secretly(self, seat: int, move: Any) -> bool:
        """Return a seat with a secret makes a move, and tells other cards of it in every house."""
        said = [self._own(position, seat, move) for position in self.positions]
        if None in said:
            return False
        self.apart(seat, *said)
        return True

    def _own(self, position: Position, seat: int, move: Any) -> Any:
        """Return the move with cards as they can be told in a house. None if it would not be legal there."""
        for one in (*(retold(position, move, self.rng) for _ in range(6)), untold(move)):
            if GAME.verdict(position, seat, one).legal:
                return one
        return None

    def tells(self, seat: int, move: Any) -> bool:
        """Tell if a move shows everybody, or one more seat, what differs."""
        if isinstance(move, Swap):
            return bool({seat, move.other} & set(self.secret))
        if not isinstance(move, End):
            return False
        afters = [GAME.apply(position, seat, move) for position in self.positions]
        shown = [[player.shown for player in after.players] for after in afters]
        return shown[0] != shown[1] or not all(map(GAME.actors, afters))

    # taking back

    def disturbed(self, seat: int) -> None:
        """Take something back, and bring it back, or ask to. Now and then somebody says yes."""
        if not self._wound(lambda client: client.submit(Undo(by=seat)), seat):
            return
        self.alike()
        self._wound(lambda client: client.submit(Redo(by=seat)), seat)
        self.alike()

    def _wound(self, wind: Callable[[TableClient], Any], seat: int) -> bool:
        """Tell if something was taken back, or brought back: freely, or by leave of whoever is asked."""
        answer = self.both(wind, seat)
        if not isinstance(answer, UndoRequestView):
            return isinstance(answer, Accepted)
        self.alike()
        if answer.whom is None or self.rng.random() < 0.4:
            assert self.both(lambda client: client.approval.withdraw(), seat, soon=True) is None
            return False
        yes = self.rng.random() < 0.7
        said = self.both(lambda client: client.approval.answer(yes), answer.whom, soon=True)
        assert isinstance(said, Accepted) == yes
        return yes


def swapped(houses: tuple[OpenHome, OpenHome], seed: int, *, calm: bool = True) -> Twins:
    """Five at the table: Ben has here the character that Cleo has there, and Cleo has Ben's.

    They choose one after the other, and theirs are the last that are called: nobody else can tell. Unless it
    is calm, somebody wants something back now and then.
    """
    seats = {"Ann": (0,), "Dan and Eva": (3, 4), "Ben": (1,), "Cleo": (2,)}
    pair = Twins(houses, seed, seats, ("Ben", "Cleo"), start=(0, 1, 3, 4)[seed % 4])
    dealt(pair)
    one, other = sort_by_number(pair.of(pair.actor())[0].view.position(pair.actor()).pool)[-2:]
    choices = {1: (one, other), 2: (other, one)}
    while pair.positions[0].phase == "draft":
        seat = pair.actor()
        if seat in choices:
            pair.apart(seat, *map(Pick, choices[seat]))
        else:
            free = [role for role in pair.of(seat)[0].view.position(seat).pool if role not in (one, other)]
            move = Pick(pair.rng.choice(free))
            assert isinstance(pair.both(lambda client: client.submit(Play(seat, move)), seat), Accepted)  # noqa: B023
        pair.alike()
        if not calm and pair.positions[0].phase == "draft" and pair.rng.random() < 0.4:
            pair.disturbed(pair.rng.randrange(5))
    return pair


def dealt(pair: Twins) -> None:
    """Check that somebody shuffles, and the same lies face up, and face down, in both houses."""
    seat = pair.actor()
    move = likely(pair.positions[0], seat, pair.rng)
    assert isinstance(pair.both(lambda client: client.submit(Play(seat, move)), seat), Accepted)
    pair.alike()


__all__ = ["GAME", "NAMES", "Twins", "dealt", "likely", "outcome", "swapped"]
