"""Games of other packages, found through their entry points. A broken one is logged and skipped."""

import logging
import re
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint
from typing import Any

from companion.engine.game import Game

AnyGame = Game[Any, Any, Any]

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""Pattern of a game's id, which is part of the names of files and texts."""

_log = logging.getLogger(__name__)


def find_added(points: Iterable[EntryPoint], names: Iterable[str]) -> Mapping[str, AnyGame]:
    """Load the games of entry points, by id.

    Log and skip an entry point that cannot be loaded, that names no game, or whose game has an id that is
    taken or misspelt.

    Args:
        points: each names an object that is a `companion.engine.game.Game`.
        names: the ids that games have already.
    """
    games: dict[str, AnyGame] = {}
    known = set(names)
    for point in points:
        game, trouble = _load_game(point)
        if game is None:
            _log.warning("The game %s (%s) cannot be used: %s", point.name, point.value, trouble)
        elif game.id in known:
            _log.warning("The game %s (%s) is left out: there is a %s", point.name, point.value, game.id)
        else:
            known.add(game.id)
            games[game.id] = game
    return games


def _load_game(point: EntryPoint) -> tuple[AnyGame | None, str]:
    """Load the game of an entry point, or return None and the reason."""
    try:
        game = point.load()
    except (Exception, SystemExit) as error:  # another's code: whatever it does, the app goes on
        return None, f"{type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return None, f"it is a {type(game).__name__}, no Game"
    if not ID.fullmatch(str(getattr(game, "id", ""))):
        return None, "its id is no lower-case word"
    return game, ""
