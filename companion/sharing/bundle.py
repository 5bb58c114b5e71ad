"""A finished table as one file with its note, photos, place and details: a zip that any program opens."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping

import msgspec

from companion.bounds import BUNDLE, KEPT_PHOTO, check_length, unzip
from companion.engine.wire import UNREADABLE_JSON
from companion.history.albums import MOST_PHOTOS, AlbumContent, Photo, clean_note
from companion.history.details import PlayDetails
from companion.history.places import clean_place
from companion.sharing.errors import CarryError
from companion.sharing.picture import jpeg_size
from companion.sharing.shrinking import SIDE

_BEGINNING = b"PK\x03\x04"
_RECORD, _NOTE, _PLACE, _DETAILS = "table.json", "note.txt", "place.txt", "details.json"
_TEXTS = (_RECORD, _NOTE, _PLACE, _DETAILS)
_MOST_FILES = len(_TEXTS) + 2 * MOST_PHOTOS
_PHOTO = re.compile(r"photo-(\d{1,15})\.jpg")
_SMALL = re.compile(r"photo-\d{1,15}-small\.jpg")


def is_bundle(data: bytes) -> bool:
    """Check that a file begins as a zip does."""
    return data.startswith(_BEGINNING)


def write_bundle(record: bytes, content: AlbumContent) -> bytes:
    """Zip a table with its note, place, details and photos.

    Args:
        record: the record, as one JSON document.
        content: the note, the place, the details and the photos.

    Returns:
        A zip, for `read_bundle`.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_RECORD, record)
        if content.note:
            archive.writestr(_NOTE, content.note.encode())
        if content.place:
            archive.writestr(_PLACE, content.place.encode())
        if content.details:
            archive.writestr(_DETAILS, msgspec.json.encode(content.details))
        for number, photo in content.photos.items():
            archive.writestr(f"photo-{number}.jpg", photo.large)
            archive.writestr(f"photo-{number}-small.jpg", photo.small)
    return made.getvalue()


def read_bundle(data: bytes) -> tuple[bytes, AlbumContent]:
    """Unzip the record, not parsed yet, and the additions to the table.

    Photos stay as they are: none is larger than those that are kept, in bytes or in pixels.

    Raises:
        TooLarge: the file is larger than a bundle, or holds more.
        CarryError: ``carry-bundle``: the file is another zip, or damaged.
    """
    try:
        found = _read_files(data)
        numbers = sorted(int(name[1]) for name in map(_PHOTO.fullmatch, found) if name)
        photos = {number: _make_photo(found, number) for number in numbers}
        note = clean_note(found.get(_NOTE, b"").decode(errors="replace"))
        place = clean_place(found.get(_PLACE, b"").decode(errors="replace"))
        details = msgspec.json.decode(found.get(_DETAILS, b"{}"), type=PlayDetails)
        return found[_RECORD], AlbumContent(note, photos, place, details)
    except (ValueError, LookupError, *UNREADABLE_JSON) as error:
        raise CarryError("carry-bundle") from error


def _read_files(data: bytes) -> Mapping[str, bytes]:
    """Read the files in a bundle by their names. Raise `ValueError` if there are others."""
    check_length(data, BUNDLE)
    found = unzip(data, BUNDLE, accepts=_is_known, most_files=_MOST_FILES)
    if sum(bool(_PHOTO.fullmatch(name)) for name in found) > MOST_PHOTOS:
        raise ValueError("too many photos")
    return found


def _is_known(name: str) -> bool:
    return name in _TEXTS or bool(_PHOTO.fullmatch(name) or _SMALL.fullmatch(name))


def _make_photo(found: Mapping[str, bytes], number: int) -> Photo:
    """Build a photo from its files. The large one stands in if the small one is lost.

    Raises:
        ValueError: a picture is no JPEG, or larger than those that are kept.
    """
    large = found[f"photo-{number}.jpg"]
    photo = Photo(large, found.get(f"photo-{number}-small.jpg", large))
    for picture in (photo.large, photo.small):
        size = jpeg_size(picture)
        if size is None or not 0 < min(size) <= max(size) <= SIDE or len(picture) > KEPT_PHOTO.most:
            raise ValueError("no photo")
    return photo
