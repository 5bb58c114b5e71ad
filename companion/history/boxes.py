"""What the owners of boxes have read off their cardboard: asked once, and remembered.

One file for each game. An entry that was confirmed as it ships is kept as well: then nobody is asked again.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from companion.bounds import BOX, check_length
from companion.engine.box import Box, BoxError, parse_box
from companion.engine.game import Game
from companion.engine.setup import MOST_ENTRIES, EntryName, EntryText
from companion.engine.wire import WireError
from companion.history.disk import DISK, Disk
from companion.history.errors import BoxFileRefused, Clock, EntryRefused, OtherBox, Report, Reporter
from companion.history.storage import AtomicStorage

AnyGame = Game[Any, Any, Any]

ENDING = "box"
"""Suffix of the name of an exported box."""

_TABLE = "box"


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content of the file of an owner's box.

    Attributes:
        said: what the owner said is printed, by name of the entry.
    """

    said: Annotated[dict[EntryName, EntryText], msgspec.Meta(max_length=2 * MOST_ENTRIES)]


class Boxes:
    """Owners' boxes on the disk. Safe to use from several threads."""

    def __init__(
        self, folder: Path, *, clock: Clock, report: Reporter | None = None, disk: Disk = DISK
    ) -> None:
        """Prepare the store. Nothing is read yet.

        Args:
            folder: Their folder, such as ``home.boxes``.
            clock: Tells the time that the name of a damaged file carries.
            report: Told when a damaged file was moved aside, or an entry is no longer understood.
            disk: the disk of the files.
        """
        self._folder, self._clock, self._disk = folder, clock, disk
        self._report: Reporter = report or (lambda _: None)
        self._lock = threading.RLock()
        self._files: dict[str, AtomicStorage] = {}
        self._told: set[tuple[str, str]] = set()
        self._checked: dict[str, tuple[AnyGame, Mapping[str, str], dict[str, str]]] = {}

    def check(self, games: Iterable[str]) -> None:
        """Read the files of some games, named by their ids: see ``AtomicStorage.check``."""
        with self._lock:
            for game in games:
                self._storage(game).check()

    def owner_entries(self, game: AnyGame) -> dict[str, str]:
        """Read the owner's entries in a game's box, confirmed ones included, by name.

        A file that is not understood is kept aside and reported; an entry that this version of the game does
        not know stays in the file, is reported, and is left out.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._lock:
            return self._select_known(game, self._load_entries(game))

    def own_entries(self, game: AnyGame) -> dict[str, str]:
        """Read the owner's entries for a new table, by name: for `Setup.box`.

        A confirmed entry is no guess there.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        return dict(sorted(self.owner_entries(game).items()))

    def box(self, game: AnyGame) -> Box:
        """Build the owner's box of a game.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        return game.box.printed.with_owner(self.owner_entries(game))

    def put(self, game: AnyGame, entries: Mapping[str, str]) -> None:
        """Save the owner's entries. The other entries stay.

        Args:
            game: The game of the box.
            entries: Texts by name; one that ships like that is thereby confirmed.

        Raises:
            EntryRefused: No box has such an entry, or it is full; nothing is kept.
            StoreUnreadable: The file cannot be read.
            StoreUnwritable: It could not be saved.
        """
        for name, text in entries.items():
            check_entry(game, name, text)
        with self._lock, self._storage(game.id).hold():
            before = self._load_entries(game)
            after = {**before, **entries}
            if after != before:
                _check_room(game, self._select_known(game, after), entries)
                self._save_entries(game, after)

    def forget(self, game: AnyGame, names: Iterable[str] | None = None) -> None:
        """Reset entries to the shipped ones, and ask about them when they are next needed.

        Args:
            game: The game of the box.
            names: The names of the entries; all of them by default.

        Raises:
            StoreUnreadable: The file cannot be read.
            StoreUnwritable: It could not be saved.
        """
        with self._lock, self._storage(game.id).hold():
            before = self._load_entries(game)
            gone = set(before) if names is None else set(names)
            if gone & set(before):
                self._save_entries(game, {name: text for name, text in before.items() if name not in gone})

    def export(self, game: AnyGame) -> bytes:
        """Export the owner's entries as a TOML file, in the form of the boxes that ship.

        Raises:
            StoreUnreadable: The file cannot be read.
        """
        return _encode_entries(game, self.owner_entries(game))

    def import_entries(self, game: AnyGame, data: bytes) -> tuple[str, ...]:
        """Import the owner's entries of an exported box. Entries it does not have stay as they are.

        Args:
            game: The game that the box has to be of.
            data: A file; of its entries only those count that an owner has said.

        Returns:
            The names of the entries that were taken over.

        Raises:
            TooLarge: It holds more than a box. Nothing is kept, as below.
            BoxFileRefused: It is not a box.
            OtherBox: It belongs to another game.
            EntryRefused: One of its entries cannot be.
            StoreUnreadable: The store cannot be read.
            StoreUnwritable: It could not be saved.
        """
        entries = parse_exported_box(game, data)
        self.put(game, entries)
        return tuple(entries)

    def _select_known(self, game: AnyGame, kept: Mapping[str, str]) -> dict[str, str]:
        """Select the entries that the game understands. They are cached until one has changed."""
        judge, checked, known = self._checked.get(game.id, (None, {}, {}))
        if judge is not game or checked != kept:
            known = self._filter_known(game, kept)
            self._checked[game.id] = (game, kept, known)
        return dict(known)

    def _filter_known(self, game: AnyGame, kept: Mapping[str, str]) -> dict[str, str]:
        found = {}
        for name, text in kept.items():
            try:
                game.box.check(name, text)
            except BoxError:
                if (game.id, name) not in self._told:
                    self._told.add((game.id, name))
                    params = {"name": name, "path": str(self._storage(game.id).path)}
                    self._report(Report("history-box-entry-unknown", params))
            else:
                found[name] = text
        return found

    def _load_entries(self, game: AnyGame) -> dict[str, str]:
        document = (self._storage(game.id).read() or {}).get(_TABLE, {}).get("1", {"said": {}})
        return msgspec.convert(document, Kept).said

    def _save_entries(self, game: AnyGame, entries: dict[str, str]) -> None:
        self._storage(game.id).write({_TABLE: {"1": {"said": dict(sorted(entries.items()))}}})

    def _storage(self, game: str) -> AtomicStorage:
        found = self._files.get(game)
        if found is None:
            path = self._folder / f"{game}.json"
            found = AtomicStorage(
                path, schema={_TABLE: Kept}, clock=self._clock, report=self._report, disk=self._disk
            )
            self._files[game] = found
        return found


def _encode_entries(game: AnyGame, entries: Mapping[str, str]) -> bytes:
    lines = [f"game = {json.dumps(game.id)}"]
    for name, text in sorted(entries.items()):
        value = json.dumps(text, ensure_ascii=False)
        lines += ["", f"[{json.dumps(name)}]", f"value = {value}", 'source = "owner"']
    return ("\n".join(lines) + "\n").encode()


def _check_room(game: AnyGame, entries: Mapping[str, str], new: Mapping[str, str]) -> None:
    """Check that a table can be played with all these entries, and a file can hold them.

    Raises:
        EntryRefused: the box is full.
    """
    if len(entries) > MOST_ENTRIES or len(_encode_entries(game, entries)) > BOX.most:
        raise EntryRefused(next(iter(new)), "room", {"most": MOST_ENTRIES})


def check_entry(game: AnyGame, name: str, text: str) -> None:
    """Check that a box of a game can have an entry.

    Raises:
        EntryRefused: It cannot.
    """
    try:
        game.box.check(name, text)
    except BoxError as error:
        raise EntryRefused(name, error.id, error.params) from error


def parse_exported_box(game: AnyGame, data: bytes) -> dict[str, str]:
    """Parse an exported box, and return its owner's entries, checked, by name.

    Raises:
        TooLarge: It holds more than a box.
        BoxFileRefused: It is not a box.
        OtherBox: It belongs to another game.
        EntryRefused: One of its entries cannot be.
    """
    check_length(data, BOX)
    try:
        box = parse_box(data.decode("utf-8-sig"))
    except (WireError, UnicodeDecodeError) as error:
        raise BoxFileRefused(str(error)) from error
    if box.game != game.id:
        raise OtherBox(box.game)
    said = {}
    for name, entry in box.entries.items():
        if entry.source == "owner":
            if not isinstance(entry.value, str):
                raise EntryRefused(name, "name", {})
            check_entry(game, name, entry.value)
            said[name] = entry.value
    return said
