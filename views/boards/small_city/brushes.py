"""Brushes for pieces on squares: citizens and graves of every seat, goods, and the eraser."""

from dataclasses import replace

import flet as ft
import flet.canvas as cv

from companion.games.small_city.printed import COLOURS
from views.boards.small_city.look import cube_name, ui_text
from views.boards.small_city.marks import draw_citizen, draw_cube, draw_grave
from views.boards.small_city.state import Brush, Screen, Stands, hand_of, have
from views.kit.actions import brush_button


def brush_in_hand(screen: Screen) -> Brush:
    """Return the brush in hand, by default a citizen of the seat looked at."""
    return hand_of(screen).brush or Stands("citizen", screen.seat)


def brush_row(screen: Screen) -> ft.Control:
    """Draw all brushes, one of them in hand."""
    seats = range(len(screen.seats))
    brushes: tuple[Brush, ...] = (
        *(Stands("citizen", seat) for seat in seats),
        *COLOURS,
        *(Stands("grave", seat) for seat in seats),
        "eraser",
    )
    chosen = brush_in_hand(screen)
    return ft.Row(
        [_draw_brush(screen, brush, brush == chosen) for brush in brushes],
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
        spacing=4,
        run_spacing=4,
    )


def _draw_brush(screen: Screen, brush: Brush, chosen: bool) -> ft.Control:
    def take_brush() -> None:
        have(screen, replace(hand_of(screen), brush=brush))

    return brush_button(
        _brush_words(screen, brush), _draw_brush_face(screen, brush, 38.0), take_brush, chosen=chosen
    )


def _brush_words(screen: Screen, brush: Brush) -> str:
    phone = screen.phone
    if isinstance(brush, Stands):
        return ui_text(phone, f"brush-{brush.what}", name=screen.names[brush.seat])
    return screen.say("eraser") if brush == "eraser" else cube_name(phone, brush)


def _draw_brush_face(screen: Screen, brush: Brush, size: float) -> ft.Control:
    middle = size / 2
    if isinstance(brush, Stands):
        seat = screen.seats[brush.seat].colour
        draw = draw_grave if brush.what == "grave" else draw_citizen
        shapes = draw(middle, middle, size * 0.86, seat, screen.phone.dark)
    elif brush == "eraser":
        return ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=20)
    else:
        shapes = draw_cube(middle, middle, size * 0.7, brush)
    return cv.Canvas(shapes, width=size, height=size)
