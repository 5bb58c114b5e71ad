"""Phase 5: all seats get votes for the citizens in residences and in the University, all at once."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engine.agenda import Task
from companion.engine.stage import Confirmation
from companion.games.small_city import procedures
from companion.games.small_city.moves import Move, Tally
from companion.games.small_city.phases.common_rules import (
    OUT,
    Rules,
    Stage,
    mark_all_finished,
    mark_none_finished,
    unfinished_seats,
)
from companion.games.small_city.plan import is_active, seat_plan
from companion.games.small_city.position import Cells, Position
from companion.games.small_city.printed import Kind, family_of
from companion.kit.tasks import seat_task, task_per_actor

# The sum, tile by tile: residences by their citizens, the University by the one inside ----------------------


@dataclass(frozen=True, slots=True)
class VoteLine:
    """The votes of one tile.

    Attributes:
        kind: the tile.
        cells: its squares.
        citizens: the seat's own citizens on it.
        votes: the votes they give.
    """

    kind: Kind
    cells: Cells
    citizens: int
    votes: int


def vote_lines_of(position: Position, seat: int) -> tuple[VoteLine, ...]:
    """List the tiles that bring a seat votes now, in the order they were laid.

    Every residence counts by itself (votes.residence): its first citizen gives one vote, its second two, and
    so on. A tourist on it gives none. The University counts while a citizen is inside (votes.university).
    """
    plan, town = seat_plan(position, seat), position.towns[seat]
    own = {one.at for one in town.people if one.seat == seat}
    found = []
    for tile in plan.tiles:
        citizens = sum(at in own for at in tile.cells)
        if family_of(tile.kind) == "R" and citizens:
            found.append(VoteLine(tile.kind, tile.cells, citizens, residence_votes(position, citizens)))
        elif tile.kind == "UN" and is_active(plan, town, seat, "UN"):
            found.append(VoteLine("UN", tile.cells, citizens, position.box.number("university_votes")))
    return tuple(found)


def residence_votes(position: Position, citizens: int) -> int:
    """Look up the votes of a number of citizens in one residence."""
    table = position.box.numbers["residence_votes"]
    return table[min(citizens, len(table) - 1)]


def count_votes_won(position: Position, seat: int) -> int:
    """Count all votes a seat gets this round."""
    return sum(line.votes for line in vote_lines_of(position, seat))


# The phase --------------------------------------------------------------------------------------------------


RULES: Rules = {Tally: (OUT,)}


def _apply_move(position: Position, _seat: int, _move: Tally) -> Position:
    for seat in position.order:
        position = position.with_added(seat, "votes", count_votes_won(position, seat))
    return mark_all_finished(position)


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    return (Tally(),)


def _confirm(position: Position, _seat: int) -> Confirmation[Move]:
    nothing = not any(count_votes_won(position, seat) for seat in position.order)
    return Confirmation(Tally(), nothing, common=True)


def _task_for_seat(position: Position, seat: int) -> Task:
    return seat_task("tally", seat, shared=True, votes=count_votes_won(position, seat))


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    unfinished_seats,
    task_per_actor(unfinished_seats, _task_for_seat),
    enter=mark_none_finished,
    leave=mark_none_finished,
    procedure=procedures.VOTES,
    confirm=_confirm,
)
