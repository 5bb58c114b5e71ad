"""Sweet Lands on the screen: a map to lay pieces on, and panels for all else."""

from views.boards.sweet_lands.board import SweetLandsBoard

BOARD = SweetLandsBoard()
