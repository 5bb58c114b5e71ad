"""Pebbles: the smallest game with everything a host has to cope with. For proofs that need many plays.

Some pots hold pebbles. Anybody may take one from any pot, at any time; three are carried at most, unless the
table allows more. Pebbles may be put back. It ends when all pots are empty. Shaking a pot shows what was in
it to everybody, which nobody can forget again.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec

from companion.engine.agenda import Agenda, Task
from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.notice import Notice
from companion.engine.rulings import Rulings
from companion.engine.scoresheet import ScoreLine, Scoresheet, rank_seats
from companion.engine.setup import Setup
from companion.engine.survey import Survey
from companion.engine.verdict import LEGAL, Repair, Verdict, Violation
from companion.engine.wire import WireError

POTS = 4
CARRIED = 3

Count = Annotated[int, msgspec.Meta(ge=0, le=9)]
Pot = Annotated[int, msgspec.Meta(ge=0, lt=POTS)]


class Pebbles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pebbles lie in every pot, and how many each seat carries."""

    pots: tuple[Count, ...]
    carried: tuple[Count, ...]


class Grab(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="grab"):
    """Take a pebble from a pot."""

    pot: Pot


class Drop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="drop"):
    """Put a pebble back into a pot."""

    pot: Pot


class Shake(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="shake"):
    """Shake a pot, and everybody hears what is in it."""

    pot: Pot


class SetPot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="correct", tag="pot"):
    """A pot holds so many pebbles."""

    pot: Pot
    count: Count


Move = Grab | Drop | Shake


class PebbleReadings(Rulings, frozen=True):
    """How many pebbles a pot begins with."""

    full: Literal["three", "one"] = "three"


class PebbleGame(Game[Pebbles, Move, SetPot]):
    id = "pebbles"
    rules_version = 1
    seats = range(1, 9)
    position_type = Pebbles
    move_type = Move
    correction_type = SetPot
    rulings_type = PebbleReadings
    pieces = ("pebble",)
    categories = ("carried",)

    def start(self, setup: Setup) -> Pebbles:
        count = len(setup.seats)
        if count not in self.seats or set(setup.rulings) - {"full"}:
            raise WireError("Expected seats and rulings of this game")
        each = 1 if setup.rulings.get("full") == "one" else 3
        return Pebbles((each,) * POTS, (0,) * count)

    def verdict(self, position: Pebbles, seat: int, move: Move) -> Verdict:
        full, carried = position.pots[move.pot], position.carried[seat]
        if isinstance(move, Grab):
            if not full:
                return Verdict((Violation("empty", "take", "impossible"),))
            return Verdict((Violation("hands", "take"),)) if carried >= CARRIED else LEGAL
        if isinstance(move, Shake):
            return LEGAL if full else Verdict((Violation("empty", "shake"),))
        return LEGAL if carried and full < 9 else Verdict((Violation("nothing", "drop", "impossible"),))

    def apply(self, position: Pebbles, seat: int, move: Move) -> Pebbles:
        if isinstance(move, Shake):
            return position
        change = 1 if isinstance(move, Grab) else -1
        pots, carried = list(position.pots), list(position.carried)
        pots[move.pot] -= change
        carried[seat] = min(9, carried[seat] + change)
        return Pebbles(tuple(pots), tuple(carried))

    def correct(self, position: Pebbles, correction: SetPot) -> Pebbles:
        if correction.count == 9:
            raise Impossible("nine never fit")
        pots = list(position.pots)
        pots[correction.pot] = correction.count
        return Pebbles(tuple(pots), position.carried)

    def stage(self, position: Pebbles) -> tuple[int, str]:
        return 1, "take"

    def actors(self, position: Pebbles) -> tuple[int, ...]:
        return tuple(range(len(position.carried))) if any(position.pots) else ()

    def moves(self, position: Pebbles, seat: int) -> Sequence[Move]:
        return [move for move in self.candidates(position, seat) if self.verdict(position, seat, move).legal]

    def candidates(self, position: Pebbles, seat: int) -> Iterator[Move]:
        for pot in range(POTS):
            yield from (Grab(pot), Drop(pot), Shake(pot))

    def survey(self, position: Pebbles, seat: int, piece: str) -> Survey:
        return Survey(seat, piece, {str(p): self.verdict(position, seat, Grab(p)) for p in range(POTS)})

    def repairs(self, position: Pebbles, seat: int, move: Move) -> tuple[Repair, ...]:
        return ()

    def preview(self, position: Pebbles, seat: int, move: Move) -> tuple[Notice, ...]:
        return ()

    def agenda(self, position: Pebbles) -> Agenda:
        return Agenda(1, 1, "take", tuple(Task("grab", seat) for seat in self.actors(position)))

    def scoresheet(self, position: Pebbles) -> Scoresheet:
        lines = [(ScoreLine("carried", count, "take"),) for count in position.carried]
        return rank_seats(not any(position.pots), self.categories, lines, [()] * len(lines))

    def warnings(self, position: Pebbles) -> tuple[Notice, ...]:
        return ()

    def describe(self, position: Pebbles, seat: int, move: Move) -> Notice:
        return Notice(type(move).__name__.lower(), seat, {"pot": move.pot})

    def describe_correction(self, position: Pebbles, correction: SetPot) -> Notice:
        return Notice("pot", None, {"pot": correction.pot, "count": correction.count})

    def reveals(self, position: Pebbles, seat: int, move: Move) -> bool:
        return isinstance(move, Shake)


PEBBLES: Any = PebbleGame()
