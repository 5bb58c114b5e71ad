"""Dominoes, a game for the table companion."""

from dominoes.game import DominoGame

GAME = DominoGame()
