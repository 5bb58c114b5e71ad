"""Refusals of values of a wrong type, which name the values that the type accepts."""

import json
import re
from difflib import get_close_matches
from typing import Any

from msgspec import inspect

from companion.engine.wire import WireError
from companion.files.errors import FileError, Parts, Sentence

_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")
_UNKNOWN = re.compile(r"^Object contains unknown field `(.*)`$", re.DOTALL)
_MISSING = re.compile(r"^Object missing required field `(.*)`$", re.DOTALL)
_CELL = "^[a-z][1-9]"
_HEX = "(0|-?[1-9][0-9]?),"
_EDGE = r"\|" + _HEX
_KINDS: dict[type, tuple[type[inspect.Type], ...]] = {
    dict: (inspect.DictType, inspect.StructType),
    list: (inspect.VarTupleType, inspect.TupleType, inspect.ListType),
}
SHOWN = 40
"""Characters of a wrong value that are repeated."""


def wrong_field(
    file: str,
    error: WireError,
    expected: Any,
    data: object,
    *,
    path: str = "$",
    known_fields: tuple[str, ...] = (),
) -> FileError:
    """Build the refusal of a value that does not have its type.

    Args:
        file: the file's name.
        error: the fault; its field is a path from ``path``.
        expected: the type of the whole.
        data: the whole, as it was read.
        path: the path of the whole in the file.
        known_fields: fields that are known at the top besides those of the type.
    """
    whole = inspect.type_info(expected)
    inside = _complete_path(whole, data, error.field.removeprefix(path))
    error = WireError(error.reason, path + inside)
    node, value = _follow_path(whole, data, inside)
    node = _choose_alike(node, value)
    if key := _wrong_key(node, value):
        return FileError(file, key[1], field=f"{error.field}.{short(key[0])}")
    if match := _UNKNOWN.match(error.reason):
        known = (*known_fields, *_field_names(node)) if not inside else _field_names(node)
        said = _unknown_name(match[1], known)
        return FileError(file, said, field=f"{error.field}.{short(match[1])}")
    if match := _MISSING.match(error.reason):
        child = next((f.type for f in getattr(node, "fields", ()) if f.encode_name == match[1]), None)
        parts = {"name": match[1], "expected": describe(child)}
        return FileError(file, Sentence("file-field-missing", parts), field=f"{error.field}.{match[1]}")
    if node is None:
        return FileError(file, Sentence("file-wire", {"what": short(error.reason, 200)}), field=error.field)
    return FileError(file, wrong_value(describe(node), value), field=error.field)


def _unknown_name(name: str, known: tuple[str, ...]) -> Sentence:
    """Build the sentence about a name that there is not, with the one that looks most like it."""
    alike = get_close_matches(name, known, n=1)
    params: Parts = {"name": short(name), "known": known}
    if alike:
        return Sentence("file-field-alike", {**params, "alike": alike[0]})
    return Sentence("file-field-unknown", params)


def wrong_value(expected: Sentence, value: object) -> Sentence:
    """Build the sentence about a value that should be another."""
    return Sentence("file-value", {"expected": expected, "found": show_value(value)})


def show_value(value: object) -> str:
    """Format a value to be repeated in a sentence: short, and like the file writes it."""
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    if isinstance(value, str):
        return json.dumps(short(value), ensure_ascii=False)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 128:
        return "…"
    return short(str(value))


def describe(node: inspect.Type | None) -> Sentence:
    """Describe the values that a type accepts."""
    match node:
        case inspect.IntType():
            return Sentence("file-expected-number", _bound_params(node.ge, node.le))
        case inspect.StrType(pattern=str(pattern)) if pattern.startswith(_CELL):
            return Sentence("file-expected-cell")
        case inspect.StrType(pattern=str(pattern)) if _HEX in pattern:
            return Sentence("file-expected-edge" if _EDGE in pattern else "file-expected-hex")
        case inspect.StrType():
            return Sentence("file-expected-text", _bound_params(node.min_length, node.max_length))
        case inspect.LiteralType():
            named = tuple(str(value) for value in node.values if value != "")
            return Sentence("file-expected-one_of", {"values": named})
        case inspect.BoolType():
            return Sentence("file-expected-flag")
        case inspect.VarTupleType() | inspect.ListType():
            return Sentence("file-expected-list", _bound_params(node.min_length, node.max_length))
        case inspect.TupleType():
            return Sentence("file-expected-list", _bound_params(len(node.item_types), len(node.item_types)))
        case inspect.Metadata():
            return describe(node.type)
        case inspect.UnionType():
            return describe(_types_besides_none(node)[0])
    return Sentence("file-expected-table")


