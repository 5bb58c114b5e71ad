"""Bytes from a file, within bounds, and which of the known forms they have."""

import errno
import re
from pathlib import Path
from typing import Literal

from companion.bounds import RECORD, Bound, TooLarge, check_length, read_stream
from companion.files.errors import FileError, Sentence

Form = Literal["position", "document", "journal"]
"""A position file in TOML, a record as one JSON document, or a table's journal."""

_JOURNAL = re.compile(rb"[0-9a-f]{8} \{")


def read_bytes(path: Path, bound: Bound = RECORD) -> bytes:
    """Read all bytes of a file that a user names. The file may be a pipe.

    Raises:
        FileError: it is not there, cannot be read, or is too large.
    """
    try:
        with path.open("rb", buffering=0) as file:
            return read_stream(file, bound)
    except TooLarge as error:
        raise too_large(error, str(path)) from error
    except (OSError, ValueError) as error:
        number = error.errno if isinstance(error, OSError) else None
        reason = errno.errorcode.get(number or 0, "unknown")
        raise FileError(str(path), Sentence("file-unreadable", {"reason": reason})) from error


def check_size(data: bytes, name: str, bound: Bound) -> None:
    """Refuse a file that is too large.

    Raises:
        FileError: there are more bytes than the bound.
    """
    try:
        check_length(data, bound)
    except TooLarge as error:
        raise too_large(error, name) from error


def too_large(error: TooLarge, name: str) -> FileError:
    """Convert `TooLarge` to the `FileError` of the named file."""
    return FileError(name, Sentence(error.id, dict(error.params)))


def form_of(data: bytes) -> Form:
    """Recognise the form of a file by its beginning. Any file that is no record counts as a position."""
    if data.lstrip()[:1] == b"{":
        return "document"
    return "journal" if _JOURNAL.match(data) else "position"
