"""What a free action costs, gives and names stands in one table."""

import ast
from collections.abc import Iterator
from pathlib import Path

from companion.games.sweet_lands.free_actions import FREE_ACTIONS, cost, discards, gains, names_what_it_needs
from companion.games.sweet_lands.phases.free_action import every_free, legal_free
from companion.games.sweet_lands.phases.free_action import price as whole_price
from tests.games.sweet_lands.tables import begun

ROOT = Path(__file__).parents[3]
ROOMS = ("companion/games/sweet_lands", "views/boards/sweet_lands")


def compared_numbers() -> Iterator[str]:
    """Find every place that compares the number of something with a figure."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare) and _asks_a_number(node):
                    yield f"{path.relative_to(ROOT)}: {ast.unparse(node)}"


def _asks_a_number(node: ast.Compare) -> bool:
    if not all(isinstance(one, ast.Eq | ast.NotEq) for one in node.ops):
        return False
    figures = (one for one in node.comparators if isinstance(one, ast.Constant) and one.value)
    return "number" in ast.unparse(node.left).split(".") and any(figures)


def test_nobody_asks_which_number_a_free_action_has() -> None:
    assert list(compared_numbers()) == []


def test_every_free_action_that_can_be_named_names_what_it_needs() -> None:
    named = list(every_free(begun(3), 0))
    assert {move.number for move in named} == set(FREE_ACTIONS)
    assert all(map(names_what_it_needs, named))
    assert set(legal_free(begun(3), 0)) <= set(named)


def test_a_price_is_the_discard_and_the_resources() -> None:
    for move in every_free(begun(3), 0):
        total = sum(gain.count for gain in (*discards(move), *cost(move)))
        assert sum(gain.count for gain in whole_price(move)) == total


def test_a_trade_gives_as_much_as_the_table_says() -> None:
    for move in every_free(begun(3), 0):
        option = FREE_ACTIONS[move.number].gives.options[0]
        assert sum(gain.count for gain in gains(move)) == sum(gain.count for gain in option)
