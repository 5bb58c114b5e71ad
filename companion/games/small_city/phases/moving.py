"""Phase 3: the seats move their citizens in turn, then those of the City Hall find homes."""

from collections.abc import Iterator

from companion.engine.agenda import Task
from companion.engine.stage import Confirmation
from companion.games.small_city import procedures
from companion.games.small_city.citizens import people
from companion.games.small_city.citizens.people import evict_tourists, is_policed
from companion.games.small_city.citizens.visiting import Visit, visits_of
from companion.games.small_city.citizens.walking import (
    citizens_stuck,
    citizens_that_must_move,
    citizens_to_move,
    empty_homes,
    target_squares,
)
from companion.games.small_city.moves import Done, Move, MoveCitizen, Settle
from companion.games.small_city.phases.common_rules import (
    Stage,
    first_unfinished_seat,
    mark_none_finished,
    unfinished_seats,
)
from companion.games.small_city.phases.stepping import (
    DONE,
    MOVE,
    SETTLE,
    citizens_in_own_hall,
    goal_seat,
    source_seat,
)
from companion.games.small_city.position import CellName, Meeple, Position, Spot
from companion.geometry.bits import bits
from companion.kit.tasks import later_than, seat_task, single_actor, task_per_actor

WORKPLACES = ("F", "C")
"""Tiles whose squares the owners of their workers may not use again in the round."""
NOWHERE = "z99"
"""A square no board has."""
MOST_TOWNS = 4

# What moves change -----------------------------------------------------------------------------------------


def apply_move(position: Position, seat: int, move: MoveCitizen | Settle | Done) -> Position:
    """Apply a move of this phase."""
    match move:
        case MoveCitizen():
            return _apply_move(position, seat, move)
        case Settle():
            return people.leave_hall(position, seat, move.to, spent=True)
        case Done():
            return _finish_seat(position, seat)


def _apply_move(position: Position, seat: int, move: MoveCitizen) -> Position:
    source, goal = source_seat(seat, move), goal_seat(seat, move)
    rested = not is_policed(position, goal)
    position = position.put_town(source, people.remove_people(position.towns[source], move.origin))
    position = position.put_town(goal, people.add_people(position.towns[goal], Meeple(move.to, seat, True)))
    return evict_tourists(position, goal) if rested else position


def _finish_seat(position: Position, seat: int) -> Position:
    """Finish a seat's turn, and send home its tourists without a way to go.

    They go to the City Hall, or to the Career Center.
    """
    lost = [(host, one.at) for host, one in citizens_stuck(position, seat) if host != seat]
    for host, at in lost:
        position = people.send_home(position, host, at)
    return position.with_town(seat, done=True)


# What can be done ------------------------------------------------------------------------------------------


def legal_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield every legal move of a seat in this phase."""
    if first_unfinished_seat(position) != seat:
        return
    for visit in visits_of(position, seat):
        hall = visit.hall if visit.host == seat else 0
        for one in () if visit.town.out else visit.own_citizens:
            if not one.spent and not hall & visit.mask_of(one.at):
                yield from _legal_moves(position, seat, visit.host, one.at)
    if not citizens_to_move(position, seat):
        if any(citizens_in_own_hall(position, seat)):
            yield from (Settle(at) for at in empty_homes(position, seat))
        yield Done()


def _legal_moves(position: Position, seat: int, source: int, origin: CellName) -> Iterator[Move]:
    for visit in visits_of(position, seat):
        if not visit.town.out:
            for number in bits(target_squares(position, seat, source, origin, visit.host)):
                yield _name_move(seat, source, origin, visit, visit.grid.names[number])


def _name_move(seat: int, source: int, origin: CellName, goal: Visit, target: CellName) -> MoveCitizen:
    town = None if goal.host == source else goal.host
    return MoveCitizen(origin, target, town, None if source == seat else source)


def _confirm(position: Position, seat: int) -> Confirmation[Move] | None:
    """Find the end of the turn of a seat without a citizen to move.

    It is empty if the seat has moved none either, and sends no tourist home.
    """
    if any(type(move) is not Done for move in legal_moves(position, seat)):
        return None
    moved = any(one.spent for visit in visits_of(position, seat) for one in visit.own_citizens)
    return Confirmation(Done(), not moved and all(host == seat for host, _ in citizens_stuck(position, seat)))


def candidate_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield every move a seat could name in this phase."""
    every = visits_of(position, seat)
    for visit in every:
        for one in visit.own_citizens:
            for goal in every:
                yield from (_name_move(seat, visit.host, one.at, goal, to) for to in goal.grid.names)
        others = [at for at in visit.grid.names if at not in {one.at for one in visit.own_citizens}]
        yield from (_name_move(seat, visit.host, at, visit, others[0]) for at in others)
    for one in every[seat].own_citizens[:1]:
        yield MoveCitizen(one.at, NOWHERE)
        if len(every) < MOST_TOWNS:
            yield MoveCitizen(one.at, "a1", len(every))
    yield Settle(NOWHERE)
    yield from (Settle(at) for at in every[seat].grid.names)
    yield Done()


def task_for_seat(position: Position, seat: int) -> Task:
    """Build the moving seat's task: citizens to move, homes to settle, or the end of the turn."""
    if left := citizens_to_move(position, seat):
        cells = (one.at for host, one in left if host == seat)
        return seat_task("move", seat, cells=cells, shared=True, n=len(left))
    homes = empty_homes(position, seat)
    count = min(len(homes), sum(1 for _ in citizens_in_own_hall(position, seat)))
    if count:
        return seat_task("settle", seat, cells=homes, optional=True, shared=True, n=count)
    return seat_task("move_done", seat, optional=True, shared=True)


ACTORS = single_actor(first_unfinished_seat)
TASKS = task_per_actor(ACTORS, task_for_seat)


# When it begins and ends -----------------------------------------------------------------------------------


def begin_phase(position: Position) -> Position:
    """Stand up all people, and note every worker's square for its owner."""
    standing = people.stand_up_all(mark_none_finished(position))
    position = standing
    for seat in standing.order:
        spots = tuple(
            Spot(visit.host, one.at)
            for visit in visits_of(standing, seat)
            for one in visit.own_citizens
            if visit.squares(*WORKPLACES) & visit.mask_of(one.at)
        )
        position = position.with_town(seat, left=spots)
    return position


def end_phase(position: Position) -> Position:
    """End the phase: empty factory squares bring new citizens, and people stand up.

    Those that could not move stay lying.
    """
    resting = {
        (host, one.at) for seat in position.order for host, one in citizens_that_must_move(position, seat)
    }
    position = people.stand_up_all(position)
    for host, at in resting:
        position = position.put_town(host, people.lay_people_down(position.towns[host], at))
    for seat in position.order:
        position = people.add_new_citizens(position, seat, count_jobs(position, seat))
        position = position.with_town(seat, left=(), done=False)
    return position


def count_jobs(position: Position, seat: int) -> int:
    """Count the factory squares in a town without people."""
    home = Visit(position, seat, seat)
    return (home.squares("F") & ~home.occupied_squares).bit_count()


STAGE = Stage(
    {MoveCitizen: MOVE, Settle: SETTLE, Done: DONE},
    apply_move,
    candidate_moves,
    ACTORS,
    TASKS,
    legal_moves,
    begin_phase,
    end_phase,
    procedure=procedures.MOVE,
    confirm=_confirm,
    later=later_than(first_unfinished_seat, unfinished_seats),
)
