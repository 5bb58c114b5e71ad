"""Data to draw a sheet from, and the widths of its columns."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.engine.setup import Seat
from views.boards.score_pad.counted import Counted
from views.device.phone import Phone
from views.device.theme import TIGHT, TOUCH
from views.flet_adapter.memo import Keep, make_anew

LABEL = 132.0
"""Greatest width of a line's name beside the numbers, in pixels."""

NARROWEST = 60.0
"""A column is at least so wide where the names of the lines stand beside it; else they stand above."""

NAMED = 72.0
"""From this width on, a column has the name of its seat above it."""

WIDEST = 132.0
"""A column is not wider than this, in pixels."""

ABOVE = 20.0
"""Height of the name of a line above its numbers, in pixels at the usual size of text."""

HEAD = 70.0
"""Height of the totals, in pixels at the usual size of text."""

BETWEEN = 2

Tap = Callable[[int, int], object]
"""Called with the seat and the number that are tapped."""


@dataclass(frozen=True)
class Columns:
    """Widths of the columns, in pixels.

    Attributes:
        each: a seat's column.
        label: the names of the lines, beside them; 0 where they stand above.
    """

    each: float
    label: float

    @classmethod
    def for_width(cls, width: float, seats: int) -> "Columns":
        """Compute columns as wide as there is room for."""
        spaces = BETWEEN * seats
        each = (width - LABEL - spaces) / seats
        if each >= NARROWEST:
            return cls(min(each, WIDEST), LABEL)
        label = width - spaces - NARROWEST * seats
        if label >= LABEL * 0.7:
            return cls(NARROWEST, label)
        return cls((width - spaces) / seats, 0)


@dataclass(frozen=True)
class Drawing:
    """Data to draw a sheet from.

    Attributes:
        phone: whose screen.
        seats: all seats.
        counted: the pad, with the typed number.
        columns: the widths.
        looked_at: the seat whose number may be in hand; None where nobody looks.
        tap: the act of a tap on a number; None where there is nothing to tap.
        look: the act of a tap on a seat.
        hold: the act of a number that is held.
        missing: the seats that still have something to enter.
        keep: reuses controls drawn last in the same place of the page.
        totals: whether totals and ranks are shown.
        stops: True if Tab stops at each number; the sheet as a whole is one stop otherwise.
    """

    phone: Phone
    seats: tuple[Seat, ...]
    counted: Counted
    columns: Columns
    looked_at: int | None = None
    tap: Tap | None = None
    look: Callable[[int], object] | None = None
    missing: tuple[int, ...] = ()
    hold: Tap | None = None
    keep: Keep = make_anew
    totals: bool = True
    stops: bool = True

    def line_height(self) -> float:
        """Pixels from one line to the next."""
        return TOUCH + BETWEEN + (0 if self.columns.label else self.phone.size(ABOVE))


def fit_text(phone: Phone, size: float, text: str, width: float) -> float:
    """Compute the size of a text that must not be wider than `width` pixels."""
    return min(phone.size(size), (width - TIGHT) / (0.62 * max(1, len(text))))
