"""Pieces of Sweet Lands as simple marks, drawn on a hex, or by themselves for a button."""

from collections.abc import Callable, Mapping

import flet as ft
import flet.canvas as cv

from views.boards.sweet_lands.tones import INK, PAPER, tone_of
from views.kit.hex_looks import Spot
from views.kit.hexes import CORNERS
from views.kit.layouts import Point
from views.kit.pens import Shapes, area_paint, line_paint

Draw = Callable[..., Shapes]


def _scale_point(spot: Spot, point: Point) -> Point:
    return round(spot.x + point[0] * spot.size, 1), round(spot.y + point[1] * spot.size, 1)


def _area(spot: Spot, points: tuple[Point, ...], colour: str, edge: str = INK) -> Shapes:
    """Draw a closed area with a line around it. Points are in parts of the size, from the middle."""
    first, *others = (_scale_point(spot, point) for point in points)
    path = [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in others), cv.Path.Close()]
    found: Shapes = [cv.Path([*path], paint=area_paint(colour))]
    if edge:
        found.append(cv.Path([*path], paint=line_paint(edge, _line(spot))))
    return found


def _round(spot: Spot, centre: Point, radius: float, colour: str, edge: str = INK) -> Shapes:
    x, y = _scale_point(spot, centre)
    found: Shapes = [cv.Circle(x, y, round(radius * spot.size, 1), area_paint(colour))]
    if edge:
        found.append(cv.Circle(x, y, round(radius * spot.size, 1), line_paint(edge, _line(spot))))
    return found


def _oval(spot: Spot, box: tuple[float, float, float, float], colour: str, edge: str = INK) -> Shapes:
    left, top = _scale_point(spot, box[:2])
    wide, high = round(box[2] * spot.size, 1), round(box[3] * spot.size, 1)
    found: Shapes = [cv.Oval(left, top, wide, high, area_paint(colour))]
    if edge:
        found.append(cv.Oval(left, top, wide, high, line_paint(edge, _line(spot))))
    return found


def _stroke(spot: Spot, points: tuple[Point, ...], colour: str = INK, wide: float = 0.07) -> Shapes:
    first, *others = (_scale_point(spot, point) for point in points)
    path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*at) for at in others)]
    return [cv.Path(path, paint=line_paint(colour, max(1.0, wide * spot.size)))]


def _line(spot: Spot) -> float:
    return max(1.0, spot.size * 0.055)


# Tiles ----------------------------------------------------------------------------------------------------


def tile(spot: Spot, ground: str, flipped: bool) -> Shapes:
    """Draw a terrain tile within its hex: face down with a dark rim and two bars, flipped with a bright rim.

    Its mark stands in the middle, so that no kind is told by its colour alone; the bars lie below it.
    """
    tone = tone_of(ground).tile
    around = tuple((x * 0.84, y * 0.84) for x, y in CORNERS)
    if not flipped:
        bars = ((-0.26, 0.46), (0.26, 0.46)), ((-0.2, 0.62), (0.2, 0.62))
        edge = tone_of(ground).edge
        return [
            *_area(spot, around, tone, edge),
            *(part for bar in bars for part in _stroke(spot, bar, edge)),
        ]
    inner = tuple((x * 0.74, y * 0.74) for x, y in CORNERS)
    return [*_area(spot, around, PAPER), *_area(spot, inner, tone, "")]


def capital(spot: Spot) -> Shapes:
    """Draw the capital: a castle with two towers."""
    walls = (
        (-0.5, 0.42), (-0.5, -0.36), (-0.36, -0.36), (-0.36, -0.22), (-0.22, -0.22), (-0.22, -0.05),
        (-0.1, -0.05), (-0.1, -0.42), (0.1, -0.42), (0.1, -0.05), (0.22, -0.05), (0.22, -0.22),
        (0.36, -0.22), (0.36, -0.36), (0.5, -0.36), (0.5, 0.42),
    )  # fmt: skip
    gate = ((-0.12, 0.42), (-0.12, 0.2), (0, 0.1), (0.12, 0.2), (0.12, 0.42))
    return [*_area(spot, walls, "#F3D9B1"), *_area(spot, gate, "#8A5A2B")]


