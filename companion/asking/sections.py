"""Section of the rulebook that an answer about a table's state rests on."""

from typing import Any

from companion.asking.citing import sections_named_after
from companion.asking.question import AnyGame


def section_about(game: AnyGame, seen: Any, *things: str) -> str:
    """Find the first section named after one of some things, or that of the present phase."""
    named = (section for thing in things for section in sections_named_after(game, thing))
    return next(named, game.section_of(game.agenda(seen).phase))
