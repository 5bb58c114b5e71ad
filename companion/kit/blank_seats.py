"""Seats of which nobody has entered anything: what they are worth is not known, whatever the sum says."""

from collections.abc import Iterable

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.words import Who


def ask_blank_seats(over: bool, areas: Iterable[object], blank: object) -> tuple[OpenQuestion, ...]:
    """Ask for every seat that was left as it was before anything was entered.

    Args:
        over: whether the game is over, or only scored.
        areas: what lies in front of each seat.
        blank: an area of which nothing was entered.
    """
    return tuple(
        OpenQuestion(Notice("blank", seat, {"seat": Who(seat)}))
        for seat, area in enumerate(areas)
        if over and area == blank
    )
