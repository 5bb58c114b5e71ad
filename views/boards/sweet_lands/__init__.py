"""Sweet Lands on the screen: a map to lay pieces on, and panels for all else."""

from views.boards.sweet_lands.board import BOARD

__all__ = ["BOARD"]
