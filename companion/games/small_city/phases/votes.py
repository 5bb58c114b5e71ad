"""Phase 5: all seats get votes for the citizens in residences and in the University, all at once."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engine.agenda import Task
from companion.games.small_city import procedures
from companion.games.small_city.moves import Move, Tally
from companion.games.small_city.phases.common_rules import (
    OUT,
    Rules,
    Stage,
    all_waiting,
    clear_finished,
    finish_all,
)
from companion.games.small_city.plan import active, seat_plan
from companion.games.small_city.position import Cells, Position
from companion.games.small_city.printed import Kind, family
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


def votes_of(position: Position, seat: int) -> tuple[VoteLine, ...]:
    """List the tiles that bring a seat votes now, in the order they were laid.

    Every residence counts by itself (votes.residence): its first citizen gives one vote, its second two, and
    so on. A tourist on it gives none. The University counts while a citizen is inside (votes.university).
    """
    plan, town = seat_plan(position, seat), position.towns[seat]
    own = {one.at for one in town.people if one.seat == seat}
    found = []
    for tile in plan.tiles:
        citizens = sum(at in own for at in tile.cells)
        if family(tile.kind) == "R" and citizens:
            found.append(VoteLine(tile.kind, tile.cells, citizens, residence_votes(position, citizens)))
        elif tile.kind == "UN" and active(plan, town, seat, "UN"):
            found.append(VoteLine("UN", tile.cells, citizens, position.box.number("university_votes")))
    return tuple(found)


def residence_votes(position: Position, citizens: int) -> int:
    """Look up the votes of a number of citizens in one residence."""
    table = position.box.numbers["residence_votes"]
    return table[min(citizens, len(table) - 1)]


def votes_won(position: Position, seat: int) -> int:
    """Count all votes a seat gets this round."""
    return sum(line.votes for line in votes_of(position, seat))


# The phase --------------------------------------------------------------------------------------------------


RULES: Rules = {Tally: (OUT,)}


def _effect(position: Position, _seat: int, _move: Tally) -> Position:
    for seat in position.order:
        position = position.with_more(seat, "votes", votes_won(position, seat))
    return finish_all(position)


def _candidates(_position: Position, _seat: int) -> Iterable[Move]:
    return (Tally(),)


def _task(position: Position, seat: int) -> Task:
    return seat_task("tally", seat, shared=True, votes=votes_won(position, seat))


STAGE = Stage(
    RULES,
    _effect,
    _candidates,
    all_waiting,
    task_per_actor(all_waiting, _task),
    enter=clear_finished,
    leave=clear_finished,
    procedure=procedures.VOTES,
)
