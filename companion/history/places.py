"""Where finished tables were played, in one file: a filter asks for thousands of them at once."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from tinydb import TinyDB

from companion.engine.plain_text import clean_names_in, is_text
from companion.history.disk import DISK, Disk, SharedDisk
from companion.history.errors import Clock, Reporter
from companion.history.people import name_key
from companion.history.storage import AtomicStorage
from companion.history.summary import Name

PLACE_LENGTH = 60
"""The longest name of a place, in characters."""

PLACES = "places"
PLACES_FILE = "places.json"


class PlayedAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Place of a table.

    Attributes:
        table: Its id.
        place: The name of the place.
    """

    table: Name
    place: Annotated[str, Meta(min_length=1, max_length=PLACE_LENGTH)]

    def __post_init__(self) -> None:
        """Strip from the name the characters that are no text."""
        clean_names_in(self, "place")


def clean_place(text: str) -> str:
    """Normalise the name of a place: one line, characters of text only, cut to ``PLACE_LENGTH``."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(filter(is_text, plain)).strip()[:PLACE_LENGTH].strip()


class Places:
    """Places of one home. Safe to use from several threads."""

    def __init__(
        self, path: Path, *, clock: Clock, report: Reporter | None = None, disk: Disk = DISK
    ) -> None:
        """Prepare the store. Nothing is read yet.

        Args:
            path: The file, ``home.store / PLACES_FILE``.
            clock: Tells the time that the name of a damaged file carries.
            report: Told when a damaged file was moved aside.
            disk: the disk that keeps the file.
        """
        self._storage = AtomicStorage(path, schema={PLACES: PlayedAt}, clock=clock, report=report, disk=disk)
        self._database = TinyDB(storage=lambda: self._storage)
        self._is_shared = isinstance(disk, SharedDisk)
        self._known: dict[str, str] | None = None

    def check(self) -> None:
        """See ``AtomicStorage.check``."""
        self._storage.check()

    def all(self) -> Mapping[str, str]:
        """Map tables' ids to the places they were played at. Tables without a known place are not among them.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            if self._known is None or self._is_shared:
                found = self._database.table(PLACES).all()
                self._known = {entry["table"]: entry["place"] for entry in found}
            return self._known

    def find_place(self, table: str) -> str:
        """Look up the place of a table, or return an empty text if it is unknown.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        return self.all().get(table, "")

    def by_use(self) -> tuple[str, ...]:
        """List all places, the one with most tables first. Two spellings of one place count as one.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        places = self.all().values()
        counted = Counter(map(name_key, places))
        spelt = {name_key(place): place for place in places}
        return tuple(spelt[key] for key in sorted(spelt, key=lambda key: (-counted[key], key)))

    def set(self, places: Mapping[str, str]) -> None:
        """Save the places of some tables. An empty name deletes a table's place.

        Raises:
            StoreUnreadable: The system does not let the file be read.
            StoreUnwritable: It could not be saved; nothing has changed.
        """
        said = {table: clean_place(place) for table, place in places.items()}
        with self._storage.hold():
            before = self.all()
            known = {table: place for table, place in {**before, **said}.items() if place}
            if known == before:
                return
            documents: dict[str, Any] = {
                str(number): {"table": table, "place": place}
                for number, (table, place) in enumerate(known.items(), 1)
            }
            self._storage.write({PLACES: documents})
            self._known = known
