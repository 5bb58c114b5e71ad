"""A drawing of tokens is read row by row, and written so that they stand one below the other."""

import pytest

from companion.engine.notation import Unreadable
from companion.kit.drawing import align, rows_of


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
    rows = list(align(["R1a", ".", "x1", "#", "CHa", "."], 2))
    assert rows == ["R1a .", "x1  #", "CHa ."]
    assert rows_of(rows, "$.map", 3) == [["R1a", "."], ["x1", "#"], ["CHa", "."]]