def _bound_params(least: int | None, most: int | None) -> dict[str, int]:
    return {"least": least or 0, "most": -1 if most is None else most}


def _types_besides_none(node: inspect.UnionType) -> list[inspect.Type]:
    return [one for one in node.types if not isinstance(one, inspect.NoneType)]


def _choose_alike(node: inspect.Type | None, value: object) -> inspect.Type | None:
    """Choose of several types the one that is a table or a list as the value is, as that was meant."""
    if not isinstance(node, inspect.UnionType):
        return node
    kinds = _KINDS.get(type(value), ())
    return next((one for one in _types_besides_none(node) if isinstance(one, kinds)), node)


def _field_names(node: inspect.Type | None) -> tuple[str, ...]:
    return tuple(field.encode_name for field in getattr(node, "fields", ()))


def _complete_path(node: inspect.Type | None, data: Any, path: str) -> str:
    """Complete a path through an unnamed key of a table: take the first key of a wrong value."""
    before, unnamed, after = path.partition("[...]")
    held, things = _follow_path(node, data, before)
    if not unnamed or not isinstance(held, inspect.DictType) or not isinstance(things, dict):
        return path
    names = (name for name, value in things.items() if not _fits_type(held.value_type, value))
    return f"{before}.{next(names, '')}{after}"


def _wrong_key(node: inspect.Type | None, value: object) -> tuple[str, Sentence] | None:
    """Find a key that a table cannot have, and build the sentence about it."""
    if not isinstance(node, inspect.DictType) or not isinstance(value, dict):
        return None
    key = next((key for key in value if not _fits_type(node.key_type, key)), None)
    if key is None:
        return None
    if isinstance(node.key_type, inspect.LiteralType):
        known = tuple(map(str, node.key_type.values))
        return key, _unknown_name(key, known)
    return key, wrong_value(describe(node.key_type), key)


def _fits_type(node: inspect.Type, value: object) -> bool:
    """Check that a plain value has a type, as far as that is a number's, a text's or one of a few."""
    match node:
        case inspect.LiteralType(values=values):
            return value in values
        case inspect.IntType(ge=least, le=most) if isinstance(value, int) and not isinstance(value, bool):
            return (least is None or value >= least) and (most is None or value <= most)
        case inspect.StrType(max_length=most) if isinstance(value, str):
            return most is None or len(value) <= most
    return not isinstance(node, inspect.IntType | inspect.StrType)


def _follow_path(node: inspect.Type | None, data: Any, path: str) -> tuple[inspect.Type | None, object]:
    """Follow a path to its type and value. There is no type if the path leads out of the known type."""
    for name, number in _STEP.findall(path):
        node = _type_at(node, name, number)
        data = _value_at(data, name, number)
    return node, data


def _type_at(node: inspect.Type | None, name: str, number: str) -> inspect.Type | None:
    if isinstance(node, inspect.UnionType):
        found = (_type_at(one, name, number) for one in _types_besides_none(node))
        return next((one for one in found if one is not None), None)
    if isinstance(node, inspect.DictType):
        return node.value_type
    if name:
        return next((f.type for f in getattr(node, "fields", ()) if f.encode_name == name), None)
    if isinstance(node, inspect.TupleType):
        return node.item_types[int(number)] if number and int(number) < len(node.item_types) else None
    return getattr(node, "item_type", None)


def _value_at(data: Any, name: str, number: str) -> object:
    try:
        return data[name] if name else data[int(number)] if number else None
    except (LookupError, TypeError):
        return None


def short(text: str, most: int = SHOWN) -> str:
    """Cut a text to some length, and mark the cut."""
    return text if len(text) <= most else text[: most - 1] + "…"
