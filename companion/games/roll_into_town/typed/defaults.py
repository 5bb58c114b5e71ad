"""Defaults of a position file: the round, the dice, and the seats' step."""

from collections.abc import Sequence
from itertools import takewhile
from typing import cast

from companion.games.roll_into_town.drawing.dice import face_of_icon
from companion.games.roll_into_town.moves import Build, Done, Draw, Move, Roll
from companion.games.roll_into_town.phases.roll import FACES
from companion.games.roll_into_town.phases.step_progress import STEP_OF
from companion.games.roll_into_town.pieces import BUILT, DRAWN
from companion.games.roll_into_town.position import Phase, Step
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.typed.spelling import NO_STEP, UNSAID
from companion.kit.typed_notation import Reading


def hinted_moves(piece: str) -> tuple[Move, ...]:
    """List an example move for a piece, which implies the table's step and a die."""
    if piece in DRAWN:
        icon, sides = DRAWN[piece]
        return (Draw(face_of_icon(icon), icon, "a1", sides),)
    return (Build(BUILT[piece][0], "a1"),) if piece in BUILT else ()


def infer_phase(reading: Reading) -> Phase:
    """Infer the phase: as stated, else scoring, else that of the first move, else a seat's step.

    Without any of these it is the phase of drawing.
    """
    table, moves = reading.table, reading.context.unseated_moves
    if table.phase:
        return cast(Phase, table.phase)
    if reading.context.purpose == "score":
        return "scoring"
    if moves and isinstance(moves[0], Roll) and not table.dice:
        return "roll"
    stated = [seat.step for seat in table.seats if seat.step and seat.step != "done"]
    said = [step for move in moves[:1] if (step := step_of_move(move))] or stated
    found = said[0] if said else "discover"
    return "discover" if found == "done" else found


def step_of_move(move: Move) -> Step | None:
    """Return the step in which a move is made, or None if it tells no step."""
    if isinstance(move, Done):
        return None if move.step == NO_STEP else move.step
    return STEP_OF.get(type(move))


def default_step(phase: Phase) -> Step:
    """Return the default step of a seat in a phase."""
    return "done" if phase == "roll" or phase == "scoring" else phase


def infer_step(reading: Reading) -> Step:
    """Infer the step of a seat that the file states none for."""
    return default_step(infer_phase(reading))


def infer_round(reading: Reading) -> int:
    """Infer the round: the last one when scoring, else the first with the stated number of dice."""
    if infer_phase(reading) == "scoring":
        return numbers().rounds
    stated = len(reading.table.dice or ())
    return next((number for number, count in enumerate(numbers().dice, 1) if count == stated), 1)


def infer_dice(due: int, moves: Sequence[Move]) -> tuple[int, ...]:
    """Infer unstated dice: those that the moves up to the next roll name, and one of each icon.

    All seats share the dice: where several draw with the same face, one die of it may be enough. A move
    without a die implies its icon's face.
    """
    named = list[tuple[int, int]]()
    for move in takewhile(lambda move: not isinstance(move, Roll), moves):
        if isinstance(move, Draw):
            face = _face_of_draw(move)
            named.append((sum(other == face for _, other in named), face))
    faces = [face for _, face in sorted(named)[:due]]
    rest = (face for face in FACES if face not in faces)
    return tuple(sorted((*faces, *(next(rest, 1) for _ in range(due - len(faces))))))


def _face_of_draw(move: Draw) -> int:
    return face_of_icon(move.icon) if (move.die, move.shift) == UNSAID else move.die
