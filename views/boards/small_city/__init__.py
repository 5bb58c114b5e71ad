"""Small City on the screen: a town on a grid, its citizens, and the panels of eight phases."""

from views.boards.small_city.board import BOARD

__all__ = ["BOARD"]
