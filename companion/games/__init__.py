"""Registry of the games: the app's own, each in one line, and those that entry points add."""

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.data import added_games
from companion.engine.game import Game
from companion.engine.points import Points
from companion.engine.result import PlayedResult
from companion.engine.table import Table
from companion.games.added import find_added
from companion.registry import Registry

OWN: tuple[str, ...] = (
    "card_city",
    "small_city",
    "citadels",
    "roll_into_town",
    "sweet_lands",
    "score_pad",
)
"""The games that ship with the app, each a package of this one."""

GAMES: Registry[Game[Any, Any, Any]] = Registry({game: f"companion.games.{game}:GAME" for game in OWN})
"""Every game the companion knows, by id: its own, imported when first played, then what packages add."""

GAMES.update(find_added(added_games(), OWN))


def is_comparable(game_id: str, variant: str = "") -> bool:
    """Check that points of two tables of a game mean the same. True for an unknown game.

    Args:
        game_id: the game.
        variant: the name that both tables gave it, if the game leaves that to them.
    """
    return bool(variant) or game_id not in GAMES or GAMES[game_id].comparable


def table_of_result(result: PlayedResult, say: Callable[[str], str]) -> Table[Any, Any, Any]:
    """Create a finished table from the result of a game played elsewhere. See `counted_table`.

    Args:
        result: the ranks and points, and the time of playing.
        say: looks up a message in the reader's language.
    """
    from companion.games.score_pad import GAME
    from companion.games.score_pad.results import finished_table

    return finished_table(GAME, result, partial(_say_preset_word, say, GAME.id))


def parse_points(text: str) -> Points | None:
    """Parse points as they were written down, or return None if they are no number."""
    from companion.games.score_pad import results

    return results.parse_points(text)


def sheet_name(game: str) -> str:
    """Convert a game's name to a sheet's: cut if it is too long, with spaces for unprintable characters."""
    from companion.games.score_pad import results

    return results.sheet_name(game)


def _say_preset_word(say: Callable[[str], str], pad: str, word: str) -> str:
    return say(f"{pad}-{word}")
