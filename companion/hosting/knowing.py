"""What a table knows of the box it is played with, and what the owner's box knows besides."""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.engine.box import GUESSES, Box
from companion.engine.game import Game
from companion.history.boxes import Boxes

AnyGame = Game[Any, Any, Any]

ASKED = GUESSES | {"unknown"}
"""What is asked about where play first needs it."""


def printed(game: AnyGame, position: Any, boxes: Boxes) -> Box:
    """The box that a table is played with; ``owner`` is the source of what somebody read off the cardboard.

    Args:
        game: the table's.
        position: what the table shows now.
        boxes: the owner's: what was confirmed there as it ships is no guess here.

    Raises:
        HistoryError: the owner's box cannot be read.
    """
    now = game.printed_of(position)
    shipped = {name: text for name, text in game.box.texts.items() if name not in game.box.unknown}
    confirmed = {
        name: text for name, text in boxes.said(game).items() if name not in now and shipped.get(name) == text
    }
    return game.box.owned({**confirmed, **now})


def unasked(game: AnyGame, position: Any, boxes: Boxes, names: Iterable[str]) -> tuple[str, ...]:
    """Those of some entries that are guesses or unknown, and that nobody at the table has answered yet.

    Otherwise as `printed`; a name that is no entry of the game is left out.
    """
    shipped = game.box
    asked = [name for name in names if shipped.entry(name).source in ASKED and game.readable(name)]
    if not asked:
        return ()
    now = printed(game, position, boxes)
    return tuple(name for name in asked if now.entry(name).source != "owner")


def learnt(game: AnyGame, position: Any, boxes: Boxes, names: Iterable[str]) -> Mapping[str, str]:
    """What the owner's box knows of some entries that are unknown at a table, by name.

    Another table has asked meanwhile, so nobody need be asked here. Otherwise as `unasked`.
    """
    open_here = unasked(game, position, boxes, names)
    unknown = [name for name in open_here if game.box.entry(name).source == "unknown"]
    said = boxes.said(game) if unknown else {}
    return {name: said[name] for name in unknown if name in said}
