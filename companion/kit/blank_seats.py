"""Open questions about blank seats, whose points are unknown whatever the sum."""

from collections.abc import Iterable

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.words import Who


def ask_blank_seats(over: bool, areas: Iterable[object], blank: object) -> tuple[OpenQuestion, ...]:
    """Ask about every seat with a blank area at the end of a game.

    Args:
        over: True if the game is over, or only scored.
        areas: the area of each seat.
        blank: an area without any entry.
    """
    return tuple(
        OpenQuestion(Notice("blank", seat, {"seat": Who(seat)}))
        for seat, area in enumerate(areas)
        if over and area == blank
    )
