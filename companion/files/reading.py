"""Bytes from a file, within bounds, and which of the known forms they have."""

import errno
import re
from pathlib import Path
from typing import Literal

from companion.files.errors import FileError, Sentence

Form = Literal["position", "document", "journal"]
"""A position file in TOML, a record as one JSON document, or a table's journal."""

MOST_BYTES = 4 * 1024 * 1024
"""The largest record that is looked at."""

MOST_POSITION_BYTES = 64 * 1024
"""The largest position file that is looked at; four full cities with comments take some thousand."""

_JOURNAL = re.compile(rb"[0-9a-f]{8} \{")


def read_bytes(path: Path) -> bytes:
    """All bytes of a file.

    Raises:
        FileError: it is not there, cannot be read, or is absurdly large.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        number = error.errno if isinstance(error, OSError) else None
        reason = errno.errorcode.get(number or 0, "unknown")
        raise FileError(str(path), Sentence("file-unreadable", {"reason": reason})) from error
    check_size(data, str(path), MOST_BYTES)
    return data


def check_size(data: bytes, name: str, most: int) -> None:
    """Refuse what is too large.

    Raises:
        FileError: there are more bytes than that.
    """
    if len(data) > most:
        raise FileError(name, Sentence("file-large", {"kilobytes": most // 1024}))


def form_of(data: bytes) -> Form:
    """Which form a file has, told from how it begins; what is neither form of a record is a position."""
    if data.lstrip()[:1] == b"{":
        return "document"
    return "journal" if _JOURNAL.match(data) else "position"
