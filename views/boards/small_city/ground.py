"""The printed board under the tiles: plots and streets, the border of the building area, rocks and water."""

import flet.canvas as cv

from companion.geometry.bits import bits
from views.boards.small_city.frame import Frame
from views.boards.small_city.look import Board
from views.boards.small_city.marks import Shapes, polygon
from views.boards.small_city.outline import rounded
from views.boards.small_city.picture import Picture
from views.kit.pens import fill, pen


def ground_shapes(picture: Picture, frame: Frame, look: Board) -> Shapes:
    """Everything printed on the board, but the letters around it."""
    here, size = picture.here, frame.size
    area = here.area(picture.town.size)
    blocked = here.ground.obstacles | here.ground.water
    locked = here.grid.full & ~area & ~blocked
    shapes: Shapes = [
        _plots(frame, area, look.plot),
        _plots(frame, locked, look.locked),
        cv.Path(
            rounded(frame.masked(here.ground.water), size, inset=1, radius=size * 0.2),
            paint=fill(look.water),
        ),
    ]
    for number in bits(here.ground.water):
        shapes += _wave(frame, number, look)
    for number in bits(here.ground.obstacles):
        shapes += _rock(frame, number, look)
    border = rounded(frame.masked(area | blocked & _around(picture)), size, inset=0.5, radius=size * 0.22)
    shapes.append(cv.Path(border, paint=pen(look.border, 2.0, [6.0, 5.0])))
    return shapes


def _around(picture: Picture) -> int:
    """The rectangle of the building area: rocks and water within it lie inside its border."""
    area = picture.here.area(picture.town.size)
    return picture.here.grid.rectangle(*picture.here.grid.span(area)) if area else 0


def _plots(frame: Frame, mask: int, colour: str) -> cv.Shape:
    """All squares of a mask, each a plot with round corners between the streets."""
    elements: list[cv.Path.PathElement] = []
    for square in frame.masked(mask):
        elements += rounded([square], frame.size, inset=max(1.0, frame.size * 0.03), radius=frame.size * 0.12)
    return cv.Path(elements, paint=fill(colour))


def _wave(frame: Frame, number: int, look: Board) -> Shapes:
    name = frame.grid.names[number]
    if name not in frame.visible:
        return []
    x, y = frame.middle(name)
    step = frame.size * 0.14
    elements: list[cv.Path.PathElement] = []
    for down in (-frame.size * 0.14, frame.size * 0.14):
        elements += [
            cv.Path.MoveTo(x - 2 * step, y + down),
            cv.Path.QuadraticTo(x - step, y + down - step, x, y + down),
            cv.Path.QuadraticTo(x + step, y + down + step, x + 2 * step, y + down),
        ]
    return [cv.Path(elements, paint=pen(look.wave, max(1.2, frame.size * 0.04)))]


def _rock(frame: Frame, number: int, look: Board) -> Shapes:
    name = frame.grid.names[number]
    if name not in frame.visible:
        return []
    x, y = frame.middle(name)
    r = frame.size * 0.34
    large = [
        (x - r, y + r * 0.8),
        (x - r * 0.55, y - r * 0.5),
        (x, y - r * 0.85),
        (x + r * 0.45, y + r * 0.8),
    ]
    small = [(x + r * 0.1, y + r * 0.8), (x + r * 0.45, y - r * 0.05), (x + r, y + r * 0.8)]
    return [
        cv.Path(polygon(large), paint=fill(look.rock)),
        cv.Path(polygon(small), paint=fill(look.rock)),
        cv.Path([*polygon(large), *polygon(small)], paint=pen(look.street, max(1.0, r * 0.08))),
    ]
