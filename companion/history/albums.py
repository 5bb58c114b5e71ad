"""What people add to a finished table: a note, up to four photos, its place and details.

Files of their own beside the records, never in TinyDB: ``<table>.txt`` is the note, ``<table>.<number>.jpg``
a photo and ``<table>.<number>.small.jpg`` the little one that stands for it in a row. Numbers are moments, so
that photos stand in the order in which they came, and none gets the number of one that was deleted. Each file
is written at once or not at all, the small one before the photo that it belongs to.
"""

from __future__ import annotations

import contextlib
import re
import threading
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from companion.bounds import KEPT_PHOTO, TooLarge
from companion.engine.plain_text import is_text
from companion.history.details import NO_DETAILS, Details, PlayDetails, merge_details
from companion.history.disk import DISK, Disk
from companion.history.errors import (
    AlbumFull,
    Clock,
    HistoryError,
    PhotoGone,
    StoreUnreadable,
    StoreUnwritable,
    TableIdRefused,
    reason_of,
)
from companion.history.places import Places
from companion.history.tables import is_table_id

MOST_PHOTOS = 4
"""Photos of one table."""

NOTE_LENGTH = 2000
"""The longest note, in characters."""

_NAME = re.compile(r"([A-Za-z0-9_-]{1,64})\.(?:txt|(\d{1,15})\.jpg)")


@dataclass(frozen=True, slots=True)
class Photo:
    """Photo as it is kept.

    Attributes:
        large: JPEG, at most ``KEPT_PHOTO``.
        small: JPEG, the little one that stands for it in a row.
    """

    large: bytes
    small: bytes


@dataclass(frozen=True, slots=True)
class Album:
    """Index of one table's note and photos.

    Attributes:
        noted: Whether there is a note.
        photos: The numbers of the photos, the oldest first.
    """

    noted: bool = False
    photos: tuple[int, ...] = ()

    @property
    def is_full(self) -> bool:
        """True if no further photo fits."""
        return len(self.photos) >= MOST_PHOTOS


@dataclass(frozen=True, slots=True)
class AlbumContent:
    """Additions to one table, in memory.

    Attributes:
        note: The note; empty for none.
        photos: By number.
        place: Where it was played; empty where nobody has said.
        details: Its day, expansions, tags, rating and teacher.
    """

    note: str = ""
    photos: Mapping[int, Photo] = field(default_factory=dict)
    place: str = ""
    details: PlayDetails = NO_DETAILS

    def __bool__(self) -> bool:
        """Check for a note, a photo, a place or details."""
        return bool(self.note or self.photos or self.place or self.details)


EMPTY = Album()


def clean_note(text: str) -> str:
    """Normalise a note: drop characters that are no text, strip it, and cut it to ``NOTE_LENGTH``."""
    lines = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n").expandtabs(1)
    return "".join(each for each in lines if each == "\n" or is_text(each)).strip()[:NOTE_LENGTH].rstrip()


