"""Room for a board and its dock, which the page of a table hands to the boards of its games."""

from dataclasses import dataclass

MOST = 0.88
"""Part of a dock that acts at most; the rest is for the request."""


@dataclass(frozen=True, slots=True)
class Panes:
    """Sizes of a board and its dock, in pixels.

    Attributes:
        width: of the board.
        height: of the board.
        across: width of the dock.
        depth: height of the dock.
        beside: True if the dock stands beside the board, else below.
        tight: True if the dock is too low for more than two rows of things to tap.
        desk: True if the dock is a column beside the board of a desk.
    """

    width: float
    height: float
    across: float
    depth: float
    beside: bool = False
    tight: bool = False
    desk: bool = False

    @property
    def acts(self) -> float:
        """Greatest height of the part that acts, in pixels."""
        return self.depth if self.desk else self.depth * MOST


UPRIGHT = Panes(366.0, 390.0, 366.0, 257.0)
"""Panes of a usual phone, until the page of the table has been drawn."""
