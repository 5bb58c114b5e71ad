"""Zoom of a screen's board."""

from dataclasses import dataclass, replace
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Zoom:
    """Zoom of a screen's board.

    Attributes:
        near: the cell around which a part is seen; empty where all of the board is.
        spread: whether two fingers spread it since it was last seen whole.
        whole: whether all of it was asked for, where a part would be shown by default.
    """

    near: str = ""
    spread: bool = False
    whole: bool = False


WHOLE = Zoom()
"""All of the board is seen, unless it begins with a part by itself."""


class Zooms(Protocol):
    """Holder of a zoom."""

    zoom: Zoom


def set_zoom(screen: Zooms, zoom: Zoom) -> None:
    """Set the zoom, without notifying a screen that has it already."""
    if screen.zoom != zoom:
        screen.zoom = zoom


def zoom_near(screen: Zooms, at: str, *, again: bool = False) -> bool:
    """Zoom in around a cell, unless the board is zoomed in already. Returns False if it was.

    Args:
        screen: holder of the zoom.
        at: the cell.
        again: True if it is shown also if a part is seen already.
    """
    if screen.zoom.near and not again:
        return False
    set_zoom(screen, replace(screen.zoom, near=at))
    return True


def window_start(middle: float, whole: float, seen: float) -> float:
    """Compute the start of a window around a place, clamped to the board. Along one axis, in pixels.

    >>> window_start(30, 300.0, 100), window_start(120, 300.0, 100), window_start(290, 300.0, 100)
    (0.0, 70.0, 200.0)
    """
    return max(0.0, min(whole - seen, middle - seen / 2))
