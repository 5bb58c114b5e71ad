"""For every rule of building: how the cause that a violation names is taken away."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.words import Who, Word
from companion.games.small_city.building.paying import full_price
from companion.games.small_city.building.pieces import piece_on
from companion.games.small_city.building.placing import seat_lot
from companion.games.small_city.building.supply import stock_name
from companion.games.small_city.building.upgrading import larger_layings
from companion.games.small_city.moves import Build, Found, Move, Upgrade
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import CellName, Cube, Laid, Position
from companion.games.small_city.printed import COLOURS, Kind
from tests.conformance.parts import Changed, Remover
from tests.conformance.removers import cells_of, cleared, number_of, ruled, said, seat_has, seat_has_more
from tests.games.small_city.mending_build import (
    AROUND,
    OPEN,
    Violations,
    emptied,
    kinds_of,
    listed,
    tile_at,
    without_tiles,
)
from tests.games.small_city.removers_upgrade import LATER


def build_park(position: Position, _seat: int, move: Build, _violations: Violations) -> Changed:
    """Build a park of one square instead."""
    return position, replace(move, tile="P1", cells=move.cells[:1])


def remove_used_tile(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the named tile from the board and from the demolished ones."""
    (kind,) = kinds_of(violations)
    bare = without_tiles(position, seat, [cell for violation in violations for cell in violation.cells])
    gone = tuple(one for one in bare.towns[seat].gone if one != kind)
    return bare.with_town(seat, gone=gone), move


