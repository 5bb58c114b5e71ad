"""Changes of taps to a drawing of squares: the shapes of a tile, or a board."""

from dataclasses import replace

from companion.engine.forms import NO_SQUARE, BoardForm, TileForm
from views.models.sketch import Rows, Sketch, centre_on_grid


def cycle_square(sketch: Sketch, column: int, row: int) -> Sketch:
    """Change a square to the next mark, and after the last mark to no square."""
    assert isinstance(sketch.form, TileForm)
    cycle = NO_SQUARE + "".join(mark.letter for mark in sketch.form.marks)
    letter = cycle[(cycle.find(sketch.rows[row][column]) + 1) % len(cycle)]
    return _replace_shape(sketch, _put_letter(sketch.rows, column, row, letter))


def choose_shape(sketch: Sketch, shape: int) -> Sketch:
    """Choose the shape to draw."""
    return replace(sketch, shape=shape)


def add_shape(sketch: Sketch) -> Sketch:
    """Add an empty shape. Unchanged at the maximum of shapes."""
    assert isinstance(sketch.form, TileForm)
    if len(sketch.shapes) >= sketch.form.shapes:
        return sketch
    return replace(
        sketch, shapes=(*sketch.shapes, centre_on_grid((), sketch.form.side)), shape=len(sketch.shapes)
    )


def remove_shape(sketch: Sketch) -> Sketch:
    """Remove the shape being drawn. Unchanged if it is the only shape."""
    if len(sketch.shapes) < 2:
        return sketch
    left = sketch.shapes[: sketch.shape] + sketch.shapes[sketch.shape + 1 :]
    return replace(sketch, shapes=left, shape=min(sketch.shape, len(left) - 1))


def replace_rows(sketch: Sketch, rows: Rows) -> Sketch:
    """Replace the shape being drawn."""
    assert isinstance(sketch.form, TileForm)
    return _replace_shape(sketch, centre_on_grid(rows, sketch.form.side))


def paint_square(sketch: Sketch, column: int, row: int) -> Sketch:
    """Paint a square."""
    return replace(sketch, text="/".join(_put_letter(sketch.rows, column, row, sketch.brush)))


def change_width(sketch: Sketch, by: int) -> Sketch:
    """Add columns like the last one, or remove some. Unchanged if a board cannot be so wide."""
    assert isinstance(sketch.form, BoardForm)
    width = len(sketch.rows[0]) + by
    if not sketch.form.least <= width <= sketch.form.most:
        return sketch
    return replace(sketch, text="/".join((row + row[-1:] * max(0, by))[:width] for row in sketch.rows))


def change_height(sketch: Sketch, by: int) -> Sketch:
    """Add rows like the last one, or remove some. Unchanged if a board cannot be so high."""
    assert isinstance(sketch.form, BoardForm)
    height = len(sketch.rows) + by
    if not sketch.form.least <= height <= sketch.form.most:
        return sketch
    return replace(sketch, text="/".join((sketch.rows + sketch.rows[-1:] * max(0, by))[:height]))


def _replace_shape(sketch: Sketch, rows: Rows) -> Sketch:
    shapes = list(sketch.shapes)
    shapes[sketch.shape] = rows
    return replace(sketch, shapes=tuple(shapes))


def _put_letter(rows: Rows, column: int, row: int, letter: str) -> Rows:
    line = rows[row][:column] + letter + rows[row][column + 1 :]
    return (*rows[:row], line, *rows[row + 1 :])
