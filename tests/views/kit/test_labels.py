"""The names of columns and rows are read whatever is drawn in the squares that they stand in."""

from typing import cast

import flet.canvas as cv

from companion.geometry.square import Grid
from views.kit.labels import draw_labels_inside
from views.kit.squares import Squares


def test_a_name_inside_a_square_stands_on_blank_paper_that_covers_what_is_drawn_there() -> None:
    squares = Squares(Grid(9, 9), range(9), range(9), 22.0)
    shapes = draw_labels_inside(squares, "#111111", "#FFFFFF")
    papers, names = cast(list[cv.Rect], shapes[::2]), cast(list[cv.Text], shapes[1::2])
    assert [name.value for name in names] == [*"abcdefghi", *map(str, range(1, 10))]
    for paper, name in zip(papers, names, strict=True):
        assert paper.paint is not None
        assert paper.paint.color == "#FFFFFF"
        assert paper.x < name.x < paper.x + paper.width
        assert paper.y < name.y < paper.y + paper.height
