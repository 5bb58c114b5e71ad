"""The record of a finished table as one value: its lines, byte for byte, made small."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path

from companion.bounds import JOURNAL, TooLarge, inflate
from companion.history.errors import DamagedJournal, JournalUnreadable
from companion.history.journal_format import SEED, journal_bytes, read_lines, seal_line

End = tuple[int, int]
"""Number of lines, and the checksum of the last, which identifies all of them."""


def end_of(payloads: Sequence[bytes]) -> End:
    """Return the number of lines and the checksum of the last."""
    return len(payloads), checksums(payloads)[-1] if payloads else SEED


def checksums(payloads: Iterable[bytes], before: int = SEED) -> list[int]:
    """Compute the checksum of each line, as a journal file has it.

    Args:
        payloads: The lines.
        before: The checksum of the line before them.
    """
    found = []
    for payload in payloads:
        _, before = seal_line(payload, before)
        found.append(before)
    return found


def begin_alike(payloads: Sequence[bytes], end: End) -> bool:
    """Check that lines begin with those that once ended at `end`."""
    count, checksum = end
    return 0 < count <= len(payloads) and checksums(payloads[:count])[-1] == checksum


def pack(payloads: Iterable[bytes]) -> bytes:
    """Compress a journal's file."""
    return zlib.compress(journal_bytes(payloads), 9)


def unpack(packed: bytes, name: str) -> tuple[bytes, ...]:
    """Decompress the lines of a record.

    Args:
        packed: The result of ``pack``.
        name: Its name in errors.

    Raises:
        JournalUnreadable: It is larger than a journal may be.
        DamagedJournal: It is damaged.
        TooLarge: It holds more than a journal may.
    """
    try:
        data = inflate(packed, JOURNAL)
    except TooLarge as error:
        raise JournalUnreadable(Path(name), error) from error
    except ValueError as error:
        raise DamagedJournal(Path(name), 1, "form") from error
    reading = read_lines(data)
    if reading.damage or reading.torn or not reading.payloads:
        raise DamagedJournal(Path(name), len(reading.payloads) + 1, reading.damage or "form")
    return reading.payloads
