"""A phone at a table of Roll Into Town, in this process: taps by name, whoever holds the phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.engine.setup import Setup, seated
from companion.games.roll_into_town import GAME
from tests.views.at_table import sitting
from tests.views.playing import Before
from tests.views.roll_into_town_fingers import Player, likely, on_to, tapped
from tests.views.tapping import Tapping

__all__ = ["Town", "likely", "on_to", "roll_into_town"]

PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")


class Town(Player, Tapping):
    """A phone that looks at a table of Roll Into Town."""

    async def make(self, seat: int, move: Any) -> "Town":
        """Make a move by tapping."""
        if len(self.live.names) > 1:
            await self.be(seat)
        await tapped(self, seat, move)
        return self


@asynccontextmanager
async def roll_into_town(
    home: Path,
    seats: int = 2,
    *,
    before: Before = lambda live: None,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
    sure: bool = True,
    **setup: Any,
) -> AsyncIterator[Town]:
    """A phone at a new table of Roll Into Town, which plays all seats.

    Args:
        home: the folder of the house.
        seats: how many people play.
        before: what happens at the table before the phone comes.
        language: what its browser asks for, a locale of the app.
        size: of its screen, in pixels.
        sure: whether the owner has said of everything printed that it is so.
        setup: other fields of the setup.
    """
    settled = Setup(seated(*PEOPLE[:seats]), **setup)

    def prepare(house: Any, live: Any) -> None:
        if sure:
            place = house.place(live, None, None, local=True)
            place.confirm_printed(place.unasked(GAME.box.entries))
        before(live)

    async with sitting(Town, home, GAME.id, settled, before=prepare, language=language, size=size) as town:
        yield town
