"""Counting, a game for the table companion."""

from counting.game import CountingGame

GAME = CountingGame()
