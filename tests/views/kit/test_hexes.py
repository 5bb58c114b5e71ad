"""Where hexes and edges lie on the screen, beside the same things said point by point."""

from collections import Counter
from itertools import combinations, pairwise
from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import Axial, HexGrid, hex_name, parse_hex
from companion.geometry.naming import is_edge, sides, spoken_names
from tests.geometry.hex_maps import maps
from views.kit.hexes import HexLayout, edges_of, layout_for

SIZES = st.floats(5, 80)
PLACES = st.tuples(st.floats(-0.2, 1.2), st.floats(-0.2, 1.2))


def disc(radius: int) -> HexGrid:
    span = range(-radius, radius + 1)
    return HexGrid(frozenset((q, r) for q in span for r in span if abs(q + r) <= radius))


def place_of(layout: HexLayout, part: tuple[float, float]) -> tuple[float, float]:
    return part[0] * layout.width, part[1] * layout.height


def rounded(layout: HexLayout, at: tuple[float, float]) -> Axial:
    """Return the place of a table without end whose hex holds a point, by rounding cube coordinates."""
    name, (x, y) = next(iter(layout.middles.items()))
    q0, r0 = parse_hex(name)
    r = (at[1] - y) / (1.5 * layout.size)
    q = (at[0] - x) / (sqrt(3) * layout.size) - r / 2
    cube = [q, r, -q - r]
    whole = [round(value) for value in cube]
    worst = max(range(3), key=lambda i: abs(whole[i] - cube[i]))
    whole[worst] = -sum(whole[i] for i in range(3) if i != worst)
    return q0 + whole[0], r0 + whole[1]


def along(layout: HexLayout, edge: str) -> list[tuple[float, float]]:
    """Many points of an edge, told by the corners that its two hexes share."""
    one, other = (layout.corners(side) for side in sides(edge))
    (a, b), (c, d) = [at for at in one if any(dist(at, to) < 1e-6 * layout.size for to in other)]
    return [(a + (c - a) * i / 200, b + (d - b) * i / 200) for i in range(201)]


# Where they lie -------------------------------------------------------------------------------------------


@given(maps(), SIZES)
def test_a_map_fills_its_room_to_the_rim(grid: HexGrid, size: float) -> None:
    layout = HexLayout(grid, size)
    corners = [corner for at in grid.names for corner in layout.corners(at)]
    xs, ys = zip(*corners, strict=True)
    found = (min(xs), min(ys), max(xs), max(ys))
    assert found == pytest.approx((0, 0, layout.width, layout.height), abs=1e-6 * size)


@given(maps(), SIZES)
def test_hexes_side_by_side_are_a_width_apart_and_all_others_farther(grid: HexGrid, size: float) -> None:
    layout, beside = HexLayout(grid, size), {frozenset(sides(edge)) for edge in edges_of(grid)}
    for one, other in combinations(grid.names, 2):
        apart = dist(layout.middles[one], layout.middles[other])
        assert isclose(apart, layout.across) == (frozenset((one, other)) in beside)
        assert apart >= layout.across * 0.999


@given(maps(), SIZES)
def test_an_edge_runs_between_the_corners_both_hexes_have(grid: HexGrid, size: float) -> None:
    layout = HexLayout(grid, size)
    for edge in edges_of(grid):
        points = along(layout, edge)
        higher, lower = sorted((points[0], points[-1]), key=lambda point: point[1])
        for end, corner in zip(layout.ends(edge), (higher, lower), strict=True):
            assert end == pytest.approx(corner)
        assert layout.middles[edge] == pytest.approx(points[100])


def test_ends_and_corners_come_nearer_by_so_many_pixels() -> None:
    layout = HexLayout(disc(1), 40)
    for edge in edges_of(layout.grid):
        assert dist(*layout.ends(edge)) == pytest.approx(40)
        assert dist(*layout.ends(edge, 5)) == pytest.approx(30)
    (a, b), (c, d) = layout.corners("0,0", 6)[1:3]
    x, _ = layout.middles["0,0"]
    assert a == c == pytest.approx(x + layout.across / 2 - 6)
    assert d - b == pytest.approx(layout.size - 2 * 6 / sqrt(3))


@pytest.mark.parametrize(("width", "height"), [(358, 400), (358, 900), (800, 300)])
@pytest.mark.parametrize("radius", range(6))
def test_a_map_is_as_large_as_it_fits(radius: int, width: float, height: float) -> None:
    layout = layout_for(disc(radius), width, height, 60)
    larger = HexLayout(layout.grid, layout.size + 0.25)
    assert layout.width <= width
    assert layout.height <= height
    assert layout.size == 60 or larger.width > width or larger.height > height


