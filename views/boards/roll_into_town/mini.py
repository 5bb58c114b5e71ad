"""A small map as one picture, for the log, a score, or beside the board. Nothing in it can be tapped."""

from functools import lru_cache

import flet as ft

from companion.games.roll_into_town.marks import EMPTY
from companion.games.roll_into_town.position import CellName, Cells
from companion.geometry.square import Grid
from views.boards.roll_into_town.pencil import signs
from views.boards.roll_into_town.pencil.strokes import Drawing, Stroke, place_drawing
from views.boards.roll_into_town.pencil.svg import UNIT, render_paths, render_picture
from views.boards.roll_into_town.pencil.tokens import draw_square, joined_sides_of_map, variant_of_square
from views.boards.roll_into_town.pencil.tones import Palette, palette

RIM, MARGIN = 0.06, 0.55
"""Around the map, in squares: half of the line around it; room for the letters and the numbers."""


def mini_map(
    grid: Grid, cells: Cells, width: float, *, dark: bool, lit: tuple[CellName, ...] = ()
) -> ft.Control:
    """Draw a map `width` pixels wide.

    Args:
        grid: its squares.
        cells: their tokens.
        width: in pixels.
        dark: True if it is shown by night.
        lit: squares to point out; all others fade.
    """
    across, down = grid.columns + 2 * RIM, grid.rows + 2 * RIM
    return ft.Image(map_svg(grid, cells, lit, dark=dark), width=width, height=width * down / across)


@lru_cache(maxsize=128)
def map_svg(
    grid: Grid,
    cells: Cells,
    lit: tuple[CellName, ...] = (),
    *,
    dark: bool = False,
    named: bool = False,
) -> str:
    """Render a map as an SVG picture: paper, lines between the squares, and their tokens.

    Args:
        grid: its squares.
        cells: their tokens.
        lit: squares to point out; all others fade.
        dark: True if it is shown by night.
        named: True if letters and numbers stand beside it.
    """
    tones = palette(dark=dark)
    inside = [_render_paper(grid, tones)]
    for number, token in enumerate(cells):
        if token != EMPTY:
            found = _render_square(
                token, joined_sides_of_map(grid, cells)[number], variant_of_square(grid, number), dark=dark
            )
            x, y = number % grid.columns * UNIT, number // grid.columns * UNIT
            inside.append(f'<g transform="translate({x} {y})">{found}</g>')
    inside.append(_render_lit_squares(grid, lit, tones))
    if named:
        inside.append(render_paths(draw_names(grid), tones))
    before = MARGIN if named else RIM
    return render_picture(
        "".join(inside), grid.columns + before + RIM, grid.rows + before + RIM, offset=before
    )


def draw_names(grid: Grid) -> Drawing:
    """Draw the letters of the columns above a map and the numbers of its rows beside it."""
    drawn: list[Stroke] = []
    for column, name in enumerate(grid.names[: grid.columns]):
        drawn += place_drawing(signs.draw_letters(name[0]), column + 0.4, -0.48, 0.32)
    for row in range(grid.rows):
        drawn += place_drawing(signs.draw_letters(str(row + 1)), -0.36 - 0.2 * (row >= 9), row + 0.34, 0.32)
    return tuple(drawn)


@lru_cache(maxsize=2048)
def _render_square(token: str, joined: frozenset[str], variant: int, *, dark: bool) -> str:
    drawing: Drawing = draw_square(token, joined, variant)
    return render_paths(drawing, palette(dark=dark))


def _render_paper(grid: Grid, tones: Palette) -> str:
    """Render the sheet, with thin lines between its squares and a stronger one around them."""
    right, low = grid.columns * UNIT, grid.rows * UNIT
    lines = [f"M{column * UNIT} 0v{low}" for column in range(1, grid.columns)]
    lines += [f"M0 {row * UNIT}h{right}" for row in range(1, grid.rows)]
    box = f'x="0" y="0" width="{right}" height="{low}" rx="9"'
    return (
        f'<rect {box} fill="{tones["paper"]}"/>'
        f'<path stroke="{tones["grid"]}" stroke-width="2.5" d="{"".join(lines)}"/>'
        f'<rect {box} stroke="{tones["soft"]}" stroke-width="5"/>'
    )


def _render_lit_squares(grid: Grid, lit: tuple[CellName, ...], tones: Palette) -> str:
    """Render edges around the squares that are pointed out, and a veil over all others."""
    shown = [grid.index[at] for at in lit if at in grid.index]
    if not shown:
        return ""
    veil = [_place_square(grid, number, 0) for number in range(grid.cells) if number not in shown]
    edges = [_place_square(grid, number, 3) for number in shown]
    return (
        f'<path fill="{tones["paper"]}" fill-opacity="0.6" d="{"".join(veil)}"/>'
        f'<path stroke="{tones["paper"]}" stroke-width="12" d="{"".join(edges)}"/>'
        f'<path stroke="{tones["lit"]}" stroke-width="7" d="{"".join(edges)}"/>'
    )


def _place_square(grid: Grid, number: int, inset: int) -> str:
    x, y = number % grid.columns * UNIT + inset, number // grid.columns * UNIT + inset
    side = UNIT - 2 * inset
    return f"M{x} {y}h{side}v{side}h{-side}z"
