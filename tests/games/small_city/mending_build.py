"""What the removers of building share: reading a violation, and clearing a town."""

from collections.abc import Iterable, Sequence

from companion.engine.verdict import Violation
from companion.engine.words import Word
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import CellName, Laid, Position
from companion.games.small_city.printed import Kind

Violations = Sequence[Violation]


def kinds_of(violations: Violations) -> list[Kind]:
    words = [violation.params["tile"] for violation in violations]
    return [word.id.removeprefix("tile-") for word in words if isinstance(word, Word)]  # type: ignore[misc]


def listed(violation: Violation, name: str) -> tuple[str, ...]:
    value = violation.params[name]
    assert isinstance(value, tuple)
    return tuple(str(one) for one in value)


def without_tiles(position: Position, seat: int, cells: Iterable[CellName]) -> Position:
    """Return the position with every tile gone that covers one of these squares, and all that is on it."""
    gone = set(cells)
    tiles = position.towns[seat].tiles
    bare = {cell for tile in tiles if gone & set(tile.cells) for cell in tile.cells}
    return position.with_town(
        seat,
        tiles=tuple(tile for tile in tiles if not bare & set(tile.cells)),
        people=tuple(one for one in position.towns[seat].people if one.at not in bare),
        cubes=tuple(one for one in position.towns[seat].cubes if one.at not in bare),
    )


def emptied(position: Position, seat: int, cells: Iterable[CellName]) -> Position:
    """Return the position with nothing at all on some squares of a town."""
    town, gone = position.towns[seat], set(cells)
    return position.with_town(
        seat,
        tiles=tuple(tile for tile in town.tiles if not set(tile.cells) & gone),
        people=tuple(one for one in town.people if one.at not in gone),
        cubes=tuple(one for one in town.cubes if one.at not in gone),
        graves=tuple(one for one in town.graves if one.at not in gone),
    )


def tile_at(position: Position, seat: int, cell: CellName) -> Laid:
    tile = seat_plan(position, seat).tile_at(cell)
    assert tile is not None
    return tile


OPEN = "/".join(["0" * 10] * 10)
"""A board of ten by ten squares, all open."""


AROUND = frozenset(("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"))
"""The squares around e5."""