# Properties -----------------------------------------------------------------------------------------------


def tent(spot: Spot) -> Shapes:
    """Draw the cheese tent: a wedge with holes."""
    wedge = ((0, -0.46), (0.5, 0.42), (-0.5, 0.42))
    holes = ((0.0, -0.08), 0.07), ((0.2, 0.22), 0.09), ((-0.22, 0.16), 0.06)
    return [
        *_area(spot, wedge, "#F2CF4A"),
        *(part for at, radius in holes for part in _round(spot, at, radius, "#C9971B", "")),
        *_area(spot, ((0, 0.1), (0.12, 0.42), (-0.12, 0.42)), "#7A4B12", ""),
    ]


def house(spot: Spot) -> Shapes:
    """Draw the cream-puff house: walls below a round roof with cream."""
    return [
        *_area(spot, ((-0.38, 0.0), (0.38, 0.0), (0.38, 0.44), (-0.38, 0.44)), "#FFF4DC"),
        *_oval(spot, (-0.5, -0.46, 1.0, 0.58), "#D9924B"),
        *_area(spot, ((-0.1, 0.44), (-0.1, 0.18), (0.1, 0.18), (0.1, 0.44)), "#8A5A2B"),
    ]


def building(spot: Spot) -> Shapes:
    """Draw the brownie building: a dark block with lit windows."""
    windows = tuple((x, y) for y in (-0.26, -0.02, 0.22) for x in (-0.15, 0.15))
    block = ((-0.36, -0.48), (0.36, -0.48), (0.36, 0.46), (-0.36, 0.46))
    return [
        *_area(spot, block, "#7B4A2E"),
        *(
            part
            for x, y in windows
            for part in _area(
                spot,
                ((x - 0.08, y - 0.07), (x + 0.08, y - 0.07), (x + 0.08, y + 0.07), (x - 0.08, y + 0.07)),
                "#FFE9A8",
                "",
            )
        ),
    ]


def lab(spot: Spot) -> Shapes:
    """Draw the milk laboratory: a flask with milk."""
    flask = ((-0.13, -0.46), (0.13, -0.46), (0.13, -0.12), (0.42, 0.44), (-0.42, 0.44), (-0.13, -0.12))
    milk = ((-0.24, 0.08), (0.24, 0.08), (0.42, 0.44), (-0.42, 0.44))
    return [*_area(spot, flask, "#CDEBF2"), *_area(spot, milk, "#FFFFFF")]


def coffee(spot: Spot) -> Shapes:
    """Draw the coffee shop: a cup with an ear, and steam."""
    cup = ((-0.42, -0.12), (0.26, -0.12), (0.18, 0.42), (-0.34, 0.42))
    return [
        *_round(spot, (0.28, 0.1), 0.16, PAPER),
        *_area(spot, cup, "#B9794A"),
        *_stroke(spot, ((-0.22, -0.24), (-0.16, -0.34), (-0.22, -0.46))),
        *_stroke(spot, ((0.06, -0.24), (0.12, -0.34), (0.06, -0.46))),
    ]


def tower(spot: Spot) -> Shapes:
    """Draw the ice-cream clock tower: a roof, a clock, a slim body."""
    return [
        *_area(spot, ((-0.24, -0.12), (0.24, -0.12), (0.2, 0.48), (-0.2, 0.48)), "#F6C9D6"),
        *_area(spot, ((0, -0.52), (0.32, -0.1), (-0.32, -0.1)), "#A8D8C0"),
        *_round(spot, (0, 0.1), 0.14, "#FFFFFF"),
        *_stroke(spot, ((0, 0.01), (0, 0.1), (0.07, 0.1)), wide=0.05),
    ]


