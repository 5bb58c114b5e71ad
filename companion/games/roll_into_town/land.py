"""Map of a seat as masks of squares, for the rules about places."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.roll_into_town.marks import (
    BOTTOM,
    BUILT,
    EMPTY,
    HARBOR,
    SIDES,
    TOP,
    Building,
    ground_of,
    top_of,
)
from companion.games.roll_into_town.position import Cells, Position
from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.square import Grid, Side

_SIDE: Mapping[str, Side] = {side: side for side in SIDES}


@dataclass(frozen=True, eq=False)
class Land:
    """Drawings on a map. The same object for the same squares.

    Attributes:
        grid: the map's squares.
        cells: the token of each square, row by row.
    """

    grid: Grid
    cells: Cells

    @cached_property
    def _masks_by_token(self) -> dict[str, Mask]:
        """Masks by token. All others follow from these."""
        found: dict[str, Mask] = {}
        for token, cell in zip(self.cells, self.grid.bits, strict=True):
            if token != EMPTY:
                found[token] = found.get(token, 0) | cell
        return {EMPTY: self.grid.full & ~sum(found.values()), **found}

    @cached_property
    def _masks_by_ground(self) -> dict[str, Mask]:
        """Masks by the first letter of the token."""
        found: dict[str, Mask] = {}
        for token, mask in self._masks_by_token.items():
            found[token[0]] = found.get(token[0], 0) | mask
        return found

    @cached_property
    def _masks_by_top(self) -> dict[str, Mask]:
        found: dict[str, Mask] = {}
        for token, mask in self._masks_by_token.items():
            if top := top_of(token):
                found[top] = found.get(top, 0) | mask
        return found

    def squares_of(self, letter: str) -> Mask:
        """Return the squares whose token begins with a letter: ``F M T R C O H``, a building's, or ``.``."""
        return self._masks_by_ground.get(letter, 0)

    @cached_property
    def free(self) -> Mask:
        """Squares on which nothing is drawn and nothing stands."""
        return self._masks_by_token.get(EMPTY, 0)

    @cached_property
    def floodable(self) -> Mask:
        """Squares that enough water around makes ocean: empty ones, also below the lighthouse's top."""
        return self.free | self.squares_of(EMPTY) & self.tops

    @property
    def trees(self) -> Mask:
        """Squares with a tree."""
        return self.squares_of("T")

    @property
    def coasts(self) -> Mask:
        """Squares with a coast, with or without a building on it."""
        return self.squares_of("C")

    @property
    def oceans(self) -> Mask:
        """Squares with an ocean, with or without the lighthouse's top on it."""
        return self.squares_of("O")

    @property
    def harbors(self) -> Mask:
        """Coasts with a harbor."""
        return self._masks_by_top.get(HARBOR, 0)

    @property
    def bottoms(self) -> Mask:
        """Square of the lighthouse's bottom. Several only if the table allowed it."""
        return self._masks_by_top.get(BOTTOM, 0)

    @property
    def tops(self) -> Mask:
        """Square of the lighthouse's top."""
        return self._masks_by_top.get(TOP, 0)

    def cells_of(self, building: Building) -> Mask:
        """Return the squares of a kind of building, of the lighthouse its bottom."""
        if building == "harbor":
            return self.harbors
        return self.bottoms if building == "lighthouse" else self.squares_of(BUILT[building])

    @cached_property
    def water(self) -> dict[Side, Mask]:
        """Mask of the squares with water on a side, by side: coasts as drawn, oceans on all four."""
        found = dict.fromkeys(SIDES, self.oceans)
        for token, mask in self._masks_by_token.items():
            if token[0] == "C":
                for side in ground_of(token)[1:]:
                    found[_SIDE[side]] |= mask
        return found

    def open_sides(self, cell: int) -> tuple[Side, ...]:
        """Return the open sides of the river on a square by its number, none if there is no river."""
        token = self.cells[cell]
        return tuple(_SIDE[side] for side in token[1:]) if token[0] == "R" else ()


@lru_cache(maxsize=1024)
def land_of(grid: Grid, cells: Cells) -> Land:
    """Return the cached map of a grid and its tokens."""
    return Land(grid, cells)


def seat_land(position: Position, seat: int) -> Land:
    """Return a seat's map."""
    return land_of(position.printed.grid, position.sheet(seat).cells)


def put_token(cells: Cells, number: int, token: str) -> Cells:
    """Put a token on a square by its number."""
    return (*cells[:number], token, *cells[number + 1 :])
