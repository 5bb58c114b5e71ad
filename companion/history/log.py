"""The changes of a log: each in a record that tells by itself whether it is whole.

A log begins with a head: what it is, and its generation. A record is a mark, the length of its body, a
checksum over its number and body, its number, its body. Numbers only ever grow.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable

import msgspec

HEAD_LENGTH = 16

_HEAD = struct.Struct("<8sII")
_NAME = b"TC-LOG-1"
_RECORD = struct.Struct("<4sIIQ")
_MARK = b"\xa7TC\x1e"


class Put(msgspec.Struct, frozen=True, tag="p", array_like=True):
    """Log change: a file has this content, replacing any it had before."""

    path: str
    data: bytes


class Write(msgspec.Struct, frozen=True, tag="w", array_like=True):
    """Log change: these bytes were written at a place of a file."""

    path: str
    at: int
    data: bytes


class Cut(msgspec.Struct, frozen=True, tag="t", array_like=True):
    """Log change: a file was cut to ``length`` bytes."""

    path: str
    length: int


class Rename(msgspec.Struct, frozen=True, tag="m", array_like=True):
    """Log change: a file has got another name."""

    source: str
    target: str


class Copy(msgspec.Struct, frozen=True, tag="c", array_like=True):
    """Log change: the content of a file stands under a second name, too."""

    source: str
    target: str


class Remove(msgspec.Struct, frozen=True, tag="u", array_like=True):
    """Log change: a file was removed."""

    path: str


Change = Put | Write | Cut | Rename | Copy | Remove

_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(Change)


class LogReading(msgspec.Struct, frozen=True):
    """Content of a log.

    Attributes:
        changes: Every change in a sound record, with the record's number, the oldest first.
        damaged: The bytes between sound records that are none.
        length: How many bytes count; what is beyond was never finished.
    """

    changes: tuple[tuple[int, Change], ...]
    damaged: tuple[bytes, ...]
    length: int


def encode_head(generation: int) -> bytes:
    """Encode the head of a log of a generation, from 1."""
    return _HEAD.pack(_NAME, generation, zlib.crc32(b"%s%d" % (_NAME, generation)))


def read_generation(data: bytes) -> int:
    """Read a log's generation from its first bytes. Return 0 if they are not the head of a log."""
    if len(data) < HEAD_LENGTH:
        return 0
    _, generation, _ = _HEAD.unpack_from(data)
    return int(generation) if data[:HEAD_LENGTH] == encode_head(generation) else 0


def encode_change(number: int, change: Change) -> bytes:
    """Encode a change as a record.

    Args:
        number: Greater than that of every record before it.
        change: The change.
    """
    body = _encode(change)
    return _RECORD.pack(_MARK, len(body), _compute_checksum(number, body), number) + body


def encode_changes(changes: Iterable[Change]) -> bytes:
    """Encode the first changes of a log as records, numbered from 1."""
    return b"".join(encode_change(number, change) for number, change in enumerate(changes, 1))


def read_log(data: bytes) -> LogReading:
    """Read a log, leaving out a torn end and collecting damage in the middle.

    Args:
        data: All of it.

    Returns:
        Its content. Bytes that are no sound record are damage if a sound one follows, and else the end of a
        record that was never finished.
    """
    changes: list[tuple[int, Change]] = []
    damaged: list[bytes] = []
    at, number = HEAD_LENGTH, 0
    while at < len(data):
        found = _record_at(data, at, number)
        if found is None:
            following = _next_record(data, at + 1, number)
            if following is None:
                break
            damaged.append(data[at:following])
            at = following
            continue
        number, change, at = found
        changes.append((number, change))
    return LogReading(tuple(changes), tuple(damaged), min(at, len(data)))


def _record_at(data: bytes, at: int, previous: int) -> tuple[int, Change, int] | None:
    """Decode the record that begins at a place: its number, its change, its end. Return None if none does."""
    if len(data) - at < _RECORD.size:
        return None
    mark, length, checksum, number = _RECORD.unpack_from(data, at)
    begin = at + _RECORD.size
    body = data[begin : begin + length]
    if (
        mark != _MARK
        or number <= previous
        or len(body) < length
        or _compute_checksum(number, body) != checksum
    ):
        return None
    try:
        change: Change = _decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return number, change, begin + length


def _next_record(data: bytes, at: int, previous: int) -> int | None:
    """Find the start of the next sound record, from a place on."""
    while (found := data.find(_MARK, at)) >= 0:
        if _record_at(data, found, previous) is not None:
            return found
        at = found + 1
    return None


def _compute_checksum(number: int, body: bytes) -> int:
    return zlib.crc32(body, zlib.crc32(number.to_bytes(8, "little")))
