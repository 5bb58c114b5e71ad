"""Two tables of Small City that differ only in one seat's secret."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.small_city.moves import Done, Skip
from companion.games.small_city.position import Position
from companion.games.small_city.printed import LIMITED
from companion.hosting.client import TableClient
from companion.hosting.open_home import OpenHome
from tests.games.small_city.parts import opened
from tests.hosting import twins
from tests.hosting.twins import outcome as outcome

GAME = GAMES["small_city"]
SECRET = 1
"""The seat that has the secret."""

NAMES = ("Ann", "Ben", "Cleo", "Dan")
OTHERS = (0, 2, 3)


def likely(position: Position, seat: int, rng: Random) -> Any:
    """Return a legal move of a seat, each kind as likely as the next: rather something than nothing."""
    moves = list(GAME.moves(position, seat))
    active = [move for move in moves if not isinstance(move, Done | Skip)]
    if not active or (isinstance(moves[-1], Done) and rng.random() < 0.3):
        return rng.choice([move for move in moves if isinstance(move, Done | Skip)] or moves)
    kind = rng.choice(sorted({type(move).__name__ for move in active}))
    some = [move for move in active if type(move).__name__ == kind]
    if kind == "Build":
        tile = rng.choice(sorted({str(move.tile) for move in some}))
        some = [move for move in some if move.tile == tile]
    return rng.choice(some)


def some_pieces(client: TableClient, rng: Random) -> Sequence[str]:
    """Two of all tiles, and a scarce one."""
    return (*rng.sample(client.view.game.pieces, 2), rng.choice(LIMITED))


everything = partial(twins.everything, pieces=some_pieces)


class Twins(twins.Twins):
    """Two houses with the same table, and the same devices at it; Ben has the secret."""

    pieces = staticmethod(some_pieces)

    def __init__(
        self, houses: tuple[OpenHome, OpenHome], seed: int, phase: str = "setup", number: int = 1
    ) -> None:
        rng = Random(f"twins/{seed}")
        setup = Setup(make_seats(*NAMES), start=seed % 4)
        table: Any = Table.set_up(GAME, "TWINS", setup, 0, opened(GAME.start(setup), 2 * seed + 1))
        while (GAME.stage(table.position)) != (number, phase):
            seat = rng.choice(GAME.actors(table.position))
            table = table.play(seat, likely(table.position, seat, rng), at=0, by=seat)
        held = {"Ann": (0,), "Cleo and Dan": (2, 3), "Ben": (SECRET,)}
        super().__init__(houses, table, rng, held, ("Ben",))
