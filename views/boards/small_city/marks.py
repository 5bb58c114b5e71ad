"""Small vector marks drawn by hand: goods, votes, citizens, graves, the mayor, the shapes of the seats."""

import math

import flet as ft
import flet.canvas as cv

from companion.engine.setup import Colour
from companion.games.small_city.printed import Colour as Good
from views.boards.small_city.look import CUBES
from views.device.theme import MARKS
from views.kit.outline import closed_path
from views.kit.pens import Shapes, area_paint, line_paint

Point = tuple[float, float]


def _points_around(x: float, y: float, radius: float, corners: int, turn: float = -90) -> list[Point]:
    angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


# Goods, money, votes --------------------------------------------------------------------------------------


def draw_cube(x: float, y: float, size: float, colour: Good) -> Shapes:
    """Draw a good, a cube seen from a corner, centred at (x, y)."""
    face, line = CUBES[colour]
    radius = size / 2
    corners = _points_around(x, y, radius, 6)
    lines: list[cv.Path.PathElement] = []
    for i in (1, 3, 5):
        lines += [cv.Path.MoveTo(round(x, 1), round(y, 1)), cv.Path.LineTo(*corners[i])]
    width = max(1.0, size * 0.07)
    return [
        cv.Path(closed_path(corners), paint=area_paint(face)),
        cv.Path([*closed_path(corners), *lines], paint=line_paint(line, width)),
    ]


def draw_any_cube(x: float, y: float, size: float, ink: str) -> Shapes:
    """Draw the outline of a good of any colour, centred at (x, y)."""
    corners = _points_around(x, y, size / 2, 6)
    lines: list[cv.Path.PathElement] = []
    for i in (1, 3, 5):
        lines += [cv.Path.MoveTo(round(x, 1), round(y, 1)), cv.Path.LineTo(*corners[i])]
    return [cv.Path([*closed_path(corners), *lines], paint=line_paint(ink, max(1.0, size * 0.1)))]


def draw_ballot(x: float, y: float, size: float, ink: str) -> Shapes:
    """Draw a vote, a ticked box, centred at (x, y)."""
    half = size * 0.42
    tick = [(x - half * 0.5, y), (x - half * 0.1, y + half * 0.45), (x + half * 0.6, y - half * 0.45)]
    width = max(1.2, size * 0.13)
    path: list[cv.Path.PathElement] = [
        cv.Path.MoveTo(*tick[0]),
        cv.Path.LineTo(*tick[1]),
        cv.Path.LineTo(*tick[2]),
    ]
    box = cv.Rect(x - half, y - half, half * 2, half * 2, size * 0.14, line_paint(ink, max(1.0, size * 0.09)))
    return [box, cv.Path(path, paint=line_paint(ink, width))]


def draw_letters(x: float, y: float, text: str, size: float, ink: str) -> cv.Text:
    """Draw a few letters centred at (x, y)."""
    style = ft.TextStyle(size=round(size, 1), weight=ft.FontWeight.W_700, color=ink)
    return cv.Text(x, y, text, style, alignment=ft.Alignment.CENTER)


def draw_arrow(x: float, y: float, size: float, ink: str) -> cv.Path:
    """Draw a small arrow to the right, centred at (x, y)."""
    half, head = size / 2, size * 0.32
    return cv.Path(
        [
            cv.Path.MoveTo(x - half, y),
            cv.Path.LineTo(x + half, y),
            cv.Path.MoveTo(x + half - head, y - head),
            cv.Path.LineTo(x + half, y),
            cv.Path.LineTo(x + half - head, y + head),
        ],
        paint=line_paint(ink, max(1.1, size * 0.16)),
    )


