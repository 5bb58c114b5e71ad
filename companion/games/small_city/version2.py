"""Small City under version 2 of its rules: for the tables, journals and codes of that time.

A City Hall could be laid on tiles and graves that were put there by hand, and an errand outlived the game.
Only corrections and typed tables lead to that; yet a code carries a City Hall as its number among those that
could be laid. What was done otherwise is told by `companion.games.small_city.position.Readings`.
"""

from typing import Any, ClassVar

from companion.games.small_city.game import SmallCity
from companion.games.small_city.position import Position, Readings


class SecondReadings(Readings, frozen=True):
    """The rulings of today, and what no table chose then."""

    halls_clear: ClassVar[bool] = False
    errands_end: ClassVar[bool] = False


class SecondPosition(Position, frozen=True):
    """A position with the rulings of then."""

    rulings: SecondReadings = SecondReadings()


class SecondSmallCity(SmallCity):
    """The rules of Small City as they were second."""

    rules_version = 2
    position_type: ClassVar[Any] = SecondPosition
    rulings_type = SecondReadings


SECOND = SecondSmallCity()
