"""Pieces on the squares: citizens, goods, graves, and the mayor in the street."""

from collections import defaultdict

from companion.games.small_city.position import CellName, Cube
from views.boards.small_city.marks import draw_citizen, draw_cube, draw_grave, draw_mayor
from views.boards.small_city.picture import Picture
from views.kit.pens import Shapes
from views.kit.squares import Squares


def piece_shapes(picture: Picture, layout: Squares, dark: bool) -> Shapes:
    """Draw every piece that stands or lies in a town."""
    town, size = picture.town, layout.size
    shapes: Shapes = []
    for stone in town.graves:
        if stone.at in layout.visible:
            shapes += draw_grave(*layout.middle(stone.at), size * 0.84, picture.colours[stone.seat], dark)
    shapes += _draw_goods(town.cubes, layout)
    for one in town.people:
        if one.at in layout.visible:
            x, y = layout.middle(one.at)
            colour = picture.colours[one.seat]
            shapes += draw_citizen(
                x + size * 0.03, y + size * 0.11, size * 0.6, colour, dark, lying=one.spent
            )
    return [*shapes, *_draw_mayor_piece(picture, layout, dark)]


def _draw_goods(cubes: tuple[Cube, ...], layout: Squares) -> Shapes:
    """Draw goods in store. Several on one square lie side by side."""
    lying: dict[CellName, list[Cube]] = defaultdict(list)
    for one in cubes:
        if one.at in layout.visible:
            lying[one.at].append(one)
    shapes: Shapes = []
    for at, here in lying.items():
        x, y = layout.middle(at)
        across = 1 if len(here) == 1 else 2 if len(here) <= 4 else 3
        step = layout.size * (0.0 if across == 1 else 0.8 / across)
        each = layout.size * (0.5 if across == 1 else 0.82 / across)
        down = -(-len(here) // across)
        for i, one in enumerate(here):
            px = x + (i % across - (across - 1) / 2) * step
            py = y + layout.size * 0.06 + (i // across - (down - 1) / 2) * step
            shapes += draw_cube(px, py, each, one.colour)
    return shapes


def _draw_mayor_piece(picture: Picture, layout: Squares, dark: bool) -> Shapes:
    seen = [layout.middle(at) for at in picture.street if at in layout.visible]
    if not seen:
        return []
    x, y = (sum(values) / len(seen) for values in zip(*seen, strict=True))
    return draw_mayor(x, y, layout.size * 0.7, dark)
