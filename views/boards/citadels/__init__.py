"""Citadels on the screen: the characters in secret, the caller, and cities of cards."""

from views.boards.citadels.board import CitadelsBoard

BOARD = CitadelsBoard()
