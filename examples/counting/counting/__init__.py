"""Counting, a game for the table companion."""

from counting.game import GAME

__all__ = ["GAME"]
