"""Undo of a seat's own last action in games where all act at once, after others have gone on."""

from dataclasses import dataclass
from typing import Any

from companion.engine.record import Corrected
from companion.engine.table import Table

AnyTable = Table[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class OwnUndo:
    """Meaning of undo for a seat, in a game in which all act at once.

    Attributes:
        move: the move by which the seat takes back its own last action, where undo would do something else;
            None where the game has no such move now, or undo does the same.
        brings_back: whether undo would only bring back what the seat took back last, and it can take back no
            more.
    """

    move: Any = None
    brings_back: bool = False


def find_own_undo(table: AnyTable, seat: int) -> OwnUndo:
    """Find the meaning of undo for a seat of a table as it stands."""
    move = table.game.takes_back(table.position, seat)
    if not table.done:
        return OwnUndo()
    if move is None:
        return OwnUndo(brings_back=_is_own_undo(table, seat))
    entry = table.done[-1].entry
    if isinstance(entry, Corrected):
        return OwnUndo(None if entry.by == seat else move)
    return OwnUndo(move if entry.seat != seat or _is_own_undo(table, seat) else None)


def _is_own_undo(table: AnyTable, seat: int) -> bool:
    """Check that the last entry that stands is the seat's own move that takes back."""
    if not table.done:
        return False
    entry, before = table.done[-1].entry, table.at_step(len(table.done) - 1)
    if isinstance(entry, Corrected) or entry.seat != seat:
        return False
    return bool(entry.move == table.game.takes_back(before, seat))
