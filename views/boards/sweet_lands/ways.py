"""The buttons below a repair: each does what it proposes, or takes it in hand where that is to be seen first."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from companion.engine.verdict import Repair
from companion.games.sweet_lands import moves
from views.boards.sweet_lands import looks
from views.screen import Screen
from views.widgets.hexes import is_edge

Way = tuple[str, Callable[[], None]]

MOST = 4
"""So many places are proposed at most."""


def ways(screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
    """What can be done about a repair with one tap; nothing where it only says what would help."""
    raise NotImplementedError(looks, is_edge, moves, partial)
