"""Errors of the history, as data: an id and parameters, never a sentence.

The sentences live in ``data/locales/<locale>/history.ftl``; the ``id`` of every error and report is the id
of a message there, and ``params`` are its variables.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Annotated

import msgspec

from companion.errors import UNTOLD, CompanionError, Params, PathOfError, cut_to
from companion.history.stores import store_id
from companion.history.trouble import reading_reason, reading_trouble
from companion.history.trouble import reason_of as reason_of

Clock = Callable[[], int]
"""Tells the time: milliseconds since 1970-01-01 00:00 UTC."""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Message to the people about a repair, or about something set aside, that stopped nothing.

    Attributes:
        id: The id of the message that says it.
        params: The variables of that message.
    """

    id: str
    params: Params


Reporter = Callable[[Report], None]
"""Takes a report when it happens; ``list.append`` is one."""


class HistoryError(CompanionError):
    """Base class of everything that this room refuses or fails to do."""


class HomeInUse(HistoryError, id="history-home-in-use"):
    """Home folder that another running companion holds."""

    path: PathOfError


class HomeNotWritable(HistoryError, id="history-home-not-writable"):
    """Home folder that cannot be made, or in which nothing can be written."""

    path: PathOfError
    reason: str


class DamagedJournal(HistoryError, id="history-journal-damaged"):
    """Journal that is damaged before its end: not the harmless torn line that a power cut leaves.

    ``reason`` is ``"checksum"`` (the line does not match its checksum, or a line before it is missing),
    ``"form"`` (not the form of a line), ``"long"`` (longer than a line may be) or ``"empty"`` (no header).
    """

    path: PathOfError
    line: int
    reason: str


class JournalUnwritable(HistoryError, id="history-journal-unwritable"):
    """Journal that could not be written, moved or read. It is as before, and the same may be tried again."""

    path: PathOfError
    reason: str


class JournalUnreadable(JournalUnwritable, id="history-journal-unreadable"):
    """Journal that cannot be opened: the system refuses to read it, or it is no ordinary file.

    It is left as it is. ``table`` is what the table is called.
    """

    reason: str = field(init=False)
    error: Annotated[OSError, UNTOLD]

    def __post_init__(self) -> None:
        """Set the reason of the failed reading."""
        self.reason = reading_reason(self.error)
        super().__post_init__()

    def derive_params(self) -> Params:
        """Add the table's name and the reason of the failed reading."""
        return {"table": self.path.stem, **reading_trouble(self.error)}


class JournalExists(HistoryError, id="history-journal-exists"):
    """Journal of a name that is taken. Nothing was overwritten."""

    path: PathOfError


class JournalMissing(HistoryError, id="history-journal-missing"):
    """Journal of a name that does not exist."""

    path: PathOfError


class JournalClosed(HistoryError, id="history-journal-closed"):
    """Journal that was closed before, or is no longer the file it was opened as. Nothing was written."""


class Overtaken(HistoryError, id="history-overtaken"):
    """Journal to which another host wrote in between. Nothing was written, and the other's lines are news."""


class LineRefused(HistoryError, id="history-line-refused"):
    """Payload that is no line: empty, of several lines, or longer than ``limit`` bytes."""

    length: int
    limit: int


class TableIdRefused(HistoryError, id="history-table-id-refused"):
    """Table id that cannot be the name of a file."""

    table: Annotated[str, cut_to(80)]


class StoreUnwritable(HistoryError, id="history-store-unwritable"):
    """Store that could not be saved. What it held before is still there."""

    path: PathOfError
    reason: str

    def derive_params(self) -> Params:
        """Add the kind of the store."""
        return {"store": store_id(self.path)}


class StoreUnreadable(HistoryError, id="history-store-unreadable"):
    """Store that the system does not let be read. It is left as it is."""

    path: PathOfError
    error: Annotated[OSError, UNTOLD]

    def derive_params(self) -> Params:
        """Add the kind of the store and the reason of the failed reading."""
        return {"store": store_id(self.path), **reading_trouble(self.error)}


class StoreDamaged(HistoryError, id="history-store-damaged"):
    """Store that differs from what was written. It is not read until it is repaired."""

    path: PathOfError

    def derive_params(self) -> Params:
        """Add the kind of the store."""
        return {"store": store_id(self.path)}


class StoreAway(HistoryError, id="history-store-away"):
    """Database that cannot be reached just now, or does not answer in time.

    What was being written is there or not; whoever sends it again learns which, and it is done once.
    """


class StoreUnreached(StoreAway, id="history-store-unreached"):
    """Database that could not be reached from the start: ``where`` it should be, and ``why`` not."""

    where: Annotated[str, cut_to(200)]
    why: Annotated[str, cut_to(300)]


class StoreNewer(HistoryError, id="history-store-newer"):
    """Store whose tables a later version changed in a way that this one does not understand."""

    number: int
    known: int


class StoreHomeUnknown(HistoryError, id="history-store-home-unknown"):
    """Home of a name that the store does not have."""

    name: Annotated[str, cut_to(80)]


class StoreHomeRefused(HistoryError, id="history-store-home-refused"):
    """Name that no home of a store can have: of letters, digits, ``-``, ``_`` and ``.``, at most 63."""

    name: Annotated[str, cut_to(80)]


class StoreHostRefused(HistoryError, id="history-store-host-refused"):
    """Host name by which no home of a store can be found: invalid, or one that every machine has."""

    host: Annotated[str, cut_to(80)]


class StoreHostTaken(HistoryError, id="history-store-host-taken"):
    """Host name by which another ``home`` is found."""

    host: Annotated[str, cut_to(80)]
    home: Annotated[str, cut_to(80)]


class StoreAddressRefused(HistoryError, id="history-store-address-refused"):
    """Invalid address of a database. It may hold a password, and is not repeated."""


class HomeNotEmpty(HistoryError, id="history-home-not-empty"):
    """Home that is to receive another one's content, and keeps something already."""

    name: Annotated[str, cut_to(200)]


class StoreDriverMissing(HistoryError, id="history-store-driver-missing"):
    """Missing driver of PostgreSQL, which is the extra ``many``."""


class AlbumFull(HistoryError, id="history-album-full"):
    """Album of a table that has the largest number of photos: ``most``."""

    most: int


class PhotoGone(HistoryError, id="history-photo-gone"):
    """Photo that was deleted meanwhile."""


class NameRefused(HistoryError, id="history-name-refused"):
    """Person's name that is empty, too long, or holds characters that are no text."""

    name: Annotated[str, cut_to(80)]
    limit: int


class HomeFileRefused(HistoryError, id="history-home-file-refused"):
    """File that is not everything of a home, or is damaged."""


class BoxFileRefused(HistoryError, id="history-box-file-refused"):
    """File that is no box. ``where`` says what was expected."""

    where: Annotated[str, cut_to(200)]


class OtherBox(HistoryError, id="history-box-other-game"):
    """File with the box of another game."""

    theirs: Annotated[str, cut_to(40)]


class EntryRefused(HistoryError, id="history-box-entry-refused"):
    """Entry that no box of the game has, or a text it cannot have. ``why`` chooses the sentence."""

    name: Annotated[str, cut_to(40)]
    why: str
    details: Annotated[Params, UNTOLD]

    def derive_params(self) -> Params:
        """Add the variables that the sentence needs besides."""
        return self.details
