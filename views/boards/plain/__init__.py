"""The board of a game that nobody has drawn: made of what every game tells of itself."""

from views.boards.plain.board import PLAIN

__all__ = ["PLAIN"]
