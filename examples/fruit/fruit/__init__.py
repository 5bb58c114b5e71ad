"""Fruit, a game for the table companion."""

from fruit.game import GAME

__all__ = ["GAME"]
