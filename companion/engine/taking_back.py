"""Taking back one's own last doing where all act at once, and others have gone on since."""

from typing import Any

from companion.engine.record import Corrected
from companion.engine.table import Table

AnyTable = Table[Any, Any, Any]


def takes_back(table: AnyTable, seat: int) -> Any:
    """Return the move by which a seat takes back its own last doing, where undo would do something else.

    Returns:
        None where the game has no such move now, or undo does the same: the last entry is the seat's own. One
        by which the seat has just taken something back does not count; undo would only bring that back.
    """
    move = table.game.takes_back(table.position, seat)
    if move is None or not table.done:
        return None
    entry = table.done[-1].entry
    if isinstance(entry, Corrected):
        return None if entry.by == seat else move
    return move if entry.seat != seat or _took_back(table, seat) else None


def brings_back(table: AnyTable, seat: int) -> bool:
    """Whether undo would only bring back what a seat took back last, and it can take back no more."""
    return table.game.takes_back(table.position, seat) is None and _took_back(table, seat)


def _took_back(table: AnyTable, seat: int) -> bool:
    """Whether the last entry that stands is a seat's own taking back."""
    if not table.done:
        return False
    entry, before = table.done[-1].entry, table.at_step(len(table.done) - 1)
    if isinstance(entry, Corrected) or entry.seat != seat:
        return False
    return bool(entry.move == table.game.takes_back(before, seat))
