"""Probe on the page that measures the height that the layout gave it."""

from collections.abc import Callable, Hashable

import flet as ft

HIGHEST = 20_000
"""Upper bound of a screen's height, in pixels."""


def measure_height(place: Hashable, tell: Callable[[float], object], content: ft.Control) -> ft.Control:
    """Fill all the room there is, and report its height whenever it changes.

    Args:
        place: key of the room; at another key the height is reported again.
        tell: called with the height in pixels.
        content: control inside.
    """

    async def report_height(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        height: object = event.height  # whatever a phone sends
        if isinstance(height, int | float) and 0 <= height < HIGHEST:
            tell(height)

    probe = ft.Container(on_size_change=report_height, key=str(hash(place)))
    return ft.Stack([probe, content], fit=ft.StackFit.EXPAND, expand=True)
