"""A phone at a table of Small City, in this process: taps by name, whoever holds the phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.engine.setup import Setup, seated
from companion.games.small_city import GAME
from companion.hosting.house import House
from companion.hosting.live import LiveTable
from tests.views.at_table import sitting
from tests.views.playing import Before
from tests.views.small_city_fingers import Player, enrich, likely, on_to, tapped
from tests.views.tapping import Tapping

__all__ = ["Town", "enrich", "likely", "on_to", "small_city"]


class Town(Player, Tapping):
    """A phone that looks at a table of Small City."""

    async def make(self, seat: int, move: Any) -> "Town":
        """Make a move by tapping."""
        await self.be(seat)
        await tapped(self, seat, move)
        return self

    async def take_the_phone(self) -> None:
        """Pass the curtain, if it is down, as the person it waits for."""
        asked = [name for name in self.live.names if self.app("pass-to", name=name) in self.words()]
        if asked:
            await self.press(self.app("i-am", name=asked[0]))


@asynccontextmanager
async def small_city(
    home: Path,
    *names: str,
    before: Before = lambda live: None,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
    asked: bool = False,
    **setup: Any,
) -> AsyncIterator[Town]:
    """A phone at a new table of Small City, which plays all seats.

    Args:
        home: the folder of the house.
        names: the people at the table; Ann and Ben by default.
        before: what happens at the table before the phone comes.
        language: what its browser asks for, a locale of the app.
        size: of its screen, in pixels.
        asked: whether what the rules do not say about the box is still to be asked.
        setup: other fields of the setup.
    """

    def prepare(house: House, live: LiveTable) -> None:
        if not asked:
            place = house.place(live, None, None, local=True)
            place.confirm_printed(place.unasked(GAME.box.entries))
        before(live)

    settled = Setup(seated(*(names or ("Ann", "Ben"))), **setup)
    async with sitting(Town, home, GAME.id, settled, before=prepare, language=language, size=size) as town:
        yield town
