"""Look of a hex: its colour, its pieces and its name, drawn on a canvas of its own."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

import flet as ft
import flet.canvas as cv

from views.device.theme import CENTER
from views.kit.hexes import CORNERS
from views.kit.outline import closed_path
from views.kit.pens import Shapes, area_paint, line_paint


@dataclass(frozen=True, slots=True)
class Spot:
    """Place of a piece on a canvas.

    Attributes:
        x: its middle from the left, in pixels.
        y: its middle from the top, in pixels.
        size: the side of the hex times the size of the piece, in pixels.
        dark: whether it is drawn by night.
    """

    x: float
    y: float
    size: float
    dark: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """Small picture that is drawn on a hex.

    Attributes:
        draw: gives its shapes from a `Spot` and the args; a function of a module, so that an unchanged piece
            compares equal.
        args: everything else that the drawing depends on.
        x: its middle to the right of the hex's middle, in sides of the hex.
        y: its middle below the hex's middle, in sides of the hex.
        size: how large it is; 1 for a side of the hex.
    """

    draw: Callable[..., Shapes]
    args: tuple[Hashable, ...] = ()
    x: float = 0.0
    y: float = 0.0
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Sign:
    """Pictogram on a hex, over all pieces.

    Attributes:
        icon: the pictogram.
        ink: its colour.
        x: its middle to the right of the hex's middle, in sides of the hex.
        y: its middle below the hex's middle, in sides of the hex.
        size: how wide it is, in sides of the hex.
    """

    icon: ft.IconData
    ink: str
    x: float = 0.0
    y: float = 0.0
    size: float = 0.9


@dataclass(frozen=True, slots=True)
class HexLook:
    """Look of a hex.

    Attributes:
        fill: its colour; a look without a colour is drawn over the hex that is there.
        shapes: what lies on it, from the bottom up; pictograms above all others.
        badge: a short text in its lower right corner.
        faint: whether it fades.
        label: its name, written at its top where there is room, over everything else.
        ink: the colour of its name.
    """

    fill: str = ""
    shapes: tuple[Piece | Sign, ...] = ()
    badge: str = ""
    faint: bool = False
    label: str = ""
    ink: str = ft.Colors.ON_SURFACE_VARIANT


def word(spot: Spot, text: str, ink: str) -> Shapes:
    """Draw a short text as a piece, half a side of the hex high."""
    style = ft.TextStyle(size=round(spot.size * 0.5, 1), color=ink, weight=ft.FontWeight.W_700)
    return [cv.Text(round(spot.x, 1), round(spot.y, 1), text, style, alignment=CENTER)]


def hex_face(look: HexLook, size: float, paper: str, dark: bool) -> cv.Canvas:
    """Draw a hex on a canvas of its own, centred.

    Args:
        look: look of the hex.
        size: of a side, in pixels.
        paper: the colour of the gap between two hexes.
        dark: True if it is drawn by night.
    """
    width, height = sqrt(3) * size, 2 * size
    x, y = width / 2, height / 2
    drawn: Shapes = []
    if look.fill:
        path = _trace_sides(size)
        drawn += [
            cv.Path([*path], paint=_area_paint(look.fill)),
            cv.Path([*path], paint=_gap_paint(paper, size)),
        ]
    for piece in look.shapes:
        if isinstance(piece, Piece):
            spot = Spot(x + piece.x * size, y + piece.y * size, size * piece.size, dark)
            drawn += piece.draw(spot, *piece.args)
    return cv.Canvas(drawn, content=_draw_above(look, size), width=width, height=height)


@lru_cache(maxsize=16)
def _trace_sides(size: float) -> tuple[cv.Path.PathElement, ...]:
    """Trace the sides of a hex on a canvas of its own. All hexes of a map share the cached path."""
    return tuple(closed_path([((x + sqrt(3) / 2) * size, (y + 1) * size) for x, y in CORNERS]))


@lru_cache(maxsize=64)
def _area_paint(colour: str) -> ft.Paint:
    return area_paint(colour)


@lru_cache(maxsize=16)
def _gap_paint(colour: str, size: float) -> ft.Paint:
    return line_paint(colour, max(1.0, size * 0.06))


def _draw_above(look: HexLook, size: float) -> ft.Control | None:
    """Draw the pictograms and the badge as controls, not shapes."""
    width, height = sqrt(3) * size, 2 * size
    found: list[ft.Control] = []
    for sign in look.shapes:
        if isinstance(sign, Sign):
            left = width / 2 + (sign.x - sign.size / 2) * size
            top = height / 2 + (sign.y - sign.size / 2) * size
            icon = ft.Icon(sign.icon, size=round(sign.size * size, 1), color=sign.ink)
            icon.left, icon.top = round(left, 1), round(top, 1)
            found.append(icon)
    if look.badge:
        text = ft.Text(
            look.badge, size=max(10, size * 0.32), weight=ft.FontWeight.W_700, color=ft.Colors.ON_PRIMARY
        )
        found.append(
            ft.Container(
                text,
                right=round(size * 0.26, 1),
                bottom=round(size * 0.48, 1),
                padding=ft.Padding.symmetric(horizontal=4),
                border_radius=8,
                bgcolor=ft.Colors.PRIMARY,
            )
        )
    return ft.Stack(found, width=width, height=height) if found else None
