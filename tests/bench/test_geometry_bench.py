"""How fast boards of hexes and of their edges answer, next to a board of squares of about the same size.

61 hexes, the 156 edges between them and 8x8 squares are asked the same in the same run; it prints the ratios.
"""

from collections.abc import Callable
from itertools import cycle
from random import Random
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.rules import AreaRule
from companion.engine.survey import survey_cells
from companion.geometry.bits import bits
from companion.geometry.cells import SparseCells
from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import HexGrid
from companion.geometry.square import Grid

SQUARES = Grid(8, 8)
HEXES = HexGrid(frozenset((q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4))
EDGES = EdgeGrid(HEXES)

Board = Grid | SparseCells
Ask = Callable[[Board, int], object]


def neighbours(board: Board, mask: int) -> int:
    return board.orthogonal(mask) if isinstance(board, Grid) else board.neighbours(mask)


def region(board: Board, mask: int) -> int:
    return board.region(mask & -mask, mask)


Site = tuple[Board, int]

RULES: tuple[AreaRule[Site], ...] = (
    AreaRule("empty", "bench", lambda site: site[1]),
    AreaRule("touching", "bench", lambda site: site[0].full & ~neighbours(*site)),
    AreaRule("named", "bench", lambda site: site[1], causes=lambda site, cell: neighbours(site[0], cell)),
)


def survey(board: Board, mask: int) -> object:
    return survey_cells(RULES, board, (board, mask), 0, "piece").targets


ASKED = [
    pytest.param(neighbours, 20_000, id="neighbours"),
    pytest.param(region, 4_000, id="region"),
    pytest.param(survey, 200, id="survey"),
]


def areas(board: Board) -> list[int]:
    """Random areas of six cells in ten, as crowded as a map late in a game."""
    rng = Random(1)
    return [sum(1 << n for n in bits(board.full) if rng.random() < 0.6) for _ in range(50)]


def duration(ask: Ask, board: Board, times: int) -> float:
    """Seconds for one question: the fastest of some rounds, for other work shares the machine."""
    masks, best = areas(board), float("inf")
    for _ in range(7):
        began = perf_counter()
        for _, mask in zip(range(times), cycle(masks), strict=False):
            ask(board, mask)
        best = min(best, (perf_counter() - began) / times)
    return best


@pytest.mark.parametrize("board", [pytest.param(HEXES, id="hexes"), pytest.param(EDGES, id="edges")])
@pytest.mark.parametrize(("ask", "times"), ASKED)
@pytest.mark.benchmark(group="boards")
def test_hexes_and_edges_next_to_squares(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], ask: Ask, times: int, board: SparseCells
) -> None:
    masks = cycle(areas(board))
    assert benchmark(lambda: ask(board, next(masks)))
    ours, theirs = duration(ask, board, times), duration(ask, SQUARES, times)
    benchmark.extra_info["ratio_to_squares"] = round(ours / theirs, 2)
    with capsys.disabled():
        print(
            f"\n{ask.__name__}: {board.cells} cells {ours * 1e6:.2f} µs; "
            f"{SQUARES.cells} squares {theirs * 1e6:.2f} µs; ratio {ours / theirs:.2f}"
        )
