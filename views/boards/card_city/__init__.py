"""Card City on the screen: cities of cards on a square that floats."""

from views.boards.card_city.board import BOARD

__all__ = ["BOARD"]
