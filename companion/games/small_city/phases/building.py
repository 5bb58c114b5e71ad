"""Phase 2: behind the screens all seats build, demolish, upgrade and enlarge their towns at once."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rows import Rows, join_rows
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.stage import Confirmation
from companion.engine.words import Params, Who
from companion.games.small_city import procedures
from companion.games.small_city.building.build import BUILD, build
from companion.games.small_city.building.demolishing import (
    DEMOLISH,
    candidate_demolitions,
    demolish,
    legal_demolitions,
)
from companion.games.small_city.building.places import build_rows, candidate_builds
from companion.games.small_city.building.staffing import (
    STAFF,
    apply_staff,
    candidate_staffings,
    legal_staffings,
)
from companion.games.small_city.building.supply import NOW, WHOSE, single_finding, slots_left
from companion.games.small_city.building.upgrading import UPGRADE, candidate_upgrades, legal_upgrades, upgrade
from companion.games.small_city.moves import Build, Demolish, Done, Grow, Move, Staff, Upgrade
from companion.games.small_city.phases.common_rules import (
    Check,
    Rules,
    Stage,
    mark_none_finished,
    unfinished_seats,
)
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import KINDS, Kind

# Growing ----------------------------------------------------------------------------------------------------


def _check_not_grown(position: Position, seat: int, _move: Grow) -> Findings:
    return BROKEN if position.towns[seat].grown else KEPT


def _check_slots_to_grow(position: Position, seat: int, _move: Grow) -> Findings:
    count = position.towns[seat].built
    return single_finding(built=count) if count > 1 else KEPT


def _check_not_full_size(position: Position, seat: int, _move: Grow) -> Findings:
    most = len(seat_plan(position, seat).ground.areas) - 1
    return KEPT if position.towns[seat].size < most else single_finding(size=most)


GROW: tuple[Check, ...] = (
    *WHOSE,
    Rule("grown", "build.slots", _check_not_grown),
    Rule("grow_slots", "build.slots", _check_slots_to_grow),
    Rule("full_size", "town.area", _check_not_full_size, "impossible"),
)

RULES: Rules = {
    Build: BUILD,
    Upgrade: UPGRADE,
    Demolish: DEMOLISH,
    Grow: GROW,
    Staff: STAFF,
    Done: WHOSE,
}
"""The rules of this phase, by type of move."""


# What a move changes ----------------------------------------------------------------------------------------


def _apply_grow(position: Position, seat: int, _move: Grow) -> Position:
    return position.with_town(seat, size=position.towns[seat].size + 1, grown=True)


def _finish_seat(position: Position, seat: int, _move: Done) -> Position:
    return position.with_town(seat, done=True)


_EFFECTS: Mapping[type[Any], Callable[[Position, int, Any], Position]] = {
    Build: build,
    Upgrade: upgrade,
    Demolish: demolish,
    Grow: _apply_grow,
    Staff: apply_staff,
    Done: _finish_seat,
}


def _apply_move(position: Position, seat: int, move: Any) -> Position:
    return _EFFECTS[type(move)](position, seat, move)


def _begin_building(position: Position) -> Position:
    """Free all slots, and put the screens up if the table plays with them."""
    fresh = tuple(replace(town, built=0, grown=False, helped=False, done=False) for town in position.towns)
    if position.rulings.screens == "open":
        return replace(position, towns=fresh)
    return replace(position, towns=fresh, screened=fresh, middle=position.stock)


def _take_screens_down(position: Position) -> Position:
    """Take the screens down."""
    return replace(mark_none_finished(position), screened=(), middle=None)


# What can be done -------------------------------------------------------------------------------------------


def build_moves(position: Position, seat: int, kind: Kind) -> Rows[Build]:
    """List every legal way to build a tile in this phase now."""
    return Rows(build_rows(position, seat, (kind,)) if keeps_all(NOW, position, seat, Done()) else ())


def _legal_moves(position: Position, seat: int) -> Rows[Move]:
    if not keeps_all(WHOSE, position, seat, Done()):
        return join_rows()
    may_build = keeps_all(NOW, position, seat, Done())
    return join_rows(
        Rows(build_rows(position, seat, KINDS) if may_build else ()),
        legal_upgrades(position, seat),
        tuple(legal_demolitions(position, seat)),
        tuple(legal_staffings(position, seat)),
        (Grow(),) if keeps_all(GROW, position, seat, Grow()) else (),
        (Done(),),
    )


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    for kind in KINDS:
        yield from candidate_builds(position, seat, kind)
    yield from candidate_upgrades(position, seat)
    yield from candidate_demolitions(position, seat)
    yield from candidate_staffings(position, seat)
    yield Grow()
    yield Done()


def _current_tasks(position: Position) -> tuple[Task, ...]:
    return tuple(task for seat in unfinished_seats(position) for task in _tasks_for_seat(position, seat))


def _confirm(position: Position, seat: int) -> Confirmation[Move] | None:
    """Find the end of building of a seat without a slot, an upgrade or a citizen to move in.

    It is never empty: behind its screen a seat must not tell what it can pay.
    """
    more = (
        slots_left(position, position.towns[seat])
        or any(legal_upgrades(position, seat))
        or any(legal_staffings(position, seat))
    )
    return None if more else Confirmation(Done())


def _tasks_for_seat(position: Position, seat: int) -> Iterable[Task]:
    town = position.towns[seat]
    who: Params = {"seat": Who(seat)}
    may_grow = int(keeps_all(GROW, position, seat, Grow()))
    left = slots_left(position, town)
    yield Task(
        "build", seat, {**who, "left": left, "grow": may_grow}, pieces=KINDS if left else (), optional=True
    )
    if cells := tuple(dict.fromkeys(move.origin for move in legal_upgrades(position, seat))):
        yield Task("upgrade", seat, {**who, "count": len(cells)}, cells=cells, optional=True)
    if places := tuple(dict.fromkeys(move.to for move in legal_staffings(position, seat))):
        yield Task("staff", seat, who, cells=places, optional=True)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    unfinished_seats,
    _current_tasks,
    _legal_moves,
    enter=_begin_building,
    leave=_take_screens_down,
    procedure=procedures.BUILD,
    confirm=_confirm,
)
