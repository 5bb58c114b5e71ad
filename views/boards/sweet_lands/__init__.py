"""Sweet Lands on the screen."""

from views.boards.sweet_lands.board import BOARD

__all__ = ["BOARD"]
