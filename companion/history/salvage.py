"""What is readable of a damaged journal stays; the damaged file is kept beside it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from companion.errors import Params
from companion.history.disk import DISK, Disk
from companion.history.errors import Clock, JournalUnreadable, JournalUnwritable, Report, reason_of
from companion.history.files import free_name
from companion.history.headers import is_header, table_label
from companion.history.journal_format import read_lines


class Salvaged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rest of a damaged journal that could be saved.

    Attributes:
        lines: The payloads before the damage, header first; none if the header itself is damaged.
        kept: The copy of the damaged file, byte for byte.
        line: The number of the first line that could not be read, from 1.
    """

    lines: tuple[bytes, ...]
    kept: Path
    line: int


def salvage_journal(path: Path, clock: Clock, disk: Disk = DISK) -> Salvaged:
    """Save the readable part of a damaged journal, and keep the damaged file beside it.

    Args:
        path: The journal. Afterwards it holds the readable lines, or is gone if there are none.
        clock: Tells the time that the copy's name carries.
        disk: the disk that keeps it.

    Returns:
        The readable lines, none if the first is no header, and the copy, ``<name>.damaged-<time>``.

    Raises:
        JournalUnreadable: The system does not let the journal be read.
        JournalUnwritable: The copy could not be made; the journal is left as it is.
    """
    try:
        data = disk.read(path)
    except OSError as error:
        raise JournalUnreadable(path, error) from error
    try:
        reading = read_lines(data)
        lines = reading.payloads if reading.payloads and is_header(reading.payloads[0]) else ()
        kept = free_name(path, "damaged", clock(), disk.exists)
        disk.replace(kept, data)
        if lines:
            disk.replace(path, data[: reading.length])
        else:
            disk.remove(path)
            disk.flush_folder(path.parent)
    except OSError as error:
        raise JournalUnwritable(path, reason_of(error)) from error
    return Salvaged(lines, kept, len(lines) + 1)


def salvage_report(table: str, saved: Salvaged) -> Report:
    """Build the report of a damaged journal.

    Args:
        table: The table's id.
        saved: The part that could be saved.

    Returns:
        The report.
    """
    label = table_label(table, *saved.lines[:1])
    if not saved.lines:
        return Report("history-journal-lost", {"table": label, "kept": str(saved.kept)})
    params: Params = {"table": label, "kept": str(saved.kept), "line": saved.line, "lines": len(saved.lines)}
    return Report("history-journal-salvaged", params)
