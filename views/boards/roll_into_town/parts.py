"""What the steps of a round share: the map, what stands above it, the eraser, the button that ends a step."""

from typing import Any

import flet as ft
import flet.canvas as cv

from companion.games.roll_into_town.moves import Done, Rub
from companion.geometry.square import Grid
from views.boards.roll_into_town.look import ui
from views.boards.roll_into_town.map import map_view
from views.boards.roll_into_town.sheet import goods_line
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.steps import short, stepper
from views.kit.actions import primary, square
from views.kit.doing import preview_line, way_back
from views.kit.layout import row
from views.phone import LARGE

LEAST, LARGER = 30, 40
"""Squares are never made smaller than so many pixels for want of height; and with large text, where the page
scrolls anyway."""

WIDEST = 560
"""What can be done is not spread wider than so many pixels."""

DESK = 336
"""Width of what can be done where it stands beside the map, in pixels: what a seat has fits in one line."""


def paper(screen: Screen, width: float, height: float, **marks: Any) -> ft.Control:
    """The map as large as there is room for it.

    Args:
        screen: the phone's.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        marks: what is pointed out on the map.
    """
    grid: Grid = screen.position.printed.grid
    least = LARGER if screen.phone.scale >= LARGE else LEAST
    return map_view(screen, width, max(min(least, width / grid.columns) * grid.rows, height), **marks)


def facts(screen: Screen, width: float) -> ft.Control:
    """The steps of the round, and what the seat looked at has."""
    seat = screen.seat
    return ft.Column(
        [stepper(screen, seat, words=not short(screen), width=width), goods_line(screen, seat, width)],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def back(screen: Screen) -> ft.Control:
    """Puts down what is in hand."""
    return way_back(screen, ui(screen.phone, "back"))


def done_button(screen: Screen, *, strong: bool = True) -> ft.Control:
    """The eraser, and the button that ends the step of the seat looked at."""
    phone, step = screen.phone, screen.position.players[screen.seat].step
    move = Done(step)
    button = primary(
        phone,
        ui(phone, f"done-{step}"),
        lambda: screen.acts.play(move),
        sub=preview_line(screen, move),
        strong=strong,
        dim=not screen.judge(move).legal,
    )
    return row(eraser(screen), button)


def eraser(screen: Screen) -> ft.Control:
    """Rubs out what the seat has drawn last in this step."""
    may = screen.judge(Rub()).legal

    def rub() -> None:
        if screen.acts.only_looks():
            return
        if may:
            screen.undoing.undo()
        else:
            screen.acts.ask_why(Rub())

    return square(screen.phone, _rubber, ui(screen.phone, "eraser"), rub, dim=not may)


def _rubber(size: float, ink: str) -> ft.Control:
    """A piece of rubber on its edge, and the line it leaves."""
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
