"""Boards of other packages, found through their entry points. A broken board is logged and replaced."""

import logging
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint

from companion.registry import Registry
from views.kit.game_board import Board

GROUP = "companion.boards"
"""Entry points by which an installed package adds boards, each ``<game> = package.module:BOARD``."""

_log = logging.getLogger(__name__)


def list_added_boards(points: Iterable[EntryPoint], taken: Iterable[str]) -> Mapping[str, str]:
    """Map the games of other packages to the places of their boards. Nothing is imported.

    Log and skip a second board of a game, and a board for one of the games in `taken`.

    Args:
        points: entry points, each under the id of its game.
        taken: ids of the games whose boards stay as they are.
    """
    places: dict[str, str] = {}
    known = set(taken)
    for point in sorted(points, key=lambda one: (one.name, one.value)):
        if point.name in known:
            _log.warning("The board %s for %s is left out: there is one", point.value, point.name)
        else:
            known.add(point.name)
            places[point.name] = point.value
    return places


def load_added_board(boards: Registry[Board], game_id: str, instead: Board) -> Board:
    """Load the board that a package adds for a game.

    A board that cannot be loaded is logged once, and replaced in the registry.

    Args:
        boards: registry in which the game has a board.
        game_id: id of the game.
        instead: board in place of a broken one.
    """
    try:
        found: object = boards[game_id]
    except (ImportError, SystemExit) as error:  # another's code: whatever it does, the app goes on
        found, trouble = None, str(error)
    else:
        trouble = f"it is a {type(found).__name__}, no Board"
    if isinstance(found, Board):
        return found
    _log.warning("The board for %s cannot be used: %s", game_id, trouble)
    boards[game_id] = instead
    return instead
