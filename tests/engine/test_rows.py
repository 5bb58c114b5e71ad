"""Moves in rows are the moves: as many, in the same order, each found by its number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.rows import Rows, join_rows

LISTED = st.lists(
    st.lists(st.tuples(st.integers(), st.booleans()), max_size=40).map(
        lambda row: (
            tuple(number for number, _ in row),
            sum(1 << i for i, (_, there) in enumerate(row) if there),
        )
    ),
    max_size=6,
)


def one_by_one(rows: list[tuple[tuple[int, ...], int]]) -> list[int]:
    return [move for moves, mask in rows for i, move in enumerate(moves) if mask >> i & 1]


@given(LISTED)
def test_rows_are_the_moves_that_are_listed_in_their_order(rows: list[tuple[tuple[int, ...], int]]) -> None:
    found, moves = Rows(rows), one_by_one(rows)
    assert len(found) == len(moves)
    assert list(found) == moves
    assert [found[i] for i in range(len(moves))] == moves
    assert [found[i] for i in range(-len(moves), 0)] == moves
    assert list(found[1:-1]) == moves[1:-1]


@given(LISTED, st.lists(st.integers()))
def test_rows_equal_whatever_lists_the_same(
    rows: list[tuple[tuple[int, ...], int]], others: list[int]
) -> None:
    moves = one_by_one(rows)
    assert Rows(rows) == moves
    assert tuple(moves) == Rows(rows)
    assert (Rows(rows) == others) == (moves == others)


@given(LISTED, st.lists(st.integers()).map(tuple))
def test_joined_parts_come_one_after_the_other(
    rows: list[tuple[tuple[int, ...], int]], more: tuple[int, ...]
) -> None:
    assert list(join_rows(more, Rows(rows), more)) == [*more, *one_by_one(rows), *more]
    assert not join_rows()


@given(LISTED)
def test_there_is_no_move_beyond_the_last(rows: list[tuple[tuple[int, ...], int]]) -> None:
    found = Rows(rows)
    for number in (len(found), -len(found) - 1):
        with pytest.raises(IndexError):
            found[number]
