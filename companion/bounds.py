"""The most bytes of each kind that come from outside, and the way to read within them.

A size that a file claims is never believed: what is read, or comes out of a compressed block, is counted, and
reading stops one byte beyond the bound. Memory stays near the bound whatever somebody hands over.
"""

from __future__ import annotations

import errno
import io
import os
import stat
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Literal, Protocol

from companion.errors import CompanionError, Params

KB, MB = 1024, 1024 * 1024

_CHUNK = 64 * KB
_SLACK = 64
"""Entries beyond the most that a zip may seem to have: their mark may stand in a photo by chance."""

_ENTRY = b"PK\x01\x02"
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


@dataclass(frozen=True, slots=True)
class Bound:
    """Upper limit of what is read of one kind.

    Attributes:
        kind: chooses the words of the sentence ``too-large``.
        most: how many; exactly so many are still read.
        why: what this number rests on.
        unit: what is counted.
    """

    kind: str
    most: int
    why: str
    unit: Literal["bytes", "pixels", "letters"] = "bytes"

    def params(self) -> Params:
        """Build the variables of the sentence ``too-large``, with the size in the unit that people use."""
        size, unit = self.most, str(self.unit)
        if self.unit == "pixels":
            size, unit = self.most // 1_000_000, "megapixels"
        elif self.unit == "bytes":
            kilo = KB if self.most % 1000 else 1000
            large = self.most >= kilo * kilo
            size, unit = (self.most // kilo**2, "MB") if large else (self.most // kilo, "kB")
        return {"kind": self.kind, "size": size, "unit": unit}


class TooLarge(CompanionError, OSError, id="too-large"):
    """Error for data from outside that exceeds its bound.

    It is an `OSError` as well, ``EFBIG``: whoever goes on past a file that cannot be read goes on past this
    one. Catch it before `OSError` to tell people the bound.

    Attributes:
        bound: the bound that was exceeded.
    """

    def __init__(self, bound: Bound) -> None:
        super().__init__(**bound.params())
        self.bound = bound
        self.errno = errno.EFBIG


PHOTO = Bound("photo", 20_000_000, "a phone's photo of 50 megapixels")
PIXELS = Bound(
    "photo", 50_000_000, "what the newest phones take, a byte for each while codes are searched", "pixels"
)
WEBP_PIXELS = Bound("photo", 25_000_000, "WebP needs twice the memory", "pixels")
BROUGHT = Bound("file", 20_000_000, "the largest photo: whatever else a table is brought in is smaller")
DROP = Bound("dropped", 130_000, "what an address holds behind its #")
KEPT_PHOTO = Bound("photo", 200_000, "four of them, of every game, are kept for years")
TEXT = Bound("text", 200_000, "twice the largest code, in a chat", "letters")
CODE = Bound("code", 64 * KB, "some hundred QR codes on paper; a game takes one")
RECORD = Bound("record", 4 * MB, "20,000 entries of 200 bytes")
POSITION = Bound("position", 64 * KB, "a full table with comments takes some thousand bytes")
SHEET = Bound("sheet", 63 * KB, "a position file, less the seat that a sheet lacks")
BOX = Bound("box", 256 * KB, "990 entries of 250 bytes")
PLAYS = Bound("plays", 32 * MB, "100,000 games with their people, places and notes")
BUNDLE = Bound("bundle", 8 * MB, "the longest record and four photos in two sizes")
MESSAGE = Bound("message", 256 * KB, "a tap takes some hundred bytes, a pasted text the most")
KEPT_BY_BROWSER = Bound("kept", 20_000, "a phone's dice, clocks and latest questions", "letters")
HOME_FILE = Bound("home", 128 * MB, "what one phone can hold in memory while it takes a home over")
HOME_CONTENT = Bound("home", 256 * MB, "twice the file: photos, most of a large home, do not shrink")
JOURNAL = Bound("journal", 64 * MB, "20,000 entries of 3 kB")
STORE = Bound("store", 256 * MB, "400,000 finished games of 600 bytes")
LOG = Bound("log", 512 * MB, "a home's content, and as much again that was replaced")

BOUNDS = MappingProxyType(
    {name: value for name, value in sorted(globals().items()) if name.isupper() and isinstance(value, Bound)}
)
"""Every bound by its name here."""


class Stream(Protocol):
    """Source of bytes: a file, a pipe, a member of a zip."""

    def read(self, most: int, /) -> bytes:
        """Read up to ``most`` bytes, and none at the end."""


def read_file(path: Path, bound: Bound) -> bytes:
    """Read all bytes of an ordinary file, without waiting for a pipe or a device.

    Raises:
        TooLarge: it holds more than the bound.
        OSError: it cannot be read, or is no ordinary file (``EISDIR``, ``EINVAL``).
    """
    with os.fdopen(os.open(path, _FLAGS), "rb", buffering=0) as file:
        about = os.fstat(file.fileno())
        if not stat.S_ISREG(about.st_mode):
            raise OSError(errno.EINVAL, "no ordinary file", str(path))
        if about.st_size > bound.most:
            raise TooLarge(bound)
        head = file.read(about.st_size)
        rest = _read_up_to(file, bound.most - len(head))
    if len(head) + len(rest) > bound.most:
        raise TooLarge(bound)
    return head + rest if rest else head


_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)


