"""Parts of a journal's first line that can be read for any game and version."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from companion.engine.wire import WireError, decode


class Opening(msgspec.Struct, frozen=True):
    """Part of any header that names the game which reads the rest.

    Attributes:
        game: The id of the game.
    """

    game: str


class _Seat(msgspec.Struct, frozen=True):
    name: str


class _Setup(msgspec.Struct, frozen=True):
    seats: tuple[_Seat, ...]


class _SetUp(msgspec.Struct, frozen=True):
    setup: _Setup


def is_header(line: bytes) -> bool:
    """Check that a line can be the header of a table, of any game and version."""
    try:
        decode(line, Opening)
    except WireError:
        return False
    return True


def table_label(table: str, header: bytes = b"") -> str:
    """Label a table for people by its id and the names of its people.

    Args:
        table: Its id.
        header: The first line of its journal, as far as it can be read.

    Returns:
        The id, and the names if they can be read: ``"K7QX (Ann · Ben)"``.
    """
    try:
        seats = decode(header, _SetUp).setup.seats
    except WireError:
        return table
    return named_label(table, [seat.name for seat in seats])


def named_label(table: str, names: Iterable[str]) -> str:
    """Label a table by its id and the names of its people: ``"K7QX (Ann · Ben)"``."""
    return f"{table} ({' · '.join(names)})"
