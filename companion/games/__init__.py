"""The games. Registering one is one line."""

from typing import Any

from companion.engine.game import Game
from companion.games.card_city import GAME as CARD_CITY
from companion.games.citadels import GAME as CITADELS
from companion.games.roll_into_town import GAME as ROLL_INTO_TOWN
from companion.games.small_city import GAME as SMALL_CITY
from companion.games.sweet_lands import GAME as SWEET_LANDS

GAMES: dict[str, Game[Any, Any, Any]] = {
    game.id: game for game in (CARD_CITY, SMALL_CITY, CITADELS, ROLL_INTO_TOWN, SWEET_LANDS)
}
"""Every game the companion knows, by id."""
