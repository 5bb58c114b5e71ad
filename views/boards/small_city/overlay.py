"""What is pointed out on a board for the moment: where something may be done, what is in hand, why not."""

from collections.abc import Iterable

import flet as ft
import flet.canvas as cv

from companion.games.small_city.position import CellName
from companion.games.small_city.printed import Printed
from views.boards.small_city.frame import Frame
from views.boards.small_city.look import look_of
from views.boards.small_city.marks import Shapes, function, words
from views.boards.small_city.outline import rounded
from views.boards.small_city.picture import Ghost, Picture
from views.kit.pens import fill, pen

FADED = 0.55
"""How much of the board is left to see behind what is pointed out."""


def under_shapes(picture: Picture, frame: Frame) -> Shapes:
    """What lies between the plots and the tiles: squares that are lit, and areas of influence."""
    shapes: Shapes = []
    if picture.halo:
        around = rounded(frame.squares(picture.halo), frame.size, inset=0, radius=frame.size * 0.2)
        shapes.append(cv.Path(around, paint=fill(ft.Colors.with_opacity(0.16, ft.Colors.TERTIARY))))
    lit = [at for at in picture.lights if at in frame.visible and at not in picture.here.on]
    shapes += _lights(lit, frame)
    return shapes


def _lights(cells: Iterable[CellName], frame: Frame) -> Shapes:
    elements: list[cv.Path.PathElement] = []
    for square in frame.squares(cells):
        elements += rounded([square], frame.size, inset=frame.size * 0.06, radius=frame.size * 0.14)
    if not elements:
        return []
    return [
        cv.Path(elements, paint=fill(ft.Colors.with_opacity(0.2, ft.Colors.PRIMARY))),
        cv.Path(elements, paint=pen(ft.Colors.PRIMARY, 1.5)),
    ]


def over_shapes(picture: Picture, frame: Frame) -> Shapes:
    """What lies over everything else."""
    size = frame.size
    shapes: Shapes = []
    if picture.faint:
        shapes += _veil(picture, frame)
    if picture.halo:
        around = rounded(frame.squares(picture.halo), size, inset=0, radius=size * 0.2)
        shapes.append(cv.Path(around, paint=pen(ft.Colors.TERTIARY, 2.0, [4.0, 4.0])))
    shapes += _targets([at for at in picture.lights if at in picture.here.on], frame)
    for ghost in picture.ghosts:
        shapes += _ghost(picture.here.box, ghost, frame)
    for at in frame.inside(picture.arrows):
        shapes += _up(*frame.corner(at), size)
    shapes += _edge(picture.chosen, frame, ft.Colors.PRIMARY)
    shapes += _edge(picture.lit, frame, ft.Colors.TERTIARY)
    shapes += _edge(picture.asked, frame, ft.Colors.ERROR)
    return shapes


def _veil(picture: Picture, frame: Frame) -> Shapes:
    """Over all squares that are not pointed out."""
    ghosts = {cell for ghost in picture.ghosts for cell in ghost.cells}
    clear = {*picture.lights, *picture.chosen, *picture.lit, *picture.asked, *ghosts, *picture.halo}
    veiled = [at for at in frame.shown if at not in clear]
    elements = rounded(frame.squares(veiled), frame.size, inset=0, radius=1)
    return [cv.Path(elements, paint=fill(ft.Colors.with_opacity(FADED, ft.Colors.SURFACE)))]


def _targets(cells: Iterable[CellName], frame: Frame) -> Shapes:
    """Squares on tiles where something may be done: a light ring, seen on every colour."""
    elements: list[cv.Path.PathElement] = []
    for square in frame.squares(cells):
        elements += rounded([square], frame.size, inset=frame.size * 0.1, radius=frame.size * 0.14)
    if not elements:
        return []
    return [
        cv.Path(elements, paint=fill(ft.Colors.with_opacity(0.14, "#FFFFFF"))),
        cv.Path(elements, paint=pen("#10151A", 3.4)),
        cv.Path(elements, paint=pen("#FFFFFF", 1.9, [5.0, 3.0])),
    ]


def _ghost(box: Printed, ghost: Ghost, frame: Frame) -> Shapes:
    look, size = look_of(ghost.kind), frame.size
    letters = box.functions[ghost.kind]
    does = {cell: letters[i] if i < len(letters) else "#" for i, cell in enumerate(ghost.cells)}
    outline = rounded(frame.squares(ghost.cells), size, inset=size * 0.05, radius=size * 0.17)
    shapes: Shapes = [
        cv.Path(outline, paint=fill(ft.Colors.with_opacity(0.82, look.colour))),
        cv.Path(outline, paint=pen("#10151A", 3.6)),
        cv.Path(outline, paint=pen("#FFFFFF", 2.0, [6.0, 4.0])),
    ]
    for cell in frame.inside(ghost.cells):
        x, y = frame.middle(cell)
        shapes += function(does[cell], x, y, size * 0.5, look.ink)
    shown = list(frame.inside(ghost.cells))
    if shown and does[shown[0]] == "#":
        x, y = frame.middle(min(shown, key=lambda cell: frame.square(cell)[::-1]))
        shapes.append(words(x, y, ghost.kind, size * 0.38, look.ink))
    return shapes


def _up(left: float, top: float, size: float) -> Shapes:
    """A round badge with an arrow up, in the upper right corner of a square."""
    radius = max(7.0, size * 0.2)
    x, y = left + size - radius * 0.9, top + radius * 0.9
    arrow: list[cv.Path.PathElement] = [
        cv.Path.MoveTo(x, y + radius * 0.55),
        cv.Path.LineTo(x, y - radius * 0.5),
        cv.Path.MoveTo(x - radius * 0.45, y - radius * 0.05),
        cv.Path.LineTo(x, y - radius * 0.55),
        cv.Path.LineTo(x + radius * 0.45, y - radius * 0.05),
    ]
    return [
        cv.Circle(x, y, radius, fill("#FFFFFF")),
        cv.Circle(x, y, radius, pen("#10151A", 1.4)),
        cv.Path(arrow, paint=pen("#10151A", max(1.6, radius * 0.2))),
    ]


def _edge(cells: Iterable[CellName], frame: Frame, colour: str) -> Shapes:
    squares = frame.squares(cells)
    if not squares:
        return []
    around = rounded(squares, frame.size, inset=1.5, radius=frame.size * 0.17)
    return [
        cv.Path(around, paint=pen(ft.Colors.SURFACE, 5.5)),
        cv.Path(around, paint=pen(colour, 3.2)),
    ]
