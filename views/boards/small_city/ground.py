"""The printed board under the tiles: plots and streets, the border of the building area, rocks and water."""

import flet.canvas as cv

from companion.geometry.bits import bits
from views.boards.small_city.look import Board
from views.boards.small_city.picture import Picture
from views.kit.outline import closed_path, rounded_path
from views.kit.pens import Shapes, area_paint, line_paint
from views.kit.squares import Squares


def ground_shapes(picture: Picture, layout: Squares, look: Board) -> Shapes:
    """Draw all the print of the board, but the letters around it."""
    plan, size = picture.plan, layout.size
    area = plan.area(picture.town.size)
    blocked = plan.ground.obstacles | plan.ground.water
    locked = plan.grid.full & ~area & ~blocked
    shapes: Shapes = [
        _draw_plots(layout, area, look.plot),
        _draw_plots(layout, locked, look.locked),
        cv.Path(
            rounded_path(
                layout.columns_and_rows_of_mask(plan.ground.water), size, inset=1, radius=size * 0.2
            ),
            paint=area_paint(look.water),
        ),
    ]
    for number in bits(plan.ground.water):
        shapes += _draw_wave(layout, number, look)
    for number in bits(plan.ground.obstacles):
        shapes += _draw_rock(layout, number, look)
    border = rounded_path(
        layout.columns_and_rows_of_mask(area | blocked & _area_mask(picture)),
        size,
        inset=0.5,
        radius=size * 0.22,
    )
    shapes.append(cv.Path(border, paint=line_paint(look.border, 2.0, (6.0, 5.0))))
    return shapes


def _area_mask(picture: Picture) -> int:
    """Return the mask of the rectangle of the building area. Rocks and water in it lie inside the border."""
    area = picture.plan.area(picture.town.size)
    return picture.plan.grid.rectangle(*picture.plan.grid.span(area)) if area else 0


def _draw_plots(layout: Squares, mask: int, colour: str) -> cv.Shape:
    """Draw all squares of a mask, each a plot with round corners between the streets."""
    elements: list[cv.Path.PathElement] = []
    for square in layout.columns_and_rows_of_mask(mask):
        elements += rounded_path(
            [square], layout.size, inset=max(1.0, layout.size * 0.03), radius=layout.size * 0.12
        )
    return cv.Path(elements, paint=area_paint(colour))


def _draw_wave(layout: Squares, number: int, look: Board) -> Shapes:
    name = layout.grid.names[number]
    if name not in layout.visible:
        return []
    x, y = layout.middle(name)
    step = layout.size * 0.14
    elements: list[cv.Path.PathElement] = []
    for down in (-layout.size * 0.14, layout.size * 0.14):
        elements += [
            cv.Path.MoveTo(x - 2 * step, y + down),
            cv.Path.QuadraticTo(x - step, y + down - step, x, y + down),
            cv.Path.QuadraticTo(x + step, y + down + step, x + 2 * step, y + down),
        ]
    return [cv.Path(elements, paint=line_paint(look.wave, max(1.2, layout.size * 0.04)))]


def _draw_rock(layout: Squares, number: int, look: Board) -> Shapes:
    name = layout.grid.names[number]
    if name not in layout.visible:
        return []
    x, y = layout.middle(name)
    r = layout.size * 0.34
    large = [
        (x - r, y + r * 0.8),
        (x - r * 0.55, y - r * 0.5),
        (x, y - r * 0.85),
        (x + r * 0.45, y + r * 0.8),
    ]
    small = [(x + r * 0.1, y + r * 0.8), (x + r * 0.45, y - r * 0.05), (x + r, y + r * 0.8)]
    return [
        cv.Path(closed_path(large), paint=area_paint(look.rock)),
        cv.Path(closed_path(small), paint=area_paint(look.rock)),
        cv.Path(
            [*closed_path(large), *closed_path(small)], paint=line_paint(look.street, max(1.0, r * 0.08))
        ),
    ]
