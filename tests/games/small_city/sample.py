"""The sample table that ships: three people in the building phase of the fifth round, played with some sense.

``python -m tests.games.small_city.sample`` writes it anew.
"""

import random
from collections.abc import Sequence
from typing import Any

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, seated
from companion.engine.table import Table
from companion.games.small_city import GAME
from companion.games.small_city.moves import Build, Done, Found, Grow, Keep, Lay, Move, Street
from companion.games.small_city.phases.ballots import votes_won
from companion.games.small_city.plan import plan
from companion.games.small_city.position import Position

SEED = 12
BEGAN = 1_790_000_000_000
PAUSE = 31_000
ROUND = 5
MOST_TRIED = 400
"""Moves weighed at one time."""

WORTH = {"R": 1.4, "C": 1.1, "F": 1.6, "P": 0.4, "WA": 0.6, "RF": 2.0, "HB": 2.2, "PO": 1.0, "FI": 1.0}
"""What a square of a family is worth to whoever has to live with it."""


def worth(position: Position, seat: int) -> float:
    """How good a seat's town looks to somebody who has played before."""
    town, here = position.towns[seat], plan(position, seat)
    tiles = sum(
        WORTH.get(tile.kind[0] if tile.kind[1:].isdigit() else tile.kind, 0) * len(tile.cells)
        for tile in town.tiles
    )
    does = here.does
    working = sum(
        1.2
        for other in position.towns
        for one in other.people
        if one.seat == seat and other is town and does.get(one.at, "#") in "wgb$mvx"
    )
    abroad = sum(one.seat == seat for other in position.towns if other is not town for one in other.people)
    discs = sum(disc.step**1.3 for disc in town.discs)
    return (
        town.votes
        + 2.5 * votes_won(position, seat)
        + 6 * len(here.culture)
        + tiles
        + working
        + 0.5 * abroad
        + 0.6 * town.money
        + 1.1 * len(town.cubes)
        + 0.8 * town.size
        + discs
        - 0.8 * town.pollution
        - 4 * len(town.graves)
    )


def chosen(position: Position, seat: int, dice: random.Random) -> Move:
    """What somebody would do here."""
    moves: Sequence[Any] = GAME.moves(position, seat)
    first = moves[0]
    if isinstance(first, Lay | Street):
        return dice.choice(moves)
    halls = [move for move in moves if isinstance(move, Found) and move.side == "easy"]
    if halls:
        return dice.choice([move for move in halls if move.cells[0] in ("c3", "d3", "c4", "d4")])
    if isinstance(first, Keep):
        return dice.choice([move for move in moves if len(move.drawn) == 3])
    tried = moves if len(moves) <= MOST_TRIED else [*dice.sample(moves, MOST_TRIED), moves[-1]]
    return max(tried, key=lambda move: (weighed(position, seat, move), repr(move)))


def weighed(position: Position, seat: int, move: Move) -> float:
    """What a move leads to; finishing comes last, and a bigger town is a promise of more."""
    if isinstance(move, Done):
        return worth(position, seat) - 0.5
    after = worth(GAME.apply(position, seat, move), seat)
    return after + (0.4 if isinstance(move, Grow) else 0)


def sample() -> Table[Any, Any, Any]:
    """The table: one of the three has laid a first tile in the fifth round."""
    dice = random.Random(SEED)
    table = Table.set_up(GAME, "sample", Setup(seated("Ann", "Ben", "小明")), BEGAN)
    at = BEGAN
    while (table.position.round, table.position.phase) != (ROUND, "build"):
        at += PAUSE
        seat = GAME.actors(table.position)[0]
        table = table.play(seat, chosen(table.position, seat, dice), at=at)
    for seat in GAME.actors(table.position):
        builds = [move for move in GAME.moves(table.position, seat) if isinstance(move, Build)]
        if builds:
            best = max(builds, key=lambda move: worth(GAME.apply(table.position, seat, move), seat))
            return table.play(seat, best, at=at + PAUSE)
    return table


if __name__ == "__main__":
    path = data_path("samples", "small_city.json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(Codec(GAME).document(sample().record) + b"\n")
