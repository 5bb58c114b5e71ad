"""Registry of the boards: the app's own, each in one line, and those that entry points add."""

from importlib.metadata import entry_points

from companion.registry import Registry
from views.boards.added import GROUP, list_added_boards, load_added_board
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

BOARDS: Registry[Board] = Registry(
    {
        **{game: f"views.boards.{game}:BOARD" for game in OWN},
        **list_added_boards(entry_points(group=GROUP), OWN),
    }
)
"""The boards of games that have one of their own, by the game's id, imported when first shown."""


def board_of(game_id: str) -> Board:
    """Return a game's own board, or the plain board."""
    if game_id in OWN or game_id not in BOARDS:
        return BOARDS.get(game_id, PLAIN)
    return load_added_board(BOARDS, game_id, PLAIN)
