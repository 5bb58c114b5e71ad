"""A city read as masks: which cells hold what, which districts there are, where the square still is."""

from dataclasses import dataclass
from functools import lru_cache

from companion.games.card_city.position import PRINTED, Cells
from companion.geometry.floating import Frame

FRAME = Frame(PRINTED.side, PRINTED.side)
"""The square that floats until the cards hold it."""

GRID = FRAME.canvas
"""The canvas: large enough for every 5x5 square that can hold the City Hall at e5."""

_MASKS = {letter: {ord(other): "01"[other == letter] for other in ".RCLIPH"} for letter in "RCLIPH"}


@dataclass(frozen=True, slots=True)
class Layout:
    """A city's cards, each kind as a mask of cells.

    Attributes:
        all: every cell with a card.
        culture: the City Hall and the Leisure cards.
    """

    R: int
    C: int
    L: int
    I: int  # noqa: E741 - the letter printed on the card
    P: int
    H: int
    all: int
    culture: int

    def of(self, card: str) -> int:
        """The mask of one kind."""
        return getattr(self, card)  # type: ignore[no-any-return]


@lru_cache(maxsize=16_384)
def layout(city: Cells) -> Layout:
    """The masks of a city."""
    backwards = city[::-1]
    masks = {letter: int(backwards.translate(_MASKS[letter]), 2) for letter in "RCLIPH"}
    return Layout(**masks, all=sum(masks.values()), culture=masks["L"] | masks["H"])


@lru_cache(maxsize=16_384)
def cells_beside(mask: int) -> int:
    """The cells beside a mask: orthogonally, for in Card City corners never count."""
    return GRID.orthogonal(mask)


@lru_cache(maxsize=16_384)
def districts(mask: int) -> tuple[int, ...]:
    """The districts that the cards of one kind make: each a mask of cards lying side by side."""
    return GRID.regions(mask)


@lru_cache(maxsize=16_384)
def reach(mask: int) -> int:
    """The cells that keep the rectangle around a city within 5x5, wherever that square floats.

    None where the city is larger than that already: then no card makes it fit.
    """
    return FRAME.reach(mask)


def triangular(size: int) -> int:
    """What a district of some size is worth, in dollars or points: 1, 3, 6, 10, ..."""
    return size * (size + 1) // 2
