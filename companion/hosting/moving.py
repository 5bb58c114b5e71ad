"""Reading of a whole home from a folder, and writing of a folder from such content."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from companion.history.content import HomeContent, WholeTable
from companion.history.disk import FileDisk
from companion.history.errors import HomeNotEmpty, HomeNotWritable, StoreDamaged, StoreUnreadable, reason_of
from companion.history.home import Home
from companion.history.journal import read_journal
from companion.history.journal_format import journal_bytes
from companion.history.sealing import seal_data, unseal_data
from companion.history.stores import OUTSIDE, ROOMS, store_of
from companion.history.summary_store import SummaryStore
from companion.history.tables import TableFiles
from companion.history.trouble import is_in_the_way
from companion.hosting.open_home import current_millis
from companion.hosting.seat_file import HOSTS, SEATED, HostFingerprint, Seated, seat_documents

SEATS = "store/seats.json"


def read_folder(home: Home) -> HomeContent:
    """Read all content of a folder without changing the folder.

    Args:
        home: The folder, held.

    Raises:
        DamagedJournal: A journal is damaged otherwise than by a torn end: `companion doctor` mends it first.
        JournalUnreadable: A journal cannot be read.
        StoreDamaged: The seats are damaged, likewise.
        StoreUnreadable: Something else cannot be read.
    """
    seated, hosts = _read_seats(home)
    return HomeContent(
        _read_tables(home), _read_files(home), [(each.table, each.at, each.seats) for each in seated], hosts
    )


def write_folder(folder: Path, content: HomeContent) -> None:
    """Make a folder with all of `content`, or none at all.

    Args:
        folder: The folder; there must be none yet, or an empty one.
        content: All of it.

    Raises:
        HomeNotEmpty: Something is in it.
        HomeNotWritable: It cannot be made or written in.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise HomeNotEmpty(str(folder))
    draft = folder.with_name(f"{folder.name}.moving-{os.getpid()}")
    try:
        with Home.open(draft) as home:
            _write_content(home, content)
        if folder.exists():
            folder.rmdir()
        draft.rename(folder)
    except OSError as error:
        raise HomeNotWritable(folder, reason_of(error)) from error


def _read_tables(home: Home) -> Iterator[WholeTable]:
    kept = TableFiles(home, clock=current_millis)
    summaries = SummaryStore(home.store, disk=home.disk)
    for finished, folder, found in (
        (True, home.records, kept.finished_tables()),
        (False, home.tables, kept.open_tables()),
    ):
        touched = _list_names(home, folder)
        for table in reversed(found):
            path = folder / f"{table}.journal"
            when = touched[path.name] // 1_000_000
            summary = summaries.get(table) if finished else None
            yield WholeTable(table, read_journal(path, home.disk), finished, when, summary)


def _read_files(home: Home) -> Iterator[tuple[str, bytes]]:
    for room in ROOMS:
        for name in sorted(_list_names(home, home.path / room)):
            store = store_of(room, name)
            if store.transfer == "file" and not (store in OUTSIDE and _is_barred(home, room, name)):
                yield f"{room}/{name}", _read_file(home, home.path / room / name)


def _is_barred(home: Home, room: str, name: str) -> bool:
    """Check that the system bars reading a file that no store reads.

    Such a file stays in its place, and stops no move.
    """
    try:
        home.disk.read(home.path / room / name)
    except OSError as error:
        return is_in_the_way(error)
    return False


def _read_seats(home: Home) -> tuple[list[Seated], list[str]]:
    path = home.path / SEATS
    if not home.disk.exists(path):
        return [], []
    try:
        kept = unseal_data(_read_file(home, path))
        seated = [msgspec.convert(each, Seated, str_keys=True) for each in kept.get(SEATED, {}).values()]
        hosts = [msgspec.convert(each, HostFingerprint) for each in kept.get(HOSTS, {}).values()]
    except (ValueError, RecursionError) as error:  # msgspec's are ValueErrors
        raise StoreDamaged(path) from error
    return seated, [each.fingerprint for each in hosts]


def _read_file(home: Home, path: Path) -> bytes:
    try:
        return home.disk.read(path)
    except OSError as error:
        raise StoreUnreadable(path, error) from error


def _list_names(home: Home, folder: Path) -> Mapping[str, int]:
    try:
        return home.disk.names(folder)
    except OSError as error:
        raise StoreUnreadable(folder, error) from error


def _write_content(home: Home, content: HomeContent) -> None:
    disk, summaries = FileDisk(fsync=False), []
    for table in content.tables:
        room = home.records if table.finished else home.tables
        path = room / f"{table.id}.journal"
        disk.replace(path, journal_bytes(table.lines))
        os.utime(path, (table.touched / 1000, table.touched / 1000))
        if table.summary is not None:
            summaries.append(table.summary)
    for name, data in content.files:
        disk.replace(home.path / name, data)
    seated = [Seated(table, at, dict(seats)) for table, at, seats in content.seats]
    disk.replace(home.path / SEATS, seal_data(seat_documents(seated, content.hosts)))
    SummaryStore(home.store, disk=disk).add_all(summaries)
    if hasattr(os, "sync"):
        os.sync()
