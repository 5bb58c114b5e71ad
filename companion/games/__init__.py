"""The games. Registering one of the app's own is one line; others are found by their entry points."""

from typing import Any

from companion.data import added_games
from companion.engine.game import Game
from companion.games.added import with_added
from companion.games.card_city import GAME as CARD_CITY
from companion.games.citadels import GAME as CITADELS
from companion.games.roll_into_town import GAME as ROLL_INTO_TOWN
from companion.games.score_pad import GAME as SCORE_PAD
from companion.games.small_city import GAME as SMALL_CITY
from companion.games.sweet_lands import GAME as SWEET_LANDS

OWN: tuple[Game[Any, Any, Any], ...] = (
    CARD_CITY,
    SMALL_CITY,
    CITADELS,
    ROLL_INTO_TOWN,
    SWEET_LANDS,
    SCORE_PAD,
)
"""The games that ship with the app."""

GAMES: dict[str, Game[Any, Any, Any]] = dict(with_added(OWN, added_games()))
"""Every game the companion knows, by id: its own, then those that other packages add."""


def is_comparable(game_id: str, variant: str = "") -> bool:
    """Whether points of two tables of a game mean the same; of an unknown game they are taken to.

    Args:
        game_id: the game.
        variant: what both tables called it, where the game leaves that to them.
    """
    return bool(variant) or game_id not in GAMES or GAMES[game_id].comparable
