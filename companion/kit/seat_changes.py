"""Positions in which a field of one seat differs."""

from typing import Any, TypeVar

from msgspec.structs import replace

P = TypeVar("P")


def with_seat(position: P, per_seat: str, seat: int, **changes: Any) -> P:
    """Return a position with fields of one seat replaced.

    Args:
        position: a struct.
        per_seat: its field that holds a struct for each seat, in the order of the seats.
        seat: number of the seat, from 0.
        changes: new values by field of the seat.
    """
    seats = list(getattr(position, per_seat))
    seats[seat] = replace(seats[seat], **changes)
    return replace(position, **{per_seat: tuple(seats)})  # type: ignore[type-var]
