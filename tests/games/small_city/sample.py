"""The sample table that ships: three people in the building phase of the fifth round, played with some sense.

``python -m tests.games.small_city.sample`` writes it anew.
"""

import random
from collections.abc import Sequence
from typing import Any

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.small_city.moves import Build, Done, Found, Grow, Keep, Lay, Move, Street
from companion.games.small_city.phases.votes import count_votes_won
from companion.games.small_city.plan import hall_cells, seat_plan
from companion.games.small_city.position import Position
from companion.games.small_city.printed import CULTURE, family_of

GAME = GAMES["small_city"]
SEED = 11
BEGAN = 1_790_000_000_000
PAUSE = 31_000
ROUND = 5
MOST_TRIED = 400
"""Moves weighed at one time."""

WORTH = {"R": 1.6, "C": 2.1, "F": 3.4, "P": 0.5, "WA": 1.2, "RF": 0.9, "HB": 0.4, "PO": 1.2, "FI": 0.8}
"""What a square of a family is worth to whoever has to live with it."""


def worth(position: Position, seat: int) -> float:
    """Estimate the value of a seat's town to an experienced player."""
    town, here = position.towns[seat], seat_plan(position, seat)
    tiles = sum(WORTH.get(family_of(tile.kind), 0) * len(tile.cells) for tile in town.tiles)
    taken, hall = {one.at for one in town.people}, set(hall_cells(here))
    vacant = here.squares("F").bit_count() - sum(here.functions_by_cell.get(at, "#") in "wgb" for at in taken)
    working = sum(
        here.functions_by_cell.get(one.at, "#") in "wgb$mvx" for one in town.people if one.seat == seat
    )
    waiting = sum(one.at in hall for one in town.people)
    homes = here.residences.bit_count() - sum(here.residences >> here.grid.index[at] & 1 for at in taken)
    abroad = sum(one.seat == seat for other in position.towns if other is not town for one in other.people)
    return (
        town.votes
        + 2.5 * count_votes_won(position, seat)
        + 0.8 * min(homes, 3)
        + 5 * len(here.numbers_of(*CULTURE))
        + tiles
        - 2.2 * max(0, vacant - 2)
        + 1.6 * working
        - 0.9 * max(0, waiting - 1)
        + 0.9 * len(town.people)
        + 0.7 * abroad
        + 1.6 * town.money
        + 1.7 * len(town.cubes)
        + 0.5 * town.size
        + sum(0.3 * disc.step for disc in town.discs)
        - 0.7 * town.pollution
        - 4 * len(town.graves)
    )


def chosen(position: Position, seat: int, dice: random.Random) -> Move:
    """Return what somebody would do here."""
    moves: Sequence[Move] = GAME.moves(position, seat)
    first = moves[0]
    if isinstance(first, Lay | Street):
        return dice.choice(moves)
    halls = [move for move in moves if isinstance(move, Found) and move.side == "easy"]
    if halls:
        return dice.choice([move for move in halls if move.cells[0] in ("c3", "d3", "c4", "d4")])
    keeps = [move for move in moves if isinstance(move, Keep) and len(move.drawn) == 3]
    if keeps:
        return dice.choice(keeps)
    tried = moves if len(moves) <= MOST_TRIED else [*dice.sample(moves, MOST_TRIED), moves[-1]]
    return max(tried, key=lambda move: (weighed(position, seat, move), dice.random()))


def weighed(position: Position, seat: int, move: Move) -> float:
    """Return what a move leads to. Finishing comes last, and a bigger town is a promise of more."""
    if isinstance(move, Done):
        return worth(position, seat) - 0.5
    after = worth(GAME.apply(position, seat, move), seat)
    return after + (0.4 if isinstance(move, Grow) else 0)


def sample() -> Table[Any, Any, Any]:
    """Return the table: one of the three has laid a first tile in the fifth round."""
    dice = random.Random(SEED)
    table = Table.set_up(GAME, "sample", Setup(make_seats("Ann", "Ben", "小明"), {"screens": "open"}), BEGAN)
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
    path.write_bytes(Codec(GAME).encode_record(sample().record) + b"\n")