def draw_function(letter: str, x: float, y: float, size: float, ink: str) -> Shapes:
    """Draw the function of a square of a shop or a factory, centred at (x, y).

    A plain place has no mark.
    """
    part = size * 0.46
    left, right = x - size * 0.36, x + size * 0.36
    match letter:
        case "w" | "g" | "b":
            return draw_cube(x, y, size * 0.78, letter)
        case "$":
            return [draw_letters(x, y, "$", size * 0.86, ink)]
        case "m":
            one: Shapes = draw_any_cube(left, y, part, ink)
            other: Shapes = [draw_letters(right, y, "$", size * 0.56, ink)]
        case "v":
            one, other = (
                [draw_letters(left, y, "$", size * 0.56, ink)],
                draw_ballot(right, y, part * 1.1, ink),
            )
        case "x":
            one, other = draw_any_cube(left, y, part, ink), draw_ballot(right, y, part * 1.1, ink)
        case _:
            return []
    return [*one, draw_arrow(x, y, size * 0.24, ink), *other]


# People ---------------------------------------------------------------------------------------------------


def _trace_person(x: float, y: float, size: float) -> list[cv.Path.PathElement]:
    """Trace a standing person centred at (x, y): a head on round shoulders."""
    head, top, bottom = size * 0.215, y - size * 0.5, y + size * 0.5
    shoulders, side, soft = top + size * 0.36, size * 0.37, size * 0.08
    return [
        *_trace_ball(x, top + head, head),
        cv.Path.MoveTo(x - side, bottom - soft),
        cv.Path.CubicTo(x - side, shoulders + size * 0.2, x - side * 0.75, shoulders, x, shoulders),
        cv.Path.CubicTo(
            x + side * 0.75, shoulders, x + side, shoulders + size * 0.2, x + side, bottom - soft
        ),
        cv.Path.QuadraticTo(x + side, bottom, x + side - soft, bottom),
        cv.Path.LineTo(x - side + soft, bottom),
        cv.Path.QuadraticTo(x - side, bottom, x - side, bottom - soft),
        cv.Path.Close(),
    ]


def _trace_ball(x: float, y: float, radius: float) -> list[cv.Path.PathElement]:
    bend = radius * 0.55
    return [
        cv.Path.MoveTo(x, y - radius),
        cv.Path.CubicTo(x + bend, y - radius, x + radius, y - bend, x + radius, y),
        cv.Path.CubicTo(x + radius, y + bend, x + bend, y + radius, x, y + radius),
        cv.Path.CubicTo(x - bend, y + radius, x - radius, y + bend, x - radius, y),
        cv.Path.CubicTo(x - radius, y - bend, x - bend, y - radius, x, y - radius),
        cv.Path.Close(),
    ]


def _turn_path(elements: list[cv.Path.PathElement], x: float, y: float) -> list[cv.Path.PathElement]:
    """Turn a path by a quarter around (x, y), so that it lies on its side."""

    def turn_point(px: float, py: float) -> Point:
        return x + (py - y), y - (px - x)

    turned: list[cv.Path.PathElement] = []
    for element in elements:
        match element:
            case cv.Path.MoveTo():
                turned.append(cv.Path.MoveTo(*turn_point(element.x, element.y)))
            case cv.Path.LineTo():
                turned.append(cv.Path.LineTo(*turn_point(element.x, element.y)))
            case cv.Path.QuadraticTo():
                turned.append(
                    cv.Path.QuadraticTo(
                        *turn_point(element.cp1x, element.cp1y), *turn_point(element.x, element.y)
                    )
                )
            case cv.Path.CubicTo():
                turned.append(
                    cv.Path.CubicTo(
                        *turn_point(element.cp1x, element.cp1y),
                        *turn_point(element.cp2x, element.cp2y),
                        *turn_point(element.x, element.y),
                    )
                )
            case _:
                turned.append(element)
    return turned


def draw_citizen(
    x: float, y: float, size: float, colour: Colour, dark: bool, *, lying: bool = False
) -> Shapes:
    """Draw a citizen with the colour and shape of a seat, centred at (x, y). On the side if lying."""
    mark = MARKS[colour]
    body, line = (mark.dark, "#10151A") if dark else (mark.light, "#FFFFFF")
    outline = _trace_person(x, y, size)
    belly = (x, y + size * 0.19)
    if lying:
        outline, belly = _turn_path(outline, x, y), (x + size * 0.19, y)
        body = ft.Colors.with_opacity(0.75, body)
    return [
        cv.Path(outline, paint=line_paint(line, max(2.0, size * 0.12))),
        cv.Path(outline, paint=area_paint(body)),
        cv.Path(seat_shape(*belly, size * 0.36, colour), paint=area_paint(line)),
    ]


