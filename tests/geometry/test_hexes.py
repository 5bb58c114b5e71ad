"""Hex maps on bit masks, beside the same things said hex by hex."""

from collections.abc import Iterable
from math import cos, hypot, isclose, pi, sin, sqrt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.geometry.hexes import STEPS, Axial, Direction, HexGrid, hex_name, parse_hex
from tests.geometry.hex_maps import SIX, Hexes, areas, beside, hexes_of, in_order, maps, mask_of, named

HEXES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
SHAPES = st.sets(HEXES, max_size=12)


def centre(at: Axial) -> tuple[float, float]:
    """Tell where a hex with a pointy top and sides of length 1 lies on paper, y downwards."""
    q, r = at
    return sqrt(3) * (q + r / 2), 1.5 * r


def walk(start: Axial, wanted: Iterable[Axial]) -> dict[Axial, int]:
    """Steps from one hex to all places up to the farthest wanted one, walked over a table without end."""
    steps, rim, left = {start: 0}, {start}, set(wanted) - {start}
    while left:
        rim = {place for at in rim for place in beside(at)} - steps.keys()
        steps |= dict.fromkeys(rim, max(steps.values()) + 1)
        left -= rim
    return steps


def nearest(hexes: Hexes, at: Axial) -> int | None:
    """Tell how far the nearest of some hexes is, by the cube distance. None if there are none."""
    ways = ((q - at[0], r - at[1]) for q, r in hexes)
    return min(((abs(q) + abs(r) + abs(q + r)) // 2 for q, r in ways), default=None)


# Names and numbers ----------------------------------------------------------------------------------------


@given(areas())
def test_names_numbers_and_coordinates_lead_to_each_other(area: tuple[HexGrid, Hexes]) -> None:
    grid, hexes = area
    mask = mask_of(grid, hexes)
    assert grid.mask(*map(named, hexes)) == grid.mask_at(hexes) == mask
    assert grid.names_of(mask) == tuple(map(named, in_order(hexes)))
    assert grid.coordinates(mask) == tuple(in_order(hexes))
    assert all(grid.number(named(at)) == grid.numbers[at] for at in grid.hexes)


@given(maps())
def test_the_cells_of_a_map_are_its_hexes_row_by_row(grid: HexGrid) -> None:
    assert grid.cells == len(grid.hexes) == grid.full.bit_count()
    assert (
        grid.names == tuple(grid.index) == grid.names_of(grid.full) == tuple(map(named, in_order(grid.hexes)))
    )
    assert list(grid.index.values()) == sorted(grid.index.values())


@given(HEXES)
def test_a_name_is_read_as_it_is_written(at: Axial) -> None:
    assert parse_hex(hex_name(at)) == at
    assert hex_name(at) == named(at)


@pytest.mark.parametrize(
    "name", ["", "1", "1,", "1,2,3", "a,b", " 1,2", "1, 2", "+1,2", "01,2", "-0,1", "1,２", "1|2"]
)
def test_what_is_no_hex_name_is_refused_with_what_was_given(name: str) -> None:
    with pytest.raises(ValueError, match="two whole numbers") as refusal:
        parse_hex(name)
    assert repr(name) in str(refusal.value)


@pytest.mark.parametrize("name", ["2,0", "0,0|1,0", "0, 0", "+0,0", ""])
def test_a_name_that_is_not_on_the_map_is_refused_by_name(name: str) -> None:
    grid = HexGrid(frozenset({(0, 0), (1, 0), (3, 0)}))
    for ask in (grid.mask, grid.number):
        with pytest.raises(KeyError) as refusal:
            ask(name)
        assert refusal.value.args == (name,)


def test_coordinates_that_are_not_on_the_map_are_refused() -> None:
    with pytest.raises(KeyError):
        HexGrid(frozenset({(0, 0), (2, 0)})).mask_at([(1, 0)])


def test_a_map_without_hexes_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one hex"):
        HexGrid(frozenset())


def test_maps_of_the_same_hexes_are_the_same_map() -> None:
    one, other = HexGrid(frozenset({(0, 0), (1, 0)})), HexGrid(frozenset({(1, 0), (0, 0)}))
    assert one == other
    assert hash(one) == hash(other)


# Neighbours -----------------------------------------------------------------------------------------------


def test_the_six_directions_go_around_counterclockwise_from_the_east() -> None:
    assert tuple(STEPS.values()) == SIX
    assert tuple(STEPS) == ("e", "ne", "nw", "w", "sw", "se")
    for number, step in enumerate(STEPS.values()):
        x, y = centre(step)
        assert isclose(x, sqrt(3) * cos(number * pi / 3), abs_tol=1e-9)
        assert isclose(-y, sqrt(3) * sin(number * pi / 3), abs_tol=1e-9)


@given(areas())
def test_neighbours_share_an_edge(area: tuple[HexGrid, Hexes]) -> None:
    grid, hexes = area
    around = {place for at in hexes for place in beside(at)}
    assert hexes_of(grid, grid.neighbours(mask_of(grid, hexes))) == around & grid.hexes - hexes


@given(HEXES, HEXES)
def test_hexes_share_an_edge_where_their_centres_are_a_hex_apart(one: Axial, other: Axial) -> None:
    (x, y), (a, b) = centre(one), centre(other)
    grid = HexGrid(frozenset({one, other}))
    near = isclose(hypot(x - a, y - b), sqrt(3))
    assert hexes_of(grid, grid.neighbours(grid.mask_at([one]))) == ({other} if near else set())


@given(areas(), st.sampled_from(list(STEPS)))
def test_a_step_in_a_direction_loses_what_leaves_the_map(
    area: tuple[HexGrid, Hexes], side: Direction
) -> None:
    grid, hexes = area
    across, down = STEPS[side]
    moved = {(q + across, r + down) for q, r in hexes}
    assert hexes_of(grid, grid.toward(mask_of(grid, hexes), side)) == moved & grid.hexes


@given(areas())
def test_the_border_is_every_hex_with_fewer_than_six_neighbours_in_the_area(
    area: tuple[HexGrid, Hexes],
) -> None:
    grid, hexes = area
    expected = {at for at in hexes if len(beside(at) & hexes) < 6}
    assert hexes_of(grid, grid.border(mask_of(grid, hexes))) == expected
    assert hexes_of(grid, grid.border(grid.full)) == {at for at in grid.hexes if beside(at) - grid.hexes}


# Distances ------------------------------------------------------------------------------------------------


@given(maps())
def test_the_distance_is_counted_in_steps_over_edges_holes_or_not(grid: HexGrid) -> None:
    for one in in_order(grid.hexes)[:3]:
        steps = walk(one, grid.hexes)
        for other in grid.hexes:
            there, back = grid.numbers[one], grid.numbers[other]
            assert grid.distance(there, back) == grid.distance(back, there) == steps[other]


@given(areas(), st.integers(0, 16))
def test_discs_and_rings_are_the_cells_up_to_and_at_a_distance(
    area: tuple[HexGrid, Hexes], distance: int
) -> None:
    grid, hexes = area
    mask, away = mask_of(grid, hexes), {at: nearest(hexes, at) for at in grid.hexes}
    within = {at for at, steps in away.items() if steps is not None and steps <= distance}
    assert hexes_of(grid, grid.disc(mask, distance)) == within
    assert hexes_of(grid, grid.ring(mask, distance)) == {at for at in within if away[at] == distance}


def test_a_ring_is_not_bent_by_a_hole_or_stopped_by_water() -> None:
    grid = HexGrid(frozenset({(0, 0), (2, 0), (0, 3), (-3, 1)}))
    assert grid.names_of(grid.ring(grid.mask("0,0"), 2)) == ("2,0",)
    assert grid.names_of(grid.ring(grid.mask("0,0"), 3)) == ("-3,1", "0,3")
    assert grid.neighbours(grid.full) == 0


# Regions --------------------------------------------------------------------------------------------------


@given(areas())
def test_regions_are_the_parts_that_hang_together(area: tuple[HexGrid, Hexes]) -> None:
    grid, hexes = area
    parts = [hexes_of(grid, part) for part in grid.regions(mask_of(grid, hexes))]
    assert in_order(at for part in parts for at in part) == in_order(hexes)
    for part in parts:
        found, open_ends = {next(iter(part))}, [next(iter(part))]
        while open_ends:
            new = beside(open_ends.pop()) & hexes - found
            found |= new
            open_ends += new
        assert found == part


@given(areas())
def test_regions_come_by_their_first_cell(area: tuple[HexGrid, Hexes]) -> None:
    grid, hexes = area
    firsts = [part & -part for part in grid.regions(mask_of(grid, hexes))]
    assert firsts == sorted(firsts)


@given(areas(), st.data())
def test_a_region_grown_from_a_seed_is_the_part_that_holds_it(
    area: tuple[HexGrid, Hexes], data: st.DataObject
) -> None:
    grid, hexes = area
    assume(hexes)
    seed = mask_of(grid, {data.draw(st.sampled_from(in_order(hexes)))})
    region = grid.region(seed, mask_of(grid, hexes))
    assert [part for part in grid.regions(mask_of(grid, hexes)) if part & seed] == [region]


def test_a_seed_outside_the_area_grows_nothing() -> None:
    grid = HexGrid(frozenset({(0, 0), (1, 0), (2, 0)}))
    assert grid.region(grid.mask("0,0"), grid.mask("1,0", "2,0")) == 0
