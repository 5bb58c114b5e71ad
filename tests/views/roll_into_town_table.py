"""A phone at a table of Roll Into Town, in this process: taps by name, whoever holds the phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Done, Roll, SetCell, SetGoods
from companion.games.roll_into_town.position import Step
from companion.hosting.intents import Accepted, Correct, Play
from companion.hosting.session import TableSession
from tests.views.at_table import at_new
from tests.views.playing import Before
from tests.views.roll_into_town_fingers import Player, likely, on_to, tap_move
from tests.views.tapping import Tapping

__all__ = [
    "Town",
    "at_step",
    "draw_squares",
    "likely",
    "make_town",
    "on_to",
    "roll_dice",
    "roll_into_town",
    "token",
]

PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")


class Town(Player, Tapping):
    """A phone that looks at a table of Roll Into Town."""

    async def make(self, seat: int, move: Any) -> "Town":
        """Make a move by tapping."""
        if len(self.session.names) > 1:
            await self.be(seat)
        await tap_move(self, seat, move)
        return self


@asynccontextmanager
async def roll_into_town(home: Path, seats: int = 2, **how: Any) -> AsyncIterator[Town]:
    """Provide a phone at a new table of Roll Into Town, which plays all seats.

    Args:
        home: the folder of the house.
        seats: how many people play.
        how: see `at_new`; everything printed is confirmed unless it says otherwise.
    """
    async with at_new(Town, home, GAME.id, PEOPLE[:seats], **{"sure": True, **how}) as table:
        yield table


def make_town(table: Town) -> Any:
    """Return the move that stands last."""
    return table.moves_made[-1]


def token(table: Town, at: str, seat: int = 0) -> str:
    """Return what a square of a map shows."""
    position = table.position
    found: str = position.sheet(seat).cells[position.printed.grid.index[at]]
    return found


def roll_dice(*dice: int) -> Before:
    """Return these dice lie there."""
    return lambda session: session.submit(Play(0, Roll(dice)))


def draw_squares(*squares: str, **goods: int) -> Before:
    """On the first seat's map stands this, each as ``a1=F``. It has so much."""

    def set_up(session: TableSession) -> None:
        for square in squares:
            at, _, what = square.partition("=")
            session.submit(Correct(SetCell(0, at, what)))
        for resource, count in goods.items():
            session.submit(Correct(SetGoods(0, resource, count)))  # type: ignore[arg-type]

    return set_up


def at_step(step: Step, *squares: str, **goods: int) -> Before:
    """The first seat comes to a step in the usual way, with this drawn on its map."""

    def ready(session: TableSession) -> None:
        draw_squares(*squares, **goods)(session)
        roll_dice(1, 2, 3, 4, 5)(session)
        while session.table.position.players[0].step != step:
            assert isinstance(session.submit(Play(0, Done(session.table.position.players[0].step))), Accepted)

    return ready
