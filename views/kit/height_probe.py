"""Probe on the page that measures the height of a control."""

from collections.abc import Awaitable, Callable, Hashable

import flet as ft

HIGHEST = 20_000
"""Upper bound of a screen's height, in pixels."""


def measure_content(place: Hashable, tell: Callable[[float], object], content: ft.Control) -> ft.Control:
    """Draw content and report its own height whenever it changes.

    Args:
        place: key of the content; at another key the height is reported again.
        tell: called with the height in pixels.
        content: the control.
    """
    return ft.Container(content, on_size_change=_report_height(tell), key=str(hash(place)))


def _report_height(
    tell: Callable[[float], object],
) -> Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], Awaitable[None]]:
    """Make the handler that reports a height, if a phone sends a plausible one."""

    async def report_height(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        height: object = event.height  # whatever a phone sends
        if isinstance(height, int | float) and 0 <= height < HIGHEST:
            tell(height)

    return report_height
