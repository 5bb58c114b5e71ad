"""A sheet as a picture to keep and to show: the map with its letters and numbers, goods, ticks and points."""

from functools import lru_cache

from companion.engine.points import Points
from companion.games.roll_into_town.marks import EMPTY, HALL
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers
from companion.geometry.square import Grid
from views.boards.roll_into_town.mini import draw_names
from views.boards.roll_into_town.pencil import buildings, signs
from views.boards.roll_into_town.pencil.raster import Sheet
from views.boards.roll_into_town.pencil.strokes import (
    BOLD,
    FINE,
    PLAIN,
    Drawing,
    Stroke,
    box,
    edge,
    line,
    place_drawing,
)
from views.boards.roll_into_town.pencil.tokens import draw_square, joined_sides_of_map, variant_of_square
from views.boards.roll_into_town.pencil.tones import DAY

SQUARE = 72
"""Pixels of a square."""

RIM = 0.75
"""Around the map, in squares: the letters and the numbers stand in it."""

FOOT = 0.95
"""Height of the goods below the map, in squares."""


def map_png(position: Position, seat: int, total: Points) -> bytes:
    """Render one seat's sheet as a PNG picture of some hundred kilobytes.

    Some tenths of a second of work, so not for the event loop. There are no words in it, so it is the same in
    every language.

    Args:
        position: the table.
        seat: the seat of the sheet.
        total: the points, for the star.
    """
    grid = position.printed.grid
    across, down = grid.columns + 2 * RIM, grid.rows + 2 * RIM + FOOT
    paper = Sheet(round(across * SQUARE), round(down * SQUARE), DAY["paper"])
    cells = position.sheet(seat).cells
    edge_ = round(RIM * SQUARE)
    for number, token in enumerate(cells):
        if token != EMPTY:
            drawn = _render_square(
                token, joined_sides_of_map(grid, cells)[number], variant_of_square(grid, number)
            )
            column, row = number % grid.columns, number // grid.columns
            paper.paste(drawn, edge_ + column * SQUARE, edge_ + row * SQUARE)
    paper.draw(_draw_frame(grid), SQUARE, DAY, left=edge_, top=edge_)
    paper.draw(
        _draw_foot(position, seat, total), SQUARE, DAY, left=edge_, top=edge_ + (grid.rows + 0.35) * SQUARE
    )
    return paper.png()


@lru_cache(maxsize=256)
def _render_square(token: str, joined: frozenset[str], variant: int) -> Sheet:
    paper = Sheet(SQUARE, SQUARE, DAY["paper"])
    paper.draw(draw_square(token, joined, variant), SQUARE, DAY)
    return paper


def _draw_frame(grid: Grid) -> Drawing:
    """Draw lines between the squares, one around them, letters above and numbers beside."""
    wide, high = grid.columns, grid.rows
    lines = [line((x, 0), (x, high), tone="grid", width=0.02) for x in range(1, wide)]
    lines += [line((0, y), (wide, y), tone="grid", width=0.02) for y in range(1, high)]
    return *lines, edge(box(0, 0, wide, high), "soft", PLAIN), *draw_names(grid)


def _draw_foot(position: Position, seat: int, total: Points) -> Drawing:
    """Draw goods, ticked boxes, and the points."""
    sheet, drawn, x = position.sheet(seat), list[Stroke](), 0.1
    for resource, count in zip(("food", "stone", "wood"), sheet.goods.amounts, strict=True):
        drawn += place_drawing(signs.GOODS[resource], x, 0.1, 0.56)
        drawn += place_drawing(signs.draw_letters(str(count)), x + 0.66, 0.14, 0.46)
        x += 1.35
    for building, used, most in (
        (draw_square(HALL), sheet.town_hall_uses, numbers().town_hall),
        (buildings.FOUNTAIN, sheet.fountain_uses, numbers().fountain),
    ):
        drawn += place_drawing(building, x, 0.06, 0.64)
        drawn += _draw_ticks(x + 0.72, used, max(used, most))
        x += 1.75
    drawn += place_drawing(signs.STAR, x, 0.06, 0.6)
    drawn += place_drawing(signs.draw_letters(str(total), width=0.12), x + 0.7, 0.12, 0.5)
    return tuple(drawn)


def _draw_ticks(left: float, used: int, most: int) -> Drawing:
    drawn: list[Stroke] = []
    for number in range(most):
        x, side = left + number * 0.29, 0.22
        drawn.append(edge(box(x, 0.26, x + side, 0.26 + side), "ink", FINE))
        if number < used:
            drawn.append(line((x + 0.03, 0.29), (x + side - 0.03, 0.45), width=BOLD / 1.5))
            drawn.append(line((x + side - 0.03, 0.29), (x + 0.03, 0.45), width=BOLD / 1.5))
    return tuple(drawn)
