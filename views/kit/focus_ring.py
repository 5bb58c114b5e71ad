"""The ring around whatever has the focus of a keyboard."""

import flet as ft

from views.device.theme import RING

PAPER = 2.0
"""Width of the paper on both sides of the ring, in pixels, so that the ring is seen on any colour."""


def draw_ring(left: float, top: float, width: float, height: float, *, visible: bool = True) -> ft.Control:
    """Draw the ring around a place of a stack, in pixels. A mouse goes through the ring."""
    around = RING + PAPER
    inner = ft.Container(border=ft.Border.all(PAPER, ft.Colors.SURFACE_CONTAINER_LOWEST), border_radius=8)
    ring = ft.Container(inner, border=ft.Border.all(RING, ft.Colors.PRIMARY), border_radius=10)
    outer = ft.Container(
        ring, border=ft.Border.all(PAPER, ft.Colors.SURFACE_CONTAINER_LOWEST), border_radius=12
    )
    return ft.TransparentPointer(
        ft.Semantics(exclude_semantics=True, content=outer),
        left=left - around,
        top=top - around,
        width=width + 2 * around,
        height=height + 2 * around,
        visible=visible,
    )
