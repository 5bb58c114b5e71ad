"""What people say of a game afterwards: its day, expansions, tags, rating, and who taught it.

One file for all tables, as charts and filters ask for thousands of them at once. The record of a table and
the summary made of it stay as they are.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace
from tinydb import TinyDB

from companion.engine.days import IsoDay, check_day
from companion.engine.plain_text import clean_names_in, is_text
from companion.engine.setup import LONGEST_NAME, MOST_SEATS
from companion.history.disk import DISK, Disk, SharedDisk
from companion.history.errors import Clock, Reporter
from companion.history.people import name_key
from companion.history.storage import AtomicStorage
from companion.history.summary import Moment, Name

DETAIL_LENGTH = 60
"""The longest name of an expansion, and the longest tag, in characters."""

MOST_NAMED = 20
"""Most expansions of one table, and most tags."""

BEST_RATING = 10

LONGEST_TIME = 10_000_000
"""Longest time that one seat takes, in seconds: months."""

DETAILS = "details"
DETAILS_FILE = "details.json"

MILLIS_A_DAY = 86_400_000
_LATEST = 253_402_300_799_999

Naming = Literal["expansions", "tags"]
"""Details that are lists of names."""

Names = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=DETAIL_LENGTH)], ...], Meta(max_length=MOST_NAMED)
]
"""Names of expansions, or tags."""

Rating = Annotated[int, Meta(ge=0, le=BEST_RATING)]
"""From 1 to 10, or 0 for none."""


SecondsOfSeats = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=LONGEST_TIME)], ...], Meta(max_length=MOST_SEATS)
]
"""Times that the seats of a table took, in seconds."""


class PlayDetails(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Details of one table.

    Attributes:
        day: The day it was played, which no time zone moves; empty where the table itself tells it.
        ended_at: The moment on that day that stands for its end, in milliseconds since 1970.
        expansions: The expansions that were in play.
        tags: Words by which people find it again.
        rating: How good it was, from 1 to 10; 0 where nobody has said.
        teacher: Who taught it, by the name of that time; empty where nobody has said.
        seconds: The time each seat took by the table's clocks, in the order of the seats; empty without.
        past: Whether the table was begun for a game that was over, so that its moments tell no length.
    """

    day: IsoDay = ""
    ended_at: Moment = 0
    expansions: Names = ()
    tags: Names = ()
    rating: Rating = 0
    teacher: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    seconds: SecondsOfSeats = ()
    past: bool = False

    def __post_init__(self) -> None:
        """Check the day, and strip from names the characters that are no text."""
        clean_names_in(self, "expansions", "tags", "teacher")
        check_day(self.day)

    def __bool__(self) -> bool:
        """Check that anything was said."""
        return self != NO_DETAILS


NO_DETAILS = PlayDetails()


