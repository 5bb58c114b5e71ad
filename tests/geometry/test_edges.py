"""The edges of hex maps on bit masks, beside edges as pairs of hexes with corners on paper."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import Axial, HexGrid
from tests.geometry.hex_maps import Hexes, areas, beside, hexes_of, in_order, maps, mask_of, named

Edge = tuple[Axial, Axial]
"""Two hexes, the first in the order of the cells first."""

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From the centre of a hex with a pointy top to its corners, in half widths and half sides."""


def corners(at: Axial) -> set[tuple[int, int]]:
    """Tell where the six corners of a hex lie on paper."""
    q, r = at
    return {(2 * q + r + across, 3 * r + down) for across, down in CORNERS}


def ends(edge: Edge) -> set[tuple[int, int]]:
    """Return the two corners that an edge runs between: those that both its hexes have."""
    return corners(edge[0]) & corners(edge[1])


def pairs(grid: HexGrid) -> list[Edge]:
    """Return every edge of a map, in the order of its first hex, then of its second."""
    ordered = in_order(grid.hexes)
    return [(one, other) for one, other in combinations(ordered, 2) if other in beside(one)]


def called(edge: Edge) -> str:
    return f"{named(edge[0])}|{named(edge[1])}"


def edge_mask(edges: EdgeGrid, some: Iterable[Edge]) -> int:
    return sum(1 << edges.index[called(edge)] for edge in some)


def edges_of(edges: EdgeGrid, mask: int) -> set[Edge]:
    """Return a mask's edges. A bit that is no edge fails."""
    found = {edge for edge in pairs(edges.grid) if mask >> edges.index[called(edge)] & 1}
    assert edge_mask(edges, found) == mask
    return found


@st.composite
def roads(draw: st.DrawFn) -> tuple[EdgeGrid, set[Edge]]:
    """Return a map and some of its edges."""
    edges = EdgeGrid(draw(maps()))
    every = pairs(edges.grid)
    return edges, draw(st.sets(st.sampled_from(every), max_size=20)) if every else set()


@given(maps())
def test_an_edge_needs_two_hexes_of_the_map(grid: HexGrid) -> None:
    edges = EdgeGrid(grid)
    assert edges.names == tuple(edges.index) == edges.names_of(edges.full) == tuple(map(called, pairs(grid)))
    assert edges.cells == len(pairs(grid)) == edges.full.bit_count()
    assert list(edges.index.values()) == sorted(edges.index.values())
    assert edges_of(edges, edges.full) == {edge for edge in pairs(grid) if len(ends(edge)) == 2}


@pytest.mark.parametrize("hexes", [{(0, 0)}, {(0, 0), (2, 0)}, {(5, -3), (6, -2), (4, -1)}])
def test_the_rim_of_the_map_has_no_edges(hexes: Hexes) -> None:
    edges = EdgeGrid(HexGrid(frozenset(hexes)))
    assert (edges.full, edges.cells, edges.names, dict(edges.index)) == (0, 0, (), {})
    assert edges.beside(edges.grid.full) == edges.hexes(0) == edges.neighbours(0) == 0


def test_a_hex_and_its_six_neighbours_have_twelve_edges() -> None:
    edges = EdgeGrid(HexGrid(frozenset({(0, 0), *beside((0, 0))})))
    assert edges.names[:3] == ("0,-1|1,-1", "0,-1|-1,0", "0,-1|0,0")
    assert edges.cells == 12


@given(roads())
def test_an_edge_is_one_edge_whichever_hex_is_named_first(road: tuple[EdgeGrid, set[Edge]]) -> None:
    edges, some = road
    mask = edge_mask(edges, some)
    assert edges.mask(*map(called, some)) == mask
    assert edges.mask(*(called((other, one)) for one, other in some)) == mask
    assert all(edges.number(called((other, one))) == edges.index[called((one, other))] for one, other in some)
    assert set(edges.names_of(mask)) == set(map(called, some))


