"""Tables that are open and finished at once, as files copied by hand leave them: one of the two goes."""

from __future__ import annotations

from pathlib import Path

from companion.history.disk import Disk
from companion.history.errors import Clock, JournalUnwritable, Report, reason_of
from companion.history.files import free_name
from companion.history.headers import table_label
from companion.history.home import Home
from companion.history.journal import read_journal


def resolve_double_table(home: Home, table: str, clock: Clock) -> Report:
    """Leave a table that is both open and finished in one place, and set the other file aside.

    The record stays, unless the open table goes on after it.

    Args:
        home: The home, held.
        table: The table.
        clock: Tells the time that the other file's name carries.

    Returns:
        The report: ``now`` is ``"open"`` or ``"finished"``.

    Raises:
        DamagedJournal: One of the two is damaged.
        JournalUnwritable: One of the two cannot be read or set aside; both are as before.
    """
    record, going = (room / f"{table}.journal" for room in (home.records, home.tables))
    filed, played = (read_journal(path, home.disk) for path in (record, going))
    goes_on = len(played) > len(filed) and played[: len(filed)] == filed
    kept = _set_file_aside(record if goes_on else going, clock, home.disk)
    label = table_label(table, filed[0])
    params = {"table": label, "now": "open" if goes_on else "finished", "kept": str(kept)}
    return Report("history-table-twice", params)


def _set_file_aside(path: Path, clock: Clock, disk: Disk) -> Path:
    kept = free_name(path, "damaged", clock(), disk.exists)
    try:
        disk.move(path, kept)
    except OSError as error:
        raise JournalUnwritable(path, reason_of(error)) from error
    return kept
