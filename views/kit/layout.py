"""Layout of the parts of a page: rows, columns, tiles in lines, sentences and headings."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce

import flet as ft

from views.device.phone import Phone
from views.device.theme import APART, CENTER, GAP, MARGIN, TIGHT

BETWEEN = APART // 2
"""Pixels between two tiles."""


def grow(phone: Phone, pixels: float) -> float:
    """Scale a length half as fast as the text, since buttons have padding to spare.

    If height is scarce it is not scaled: the board needs the room.
    """
    return pixels if phone.cramped else _grow_half(phone, pixels)


def around(phone: Phone, pixels: float) -> float:
    """Scale the size of text around a board. If height is scarce, it leaves the board some room."""
    if phone.tiny:
        return (pixels + _grow_half(phone, pixels)) / 2
    return _grow_half(phone, pixels) if phone.cramped else phone.size(pixels)


def _grow_half(phone: Phone, pixels: float) -> float:
    return (pixels + phone.size(pixels)) / 2


def join_words(phone: Phone, parts: Iterable[str], by: str = "and-also") -> str:
    """Join words into a line with this language's comma, leaving out empty ones.

    Args:
        phone: the phone of the language.
        parts: the words.
        by: id of the joining text: a comma, ``and-about`` for a colon, or ``and-then`` between two sentences.
    """
    said = [part for part in parts if part] or [""]
    return reduce(lambda one, more: phone.say(by, one=one, more=more), said)


def column(*controls: ft.Control | None, spacing: float = GAP) -> ft.Column:
    """Stack controls vertically, all as wide as there is room. None is left out."""
    return ft.Column(
        [control for control in controls if control],
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def middle_column(*controls: ft.Control | None, spacing: float = GAP) -> ft.Column:
    """Stack controls vertically in the middle, each at its own width. None is left out."""
    return ft.Column(
        [control for control in controls if control],
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def row(*controls: ft.Control | None) -> ft.Control:
    """Lay buttons side by side, all as high as the highest. None is left out."""
    return ft.Row(
        [control for control in controls if control],
        spacing=GAP,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def centred_in_rest(content: ft.Control | None) -> ft.Control:
    """Centre content in the part of a row that no button fills."""
    return ft.Container(content, expand=True, alignment=CENTER)


def centred_line(*controls: ft.Control) -> ft.Control:
    """Lay controls side by side in the middle, in as many lines as they need."""
    return ft.Row(
        list(controls),
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        wrap=True,
        spacing=GAP,
        run_spacing=TIGHT,
    )


def tiles(shown: Sequence[ft.Control]) -> ft.Control:
    """Lay tiles side by side, in as many lines as they need."""
    return ft.Row(list(shown), wrap=True, spacing=BETWEEN, run_spacing=BETWEEN)


def equal_rows(shown: Sequence[ft.Control], across: int, spacing: float = BETWEEN) -> ft.Control:
    """Lay tiles of equal width in lines of `across`. The last line keeps their width."""
    lines: list[ft.Control] = []
    for first in range(0, len(shown), across):
        line = list(shown[first : first + across])
        line += [ft.Container(expand=True) for _ in range(across - len(line))]
        lines.append(ft.Row(line, spacing=spacing))
    return ft.Column(lines, spacing=spacing, tight=True)


def even_rows(shown: Sequence[ft.Control], most: int) -> list[ft.Control]:
    """Lay tools in rows of about equal length, at most `most` in a row."""
    lines = -(-len(shown) // most) or 1
    each = max(1, -(-len(shown) // lines))
    return [ft.Row(list(shown[at : at + each]), spacing=BETWEEN) for at in range(0, len(shown), each)]


def areas_side_by_side(
    count: int, width: float, each: float, draw: Callable[[int, float], ft.Control]
) -> ft.Control:
    """Draw the areas of all seats, side by side if the width allows.

    Args:
        count: number of seats.
        width: width available to all together, in pixels.
        each: minimum width of an area beside others, in pixels.
        draw: draws the area of a seat, from its number and a width in pixels.
    """
    columns = max(1, min(count, int(width // each)))
    wide = (width - MARGIN * (columns - 1)) / columns
    return ft.Row(
        [ft.Container(draw(seat, wide), width=wide) for seat in range(count)],
        wrap=True,
        spacing=MARGIN,
        run_spacing=APART,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def title(text: str) -> ft.Text:
    """Draw the title of a card or of a part of a page."""
    return ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_SMALL)


def upright(*parts: ft.Control, spacing: float = TIGHT) -> ft.Control:
    """Stack the parts of a face vertically in the middle."""
    return ft.Column(
        list(parts),
        spacing=spacing,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def lay_in_middle(content: ft.Control) -> ft.Control:
    """Lay content that is narrower than its room in the middle."""
    return ft.Row([content], alignment=ft.MainAxisAlignment.CENTER)


def with_least_height(content: ft.Control, height: float) -> ft.Control:
    """Give content a minimum height in pixels."""
    return ft.Row([ft.Container(height=height), ft.Container(content, expand=True)], spacing=0)


def at_lower_edge(content: ft.Control, height: float) -> ft.Control:
    """Draw content at the lower edge of an area with a minimum height in pixels."""
    return ft.Row(
        [ft.Container(height=height), ft.Container(content, expand=True)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def scroll_area(content: ft.Control, height: float) -> ft.Control:
    """Draw long content in an area of `height` pixels that scrolls."""
    inside = ft.Column(
        [content], scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return ft.Container(inside, height=height)


def sentence_lines(
    phone: Phone, texts: Iterable[str], *, quiet: bool = False, most: int | None = None
) -> ft.Control | None:
    """Draw sentences below each other in the middle, read aloud as they change.

    Return None without sentences.

    Args:
        phone: the phone that shows it.
        texts: the sentences; empty ones are left out.
        quiet: True if they are drawn paler than the actions.
        most: maximum number of lines for each sentence.
    """
    ink = ft.Colors.ON_SURFACE_VARIANT if quiet else ft.Colors.ON_SURFACE
    said: list[ft.Control] = [
        ft.Text(
            text,
            size=around(phone, 14),
            color=ink,
            text_align=ft.TextAlign.CENTER,
            max_lines=most,
            overflow=ft.TextOverflow.ELLIPSIS if most else ft.TextOverflow.CLIP,
        )
        for text in texts
        if text
    ]
    if not said:
        return None
    return ft.Semantics(live_region=True, content=middle_column(*said, spacing=2))


def heading(phone: Phone, text: str, *, middle: bool = True) -> ft.Control:
    """Draw the question or title of a page, large and in the middle, or at the left beside a picture."""
    align = ft.TextAlign.CENTER if middle else ft.TextAlign.START
    words = ft.Text(text, size=phone.size(18), weight=ft.FontWeight.W_700, text_align=align)
    return ft.Semantics(header=True, content=words)


def caption(phone: Phone, text: str, ink: ft.ColorValue | None = None) -> ft.Control:
    """Draw the small heading of the content below, in `ink` or the quiet colour of the page."""
    color = ink or ft.Colors.ON_SURFACE_VARIANT
    return ft.Text(text, size=phone.size(13), weight=ft.FontWeight.W_600, color=color)


def tag_text(phone: Phone, text: str) -> ft.Control:
    """Draw a word or two that describe the content beside them."""
    return ft.Container(
        ft.Text(text, size=phone.size(12), weight=ft.FontWeight.W_600),
        padding=ft.Padding.symmetric(horizontal=8, vertical=3),
        border_radius=10,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
    )


def small_text(phone: Phone, text: str, size: float = 12, *, strong: bool = False) -> ft.Control:
    """Draw a short text on a tile in one line, growing with the text size only as far as there is room."""
    return ft.Text(
        text,
        size=min(phone.size(size), size * 1.35),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_500,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
