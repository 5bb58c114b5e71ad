"""A board seen from closer by: two fingers spread it, a tap on tiny cells shows the part around them.

A screen keeps how closely it looks; a button shows the whole board again.
"""

from dataclasses import dataclass, replace
from typing import Protocol

import flet as ft

from views.kit.tap import tappable
from views.theme import TOUCH

CLOSEST = 3.0
"""So many times larger a board can be drawn by spreading two fingers."""


@dataclass(frozen=True, slots=True)
class Zoom:
    """How closely a screen looks at its board.

    Attributes:
        near: the cell around which a part is seen; empty where all of the board is.
        spread: whether two fingers spread it since it was last seen whole.
        whole: whether somebody asked to see all of it, where a part would be seen by itself.
    """

    near: str = ""
    spread: bool = False
    whole: bool = False


WHOLE = Zoom()
"""All of the board is seen, unless it begins with a part by itself."""


class Zooms(Protocol):
    """Whatever keeps how closely it looks."""

    zoom: Zoom


def turn(screen: Zooms, zoom: Zoom) -> None:
    """Look so closely from now on; a screen that does already is told nothing."""
    if screen.zoom != zoom:
        screen.zoom = zoom


def come_near(screen: Zooms, at: str) -> bool:
    """Show the part of the board around a cell, unless a part is seen already; whether it was not."""
    if screen.zoom.near:
        return False
    turn(screen, replace(screen.zoom, near=at))
    return True


def beginning(middle: float, whole: float, seen: float) -> float:
    """Where the part begins that is seen around a place, never beyond the board; along one axis, in pixels.

    >>> beginning(30, 300.0, 100), beginning(120, 300.0, 100), beginning(290, 300.0, 100)
    (0.0, 70.0, 200.0)
    """
    return max(0.0, min(whole - seen, middle - seen / 2))


def part(board: ft.Control, width: float, height: float, corner: tuple[float, float]) -> ft.Control:
    """As much of a board as there is room for, from a corner on; all in pixels."""
    moved = ft.Container(board, left=-corner[0], top=-corner[1])
    return ft.Stack([moved], width=width, height=height, clip_behavior=ft.ClipBehavior.HARD_EDGE)


def zoomable(screen: Zooms, board: ft.Control, whole: str, *, close: bool) -> ft.Control:
    """A board that two fingers spread; a button shows all of it again.

    Args:
        screen: keeps how closely it looks.
        board: what is drawn.
        whole: what the button is called.
        close: whether a part of the board is seen.
    """
    viewer = ft.InteractiveViewer(
        board,
        min_scale=1,
        max_scale=CLOSEST,
        on_interaction_end=lambda _: turn(screen, replace(screen.zoom, spread=True)),
    )
    if not close and not screen.zoom.spread:
        return ft.Stack([viewer])

    async def back() -> None:
        by_itself = close and not screen.zoom.near
        turn(screen, Zoom(whole=screen.zoom.whole or by_itself))
        await viewer.reset(ft.Duration(milliseconds=150))

    button = tappable(
        whole,
        ft.Icon(ft.Icons.ZOOM_OUT_MAP, size=22, color=ft.Colors.ON_SURFACE),
        back,
        width=TOUCH,
        height=TOUCH,
        border_radius=TOUCH / 2,
        bgcolor=ft.Colors.with_opacity(0.92, ft.Colors.SURFACE_CONTAINER_HIGHEST),
    )
    return ft.Stack([viewer, ft.Container(button, right=0, bottom=0)])
