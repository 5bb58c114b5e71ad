"""What a table's setup may say, and what of it may still change."""

from typing import Any

import msgspec

from companion.engine.record import Header
from companion.engine.setup import Setup
from companion.history.people import clean_name


def named(header: Header[Any]) -> Header[Any]:
    """A header with the names as they are kept everywhere.

    Raises:
        NameRefused: one of them is no text.
    """
    replaced = msgspec.structs.replace
    seats = tuple(replaced(seat, name=clean_name(seat.name)) for seat in header.setup.seats)
    return replaced(header, setup=replaced(header.setup, seats=seats))


def only_names(before: Setup, after: Setup) -> bool:
    """Whether two setups differ in names and colours alone."""
    same_seats = len(before.seats) == len(after.seats)
    return same_seats and msgspec.structs.replace(after, seats=before.seats) == before
