"""Dominoes, a game for the table companion."""

from dominoes.game import GAME

__all__ = ["GAME"]
