"""Pictures of box entries in the look of a game's board, for questions and for the page of the box."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import flet as ft

from companion.engine.form_texts import Ground
from views.device.phone import Phone
from views.kit.hex_looks import HexLook

Answer = tuple[tuple[str, str], ...]
"""Common answer to a question: the texts of one or more entries, by name."""


def no_answers(_name: str) -> tuple[()]:
    """Leave the common answers to the entry's form."""
    return ()


def is_never_numbered(_name: str) -> bool:
    """Check an entry of a box in which the app numbers nothing."""
    return False


def is_never_single(_name: str) -> bool:
    """Check an entry of a box whose prints mostly bear several gains."""
    return False


def no_pairs(_name: str) -> tuple[()]:
    """Pair no parts of an entry."""
    return ()


def no_own_picture(*_asked: object) -> None:
    """Leave the picture to the entry's form."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Choices among the parts of an entry that one tap answers together.

    Attributes:
        first: id of the part with a row for each value.
        second: id of the part with a column for each value.
        title: id of the text above both.
    """

    first: str
    second: str
    title: str


@dataclass(frozen=True, slots=True)
class BoxPainter:
    """Painter of box entries in the look of a game's board.

    Attributes:
        entry: draws an entry from its name and text, within a square of so many pixels; None where the
            picture of its form is the board's as well.
        ground: returns the look of a hex of a printed map; None where the form draws it.
        answers: returns the common answers about a hex, in groups with the id of their caption; none where
            the form has them.
        numbered: checks that the number in an entry's title is the app's own, and stands on no cardboard.
        single: checks that such a print mostly bears one gain, so that a tap on it answers.
        pairs: returns the choices among the parts of an entry that one tap answers together.
        piece: draws a piece on a bit of board, from the texts of its entries by name, the main one first,
            within a square of so many pixels; None where the pictures of its entries do.
    """

    entry: Callable[[Phone, str, str, float], ft.Control | None] = no_own_picture
    ground: Callable[[Phone, Ground], HexLook | None] = no_own_picture
    answers: Callable[[str], Sequence[tuple[str, Sequence[Answer]]]] = no_answers
    numbered: Callable[[str], bool] = is_never_numbered
    single: Callable[[str], bool] = is_never_single
    pairs: Callable[[str], Sequence[Pair]] = no_pairs
    piece: Callable[[Phone, Mapping[str, str], float], ft.Control | None] = no_own_picture


BY_FORM = BoxPainter()
"""Leaves every entry to its form."""