@pytest.mark.parametrize(
    "name",
    [
        "",
        "|",
        "0,0",
        "0,0|",
        "|0,0",
        "0,0|0,0",
        "0,0|2,0",
        "0,0|0,-1",
        "0,0|1,0|2,0",
        "0,0 | 1,0",
        "+0,0|1,0",
        "1,0,0,0",
        "x|y",
    ],
)
def test_what_is_no_edge_of_the_map_is_refused_by_the_name_given(name: str) -> None:
    edges = EdgeGrid(HexGrid(frozenset({(0, 0), (1, 0), (2, 0)})))
    for ask in (edges.number, edges.mask):
        with pytest.raises(KeyError) as refusal:
            ask(name)
        assert refusal.value.args == (name,)


@given(areas())
def test_the_edges_beside_an_area_have_one_of_its_hexes_on_a_side(area: tuple[HexGrid, Hexes]) -> None:
    grid, hexes = area
    edges = EdgeGrid(grid)
    found = edges_of(edges, edges.beside(mask_of(grid, hexes)))
    assert found == {edge for edge in pairs(grid) if set(edge) & hexes}


@given(areas(), st.data())
def test_the_edges_between_two_areas_have_one_on_either_side(
    area: tuple[HexGrid, Hexes], data: st.DataObject
) -> None:
    grid, one = area
    other = data.draw(st.sets(st.sampled_from(in_order(grid.hexes))))
    edges = EdgeGrid(grid)
    expected = {(a, b) for a, b in pairs(grid) if (a in one and b in other) or (b in one and a in other)}
    assert edges_of(edges, edges.between(mask_of(grid, one), mask_of(grid, other))) == expected
    assert edges_of(edges, edges.between(mask_of(grid, other), mask_of(grid, one))) == expected


@given(areas())
def test_an_area_is_parted_by_its_edges_from_all_around_it(area: tuple[HexGrid, Hexes]) -> None:
    grid, hexes = area
    edges, mask = EdgeGrid(grid), mask_of(grid, hexes)
    inside, around = edges.between(mask, mask), edges.between(mask, grid.full & ~mask)
    assert edges_of(edges, inside) == {edge for edge in pairs(grid) if set(edge) <= hexes}
    assert edges_of(edges, around) == {edge for edge in pairs(grid) if len(set(edge) & hexes) == 1}
    assert edges.beside(mask) == inside | around


@given(roads())
def test_the_hexes_of_edges_are_those_on_both_sides(road: tuple[EdgeGrid, set[Edge]]) -> None:
    edges, some = road
    assert hexes_of(edges.grid, edges.hexes(edge_mask(edges, some))) == {at for edge in some for at in edge}


def joined(every: Iterable[Edge], some: set[Edge]) -> set[Edge]:
    """Return the edges that share a corner with one of some, by where corners lie on paper."""
    points = {corner for edge in some for corner in ends(edge)}
    return {edge for edge in every if ends(edge) & points} - some


@given(roads())
def test_edges_join_where_they_share_a_corner(road: tuple[EdgeGrid, set[Edge]]) -> None:
    edges, some = road
    found = edges_of(edges, edges.neighbours(edge_mask(edges, some)))
    assert found == joined(pairs(edges.grid), some)


@given(maps())
def test_every_single_edge_joins_at_most_four_others(grid: HexGrid) -> None:
    edges, every = EdgeGrid(grid), pairs(grid)
    for edge in every:
        found = edges_of(edges, edges.neighbours(edge_mask(edges, [edge])))
        assert found == joined(every, {edge})
        assert len(found) <= 4


@given(roads())
def test_roads_that_join_end_to_end_are_one_network(road: tuple[EdgeGrid, set[Edge]]) -> None:
    edges, some = road
    networks = [edges_of(edges, part) for part in edges.regions(edge_mask(edges, some))]
    assert sorted(edge for network in networks for edge in network) == sorted(some)
    for network in networks:
        found = {next(iter(network))}
        while new := joined(some, found):
            found |= new
        assert found == network
        assert edges.region(edge_mask(edges, [min(network)]), edge_mask(edges, some)) == edge_mask(
            edges, network
        )
