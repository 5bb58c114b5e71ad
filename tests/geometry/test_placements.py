"""Pieces of several cells: how their ways are named, on squares as on hexes."""

from companion.geometry.hexes import HexGrid
from companion.geometry.placements import Placement, Placements, cells_in, placement_name
from companion.geometry.square import Grid


def domino(one: int, other: int) -> Placement:
    return Placement(1 << one | 1 << other, (one, other))


def test_a_placement_is_named_by_its_cells_in_the_order_of_the_pieces_parts() -> None:
    ways = Placements.on(Grid(2, 1), (domino(0, 1), domino(1, 0)))
    assert ways.cells == (("a1", "b1"), ("b1", "a1"))
    assert list(ways.by_name) == ["a1+b1", "b1+a1"]
    assert ways.by_name["b1+a1"].cells == (1, 0)
    assert ways.named[(1, 0)] == ("b1", "a1")


def test_the_cells_of_a_map_with_gaps_keep_their_names() -> None:
    grid = HexGrid(frozenset({(0, 0), (1, 0), (3, 0)}))
    first, second = (grid.index[name] for name in ("1,0", "3,0"))
    ways = Placements.on(grid, (domino(second, first),))
    assert list(ways.by_name) == ["3,0+1,0"]


def test_a_name_tells_its_cells() -> None:
    for cells in (("a1",), ("a1", "b1"), ("0,0", "1,0"), ("0,0|1,0", "1,0|2,0")):
        assert cells_in(placement_name(cells)) == cells


def test_the_names_of_those_that_fit_come_in_their_order() -> None:
    ways = Placements.on(Grid(3, 1), (domino(1, 2), domino(0, 1)))
    assert ways.names(lambda way: True) == ("b1+c1", "a1+b1")
    assert ways.names(lambda way: not way.mask & 4) == ("a1+b1",)
