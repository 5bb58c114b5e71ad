"""Taking a tile off the board: its price, its pollution, and its people sent home."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.games.small_city.building.build import find_short_money
from companion.games.small_city.building.paying import return_cubes
from companion.games.small_city.building.placing import seat_lot
from companion.games.small_city.building.supply import SLOTS, WHOSE, single_finding
from companion.games.small_city.citizens.people import eliminate_seat, is_polluted, send_home
from companion.games.small_city.moves import Demolish
from companion.games.small_city.phases.common_rules import Check
from companion.games.small_city.plan import free_hall_cells
from companion.games.small_city.position import Laid, Meeple, Position
from companion.games.small_city.printed import UNIQUE


def tile_of(position: Position, seat: int, move: Demolish) -> Laid | None:
    """Find the tile that covers every named square, or None."""
    plan = seat_lot(position, seat).plan
    if not move.cells or not (tile := plan.tile_at(move.cells[0])):
        return None
    return tile if all(cell in tile.cells for cell in move.cells[1:]) else None


def count_solid_squares(position: Position, tile: Laid) -> int:
    """Count a tile's squares for its price and its pollution, without a harbor's water."""
    return position.box.size(tile.kind) if tile.kind == "HB" else len(tile.cells)


def own_citizens_on(position: Position, seat: int, tile: Laid) -> tuple[Meeple, ...]:
    """List the seat's own citizens on one of its tiles."""
    return tuple(one for one in position.towns[seat].people if one.at in tile.cells and one.seat == seat)


def _check_tile_named(position: Position, seat: int, move: Demolish) -> Findings:
    if tile_of(position, seat, move):
        return KEPT
    return single_finding(cells=move.cells, count=len(move.cells))


def _check_not_hall(_position: Position, _seat: int, tile: Laid) -> Findings:
    return BROKEN if tile.kind == "CH" else KEPT


def _check_money(position: Position, seat: int, tile: Laid) -> Findings:
    return find_short_money(position.towns[seat].money, count_solid_squares(position, tile))


def _check_hall_room(position: Position, seat: int, tile: Laid) -> Findings:
    if tile.kind == "CH" or position.rulings.demolition == "career":
        return KEPT
    own = own_citizens_on(position, seat, tile)
    room = len(free_hall_cells(seat_lot(position, seat).plan, position.towns[seat]))
    if len(own) <= room:
        return KEPT
    return (({"citizens": len(own), "room": room}, tuple(one.at for one in own)),)


def _rule_on_named_tile(rule: Rule[Position, Laid]) -> Check:
    def check(position: Position, seat: int, move: Demolish) -> Findings:
        tile = tile_of(position, seat, move)
        return rule.check(position, seat, tile) if tile else KEPT

    return Rule(rule.id, rule.section, check, rule.kind)


OF_THE_TILE: tuple[Rule[Position, Laid], ...] = (
    Rule("demolish_hall", "tiles.hall", _check_not_hall, "impossible"),
    Rule("demolish_cost", "demolish.cost", _check_money),
    Rule("demolish_room", "demolish.people", _check_hall_room),
)
"""The rules about the tile that is demolished."""

DEMOLISH: tuple[Check, ...] = (
    *WHOSE,
    SLOTS,
    Rule("demolish_nothing", "demolish", _check_tile_named, "impossible"),
    *map(_rule_on_named_tile, OF_THE_TILE),
)
"""The rules of demolishing, in the order of the rulebook."""


def candidate_demolitions(position: Position, seat: int) -> Iterator[Demolish]:
    """Yield a move for every tile of a town, legal or not."""
    return (Demolish(tile.cells) for tile in position.towns[seat].tiles)


def legal_demolitions(position: Position, seat: int) -> Iterator[Demolish]:
    """Yield every demolition that is legal now."""
    if keeps_all((*WHOSE, SLOTS), position, seat, Demolish(())):
        for tile in position.towns[seat].tiles:
            if keeps_all(OF_THE_TILE, position, seat, tile):
                yield Demolish(tile.cells)


def demolish(position: Position, seat: int, move: Demolish) -> Position:
    """Apply `Demolish`: charge and pollute the town, send people home, return cubes to the stock.

    The tile is out of the game. At 100 % pollution the seat is out as well.
    """
    tile = tile_of(position, seat, move)
    assert tile is not None
    cells, size = frozenset(tile.cells), count_solid_squares(position, tile)
    position = send_home(position, seat, *tile.cells)
    position = return_cubes(position, seat, [one for one in position.towns[seat].cubes if one.at in cells])
    town = position.towns[seat]
    town = replace(
        town,
        tiles=tuple(each for each in town.tiles if each != tile),
        built=town.built + 1,
        gone=tuple(sorted({*town.gone, tile.kind})) if tile.kind in UNIQUE else town.gone,
    )
    position = (
        position.put_town(seat, town).with_added(seat, "money", -size).with_added(seat, "pollution", size)
    )
    return eliminate_seat(position, seat) if is_polluted(position, seat) else position
