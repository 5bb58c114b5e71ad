"""A phone at a table of Citadels, in this process: taps by name, whoever holds the phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.citadels import GAME
from tests.views.at_table import at_new
from tests.views.citadels_fingers import Player, enrich, likely, on_to, stand, tap_move
from tests.views.tapping import Tapping

__all__ = ["Court", "citadels", "enrich", "likely", "on_to", "stand"]

PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")


class Court(Player, Tapping):
    """A phone that looks at a table of Citadels."""

    async def make(self, seat: int, move: Any) -> "Court":
        """Make a move by tapping."""
        await self.be(seat)
        await tap_move(self, seat, move)
        return self


@asynccontextmanager
async def citadels(home: Path, seats: int = 4, **how: Any) -> AsyncIterator[Court]:
    """Provide a phone at a new table of Citadels, which plays all seats.

    Args:
        home: the folder of the house.
        seats: how many people play.
        how: see `at_new`.
    """
    async with at_new(Court, home, GAME.id, PEOPLE[:seats], **how) as table:
        yield table
