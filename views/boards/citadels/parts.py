"""Small parts of what lies below: buttons with a picture, sentences, and a move that says why not."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import flet as ft

from views.boards.citadels.look import Sign, joined, ui
from views.boards.citadels.marks import sign
from views.boards.citadels.state import Screen
from views.kit.tap import tappable
from views.phone import LARGE, Phone
from views.theme import CENTER, RADIUS, TOUCH

DIMMED = 0.5
"""How strong that is drawn which cannot be done now; it says why on a tap."""

BIG = 68
"""Height of the button that is there for the one thing to do now, in pixels."""

TOOL = 62
"""Height of the buttons for what else can be done, in pixels."""

Act = Callable[[], object]


def tall(phone: Phone, pixels: float) -> float:
    """A height that grows half as fast as the text: what is tapped has air enough to give."""
    return (pixels + phone.size(pixels)) / 2


def previewed(screen: Screen, move: Any) -> tuple[str, ...]:
    """What a move would bring, in sentences; none where there is nothing to say."""
    notices = screen.game.preview(screen.position, screen.seat, move)
    return tuple(screen.about("preview", notice.id, notice.params) for notice in notices)


def big_button(
    phone: Phone,
    title: str,
    act: Act,
    *,
    mark: Sign | None = None,
    sub: str = "",
    strong: bool = True,
    dim: bool = False,
    height: float | None = BIG,
    expand: bool = False,
) -> ft.Control:
    """A button as large as what it does is likely.

    Args:
        phone: whose screen.
        title: what it does.
        act: does it, or says why not.
        mark: a picture.
        sub: a few words more, below.
        strong: whether it is what the page is there for.
        dim: whether it cannot be done now.
        height: in pixels, in text of the usual size; None for as high as its words, or as its neighbour.
        expand: whether it takes its share of a row; the picture makes room for large text there.
    """
    ink = ft.Colors.ON_PRIMARY if strong else ft.Colors.ON_SURFACE
    shown = mark is not None and (phone.scale < LARGE or not expand)
    align = ft.TextAlign.START if shown else ft.TextAlign.CENTER
    words: list[ft.Control] = [
        ft.Text(
            title,
            size=phone.size(17),
            weight=ft.FontWeight.W_700,
            color=ink,
            text_align=align,
        )
    ]
    if sub:
        words.append(
            ft.Text(
                sub,
                size=phone.size(13),
                color=ink if strong else ft.Colors.ON_SURFACE_VARIANT,
                text_align=align,
            )
        )
    text = ft.Column(words, spacing=1, tight=True, horizontal_alignment=_across(begins=shown))
    face: list[ft.Control] = [sign(mark, phone.size(26), ink)] if mark and shown else []
    face.append(ft.Container(text, expand=True, expand_loose=True))
    return tappable(
        joined(phone, (title, sub)),
        ft.Row(face, spacing=10, alignment=ft.MainAxisAlignment.CENTER),
        act,
        expand=expand,
        height=None if height is None else tall(phone, height),
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        alignment=CENTER,
        border_radius=RADIUS + 2,
        opacity=DIMMED if dim else 1,
        bgcolor=ft.Colors.PRIMARY if strong else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=None if strong else ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        ink=True,
    )


def _across(*, begins: bool) -> ft.CrossAxisAlignment:
    return ft.CrossAxisAlignment.START if begins else ft.CrossAxisAlignment.CENTER


def tool(
    phone: Phone,
    mark: Sign,
    title: str,
    act: Act,
    *,
    value: str = "",
    dim: bool = False,
    done: bool = False,
    label: str = "",
) -> ft.Control:
    """A small button with a picture and a word; ticked where it is done.

    Args:
        phone: whose screen.
        mark: the picture.
        title: a word or two.
        act: does it, or says why not.
        value: a number beside the picture, such as what it brings.
        dim: whether it cannot be done now.
        done: whether it has been done already.
        label: what a screen reader says, if not the title and the value.
    """
    ink = ft.Colors.ON_SURFACE
    top: list[ft.Control] = [sign(mark, phone.size(22), ink)]
    if done:
        top.append(ft.Icon(ft.Icons.CHECK, size=phone.size(18), color=ft.Colors.PRIMARY))
    elif value:
        top.append(ft.Text(value, size=phone.size(16), weight=ft.FontWeight.W_700, color=ink, no_wrap=True))
    face = ft.Column(
        [
            ft.Row(top, spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            ft.Text(
                title,
                size=phone.size(12),
                weight=ft.FontWeight.W_600,
                color=ink,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                text_align=ft.TextAlign.CENTER,
            ),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tappable(
        label or " ".join(filter(None, (title, value))),
        face,
        act,
        expand=True,
        height=tall(phone, TOOL),
        padding=ft.Padding.symmetric(horizontal=2, vertical=4),
        border_radius=RADIUS,
        opacity=DIMMED if dim or done else 1,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )


def in_rows(tools: Sequence[ft.Control], most: int) -> list[ft.Control]:
    """Buttons side by side, in as many rows of equal length as they need."""
    rows = -(-len(tools) // most) or 1
    each = max(1, -(-len(tools) // rows))
    return [ft.Row(list(tools[at : at + each]), spacing=6) for at in range(0, len(tools), each)]


def heading(phone: Phone, text: str) -> ft.Control:
    """What the page asks, or shows, large and in the middle."""
    return ft.Semantics(
        header=True,
        content=ft.Text(
            text, size=phone.size(18), weight=ft.FontWeight.W_700, text_align=ft.TextAlign.CENTER
        ),
    )


def label(phone: Phone, text: str) -> ft.Control:
    """What stands below it is called so."""
    return ft.Text(text, size=phone.size(13), weight=ft.FontWeight.W_600, color=ft.Colors.ON_SURFACE_VARIANT)


def lines(phone: Phone, texts: Iterable[str], *, quiet: bool = False) -> ft.Control:
    """Sentences one below the other, in the middle."""
    ink = ft.Colors.ON_SURFACE_VARIANT if quiet else ft.Colors.ON_SURFACE
    said: list[ft.Control] = [
        ft.Text(text, size=phone.size(14), color=ink, text_align=ft.TextAlign.CENTER)
        for text in texts
        if text
    ]
    return ft.Semantics(
        live_region=True,
        content=ft.Column(said, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
    )


def stacked(*controls: ft.Control | None, spacing: float = 10) -> ft.Column:
    """One below the other, all as wide as there is room; None is left out."""
    return ft.Column(
        [control for control in controls if control],
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def put_down(screen: Screen) -> None:
    """Put down whatever is in hand."""
    screen.close()
    screen.piece, screen.target, screen.hand = None, None, None


def take_up(screen: Screen, piece: str) -> None:
    """Take something in hand, or put it down again."""
    again = screen.piece == piece
    put_down(screen)
    if not again and not screen.only_looks():
        screen.piece = piece


def waiting_for(phone: Phone, text: str) -> ft.Control:
    """What must be tapped before there is a button, in the place where the button will be."""
    return ft.Container(
        lines(phone, [text], quiet=True),
        height=tall(phone, BIG),
        alignment=CENTER,
        padding=ft.Padding.symmetric(horizontal=12),
        border_radius=RADIUS + 2,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
    )


def with_way_back(screen: Screen, button: ft.Control) -> ft.Control:
    """What is in hand, and on its left the way to put it down."""
    phone = screen.phone
    back = tappable(
        ui(phone, "back"),
        ft.Icon(ft.Icons.ARROW_BACK, size=phone.size(24)),
        lambda: put_down(screen),
        width=max(TOUCH, phone.size(54)),
        height=tall(phone, BIG),
        alignment=CENTER,
        border_radius=RADIUS + 2,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )
    return ft.Row([back, ft.Container(button, expand=True)], spacing=8)


def doing(screen: Screen, title: str, move: Any, mark: Sign, *, about: str = "") -> ft.Control:
    """What the move in hand is about and would bring, the button that makes it, and the way back."""
    button = big_button(screen.phone, title, lambda: screen.play(move), mark=mark)
    said = tuple(filter(None, (about, *previewed(screen, move))))
    return stacked(
        lines(screen.phone, said, quiet=True) if said else None, with_way_back(screen, button), spacing=8
    )