def read_stream(stream: Stream, bound: Bound) -> bytes:
    """Read all bytes of an open stream, such as a pipe.

    Raises:
        TooLarge: there are more than the bound.
    """
    data = _read_up_to(stream, bound.most)
    check_length(data, bound)
    return data


def _read_up_to(stream: Stream, most: int) -> bytes:
    """Read a stream to its end, or up to one byte beyond ``most``."""
    data = bytearray()
    while chunk := stream.read(min(_CHUNK, most + 1 - len(data))):
        data += chunk
    return bytes(data)


def check_length(data: bytes, bound: Bound) -> None:
    """Check that data handed over at once is within its bound.

    Raises:
        TooLarge: there are more bytes than the bound.
    """
    if len(data) > bound.most:
        raise TooLarge(bound)


def inflate(data: bytes, bound: Bound) -> bytes:
    """Decompress a block of zlib.

    Raises:
        TooLarge: more comes out than the bound.
        ValueError: it is damaged or cut off.
    """
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(data, bound.most + 1)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if len(found) > bound.most:
        raise TooLarge(bound)
    if not unpacking.eof:
        raise ValueError("cut off")
    return found


def unzip(
    data: bytes, bound: Bound, *, accepts: Callable[[str], object], most_files: int
) -> dict[str, bytes]:
    """Read the files of a zip, stored or deflated, by their names.

    Args:
        data: the archive.
        bound: the most bytes of all its files together.
        accepts: True if a file may have such a name.
        most_files: the largest number of files.

    Raises:
        TooLarge: more comes out than the bound.
        ValueError: it is no zip, is damaged, or holds other files or more of them.
    """
    if data.count(_ENTRY) > most_files + _SLACK:
        raise ValueError("too many files")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            listed = {about.filename: about for about in archive.infolist()}
            if len(listed) > most_files or not all(map(accepts, listed)):
                raise ValueError("other files")
            if any(about.compress_type not in _METHODS for about in listed.values()):
                raise ValueError("packed otherwise")
            return _read_all(archive, listed, bound)
    except TooLarge:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError) as error:
        raise ValueError(str(error)) from error


def _read_all(archive: zipfile.ZipFile, listed: dict[str, zipfile.ZipInfo], bound: Bound) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    left = bound.most
    for name, about in listed.items():
        with archive.open(about) as file:
            found[name] = _read_up_to(file, left)
        left -= len(found[name])
        if left < 0:
            raise TooLarge(bound)
    return found