def seat_shape(x: float, y: float, size: float, colour: Colour) -> list[cv.Path.PathElement]:
    """Trace the shape of a seat, centred at (x, y)."""
    half = size / 2
    match colour:
        case "teal":
            return _trace_ball(x, y, half)
        case "amber":
            return closed_path([(x - half * 0.8, y - half), (x + half, y), (x - half * 0.8, y + half)])
        case "rose":
            side = half * 0.9
            return closed_path(
                [(x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side)]
            )
        case "indigo":
            outer, inner = _points_around(x, y, half * 1.15, 5), _points_around(x, y, half * 0.5, 5, -54)
            return closed_path([point for pair in zip(outer, inner, strict=True) for point in pair])
        case "lime":
            return closed_path(_points_around(x, y, half * 1.08, 6, 0))
        case "violet":
            return closed_path(_points_around(x, y, half * 1.08, 5))
        case "orange":
            low = y + half
            return [
                cv.Path.MoveTo(x, low),
                cv.Path.CubicTo(
                    x - half * 2.2, y - half * 0.2, x - half * 0.9, y - half * 1.6, x, y - half * 0.4
                ),
                cv.Path.CubicTo(x + half * 0.9, y - half * 1.6, x + half * 2.2, y - half * 0.2, x, low),
                cv.Path.Close(),
            ]
        case _:
            return closed_path(_points_around(x, y, half * 1.15, 4))


def draw_grave(x: float, y: float, size: float, colour: Colour, dark: bool) -> Shapes:
    """Draw a gravestone with the shape of its citizen's seat, centred at (x, y)."""
    half, top, bottom = size * 0.34, y - size * 0.42, y + size * 0.42
    stone, line = ("#8B949C", "#0E1317") if dark else ("#8A8F94", "#FFFFFF")
    outline: list[cv.Path.PathElement] = [
        cv.Path.MoveTo(x - half, bottom),
        cv.Path.LineTo(x - half, y - size * 0.1),
        cv.Path.CubicTo(x - half, top, x + half, top, x + half, y - size * 0.1),
        cv.Path.LineTo(x + half, bottom),
        cv.Path.Close(),
    ]
    mark = MARKS[colour]
    sign = mark.dark if dark else mark.light
    return [
        cv.Path(outline, paint=area_paint(stone)),
        cv.Path(outline, paint=line_paint(line, max(1.5, size * 0.06))),
        cv.Path(seat_shape(x, y + size * 0.08, size * 0.4, colour), paint=area_paint(line)),
        cv.Path(seat_shape(x, y + size * 0.08, size * 0.28, colour), paint=area_paint(sign)),
    ]


def draw_mayor(x: float, y: float, size: float, dark: bool) -> Shapes:
    """Draw the mayor with a top hat, centred at (x, y)."""
    body, line = ("#ECE7DC", "#12171C") if dark else ("#241F18", "#FFFFFF")
    outline = _trace_person(x, y + size * 0.1, size * 0.8)
    brim, hat = y - size * 0.3, size * 0.17
    cylinder: list[cv.Path.PathElement] = [
        *closed_path(
            [(x - hat, brim), (x - hat, brim - hat * 1.5), (x + hat, brim - hat * 1.5), (x + hat, brim)]
        ),
        *closed_path(
            [
                (x - hat * 1.8, brim),
                (x + hat * 1.8, brim),
                (x + hat * 1.8, brim + hat * 0.5),
                (x - hat * 1.8, brim + hat * 0.5),
            ]
        ),
    ]
    return [
        cv.Path([*outline, *cylinder], paint=line_paint(line, max(2.0, size * 0.12))),
        cv.Path(outline, paint=area_paint(body)),
        cv.Path(cylinder, paint=area_paint(body)),
        cv.Path(
            closed_path(
                [(x - hat, brim), (x + hat, brim), (x + hat, brim - hat * 0.45), (x - hat, brim - hat * 0.45)]
            ),
            paint=area_paint("#C2571A"),
        ),
    ]
