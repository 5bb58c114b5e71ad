"""How fast the referee of Roll Into Town is: ``make bench``. Nothing here fails for being slow.

Every question is asked about a map that no cache has seen.
"""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.drawing.oceans import flooded_cells
from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.moves import Build, Roll
from companion.games.roll_into_town.pieces import DRAWN as ICONS
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from companion.games.roll_into_town.scoring import scoresheet

NUMBERS = count()
TOKENS = (".",) * 12 + ("F", "M", "T", "T", "Cn", "Ces", "Cnsw", "Cw+b", "h", "p", "l", "t", "w", "O")
ROUNDS = 200


def half_full() -> Position:
    """Return a map on which about half the squares show something, with dice of five faces and goods in
    plenty.
    """
    rng = Random(next(NUMBERS))
    position = GAME.start(Setup(make_seats("Ann")))
    cells = [token if token == "H" else rng.choice(TOKENS) for token in position.sheet(0).cells]
    cells[:3] = ["Res", "m", "."]
    cells[9] = "Rns"
    cells[18] = "."
    rolled = GAME.apply(position, 0, Roll((1, 3, 4, 5, 6)))
    return rolled.with_sheet(0, cells=tuple(cells), food=4, stone=9, wood=9)


def ask(benchmark: BenchmarkFixture, question: Callable[[Position], Any], step: str = "discover") -> Any:
    """Ask about a new map each time."""

    def new() -> tuple[tuple[Position], dict[str, Any]]:
        return (half_full().with_player(0, step=step),), {}

    return benchmark.pedantic(question, setup=new, rounds=ROUNDS)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="roll into town: survey")
def test_where_every_icon_in_every_shape_may_be_drawn_and_why_not_elsewhere(
    benchmark: BenchmarkFixture,
) -> None:
    def every(position: Position) -> int:
        return sum(len(GAME.survey(position, 0, piece).targets) for piece in ICONS)

    assert ask(benchmark, every) == 23 * 81


@pytest.mark.benchmark(group="roll into town: survey")
def test_where_every_building_may_stand_and_why_not_elsewhere(benchmark: BenchmarkFixture) -> None:
    pieces = [piece for piece in GAME.pieces if piece not in ICONS]

    def every(position: Position) -> int:
        return sum(len(GAME.survey(position, 0, piece).targets) for piece in pieces)

    assert ask(benchmark, every, "construct") > 10 * 50


@pytest.mark.benchmark(group="roll into town: one question")
def test_every_way_to_draw_with_five_different_dice(benchmark: BenchmarkFixture) -> None:
    assert len(ask(benchmark, lambda position: GAME.moves(position, 0))) > 500


@pytest.mark.benchmark(group="roll into town: one question")
def test_every_way_to_build_and_pay(benchmark: BenchmarkFixture) -> None:
    assert len(ask(benchmark, lambda position: GAME.moves(position, 0), "construct")) > 50


@pytest.mark.benchmark(group="roll into town: one question")
def test_what_would_mend_a_house_without_food(benchmark: BenchmarkFixture) -> None:
    def mended(position: Position) -> Any:
        return GAME.repairs(position.with_sheet(0, food=1), 0, Build("house", "a3", given=Goods()))

    assert ask(benchmark, mended, "construct")


@pytest.mark.benchmark(group="roll into town: one question")
def test_which_squares_the_sea_takes(benchmark: BenchmarkFixture) -> None:
    def taken(position: Position) -> int:
        return flooded_cells(Land(position.printed.grid, position.sheet(0).cells), "any_two")

    assert ask(benchmark, taken) >= 0


@pytest.mark.benchmark(group="roll into town: one question")
def test_the_score_of_a_map(benchmark: BenchmarkFixture) -> None:
    assert ask(benchmark, scoresheet).standings[0].total > 0
