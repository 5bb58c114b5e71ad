"""The games. Registering one of the app's own is one line; others are found by their entry points."""

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.data import added_games
from companion.engine.game import Game
from companion.engine.result import Result
from companion.engine.table import Table
from companion.games.added import with_added
from companion.games.card_city import GAME as CARD_CITY
from companion.games.citadels import GAME as CITADELS
from companion.games.roll_into_town import GAME as ROLL_INTO_TOWN
from companion.games.score_pad import GAME as SCORE_PAD
from companion.games.score_pad.results import counted_table, keeps_points, points_in, sheet_name
from companion.games.small_city import GAME as SMALL_CITY
from companion.games.sweet_lands import GAME as SWEET_LANDS

OWN: tuple[Game[Any, Any, Any], ...] = (
    CARD_CITY,
    SMALL_CITY,
    CITADELS,
    ROLL_INTO_TOWN,
    SWEET_LANDS,
    SCORE_PAD,
)
"""The games that ship with the app."""

GAMES: dict[str, Game[Any, Any, Any]] = dict(with_added(OWN, added_games()))
"""Every game the companion knows, by id: its own, then those that other packages add."""


def is_comparable(game_id: str, variant: str = "") -> bool:
    """Whether points of two tables of a game mean the same; of an unknown game they are taken to.

    Args:
        game_id: the game.
        variant: what both tables called it, where the game leaves that to them.
    """
    return bool(variant) or game_id not in GAMES or GAMES[game_id].comparable


def table_of_result(
    result: Result, table_id: str, started: int, ended: int, say: Callable[[str], str]
) -> Table[Any, Any, Any]:
    """A finished table that tells how a game ended that was played elsewhere; see `counted_table`.

    Args:
        result: how it ended.
        table_id: the table's id.
        started: when it began, in milliseconds since 1970.
        ended: when it ended, likewise; no later than it began where that is not known.
        say: what a message is in the reader's language.
    """
    words = partial(_word, say)
    return counted_table(SCORE_PAD, result, table_id, started, ended, words)


def _word(say: Callable[[str], str], word: str) -> str:
    return say(f"{SCORE_PAD.id}-{word}")


__all__ = ["GAMES", "OWN", "is_comparable", "keeps_points", "points_in", "sheet_name", "table_of_result"]
