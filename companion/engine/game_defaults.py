"""Defaults of the parts that a game may leave out: each answers without a look at the position."""

from collections.abc import Mapping
from typing import Any


def no_targets(_position: Any, _seat: int, piece: str) -> Mapping[str, Any]:
    """Raise KeyError for any piece."""
    raise KeyError(piece)


def no_items(*_asked: object) -> tuple[()]:
    """Return an empty tuple: the default of a part that lists notices, options or repairs."""
    return ()


def no_value(*_asked: object) -> None:
    """Return None: the default of a part that finds a price, an area or a move."""


def always_false(*_asked: object) -> bool:
    """Return False: the default of a part that tells a yes or no."""
    return False


def no_variant(_position: object) -> str:
    """Return an empty text: the table has no name of its own for the game."""
    return ""


def table_stage(position: Any, _seat: int) -> tuple[int, str]:
    """Return the round and the phase of the table, shared by all seats."""
    return position.round, position.phase
