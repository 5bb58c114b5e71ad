"""The games. Registering one is one line."""

from typing import Any

from companion.engine.game import Game
from companion.games.card_city import GAME as CARD_CITY
from companion.games.citadels import GAME as CITADELS
from companion.games.small_city import GAME as SMALL_CITY

GAMES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in (CARD_CITY, SMALL_CITY, CITADELS)}
"""Every game the companion knows, by id."""
