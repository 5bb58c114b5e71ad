"""Samples that ship with the app: for a game, the record of a table in the middle of play."""

from functools import lru_cache
from typing import Any

from companion.data import data_path
from companion.engine.game import Game
from companion.engine.record import Codec
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.timeline import AnyTable

MARK = "SAMPLE-"
"""Prefix of the id of a table that was opened from a sample."""


def is_sample(table_id: str) -> bool:
    """Check by its id that a table was opened from a sample."""
    return table_id.startswith(MARK)


def games_with_sample() -> tuple[str, ...]:
    """List the ids of the games that have a sample, in the order of registration."""
    return tuple(game_id for game_id in GAMES if data_path("samples", f"{game_id}.json").is_file())


def sample_record(game_id: str, locale: str = "") -> bytes:
    """Read a game's sample as one JSON document.

    Args:
        game_id: the game.
        locale: a language; a sample with typed words exists once for each.

    Raises:
        OSError: there is none.
    """
    own = data_path("samples", f"{game_id}-{locale}.json")
    return (own if own.is_file() else data_path("samples", f"{game_id}.json")).read_bytes()


def sample_table(game_id: str, locale: str = "") -> AnyTable:
    """Replay a game's sample, once for all phones. Takes up to 0.1 seconds.

    Args:
        game_id: the game.
        locale: as for `sample_record`.

    Raises:
        OSError: there is none.
        WireError: it is no record.
        Diverged: it is no record of these rules.
    """
    return _replay_once(GAMES[game_id], locale)


@lru_cache(maxsize=32)
def _replay_once(game: Game[Any, Any, Any], locale: str) -> AnyTable:
    return Table.replay(game, Codec(game).decode_record(sample_record(game.id, locale)))
