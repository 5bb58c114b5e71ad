"""Small parts of what lies below the map: the page with the map, buttons, sentences, the eraser."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.games.roll_into_town.moves import Done, Rub
from companion.games.roll_into_town.position import CellName
from views.boards.roll_into_town.look import ui
from views.boards.roll_into_town.map import map_view
from views.boards.roll_into_town.room import BELOW, DESK, WIDEST, beside, facts, map_size
from views.boards.roll_into_town.state import Screen
from views.kit.marks import Glow
from views.kit.tap import tappable
from views.kit.zoom import WHOLE
from views.phone import Phone
from views.theme import CENTER, RADIUS, TOUCH
from views.widgets.measuring import length

DIMMED = 0.5
"""How strong that is drawn which cannot be done now; it says why on a tap."""

MAIN = 52
"""Height of the button there is for what comes next, in pixels."""

BESIDE = 136
"""Pixels of the button for what comes next that are not its words, and of what stands beside it."""

BOLD = 1.2
"""How much more room bold letters take, and the picture before them where text is large."""

RAGGED = 1.12
"""How much more room letters take that are broken into lines at spaces."""

TITLE, SMALL = 16, 12
"""Pixels of the letters on the button for what comes next, and of the small ones below."""

Act = Callable[[], object]


def paper(
    screen: Screen,
    width: float,
    height: float,
    *,
    below: float = BELOW,
    glows: Mapping[CellName, Glow] | None = None,
    **marks: Any,
) -> ft.Control:
    """The steps, the goods, and the map as large as there is room for it.

    Where what can be done stands beside the map, so do the steps and the goods: then this is the map alone.

    Args:
        screen: the phone's.
        width: of the page, in pixels.
        height: that the page and what lies below it may take, in pixels.
        below: pixels kept for what lies below it, in text of the usual size.
        glows: squares to point out.
        marks: what else is pointed out on the map.
    """
    across, down = map_size(screen, width, height, below)
    board = map_view(screen, across, down, glows=glows or {}, **marks)
    if beside(screen, width):
        return board
    return ft.Column(
        [facts(screen, width), board],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def desk(*controls: ft.Control | None, spacing: float = 8) -> ft.Control:
    """What can be done, one below the other; None is left out."""
    inside = ft.Column(
        [control for control in controls if control],
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(inside, width=WIDEST)


def tall(phone: Phone, pixels: float) -> float:
    """A height that grows half as fast as the text."""
    return (pixels + phone.size(pixels)) / 2


def say_lines(phone: Phone, texts: Iterable[str], *, quiet: bool = True) -> ft.Control:
    """Sentences one below the other, in the middle."""
    ink = ft.Colors.ON_SURFACE_VARIANT if quiet else ft.Colors.ON_SURFACE
    said: list[ft.Control] = [
        ft.Text(text, size=phone.size(14), color=ink, text_align=ft.TextAlign.CENTER)
        for text in texts
        if text
    ]
    words = ft.Column(said, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Semantics(live_region=True, content=words)


def joined(phone: Phone, parts: Iterable[str], by: str = "and-also") -> str:
    """Several words as one line, with this language's comma between them; empty ones are left out.

    Args:
        phone: whose language.
        parts: the words.
        by: how two are joined: with a comma, or as ``and-then``, two sentences.
    """
    said = [part for part in parts if part] or [""]
    return reduce(lambda one, more: ui(phone, by, one=one, more=more), said)


def main(
    phone: Phone,
    title: str,
    act: Act,
    *,
    sub: str = "",
    icon: ft.IconData | None = ft.Icons.CHECK,
    strong: bool = True,
    dim: bool = False,
    height: float = MAIN,
) -> ft.Control:
    """The button for what comes next.

    Args:
        phone: whose screen.
        title: what it does.
        act: does it, or says why not.
        sub: what that brings, in small letters below.
        icon: a picture before the words.
        strong: whether it is likely to be what is wanted now.
        dim: whether it cannot be done now.
        height: its least height, in pixels.
    """
    ink = ft.Colors.ON_PRIMARY if strong else ft.Colors.ON_SURFACE
    words: list[ft.Control] = [
        ft.Text(title, size=phone.size(TITLE), weight=ft.FontWeight.W_700, color=ink, text_align=_MIDDLE)
    ]
    if sub:
        words.append(ft.Text(sub, size=phone.size(SMALL), color=ink, text_align=_MIDDLE))
    text = ft.Column(words, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    face: list[ft.Control] = [ft.Icon(icon, size=phone.size(22), color=ink)] if icon else []
    face.append(ft.Container(text, expand=True, expand_loose=True))
    return tappable(
        joined(phone, (title, sub)),
        ft.Row(face, spacing=10, alignment=ft.MainAxisAlignment.CENTER),
        act,
        expand=True,
        height=max(tall(phone, height), _words_height(phone, title, sub)),
        padding=ft.Padding.symmetric(horizontal=12, vertical=2),
        alignment=CENTER,
        border_radius=RADIUS,
        opacity=DIMMED if dim else 1,
        bgcolor=ft.Colors.PRIMARY if strong else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ink=True,
    )


_MIDDLE = ft.TextAlign.CENTER


def _words_height(phone: Phone, title: str, sub: str) -> float:
    """How high a button must be for its words, in pixels."""
    across = max(120.0, min(phone.width, DESK if phone.wide else WIDEST) - BESIDE) / phone.scale
    title_lines = math.ceil(length(title, TITLE) * BOLD / across)
    sub_lines = math.ceil(length(sub, SMALL) * RAGGED / across)
    return (title_lines * TITLE + sub_lines * SMALL) * 1.36 * phone.scale + 12


def small(
    phone: Phone, icon: ft.IconData | ft.Control, label: str, act: Act, *, dim: bool = False
) -> ft.Control:
    """A square button with a picture, as high as the main one beside it."""
    return tappable(
        label,
        icon if isinstance(icon, ft.Control) else ft.Icon(icon, size=phone.size(24)),
        act,
        width=max(TOUCH, phone.size(50)),
        height=tall(phone, MAIN),
        alignment=CENTER,
        border_radius=RADIUS,
        opacity=DIMMED if dim else 1,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )


def row(*controls: ft.Control | None) -> ft.Control:
    """Side by side; None is left out."""
    return ft.Row([control for control in controls if control], spacing=8)


# What every step has --------------------------------------------------------------------------------------


def eraser(screen: Screen) -> ft.Control:
    """Rubs out what the seat has drawn last in this step."""
    may = screen.judge(Rub()).legal

    def rub() -> None:
        if screen.only_looks():
            return
        if may:
            screen.undo()
        else:
            screen.ask_why(Rub())

    phone = screen.phone
    return small(phone, _rubber(phone), ui(phone, "eraser"), rub, dim=not may)


def _rubber(phone: Phone) -> ft.Control:
    """A piece of rubber on its edge, and the line it leaves."""
    size = phone.size(26)
    ink = ft.Colors.ON_SURFACE
    stroke = ft.Paint(
        color=ink, style=ft.PaintingStyle.STROKE, stroke_width=size * 0.075, stroke_join=ft.StrokeJoin.ROUND
    )
    fill = ft.Paint(color=ft.Colors.TERTIARY_CONTAINER, style=ft.PaintingStyle.FILL)
    whole = _traced(size, (0.58, 0.12), (0.9, 0.42), (0.5, 0.84), (0.3, 0.84), (0.12, 0.66))
    held = _traced(size, (0.58, 0.12), (0.9, 0.42), (0.66, 0.67), (0.34, 0.39))
    rest = cv.Line(size * 0.5, size * 0.84, size * 0.92, size * 0.84, stroke)
    return cv.Canvas(
        [cv.Path(held, fill), cv.Path(held, stroke), cv.Path(whole, stroke), rest], width=size, height=size
    )


def _traced(size: float, *corners: tuple[float, float]) -> list[cv.Path.PathElement]:
    (x, y), *others = corners
    lines = [cv.Path.LineTo(x * size, y * size) for x, y in others]
    return [cv.Path.MoveTo(x * size, y * size), *lines, cv.Path.Close()]


def back(screen: Screen) -> ft.Control:
    """Puts down what is in hand."""
    return small(screen.phone, ft.Icons.CLOSE, ui(screen.phone, "back"), lambda: put_down(screen))


def put_down(screen: Screen) -> None:
    """Put down whatever is in hand."""
    screen.close()
    screen.piece, screen.target, screen.hand, screen.zoom = None, None, None, WHOLE


def previewed(screen: Screen, move: Any, *, but: Sequence[str] = ()) -> str:
    """What a move that is possible would bring, in sentences; empty where there is nothing to say.

    Args:
        screen: the phone's.
        move: what would be done.
        but: what is not said here, by its id: it stands beside it anyway.
    """
    if not screen.judge(move).possible:
        return ""
    notices = screen.game.preview(screen.position, screen.seat, move)
    said = [screen.about("preview", one.id, one.params) for one in notices if one.id not in but]
    return joined(screen.phone, said, "and-then")


def done(screen: Screen, *, strong: bool = True) -> ft.Control:
    """The eraser, and the button that ends the step of the seat looked at."""
    phone, step = screen.phone, screen.position.players[screen.seat].step
    move = Done(step)
    button = main(
        phone,
        ui(phone, f"done-{step}"),
        lambda: screen.play(move),
        sub=previewed(screen, move),
        strong=strong,
        dim=not screen.judge(move).legal,
    )
    return row(eraser(screen), button)
