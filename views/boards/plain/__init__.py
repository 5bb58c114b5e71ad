"""Board of a game without one of its own, made of the data that every game offers."""

from views.boards.plain.board import PLAIN

__all__ = ["PLAIN"]
