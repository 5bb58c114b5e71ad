"""How long a question about a table takes: ``make bench``. Nothing here fails for being slow."""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.asking import ask_board
from companion.games import GAMES
from tests.asking.asked_tables import CARD, CASES, LANDS, MARKET, SHOPS, WARLORD, table
from tests.bench.test_small_city_build_bench import POSITION, position

TOWN = GAMES["small_city"]
NAMES = tuple(f"P{seat}" for seat in range(len(POSITION.towns)))


@pytest.mark.benchmark(group="asking: every question of the tests, one game")
@pytest.mark.parametrize("name", [CARD, SHOPS, WARLORD, MARKET, LANDS])
def test_a_question(benchmark: BenchmarkFixture, name: str) -> None:
    """The goal is under 50 ms a question."""
    shown = table(name)
    questions = [case.question for case in CASES if case.table == name]
    benchmark.extra_info["questions"] = len(questions)
    benchmark(lambda: [ask_board(shown.game, shown.position, one, shown.names, 0) for one in questions])


@pytest.mark.benchmark(group="asking: a full town")
@pytest.mark.parametrize(
    "question", ["where may my residences go", "can I build a level 3 shop at b4", "can I upgrade"]
)
def test_a_question_about_a_full_town(benchmark: BenchmarkFixture, question: str) -> None:
    """Check that the goal is under 50 ms, although every place is told with its reasons."""
    assert benchmark(lambda: ask_board(TOWN, position(), question, NAMES, 0)) is not None
