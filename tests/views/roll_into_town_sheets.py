"""A phone at a table of Roll Into Town, in this process: sheets that are painted, looked at and kept."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import SetCell
from companion.games.roll_into_town.position import Sheet
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views.at_table import at_new
from tests.views.headless import Node
from tests.views.tapping import Tapping
from views.boards.roll_into_town.look import GAME_ID

PEOPLE = ("Ann", "Ben", "小明", "Dan", "Eva", "Finn", "Gus", "Hal")

FULL = """
. . . . . . . Cs O / . T T M . . Ce O O / . T F M h t Ce O O+l / Rew Rew Rsw . h . Ces Cnw+b Cn+L
/ . . Rns . H . . . . / c . Rns w F F . f . / c . Rne Rew Rew Rew Rew Rew Rew / c c M M p l T . .
/ . . . . m . T T .
"""
"""A finished map, square by square, rows parted by strokes."""

CELLS = tuple(token for token in FULL.split() if token != "/")


class Sheets(Tapping):
    """A phone that looks at a table of Roll Into Town."""

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.session.table.position

    def sheet(self, seat: int = 0) -> Sheet:
        """Return what a seat has drawn and written."""
        sheet: Sheet = self.position.sheet(seat)
        return sheet

    def at(self, cell: str, seat: int = 0) -> str:
        """Return what a square of a seat's map shows."""
        token: str = self.sheet(seat).cells[self.position.printed.grid.index[cell]]
        return token

    def said(self, message: str, /, **params: Any) -> str:
        """Return a word or sentence of the sheet."""
        return self.tell(f"sheet-{message}", **params)

    def tell(self, message: str, /, **params: Any) -> str:
        """Return a sentence of the game."""
        return self.texts.say(f"{GAME_ID}-{message}", **params)

    def square(self, cell: str) -> Node:
        """Return the square to tap of the map that is shown, by its name.

        Raises:
            LookupError: there is no such square.
        """
        for node, _ in self.nodes():
            if node.get("on_click") is True and names(cell, str(node.get("label"))):
                return node
        raise LookupError(f"no square {cell}")

    def spoken(self, cell: str) -> str:
        """Return what a screen reader says of a square."""
        return next(label for label in self.labels() if names(cell, label))

    async def touch(self, *cells: str) -> None:
        """Tap squares of the map, one after the other."""
        for cell in cells:
            self.ticks.forward(1)
            await self.client.fire(self.square(cell), "click")


def names(cell: str, label: str) -> bool:
    """Tell if a label is a square's: it begins with its name."""
    return label.startswith((f"{cell} ", f"{cell}, "))


def paint(session: TableSession, seat: int = 0, cells: tuple[str, ...] = CELLS) -> None:
    """Correct a seat's whole map."""
    names = session.table.position.printed.grid.names
    for name, token in zip(names, cells, strict=True):
        if token not in ".H":
            session.submit(Correct(SetCell(seat, name, token)))


@asynccontextmanager
async def sheets(home: Path, seats: int = 2, **how: Any) -> AsyncIterator[Sheets]:
    """Provide a phone at a new table of Roll Into Town, which plays all seats.

    Args:
        home: the folder of the house.
        seats: how many people play.
        how: see `at_new`.
    """
    async with at_new(Sheets, home, GAME.id, PEOPLE[:seats], **how) as table:
        yield table
