"""How a journal is written down: one line per entry, sealed by a checksum that also covers all lines before.

A line is eight hexadecimal digits, a space, the payload and a line feed. The digits are the CRC-32 of the
payload, started from the checksum of the line before, so that a missing, repeated or exchanged line is
noticed as surely as a changed byte. A file may end in the middle of a line, because the power may fail in
the middle of writing one: that line was never acknowledged and does not count. Every other deviation is
damage.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

LINE_LIMIT = 1 << 20
"""Longest payload, in bytes. A move is some hundred bytes; a header with a whole box some ten thousand."""

SEED = zlib.crc32(b"table companion journal 1")
"""The checksum before the first line: another version of this form starts from another number."""

_DIGITS = 8
_OVERHEAD = _DIGITS + 2


class JournalReading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content of a journal's bytes.

    Attributes:
        payloads: The whole lines, header first, up to the end or to the first damage.
        length: Number of bytes that those lines take.
        checksum: The checksum of the last of them; the next line starts from it.
        torn: The bytes of an unfinished last line that follow.
        damage: Why the line after them cannot be read (``"checksum"``, ``"form"``, ``"long"``), or None.
    """

    payloads: tuple[bytes, ...]
    length: int
    checksum: int
    torn: bytes = b""
    damage: str | None = None


def is_line(payload: bytes) -> bool:
    """Check that a payload can be a line: not empty, on one line, and within ``LINE_LIMIT``."""
    return 0 < len(payload) <= LINE_LIMIT and b"\n" not in payload


def seal_line(payload: bytes, before: int) -> tuple[bytes, int]:
    """Encode a payload as a line.

    Args:
        payload: JSON without line feeds.
        before: The checksum of the line before, or ``SEED``.

    Returns:
        The line with its line feed, and its checksum.
    """
    checksum = zlib.crc32(payload, before)
    return b"%08x %b\n" % (checksum, payload), checksum


def journal_bytes(payloads: Iterable[bytes]) -> bytes:
    """Encode a whole journal.

    Args:
        payloads: Its lines, the header first.
    """
    lines, checksum = [], SEED
    for payload in payloads:
        line, checksum = seal_line(payload, checksum)
        lines.append(line)
    return b"".join(lines)


def read_lines(data: bytes) -> JournalReading:
    """Read a journal's bytes as far as they can be trusted.

    Args:
        data: The whole file.

    Returns:
        The lines, and the kind of the rest: a torn line, damage, or nothing.
    """
    payloads: list[bytes] = []
    place, checksum = 0, SEED
    while (end := data.find(b"\n", place, place + LINE_LIMIT + _OVERHEAD)) >= 0:
        payload = data[place + _DIGITS + 1 : end]
        line, following = seal_line(payload, checksum)
        if data[place : end + 1] != line or not payload:
            damage = "checksum" if _has_form(data[place:end]) else "form"
            return JournalReading(tuple(payloads), place, checksum, damage=damage)
        payloads.append(payload)
        place, checksum = end + 1, following
    rest = data[place:]
    return JournalReading(tuple(payloads), place, checksum, *_judge_rest(rest, checksum))


def _judge_rest(rest: bytes, before: int) -> tuple[bytes, str | None]:
    """Tell an unfinished line from a damaged one: return the torn bytes, or the kind of damage."""
    if len(rest) >= LINE_LIMIT + _OVERHEAD:
        return b"", "long"
    if len(rest) > _OVERHEAD - 1 and seal_line(rest[_DIGITS + 1 : -1], before)[0][:-1] == rest[:-1]:
        return b"", "checksum"  # a whole line whose line feed was changed into something else
    return rest, None


def _has_form(line: bytes) -> bool:
    """Check that a line at least begins with digits and a space."""
    head = line[: _DIGITS + 1]
    return len(line) > len(head) == _DIGITS + 1 and head[-1:] == b" " and head[:-1].isalnum()
