"""What people call the hexes of a map."""

from hypothesis import given

from companion.geometry.hexes import HexGrid, hexes_within
from companion.geometry.naming import sides, spoken_names
from tests.geometry.hex_maps import maps


def test_an_edge_has_a_hex_on_both_sides() -> None:
    assert sides("0,0|1,-1") == ("0,0", "1,-1")


def test_rows_have_letters_from_the_north_and_hexes_numbers_from_the_west() -> None:
    names = spoken_names(HexGrid(frozenset(hexes_within(2))))
    assert names["0,-2"] == "A1"
    assert names["2,-2"] == "A3"
    assert names["-2,0"] == "C1"
    assert names["0,0"] == "C3"
    assert names["0,2"] == "E3"


def test_a_hole_takes_no_number() -> None:
    grid = HexGrid(frozenset({(0, 0), (2, 0), (3, 0)}))
    assert list(spoken_names(grid).values()) == ["A1", "A2", "A3"]


def test_after_z_letters_come_in_pairs() -> None:
    names = spoken_names(HexGrid(frozenset((0, r) for r in range(54))))
    assert [names[f"0,{r}"] for r in (25, 26, 27, 52)] == ["Z1", "AA1", "AB1", "BA1"]


@given(maps())
def test_no_two_hexes_have_the_same_name(grid: HexGrid) -> None:
    names = spoken_names(grid)
    assert list(names) == list(grid.names)
    assert len(set(names.values())) == grid.cells
