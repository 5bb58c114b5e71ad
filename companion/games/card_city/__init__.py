"""Card City: a city of cards on a 5x5 square that floats around its City Hall."""

from companion.games.card_city.game import GAME

__all__ = ["GAME"]
