"""One seat's map as sets of squares: what the rules about places are asked of."""

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
from companion.geometry.cached import cached_property
from companion.geometry.square import Grid, Side

_SIDE: Mapping[str, Side] = {side: side for side in SIDES}


@dataclass(frozen=True, eq=False)
class Land:
    """What is drawn on a map; the same object for the same squares.

    Attributes:
        grid: the map's squares.
        cells: what each shows, row by row.
    """

    grid: Grid
    cells: Cells

    @cached_property
    def _by_token(self) -> dict[str, int]:
        """Masks by what a square shows; all others follow from these few."""
        found: dict[str, int] = {}
        for token, cell in zip(self.cells, self.grid.bits, strict=True):
            if token != EMPTY:
                found[token] = found.get(token, 0) | cell
        return {EMPTY: self.grid.full & ~sum(found.values()), **found}

    @cached_property
    def _by_ground(self) -> dict[str, int]:
        """Masks by the first letter of what lies there."""
        found: dict[str, int] = {}
        for token, mask in self._by_token.items():
            found[token[0]] = found.get(token[0], 0) | mask
        return found

    @cached_property
    def _by_top(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for token, mask in self._by_token.items():
            if top := top_of(token):
                found[top] = found.get(top, 0) | mask
        return found

    def of(self, letter: str) -> int:
        """The squares whose token begins with a letter: ``F M T R C O H``, a building's, or ``.``."""
        return self._by_ground.get(letter, 0)

    @cached_property
    def free(self) -> int:
        """The squares on which nothing is drawn and nothing stands."""
        return self._by_token.get(EMPTY, 0)

    @cached_property
    def floodable(self) -> int:
        """The squares that enough water around makes ocean: empty ones, also below the lighthouse's top."""
        return self.free | self.of(EMPTY) & self.tops

    @property
    def trees(self) -> int:
        """The squares with a tree."""
        return self.of("T")

    @property
    def coasts(self) -> int:
        """The squares with a coast, whatever stands on it."""
        return self.of("C")

    @property
    def oceans(self) -> int:
        """The squares that are ocean, the lighthouse's top on it or not."""
        return self.of("O")

    @property
    def harbors(self) -> int:
        """The coasts with a harbor."""
        return self._by_top.get(HARBOR, 0)

    @property
    def bottoms(self) -> int:
        """The square of the lighthouse's bottom; several only where the table allowed it."""
        return self._by_top.get(BOTTOM, 0)

    @property
    def tops(self) -> int:
        """The square of the lighthouse's top."""
        return self._by_top.get(TOP, 0)

    def cells_of(self, building: Building) -> int:
        """The squares of a kind of building; of the lighthouse its bottom."""
        if building == "harbor":
            return self.harbors
        return self.bottoms if building == "lighthouse" else self.of(BUILT[building])

    @cached_property
    def water(self) -> dict[Side, int]:
        """By side, the squares that show water on that side of theirs: coasts as drawn, oceans on all."""
        found = dict.fromkeys(SIDES, self.oceans)
        for token, mask in self._by_token.items():
            if token[0] == "C":
                for side in ground_of(token)[1:]:
                    found[_SIDE[side]] |= mask
        return found

    def open(self, cell: int) -> tuple[Side, ...]:
        """The open sides of the river on a square, by its number; none where there is no river."""
        token = self.cells[cell]
        return tuple(_SIDE[side] for side in token[1:]) if token[0] == "R" else ()


@lru_cache(maxsize=1024)
def land_of(grid: Grid, cells: Cells) -> Land:
    """A map."""
    return Land(grid, cells)


def land(position: Position, seat: int) -> Land:
    """One seat's map."""
    return land_of(position.printed.grid, position.sheet(seat).cells)


def put(cells: Cells, number: int, token: str) -> Cells:
    """Squares with one of them showing something else."""
    return (*cells[:number], token, *cells[number + 1 :])
