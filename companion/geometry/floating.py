"""Boards without a fixed frame: the area on the table may spread over a number of columns and rows.

The place of the frame is found while the area grows. It is played on a canvas that has room for every frame
around its middle, the cell that is taken first.
"""

from dataclasses import dataclass

from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.square import Grid


@dataclass(frozen=True)
class Frame:
    """Rectangle that floats until the area inside it fixes its place.

    Attributes:
        columns: its width in columns, from 1 to 13.
        rows: its height in rows, at least 1.
    """

    columns: int
    rows: int

    @cached_property
    def canvas(self) -> Grid:
        """Cells that some frame around the middle cell holds: all that can ever be used."""
        return Grid(2 * self.columns - 1, 2 * self.rows - 1)

    @cached_property
    def middle(self) -> Mask:
        """Cell of the canvas that is taken first, as a one-bit mask."""
        return 1 << self.canvas.cells // 2

    def span(self, mask: Mask) -> tuple[int, int]:
        """Count the columns and rows that an area of the canvas spans, 0 and 0 if it is empty."""
        if not mask:
            return 0, 0
        left, right, top, bottom = self.canvas.span(mask)
        return right - left + 1, bottom - top + 1

    def fits(self, mask: Mask) -> bool:
        """Check that some frame holds a whole area, such as an area with the cells to be laid beside it."""
        columns, rows = self.span(mask)
        return columns <= self.columns and rows <= self.rows

    def reach(self, mask: Mask) -> Mask:
        """Find the cells that some frame holds together with a whole area: those that may still be used.

        The area's own cells are among them. The mask is empty for an area too large for any frame, and full
        if nothing lies yet. Each cell is judged alone: two of them may well be too far from each other.
        """
        canvas = self.canvas
        if not mask:
            return canvas.full
        if not self.fits(mask):
            return 0
        left, right, top, bottom = canvas.span(mask)
        wide, high = self.columns - 1, self.rows - 1
        return canvas.rectangle(right - wide, left + wide, bottom - high, top + high)
