"""Phase 2: behind the screens all seats build, demolish, upgrade and enlarge their towns at once."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rows import Rows, join_rows
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.words import Params, Who
from companion.games.small_city import procedures
from companion.games.small_city.building.build import BUILD, build
from companion.games.small_city.building.demolishing import (
    DEMOLISH,
    demolish,
    demolitions,
    every_demolition,
)
from companion.games.small_city.building.places import build_rows, every_build
from companion.games.small_city.building.staffing import STAFF, every_staffing, staff, staffings
from companion.games.small_city.building.supply import NOW, WHOSE, single_finding, slots_left
from companion.games.small_city.building.upgrading import UPGRADE, every_upgrade, upgrade, upgrades
from companion.games.small_city.moves import Build, Demolish, Done, Grow, Move, Staff, Upgrade
from companion.games.small_city.phases.common_rules import Check, Rules, Stage, all_waiting, clear_finished
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import KINDS, Kind

# Growing ----------------------------------------------------------------------------------------------------


def _check_grown(position: Position, seat: int, _move: Grow) -> Findings:
    return BROKEN if position.towns[seat].grown else KEPT


def _grow_slots(position: Position, seat: int, _move: Grow) -> Findings:
    count = position.towns[seat].built
    return single_finding(built=count) if count > 1 else KEPT


def _full_size(position: Position, seat: int, _move: Grow) -> Findings:
    most = len(seat_plan(position, seat).ground.areas) - 1
    return KEPT if position.towns[seat].size < most else single_finding(size=most)


GROW: tuple[Check, ...] = (
    *WHOSE,
    Rule("grown", "build.slots", _check_grown),
    Rule("grow_slots", "build.slots", _grow_slots),
    Rule("full_size", "town.area", _full_size, "impossible"),
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


def _grow(position: Position, seat: int, _move: Grow) -> Position:
    return position.with_town(seat, size=position.towns[seat].size + 1, grown=True)


def _finish_seat(position: Position, seat: int, _move: Done) -> Position:
    return position.with_town(seat, done=True)


_EFFECTS: Mapping[type[Any], Callable[[Position, int, Any], Position]] = {
    Build: build,
    Upgrade: upgrade,
    Demolish: demolish,
    Grow: _grow,
    Staff: staff,
    Done: _finish_seat,
}


def _effect(position: Position, seat: int, move: Any) -> Position:
    return _EFFECTS[type(move)](position, seat, move)


def _enter(position: Position) -> Position:
    """Free all slots, and put the screens up if the table plays with them."""
    fresh = tuple(replace(town, built=0, grown=False, helped=False, done=False) for town in position.towns)
    if position.rulings.screens == "open":
        return replace(position, towns=fresh)
    return replace(position, towns=fresh, screened=fresh, middle=position.stock)


def _leave(position: Position) -> Position:
    """Take the screens down."""
    return replace(clear_finished(position), screened=(), middle=None)


# What can be done -------------------------------------------------------------------------------------------


def build_moves(position: Position, seat: int, kind: Kind) -> Rows[Build]:
    """List every legal way to build a tile in this phase now."""
    return Rows(build_rows(position, seat, (kind,)) if keeps_all(NOW, position, seat, Done()) else ())


def _moves(position: Position, seat: int) -> Rows[Move]:
    if not keeps_all(WHOSE, position, seat, Done()):
        return join_rows()
    may_build = keeps_all(NOW, position, seat, Done())
    return join_rows(
        Rows(build_rows(position, seat, KINDS) if may_build else ()),
        upgrades(position, seat),
        tuple(demolitions(position, seat)),
        tuple(staffings(position, seat)),
        (Grow(),) if keeps_all(GROW, position, seat, Grow()) else (),
        (Done(),),
    )


def _candidates(position: Position, seat: int) -> Iterable[Move]:
    for kind in KINDS:
        yield from every_build(position, seat, kind)
    yield from every_upgrade(position, seat)
    yield from every_demolition(position, seat)
    yield from every_staffing(position, seat)
    yield Grow()
    yield Done()


def _tasks(position: Position) -> tuple[Task, ...]:
    return tuple(task for seat in all_waiting(position) for task in _tasks_of(position, seat))


def _tasks_of(position: Position, seat: int) -> Iterable[Task]:
    town = position.towns[seat]
    who: Params = {"seat": Who(seat)}
    may_grow = int(keeps_all(GROW, position, seat, Grow()))
    left = slots_left(position, town)
    yield Task(
        "build", seat, {**who, "left": left, "grow": may_grow}, pieces=KINDS if left else (), optional=True
    )
    if cells := tuple(dict.fromkeys(move.origin for move in upgrades(position, seat))):
        yield Task("upgrade", seat, {**who, "count": len(cells)}, cells=cells, optional=True)
    if places := tuple(dict.fromkeys(move.to for move in staffings(position, seat))):
        yield Task("staff", seat, who, cells=places, optional=True)


STAGE = Stage(
    RULES,
    _effect,
    _candidates,
    all_waiting,
    _tasks,
    _moves,
    enter=_enter,
    leave=_leave,
    procedure=procedures.BUILD,
)
