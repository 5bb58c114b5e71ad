"""Common outlines of tiles to choose from, turned and filled with the marks of another shape."""

from collections.abc import Iterator
from itertools import chain, repeat

from companion.engine.forms import NO_SQUARE, TileForm, trim_shape

Rows = tuple[str, ...]

SQUARE = "#"
"""Any square of an outline."""

OUTLINES: tuple[Rows, ...] = (
    ("#",),
    ("##",),
    ("###",),
    ("##", "#."),
    ("####",),
    ("##", "##"),
    ("###", "#.."),
    ("###", ".#."),
    ("##.", ".##"),
)
"""Outlines of up to four squares. Turned or mirrored ones are the same tile."""


def turn_shape(rows: Rows) -> Rows:
    """Turn a shape clockwise by a quarter."""
    return trim_shape(tuple("".join(column) for column in zip(*rows[::-1], strict=True)))


def outline_of(rows: Rows) -> Rows:
    """Replace all marks of a shape by `SQUARE`."""
    return trim_shape(tuple("".join(each if each == NO_SQUARE else SQUARE for each in row) for row in rows))


def is_same_outline(rows: Rows, other: Rows) -> bool:
    """Check that two shapes cover the same squares, turned or mirrored."""
    return outline_of(rows) in set(_orientations(outline_of(other)))


def marks_in(rows: Rows) -> str:
    """List the marks of a shape row by row."""
    return "".join(rows).replace(NO_SQUARE, "")


def fill_outline(form: TileForm, outline: Rows, marks: str) -> Rows:
    """Fill an outline with marks row by row. Of too few, the last one is repeated.

    Args:
        form: of the tile.
        outline: the outline.
        marks: the marks to use; empty for the form's first one.
    """
    last = (marks or form.marks[0].letter)[-1]
    letters = chain(marks, repeat(last))
    return tuple("".join(each if each == NO_SQUARE else next(letters) for each in row) for row in outline)


def replace_mark(rows: Rows, number: int, letter: str) -> Rows:
    """Replace the mark of a square, numbered from 0 row by row."""
    marks = marks_in(rows)
    letters = iter(marks[:number] + letter + marks[number + 1 :])
    return tuple("".join(each if each == NO_SQUARE else next(letters) for each in row) for row in rows)


def _orientations(rows: Rows) -> Iterator[Rows]:
    for _ in range(4):
        rows = turn_shape(rows)
        yield rows
        yield trim_shape(tuple(row[::-1] for row in rows))