def age_stations(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Date the remaining station to an earlier round."""
    left = cells_of(violations)
    if position.errand:
        position = replace(position, errand=replace(position.errand, at=None))
    tiles = tuple(
        replace(tile, fresh=False) if set(tile.cells) & set(left) else tile
        for tile in position.towns[seat].tiles
    )
    return position.with_town(seat, tiles=tiles), move


def add_to_stock(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Add a tile of each named kind to the stock."""
    for kind in kinds_of(violations):
        position = replace(position, stock=position.stock.with_added(stock_name(kind)))
    return position, move


def finish_seats_before(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Finish the turns of the named seat and of those between it and this one."""
    named = violations[0].params["seat"]
    assert isinstance(named, Who)
    order = position.order
    for other in order[order.index(named.seat) : order.index(seat)]:
        position = position.with_town(other, done=True)
    return position, move


def move_onto_board(
    position: Position, seat: int, move: Build | Upgrade | Found, violations: Violations
) -> Changed:
    """Move all squares onto the board. A City Hall finds the named squares empty.

    On those that the side chosen with a City Hall has not, nothing lies.
    """
    assert listed(violations[0], "cells")
    if isinstance(move, Found):
        return emptied(position, seat, cells_of(violations)), move
    return match_shape(position, seat, move, violations)


def match_shape(position: Position, seat: int, move: Build | Upgrade, _violations: Violations) -> Changed:
    """Lay the tile, and its warehouse, on squares of their shape."""
    here = seat_lot(position, seat)
    if isinstance(move, Upgrade):
        return position, replace(move, cells=piece_on(here, move.tile).cells[0])
    store = piece_on(here, "WA").cells[-1] if move.warehouse else ()
    return position, replace(move, cells=piece_on(here, move.tile).cells[0], warehouse=store)


def remove_graves(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Remove the named graves."""
    graves = position.towns[seat].graves
    named = cells_of(violations)
    return position.with_town(seat, graves=tuple(one for one in graves if one.at not in named)), move


def _print_squares(position: Position, seat: int, cells: Iterable[CellName], mark: str) -> Position:
    """Print a mark on some squares of a seat's board."""
    town, here = position.towns[seat], seat_plan(position, seat)
    drawn = list((town.board or position.box.texts[f"board-{town.side}"]).replace("/", ""))
    for cell in cells:
        drawn[here.grid.index[cell]] = mark
    columns = here.grid.columns
    rows = ("".join(drawn[i : i + columns]) for i in range(0, len(drawn), columns))
    return position.with_town(seat, board="/".join(rows))


def open_squares(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Open the named squares from the start."""
    return _print_squares(position, seat, cells_of(violations), "0"), move


def clear_street(position: Position, _seat: int, move: Move, violations: Violations) -> Changed:
    """Take the mayor away from the named squares."""
    named = cells_of(violations)
    return replace(position, street=tuple(cell for cell in position.street if cell not in named)), move


def lay_needed_tiles(position: Position, seat: int, move: Build | Upgrade, violations: Violations) -> Changed:
    """Lay exactly the tiles beside one of its squares that it needs, and nothing else."""
    needed, rule = number_of(violations[0], "needed"), violations[0].rule
    if isinstance(move, Upgrade):
        return _lay_around_upgrade(position, seat, move, rule.removeprefix("upgrade_"), needed)
    bare = position.with_town(seat, tiles=(), people=(), cubes=(), board=OPEN)
    cells = piece_on(seat_lot(bare, seat), move.tile).cells
    middle = min((each for each in cells if "e5" in each), key=lambda each: len(AROUND & set(each)))
    return _lay_around(bare, seat, middle, rule, needed), replace(move, cells=middle, warehouse=())


def _lay_around(position: Position, seat: int, cells: Iterable[CellName], rule: str, needed: int) -> Position:
    """Lay as many tiles as are needed beside the square e5 of a tile."""
    kinds: dict[str, tuple[Kind, ...]] = {
        "culture": ("SC",) * 8,
        "homes": ("R1",) * 8,
        "industry": ("RF", "HB"),
    }
    taken = set(cells)
    free = sorted(AROUND - taken)
    assert len(free) >= needed
    laid = []
    for kind, at in zip(kinds[rule][:needed], free, strict=False):
        laid.append(Laid(kind, (at,) if kind != "HB" else (at, "j1", "j2", "i1")))
    return position.with_town(seat, tiles=(*position.towns[seat].tiles, *laid))


def _lay_around_upgrade(position: Position, seat: int, move: Upgrade, rule: str, needed: int) -> Changed:
    old = tile_at(position, seat, move.origin)
    bare = position.with_town(seat, tiles=(), people=(), cubes=(), board=OPEN)
    middle = next(each for each in piece_on(seat_lot(bare, seat), old.kind).cells if "e5" in each)
    with_old = bare.with_town(seat, tiles=(Laid(old.kind, middle),))
    fed_town = _lay_around(with_old, seat, middle, rule, needed)
    ways = larger_layings(seat_lot(with_old, seat), Laid(old.kind, middle))
    cells = piece_on(seat_lot(bare, seat), ways[0].kind).names_by_squares[ways[0].laying.cells]
    return fed_town, replace(move, origin="e5", cells=cells)


def move_warehouse(position: Position, _seat: int, move: Build, violations: Violations) -> Changed:
    """Lay the warehouse on a named square."""
    return position, replace(move, warehouse=listed(violations[0], "cells")[:1])


def pay_full_price(position: Position, _seat: int, move: Build, _violations: Violations) -> Changed:
    """Pay the full price."""
    return position, replace(move, pay=full_price(position, move.tile))


def store_missing_cubes(position: Position, seat: int, move: Move, violations: Violations) -> Changed:
    """Put the missing cubes into the store."""
    words = violations[0].params["missing"]
    assert isinstance(words, tuple)
    missing = [word.id.removeprefix("cube-") for word in words if isinstance(word, Word)]
    more = tuple(Cube("a1", colour) for colour in COLOURS for name in missing if name == colour)
    return position.with_town(seat, cubes=(*position.towns[seat].cubes, *more)), move


REMOVERS: dict[str, Remover] = {
    "built_done": seat_has(done=False),
    "slots": seat_has(built=0),
    "hall": said(tile="P1"),
    "warehouse_alone": build_park,
    "used_up": remove_used_tile,
    "one_each": cleared(without_tiles),
    "stock": add_to_stock,
    "council_only": ruled(emergency="buildable"),
    "scarce": finish_seats_before,
    "off_board": move_onto_board,
    "shape": match_shape,
    "covered": cleared(without_tiles),
    "grave": remove_graves,
    "obstacle": open_squares,
    "water": open_squares,
    "area": open_squares,
    "street": clear_street,
    "apart": cleared(without_tiles),
    "culture": lay_needed_tiles,
    "homes": lay_needed_tiles,
    "industry": lay_needed_tiles,
    "warehouse_needed": said(warehouse=("a1",)),
    "warehouse_extra": said(warehouse=()),
    "warehouse_on_it": said(warehouse=()),
    "warehouse_near": move_warehouse,
    "money": seat_has_more("money"),
    "payment": pay_full_price,
    "goods": store_missing_cubes,
    "upgrade_culture": lay_needed_tiles,
    "upgrade_homes": lay_needed_tiles,
    "upgrade_industry": lay_needed_tiles,
    "demolish_cost": seat_has_more("money"),
    "staff_inside": cleared(without_tiles),
    "staff_again": age_stations,
    "grant_culture": said(tile="P1"),
    **LATER,
}
