"""How two records of a table relate: one goes on where the other ends, or they part somewhere.

Times are not looked at: a record that went through a code has rounded ones. What counts is what was done, by
whom, and what it led to.
"""

from dataclasses import dataclass
from typing import Any, Literal

from msgspec.structs import replace

from companion.engine.log import LogLine, Viewer, log_line
from companion.engine.record import AnyEntry, Header, Redone, Undone
from companion.engine.setup import make_seats
from companion.engine.table import Table
from companion.sharing.entries import AnyTable, apart

Entries = tuple[AnyEntry[Any, Any], ...]


@dataclass(frozen=True)
class Same:
    """Both are the same record."""


@dataclass(frozen=True)
class Ahead:
    """Theirs goes on where mine ends.

    Attributes:
        entries: what they have beyond mine.
    """

    entries: Entries


@dataclass(frozen=True)
class Behind:
    """Mine goes on where theirs ends.

    Attributes:
        entries: what I have beyond theirs.
    """

    entries: Entries


@dataclass(frozen=True)
class EntryLine:
    """One entry, as a log tells it.

    Attributes:
        action: whether the line was done, taken back, or brought back.
        line: what was done, taken back, or brought back.
        by: the seat whose person did so; None for the host.
    """

    action: Literal["do", "undo", "redo"]
    line: LogLine
    by: int | None


@dataclass(frozen=True)
class Parted:
    """The two went different ways.

    Attributes:
        seq: the number of the first entry in which they differ.
        mine: what that entry was in mine.
        theirs: what it was in theirs.
    """

    seq: int
    mine: EntryLine
    theirs: EntryLine


@dataclass(frozen=True)
class Unrelated:
    """They are not of one table: their ids, games, rulings or starts differ."""


Relation = Same | Ahead | Behind | Parted | Unrelated


def relate(mine: AnyTable, theirs: AnyTable, *, viewer: Viewer = "all") -> Relation:
    """How theirs relates to mine.

    Args:
        mine: the table that is here.
        theirs: the table that came.
        viewer: who is told where they part; what a seat may not know is told to it as ``secret``.
    """
    if _beginning(mine.header) != _beginning(theirs.header):
        return Unrelated()
    pairs = zip(mine.entries, theirs.entries, strict=False)
    for i, (one, other) in enumerate(pairs):
        if _deed(one) != _deed(other):
            return Parted(i + 1, _told(mine, i + 1, viewer), _told(theirs, i + 1, viewer))
    if mine.seq == theirs.seq:
        return Same()
    if mine.seq < theirs.seq:
        return Ahead(theirs.entries[mine.seq :])
    return Behind(mine.entries[theirs.seq :])


def _beginning(header: Header[Any]) -> Header[Any]:
    """What cannot change while a table is played; people may be renamed and take other colours."""
    nobody = replace(header.setup, seats=make_seats("-") * len(header.setup.seats))
    return replace(header, created=0, setup=nobody)


def _deed(entry: AnyEntry[Any, Any]) -> AnyEntry[Any, Any]:
    return replace(apart(entry), at=0)


def _told(table: AnyTable, seq: int, viewer: Viewer) -> EntryLine:
    """An entry of a table by its number."""
    before = Table.begin(table.game, table.header).accept_all(table.entries[: seq - 1])
    entry = table.entries[seq - 1]
    after = before.accept(entry)
    if isinstance(entry, Redone):
        return EntryLine("redo", log_line(after, len(after.done), viewer, table.position), entry.by)
    if isinstance(entry, Undone):
        return EntryLine("undo", log_line(before, len(before.done), viewer, table.position), entry.by)
    return EntryLine("do", log_line(after, len(after.done), viewer, table.position), entry.by)
