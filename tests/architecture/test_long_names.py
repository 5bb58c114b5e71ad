"""Wherever a name is kept there is room for the longest one that can be brought in."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from companion.engine.setup import LONGEST_NAME, Seat
from companion.games.score_pad.sheet import Sheet
from companion.history.exported import ExportedTable
from companion.history.people import Person
from companion.history.preferences import KeptEntry
from companion.history.summary import Summary
from companion.tools.chance import Roll

KEPT: tuple[tuple[Any, str], ...] = (
    (Seat, "name"),
    (Sheet, "name"),
    (Person, "name"),
    (Person, "also"),
    (KeptEntry, "name"),
    (Summary, "variant"),
    (Summary, "seats.name"),
    (ExportedTable, "variant"),
    (ExportedTable, "seats.name"),
    (Roll, "by"),
    (Roll, "who"),
)


def texts_in(kind: Any) -> Iterator[inspect.StrType]:
    """Yield the texts that a type is made of."""
    if isinstance(kind, inspect.StrType):
        yield kind
    elif isinstance(kind, inspect.Metadata):
        yield from texts_in(kind.type)
    elif isinstance(kind, inspect.VarTupleType):
        yield from texts_in(kind.item_type)


def field(kind: Any, path: str) -> Any:
    """Return the type of a field of a struct, or of the structs in a tuple of it."""
    first, _, rest = path.partition(".")
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    found = next(each.type for each in about.fields if each.name == first)
    if not rest:
        return found
    assert isinstance(found, inspect.VarTupleType)
    assert isinstance(found.item_type, inspect.StructType)
    return field(found.item_type.cls, rest)


@pytest.mark.parametrize(("kind", "path"), KEPT, ids=lambda each: getattr(each, "__name__", each))
def test_what_holds_a_name_has_room_for_the_longest(kind: type[msgspec.Struct], path: str) -> None:
    lengths = [text.max_length for text in texts_in(field(kind, path))]
    assert lengths
    assert all(length is not None and length >= LONGEST_NAME for length in lengths)
