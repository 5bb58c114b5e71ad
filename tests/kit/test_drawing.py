"""A drawing of tokens is read row by row, and written so that they stand one below the other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.notation import Unreadable
from companion.geometry.square import Grid
from companion.kit.drawing import align_tokens, draw_around, place_around, rows_of


def test_blank_lines_around_a_drawing_do_not_count() -> None:
    assert rows_of("\n a  b\nc\n \n", "$.map", 4) == rows_of(["a b", "c"], "$.map", 4) == [["a", "b"], ["c"]]


@pytest.mark.parametrize(
    ("typed", "reason"), [("a\n\nb", "blank"), ("a b c", "size"), ("a\na\na", "size"), ("a b\na\nb", "size")]
)
def test_a_gap_and_more_than_there_is_room_for_are_refused(typed: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        rows_of(typed, "$.map", 2)
    assert (caught.value.id, caught.value.field) == (reason, "$.map")


def test_tokens_stand_one_below_the_other_and_are_read_back() -> None:
    rows = list(align_tokens(["R1a", ".", "x1", "#", "CHa", "."], 2))
    assert rows == ["R1a .", "x1  #", "CHa ."]
    assert rows_of(rows, "$.map", 3) == [["R1a", "."], ["x1", "#"], ["CHa", "."]]


CANVAS = Grid(5, 3)
MIDDLE = "c2"


@given(st.dictionaries(st.sampled_from(CANVAS.names), st.sampled_from(["w0", "f3", "#"])))
def test_what_is_drawn_around_its_middle_is_read_back(tokens: dict[str, str]) -> None:
    tokens[MIDDLE] = "C"
    rows = rows_of(draw_around(tokens, CANVAS), "$.land", 5)
    assert place_around(rows, "C", MIDDLE, CANVAS, "$.land") == tokens


@pytest.mark.parametrize(
    ("typed", "reason", "params"),
    [
        ("w0 .", "no_middle", {"middle": "C"}),
        ("C .\n. C", "middles", {"row": 2, "middle": "C"}),
        (". .\nC . w0 w1", "far", {"row": 2, "found": "w1", "middle": "C"}),
        ("w2\n.\nC", "far", {"row": 1, "found": "w2", "middle": "C"}),
    ],
)
def test_a_drawing_lies_around_one_middle_and_on_the_canvas(
    typed: str, reason: str, params: dict[str, int | str]
) -> None:
    with pytest.raises(Unreadable) as caught:
        place_around(rows_of(typed, "$.land", 5), "C", MIDDLE, CANVAS, "$.land")
    assert (caught.value.id, caught.value.field, caught.value.params) == (reason, "$.land", params)


def test_empty_squares_may_lie_off_the_canvas() -> None:
    assert place_around([["C", ".", ".", ".", "."]], "C", MIDDLE, CANVAS, "$.land") == {MIDDLE: "C"}
