"""Squares on the screen: which are shown, how large they are, and what a finger means."""

import flet.canvas as cv
import pytest

from companion.geometry.square import Grid
from views.kit.squares import NEAR, TOUCHABLE, Squares, fit_near, fit_squares

GRID = Grid(9, 9)
ROOM = (358.0, 420.0)
"""What a phone has for a board, in pixels."""


def whole(grid: Grid, size: float = 40.0) -> Squares:
    return Squares(grid, range(grid.columns), range(grid.rows), size)


@pytest.mark.parametrize(("width", "height"), [(358, 480), (358, 400), (788, 600), (300, 900)])
@pytest.mark.parametrize("grid", [GRID, Grid(13, 13), Grid(5, 13), Grid(7, 5)])
def test_a_board_is_never_larger_than_its_room(grid: Grid, width: float, height: float) -> None:
    squares = fit_squares(grid, width, height)
    assert squares.width + 14 <= width
    assert squares.height + 14 <= height


def test_squares_grow_no_larger_than_they_may() -> None:
    assert fit_squares(Grid(2, 2), 1000, 1000).size == 84


def test_of_a_floating_board_what_lies_there_is_shown_and_a_ring_around_it() -> None:
    squares = fit_squares(GRID, *ROOM, mask=GRID.mask("d4", "e5"), ring=1)
    assert (squares.names[0], squares.names[-1]) == ("c3", "f6")
    assert squares.visible == set(squares.names)


def test_no_ring_lies_beyond_the_board() -> None:
    squares = fit_squares(GRID, *ROOM, mask=GRID.mask("a1"), ring=1)
    assert squares.names == ("a1", "b1", "a2", "b2")


@pytest.mark.parametrize("cell", ["a1", "e5", "i9"])
def test_a_few_squares_are_shown_at_least(cell: str) -> None:
    squares = fit_squares(GRID, *ROOM, mask=GRID.mask(cell), least=5)
    assert (len(squares.columns), len(squares.rows)) == (5, 5)
    assert cell in squares.visible


def test_a_board_smaller_than_that_is_shown_whole() -> None:
    assert fit_squares(Grid(3, 2), *ROOM, least=5).names == Grid(3, 2).names


@pytest.mark.parametrize("near", ["a1", "m1", "g7", "m13"])
def test_from_near_by_a_finger_meets_the_square_it_came_for(near: str) -> None:
    small = fit_squares(Grid(13, 13), *ROOM)
    assert small.size < TOUCHABLE
    close = fit_near(small, near, *ROOM)
    assert near in close.visible
    assert close.size >= NEAR
    assert close.width + 14 <= ROOM[0]
    assert close.height + 14 <= ROOM[1]


def test_a_finger_means_the_square_it_lies_on_and_none_beside_the_board() -> None:
    squares = whole(Grid(3, 2))
    assert [squares.under(*squares.middle(at)) for at in squares.names] == list(squares.names)
    assert squares.under(-1, 5) is None
    assert squares.under(125, 5) is None
    assert squares.under(5, 81) is None


def test_only_squares_that_are_wanted_are_meant() -> None:
    squares = whole(Grid(3, 2))
    assert squares.cell_at(5, 5, {"a1"}) == "a1"
    assert squares.cell_at(5, 5, {"b1"}) is None


def test_cells_of_no_grid_lie_in_rows_under_their_own_names() -> None:
    squares = fit_squares(Grid(2, 2), *ROOM, called=("north", "south", "east"))
    assert squares.names == ("north", "south", "east")
    assert squares.upper_left("east") == (0, squares.size)
    assert squares.under(squares.size * 1.5, squares.size * 1.5) is None


def test_squares_that_are_not_shown_are_left_out_of_what_is_drawn() -> None:
    squares = fit_squares(GRID, *ROOM, mask=GRID.mask("d4"))
    assert squares.outline(["a1"], 1) == []
    assert len(squares.outline(["d4", "a1"], 1)) == 1


def test_what_has_more_corners_or_is_a_hole_is_drawn_corner_by_corner() -> None:
    squares = whole(Grid(3, 3))
    ring = squares.outline([at for at in squares.grid.names if at != "b2"], 1, joined=True)
    (around, *hole) = ring
    assert isinstance(around, cv.Path.Rect)
    assert [type(part).__name__ for part in hole].count("CubicTo") == 4
    bent = squares.outline(["a1", "b1", "a2"], 1, joined=True)
    assert [type(part).__name__ for part in bent].count("CubicTo") == 6


def test_joined_squares_have_one_outline_and_others_one_each() -> None:
    squares = whole(Grid(3, 3))
    joined = squares.outline(["a1", "b1", "c3"], 1, joined=True)
    assert joined == [cv.Path.Rect(1, 1, 78, 38, 6.8), cv.Path.Rect(81, 81, 38, 38, 6.8)]
    assert len(squares.outline(["a1", "b1", "c3"], 1)) == 3
