"""Registry of the boards, one line for each game that has its own."""

from companion.registry import Registry
from views.boards.plain import PLAIN
from views.kit.game_board import Board

OWN: tuple[str, ...] = (
    "card_city",
    "small_city",
    "citadels",
    "roll_into_town",
    "sweet_lands",
    "score_pad",
)
"""The games that have a board of their own, each in a package of this one."""

BOARDS: Registry[Board] = Registry({game: f"views.boards.{game}:BOARD" for game in OWN})
"""The boards of games that have one of their own, by the game's id, imported when first shown."""


def board_of(game_id: str) -> Board:
    """Return a game's own board, or the plain board."""
    return BOARDS.get(game_id, PLAIN)
