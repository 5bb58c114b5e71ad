"""Lines of the log, derived from a message: its tag, and its fields as params of a sentence."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from companion.engine.notice import Notice
from companion.engine.setup import names_seat
from companion.engine.words import Phrase, Who, Word

Param = int | Decimal | str | Word | Phrase | Who | tuple[str | Word | Phrase | Who, ...]


@cache
def _fields(kind: Any) -> tuple[tuple[str, str, Any], ...]:
    """List each field as its name on the wire, its own name, and its type."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((each.encode_name, each.name, hints[each.name]) for each in fields(kind))


def sentence_param(name: str, hint: Any, value: Any) -> Param:
    """Convert a field to a param of a sentence.

    A seat becomes a `Who`. A value of a short list becomes the game's word: ``card-R`` for the value ``R``
    of the field ``card`` and of each of ``cards``. Numbers and other texts stay as they are.

    Args:
        name: the field.
        hint: its type.
        value: its value.
    """
    if (name == "seat" or names_seat(hint)) and isinstance(value, int):
        return Who(value)
    if isinstance(value, tuple):
        inside = next(iter(get_args(_strip_annotation(hint))), None)
        words: list[Any] = [sentence_param(name.removesuffix("s"), inside, each) for each in value]
        return tuple(words)
    if isinstance(value, str) and _is_choice(hint):
        return Word(f"{name}-{value}")
    return value if isinstance(value, int | str) else str(value)


def _strip_annotation(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _is_choice(hint: Any) -> bool:
    """Check that a type lists its values."""
    hint = _strip_annotation(hint)
    if get_origin(hint) in (Union, UnionType):
        return any(map(_is_choice, get_args(hint)))
    return get_origin(hint) is Literal


def params_of(kind: Any, values: Mapping[str, Any]) -> dict[str, Param]:
    """Convert some fields of a message to params of a sentence.

    Args:
        kind: the type of the message.
        values: the fields' values, by name.
    """
    return {
        wire: sentence_param(name, hint, values[name]) for wire, name, hint in _fields(kind) if name in values
    }


def line_of(message: Any, seat: int | None, **other_params: Param) -> Notice:
    """Make the line of the log for a move or a correction.

    Args:
        message: the move or the correction; its fields have the names that they have on the wire.
        seat: the seat that it is about; None for the whole table.
        other_params: the params of its sentence besides the fields.
    """
    kind: Any = type(message)
    params = {wire: sentence_param(name, hint, getattr(message, name)) for wire, name, hint in _fields(kind)}
    who: dict[str, Param] = {} if seat is None else {"seat": Who(seat)}
    return Notice(message.__struct_config__.tag, seat, {**params, **who, **other_params})


def seat_line(id: str, seat: int, **params: Param) -> Notice:
    """Make a notice about a seat, with the seat among its params.

    Args:
        id: names the sentence.
        seat: the seat that it is about.
        params: its other params.
    """
    return Notice(id, seat, {"seat": Who(seat), **params})


def describe(_position: object, seat: int, move: Any) -> Notice:
    """Make the line of the log for a move."""
    return line_of(move, seat)


def describe_correction(_position: object, correction: Any) -> Notice:
    """Make the line of the log for a correction, about the seat of its field ``seat`` if there is one."""
    return line_of(correction, getattr(correction, "seat", None))
