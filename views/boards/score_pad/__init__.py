"""The score pad on the screen: a sheet of numbers, and a pad for thumbs to enter them."""

from views.boards.score_pad.board import BOARD

__all__ = ["BOARD"]
