"""City as masks of cells: its cards by kind, its districts, and the room left in its square."""

from dataclasses import dataclass
from functools import lru_cache

from companion.games.card_city.position import PRINTED, Cells
from companion.geometry.bits import Mask
from companion.geometry.floating import Frame

FRAME = Frame(PRINTED.side, PRINTED.side)
"""The square that floats until the cards hold it."""

GRID = FRAME.canvas
"""The canvas: large enough for every 5x5 square that can hold the City Hall at e5."""

_MASKS = {letter: {ord(other): "01"[other == letter] for other in ".RCLIPH"} for letter in "RCLIPH"}


@dataclass(frozen=True, slots=True)
class Layout:
    """Cards of a city, each kind as a mask of cells.

    Attributes:
        all: every cell with a card.
        culture: the City Hall and the Leisure cards.
    """

    R: Mask
    C: Mask
    L: Mask
    I: Mask  # noqa: E741 - the letter printed on the card
    P: Mask
    H: Mask
    all: Mask
    culture: Mask

    def mask_of(self, card: str) -> Mask:
        """Return the mask of a kind of card."""
        return getattr(self, card)  # type: ignore[no-any-return]


@lru_cache(maxsize=16_384)
def compute_layout(city: Cells) -> Layout:
    """Compute the masks of a city."""
    backwards = city[::-1]
    masks = {letter: int(backwards.translate(_MASKS[letter]), 2) for letter in "RCLIPH"}
    return Layout(**masks, all=sum(masks.values()), culture=masks["L"] | masks["H"])


@lru_cache(maxsize=16_384)
def cells_beside(mask: Mask) -> Mask:
    """Compute the cells orthogonally beside a mask, for in Card City corners never count."""
    return GRID.orthogonal(mask)


@lru_cache(maxsize=16_384)
def split_districts(mask: Mask) -> tuple[Mask, ...]:
    """Split the cards of a kind into districts: masks of cards lying side by side."""
    return GRID.regions(mask)


@lru_cache(maxsize=16_384)
def cells_within_frame(mask: Mask) -> Mask:
    """Compute the cells that keep the rectangle around a city within 5x5, wherever that square floats.

    The mask is empty if the city is larger than that already: then no card makes it fit.
    """
    return FRAME.reach(mask)


def district_worth(size: int) -> int:
    """Return the worth of a district by its size, in dollars or points: 1, 3, 6, 10, ..."""
    return size * (size + 1) // 2
