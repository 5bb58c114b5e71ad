"""Taking a tile off the board: what it costs, what it pollutes, and where those on it go."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps
from companion.games.small_city.building.laying import short_of
from companion.games.small_city.building.paying import free_cubes
from companion.games.small_city.building.placing import lot
from companion.games.small_city.building.supplying import SLOTS, WHOSE, finding
from companion.games.small_city.citizens.people import eliminate, is_polluted, sent_home
from companion.games.small_city.moves import Demolish
from companion.games.small_city.phases.asked import Check
from companion.games.small_city.plan import hall_room
from companion.games.small_city.position import Laid, Meeple, Position
from companion.games.small_city.printed import UNIQUE


def tile_of(position: Position, seat: int, move: Demolish) -> Laid | None:
    """The tile that is meant: the one on all the named squares."""
    here = lot(position, seat).here
    found = {here.on.get(cell) for cell in move.cells}
    number = found.pop() if len(found) == 1 else None
    return None if number is None else here.tiles[number]


def solid_squares(position: Position, tile: Laid) -> int:
    """How many squares of a tile count: a harbor's water does not."""
    return position.box.size(tile.kind) if tile.kind == "HB" else len(tile.cells)


def own_on(position: Position, seat: int, tile: Laid) -> tuple[Meeple, ...]:
    """The seat's own citizens on one of its tiles."""
    return tuple(one for one in position.towns[seat].people if one.at in tile.cells and one.seat == seat)


def _nothing(position: Position, seat: int, move: Demolish) -> Findings:
    if tile_of(position, seat, move):
        return KEPT
    return finding(cells=move.cells, count=len(move.cells))


def _hall(position: Position, seat: int, move: Demolish) -> Findings:
    tile = tile_of(position, seat, move)
    return BROKEN if tile and tile.kind == "CH" else KEPT


def _money(position: Position, seat: int, move: Demolish) -> Findings:
    tile = tile_of(position, seat, move)
    return short_of(position.towns[seat].money, solid_squares(position, tile)) if tile else KEPT


def _no_room(position: Position, seat: int, move: Demolish) -> Findings:
    tile = tile_of(position, seat, move)
    if tile is None or tile.kind == "CH" or position.rulings.demolition == "career":
        return KEPT
    own = own_on(position, seat, tile)
    room = len(hall_room(lot(position, seat).here, position.towns[seat]))
    if len(own) <= room:
        return KEPT
    return (({"citizens": len(own), "room": room}, tuple(one.at for one in own)),)


DEMOLISH: tuple[Check, ...] = (
    *WHOSE,
    SLOTS,
    Rule("demolish_nothing", "demolish", _nothing, "impossible"),
    Rule("demolish_hall", "tiles.hall", _hall, "impossible"),
    Rule("demolish_cost", "demolish.cost", _money),
    Rule("demolish_room", "demolish.people", _no_room),
)
"""The rules of demolishing, in the order of the rulebook."""

_OF_NO_TILE, _OF_THE_TILE = (*WHOSE, SLOTS), DEMOLISH[len(WHOSE) + 1 :]
"""Those that are about the seat alone, and those about the tile."""


def every_demolition(position: Position, seat: int) -> Iterator[Demolish]:
    """One move for every tile of a town, legal or not."""
    return (Demolish(tile.cells) for tile in position.towns[seat].tiles)


def demolitions(position: Position, seat: int) -> Iterator[Demolish]:
    """Every tile that may be demolished now."""
    if not keeps(_OF_NO_TILE, position, seat, Demolish(())):
        return iter(())
    return (move for move in every_demolition(position, seat) if keeps(_OF_THE_TILE, position, seat, move))


def demolish(position: Position, seat: int, move: Demolish) -> Position:
    """The position without the tile: paid, polluted, its people sent home, its cubes back in the stock.

    The tile is out of the game. At 100 % pollution the seat is out as well.
    """
    tile = tile_of(position, seat, move)
    assert tile is not None
    cells, size = frozenset(tile.cells), solid_squares(position, tile)
    position = sent_home(position, seat, *tile.cells)
    position = free_cubes(position, seat, [one for one in position.towns[seat].cubes if one.at in cells])
    town = position.towns[seat]
    town = replace(
        town,
        tiles=tuple(each for each in town.tiles if each != tile),
        built=town.built + 1,
        gone=tuple(sorted({*town.gone, tile.kind})) if tile.kind in UNIQUE else town.gone,
    )
    position = (
        position.put_town(seat, town).with_more(seat, "money", -size).with_more(seat, "pollution", size)
    )
    return eliminate(position, seat) if is_polluted(position, seat) else position
