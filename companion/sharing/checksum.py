"""The four bytes at the end of everything carried, by which damage shows.

The first byte of what is sealed is the version of its coding, and the last four are a checksum of all
before them: whatever a later version changes, this stays, so that every app can tell a newer code from a
damaged one.
"""

from zlib import crc32

SEAL = 4
"""Bytes of the checksum: one damaged code in four thousand million looks sound."""


def add_checksum(body: bytes) -> bytes:
    """Append the checksum to the bytes."""
    return body + crc32(body).to_bytes(SEAL, "big")


def has_checksum(data: bytes) -> bool:
    """Check that the checksum at the end fits. Data no longer than a checksum never does."""
    return len(data) > SEAL and data[-SEAL:] == crc32(data[:-SEAL]).to_bytes(SEAL, "big")
