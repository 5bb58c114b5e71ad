"""Random plays of any registered game, each the same every time."""

from collections import defaultdict
from functools import lru_cache
from random import Random
from typing import Any

from companion.engine.game import Game
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from tests.conformance.parts import Parts, parts_of
from tests.conformance.tables import NAMES

PLAYS_KEPT = 128
"""The most plays that tests of one game with one number of seats share: as many as a proof makes of it."""


def opening(game: Game[Any, Any, Any], parts: Parts, count: int, number: int) -> Any:
    """Return the start of a numbered table: another start seat and other readings for each."""
    rulings = dict(parts.rulings[number % len(parts.rulings)])
    return parts.opened(game.start(Setup(make_seats(*NAMES[:count]), rulings, start=number % count)), number)


def by_phase(game_id: str, count: int, number: int) -> tuple[dict[str, list[Any]], Random]:
    """Return the positions of a numbered play by the phase they are in, and its dice as they lie then."""
    game, rng = GAMES[game_id], Random(f"drawn/{game_id}/{count}/{number}")
    found = defaultdict[str, list[Any]](list)
    for position, *_ in playout(game, opening(game, parts_of(game_id), count, number), rng):
        found[game.agenda(position).phase].append(position)
    return found, rng


@lru_cache(maxsize=4096)
def drawn_one(game_id: str, count: int, number: int) -> Any:
    """Return a position of a numbered play, every phase as often as the others."""
    phases, rng = by_phase(game_id, count, number)
    return rng.choice(phases[sorted(phases)[number % len(phases)]])
