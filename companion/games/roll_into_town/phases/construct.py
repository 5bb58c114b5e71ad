"""Construct: a seat builds as much as it can pay, where there is a place for it."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rows import Row, Rows
from companion.engine.rules import KEPT, Findings, Rule, keeps_all
from companion.games.roll_into_town.building import paying
from companion.games.roll_into_town.building.places import (
    AREA,
    Site,
    building_site,
    covered_cells,
    legal_building_squares,
)
from companion.games.roll_into_town.land import put_token, seat_land
from companion.games.roll_into_town.marks import BOTTOM, BUILDINGS, BUILT, HARBOR, TOP, Building, with_top
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.phases.common_rules import (
    actors_at_step,
    create_task,
    on_map_rule,
    rules_on_square,
    step_rule,
)
from companion.games.roll_into_town.phases.stage import Check, Stage, StepStage
from companion.games.roll_into_town.pieces import building_piece, possible_flips
from companion.games.roll_into_town.position import AWAY, Position
from companion.games.roll_into_town.printed import Goods, numbers
from companion.games.roll_into_town.words import building_word
from companion.geometry.bits import bits
from companion.geometry.square import Grid

ONCE: tuple[Building, ...] = ("fountain", "market", "lighthouse", "cathedral")
"""Buildings that a seat builds once in a game."""


# Rules ------------------------------------------------------------------------------------------------------


def _check_single_building(position: Position, seat: int, move: Build) -> Findings:
    land = seat_land(position, seat)
    if move.building not in ONCE or not (there := land.cells_of(move.building)):
        return KEPT
    return (({"building": building_word(move.building)}, land.grid.names_of(there)),)


def _check_only_cathedral_mirrored(_position: Position, _seat: int, move: Build) -> Findings:
    if not move.mirrored or move.building == "cathedral":
        return KEPT
    return (({"building": building_word(move.building)}, ()),)


def _site_of_move(position: Position, seat: int, move: Build) -> Site:
    return building_site(position, seat, move.building, move.mirrored)


AT = step_rule("construct")

WHAT: tuple[Check, ...] = (
    AT,
    *paying.PAYING,
    Rule("once", "build.once", _check_single_building),
    Rule("mirror", "build.cathedral", _check_only_cathedral_mirrored, "impossible"),
)
"""The rules that do not ask where."""

BUILD: tuple[Check, ...] = (
    *WHAT,
    on_map_rule("build.where"),
    *rules_on_square(AREA, _site_of_move),
)
"""The rules of building, in the order of the rulebook."""


# What it changes --------------------------------------------------------------------------------------------


def _apply_move(position: Position, seat: int, move: Build) -> Position:
    """Draw the building and pay for it."""
    sheet = paying.pay_for(position.sheet(seat), move.building, move.given)
    number = position.printed.grid.index[move.at]
    cells = sheet.cells
    match move.building:
        case "harbor":
            cells = put_token(cells, number, with_top(cells[number], HARBOR))
        case "lighthouse":
            above = number - position.printed.grid.columns
            cells = put_token(cells, number, with_top(cells[number], BOTTOM))
            cells = put_token(cells, above, with_top(cells[above], TOP))
        case _:
            for each in bits(covered_cells(position, move.building, number, move.mirrored)):
                cells = put_token(cells, each, BUILT[move.building])
    return position.with_player(seat, sheet=replace(sheet, cells=cells))


# What can be done -------------------------------------------------------------------------------------------


def best_payment(position: Position, seat: int, building: Building) -> Goods:
    """Return the best goods to give away for a building, none if it is out of reach."""
    ways = paying.ways_to_pay(seat_land(position, seat), position.sheet(seat), building)
    return ways[0] if ways else paying.NOTHING


def affordable_buildings(position: Position, seat: int) -> tuple[Building, ...]:
    """List the buildings that a seat can pay, with exchanges, and has a place for."""
    land, sheet = seat_land(position, seat), position.sheet(seat)
    return tuple(
        building
        for building in BUILDINGS
        if not (building in ONCE and land.cells_of(building))
        and paying.ways_to_pay(land, sheet, building)
        and any(
            legal_building_squares(position, seat, building, flipped) for flipped in possible_flips(building)
        )
    )


@lru_cache(maxsize=1024)
def _all_builds(grid: Grid, building: Building, mirrored: bool, payment: Goods) -> tuple[Build, ...]:
    """List a building's moves, paid the same way, on every square."""
    return tuple(Build(building, name, mirrored, payment) for name in grid.names)


def _rows_of_builds(position: Position, seat: int) -> Iterator[Row[Build]]:
    land, sheet = seat_land(position, seat), position.sheet(seat)
    for building in BUILDINGS:
        for given in paying.ways_to_pay(land, sheet, building):
            if keeps_all(WHAT, position, seat, Build(building, AWAY, False, given)):
                for flipped in possible_flips(building):
                    where = legal_building_squares(position, seat, building, flipped)
                    yield _all_builds(land.grid, building, flipped, given), where


def _legal_moves(position: Position, seat: int) -> Rows[Build]:
    return Rows(_rows_of_builds(position, seat))


def _candidate_moves(position: Position, seat: int) -> Iterator[Build]:
    """Yield every legal move, every building on every square paid best, and payments that break rules."""
    yield from _legal_moves(position, seat)
    names = position.printed.grid.names
    for building in BUILDINGS:
        given = best_payment(position, seat, building)
        for at_, flipped in product(names, possible_flips(building)):
            yield Build(building, at_, flipped, given)
        yield Build(building, names[0], True, given)
        yield Build(building, AWAY, False, given)
        for odd in _odd_payments(given):
            yield Build(building, names[0], False, odd)


def _odd_payments(payment: Goods) -> Iterator[Goods]:
    """Yield wrong payments: given away for nothing, an odd number, too much, or the wrong resource."""
    yield from (paying.NOTHING, Goods(1), Goods(0, 1), Goods(2), Goods(0, 2), Goods(0, 0, 2), Goods(98))
    yield replace(payment, wood=payment.wood + numbers().exchange)


# What is asked ----------------------------------------------------------------------------------------------


def _current_tasks(position: Position) -> tuple[Task, ...]:
    return tuple(_task_for_seat(position, seat) for seat in _actors(position))


def _task_for_seat(position: Position, seat: int) -> Task:
    sheet, found = position.sheet(seat), affordable_buildings(position, seat)
    asked = create_task(
        "construct", seat, count=len(found), food=sheet.food, stone=sheet.stone, wood=sheet.wood
    )
    return Task(asked.id, seat, asked.params, pieces_of(position, found), optional=True)


def pieces_of(position: Position, buildings: tuple[Building, ...]) -> tuple[str, ...]:
    """List the pieces of some buildings. The Cathedral's mirror is a piece of its own."""
    return tuple(
        building_piece(building, flipped) for building in buildings for flipped in possible_flips(building)
    )


def _can_afford_building(position: Position, seat: int) -> bool:
    return bool(affordable_buildings(position, seat))


_actors = actors_at_step("construct")

STEP = StepStage(
    Stage({Build: BUILD}, _apply_move, _candidate_moves, _actors, _current_tasks, _legal_moves),
    asks=_can_afford_building,
)
