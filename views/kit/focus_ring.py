"""Ring around whatever has the focus of a keyboard. Buttons have theirs from the theme."""

from typing import Any

import flet as ft

from views.device.theme import RADIUS, RING

PAPER = 2.0
"""Width of the paper on both sides of the ring, in pixels, so that the ring is seen on any colour."""

AROUND = RING + PAPER
"""Distance of the ring's outer edge from what it surrounds, in pixels."""


def draw_ring(left: float, top: float, width: float, height: float) -> ft.Control:
    """Draw the ring around a place of a stack, in pixels. A mouse goes through the ring."""
    size = {"width": width + 2 * AROUND, "height": height + 2 * AROUND}
    return _draw_frame(left=left - AROUND, top=top - AROUND, **size)


def draw_ring_around() -> ft.Control:
    """Draw the ring around all of a stack. A mouse goes through the ring."""
    sides = dict.fromkeys(("left", "top", "right", "bottom"), -AROUND)
    return _draw_frame(**sides)


def field_border(*, underlined: bool = False) -> dict[ft.ControlState, ft.InputBorder]:
    """Build the border of a field to type into, as thick as the ring while the field has the focus.

    Args:
        underlined: True for a line below the text, and none around it.
    """
    focus = ft.BorderSide(RING, ft.Colors.PRIMARY)
    if underlined:
        return {
            ft.ControlState.DEFAULT: ft.UnderlineInputBorder(),
            ft.ControlState.FOCUSED: ft.UnderlineInputBorder(side=focus),
        }
    return {
        ft.ControlState.DEFAULT: ft.OutlineInputBorder(border_radius=RADIUS),
        ft.ControlState.FOCUSED: ft.OutlineInputBorder(border_radius=RADIUS, side=focus),
    }


def _draw_frame(**place: Any) -> ft.Control:
    paper = ft.Border.all(PAPER, ft.Colors.SURFACE_CONTAINER_LOWEST)
    inner = ft.Container(border=paper, border_radius=8)
    ring = ft.Container(inner, border=ft.Border.all(RING, ft.Colors.PRIMARY), border_radius=10)
    outer = ft.Container(ring, border=paper, border_radius=12)
    return ft.TransparentPointer(ft.Semantics(exclude_semantics=True, content=outer), **place)