def rabbit(spot: Spot) -> Shapes:
    """Draw the cookie rabbit: a head with two ears."""
    biscuit = "#E2A45C"
    return [
        *_oval(spot, (-0.3, -0.52, 0.24, 0.6), biscuit),
        *_oval(spot, (0.06, -0.52, 0.24, 0.6), biscuit),
        *_round(spot, (0, 0.16), 0.34, biscuit),
        *_round(spot, (-0.12, 0.1), 0.05, INK, ""),
        *_round(spot, (0.12, 0.1), 0.05, INK, ""),
    ]


# What is printed, and roads -------------------------------------------------------------------------------


def anchor(spot: Spot) -> Shapes:
    """Draw a port: an anchor on a round sign."""
    return [
        *_round(spot, (0, 0), 0.5, "#FFFFFF", "#1F4E79"),
        *_stroke(spot, ((0, -0.24), (0, 0.32)), "#1F4E79", 0.1),
        *_stroke(spot, ((-0.18, -0.12), (0.18, -0.12)), "#1F4E79", 0.1),
        *_stroke(spot, ((-0.28, 0.1), (-0.14, 0.28), (0, 0.32), (0.14, 0.28), (0.28, 0.1)), "#1F4E79", 0.1),
    ]


def draw_area(spot: Spot) -> Shapes:
    """Draw an extra-draw area: a card with a plus."""
    card = ((-0.32, -0.44), (0.32, -0.44), (0.32, 0.44), (-0.32, 0.44))
    return [
        *_area(spot, card, "#FFFFFF", "#8A3E63"),
        *_stroke(spot, ((-0.16, 0), (0.16, 0)), "#8A3E63", 0.1),
        *_stroke(spot, ((0, -0.16), (0, 0.16)), "#8A3E63", 0.1),
    ]


def road(spot: Spot, colour: str) -> Shapes:
    """Draw a road by itself, in a seat's colour."""
    return [
        *_stroke(spot, ((-0.34, 0.3), (0.34, -0.3)), INK, 0.34),
        *_stroke(spot, ((-0.34, 0.3), (0.34, -0.3)), colour, 0.22),
    ]


def waits(spot: Spot) -> Shapes:
    """Draw the mark of a tile flipped in this very action, on which building has to wait."""
    glass = ((-0.3, -0.4), (0.3, -0.4), (-0.3, 0.4), (0.3, 0.4))
    return [*_round(spot, (0, 0), 0.62, PAPER), *_area(spot, glass, "#E8954A")]


PIECES: Mapping[str, Draw] = {
    "tent": tent,
    "house": house,
    "building": building,
    "lab": lab,
    "coffee": coffee,
    "tower": tower,
    "rabbit": rabbit,
    "capital": capital,
    "port": anchor,
    "draw": draw_area,
}
"""Marks by the name of what they stand for; tiles and roads need to be told more."""


def mark(kind: str, size: float, *, dark: bool, colour: str = "") -> ft.Control:
    """Draw a piece by itself, within a square.

    Args:
        kind: a piece, ``tile`` or ``flipped`` for a terrain tile, ``special`` for a special one, ``road``.
        size: of the square, in pixels.
        dark: True if it is drawn by night.
        colour: a seat's, for a road.
    """
    spot = Spot(size / 2, size / 2, size, dark)
    if kind in ("tile", "flipped", "special"):
        small = Spot(size / 2, size / 2, size / 1.8, dark)
        shapes = tile(small, "special" if kind == "special" else "wheat", kind != "tile")
    elif kind == "road":
        shapes = road(spot, colour)
    else:
        shapes = PIECES[kind](Spot(spot.x, spot.y, size * 0.9, dark))
    return cv.Canvas(shapes, width=size, height=size, key=f"{kind} {size} {dark} {colour}")
