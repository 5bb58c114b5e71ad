"""Relations of two records of a table: one goes on where the other ends, or they part somewhere.

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
from companion.sharing.entries import AnyTable, detach_entry

Entries = tuple[AnyEntry[Any, Any], ...]


@dataclass(frozen=True)
class Same:
    """Relation of equal records."""


@dataclass(frozen=True)
class Ahead:
    """Relation of a record of theirs that goes on where mine ends.

    Attributes:
        entries: their entries beyond mine.
    """

    entries: Entries


@dataclass(frozen=True)
class Behind:
    """Relation of a record of mine that goes on where theirs ends.

    Attributes:
        entries: my entries beyond theirs.
    """

    entries: Entries


@dataclass(frozen=True)
class EntryLine:
    """Entry as a log tells it.

    Attributes:
        action: the kind of entry: the line was done, taken back, or brought back.
        line: what was done, taken back, or brought back.
        by: the seat whose person did so; None for the host.
    """

    action: Literal["do", "undo", "redo"]
    line: LogLine
    by: int | None


@dataclass(frozen=True)
class Parted:
    """Relation of records that went different ways.

    Attributes:
        seq: the number of the first entry in which they differ.
        mine: that entry in mine.
        theirs: that entry in theirs.
    """

    seq: int
    mine: EntryLine
    theirs: EntryLine


@dataclass(frozen=True)
class Unrelated:
    """Relation of records of different tables: their ids, games, rulings or starts differ."""


Relation = Same | Ahead | Behind | Parted | Unrelated


def compare_records(mine: AnyTable, theirs: AnyTable, *, viewer: Viewer = "all") -> Relation:
    """Compare two records, and tell their relation as seen from mine.

    Args:
        mine: the table that is here.
        theirs: the table that came.
        viewer: the reader of the lines at their parting; secrets from a seat are told to it as ``secret``.
    """
    if _comparable_header(mine.header) != _comparable_header(theirs.header):
        return Unrelated()
    pairs = zip(mine.entries, theirs.entries, strict=False)
    for i, (one, other) in enumerate(pairs):
        if _comparable_entry(one) != _comparable_entry(other):
            return Parted(i + 1, _entry_line(mine, i + 1, viewer), _entry_line(theirs, i + 1, viewer))
    if mine.seq == theirs.seq:
        return Same()
    if mine.seq < theirs.seq:
        return Ahead(theirs.entries[mine.seq :])
    return Behind(mine.entries[theirs.seq :])


def _comparable_header(header: Header[Any]) -> Header[Any]:
    """Blank the parts of a header that may change during play: names and colours. The time counts as one."""
    nobody = replace(header.setup, seats=make_seats("-") * len(header.setup.seats))
    return replace(header, created=0, setup=nobody)


def _comparable_entry(entry: AnyEntry[Any, Any]) -> AnyEntry[Any, Any]:
    return replace(detach_entry(entry), at=0)


def _entry_line(table: AnyTable, seq: int, viewer: Viewer) -> EntryLine:
    """Describe the entry of a table with a number."""
    before = Table.begin(table.game, table.header).accept_all(table.entries[: seq - 1])
    entry = table.entries[seq - 1]
    after = before.accept(entry)
    if isinstance(entry, Redone):
        return EntryLine("redo", log_line(after, len(after.done), viewer, table.position), entry.by)
    if isinstance(entry, Undone):
        return EntryLine("undo", log_line(before, len(before.done), viewer, table.position), entry.by)
    return EntryLine("do", log_line(after, len(after.done), viewer, table.position), entry.by)
