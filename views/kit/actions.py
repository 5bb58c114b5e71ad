"""Buttons of a board, alike in every game: the next action, tools beside it, tiles to choose."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.device.phone import LARGE, Phone
from views.device.theme import APART, BUTTON, CENTER, GAP, RADIUS, TIGHT, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import (
    around,
    centred_in_rest,
    column,
    grow,
    join_words,
    middle_column,
    row,
    small_text,
    upright,
    with_least_height,
)
from views.kit.shared_render import draw_once
from views.kit.tap import ACTION, tappable

Act = Callable[[], object]
"""Action of a tap; a coroutine function is awaited."""

Mark = ft.IconData | Callable[[float, str], ft.Control]
"""A picture on a button: an icon, or a function that draws one in a size in pixels and a colour."""

DIMMED = 0.7
"""Opacity of an action that is impossible now: its words keep 4.5:1. It is hollow, too. A tap tells why."""

CROWD = 3
"""Number of square buttons in a row that leave no width for a button with large words."""

VALUE = 21
"""Greatest size of a number on a tool, in pixels: a larger one would be cut off."""

LEADING = 1.3
"""Height of a line of words on a button, in heights of its letters: two lines do not make it higher."""

WORDS = 72
"""Least width of the button for the next action beside others, in pixels."""

FAINT = 0.85
"""Opacity of controls to look at only: their words keep 4.5:1."""


def ground_looks(colour: str | None, *, dim: bool, border: ft.Border | None = None) -> dict[str, Any]:
    """Return a button's ground, edge and opacity, hollow if it is dim.

    Args:
        colour: its ground while it is possible.
        dim: True if the action is impossible now.
        border: its edge; a thin edge for a dim button without an edge of its own.
    """
    if not dim:
        return {"bgcolor": colour, "border": border, "opacity": 1}
    return {"bgcolor": None, "border": border or choice_border(chosen=False), "opacity": DIMMED}


def draw_mark(mark: Mark, size: float, ink: str) -> ft.Control:
    """Draw a picture of `size` pixels."""
    return ft.Icon(mark, size=size, color=ink) if isinstance(mark, ft.IconData) else mark(size, ink)


def primary_button(
    phone: Phone,
    title: str,
    act: Act,
    *,
    sub: str = "",
    mark: Mark | None = ft.Icons.CHECK,
    picture: ft.Control | None = None,
    strong: bool = True,
    dim: bool = False,
    label: str = "",
) -> ft.Control:
    """Draw the button for the next action: as wide as its row, as high as its words, never lower than others.

    Args:
        phone: the phone that shows it.
        title: words of the action.
        act: does it, or tells why not.
        sub: gain of the action, in small letters below.
        mark: picture before the words.
        picture: picture of the gain, behind the words.
        strong: True if the action is likely to be wanted now.
        dim: True if the action is impossible now.
        label: words of a screen reader, if not the title and `sub`.
    """
    strong = strong and not dim
    ink = ft.Colors.ON_PRIMARY if strong else ft.Colors.ON_SURFACE
    face = (
        _draw_primary_face(phone, title, sub, mark, ink, picture)
        if picture
        else draw_once(phone, _draw_primary_face, title, sub, mark, ink)
    )
    return tappable(
        label or join_words(phone, (title, sub)),
        face,
        act,
        expand=True,
        padding=write_value(ft.Padding.symmetric, horizontal=APART, vertical=TIGHT - dim),  # its edge has 1
        alignment=CENTER,
        border_radius=RADIUS,
        **ground_looks(ft.Colors.PRIMARY if strong else ft.Colors.SURFACE_CONTAINER_HIGHEST, dim=dim),
        data=ACTION,
    )


def _draw_primary_face(
    phone: Phone, title: str, sub: str, mark: Mark | None, ink: str, picture: ft.Control | None = None
) -> ft.Control:
    """Draw the face of the button for the next action. On a low screen large words have all the width."""
    face: list[ft.Control] = [draw_mark(mark, around(phone, 22), ink)] if mark and not phone.cramped else []
    face.append(ft.Container(_draw_primary_words(phone, title, sub, ink), expand=True, expand_loose=True))
    if picture:
        face.append(_put_on_white(picture))
    inside = ft.Row(face, spacing=APART, alignment=ft.MainAxisAlignment.CENTER)
    return with_least_height(inside, grow(phone, BUTTON) - 2 * TIGHT)


def _draw_primary_words(phone: Phone, title: str, sub: str, ink: str) -> ft.Control:
    middle, style = ft.TextAlign.CENTER, write_value(ft.TextStyle, height=LEADING)
    size, small = around(phone, 16), around(phone, 12)
    words: list[ft.Control] = [
        ft.Text(title, size=size, weight=ft.FontWeight.W_700, color=ink, text_align=middle, style=style)
    ]
    if sub:
        words.append(ft.Text(sub, size=small, color=ink, text_align=middle, style=style))
    return middle_column(*words, spacing=0)


def _put_on_white(picture: ft.Control) -> ft.Control:
    return ft.Container(
        picture,
        padding=write_value(ft.Padding.symmetric, horizontal=GAP, vertical=3),
        border_radius=RADIUS - TIGHT,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def square_button(
    phone: Phone,
    mark: Mark,
    label: str,
    act: Act,
    *,
    word: str = "",
    count: int = 0,
    chosen: bool = False,
    dim: bool = False,
) -> ft.Control:
    """Draw a square button with a picture, as high as the button for the next action beside it.

    Args:
        phone: the phone that shows it.
        mark: the picture.
        label: words of the action.
        act: does it, or tells why not.
        word: word below the picture, if the row has the width.
        count: number beside the picture; 0 for none.
        chosen: True if its piece is in hand.
        dim: True if the action is impossible now.
    """
    ink = ft.Colors.ON_PRIMARY_CONTAINER if chosen else ft.Colors.ON_SURFACE
    side = grow(phone, BUTTON)
    return tappable(
        label,
        draw_once(phone, _draw_counted, mark, word, count, ink, grow(phone, BUTTON) - 2 * dim),
        act,
        selected=chosen,
        width=side + (APART if word else GAP if count else 0),
        alignment=CENTER,
        border_radius=RADIUS,
        **ground_looks(
            ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGHEST, dim=dim
        ),
        data=ACTION,
    )


def tools_and_next(
    phone: Phone, tools: Sequence[ft.Control], following: ft.Control, width: float
) -> ft.Control:
    """Draw square buttons beside the button for the next action, or above it if the width is too little.

    Args:
        phone: the phone that shows them.
        tools: the square buttons.
        following: the button for the next action.
        width: width available, in pixels.
    """
    beside = width - len(tools) * (grow(phone, BUTTON) + GAP)
    if len(tools) < CROWD or (phone.scale < LARGE and beside >= WORDS):
        return row(*tools, following)
    return column(row(*map(centred_in_rest, tools)), row(following))


def _draw_counted(phone: Phone, mark: Mark, word: str, count: int, ink: str, height: float) -> ft.Control:
    """Draw the face of a square button, `height` pixels high."""
    parts: list[ft.Control] = [draw_mark(mark, grow(phone, 24), ink)]
    if count:
        number = ft.Text(str(count), size=around(phone, 13), weight=ft.FontWeight.W_700, color=ink)
        parts.append(number)
    face: ft.Control = ft.Row(parts, spacing=TIGHT / 2, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    if word:
        face = upright(face, small_text(phone, word), spacing=0)
    return ft.Container(face, height=height, alignment=CENTER)


def tool_button(
    phone: Phone,
    mark: Mark,
    title: str,
    act: Act,
    *,
    value: str = "",
    dim: bool = False,
    done: bool = False,
) -> ft.Control:
    """Draw a button of a picture with a word or two below, to stand beside others.

    A tick shows that the action is done.

    Args:
        phone: the phone that shows it.
        mark: the picture.
        title: a word or two.
        act: does it, or tells why not.
        value: number beside the picture, such as its gain.
        dim: True if the action is impossible now.
        done: True if the action has been done already.
    """
    return tappable(
        " ".join(filter(None, (title, value))),
        draw_once(phone, _draw_tool_face, mark, title, value, done=done),
        act,
        expand=True,
        height=grow(phone, BUTTON + (TIGHT if phone.cramped else GAP)),
        padding=write_value(ft.Padding.symmetric, horizontal=2, vertical=TIGHT),
        border_radius=RADIUS,
        **ground_looks(ft.Colors.SURFACE_CONTAINER_HIGH, dim=dim or done),
        ink=True,
    )


def _draw_tool_face(phone: Phone, mark: Mark, title: str, value: str, *, done: bool) -> ft.Control:
    """Draw the face of a tool."""
    ink = ft.Colors.ON_SURFACE
    top = [draw_mark(mark, grow(phone, 22), ink)]
    if done:
        top.append(ft.Icon(ft.Icons.CHECK, size=around(phone, 18), color=ft.Colors.PRIMARY))
    elif value:
        top.append(
            ft.Text(
                value, size=min(around(phone, 16), VALUE), weight=ft.FontWeight.W_700, color=ink, no_wrap=True
            )
        )
    above = ft.Row(top, spacing=TIGHT, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return upright(above, small_text(phone, title, strong=True), spacing=2)


def tile(
    label: str,
    face: ft.Control,
    act: Act,
    *,
    chosen: bool = False,
    dim: bool = False,
    width: float | None = None,
    height: float | None = None,
    expand: bool | None = None,
    hold: Act | None = None,
    tone: str | None = None,
) -> ft.Control:
    """Draw a tile to choose: framed if chosen, dimmed if not available now.

    Args:
        label: words of a screen reader.
        face: the picture.
        act: takes it, or tells why not.
        chosen: True if it is in hand.
        dim: True if it cannot be had now.
        width: in pixels; as its face by default.
        height: in pixels; that of anything to tap by default.
        expand: True if it takes its share of a row.
        hold: called when a finger stays on it for a while.
        tone: colour of its edge, and faintly of its ground; the usual ones by default.
    """
    dim = dim and not chosen
    ground = ft.Colors.with_opacity(0.14, tone) if tone else ft.Colors.SURFACE_CONTAINER_HIGH
    border = write_value(ft.Border.all, 2, tone) if tone and not chosen else choice_border(chosen=chosen)
    return tappable(
        label,
        face,
        act,
        on_hold=hold,
        selected=chosen,
        expand=expand,
        width=width,
        height=height or TOUCH,
        padding=write_value(ft.Padding.symmetric, horizontal=TIGHT, vertical=2),
        alignment=CENTER,
        border_radius=RADIUS - TIGHT,
        **ground_looks(ft.Colors.PRIMARY_CONTAINER if chosen else ground, dim=dim, border=border),
        ink=True,
    )


def brush_button(
    label: str, face: ft.Control, act: Act, *, chosen: bool, width: float = TOUCH, height: float = TOUCH
) -> ft.Control:
    """Draw a button that takes a brush in hand. The brush in hand has a strong edge.

    Args:
        label: words of a screen reader.
        face: picture of the brush's paint.
        act: takes the brush in hand.
        chosen: True if the brush is in hand.
        width: in pixels.
        height: in pixels.
    """
    return tappable(
        label,
        face,
        act,
        selected=chosen,
        width=width,
        height=height,
        alignment=CENTER,
        border_radius=RADIUS - TIGHT,
        border=choice_border(chosen=chosen, wide=3),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def choice_border(*, chosen: bool, wide: float = 2) -> ft.Border:
    """Make the frame around something to choose, `wide` pixels wide if chosen."""
    colour = ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT
    return write_value(ft.Border.all, wide if chosen else 1, colour)


def mark_if_room(phone: Phone, mark: Mark) -> Mark | None:
    """Return the picture for a button that shares its row, or None in large text for lack of room."""
    return mark if phone.scale < LARGE else None
