"""Small City on the screen: a town on a grid, its citizens, and what eight phases do with them."""

from views.boards.small_city.board import BOARD

__all__ = ["BOARD"]
