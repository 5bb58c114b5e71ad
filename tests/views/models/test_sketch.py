"""What taps make of a drawing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.forms import BoardForm, CubesForm, Mark, NumberForm, TileForm
from views.models.sketch import Sketch
from views.models.square_sketch import (
    add_shape,
    change_height,
    change_width,
    choose_shape,
    cycle_square,
    paint_square,
    remove_shape,
)

PLACE, WATER = Mark("#", "place", "place"), Mark("~", "water", "water")
TILE = TileForm((PLACE,), shapes=3)
HARBOR = TileForm((PLACE, WATER))
BOARD = BoardForm((PLACE, WATER), 4, 6)
CUBES = CubesForm((Mark("w", "w", "white"), Mark("b", "b", "black")), 3)


def tile(text: str, form: TileForm = TILE) -> Sketch:
    return Sketch.of("tile", form, text)


@pytest.mark.parametrize("text", ["#", "##/#.", "##/## ###", "#/#/#/#/#", "######"])
def test_a_drawing_says_what_it_was_drawn_from(text: str) -> None:
    assert tile(text).said == text


def test_a_tap_puts_a_square_there_and_another_takes_it_away() -> None:
    one = cycle_square(cycle_square(cycle_square(tile(""), 0, 0), 1, 0), 0, 1)
    assert one.said == "##/#."
    assert cycle_square(one, 1, 0).said == "#/#"


def test_another_tap_changes_what_a_square_does() -> None:
    said = [sketch.said for sketch in _taps(tile("", HARBOR), 3)]
    assert said == ["#", "~", ""]


def _taps(sketch: Sketch, count: int) -> list[Sketch]:
    found = []
    for _ in range(count):
        sketch = cycle_square(sketch, 2, 2)
        found.append(sketch)
    return found


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=30))
def test_whatever_is_tapped_can_be_read_again(taps: list[tuple[int, int]]) -> None:
    sketch = tile("#")
    for at in taps:
        sketch = cycle_square(sketch, *at)
    assert tile(sketch.said).said == sketch.said


def test_shapes_are_added_and_taken_away() -> None:
    two = cycle_square(add_shape(tile("##")), 0, 0)
    assert two.said == "## #"
    assert remove_shape(choose_shape(two, 0)).said == "#"
    assert remove_shape(remove_shape(two)).said == "##", "the last shape stays"


def test_no_more_shapes_than_there_may_be() -> None:
    sketch = tile("#")
    for _ in range(5):
        sketch = add_shape(sketch)
    assert len(sketch.shapes) == 3


def test_a_board_is_painted_square_by_square() -> None:
    board = Sketch.of("board", BOARD, "####/####/####/####")
    assert paint_square(paint_square(board.choose_brush("~"), 3, 0), 0, 3).said == "###~/####/####/~###"


def test_a_board_grows_like_its_edge_and_stays_within_bounds() -> None:
    board = Sketch.of("board", BOARD, "###~/####/####/~###")
    assert change_height(change_width(board, 1), 1).said == "###~~/#####/#####/~####/~####"
    assert change_height(change_width(board, -1), -1).said == board.said
    assert change_width(change_width(change_width(board, 1), 1), 1).rows[0] == "###~~~"


def test_cubes_lie_in_order_and_no_more_than_fit() -> None:
    cubes = Sketch.of("cost", CUBES, "b").add_mark("w").add_mark("b").add_mark("w")
    assert cubes.said == "wbb"
    assert cubes.remove_at(0).said == "bb"


def test_numbers_stay_within_bounds() -> None:
    number = Sketch.of("stock", NumberForm(0, 99), "5")
    assert [number.step(by).said for by in (1, -10, 100)] == ["6", "0", "99"]
