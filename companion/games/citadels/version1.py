"""Citadels under version 1 of its rules: for the tables, journals and codes of that time.

A character that was killed only after it had been called was shown a second time when the round ended; and
of real cards, whoever was said to have the killed one still had it when another one was killed after all.
What was done otherwise is told by `companion.games.citadels.position.Readings`.
"""

from typing import Any, ClassVar

from companion.games.citadels.game import Citadels
from companion.games.citadels.position import Position, Readings


class FirstReadings(Readings, frozen=True):
    """The rulings of today, and what no table chose then."""

    shown_once: ClassVar[bool] = False
    spared_unknown: ClassVar[bool] = False


class FirstPosition(Position, frozen=True):
    """A position with the rulings of then."""

    rulings: FirstReadings = FirstReadings()


class FirstCitadels(Citadels):
    """The rules of Citadels as they were first."""

    rules_version = 1
    position_type: ClassVar[Any] = FirstPosition
    rulings_type = FirstReadings


FIRST = FirstCitadels()
