"""A cursor over the cells of a board: the arrows reach every cell, on squares, hexes and edges."""

from hypothesis import given
from hypothesis import strategies as st

from companion.geometry.hexes import HexGrid
from companion.geometry.square import Grid
from tests.geometry.hex_maps import maps
from views.kit.cursor import ENDS, STEPS, step_to_end, step_to_nearest
from views.kit.hexes import HexLayout, edges_of
from views.kit.layouts import Layout
from views.kit.squares import Squares

SQUARES = Squares(Grid(4, 3), range(4), range(3), 40.0)


def reached(layout: Layout, cells: tuple[str, ...]) -> set[str]:
    """Walk everywhere the four arrows lead."""
    found, new = {cells[0]}, [cells[0]]
    while new:
        at = new.pop()
        for way in STEPS.values():
            if (there := step_to_nearest(layout, cells, at, way)) not in found:
                found.add(there)
                new.append(there)
    return found


def test_an_arrow_goes_to_the_square_beside_and_stays_at_the_edge() -> None:
    cells = SQUARES.names
    steps = [step_to_nearest(SQUARES, cells, "b2", way) for way in STEPS.values()]
    assert steps == ["a2", "c2", "b1", "b3"]
    assert step_to_nearest(SQUARES, cells, "a1", STEPS["Arrow Left"]) == "a1"


def test_a_key_of_an_end_goes_as_far_as_there_are_cells() -> None:
    ends = [step_to_end(SQUARES, SQUARES.names, "b2", way) for way in ENDS.values()]
    assert ends == ["a2", "d2", "b1", "b3"]


def test_a_cell_that_cannot_be_pointed_at_is_passed_over() -> None:
    assert step_to_nearest(SQUARES, ("a1", "c1"), "a1", STEPS["Arrow Right"]) == "c1"


@given(maps(), st.sampled_from((0, 1)))
def test_arrows_reach_every_hex_and_every_edge_of_a_map(grid: HexGrid, edges: int) -> None:
    cells = (tuple(grid.names), edges_of(grid))[edges] or tuple(grid.names)
    assert reached(HexLayout(grid, 40.0), cells) == set(cells)


@given(st.sets(st.sampled_from(SQUARES.names), min_size=1))
def test_arrows_reach_every_square_that_can_be_tapped_however_few_there_are(squares: set[str]) -> None:
    cells = tuple(at for at in SQUARES.names if at in squares)
    assert reached(SQUARES, cells) == squares
