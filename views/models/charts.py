"""Geometry of charts: axes, stacked bars, months in weeks. Plain numbers, no screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from math import floor, log10

WEEK = 7


@dataclass(frozen=True, slots=True)
class Axis:
    """Marks of an axis: round numbers, evenly apart, of which the outermost enclose all values.

    Attributes:
        marks: the numbers, the least first; two at least.
    """

    marks: tuple[float, ...]

    @property
    def least(self) -> float:
        """Lower end."""
        return self.marks[0]

    @property
    def most(self) -> float:
        """Upper end."""
        return self.marks[-1]

    @property
    def step(self) -> float:
        """From one mark to the next."""
        return self.marks[1] - self.marks[0]


@dataclass(frozen=True, slots=True)
class BarPiece:
    """A piece of a stacked bar, as parts of the width that all bars of a chart share.

    Attributes:
        number: the number of its value in the bar.
        start: where it begins, from the left, 0 to 1.
        size: how wide it is, more than 0.
    """

    number: int
    start: float
    size: float


@dataclass(frozen=True, slots=True)
class Stack:
    """Bars that stand below each other on one scale, each of pieces side by side.

    Attributes:
        zero: where nothing is, from the left, 0 to 1: more goes to the right of it, less to the left.
        bars: the pieces of each bar, in the order of its values; none of a value of 0.
    """

    zero: float
    bars: tuple[tuple[BarPiece, ...], ...]


def make_axis(values: Sequence[float], marks: int = 4) -> Axis:
    """Build an axis with round marks for some values.

    Args:
        values: the values to show.
        marks: about how many marks are wanted.
    """
    low, high = min(values, default=0.0), max(values, default=0.0)
    if low == high:
        low, high = (min(low, 0.0), max(high, 0.0)) if low else (0.0, 1.0)
    step = _round_up_step((high - low) / marks)
    first, last = floor(low / step), -floor(-high / step)
    return Axis(tuple(number * step for number in range(first, last + 1)))


def stack_bars(bars: Sequence[Sequence[float]]) -> Stack:
    """Lay values side by side: positive ones to the right of zero, negative ones to the left.

    Args:
        bars: the values of each bar.
    """
    right = max((sum(value for value in bar if value > 0) for bar in bars), default=0.0)
    left = max((-sum(value for value in bar if value < 0) for bar in bars), default=0.0)
    scale = (left + right) or 1.0
    return Stack(left / scale, tuple(_lay_out_pieces(bar, left, scale) for bar in bars))


def weeks_of(year: int, month: int) -> tuple[tuple[date | None, ...], ...]:
    """List the weeks of a month from Monday to Sunday. None stands for days of other months.

    Args:
        year: such as 2026.
        month: 1 to 12.
    """
    first = date(year, month, 1)
    day = first - timedelta(days=first.weekday())
    weeks: list[tuple[date | None, ...]] = []
    while (day.year, day.month) <= (year, month):
        days = [day + timedelta(days=number) for number in range(WEEK)]
        weeks.append(tuple(each if each.month == month else None for each in days))
        day += timedelta(days=WEEK)
    return tuple(weeks)


def month_beside(year: int, month: int, by: int) -> tuple[int, int]:
    """Return the year and month that is `by` months later, or earlier for a negative `by`."""
    number = year * 12 + month - 1 + by
    return number // 12, number % 12 + 1


def _round_up_step(raw: float) -> float:
    """Round up to the next of 1, 2, 5, 10, 20, …, tenths and hundredths among them."""
    unit = 10.0 ** floor(log10(raw))
    return next(unit * each for each in (1, 2, 5, 10, 20) if unit * each >= raw * 0.999_999)


def _lay_out_pieces(bar: Sequence[float], left: float, scale: float) -> tuple[BarPiece, ...]:
    pieces = []
    down, up = left, left
    for number, value in enumerate(bar):
        if value < 0:
            down += value
        if value:
            pieces.append(BarPiece(number, (down if value < 0 else up) / scale, abs(value) / scale))
        if value > 0:
            up += value
    return tuple(pieces)
