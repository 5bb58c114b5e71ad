"""Boards without a frame of their own: what lies on the table may spread over so many columns and rows.

Where the frame lies is found while the area grows. It is played on a canvas that has room for every frame
around its middle, the cell that is taken first.
"""

from dataclasses import dataclass

from companion.geometry.cached import cached_property
from companion.geometry.square import Grid


@dataclass(frozen=True)
class Frame:
    """A rectangle that floats until what lies inside holds it.

    Attributes:
        columns: how many columns it is wide, from 1 to 13.
        rows: how many rows it is high, at least 1.
    """

    columns: int
    rows: int

    @cached_property
    def canvas(self) -> Grid:
        """The cells that some frame around the middle one holds: all that can ever be used."""
        return Grid(2 * self.columns - 1, 2 * self.rows - 1)

    @cached_property
    def middle(self) -> int:
        """The cell of the canvas that is taken first, as a one-bit mask."""
        return 1 << self.canvas.cells // 2

    def span(self, mask: int) -> tuple[int, int]:
        """How many columns and rows an area of the canvas spans; none where it is empty."""
        if not mask:
            return 0, 0
        left, right, top, bottom = self.canvas.span(mask)
        return right - left + 1, bottom - top + 1

    def fits(self, mask: int) -> bool:
        """Whether some frame holds a whole area: for an area and what would be laid beside it."""
        columns, rows = self.span(mask)
        return columns <= self.columns and rows <= self.rows

    def reach(self, mask: int) -> int:
        """The cells that some frame holds together with a whole area: those that may still be used.

        The area's own cells are among them. None are where it is too large for any frame, and all where
        nothing lies yet. Each cell is asked alone: two of them may well be too far from each other.
        """
        canvas = self.canvas
        if not mask:
            return canvas.full
        if not self.fits(mask):
            return 0
        left, right, top, bottom = canvas.span(mask)
        wide, high = self.columns - 1, self.rows - 1
        return canvas.rectangle(right - wide, left + wide, bottom - high, top + high)
