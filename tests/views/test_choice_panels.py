"""Whatever is chosen is asked in one panel, on every board: only what is laid, drafted or drawn is not."""

from functools import partial
from typing import Any

import pytest

from views.boards import BOARDS
from views.boards.plain import PLAIN
from views.kit.choice_panel import choice_panel
from views.kit.game_board import Board
from views.kit.panels import Panel

HAND_MADE = {
    "card_city": {"divide", "develop", "build", "buy", "*"},
    "citadels": {"telling", "draft"},
    "roll_into_town": {"discover", "construct"},
    "score_pad": {"*"},
    "small_city": {"setup", "build", "move", "*"},
    "sweet_lands": {"due-terrain", "due-special", "due-road", "due-property", "due-rabbit", "*"},
}
"""What is laid, drafted, drawn, typed or only looked at, by game; ``*`` is every phase without a panel."""

ASKED: Any = choice_panel(lambda screen: screen)


def is_choice(panel: Panel) -> bool:
    return isinstance(panel.board, partial) and panel.board.func is ASKED.board.func


def hand_made(board: Board) -> set[str]:
    panels = {**board.panels.phases, "*": board.panels.default}
    return {name for name, panel in panels.items() if not is_choice(panel)}


@pytest.mark.parametrize("game_id", sorted(BOARDS))
def test_only_what_is_laid_drafted_or_drawn_is_made_by_hand(game_id: str) -> None:
    assert hand_made(BOARDS[game_id]) == HAND_MADE[game_id]


def test_the_plain_board_asks_everything_in_the_one_panel() -> None:
    assert hand_made(PLAIN) == set()
