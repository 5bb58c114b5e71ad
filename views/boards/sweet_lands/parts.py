"""What panels are made of: the button for what comes next, tiles to tap, pictures of prints."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.engine.gains import Gain, Gains
from views.boards.sweet_lands.speech import GAME, join_parts
from views.kit.tap import tappable
from views.phone import Phone
from views.theme import CENTER, RADIUS, TOUCH
from views.widgets.gain_icons import gains_picture, gains_said

DIMMED = 0.45
"""How strong that is drawn which cannot be done now; it says why on a tap."""

MAIN = 52
"""Height of the button for what comes next, in pixels."""

GAP = 6
"""Pixels between two tiles."""

PICTURE = 20
"""Pixels of the pictures on a tile."""

TELLING, MOST_LINES = 14, 3
"""The size of the letters of a quiet sentence, and in how many lines it is written at most."""

Act = Callable[[], object]


def grown(phone: Phone, pixels: float) -> float:
    """A length that grows half as fast as the text."""
    return (pixels + phone.size(pixels)) / 2


def column(*controls: ft.Control | None, spacing: float = 8) -> ft.Control:
    """What can be done, one below the other; None is left out."""
    return ft.Column(
        [control for control in controls if control],
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def words(phone: Phone, text: str) -> ft.Control | None:
    """A quiet sentence; None for an empty one."""
    if not text:
        return None
    said = ft.Text(
        text,
        size=phone.size(TELLING),
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
        max_lines=MOST_LINES,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    return ft.Semantics(live_region=True, content=said)


def heading(phone: Phone, text: str) -> ft.Control:
    """A small heading above tiles that belong together."""
    return ft.Text(text, size=phone.size(12), weight=ft.FontWeight.W_700, color=ft.Colors.ON_SURFACE_VARIANT)


def primary(
    phone: Phone,
    title: str,
    act: Act,
    *,
    picture: ft.Control | None = None,
    icon: ft.IconData | None = ft.Icons.CHECK,
    strong: bool = True,
    dim: bool = False,
    label: str = "",
) -> ft.Control:
    """The button for what comes next.

    Args:
        phone: whose screen.
        title: what it does.
        act: does it, or says why not.
        picture: what that brings, behind the words.
        icon: before the words.
        strong: whether it is likely to be what is wanted now.
        dim: whether it cannot be done now.
        label: what a screen reader says, if not the title.
    """
    ink = ft.Colors.ON_PRIMARY if strong else ft.Colors.ON_SURFACE
    face: list[ft.Control] = [ft.Icon(icon, size=phone.size(22), color=ink)] if icon else []
    text = ft.Text(
        title,
        size=phone.size(16),
        weight=ft.FontWeight.W_700,
        color=ink,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    face.append(ft.Container(text, expand=True, expand_loose=True))
    if picture:
        face.append(
            ft.Container(
                picture,
                padding=ft.Padding.symmetric(horizontal=8, vertical=3),
                border_radius=RADIUS - 4,
                bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            )
        )
    return tappable(
        label or title,
        ft.Row(face, spacing=10, alignment=ft.MainAxisAlignment.CENTER),
        act,
        expand=True,
        height=max(TOUCH, grown(phone, MAIN)) + (phone.scale > 1) * 8,
        padding=ft.Padding.symmetric(horizontal=12, vertical=2),
        alignment=CENTER,
        border_radius=RADIUS,
        opacity=DIMMED if dim else 1,
        bgcolor=ft.Colors.PRIMARY if strong else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ink=True,
    )


def beside(phone: Phone, icon: ft.IconData, label: str, act: Act, *, dim: bool = False) -> ft.Control:
    """What else can be done, as a square button with a picture beside the one for what comes next."""
    return tappable(
        label,
        ft.Icon(icon, size=phone.size(24)),
        act,
        width=max(TOUCH, phone.size(52)),
        height=max(TOUCH, grown(phone, MAIN)) + (phone.scale > 1) * 8,
        alignment=CENTER,
        border_radius=RADIUS,
        opacity=DIMMED if dim else 1,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ink=True,
    )


def row(*controls: ft.Control | None) -> ft.Control:
    """Buttons side by side; None is left out."""
    return ft.Row([control for control in controls if control], spacing=8)


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
) -> ft.Control:
    """Something to tap with a picture on it: framed in hand, dimmed where it cannot be had now."""
    return tappable(
        label,
        face,
        act,
        on_hold=hold,
        selected=chosen,
        expand=expand,
        width=width,
        height=height or TOUCH,
        padding=ft.Padding.symmetric(horizontal=4, vertical=2),
        alignment=CENTER,
        border_radius=RADIUS - 4,
        opacity=DIMMED if dim and not chosen else 1,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(2 if chosen else 1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT),
        ink=True,
    )


def tiles(shown: Sequence[ft.Control]) -> ft.Control:
    """Tiles side by side, in as many lines as they need."""
    return ft.Row(list(shown), wrap=True, spacing=GAP, run_spacing=GAP)


def rows(shown: Sequence[ft.Control], across: int) -> ft.Control:
    """Tiles of the same width, so many in a line; the last line keeps their width."""
    lines: list[ft.Control] = []
    for first in range(0, len(shown), across):
        line = list(shown[first : first + across])
        line += [ft.Container(expand=True) for _ in range(across - len(line))]
        lines.append(ft.Row(line, spacing=GAP))
    return ft.Column(lines, spacing=GAP, tight=True)


def scrolled(content: ft.Control, height: float) -> ft.Control:
    """Something long, of which so many pixels are seen; it is pushed with a finger."""
    return ft.Container(
        ft.Column(
            [content],
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        height=height,
    )


def text(phone: Phone, said: str, size: float = 12, *, strong: bool = False) -> ft.Control:
    """A short text on a tile, in a line."""
    return ft.Text(
        said,
        size=min(phone.size(size), size * 1.35),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_500,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
    )


def badge(phone: Phone, number: int) -> ft.Control:
    """The number that something bears, told apart from how much it gives by a ring."""
    size = grown(phone, 24)
    return ft.Container(
        text(phone, str(number), 13, strong=True),
        width=size,
        height=size,
        alignment=CENTER,
        border_radius=size / 2,
        border=ft.Border.all(1.5, ft.Colors.OUTLINE),
    )


def arrow(phone: Phone, size: float = 16) -> ft.Control:
    """From this to that."""
    return ft.Icon(ft.Icons.ARROW_RIGHT_ALT, size=grown(phone, size), color=ft.Colors.ON_SURFACE_VARIANT)


def picture(phone: Phone, gains: Gains | None, size: float = PICTURE) -> ft.Control:
    """What a print gives, as pictures."""
    return gains_picture(phone, GAME, gains, grown(phone, size))


def said(phone: Phone, gains: Gains | None) -> str:
    """What a print gives, in words."""
    return phone.say("gains-unknown") if gains is None else gains_said(phone, GAME, gains)


def priced(phone: Phone, cost: Sequence[Gain] | None, size: float = PICTURE) -> ft.Control:
    """What something costs, as pictures; a question mark where nobody has read it."""
    return picture(phone, None if cost is None else Gains((tuple(cost),)), size)


def named(phone: Phone, *parts: str) -> str:
    """Several things about a tile, as a screen reader says them."""
    return join_parts(phone, parts)


def cost_of(gains: Sequence[Gain]) -> Gains:
    """Some gains together as a print."""
    return Gains((tuple(gains),))
