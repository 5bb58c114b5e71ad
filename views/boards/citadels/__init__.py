"""Citadels on the screen: the characters in secret, the caller, and cities of cards."""

from secrets import SystemRandom

from views.boards.citadels.board import build_board

BOARD = build_board(SystemRandom())
