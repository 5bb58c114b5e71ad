"""What can go wrong with what is kept, as data: an id and parameters, never a sentence.

The sentences live in ``data/locales/<locale>/history.ftl``; the ``id`` of every error and report is the id
of a message there, and ``params`` are its variables.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from companion.errors import CompanionError, Params
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


class HomeInUse(HistoryError):
    """Another running companion holds this home folder."""

    id = "history-home-in-use"

    def __init__(self, path: Path) -> None:
        super().__init__(path=str(path))
        self.path = path


class HomeNotWritable(HistoryError):
    """The home folder cannot be made, or nothing can be written in it."""

    id = "history-home-not-writable"

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path=str(path), reason=reason)
        self.path = path


class DamagedJournal(HistoryError):
    """A journal is damaged before its end: not the harmless torn line that a power cut leaves.

    ``reason`` is ``"checksum"`` (the line does not match its checksum, or a line before it is missing),
    ``"form"`` (not the form of a line), ``"long"`` (longer than a line may be) or ``"empty"`` (no header).
    """

    id = "history-journal-damaged"

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(path=str(path), line=line, reason=reason)
        self.path = path
        self.line = line
        self.reason = reason


class JournalUnwritable(HistoryError):
    """A journal could not be written, moved or read. It is as before, and the same may be tried again."""

    id = "history-journal-unwritable"

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path=str(path), reason=reason)
        self.path = path
        self.reason = reason


class JournalUnreadable(JournalUnwritable):
    """Journal that cannot be opened: the system refuses to read it, or it is no ordinary file.

    It is left as it is. ``table`` is what the table is called.
    """

    id = "history-journal-unreadable"

    def __init__(self, path: Path, error: OSError) -> None:
        self.path, self.reason = path, reading_reason(error)
        HistoryError.__init__(self, path=str(path), table=path.stem, **reading_trouble(error))


class JournalExists(HistoryError):
    """There is a journal of that name already; nothing was overwritten."""

    id = "history-journal-exists"

    def __init__(self, path: Path) -> None:
        super().__init__(path=str(path))
        self.path = path


class JournalMissing(HistoryError):
    """There is no journal of that name."""

    id = "history-journal-missing"

    def __init__(self, path: Path) -> None:
        super().__init__(path=str(path))
        self.path = path


class JournalClosed(HistoryError):
    """The journal was closed before, or is no longer the file it was opened as; nothing was written."""

    id = "history-journal-closed"


class Overtaken(HistoryError):
    """Another host wrote to the journal in between; nothing was written. What it wrote is news."""

    id = "history-overtaken"


class LineRefused(HistoryError):
    """A payload that is no line: empty, of several lines, or longer than ``limit`` bytes."""

    id = "history-line-refused"

    def __init__(self, length: int, limit: int) -> None:
        super().__init__(length=length, limit=limit)


class TableIdRefused(HistoryError):
    """A table id that cannot be the name of a file."""

    id = "history-table-id-refused"

    def __init__(self, table: str) -> None:
        super().__init__(table=table[:80])


class StoreUnwritable(HistoryError):
    """A store could not be saved. What it held before is still there."""

    id = "history-store-unwritable"

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path=str(path), reason=reason, store=store_id(path))
        self.path = path


class StoreUnreadable(HistoryError):
    """The system does not let a store be read. It is left as it is."""

    id = "history-store-unreadable"

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(path=str(path), store=store_id(path), **reading_trouble(error))
        self.path = path


class StoreDamaged(HistoryError):
    """Store that differs from what was written; it is not read until it is repaired."""

    id = "history-store-damaged"

    def __init__(self, path: Path) -> None:
        super().__init__(path=str(path), store=store_id(path))


class StoreAway(HistoryError):
    """The database cannot be reached just now, or does not answer in time.

    What was being written is there or not; whoever sends it again learns which, and it is done once.
    """

    id = "history-store-away"


class StoreUnreached(StoreAway):
    """The database could not be reached from the start: ``where`` it should be, and ``why`` not."""

    id = "history-store-unreached"

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where=where[:200], why=why[:300])


class StoreNewer(HistoryError):
    """A later version has changed the tables of the store in a way that this one does not understand."""

    id = "history-store-newer"

    def __init__(self, number: int, known: int) -> None:
        super().__init__(number=number, known=known)


class StoreHomeUnknown(HistoryError):
    """There is no home of that name in the store."""

    id = "history-store-home-unknown"

    def __init__(self, name: str) -> None:
        super().__init__(name=name[:80])


class StoreHomeRefused(HistoryError):
    """A name that no home of a store can have: of letters, digits, ``-``, ``_`` and ``.``, at most 63."""

    id = "history-store-home-refused"

    def __init__(self, name: str) -> None:
        super().__init__(name=name[:80])


class StoreHostRefused(HistoryError):
    """What no home of a store can be found by: no host name, or one that every machine has for itself."""

    id = "history-store-host-refused"

    def __init__(self, host: str) -> None:
        super().__init__(host=host[:80])


class StoreHostTaken(HistoryError):
    """A host name by which another ``home`` is found."""

    id = "history-store-host-taken"

    def __init__(self, host: str, home: str) -> None:
        super().__init__(host=host[:80], home=home[:80])


class StoreAddressRefused(HistoryError):
    """What was said to be the address of a database is none. It may hold a password: it is not repeated."""

    id = "history-store-address-refused"


class HomeNotEmpty(HistoryError):
    """A home that something is to be moved into keeps something already."""

    id = "history-home-not-empty"

    def __init__(self, name: str) -> None:
        super().__init__(name=name[:200])


class StoreDriverMissing(HistoryError):
    """What speaks to PostgreSQL is not installed: it is the extra ``many``."""

    id = "history-store-driver-missing"


class AlbumFull(HistoryError):
    """A table has as many photos as are kept: ``most``."""

    id = "history-album-full"

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class PhotoGone(HistoryError):
    """A photo that was deleted meanwhile."""

    id = "history-photo-gone"


class NameRefused(HistoryError):
    """A person's name that is empty, too long, or holds characters that are no text."""

    id = "history-name-refused"

    def __init__(self, name: str, limit: int) -> None:
        super().__init__(name=name[:80], limit=limit)


class HomeFileRefused(HistoryError):
    """A file that is not everything of a home, or is damaged."""

    id = "history-home-file-refused"


class BoxFileRefused(HistoryError):
    """A file that is no box; ``where`` says what was expected."""

    id = "history-box-file-refused"

    def __init__(self, where: str) -> None:
        super().__init__(where=where[:200])


class OtherBox(HistoryError):
    """A file with the box of another game."""

    id = "history-box-other-game"

    def __init__(self, theirs: str) -> None:
        super().__init__(theirs=theirs[:40])


class EntryRefused(HistoryError):
    """An entry that no box of the game has, or a text it cannot have; ``why`` chooses the sentence."""

    id = "history-box-entry-refused"

    def __init__(self, name: str, why: str, params: Params) -> None:
        super().__init__(**{**params, "name": name[:40], "why": why})
