"""How parts of a page stand: rows, columns, tiles in lines; and the sentences and headings between them."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce

import flet as ft

from views.device.phone import Phone
from views.device.theme import APART, CENTER, GAP, MARGIN, TIGHT

BETWEEN = APART // 2
"""Pixels between two tiles."""


def grow(phone: Phone, pixels: float) -> float:
    """A length that grows half as fast as the text: what is tapped has air enough to give."""
    return (pixels + phone.size(pixels)) / 2


def around(phone: Phone, pixels: float) -> float:
    """The size of text that stands around a board; where height is dear it leaves the board some room."""
    return grow(phone, pixels) if phone.cramped else phone.size(pixels)


def join_words(phone: Phone, parts: Iterable[str], by: str = "and-also") -> str:
    """Several words as one line, with this language's comma between them; empty ones are left out.

    Args:
        phone: whose language.
        parts: the words.
        by: how two are joined: with a comma, or as ``and-then``, two sentences.
    """
    said = [part for part in parts if part] or [""]
    return reduce(lambda one, more: phone.say(by, one=one, more=more), said)


def column(*controls: ft.Control | None, spacing: float = GAP) -> ft.Column:
    """One below the other, all as wide as there is room; None is left out."""
    return ft.Column(
        [control for control in controls if control],
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def middle_column(*controls: ft.Control | None, spacing: float = GAP) -> ft.Column:
    """One below the other in the middle, each as wide as it is; None is left out."""
    return ft.Column(
        [control for control in controls if control],
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def row(*controls: ft.Control | None) -> ft.Control:
    """Buttons side by side, all as high as the highest; None is left out."""
    return ft.Row(
        [control for control in controls if control],
        spacing=GAP,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def in_the_rest(content: ft.Control | None) -> ft.Control:
    """What fills the rest of a row, in its middle, where no button does."""
    return ft.Container(content, expand=True, alignment=CENTER)


def in_the_middle(*controls: ft.Control) -> ft.Control:
    """Side by side in the middle, in as many lines as they need."""
    return ft.Row(
        list(controls),
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        wrap=True,
        spacing=GAP,
        run_spacing=TIGHT,
    )


def tiles(shown: Sequence[ft.Control]) -> ft.Control:
    """Tiles side by side, in as many lines as they need."""
    return ft.Row(list(shown), wrap=True, spacing=BETWEEN, run_spacing=BETWEEN)


def rows(shown: Sequence[ft.Control], across: int) -> ft.Control:
    """Tiles of the same width, so many in a line; the last line keeps their width."""
    lines: list[ft.Control] = []
    for first in range(0, len(shown), across):
        line = list(shown[first : first + across])
        line += [ft.Container(expand=True) for _ in range(across - len(line))]
        lines.append(ft.Row(line, spacing=BETWEEN))
    return ft.Column(lines, spacing=BETWEEN, tight=True)


def even_rows(shown: Sequence[ft.Control], most: int) -> list[ft.Control]:
    """Tools side by side, in as many rows of about equal length as they need for at most so many in one."""
    lines = -(-len(shown) // most) or 1
    each = max(1, -(-len(shown) // lines))
    return [ft.Row(list(shown[at : at + each]), spacing=BETWEEN) for at in range(0, len(shown), each)]


def seats_abreast(
    count: int, width: float, each: float, draw: Callable[[int, float], ft.Control]
) -> ft.Control:
    """What lies before every seat, side by side where there is the width for it.

    Args:
        count: of seats.
        width: that they may take together, in pixels.
        each: pixels that one of several beside each other is wide at least.
        draw: draws one, by its number and in so many pixels.
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
    """What a card, or a part of a page, is called."""
    return ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_SMALL)


def upright(*parts: ft.Control, spacing: float = TIGHT) -> ft.Control:
    """A face of several parts, one below the other in the middle."""
    return ft.Column(
        list(parts),
        spacing=spacing,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def at_least(content: ft.Control, height: float) -> ft.Control:
    """Something that is as high as its layout makes it, and never less than so many pixels."""
    return ft.Row([ft.Container(height=height), ft.Container(content, expand=True)], spacing=0)


def scroll_area(content: ft.Control, height: float) -> ft.Control:
    """Something long, of which so many pixels are seen; it is pushed with a finger."""
    inside = ft.Column(
        [content], scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return ft.Container(inside, height=height)


def lines(
    phone: Phone, texts: Iterable[str], *, quiet: bool = False, most: int | None = None
) -> ft.Control | None:
    """Sentences one below the other in the middle, read aloud as they change; None where there are none.

    Args:
        phone: whose screen.
        texts: the sentences; empty ones are left out.
        quiet: whether they step back behind what is to be done.
        most: in how many lines each is written at most.
    """
    ink = ft.Colors.ON_SURFACE_VARIANT if quiet else ft.Colors.ON_SURFACE
    said: list[ft.Control] = [
        ft.Text(
            text,
            size=phone.size(14),
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
    """What the page asks, or shows, large and in the middle, or at the left beside a picture."""
    align = ft.TextAlign.CENTER if middle else ft.TextAlign.START
    words = ft.Text(text, size=phone.size(18), weight=ft.FontWeight.W_700, text_align=align)
    return ft.Semantics(header=True, content=words)


def caption(phone: Phone, text: str, ink: ft.ColorValue | None = None) -> ft.Control:
    """Return the small heading of what stands below it, in `ink` or the quiet color of the page."""
    color = ink or ft.Colors.ON_SURFACE_VARIANT
    return ft.Text(text, size=phone.size(13), weight=ft.FontWeight.W_600, color=color)


def tag(phone: Phone, text: str) -> ft.Control:
    """A word or two that are so of what they stand beside."""
    return ft.Container(
        ft.Text(text, size=phone.size(12), weight=ft.FontWeight.W_600),
        padding=ft.Padding.symmetric(horizontal=8, vertical=3),
        border_radius=10,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
    )


def small_text(phone: Phone, said: str, size: float = 12, *, strong: bool = False) -> ft.Control:
    """A short text on a tile, in one line; it grows no further than there is room."""
    return ft.Text(
        said,
        size=min(phone.size(size), size * 1.35),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_500,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )
