"""Names of people where they may be too long: cut in one way everywhere, after a word."""

from typing import Any

import flet as ft

from companion.locale.names import protect_name
from views.models.short_names import brief_name, text_columns

LINE = 40
"""Columns of letters for which a line of a phone has room: a name that was typed is whole there."""

SMALLEST = 10.5
"""Pixels of the smallest letters of a name that is fitted."""

LETTER = 0.58
"""Width of a column of letters, in parts of their size."""


def name_text(
    name: str, size: float | None = None, *, most: int = LINE, room: float = 0, lines: int = 1, **style: Any
) -> ft.Text:
    """Draw a name in a line or a few, uncut if possible.

    Letters are cut only if a single word is too wide.

    Args:
        name: the name.
        size: size of the letters, in pixels.
        most: columns of letters that fit in a line; computed from `room` if both `room` and `size` are
            given.
        room: width in pixels; letters are made smaller to fit, down to `SMALLEST`.
        lines: maximum number of lines.
        style: further properties of the text.
    """
    if room and size:
        most = max(2, int(room / (LETTER * min(size, SMALLEST))))
    short = brief_name(name, most * lines)
    if room and size:
        size = min(size, max(SMALLEST, room / (LETTER * text_columns(short))))
    if short != name or lines > 1:  # the ellipsis stands at the end of the name, whatever its direction
        short = protect_name(short)
    return ft.Text(short, size=size, max_lines=lines, overflow=ft.TextOverflow.ELLIPSIS, **style)
