"""How much room the map has: what stands above it and below it, or beside it where the screen is wide."""

import flet as ft

from companion.geometry.square import Grid
from views.boards.roll_into_town.sheet import goods_line
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.steps import stepper
from views.phone import LARGE
from views.widgets.banners import to_look_at
from views.widgets.measuring import asked_lines

ABOVE = 80
"""Pixels that the steps and the goods take above the map."""

WORDS = 16
"""Pixels of the words of the steps, which are left out where room is dear."""

SHORT = 790
"""Below this height of a phone, in pixels, room is dear."""

EDGES = 24
"""Pixels left free above and below what can be done."""

LINE = 20
"""Pixels that a second line of what is asked takes."""

NAMES = 40
"""Pixels that the names of the seats take, which who plays alone does not see."""

LEAST, LARGER = 30, 40
"""Squares are never made smaller than so many pixels for want of height; and with large text, where the page
scrolls anyway."""

WIDEST = 560
"""What can be done is not spread wider than so many pixels."""

DESK = 316
"""Width of what can be done where it stands beside the map, in pixels."""

GAP = 20
"""Pixels between the map and what stands beside it."""

BELOW = 110
"""Pixels that what can be done takes below the map at most times, in text of the usual size."""

AROUND = 196
"""Pixels of a wide screen's height that stand above and below the page of the board."""


def short(screen: Screen) -> bool:
    """Whether room is dear: on a phone that is not high, or with large text."""
    phone = screen.phone
    return not phone.wide and phone.height < SHORT * phone.scale


def map_size(screen: Screen, width: float, height: float, below: float) -> tuple[float, float]:
    """Pixels of width and of height left for the map.

    Args:
        screen: the phone's.
        width: of the page, in pixels.
        height: that the page and what lies below it may take, in pixels.
        below: pixels of what lies below it, in text of the usual size.
    """
    if beside(screen, width):
        return width - DESK - GAP, height
    grid: Grid = screen.position.printed.grid
    least = LARGER if screen.phone.scale >= LARGE else LEAST
    return width, max(min(least, width / grid.columns) * grid.rows, _left(screen, height, below))


def beside(screen: Screen, width: float) -> bool:
    """Whether the map becomes larger when what can be done stands beside it, on a page so wide in pixels."""
    phone = screen.phone
    if not phone.wide or screen.painting:
        return False
    grid: Grid = screen.position.printed.grid
    height = phone.height - AROUND * (1 + phone.scale) / 2
    across, down = (width - DESK - GAP) / grid.columns, height / grid.rows
    under = min(width / grid.columns, _left(screen, height, BELOW) / grid.rows)
    return min(across, down) > under


def _left(screen: Screen, height: float, below: float) -> float:
    scale, above = screen.phone.scale, ABOVE - (WORDS if short(screen) else 0)
    taken = (above + below) * (1 + (scale - 1) * 0.6) + EDGES + LINE * scale * (asked_lines(screen) - 1)
    alone = NAMES * scale if len(screen.seats) == 1 else 0
    return height + alone - taken


def facts(screen: Screen, width: float) -> ft.Control:
    """The steps of the round, and what the seat looked at has."""
    wide = min(width, WIDEST)
    steps = stepper(screen, screen.seat, words=not short(screen))
    return ft.Column(
        [ft.Container(steps, width=wide), goods_line(screen, screen.seat, wide)],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def side_by_side(screen: Screen, board: ft.Control, hands: ft.Control) -> ft.Control:
    """The map, and beside it the steps, the goods and what can be done."""
    parts = [facts(screen, DESK)]
    if screen.acting or screen.phone.scale < LARGE:
        parts.append(to_look_at(screen, hands))
    desk = ft.Column(parts, spacing=20, tight=True)
    return ft.Row(
        [board, ft.Container(desk, width=DESK)],
        spacing=GAP,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
