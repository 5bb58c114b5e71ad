"""A phone at a table of Sweet Lands, in this process: taps by the names a screen reader says."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.phases import setup
from companion.hosting.intents import Accepted, Correct, Play
from companion.hosting.session import TableSession
from tests.games.sweet_lands.full_box import full_box
from tests.views.at_table import at_new
from tests.views.playing import Before
from tests.views.sweet_lands_player import Player
from tests.views.tapping import Tapping

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


class Lands(Player, Tapping):
    """A phone that looks at a table of Sweet Lands."""

    def asks(self) -> bool:
        """Tell if the sheet lies open that asks what is printed."""
        return self.app("box-ask-unknown") in self.words()


@asynccontextmanager
async def sweet_lands(
    home: Path, seats: int = 2, box: Mapping[str, str] | None = None, **how: Any
) -> AsyncIterator[Lands]:
    """Provide a phone at a new table of Sweet Lands, which plays all seats.

    Args:
        home: the folder of the house.
        seats: how many people play.
        box: what the owner's copy shows; everything, if nothing is said.
        how: see `at_new`.
    """
    own = full_box() if box is None else box
    async with at_new(Lands, home, GAME.id, PEOPLE[:seats], box=own, **how) as table:
        yield table


def tiles_lie_there(session: TableSession) -> None:
    """Whatever is drawn lies on the table, read by nobody: a character is chosen next."""
    for what in setup.REVEALED:
        while setup.next_to_reveal(session.table.position) == what:
            number = setup.tile_numbers(session.table.position, what)[-1]
            assert isinstance(session.submit(Play(0, moves.Reveal(what, number))), Accepted)


def set_up(session: TableSession) -> None:
    """Tiles lie there, characters and helper places are taken, incomes are in: the first turn begins."""
    while session.table.position.phase != "action":
        position = session.table.position
        seat = GAME.actors(position)[0]
        assert isinstance(session.submit(Play(seat, next(iter(GAME.moves(position, seat))))), Accepted)


def correct_in_order(*corrections: Any, first: Before = set_up) -> Before:
    """Return the table once it is set up, with some corrections."""

    def before(session: TableSession) -> None:
        first(session)
        for each in corrections:
            session.submit(Correct(each))

    return before


def make_lands(table: Lands) -> Any:
    """Return the move that stands last."""
    return [move for move in table.moves_made if move is not None][-1]


__all__ = [
    "GAME",
    "Lands",
    "correct_in_order",
    "make_lands",
    "moves",
    "set_up",
    "sweet_lands",
    "tiles_lie_there",
]
