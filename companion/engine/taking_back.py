"""Taking back one's own last doing where all act at once, and others have gone on since."""

from typing import Any

from companion.engine.record import Corrected
from companion.engine.table import Table


def takes_back(table: Table[Any, Any, Any], seat: int) -> Any:
    """The move by which a seat takes back its own last doing, where undo would take back something else.

    Returns:
        None where the game has no such move now, or undo does the same: the last entry is the seat's own. One
        by which the seat has just taken something back does not count; undo would only bring that back.
    """
    move = table.game.takes_back(table.position, seat)
    if move is None or not table.done:
        return None
    entry, before = table.done[-1].entry, table.at_step(len(table.done) - 1)
    if isinstance(entry, Corrected):
        return None if entry.by == seat else move
    if entry.seat != seat or entry.move == table.game.takes_back(before, seat):
        return move
    return None
