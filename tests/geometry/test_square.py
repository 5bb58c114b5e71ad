"""Square grids on bit masks, beside the same things said cell by cell."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.geometry.bits import bits
from companion.geometry.square import Grid

Cells = set[tuple[int, int]]


@st.composite
def areas(draw: st.DrawFn) -> tuple[Grid, Cells]:
    """Return a grid of up to 12x12 and some of its cells as (column, row)."""
    grid = Grid(draw(st.integers(1, 12)), draw(st.integers(1, 12)))
    cells = st.tuples(st.integers(0, grid.columns - 1), st.integers(0, grid.rows - 1))
    return grid, draw(st.sets(cells, max_size=40))


def mask_of(grid: Grid, cells: Cells) -> int:
    return sum(1 << (y * grid.columns + x) for x, y in cells)


def cells_of(grid: Grid, mask: int) -> Cells:
    return {(i % grid.columns, i // grid.columns) for i in range(grid.cells) if mask >> i & 1}


def around(grid: Grid, cells: Cells, steps: Cells) -> Cells:
    """Return the cells one of some steps away from an area, inside the grid and outside the area."""
    reached = {(x + a, y + b) for x, y in cells for a, b in steps}
    return {(x, y) for x, y in reached if 0 <= x < grid.columns and 0 <= y < grid.rows} - cells


EDGES = {(1, 0), (-1, 0), (0, 1), (0, -1)}
CORNERS = {(1, 1), (-1, 1), (1, -1), (-1, -1)}


@given(areas())
def test_orthogonal_cells_share_an_edge(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    assert cells_of(grid, grid.orthogonal(mask_of(grid, cells))) == around(grid, cells, EDGES)


@given(areas())
def test_diagonal_cells_share_a_corner(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    assert cells_of(grid, grid.diagonal(mask_of(grid, cells))) == around(grid, cells, CORNERS)


@given(areas())
def test_the_halo_is_every_cell_that_touches_by_an_edge_or_a_corner(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    assert cells_of(grid, grid.halo(mask_of(grid, cells))) == around(grid, cells, EDGES | CORNERS)


@given(areas())
def test_regions_are_the_parts_that_hang_together(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    parts = [cells_of(grid, part) for part in grid.regions(mask_of(grid, cells))]
    assert sorted(cell for part in parts for cell in part) == sorted(cells)
    for part in parts:
        found, edge = {next(iter(part))}, [next(iter(part))]
        while edge:
            new = around(grid, {edge.pop()}, EDGES) & cells - found
            found |= new
            edge += new
        assert found == part


@given(areas())
def test_regions_come_by_their_first_cell(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    firsts = [part & -part for part in grid.regions(mask_of(grid, cells))]
    assert firsts == sorted(firsts)


@given(areas(), st.data())
def test_a_region_grown_from_a_seed_is_the_part_that_holds_it(
    area: tuple[Grid, Cells], data: st.DataObject
) -> None:
    grid, cells = area
    assume(cells)
    seed = mask_of(grid, {data.draw(st.sampled_from(sorted(cells)))})
    region = grid.region(seed, mask_of(grid, cells))
    assert [part for part in grid.regions(mask_of(grid, cells)) if part & seed] == [region]


def test_a_seed_outside_the_area_grows_nothing() -> None:
    grid = Grid(3, 3)
    assert grid.region(grid.mask("a1"), grid.mask("b1", "c1")) == 0


@given(areas())
def test_the_span_is_the_smallest_rectangle_around_the_cells(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    assume(cells)
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    expected = (min(columns), max(columns), min(rows), max(rows))
    assert grid.span(mask_of(grid, cells)) == expected


def test_an_empty_mask_spans_nothing() -> None:
    with pytest.raises(ValueError, match="empty mask"):
        Grid(3, 3).span(0)


@given(areas(), *[st.integers(-3, 14)] * 4)
def test_a_rectangle_is_cut_to_the_grid(
    area: tuple[Grid, Cells], left: int, right: int, top: int, bottom: int
) -> None:
    grid, _ = area
    assume(left <= right)
    assume(top <= bottom)
    assume(right >= 0)
    assume(bottom >= 0)
    inside = {
        (x, y)
        for x in range(grid.columns)
        for y in range(grid.rows)
        if left <= x <= right and top <= y <= bottom
    }
    assert cells_of(grid, grid.rectangle(left, right, top, bottom)) == inside


@given(areas())
def test_names_and_numbers_lead_to_each_other(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    mask = mask_of(grid, cells)
    assert grid.mask(*grid.names_of(mask)) == mask
    assert [grid.index[name] for name in grid.names] == list(range(grid.cells))
    assert set(grid.names_of(mask)) == {"abcdefghijklmnopqrstuvwxyz"[x] + str(y + 1) for x, y in cells}


@given(areas())
def test_a_drawing_shows_every_cell(area: tuple[Grid, Cells]) -> None:
    grid, cells = area
    lines = list(grid.lines(mask_of(grid, cells)))
    assert len(lines) == grid.rows
    assert {(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "#"} == cells


@given(st.integers(0, 80), st.integers(0, 80))
def test_the_distance_is_counted_in_steps_over_edges(one: int, other: int) -> None:
    grid = Grid(9, 9)
    reached, steps = 1 << one, 0
    while not reached >> other & 1:
        reached, steps = reached | grid.orthogonal(reached), steps + 1
    assert grid.distance(one, other) == steps


@given(st.integers(0, 1 << 100))
def test_bits_are_the_numbers_of_a_mask_lowest_first(mask: int) -> None:
    found = list(bits(mask))
    assert found == sorted(found)
    assert sum(1 << i for i in found) == mask


def test_rows_do_not_run_into_each_other() -> None:
    grid = Grid(4, 3)
    assert set(grid.names_of(grid.orthogonal(grid.mask("d1")))) == {"c1", "d2"}
    assert set(grid.names_of(grid.diagonal(grid.mask("a2")))) == {"b1", "b3"}
    assert set(grid.names_of(grid.halo(grid.mask("d2")))) == {"c1", "d1", "c2", "c3", "d3"}


@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (27, 5), (5, 0), (-1, 5)])
def test_a_grid_without_cells_or_names_for_them_is_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match=f"{columns}x{rows}"):
        Grid(columns, rows)


def test_a_name_that_is_not_on_the_grid_is_refused() -> None:
    with pytest.raises(KeyError):
        Grid(5, 5).mask("f1")
