"""What can go wrong with what is kept, as data: an id and parameters, never a sentence.

The sentences live in ``data/locales/<locale>/history.ftl``; the ``id`` of every error and report is the id
of a message there, and ``params`` are its variables.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Annotated

import msgspec

from companion.errors import UNTOLD, CompanionError, Params, PathOfError, cut
from companion.history.stores import store_id
from companion.history.trouble import reading_reason, reading_trouble
from companion.history.trouble import reason_of as reason_of

Clock = Callable[[], int]
"""Tells the time: milliseconds since 1970-01-01 00:00 UTC."""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that was repaired or set aside without stopping anybody, to be told to the people.

    Attributes:
        id: The id of the message that says it.
        params: The variables of that message.
    """

    id: str
    params: Params


Reporter = Callable[[Report], None]
"""Takes a report when it happens; ``list.append`` is one."""


class HistoryError(CompanionError):
    """The base of everything this room refuses or fails to do."""


class HomeInUse(HistoryError, id="history-home-in-use"):
    """Another running companion holds this home folder."""

    path: PathOfError


class HomeNotWritable(HistoryError, id="history-home-not-writable"):
    """The home folder cannot be made, or nothing can be written in it."""

    path: PathOfError
    reason: str


class DamagedJournal(HistoryError, id="history-journal-damaged"):
    """A journal is damaged before its end: not the harmless torn line that a power cut leaves.

    ``reason`` is ``"checksum"`` (the line does not match its checksum, or a line before it is missing),
    ``"form"`` (not the form of a line), ``"long"`` (longer than a line may be) or ``"empty"`` (no header).
    """

    path: PathOfError
    line: int
    reason: str


class JournalUnwritable(HistoryError, id="history-journal-unwritable"):
    """A journal could not be written, moved or read. It is as before, and the same may be tried again."""

    path: PathOfError
    reason: str


class JournalUnreadable(JournalUnwritable, id="history-journal-unreadable"):
    """Journal that cannot be opened: the system refuses to read it, or it is no ordinary file.

    It is left as it is. ``table`` is what the table is called.
    """

    reason: str = field(init=False)
    error: Annotated[OSError, UNTOLD]

    def __post_init__(self) -> None:
        """Name why it cannot be read."""
        self.reason = reading_reason(self.error)
        super().__post_init__()

    def derive_params(self) -> Params:
        """Return what the table is called, and why it cannot be read."""
        return {"table": self.path.stem, **reading_trouble(self.error)}


class JournalExists(HistoryError, id="history-journal-exists"):
    """There is a journal of that name already; nothing was overwritten."""

    path: PathOfError


class JournalMissing(HistoryError, id="history-journal-missing"):
    """There is no journal of that name."""

    path: PathOfError


class JournalClosed(HistoryError, id="history-journal-closed"):
    """The journal was closed before, or is no longer the file it was opened as; nothing was written."""


class Overtaken(HistoryError, id="history-overtaken"):
    """Another host wrote to the journal in between; nothing was written. What it wrote is news."""


class LineRefused(HistoryError, id="history-line-refused"):
    """A payload that is no line: empty, of several lines, or longer than ``limit`` bytes."""

    length: int
    limit: int


class TableIdRefused(HistoryError, id="history-table-id-refused"):
    """A table id that cannot be the name of a file."""

    table: Annotated[str, cut(80)]


class StoreUnwritable(HistoryError, id="history-store-unwritable"):
    """A store could not be saved. What it held before is still there."""

    path: PathOfError
    reason: str

    def derive_params(self) -> Params:
        """Return what kind of store it is."""
        return {"store": store_id(self.path)}


class StoreUnreadable(HistoryError, id="history-store-unreadable"):
    """The system does not let a store be read. It is left as it is."""

    path: PathOfError
    error: Annotated[OSError, UNTOLD]

    def derive_params(self) -> Params:
        """Return what kind of store it is, and why it cannot be read."""
        return {"store": store_id(self.path), **reading_trouble(self.error)}


class StoreDamaged(HistoryError, id="history-store-damaged"):
    """Store that differs from what was written; it is not read until it is repaired."""

    path: PathOfError

    def derive_params(self) -> Params:
        """Return what kind of store it is."""
        return {"store": store_id(self.path)}


class StoreAway(HistoryError, id="history-store-away"):
    """The database cannot be reached just now, or does not answer in time.

    What was being written is there or not; whoever sends it again learns which, and it is done once.
    """


class StoreUnreached(StoreAway, id="history-store-unreached"):
    """The database could not be reached from the start: ``where`` it should be, and ``why`` not."""

    where: Annotated[str, cut(200)]
    why: Annotated[str, cut(300)]


class StoreNewer(HistoryError, id="history-store-newer"):
    """A later version has changed the tables of the store in a way that this one does not understand."""

    number: int
    known: int


class StoreHomeUnknown(HistoryError, id="history-store-home-unknown"):
    """There is no home of that name in the store."""

    name: Annotated[str, cut(80)]


class StoreHomeRefused(HistoryError, id="history-store-home-refused"):
    """A name that no home of a store can have: of letters, digits, ``-``, ``_`` and ``.``, at most 63."""

    name: Annotated[str, cut(80)]


class StoreHostRefused(HistoryError, id="history-store-host-refused"):
    """What no home of a store can be found by: no host name, or one that every machine has for itself."""

    host: Annotated[str, cut(80)]


class StoreHostTaken(HistoryError, id="history-store-host-taken"):
    """A host name by which another ``home`` is found."""

    host: Annotated[str, cut(80)]
    home: Annotated[str, cut(80)]


class StoreAddressRefused(HistoryError, id="history-store-address-refused"):
    """What was said to be the address of a database is none. It may hold a password: it is not repeated."""


class HomeNotEmpty(HistoryError, id="history-home-not-empty"):
    """A home that something is to be moved into keeps something already."""

    name: Annotated[str, cut(200)]


class StoreDriverMissing(HistoryError, id="history-store-driver-missing"):
    """What speaks to PostgreSQL is not installed: it is the extra ``many``."""


class AlbumFull(HistoryError, id="history-album-full"):
    """A table has as many photos as are kept: ``most``."""

    most: int


class PhotoGone(HistoryError, id="history-photo-gone"):
    """A photo that was deleted meanwhile."""


class NameRefused(HistoryError, id="history-name-refused"):
    """A person's name that is empty, too long, or holds characters that are no text."""

    name: Annotated[str, cut(80)]
    limit: int


class HomeFileRefused(HistoryError, id="history-home-file-refused"):
    """A file that is not everything of a home, or is damaged."""


class BoxFileRefused(HistoryError, id="history-box-file-refused"):
    """A file that is no box; ``where`` says what was expected."""

    where: Annotated[str, cut(200)]


class OtherBox(HistoryError, id="history-box-other-game"):
    """A file with the box of another game."""

    theirs: Annotated[str, cut(40)]


class EntryRefused(HistoryError, id="history-box-entry-refused"):
    """An entry that no box of the game has, or a text it cannot have; ``why`` chooses the sentence."""

    name: Annotated[str, cut(40)]
    why: str
    details: Annotated[Params, UNTOLD]

    def derive_params(self) -> Params:
        """Return what the sentence needs besides."""
        return self.details
