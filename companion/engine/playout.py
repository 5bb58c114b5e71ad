"""Random complete plays, for proofs, measurements and samples. The dice are the caller's."""

import random
from collections.abc import Iterator
from typing import Any

from companion.engine.game import Game
from companion.engine.message import M, P


def playout(
    game: Game[P, M, Any], position: P, rng: random.Random, *, limit: int = 5_000
) -> Iterator[tuple[P, int, M, P]]:
    """Play random legal moves until no seat is asked for one.

    Yields:
        For each move: the position before, the seat, the move, the position after.

    Raises:
        RuntimeError: a seat is asked and has no legal move, or the play does not end.
    """
    for _ in range(limit):
        actors = game.actors(position)
        if not actors:
            return
        seat = actors[int(rng.random() * len(actors))]
        moves = game.moves(position, seat)
        if not moves:
            raise RuntimeError(f"dead end: seat {seat} is asked and may do nothing in {position}")
        move = moves[int(rng.random() * len(moves))]
        after = game.apply(position, seat, move)
        yield position, seat, move, after
        position = after
    raise RuntimeError(f"no end after {limit} moves")