# What is nearest ------------------------------------------------------------------------------------------


@given(maps(), SIZES, PLACES)
def test_a_place_belongs_to_the_hex_with_the_nearest_middle(
    grid: HexGrid, size: float, part: tuple[float, float]
) -> None:
    layout = HexLayout(grid, size)
    x, y = place_of(layout, part)
    nearest = min(dist(layout.middles[at], (x, y)) for at in grid.names)
    found = layout.hex_at(x, y)
    if found is None:
        assert nearest > size
    else:
        assert dist(layout.middles[found], (x, y)) == nearest <= size


@given(maps(), SIZES, PLACES)
def test_a_place_within_a_hex_belongs_to_it(grid: HexGrid, size: float, part: tuple[float, float]) -> None:
    layout = HexLayout(grid, size)
    x, y = place_of(layout, part)
    around = rounded(layout, (x, y))
    found = layout.hex_at(x, y)
    if around in grid.hexes:
        assert found is not None
        apart = [dist(layout.middles[at], (x, y)) for at in (found, hex_name(around))]
        assert apart[0] == pytest.approx(apart[1])


@given(maps(), SIZES, PLACES)
def test_a_place_belongs_to_the_edge_that_comes_nearest_to_it(
    grid: HexGrid, size: float, part: tuple[float, float]
) -> None:
    layout = HexLayout(grid, size)
    x, y = place_of(layout, part)
    away = {edge: min(dist(at, (x, y)) for at in along(layout, edge)) for edge in edges_of(grid)}
    found, least = layout.edge_at(x, y), min(away.values(), default=float("inf"))
    fine = size / 200
    if found is None:
        assert least > size - fine
    else:
        assert away[found] <= least + fine
        assert least <= size + fine


def test_far_from_the_map_nothing_is_nearest() -> None:
    layout = HexLayout(disc(2), 20)
    assert layout.hex_at(-25, 80) is None
    assert layout.edge_at(layout.width / 2, layout.height + 30) is None
    assert HexLayout(disc(0), 20).edge_at(10, 10) is None


# What is tapped -------------------------------------------------------------------------------------------


@given(maps(), SIZES)
def test_targets_of_a_kind_never_overlap(grid: HexGrid, size: float) -> None:
    layout = HexLayout(grid, size)
    for cells in (grid.names, edges_of(grid)):
        for one, other in combinations(cells[:40], 2):
            (a, b, wide, high), (c, d, _, _) = layout.target(one), layout.target(other)
            assert abs(a - c) > wide - 1e-6 or abs(b - d) > high - 1e-6


@given(maps(), SIZES)
def test_the_middle_of_a_target_belongs_to_what_is_tapped(grid: HexGrid, size: float) -> None:
    layout = HexLayout(grid, size)
    for cell in layout.middles:
        left, top, width, height = layout.target(cell)
        nearest = layout.edge_at if is_edge(cell) else layout.hex_at
        assert nearest(left + width / 2, top + height / 2) == cell


# The rim --------------------------------------------------------------------------------------------------


@given(maps(), SIZES)
def test_with_its_rim_every_hex_of_a_map_has_six_edges_and_all_of_them_are_seen(
    grid: HexGrid, size: float
) -> None:
    layout = HexLayout(grid, size, rim=True)
    beside = Counter(side for edge in layout.edges for side in sides(edge))
    assert {beside[name] for name in grid.names} == {6}
    for edge in layout.edges:
        for x, y in layout.ends(edge):
            assert 0 < x < layout.width
            assert 0 < y < layout.height
        assert layout.edge_at(*layout.middles[edge]) == edge


def test_a_map_with_its_rim_fits_as_well() -> None:
    layout = layout_for(disc(3), 358, 420, 60, rim=True)
    assert layout.width <= 358
    assert layout.height <= 420
    assert HexLayout(layout.grid, layout.size + 0.25, rim=True).width > 358


# Names ----------------------------------------------------------------------------------------------------


def test_edges_are_those_of_the_map() -> None:
    grid = disc(2)
    assert edges_of(grid) == EdgeGrid(grid).names
    assert [is_edge(cell) for cell in ("0,0", "0,0|1,0")] == [False, True]


@given(maps(), SIZES)
def test_names_run_from_west_to_east_and_from_north_to_south(grid: HexGrid, size: float) -> None:
    middles = HexLayout(grid, size).middles
    ordered = [middles[at][::-1] for at in spoken_names(grid)]
    assert all(
        b > a + size or (isclose(a, b, abs_tol=1e-6) and y > x) for (a, x), (b, y) in pairwise(ordered)
    )
