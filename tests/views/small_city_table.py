"""A phone at a table of Small City, in this process: taps by name, whoever holds the phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.small_city import GAME
from tests.views.at_table import at_new
from tests.views.small_city_fingers import Player, enrich, likely, on_to, tap_move
from tests.views.tapping import Tapping

__all__ = ["Town", "enrich", "likely", "on_to", "small_city"]


class Town(Player, Tapping):
    """A phone that looks at a table of Small City."""

    async def make(self, seat: int, move: Any) -> "Town":
        """Make a move by tapping."""
        await self.be(seat)
        await tap_move(self, seat, move)
        return self

    async def take_the_phone(self) -> None:
        """Pass the curtain, if it is down, as the person it waits for."""
        asked = [name for name in self.session.names if self.app("pass-to", name=name) in self.words()]
        if asked:
            await self.press(self.app("i-am", name=asked[0]))


@asynccontextmanager
async def small_city(home: Path, *names: str, asked: bool = False, **how: Any) -> AsyncIterator[Town]:
    """Provide a phone at a new table of Small City, which plays all seats.

    Args:
        home: the folder of the house.
        names: the people at the table; Ann and Ben by default.
        asked: True if what the rules do not say about the box is still to be asked.
        how: see `at_new`.
    """
    async with at_new(Town, home, GAME.id, names or ("Ann", "Ben"), sure=not asked, **how) as town:
        yield town
