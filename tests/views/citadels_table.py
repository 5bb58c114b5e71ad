"""A phone at a table of Citadels, in this process: taps by name, whoever holds the phone."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.engine.setup import Setup, seated
from companion.games.citadels import GAME
from companion.hosting.house import House
from companion.hosting.live import LiveTable
from companion.locale.texts import Texts
from tests.views.at_table import AtTable, _called
from tests.views.citadels_fingers import Before, Player, enrich, likely, on_to, stand, tapped
from tests.views.visit import visit

__all__ = ["Court", "citadels", "enrich", "likely", "on_to", "stand"]

PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")


class Court(Player, AtTable):
    """A phone that looks at a table of Citadels."""

    @property
    def texts(self) -> Texts:  # type: ignore[override]
        """The sentences of this phone's language."""
        return self.names_of.texts

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.live.table.position

    def tappables(self) -> Iterator[str]:
        """The names of all that can be tapped and has one."""
        for node, above in self.nodes():
            if node.get("on_click") is True:
                yield from _called(node, above)

    async def finger(self, label: str) -> None:
        """Tap what is called so."""
        await self.press(label)

    async def be(self, seat: int) -> "Court":
        """Hand the phone to a seat's person, who looks at what lies before that seat."""
        mine = self.app("i-am", name=self.live.names[seat])
        if self.can_tap(mine):
            await self.press(mine)
        await self.look(seat)
        if self.can_tap(mine):
            await self.press(mine)
        return self

    async def make(self, seat: int, move: Any) -> "Court":
        """Make a move by tapping."""
        await self.be(seat)
        await tapped(self, seat, move)
        return self

    def sheet_open(self) -> bool:
        """Whether the sheet of reasons lies open."""
        return self.app("why-title") in self.words()

    def words(self) -> set[str]:
        """Everything that is written."""
        return {str(node["value"]) for node, _ in self.nodes() if node.get("value")}


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
    begun: list[LiveTable] = []

    def prepare(house: House) -> None:
        live = house.host.begin(GAME.id, Setup(seated(*PEOPLE[:seats]), **setup))
        before(live)
        begun.append(live)

    async with visit(home, before=prepare, languages=(language,), size=size) as visitor:
        await visitor.go(f"/t/{begun[0].id}")
        table = Court(
            visitor.client, visitor.house, begun[0], language, main=visitor.main, ticks=visitor.ticks
        )
        table.storage = visitor.storage
        yield table
