"""Shapes: turned, mirrored, and every way they can lie, counted beside naive counting and known numbers."""

from functools import lru_cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.geometry.shapes import Shape, placements
from companion.geometry.square import Grid

Steps = frozenset[tuple[int, int]]
CELLS = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
SHAPES = st.sets(CELLS, min_size=1, max_size=6)


def moved(cells: set[tuple[int, int]] | Steps) -> Steps:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


@lru_cache(maxsize=16)
def polyominoes(size: int) -> frozenset[Steps]:
    """Return every way some cells hang together, turned and mirrored ones counted apart."""
    if size == 1:
        return frozenset({frozenset({(0, 0)})})
    grown = set()
    for smaller in polyominoes(size - 1):
        for (x, y), (a, b) in product(smaller, ((1, 0), (-1, 0), (0, 1), (0, -1))):
            if (x + a, y + b) not in smaller:
                grown.add(moved(smaller | {(x + a, y + b)}))
    return frozenset(grown)


def free(size: int) -> list[Shape]:
    """Return one of each polyomino, turned and mirrored ones counted as the same."""
    left, found = set(polyominoes(size)), []
    while left:
        shape = Shape.of(left.pop())
        found.append(shape)
        left -= {one.steps for one in shape.orientations()}
    return found


def naive_placements(shape: Shape, columns: int, rows: int, *, mirrors: bool) -> set[Steps]:
    """Return every set of cells the shape covers on the grid, tried one by one."""
    found = set()
    for flip, turns in product((False, True) if mirrors else (False,), range(4)):
        cells = {(-x, y) if flip else (x, y) for x, y in shape.steps}
        for _ in range(turns):
            cells = {(-y, x) for x, y in cells}
        for across, down in product(range(-9, columns + 9), range(-9, rows + 9)):
            laid = frozenset((x + across, y + down) for x, y in cells)
            if all(0 <= x < columns and 0 <= y < rows for x, y in laid):
                found.add(laid)
    return found


def drawn(grid: Grid, mask: int) -> Steps:
    return frozenset((i % grid.columns, i // grid.columns) for i in range(grid.cells) if mask >> i & 1)


@given(SHAPES, st.integers(-5, 5), st.integers(-5, 5))
def test_a_shape_is_the_same_wherever_it_lies(cells: set[tuple[int, int]], across: int, down: int) -> None:
    shifted = {(x + across, y + down) for x, y in cells}
    assert Shape.of(cells) == Shape.of(shifted)
    assert hash(Shape.of(cells)) == hash(Shape.of(shifted))


@given(SHAPES)
def test_four_turns_or_two_mirrorings_give_the_shape_back(cells: set[tuple[int, int]]) -> None:
    shape = Shape.of(cells)
    assert shape.turn().turn().turn().turn() == shape
    assert shape.mirror().mirror() == shape
    assert len(shape.turn().steps) == len(shape.steps)


@given(SHAPES)
def test_orientations_are_all_different_and_closed(cells: set[tuple[int, int]]) -> None:
    ways = Shape.of(cells).orientations()
    assert len(set(ways)) == len(ways)
    assert len(ways) in (1, 2, 4, 8)
    assert {way.turn() for way in ways} == {way.mirror() for way in ways} == set(ways)
    assert set(Shape.of(cells).orientations(mirrors=False)) <= set(ways)


def test_a_shape_turns_clockwise() -> None:
    assert Shape.from_picture("##\n#.\n#.").turn() == Shape.from_picture("###\n..#")


def test_a_shape_without_cells_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Shape.of([])


def everywhere(shape: Shape, grid: Grid, *, mirrors: bool = True) -> list[int]:
    """Return every mask the shape can cover on a grid, over all its orientations."""
    return [mask for laid in shape.orientations(mirrors=mirrors) for mask in placements(laid, grid)]


@given(SHAPES.filter(lambda cells: len(cells) <= 4), st.integers(1, 6), st.integers(1, 6), st.booleans())
def test_placements_are_those_found_by_trying(
    cells: set[tuple[int, int]], columns: int, rows: int, mirrors: bool
) -> None:
    grid, shape = Grid(columns, rows), Shape.of(cells)
    masks = everywhere(shape, grid, mirrors=mirrors)
    assert len(set(masks)) == len(masks)
    found = {drawn(grid, mask) for mask in masks}
    assert found == naive_placements(shape, columns, rows, mirrors=mirrors)


@pytest.mark.parametrize(
    ("size", "fixed", "kinds"), [(1, 1, 1), (2, 2, 1), (3, 6, 2), (4, 19, 5), (5, 63, 12)]
)
def test_there_are_as_many_polyominoes_as_is_known(size: int, fixed: int, kinds: int) -> None:
    assert len(polyominoes(size)) == fixed
    assert len(free(size)) == kinds


@pytest.mark.parametrize(
    ("size", "on_5x5", "on_10x10"), [(1, 25, 100), (2, 40, 180), (3, 94, 484), (4, 228, 1373), (5, 571, 4096)]
)
def test_the_counted_placements_of_all_polyominoes(size: int, on_5x5: int, on_10x10: int) -> None:
    for side, count in ((5, on_5x5), (10, on_10x10)):
        grid = Grid(side, side)
        total = sum(len(everywhere(shape, grid)) for shape in free(size))
        boxes = [
            (side - max(x for x, _ in steps)) * (side - max(y for _, y in steps))
            for steps in polyominoes(size)
            if max(max(step) for step in steps) < side
        ]
        assert total == sum(boxes) == count


@pytest.mark.parametrize(
    ("picture", "on_5x5", "on_10x10"),
    [
        ("#", 25, 100),
        ("##", 40, 180),
        ("###", 30, 160),
        ("##\n#.", 64, 324),
        ("##\n##", 16, 81),
        ("#####", 10, 120),
    ],
)
def test_the_counted_placements_of_some_tiles(picture: str, on_5x5: int, on_10x10: int) -> None:
    shape = Shape.from_picture(picture)
    assert len(everywhere(shape, Grid(5, 5))) == on_5x5
    assert len(everywhere(shape, Grid(10, 10))) == on_10x10


def test_a_shape_larger_than_the_grid_lies_nowhere() -> None:
    assert placements(Shape.from_picture("######"), Grid(5, 5)) == ()
