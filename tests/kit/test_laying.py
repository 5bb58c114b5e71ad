"""Pieces of several squares: every way is there, and the rules and repairs of any such piece are true."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from companion.engine.rules import judge_move
from companion.geometry.floating import Frame
from companion.geometry.placements import cells_in
from companion.geometry.square import Grid
from companion.kit.laying import Laying, list_ways

CORNER = ((0, 0), (1, 0), (0, 1))
"""Three squares around a corner, the corner first."""

GRID = Grid(4, 3)
FRAME = Frame(3, 2)


class Lay(Struct, frozen=True):
    at: str
    to: str


class Bend(Struct, frozen=True):
    at: str
    to: str
    too: str


class Land(Struct, frozen=True):
    """Squares on which something lies, as a mask."""

    taken: int = 0


LAYING: Laying[Land] = Laying(Lay, lambda _: GRID, lambda land, _seat: land.taken, "lay")
ALIKE: Laying[Land] = Laying(Lay, lambda _: GRID, lambda land, _seat: land.taken, "lay", alike=True)
BENDING: Laying[Land] = Laying(Bend, lambda _: GRID, lambda land, _seat: land.taken, "lay", CORNER)
FLOATING: Laying[Land] = Laying(Lay, lambda _: FRAME, lambda land, _seat: land.taken, "lay", size="size")


def broken(laying: Laying[Land], land: Land, move: Any) -> list[str]:
    return [one.rule for one in judge_move(laying.rules, land, 0, move)]


def test_every_pair_of_neighbours_is_two_ways_where_the_faces_differ_and_one_where_they_are_alike() -> None:
    pairs = {
        (at, to) for at in GRID.names for to in GRID.names_of(GRID.orthogonal(GRID.mask(at))) if at != to
    }
    assert {cells_in(name) for name in LAYING.targets(Land())} == pairs
    assert {cells_in(name) for name in ALIKE.targets(Land())} == {
        (at, to) for at, to in pairs if GRID.index[at] < GRID.index[to]
    }


@pytest.mark.parametrize(("flips", "count"), [(False, 4), (True, 8)])
def test_a_piece_of_three_faces_lies_in_four_ways_around_each_corner_and_in_eight_turned_over(
    flips: bool, count: int
) -> None:
    ways = list_ways(CORNER, Grid(2, 2), flips, alike=False)
    assert len(set(ways)) == len(ways) == count
    assert all(len({*way}) == 3 for way in ways)
    assert len({frozenset(way) for way in ways}) == 4


def test_the_faces_keep_their_order_however_a_piece_is_turned() -> None:
    for at, to, too in list_ways(CORNER, GRID, False, alike=False):
        assert GRID.distance(GRID.index[at], GRID.index[to]) == 1
        assert GRID.distance(GRID.index[at], GRID.index[too]) == 1
        assert GRID.distance(GRID.index[to], GRID.index[too]) == 2


masks = st.integers(0, GRID.full).map(Land)


@given(masks, st.sampled_from(GRID.names), st.sampled_from(GRID.names))
def test_a_domino_lies_on_two_free_squares_side_by_side(land: Land, at: str, to: str) -> None:
    beside = GRID.distance(GRID.index[at], GRID.index[to]) == 1
    free = not land.taken & GRID.mask(at, to)
    expected = [*([] if beside else ["two_squares"]), *([] if free else ["covered"])]
    assert broken(LAYING, land, Lay(at, to)) == expected


@given(st.sets(st.sampled_from(FRAME.canvas.names)), st.sampled_from(sorted(FLOATING.targets(Land()))))
def test_a_domino_fits_where_all_that_lies_there_spans_no_more_than_the_frame(
    taken: set[str], name: str
) -> None:
    canvas, move = FRAME.canvas, FLOATING.targets(Land())[name]
    spots = [divmod(canvas.index[cell], canvas.columns) for cell in {*taken, *cells_in(name)}]
    rows, columns = zip(*spots, strict=True)
    fits = max(rows) - min(rows) < FRAME.rows and max(columns) - min(columns) < FRAME.columns
    assert ("fits" in broken(FLOATING, Land(canvas.mask(*taken)), move)) is not fits


def test_squares_that_are_none_are_refused_and_judged_by_no_other_rule() -> None:
    assert broken(LAYING, Land(GRID.full), Lay("z9", "z8")) == ["two_squares"]
    assert broken(FLOATING, Land(), Lay("a1", "c3")) == ["two_squares"]
    assert broken(BENDING, Land(), Bend("a1", "b1", "c1")) == ["shape"]


@given(masks, masks, masks, st.sampled_from(sorted(LAYING.targets(Land()))))
def test_a_face_touches_its_own_kind_with_an_edge(own: Land, first: Land, second: Land, name: str) -> None:
    rule = LAYING.touch_rule("joins", lambda _land, _seat: (first.taken, second.taken))
    move = LAYING.targets(own)[name]
    touching = any(
        GRID.distance(GRID.index[square], other) == 1
        for square, mask in zip(cells_in(name), (first.taken, second.taken), strict=True)
        for other in range(GRID.cells)
        if mask >> other & 1
    )
    assert bool(rule.check(own, 0, move)) is not touching


@given(masks, masks, st.sampled_from(sorted(LAYING.targets(Land()))))
def test_a_face_is_named_where_it_covers_a_square_that_is_forbidden_to_it(
    first: Land, second: Land, name: str
) -> None:
    rule = LAYING.face_rule("sea", lambda _land, _seat: (first.taken, second.taken))
    wrong = tuple(
        square
        for square, mask in zip(cells_in(name), (first.taken, second.taken), strict=True)
        if GRID.mask(square) & mask
    )
    found = rule.check(Land(), 0, LAYING.targets(Land())[name])
    assert [cells for _, cells in found] == ([wrong] if wrong else [])


@given(masks, st.sampled_from(sorted(LAYING.targets(Land()))), st.sets(st.sampled_from(GRID.names)))
def test_repairs_are_legal_places_the_turned_ones_first_and_the_others_nearest_first(
    land: Land, name: str, barred: set[str]
) -> None:
    def is_legal(move: Lay) -> bool:
        return not broken(LAYING, land, move) and move.at not in barred

    move = LAYING.targets(land)[name]
    for repair in LAYING.repairs(land, move, is_legal):
        assert all(map(is_legal, repair.moves))
        assert [cells_in(cell) for cell in repair.cells] == [(one.at, one.to) for one in repair.moves]
        assert len(repair.labels) == len(repair.moves) <= 3
        here = [{one.at, one.to} == {move.at, move.to} for one in repair.moves]
        assert all(here) if repair.id == "turned" else not any(here)
        far = [
            GRID.distance(GRID.index[one.at], GRID.index[move.at])
            + GRID.distance(GRID.index[one.to], GRID.index[move.to])
            for one in repair.moves
        ]
        assert far == sorted(far)
    legal = [way for way in LAYING.targets(land).values() if is_legal(way) and way != move]
    assert bool(legal) == bool([*LAYING.repairs(land, move, is_legal)])
