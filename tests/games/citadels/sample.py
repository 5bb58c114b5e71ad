"""The sample table that ships: four people in the middle of a game, somebody's turn about to begin.

``python -m tests.games.citadels.sample`` writes it anew.
"""

import random
from collections.abc import Sequence
from typing import Any

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.citadels.moves import (
    Build,
    Destroy,
    Draw,
    End,
    Income,
    Kill,
    Move,
    Rescue,
    Rob,
    Swap,
    Take,
)
from companion.games.citadels.position import Position
from companion.games.citadels.powers.destroying import destruction_price
from companion.games.citadels.powers.income import income_due
from companion.games.citadels.printed import cards

GAME = GAMES["citadels"]
SEED = 5
BEGAN = 1_790_000_000_000
PAUSE = 17_000
ROUND = 7
"""The sample stops in this round, when somebody with income to take is called."""

RICH = 4
"""With so much gold somebody rather draws cards."""

CHEAP = 1
"""A Warlord pays no more than this."""


def chosen(position: Position, seat: int, dice: random.Random) -> Move:
    """Return what somebody would do here."""
    moves: Sequence[Move] = GAME.moves(position, seat)
    if position.turn is None or position.offer:
        return next((move for move in moves if isinstance(move, Rescue)), dice.choice(moves))
    ways = [_powers(moves, dice), _action(position, seat, moves), _income(moves)]
    ways += [_build(position, seat, moves, dice), _destroy(position, seat, moves)]
    return next((move for move in ways if move), End())


def _powers(moves: Sequence[Move], dice: random.Random) -> Move | None:
    named = [move for move in moves if isinstance(move, Kill | Rob)]
    return dice.choice(named) if named else None


def _action(position: Position, seat: int, moves: Sequence[Move]) -> Move | None:
    """Cards for an empty hand, from another one if that may be. Else gold until there is enough."""
    player = position.players[seat]
    hands = [move for move in moves if isinstance(move, Swap)]
    if player.hand == 0 and hands:
        return max(hands, key=lambda move: position.players[move.other].hand)
    wanted = Draw if player.hand == 0 or player.gold >= RICH + player.hand else Take
    return next((move for move in moves if isinstance(move, wanted)), None)


def _income(moves: Sequence[Move]) -> Move | None:
    return next((move for move in moves if isinstance(move, Income)), None)


def _build(position: Position, seat: int, moves: Sequence[Move], dice: random.Random) -> Move | None:
    """Return one of the dearest that can be paid, a colour that is missing first. Seldom nothing at all."""
    builds = [move for move in moves if isinstance(move, Build)]
    if not builds or dice.random() < 0.1:
        return None
    colours = {cards()[built.district].colour for built in position.players[seat].city}
    offered = dice.sample(builds, min(len(builds), position.players[seat].hand + 1))
    return max(
        offered,
        key=lambda move: (
            cards()[move.district].colour not in colours,
            cards()[move.district].cost,
            move.district,
        ),
    )


def _destroy(position: Position, seat: int, moves: Sequence[Move]) -> Move | None:
    """Return the dearest district that costs next to nothing, in the city that is furthest ahead."""
    found = [
        move
        for move in moves
        if isinstance(move, Destroy)
        and move.seat != seat
        and destruction_price(position, move.seat, move.district) <= CHEAP
    ]
    ahead = max((len(position.players[move.seat].city) for move in found), default=0)
    return next((move for move in found if len(position.players[move.seat].city) == ahead), None)


def sample() -> Table[Any, Any, Any]:
    """Return the table: somebody has just been called whose districts bring gold."""
    dice = random.Random(SEED)
    table = Table.set_up(GAME, "sample", Setup(make_seats("Ann", "Ben", "小明", "Dora")), BEGAN)
    at = BEGAN
    while not _wanted(table.position):
        at += PAUSE
        seat = GAME.actors(table.position)[0]
        table = table.play(seat, chosen(table.position, seat, dice), at=at)
    return table


def _wanted(position: Position) -> bool:
    now = position.turn
    if position.round < ROUND or now is None or now.acted:
        return False
    return income_due(position, now.seat) >= 2


if __name__ == "__main__":
    path = data_path("samples", "citadels.json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(Codec(GAME).encode_record(sample().record) + b"\n")
