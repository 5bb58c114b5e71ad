"""What each game's table looks like. Registering a board is one line."""

from collections.abc import Mapping

from views.boards.card_city import BOARD as CARD_CITY
from views.boards.citadels import BOARD as CITADELS
from views.boards.plain import PLAIN
from views.boards.roll_into_town import BOARD as ROLL_INTO_TOWN
from views.boards.score_pad import BOARD as SCORE_PAD
from views.boards.small_city import BOARD as SMALL_CITY
from views.boards.sweet_lands import BOARD as SWEET_LANDS
from views.kit.game_board import Board

BOARDS: Mapping[str, Board] = {
    "card_city": CARD_CITY,
    "small_city": SMALL_CITY,
    "citadels": CITADELS,
    "roll_into_town": ROLL_INTO_TOWN,
    "sweet_lands": SWEET_LANDS,
    "score_pad": SCORE_PAD,
}
"""The boards of games that have one of their own, by the game's id."""


def board_of(game_id: str) -> Board:
    """The board of a game; the plain one where nobody has drawn it."""
    return BOARDS.get(game_id, PLAIN)
