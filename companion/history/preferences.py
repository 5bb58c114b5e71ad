"""What one installation prefers: language, theme, size of the text, last setups, and entries to use again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from tinydb import Query, TinyDB
from tinydb.queries import QueryInstance
from tinydb.table import Table

from companion.engine.plain_text import clean_names_in
from companion.engine.setup import LONGEST_NAME, EntryText
from companion.history.disk import DISK, Disk
from companion.history.errors import Clock, LineRefused, Reporter
from companion.history.storage import AtomicStorage

Theme = Literal["system", "light", "dark"]
"""As the device says, or always one of the two."""

TextScale = Annotated[float, Meta(ge=0.8, le=2.0)]
"""Size of the text, 1.0 being the device's own."""

SETUP_LIMIT = 64 * 1024
"""Longest setup that is remembered, in bytes."""

PREFERENCES = "preferences"
SETUPS = "setups"
ENTRIES = "entries"


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings that are the same for every table.

    Attributes:
        locale: A locale, or None: then the device's language decides.
        theme: Light, dark, or the device's choice.
        text_scale: Size of the text.
        saved_at: When everything was last saved as one file, in milliseconds since 1970; 0 if never.
    """

    locale: Annotated[str, Meta(min_length=1, max_length=35)] | None = None
    theme: Theme = "system"
    text_scale: TextScale = 1.0
    saved_at: Annotated[int, Meta(ge=0)] = 0


class LastSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Last setup of a game.

    Attributes:
        game: The id of the game.
        setup: JSON, as the game's page wrote it.
    """

    game: str
    setup: str


class KeptEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entry that was kept for later setups of a game, such as a sheet.

    Attributes:
        game: The id of the game.
        name: Its name; each of a game has another.
        text: The entry.
    """

    game: str
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    text: EntryText

    def __post_init__(self) -> None:
        """Strip from the name the characters that are no text."""
        clean_names_in(self, "name")


SCHEMA = {PREFERENCES: Preferences, SETUPS: LastSetup, ENTRIES: KeptEntry}
"""Types of the documents that the store keeps."""


class PreferencesStore:
    """Store of the preferences on the disk. Safe to use from several threads."""

    def __init__(
        self, path: Path, *, clock: Clock, report: Reporter | None = None, disk: Disk = DISK
    ) -> None:
        """Prepare the store. Nothing is read yet.

        Args:
            path: The file, such as ``home.store / "preferences.json"``.
            clock: Tells the time that the name of a damaged file carries.
            report: Told when a damaged file was moved aside.
            disk: the disk that keeps the file.
        """
        self._storage = AtomicStorage(path, schema=SCHEMA, clock=clock, report=report, disk=disk)

    def check(self) -> None:
        """See ``AtomicStorage.check``."""
        self._storage.check()

    def load(self) -> Preferences:
        """Load the preferences. Those never chosen, or no longer understood, have their defaults.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            documents = self._table(PREFERENCES).all()
        return msgspec.convert(dict(documents[0]), Preferences) if documents else Preferences()

    def save(self, preferences: Preferences) -> None:
        """Save the preferences.

        Args:
            preferences: All of them.

        Raises:
            TypeError: One of them is not of its type; nothing is kept.
            StoreUnwritable: They could not be saved.
        """
        document: dict[str, Any] = msgspec.to_builtins(preferences)
        try:
            msgspec.convert(document, Preferences)
        except msgspec.ValidationError as error:
            raise TypeError(str(error)) from error
        with self._storage.hold():
            tables = self._storage.read() or {}
            self._storage.write({**tables, PREFERENCES: {"1": document}})

    def change(self, **changes: Any) -> Preferences:
        """Change one or more preferences and save them.

        Args:
            changes: Fields of ``Preferences``.

        Returns:
            All of them, afterwards.

        Raises:
            TypeError: There is no such preference, or the value is not of its type.
            StoreUnreadable: The system does not let the file be read.
            StoreUnwritable: They could not be saved.
        """
        with self._storage.hold():
            changed = msgspec.structs.replace(self.load(), **changes)
            self.save(changed)
            return changed

    def last_setup(self, game: str) -> bytes | None:
        """Look up the last setup of a game.

        Args:
            game: The id of the game.

        Returns:
            The JSON given to ``remember_setup``, or None.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            found = self._table(SETUPS).get(Query().game == game)
        return found["setup"].encode() if isinstance(found, dict) else None

    def remember_setup(self, game: str, setup: bytes) -> None:
        """Save the setup of a game, to be offered next time.

        Args:
            game: The id of the game.
            setup: JSON, at most ``SETUP_LIMIT`` bytes.

        Raises:
            LineRefused: It is longer.
            StoreUnwritable: It could not be saved.
        """
        if len(setup) > SETUP_LIMIT:
            raise LineRefused(len(setup), SETUP_LIMIT)
        document = {"game": game, "setup": setup.decode()}
        with self._storage.hold():
            self._table(SETUPS).upsert(document, Query().game == game)

    def kept_entries(self, game: str) -> dict[str, str]:
        """List the entries kept for the setups of a game: texts by name, in the order of the names.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            found = self._table(ENTRIES).search(Query().game == game)
        return {entry["name"]: entry["text"] for entry in sorted(found, key=lambda entry: str(entry["name"]))}

    def keep_entry(self, game: str, name: str, text: str) -> None:
        """Save an entry for the setups of a game, replacing another of that name.

        Raises:
            TypeError: The name or the text is empty or too long; nothing is kept.
            StoreUnwritable: It could not be saved.
        """
        document = {"game": game, "name": name, "text": text}
        try:
            msgspec.convert(document, KeptEntry)
        except msgspec.ValidationError as error:
            raise TypeError(str(error)) from error
        with self._storage.hold():
            self._table(ENTRIES).upsert(document, self._entry_query(game, name))

    def drop_entry(self, game: str, name: str) -> None:
        """Delete an entry, if it exists.

        Raises:
            StoreUnwritable: It could not be saved.
        """
        with self._storage.hold():
            self._table(ENTRIES).remove(self._entry_query(game, name))

    def _table(self, name: str) -> Table:
        """Open a table as it is now: an object that is kept would not hear of other processes' writes."""
        return TinyDB(storage=lambda: self._storage).table(name)

    def _entry_query(self, game: str, name: str) -> QueryInstance:
        found: QueryInstance = (Query().game == game) & (Query().name == name)
        return found
