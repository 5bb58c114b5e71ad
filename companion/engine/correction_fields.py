"""Fields that a correction needs, derived from the type of its message."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields

from companion.engine.setup import names_seat

MOST = 999
"""Largest number on offer where the type has no upper bound."""


@dataclass(frozen=True, slots=True)
class NumberField:
    """Whole number within bounds.

    Attributes:
        name: the field.
        least: the smallest value.
        most: the largest value.
        first: the initial value.
    """

    name: str
    least: int
    most: int
    first: int


@dataclass(frozen=True, slots=True)
class NumbersField:
    """List of whole numbers, such as those of tiles, which needs a panel of its own.

    Attributes:
        name: the field.
        each: the field of a single number, with its bounds.
        most: the largest count of numbers.
    """

    name: str
    each: NumberField
    most: int


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """Choice among a few values.

    Attributes:
        name: the field.
        values: in the order in which the type lists them, None at the end.
        first: the initial value: the type's default, else the first of the values.
    """

    name: str
    values: tuple[Any, ...]
    first: Any


@dataclass(frozen=True, slots=True)
class SeatField:
    """Seat of the table.

    Attributes:
        name: the field.
        nobody: whether the field can be None.
    """

    name: str
    nobody: bool


@dataclass(frozen=True, slots=True)
class TextField:
    """Text, which names a cell on a table that has no drawn board.

    Attributes:
        name: the field.
        optional: whether the field can be None.
    """

    name: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class OtherField:
    """Field of any other type, such as a spot of a map, which needs a panel of its own."""

    name: str


Field = NumberField | NumbersField | ChoiceField | SeatField | TextField | OtherField


def can_be_none(field: Field | None) -> bool:
    """Check that a field accepts None."""
    match field:
        case SeatField(nobody=nobody):
            return nobody
        case ChoiceField(values=values):
            return None in values
        case TextField(optional=optional):
            return optional
    return False


@cache
def fields_of(message: Any) -> tuple[Field, ...]:
    """List the fields of a message, in its order."""
    hints = get_type_hints(message, include_extras=True)
    return tuple(_make_field(each.name, hints[each.name], each.default) for each in fields(message))


def _make_field(name: str, hint: Any, default: Any) -> Field:
    if name == "seat" or names_seat(hint):
        return SeatField(name, NoneType in get_args(hint))
    if values := tuple(_list_values(hint)):
        return ChoiceField(name, values, values[0] if default is msgspec.NODEFAULT else default)
    plain, bounds = _split_bounds(hint)
    if plain is int:
        least = max(0, int(bounds.ge or 0))
        most = MOST if bounds.le is None else min(MOST, int(bounds.le))
        return NumberField(name, least, most, least if default is msgspec.NODEFAULT else default)
    if get_origin(plain) is tuple:
        each = _make_field(name, get_args(plain)[0], msgspec.NODEFAULT)
        if isinstance(each, NumberField):
            return NumbersField(name, each, MOST if bounds.max_length is None else bounds.max_length)
    return _make_text_field(name, plain)


def _make_text_field(name: str, plain: Any) -> TextField | OtherField:
    """Make the field of a text, which may be None, or of any other type."""
    options = [one for one in get_args(plain) if one is not NoneType]
    if get_origin(plain) in (Union, UnionType) and [_split_bounds(one)[0] for one in options] == [str]:
        return TextField(name, NoneType in get_args(plain))
    return TextField(name) if plain is str else OtherField(name)


def _split_bounds(hint: Any) -> tuple[Any, msgspec.Meta]:
    """Split an annotated type into the plain type and its bounds."""
    if get_origin(hint) is not Annotated:
        return hint, msgspec.Meta()
    plain, *notes = get_args(hint)
    return plain, next((note for note in notes if isinstance(note, msgspec.Meta)), msgspec.Meta())


def _list_values(hint: Any) -> Iterator[Any]:
    """Yield every value of a type that lists its values, or nothing if any part of the type does not."""
    plain, _ = _split_bounds(hint)
    if plain is bool:
        yield from (True, False)
    elif get_origin(plain) is Literal:
        yield from get_args(plain)
    elif get_origin(plain) in (Union, UnionType):
        found = [tuple(_list_values(one)) for one in get_args(plain) if one is not NoneType]
        if all(found):
            yield from (value for each in found for value in each)
            if NoneType in get_args(plain):
                yield None
