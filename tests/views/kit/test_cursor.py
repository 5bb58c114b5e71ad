"""A cursor over the cells of a board: the arrows reach every cell, on squares, hexes and edges."""

from hypothesis import example, given
from hypothesis import strategies as st

from companion.geometry.hexes import HexGrid
from companion.geometry.square import Grid
from tests.geometry.hex_maps import maps
from views.kit.cursor import ENDS, STEPS, step_to_end, step_to_nearest
from views.kit.hexes import HexLayout, edges_of
from views.kit.layouts import Layout
from views.kit.squares import Squares

SQUARES = Squares(Grid(4, 3), range(4), range(3), 40.0)


SKIPPED = HexGrid(frozenset({(0, 3), (1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 3), (2, 4)}))
"""A map with a hex alone in its row, passed over if every arrow leads to the nearest hex."""


def reached(layout: Layout, cells: tuple[str, ...], start: int = 0) -> set[str]:
    """Walk everywhere the four arrows lead.

    Args:
        layout: where the cells lie.
        cells: those that the arrows stop at.
        start: number of the first among them, counted around.
    """
    first = cells[start % len(cells)]
    found, new = {first}, [first]
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


def test_arrows_pass_through_a_row_before_they_leave_it() -> None:
    cells = ("a1", "b2", "d1")
    assert step_to_nearest(SQUARES, cells, "a1", STEPS["Arrow Right"]) == "d1"
    assert step_to_nearest(SQUARES, cells, "b2", STEPS["Arrow Right"]) == "d1"


def test_a_step_down_goes_straight_past_a_square_that_others_cross_to() -> None:
    cells = ("a1", "c1", "c2", "a3")
    down = [step_to_nearest(SQUARES, cells, at, STEPS["Arrow Down"]) for at in ("a1", "c1")]
    assert down == ["a3", "c2"]


@given(maps(), st.sampled_from((0, 1)), st.integers(0, 99))
@example(SKIPPED, 0, 0)
def test_arrows_reach_every_hex_and_every_edge_of_a_map(grid: HexGrid, edges: int, start: int) -> None:
    cells = (tuple(grid.names), edges_of(grid))[edges] or tuple(grid.names)
    assert reached(HexLayout(grid, 40.0), cells, start) == set(cells)


@given(st.sets(st.sampled_from(SQUARES.names), min_size=1), st.integers(0, 11))
def test_arrows_reach_every_square_that_can_be_tapped_however_few_there_are(
    squares: set[str], start: int
) -> None:
    cells = tuple(at for at in SQUARES.names if at in squares)
    assert reached(SQUARES, cells, start) == squares
