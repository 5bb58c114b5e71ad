"""Text in columns on a terminal, where a Chinese character is two columns wide."""

import unicodedata
from collections.abc import Iterator, Sequence

from companion.engine.plain_text import plain_text
from companion.engine.points import Points, add_points, format_points

GAP = "  "


def measure_width(text: str) -> int:
    """Measure a text in columns: wide characters take two, combining ones none."""
    return sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def pad_right(text: str, columns: int) -> str:
    """Align a text at the left of ``columns`` columns."""
    return text + " " * (columns - measure_width(text))


def pad_left(text: str, columns: int) -> str:
    """Align a text at the right of ``columns`` columns."""
    return " " * (columns - measure_width(text)) + text


def align_columns(rows: Sequence[Sequence[str]], *, numbers: frozenset[int] = frozenset()) -> Iterator[str]:
    """Format rows with every column as wide as its widest cell.

    Args:
        rows: the cells; all rows are equally long.
        numbers: the columns that stand at the right, as numbers do.
    """
    widths = [max(map(measure_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [(pad_left if i in numbers else pad_right)(cell, widths[i]) for i, cell in enumerate(row)]
        yield GAP.join(cells).rstrip()


def strip_controls(text: str) -> str:
    """Strip control characters, and those that change the direction of text, except line feeds."""
    return plain_text(text, "\n")


def format_signed(points: Points) -> str:
    """Format a number with its sign, as a sum is written: ``+ 6`` or ``− 2``."""
    return f"{'−' if points < 0 else '+'} {abs(points)}"


def format_number(points: Points) -> str:
    """Format points as the app does."""
    return format_points(points)


def format_sum(points: Sequence[Points]) -> str:
    """Write out a sum: ``6 + 1 − 2 = 5``."""
    if not points:
        return format_number(0)
    first, *others = points
    rest = "".join(f"{format_signed(more)} " for more in others)
    return f"{format_number(first)} {rest}= {format_number(add_points(points))}"
