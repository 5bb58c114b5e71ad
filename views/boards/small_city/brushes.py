"""Brushes for what stands on squares: citizens and graves of every seat, goods, and the eraser."""

import flet as ft
import flet.canvas as cv

from companion.games.small_city.printed import COLOURS
from views.boards.small_city.look import cube_name, ui
from views.boards.small_city.marks import citizen, cube, grave
from views.boards.small_city.state import Screen
from views.theme import TOUCH
from views.widgets.tap import tappable

BRUSHES = ("citizen", "grave", *COLOURS, "eraser")


def brush_row(screen: Screen) -> ft.Control:
    """All brushes, one of them in hand."""
    seats = range(len(screen.seats))
    names = (
        *(f"citizen{seat}" for seat in seats),
        *COLOURS,
        *(f"grave{seat}" for seat in seats),
        "eraser",
    )
    chosen = screen.piece or f"citizen{screen.seat}"
    return ft.Row(
        [_brush(screen, name, name == chosen) for name in names],
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
        spacing=4,
        run_spacing=4,
    )


def _brush(screen: Screen, name: str, chosen: bool) -> ft.Control:
    size = 38.0
    return tappable(
        _words(screen, name),
        _face(screen, name, size),
        lambda: setattr(screen, "piece", name),
        selected=chosen,
        width=TOUCH,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        border_radius=12,
        border=ft.Border.all(3 if chosen else 1, ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE_VARIANT),
    )


def _words(screen: Screen, name: str) -> str:
    phone = screen.phone
    if name in COLOURS:
        return cube_name(phone, name)
    if name == "eraser":
        return screen.say("eraser")
    return ui(phone, f"brush-{name[:-1]}", name=screen.names[int(name[-1])])


def _face(screen: Screen, name: str, size: float) -> ft.Control:
    middle = size / 2
    if name == "eraser":
        return ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=20)
    if name in COLOURS:
        colour = next(one for one in COLOURS if one == name)
        shapes = cube(middle, middle, size * 0.7, colour)
    else:
        seat = screen.seats[int(name[-1])].colour
        draw = grave if name.startswith("grave") else citizen
        shapes = draw(middle, middle, size * 0.86, seat, screen.phone.dark)
    return cv.Canvas(shapes, width=size, height=size)
