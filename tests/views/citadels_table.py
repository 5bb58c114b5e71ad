"""A phone at a table of Citadels, in this process: taps by name, whoever holds the phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.engine.setup import Setup, seated
from companion.games.citadels import GAME
from tests.views.at_table import sitting
from tests.views.citadels_fingers import Player, enrich, likely, on_to, stand, tapped
from tests.views.playing import Before
from tests.views.tapping import Tapping

__all__ = ["Court", "citadels", "enrich", "likely", "on_to", "stand"]

PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")


class Court(Player, Tapping):
    """A phone that looks at a table of Citadels."""

    async def make(self, seat: int, move: Any) -> "Court":
        """Make a move by tapping."""
        await self.be(seat)
        await tapped(self, seat, move)
        return self


@asynccontextmanager
async def citadels(
    home: Path,
    seats: int = 4,
    *,
    before: Before = lambda live: None,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
    **setup: Any,
) -> AsyncIterator[Court]:
    """A phone at a new table of Citadels, which plays all seats.

    Args:
        home: the folder of the house.
        seats: how many people play.
        before: what happens at the table before the phone comes.
        language: what its browser asks for, a locale of the app.
        size: of its screen, in pixels.
        setup: other fields of the setup.
    """
    settled = Setup(seated(*PEOPLE[:seats]), **setup)
    async with sitting(
        Court, home, GAME.id, settled, before=lambda house, live: before(live), language=language, size=size
    ) as court:
        yield court
