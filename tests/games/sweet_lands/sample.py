"""The sample table that ships: three people in the middle of a game, one of them about to act.

What their cardboard shows is invented, as everything in `full_box` is: nobody here has seen the real one.
``python -m tests.games.sweet_lands.sample`` writes it anew.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.sweet_lands.moves import ByHand, Free, Move, Pass
from companion.games.sweet_lands.position import Player, Position
from tests.games.sweet_lands.full_box import full_box

GAME = GAMES["sweet_lands"]
SEED = 4
BEGAN = 1_790_000_000_000
PAUSE = 26_000
ROUND = 3
"""The sample stops in this round, when somebody is about to take a turn."""

ROUNDS = 5
TURNS, MOST_TURNS = 27, 5
"""So many turns are taken first, in all; nobody takes more in a round."""

MOST_TRIED = 50
"""Moves weighed at one time."""

MUCH = 8
"""More of a basic resource is of little use to anybody."""

OWED = {"terrain": 3.4, "special": 3, "road": 3.4, "property": 7, "rabbit": 4}
"""What it is worth to be owed a piece."""


def invented() -> dict[str, str]:
    """Return a box that is known from end to end, without names and words that only one language
    would have.
    """
    wordless = {name: text for name, text in full_box().items() if not name.endswith("-ability")}
    return {name: _nameless(name, text) for name, text in wordless.items()}


def _nameless(name: str, text: str) -> str:
    kind, _, number = name.partition("-")
    if kind not in ("card", "skill", "advanced"):
        return text
    *parts, _ = text.split(";")
    return ";".join([*parts, f"#{number}"])


def worth(position: Position, seat: int) -> float:
    """Estimate the value of a seat's boards to an experienced player. The map counts most."""
    player, ahead = position.players[seat], ROUNDS - position.round
    standing = GAME.scoresheet(position).standings[seat]
    return (
        int(standing.total)
        - int(standing.points("gold"))
        + 0.2 * min(player.gold, 20)
        + sum(0.35 * min(MUCH, had) for had in (player.wheat, player.wood, player.iron))
        + 0.8 * min(player.hand, 6)
        + player.discs
        + ahead * sum(player.spaces)
        + 0.8 * (sum(player.prosperity) + player.food + player.wagon + player.locomotive)
        + 2 * len(player.skills)
        + sum(OWED.get(due.kind, 1) * due.count for due in player.dues)
        + _laid(player)
    )


def _laid(player: Player) -> float:
    """Value the tiles, properties, rabbits and roads on the map beyond their points."""
    return sum(
        4 + 3 * (spot.tile == "flipped") + 8 * (spot.property is not None) + 4 * spot.rabbit
        for spot in player.spots
    ) + 4 * len(player.roads)


def chosen(position: Position, seat: int, dice: random.Random, *, tired: bool) -> Move:
    """Choose the move of best value. A tired player passes as soon as that is legal."""
    moves: Sequence[Move] = [move for move in GAME.moves(position, seat) if not isinstance(move, ByHand)]
    if tired and Pass() in moves:
        return Pass()
    tried = moves if len(moves) <= MOST_TRIED else [*moves[:4], *dice.sample(moves[4:], MOST_TRIED - 4)]
    return max(tried, key=lambda move: (weighed(position, seat, move), dice.random()))


def weighed(position: Position, seat: int, move: Move) -> float:
    """Estimate the value of a move. Passing and trading are marked down."""
    trouble = 4.0 if isinstance(move, Pass) else 0.6 if isinstance(move, Free) else 0.0
    return worth(GAME.apply(position, seat, move), seat) - trouble


def sample() -> Table[Any, Any, Any]:
    """Return the table: some turns of the round are taken, and the next seat chooses what to do."""
    dice = random.Random(SEED)
    table = Table.set_up(GAME, "sample", Setup(make_seats("Ann", "小明", "Ben"), box=invented()), BEGAN)
    at, taken = BEGAN, Counter[tuple[int, int]]()
    while taken.total() < TURNS or table.position.round < ROUND or table.position.phase != "action":
        at += PAUSE
        before = table.position
        seat = GAME.actors(before)[0]
        here = (before.round, seat)
        table = table.play(seat, chosen(before, seat, dice, tired=taken[here] >= MOST_TURNS), at=at)
        now = table.position
        taken[here] += before.phase == now.phase == "action" and now.turn != before.turn
    return table


if __name__ == "__main__":
    path = data_path("samples", "sweet_lands.json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(Codec(GAME).encode_record(sample().record) + b"\n")
