"""Drawing of every square of a map: its ground, the piece on it, and its joins with its neighbours."""

from functools import lru_cache

from companion.games.roll_into_town.land import land_of
from companion.games.roll_into_town.marks import BUILT as LETTERS
from companion.games.roll_into_town.marks import EMPTY, HALL, OCEAN, SIDES, ground_of, top_of
from companion.games.roll_into_town.position import Cells
from companion.geometry.square import Grid, Side
from views.boards.roll_into_town.pencil import buildings, terrain
from views.boards.roll_into_town.pencil.strokes import Drawing, place_drawing, redraw_by_hand

CATHEDRAL = LETTERS["cathedral"]
WAYS = 5
"""Number of variants of a thing drawn by hand."""

LARGER = 1.1
"""Scale of a thing that stands alone in its square, compared with its drawing."""

_CORNERS: dict[str, tuple[Side, Side]] = {
    "ne": ("n", "e"),
    "es": ("e", "s"),
    "sw": ("s", "w"),
    "nw": ("n", "w"),
}


@lru_cache(maxsize=4096)
def draw_square(token: str, joined: frozenset[str] = frozenset(), variant: int = 0) -> Drawing:
    """Draw one square.

    Args:
        token: its token.
        joined: for an ocean the sides with a bank; for the Cathedral the neighbours that belong to it.
        variant: number of the variant to draw, of `WAYS`; 0 for the exact drawing.
    """
    drawn = (*_draw_ground(ground_of(token), joined), *buildings.ON_TOP.get(top_of(token), ()))
    return redraw_by_hand(drawn, variant) if variant else drawn


def _draw_ground(ground: str, joined: frozenset[str]) -> Drawing:
    if ground == EMPTY:
        return ()
    if ground == HALL:
        return buildings.HALL
    if ground == OCEAN:
        return terrain.draw_ocean("".join(sorted(joined)))
    if ground == CATHEDRAL:
        return buildings.draw_nave(joined)
    if ground[0] == "R":
        return terrain.RIVER[ground[1:]]
    if ground[0] == "C":
        return terrain.COAST[ground[1:]]
    plain = {"F": terrain.FARM, "M": terrain.MOUNTAIN, "T": terrain.TREE}
    return place_drawing(
        plain.get(ground) or buildings.BUILT[ground], (1 - LARGER) / 2, 0.52 * (1 - LARGER), LARGER
    )


@lru_cache(maxsize=512)
def joined_sides_of_map(grid: Grid, cells: Cells) -> tuple[frozenset[str], ...]:
    """Compute the joins of every square with its neighbours, for `draw_square` to draw."""
    return tuple(_joined_sides(grid, cells, number) for number in range(grid.cells))


def _joined_sides(grid: Grid, cells: Cells, number: int) -> frozenset[str]:
    ground = ground_of(cells[number])
    land = land_of(grid, cells)
    if ground == OCEAN:
        wet = {side: land.water[_opposite_side(side)] for side in SIDES}
        return frozenset(
            side for side in SIDES if (near := grid.toward(1 << number, side)) and not near & wet[side]
        )
    if ground != CATHEDRAL:
        return frozenset()
    whole = land.squares_of(CATHEDRAL)
    found: set[str] = {side for side in SIDES if grid.toward(1 << number, side) & whole}
    for corner, (one, other) in _CORNERS.items():
        if grid.toward(grid.toward(1 << number, one), other) & whole:
            found.add(corner)
    return frozenset(found)


def _opposite_side(side: Side) -> Side:
    return SIDES[(SIDES.index(side) + 2) % 4]


def variant_of_square(grid: Grid, number: int) -> int:
    """Choose one of `WAYS` variants for a square of the map, so that neighbours differ."""
    return 1 + (number % grid.columns + 2 * (number // grid.columns)) % WAYS
