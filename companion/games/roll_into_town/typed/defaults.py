"""What a file leaves out: the round, the dice, and the step that everybody is at."""

from collections.abc import Sequence
from itertools import takewhile
from typing import cast

from companion.games.roll_into_town.drawing.dice import value_of
from companion.games.roll_into_town.moves import Build, Done, Draw, Move, Roll
from companion.games.roll_into_town.phases.going_on import STEP_OF
from companion.games.roll_into_town.phases.roll import FACES
from companion.games.roll_into_town.pieces import BUILT, DRAWN
from companion.games.roll_into_town.position import Phase, Step
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.typed.spelling import NO_STEP, UNSAID
from companion.kit.typed_notation import Reading


def hinted_moves(piece: str) -> tuple[Move, ...]:
    """A move with a piece: it tells which step the table is at, and a die that is needed."""
    if piece in DRAWN:
        icon, sides = DRAWN[piece]
        return (Draw(value_of(icon), icon, "a1", sides),)
    return (Build(BUILT[piece][0], "a1"),) if piece in BUILT else ()


def phase_of(reading: Reading) -> Phase:
    """The phase: as stated; else scored at the end; else of the first move; else everybody draws."""
    table, moves = reading.table, reading.told.said
    if table.phase:
        return cast(Phase, table.phase)
    if reading.told.purpose == "score":
        return "scoring"
    if moves and isinstance(moves[0], Roll) and not table.dice:
        return "roll"
    stated = [seat.step for seat in table.seats if seat.step and seat.step != "done"]
    said = [step for move in moves[:1] if (step := step_of(move))] or stated
    found = said[0] if said else "discover"
    return "discover" if found == "done" else found


def step_of(move: Move) -> Step | None:
    """The step in which a move is made; None where it tells nothing."""
    if isinstance(move, Done):
        return None if move.step == NO_STEP else move.step
    return STEP_OF.get(type(move))


def step_at(phase: Phase) -> Step:
    """The step of a seat of which nothing is said."""
    return "done" if phase == "roll" or phase == "scoring" else phase


def step_told(reading: Reading) -> Step:
    """The step of a seat of which the file says nothing."""
    return step_at(phase_of(reading))


def round_of(reading: Reading) -> int:
    """The last round when scoring, else the first with so many dice."""
    if phase_of(reading) == "scoring":
        return numbers().rounds
    stated = len(reading.table.dice or ())
    return next((number for number, count in enumerate(numbers().dice, 1) if count == stated), 1)


def dice_of(due: int, moves: Sequence[Move]) -> tuple[int, ...]:
    """Dice that nobody has told: those that the moves up to the next roll name, and one of each icon.

    Everybody has the same dice: where several draw with the same face, one die of it may be enough. Of a move
    that says no die the icon tells it.
    """
    named = list[tuple[int, int]]()
    for move in takewhile(lambda move: not isinstance(move, Roll), moves):
        if isinstance(move, Draw):
            face = _face(move)
            named.append((sum(other == face for _, other in named), face))
    faces = [face for _, face in sorted(named)[:due]]
    rest = (face for face in FACES if face not in faces)
    return tuple(sorted((*faces, *(next(rest, 1) for _ in range(due - len(faces))))))


def _face(move: Draw) -> int:
    return value_of(move.icon) if (move.die, move.shift) == UNSAID else move.die
