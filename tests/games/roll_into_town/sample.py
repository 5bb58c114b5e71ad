"""The sample table that ships: four people in the middle of a game, played with some sense, about to draw.

``python -m tests.games.roll_into_town.sample`` writes it anew.
"""

import random
from collections.abc import Sequence
from typing import Any

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.roll_into_town.building.income import compute_income, trees_around
from companion.games.roll_into_town.drawing.rivers import find_rivers, growable_ends
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.moves import Done, Draw, Fell, Grow, Move, Roll, Rub
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.scoring import score_lines
from companion.geometry.bits import bits

GAME = GAMES["roll_into_town"]
SEED = 13
BEGAN = 1_790_000_000_000
PAUSE = 21_000
ROUND = 7
"""The sample stops in this round, when the dice lie there and one of the four has drawn."""

ROUNDS = 12
MOST_TRIED = 260
"""Moves weighed at one time."""

ENOUGH = 3
"""More food or stone a round than this is of no use to anybody."""


def worth(position: Position, seat: int) -> float:
    """Estimate the value of a seat's map and goods to an experienced player."""
    here, sheet = seat_land(position, seat), position.sheet(seat)
    ahead = ROUNDS - position.round
    brings = compute_income(here)
    pairs = sum(bool(here.grid.orthogonal(1 << tree) & here.trees) for tree in bits(here.trees))
    fuel = sum(min(4, trees_around(here, one).bit_count()) for one in bits(here.cells_of("lumberjack")))
    return (
        int(sum(line.points for line in score_lines(here)))
        + 0.34 * ahead * (min(ENOUGH, brings.food) + 1.5 * min(ENOUGH, brings.stone))
        + 1.9 * min(3, here.squares_of("M").bit_count())
        + 0.45 * min(9, here.trees.bit_count() + pairs)
        + 0.13 * ahead * min(6, fuel)
        + 0.25 * sheet.food
        + 0.4 * sheet.stone
        + 0.6 * sheet.wood
        + (0.9 if here.cells_of("lighthouse") else 0.05) * min(6, here.oceans.bit_count())
        + (3 if here.cells_of("market") else 0)
        + (1 if here.cells_of("fountain") else 0)
        + _hope(here)
        - 1.8 * sheet.town_hall_uses
    )


def _hope(here: Land) -> float:
    """Return what a river may still become. A dead end is nothing anybody wants."""
    found = find_rivers(here)
    if not found or found[0].is_finished:
        return 0 if not found or found[0].joins_borders else -6
    return 0.7 * len(found[0].cells) if growable_ends(here) else -6


def chosen(position: Position, seat: int, dice: random.Random) -> Move:
    """Return what somebody would do here."""
    moves: Sequence[Move] = [move for move in GAME.moves(position, seat) if not isinstance(move, Rub)]
    if isinstance(moves[0], Roll):
        return Roll(tuple(dice.randrange(1, 7) for _ in range(position.dice_due)))
    draws = [move for move in moves if isinstance(move, Draw)]
    due = len(position.sheet(seat).used) < position.icons_due
    if draws and not due:
        return Done("discover")
    tried = [move for move in moves if not (due and draws and isinstance(move, Done))]
    tried = tried if len(tried) <= MOST_TRIED else dice.sample(tried, MOST_TRIED)
    return max(tried, key=lambda move: (weighed(position, seat, move), dice.random()))


def weighed(position: Position, seat: int, move: Move) -> float:
    """Return what a move leads to. A lumberjack waits until it is worth it."""
    if isinstance(move, Done):
        return worth(position, seat) + 0.2
    after = worth(GAME.apply(position, seat, move), seat)
    if isinstance(move, Fell):
        number = position.printed.grid.index[move.at]
        return after + (2 if trees_around(seat_land(position, seat), number).bit_count() > 1 else -1)
    return after + (5 if isinstance(move, Grow) else 0)


def sample() -> Table[Any, Any, Any]:
    """Return the table: the dice lie there, and Ben has drawn his first icon."""
    dice = random.Random(SEED)
    table = Table.set_up(GAME, "sample", Setup(make_seats("Ann", "Ben", "小明", "Dora")), BEGAN)
    at = BEGAN
    while not table.position.dice or table.position.round < ROUND:
        at += PAUSE
        actors = GAME.actors(table.position)
        seat = actors[dice.randrange(len(actors))]
        table = table.play(seat, chosen(table.position, seat, dice), at=at)
    return table.play(1, chosen(table.position, 1, dice), at=at + PAUSE)


if __name__ == "__main__":
    path = data_path("samples", "roll_into_town.json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(Codec(GAME).encode_record(sample().record) + b"\n")