class Albums:
    """Notes and photos of one home. Safe to use from several threads.

    Attributes:
        places: Where tables were played.
        details: Their days, expansions, tags, ratings and teachers.
    """

    def __init__(
        self, folder: Path, places: Places, details: Details, *, clock: Clock, disk: Disk = DISK
    ) -> None:
        """Index the files in the folder. No file is read.

        Args:
            folder: Their folder, such as ``home.albums``.
            places: the places of played tables.
            details: the details of played tables.
            clock: Tells the moments that photos are numbered by.
            disk: the disk that keeps them.

        Raises:
            StoreUnreadable: The system does not let the folder be read.
        """
        self.places, self.details = places, details
        self._folder, self._clock, self._disk = folder, clock, disk
        self._lock = threading.RLock()
        self._notes: dict[str, str] = {}
        self._albums: dict[str, Album] = {}
        try:
            names = sorted(disk.names(folder))
        except OSError as error:
            raise StoreUnreadable(folder, error) from error
        for found in filter(None, map(_NAME.fullmatch, names)):
            album = self.find_album(found[1])
            if found[2] is None:
                self._index_album(found[1], replace(album, noted=True))
            elif not album.is_full:
                self._index_album(
                    found[1], replace(album, photos=tuple(sorted({*album.photos, int(found[2])})))
                )

    def find_album(self, table: str) -> Album:
        """Look up the album of a table."""
        return self._albums.get(table, EMPTY)

    def note(self, table: str) -> str:
        """Read the note of a table, or return an empty text if there is none.

        Raises:
            StoreUnreadable: The system does not let it be read.
        """
        if not self.find_album(table).noted:
            return ""
        with self._lock:
            if table not in self._notes:
                text = self._read_file(self._note_path(table)) or b""
                self._notes[table] = clean_note(text.decode(errors="replace"))
            return self._notes[table]

    def set_note(self, table: str, text: str) -> None:
        """Write or change the note of a table, or delete it with an empty text.

        Raises:
            StoreUnreadable: The one that is there cannot be read: it is not written over.
            StoreUnwritable: It could not be saved; the note is as before.
        """
        note = clean_note(text)
        with self._lock:
            self.note(table)
            if note:
                self._write_file(self._note_path(table), note.encode())
            else:
                self._remove_file(self._note_path(table))
            self._notes[table] = note
            self._index_album(table, replace(self.find_album(table), noted=bool(note)))

    def add(self, table: str, photo: Photo) -> int:
        """Add a photo to a table.

        Returns:
            Its number.

        Raises:
            AlbumFull: There are four already.
            StoreUnwritable: It could not be saved; nothing has changed.
        """
        with self._lock:
            number = max(self._clock(), *(each + 1 for each in self.find_album(table).photos), 0)
            self._add_photo(table, number, photo)
            return number

    def photo(self, table: str, number: int) -> bytes:
        """Read a photo.

        Raises:
            PhotoGone: There is none of that number any more.
            StoreUnreadable: The system does not let it be read, or it is larger than photos are.
        """
        found = (
            self._read_file(self._photo_path(table, number))
            if number in self.find_album(table).photos
            else None
        )
        if found is None:
            raise PhotoGone
        return found

    def small_photo(self, table: str, number: int) -> bytes:
        """Read the small version of a photo, or the photo itself if that is lost. See ``photo``."""
        return self._read_file(self._small_path(table, number)) or self.photo(table, number)

    def remove(self, table: str, number: int) -> Callable[[], None]:
        """Delete a photo.

        Returns:
            The function that restores it; raises as ``add`` does.

        Raises:
            PhotoGone: There is none of that number any more.
            StoreUnreadable: It cannot be read, so it could not be restored.
            StoreUnwritable: It could not be deleted.
        """
        with self._lock:
            photo = Photo(self.photo(table, number), self.small_photo(table, number))
            self._remove_file(self._photo_path(table, number))
            self._remove_file(self._small_path(table, number))
            album = self.find_album(table)
            self._index_album(
                table, replace(album, photos=tuple(each for each in album.photos if each != number))
            )
            return partial(self._add_photo, table, number, photo)

    def content(self, table: str) -> AlbumContent:
        """Read all additions to a table, as far as they can be read."""
        with self._lock:
            photos = {}
            for number in self.find_album(table).photos:
                with contextlib.suppress(HistoryError):
                    photos[number] = Photo(self.photo(table, number), self.small_photo(table, number))
            note, place, details = "", "", NO_DETAILS
            with contextlib.suppress(HistoryError):
                note = self.note(table)
            with contextlib.suppress(HistoryError):
                place = self.places.find_place(table)
            with contextlib.suppress(HistoryError):
                details = self.details.find_details(table)
            return AlbumContent(note, photos, place, details)

    def put(self, table: str, content: AlbumContent) -> None:
        """Add to a table the content of another album, or of an earlier one.

        The note and the place if it has none, details that it lacks, and photos while there is room.

        Raises:
            StoreUnreadable: The places or the details cannot be read.
            StoreUnwritable: Something could not be saved; all that was saved before it is there.
        """
        with self._lock:
            if content.note and not self.find_album(table).noted:
                self.set_note(table, content.note)
            if content.place and not self.places.find_place(table):
                self.places.set({table: content.place})
            if content.details:
                self.details.change(table, lambda ours: merge_details(ours, content.details))
            for number, photo in content.photos.items():
                if number not in self.find_album(table).photos and not self.find_album(table).is_full:
                    self._add_photo(table, number, photo)

    def forget(self, table: str) -> Callable[[], None]:
        """Delete all additions to a table.

        Returns:
            The function that restores all that could be read; raises as ``put`` does.

        Raises:
            StoreUnwritable: Something could not be deleted.
        """
        with self._lock:
            content, album = self.content(table), self.find_album(table)
            for number in album.photos:
                self._remove_file(self._photo_path(table, number))
                self._remove_file(self._small_path(table, number))
            self._remove_file(self._note_path(table))
            self._notes.pop(table, None)
            self.places.set({table: ""})
            self.details.set({table: NO_DETAILS})
            self._index_album(table, EMPTY)
            return partial(self.put, table, content)

    def _add_photo(self, table: str, number: int, photo: Photo) -> None:
        with self._lock:
            album = self.find_album(table)
            if album.is_full:
                raise AlbumFull(MOST_PHOTOS)
            self._write_file(self._small_path(table, number), photo.small)
            self._write_file(self._photo_path(table, number), photo.large)
            self._index_album(table, replace(album, photos=tuple(sorted({*album.photos, number}))))

    def _index_album(self, table: str, album: Album) -> None:
        if album == EMPTY:
            self._albums.pop(table, None)
        else:
            self._albums[table] = album

    def _note_path(self, table: str) -> Path:
        return self._folder / f"{_check_table_id(table)}.txt"

    def _photo_path(self, table: str, number: int) -> Path:
        return self._folder / f"{_check_table_id(table)}.{number}.jpg"

    def _small_path(self, table: str, number: int) -> Path:
        return self._folder / f"{_check_table_id(table)}.{number}.small.jpg"

    def _read_file(self, path: Path) -> bytes | None:
        """Read a file, or return None if there is none."""
        try:
            data = self._disk.read(path)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StoreUnreadable(path, error) from error
        if len(data) > KEPT_PHOTO.most:
            raise StoreUnreadable(path, TooLarge(KEPT_PHOTO))
        return data

    def _write_file(self, path: Path, data: bytes) -> None:
        try:
            self._disk.replace(path, data)
        except OSError as error:
            raise StoreUnwritable(path, reason_of(error)) from error

    def _remove_file(self, path: Path) -> None:
        try:
            self._disk.remove(path)
            self._disk.flush_folder(self._folder)
        except OSError as error:
            raise StoreUnwritable(path, reason_of(error)) from error


def _check_table_id(table: str) -> str:
    """Check that a table's id can begin the name of a file, and return it.

    Raises:
        TableIdRefused: It cannot be the name of a file.
    """
    if not is_table_id(table):
        raise TableIdRefused(table)
    return table