class TableDetails(PlayDetails, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Details as they are kept.

    Attributes:
        table: The id of the table.
    """

    table: Name


AllDetails = Mapping[str, PlayDetails]
"""Details of tables, by their ids. Those without any are left out."""

NO_TABLES: AllDetails = MappingProxyType({})
"""No details of any table are known."""


def clean_line(text: str, most: int = DETAIL_LENGTH) -> str:
    """Normalise a name: one line, characters of text only, cut to ``most``."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(filter(is_text, plain)).strip()[:most].strip()


def clean_names(names: Iterable[str]) -> tuple[str, ...]:
    """Normalise names, and drop empty ones, repeated ones, and those beyond ``MOST_NAMED``."""
    found: dict[str, str] = {}
    for name in map(clean_line, names):
        if name:
            found.setdefault(name_key(name), name)
    return tuple(found.values())[:MOST_NAMED]


def make_details(
    *,
    expansions: Iterable[str] = (),
    tags: Iterable[str] = (),
    rating: int = 0,
    teacher: str = "",
    seconds: tuple[int, ...] = (),
) -> PlayDetails:
    """Make details of texts as people or files write them. A rating beyond the scale is none."""
    return PlayDetails(
        expansions=clean_names(expansions),
        tags=clean_names(tags),
        rating=rating if 0 < rating <= BEST_RATING else 0,
        teacher=clean_line(teacher, LONGEST_NAME),
        seconds=seconds,
    )


def with_day(details: PlayDetails, day: date, ended_at: int, played_on: date) -> PlayDetails:
    """Say the day of a table.

    Args:
        details: Its details so far.
        day: The day.
        ended_at: When it ended by its record, or ends about now.
        played_on: The day of that moment.

    Returns:
        The details, with a moment of the same hour on that day.
    """
    moved = ended_at + (day - played_on).days * MILLIS_A_DAY
    return replace(details, day=day.isoformat(), ended_at=min(max(moved, 0), _LATEST))


def merge_details(ours: PlayDetails, theirs: PlayDetails) -> PlayDetails:
    """Add what others say of a table. Where both say something, ours stays; names are put together."""
    dated = ours if ours.day else theirs
    return PlayDetails(
        day=dated.day,
        ended_at=dated.ended_at,
        expansions=clean_names((*ours.expansions, *theirs.expansions)),
        tags=clean_names((*ours.tags, *theirs.tags)),
        rating=ours.rating or theirs.rating,
        teacher=ours.teacher or theirs.teacher,
        seconds=ours.seconds or theirs.seconds,
        past=ours.past or theirs.past,
    )


def names_by_use(
    details: AllDetails, naming: Naming, tables: Collection[str] | None = None
) -> tuple[tuple[str, int], ...]:
    """Count the tables of each expansion or tag under its latest spelling, the most used first, then by name.

    Args:
        details: The details of tables.
        naming: Which names.
        tables: Only of tables of these ids; of all if None.
    """
    counted: Counter[str] = Counter()
    spelt: dict[str, str] = {}
    for table in details if tables is None else filter(details.__contains__, tables):
        for name in getattr(details[table], naming):
            key = name_key(name)
            counted[key] += 1
            spelt[key] = name
    return tuple((spelt[key], counted[key]) for key in sorted(counted, key=lambda key: (-counted[key], key)))


def count_ratings(details: AllDetails, tables: Iterable[str]) -> tuple[tuple[int, int], ...]:
    """Count the tables of each rating, the best rating first. Tables without one do not count."""
    counted = Counter(details[table].rating for table in tables if table in details)
    return tuple(sorted(((rating, count) for rating, count in counted.items() if rating), reverse=True))


class Details:
    """Details of all tables of one home. Safe to use from several threads."""

    def __init__(
        self, path: Path, *, clock: Clock, report: Reporter | None = None, disk: Disk = DISK
    ) -> None:
        """Prepare the store. Nothing is read yet.

        Args:
            path: The file, ``home.store / DETAILS_FILE``.
            clock: Tells the time that the name of a damaged file carries.
            report: Told when a damaged file was moved aside.
            disk: the disk that keeps the file.
        """
        schema = {DETAILS: TableDetails}
        self._storage = AtomicStorage(path, schema=schema, clock=clock, report=report, disk=disk)
        self._database = TinyDB(storage=lambda: self._storage)
        self._is_shared = isinstance(disk, SharedDisk)
        self._known: AllDetails | None = None

    def check(self) -> None:
        """See ``AtomicStorage.check``."""
        self._storage.check()

    def reload(self) -> None:
        """Read the file again when it is next asked for: another host has changed it."""
        with self._storage.lock:
            self._known = None

    def all(self) -> AllDetails:
        """Map tables' ids to their details. The same object is returned until something changes.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            if self._known is None:
                self._known = dict(map(_read_document, self._database.table(DETAILS).all()))
            return self._known

    def find_details(self, table: str) -> PlayDetails:
        """Look up the details of a table, or return empty ones.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        return self.all().get(table, NO_DETAILS)

    def set(self, details: AllDetails) -> None:
        """Save the details of some tables. Empty ones delete a table's details.

        Raises:
            StoreUnreadable: The system does not let the file be read.
            StoreUnwritable: It could not be saved; nothing has changed.
        """
        with self._storage.hold():
            before = self._read_anew()
            known = {table: each for table, each in {**before, **details}.items() if each}
            if known != before:
                self._save(known)

    def change(self, table: str, edit: Callable[[PlayDetails], PlayDetails]) -> PlayDetails:
        """Edit the details of a table.

        Returns:
            The details before the edit.

        Raises:
            StoreUnreadable: The system does not let the file be read.
            StoreUnwritable: It could not be saved; nothing has changed.
        """
        with self._storage.hold():
            before = self._read_anew().get(table, NO_DETAILS)
            self.set({table: edit(before)})
            return before

    def _read_anew(self) -> AllDetails:
        """Read the details, from the disk if other hosts write there as well."""
        if self._is_shared:
            self.reload()
        return self.all()

    def _save(self, known: AllDetails) -> None:
        documents: dict[str, Any] = {
            str(number): {"table": table, **msgspec.to_builtins(details)}
            for number, (table, details) in enumerate(known.items(), 1)
        }
        self._storage.write({DETAILS: documents})
        self._known = known


def _read_document(document: Mapping[str, Any]) -> tuple[str, PlayDetails]:
    fields = {name: value for name, value in document.items() if name != "table"}
    return document["table"], msgspec.convert(fields, PlayDetails)
