"""Zoom of a board: two fingers spread it, and a tap on tiny cells shows the part around them.

A screen keeps its zoom. A button shows the whole board again.
"""

from dataclasses import replace

import flet as ft

from views.device.theme import TOUCH
from views.kit.tap import tappable
from views.models.zoom import Zoom, Zooms, set_zoom

CLOSEST = 3.0
"""Greatest zoom factor by spreading two fingers."""


def crop_board(board: ft.Control, width: float, height: float, corner: tuple[float, float]) -> ft.Control:
    """Crop a board to `width` by `height` pixels, beginning at `corner`."""
    moved = ft.Container(board, left=-corner[0], top=-corner[1])
    return ft.Stack([moved], width=width, height=height, clip_behavior=ft.ClipBehavior.HARD_EDGE)


def zoomable(screen: Zooms, board: ft.Control, whole: str, *, close: bool, left: bool = False) -> ft.Control:
    """Make a board zoomable with two fingers. A button in a lower corner shows all of the board again.

    Args:
        screen: keeps the zoom.
        board: drawing of the board.
        whole: label of the button.
        close: True if only a part of the board is seen.
        left: True if the button stands at the left, because the place looked at lies at the right.
    """
    viewer = ft.InteractiveViewer(
        board,
        min_scale=1,
        max_scale=CLOSEST,
        on_interaction_end=lambda _: set_zoom(screen, replace(screen.zoom, spread=True)),
    )
    if not close and not screen.zoom.spread:
        return ft.Stack([viewer])

    async def show_whole() -> None:
        by_itself = close and not screen.zoom.near
        set_zoom(screen, Zoom(whole=screen.zoom.whole or by_itself))
        await viewer.reset(ft.Duration(milliseconds=150))

    button = tappable(
        whole,
        ft.Icon(ft.Icons.ZOOM_OUT_MAP, size=22, color=ft.Colors.ON_SURFACE),
        show_whole,
        width=TOUCH,
        height=TOUCH,
        border_radius=TOUCH / 2,
        bgcolor=ft.Colors.with_opacity(0.92, ft.Colors.SURFACE_CONTAINER_HIGHEST),
    )
    return ft.Stack(
        [viewer, ft.Container(button, left=0 if left else None, right=None if left else 0, bottom=0)]
    )
