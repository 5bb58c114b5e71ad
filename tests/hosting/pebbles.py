"""Pebbles: the smallest game with everything a host has to cope with. For proofs that need many plays.

Some pots hold pebbles. Anybody may take one from any pot, at any time; three are carried at most, unless the
table allows more. Pebbles may be put back. It ends when all pots are empty. Shaking a pot shows what was in
it to everybody, which nobody can forget again.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.corrections import CorrectionKind, Corrections
from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.notice import Notice
from companion.engine.phases import Phases
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.rulings import Rulings
from companion.engine.scoresheet import ScoreLine, Scoresheet, rank_seats
from companion.engine.setup import Setup
from companion.engine.stage import Stage, same_position

POTS = 4
CARRIED = 3

Count = Annotated[int, msgspec.Meta(ge=0, le=9)]
Pot = Annotated[int, msgspec.Meta(ge=0, lt=POTS)]


class Pebbles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pebbles lie in every pot, and how many each seat carries."""

    pots: tuple[Count, ...]
    carried: tuple[Count, ...]

    @property
    def round(self) -> int:
        """There is only one."""
        return 1

    @property
    def phase(self) -> str:
        """There is only one."""
        return "take"


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


def _begin(setup: Setup, readings: PebbleReadings) -> Pebbles:
    return Pebbles((1 if readings.full == "one" else 3,) * POTS, (0,) * len(setup.seats))


def _empty(position: Pebbles, _seat: int, move: Move) -> Findings:
    return KEPT if position.pots[move.pot] else BROKEN


def _hands(position: Pebbles, seat: int, move: Grab) -> Findings:
    return BROKEN if position.pots[move.pot] and position.carried[seat] >= CARRIED else KEPT


def _nothing(position: Pebbles, seat: int, move: Drop) -> Findings:
    return KEPT if position.carried[seat] and position.pots[move.pot] < 9 else BROKEN


def _effect(position: Pebbles, seat: int, move: Move) -> Pebbles:
    if isinstance(move, Shake):
        return position
    change = 1 if isinstance(move, Grab) else -1
    pots, carried = list(position.pots), list(position.carried)
    pots[move.pot] -= change
    carried[seat] = min(9, carried[seat] + change)
    return replace(position, pots=tuple(pots), carried=tuple(carried))


def _set_pot(position: Pebbles, correction: SetPot) -> Pebbles:
    if correction.count == 9:
        raise Impossible("nine never fit")
    pots = list(position.pots)
    pots[correction.pot] = correction.count
    return replace(position, pots=tuple(pots))


def _actors(position: Pebbles) -> tuple[int, ...]:
    return tuple(range(len(position.carried))) if any(position.pots) else ()


def _candidates(_position: Pebbles, _seat: int) -> Iterator[Move]:
    for pot in range(POTS):
        yield from (Grab(pot), Drop(pot), Shake(pot))


def _tasks(position: Pebbles) -> tuple[Task, ...]:
    return tuple(Task("grab", seat) for seat in _actors(position))


def _targets(_position: Pebbles, _seat: int, _piece: str) -> dict[str, Move]:
    return {str(pot): Grab(pot) for pot in range(POTS)}


def _scoresheet(position: Pebbles) -> Scoresheet:
    lines = [(ScoreLine("carried", count, "take"),) for count in position.carried]
    return rank_seats(not any(position.pots), ("carried",), lines, [()] * len(lines))


def _describe(_position: Pebbles, seat: int, move: Move) -> Notice:
    return Notice(type(move).__name__.lower(), seat, {"pot": move.pot})


CORRECTIONS: Corrections[Pebbles] = Corrections(
    (CorrectionKind(message=SetPot, apply=_set_pot),), seats=lambda position: len(position.carried)
)


STAGE: Stage[Pebbles, Move] = Stage(
    {
        Grab: (Rule("empty", "take", _empty, "impossible"), Rule("hands", "take", _hands)),
        Shake: (Rule("empty", "shake", _empty),),
        Drop: (Rule("nothing", "drop", _nothing, "impossible"),),
    },
    _effect,
    _candidates,
    _actors,
    _tasks,
)


def phases(stage: Stage[Pebbles, Move]) -> Phases[Pebbles, Move]:
    """Return the one phase there is, whatever its rules are."""
    return Phases(lambda _position: stage, same_position, lambda _position: 1, (stage,), "take")


NOTATION: Any = None
"""Nobody types pebbles."""

PEBBLES: Any = Game(
    id="pebbles",
    rules_version=1,
    seats=range(1, 9),
    position_type=Pebbles,
    move_type=Move,
    rulings_type=PebbleReadings,
    categories=("carried",),
    notation=NOTATION,
    begin=_begin,
    phases=phases(STAGE),
    scoresheet=_scoresheet,
    corrections=CORRECTIONS,
    describe=_describe,
    pieces=("pebble",),
    targets=_targets,
    reveals=lambda _position, _seat, move: isinstance(move, Shake),
)
