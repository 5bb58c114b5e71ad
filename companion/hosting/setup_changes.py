"""Rules about a table's setup and its changes after the beginning."""

from typing import Any

import msgspec

from companion.engine.record import Header
from companion.engine.rulings import split_rulings
from companion.engine.setup import LONGEST_NAME, Setup
from companion.history.people import clean_name


def clean_header_names(header: Header[Any]) -> Header[Any]:
    """Clean the names in a header to the form that is kept everywhere.

    Raises:
        NameRefused: one of them is no text.
    """
    replaced = msgspec.structs.replace
    seats = tuple(replaced(seat, name=clean_name(seat.name, LONGEST_NAME)) for seat in header.setup.seats)
    return replaced(header, setup=replaced(header.setup, seats=seats))


def keeps_rules(old_setup: Setup, new_setup: Setup) -> bool:
    """Check that two setups differ only in names, colours, and rulings that no position holds."""
    same_seats = len(old_setup.seats) == len(new_setup.seats)
    own, _ = split_rulings(new_setup.rulings)
    _, of_table = split_rulings(old_setup.rulings)
    again = msgspec.structs.replace(new_setup, seats=old_setup.seats, rulings={**own, **of_table})
    return same_seats and again == old_setup


def map_seats(old_setup: Setup, new_setup: Setup) -> dict[int, int]:
    """Map each person's seat in a setup to their seat in another. Leaves out people that left.

    People are told apart by their names. A new name counts as renaming the person at that very place, if that
    person sits nowhere else.
    """
    free = dict(enumerate(seat.name for seat in old_setup.seats))
    found: dict[int, int] = {}
    for number, seat in enumerate(new_setup.seats):
        same = [old for old, name in free.items() if name == seat.name]
        if same:
            old = number if number in same else same[0]
            found[old] = number
            del free[old]
    unnamed = set(range(len(new_setup.seats))) - set(found.values())
    return found | {number: number for number in unnamed if number in free}
