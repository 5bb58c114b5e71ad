"""Parts shared by the steps of a round: the map, the facts above, the eraser, the button that ends a step."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.games.roll_into_town.moves import Done, Rub
from companion.games.roll_into_town.position import CellName
from companion.geometry.square import Grid
from views.boards.roll_into_town.look import desk_text
from views.boards.roll_into_town.map import map_view
from views.boards.roll_into_town.pencil import signs
from views.boards.roll_into_town.pencil.canvas import drawing_shapes
from views.boards.roll_into_town.pencil.tones import Palette
from views.boards.roll_into_town.sheet import goods_line
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.steps import is_short, step_bar
from views.device.phone import LARGE, Phone
from views.device.theme import CENTER, RADIUS, TOUCH
from views.kit.actions import Act, square_button
from views.kit.choice_panel import Offer, offer, offer_button
from views.kit.layout import BETWEEN, grow, middle_column, row
from views.kit.play_move import preview_line, put_down_button
from views.kit.tap import tappable
from views.kit.tile_pages import count_lines, draw_pages

LEAST, LARGER = 18, 30
"""Squares are never made smaller than so many pixels for want of height; and with large text, where the page
scrolls anyway."""

WIDEST = 560
"""Greatest width of the controls, in pixels."""

DESK = 336
"""Width of the controls beside the map, in pixels: a seat's goods fit in one line."""


PAD = 104
"""Least width of a pad, in pixels."""


def draw_paper(
    screen: Screen, width: float, height: float, on_tap: Callable[[CellName], object], **marks: Any
) -> ft.Control:
    """Draw the map as large as there is room for it.

    Args:
        screen: the phone's.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        on_tap: called with a square's name.
        marks: the marks on the map, as for `map_view`.
    """
    grid: Grid = screen.position.printed.grid
    least = LARGER if screen.phone.scale >= LARGE else LEAST
    return map_view(screen, width, max(min(least, width / grid.columns) * grid.rows, height), on_tap, **marks)


def facts(screen: Screen, width: float) -> ft.Control:
    """Draw the steps of the round, and the goods of the seat looked at."""
    seat = screen.seat
    return middle_column(
        step_bar(screen, seat, words=not is_short(screen), width=width),
        goods_line(screen, seat, width),
        spacing=6,
    )


def back_button(screen: Screen) -> ft.Control:
    """Draw the button that puts down the thing in hand."""
    return put_down_button(screen, desk_text(screen.phone, "back"))


def pad_button(
    phone: Phone,
    label: str,
    face: Sequence[ft.Control],
    act: Act,
    *,
    border: ft.Border,
    chosen: bool | None = None,
    opacity: float = 1,
) -> ft.Control:
    """Draw a button for a thing of the map, such as a lumberjack or a forest.

    Args:
        phone: the phone that shows it.
        label: the text for a screen reader.
        face: the controls on it, side by side.
        act: called on a tap.
        border: around it.
        chosen: True if it is in hand; None for a thing that cannot be.
        opacity: less than 1 for a thing with nothing to do.
    """
    return tappable(
        label,
        ft.Row(list(face), spacing=5, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        act,
        selected=chosen,
        expand=True,
        height=pad_height(phone),
        alignment=CENTER,
        border_radius=RADIUS,
        opacity=opacity,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=border,
        ink=True,
    )


def pad_height(phone: Phone) -> float:
    """Measure a pad, in pixels."""
    return max(TOUCH, phone.size(TOUCH))


def pad_rows(screen: Screen, pads: Sequence[ft.Control], width: float) -> ft.Control:
    """Draw pads side by side, on pages if they are too many for the dock."""
    height = pad_height(screen.phone)
    across = max(1, int((width + BETWEEN) // (grow(screen.phone, PAD) + BETWEEN)))
    return draw_pages(screen, "pads", pads, across, count_lines(screen, height), height)


def done_offer(screen: Screen, *, strong: bool = True) -> Offer:
    """Offer to end the step of the seat looked at, with a preview of the result."""
    step = screen.position.players[screen.seat].step
    move = Done(step)
    return offer(
        screen, move, desk_text(screen.phone, f"done-{step}"), sub=preview_line(screen, move), strong=strong
    )


def done_button(screen: Screen, *, strong: bool = True) -> ft.Control:
    """Draw the eraser, and the button that ends the step of the seat looked at."""
    return row(eraser_button(screen), offer_button(screen.phone, done_offer(screen, strong=strong)))


def eraser_button(screen: Screen) -> ft.Control:
    """Draw the button that undoes the last drawing of the seat in this step."""
    may = screen.judge(Rub()).legal

    def undo_drawing() -> None:
        if screen.acts.only_looks():
            return
        if may:
            screen.undoing.undo()
        else:
            screen.acts.ask_why(Rub())

    return square_button(
        screen.phone, _draw_rubber, desk_text(screen.phone, "eraser"), undo_drawing, dim=not may
    )


def _draw_rubber(size: float, ink: str) -> ft.Control:
    """Draw a rubber on its edge, and the line it leaves, in the colours of the button."""
    tones: Palette = {"paper": ft.Colors.TRANSPARENT, "roof": ft.Colors.TERTIARY_CONTAINER, "ink": ink}
    return cv.Canvas(drawing_shapes(signs.RUBBER, size, tones), width=size, height=size)
