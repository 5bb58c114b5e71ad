"""Check the shape of an event from a line before anything uses it: names, places, sizes, keys, files.

Flet makes an object of any data that comes with an event. Data that does not fit raises in Flet or in the
handler. An event of another shape than its handler declares is left out, and logged in one line. Written for
Flet 1.0.5.
"""

import dataclasses
import logging
import math
import sys
from collections.abc import Callable, Hashable
from enum import Enum
from functools import cache, lru_cache
from types import UnionType
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

import flet as ft
from flet.controls.control_event import Event, get_event_field_type

LONGEST = 200_000
"""Characters of a text in an event; a field takes no more."""

MOST = 1_000
"""Items of a list in an event, such as files picked at once."""

LARGEST = 2**53
"""Largest number in an event, a size in bytes or a time; beyond it JavaScript has no exact whole numbers."""

GIVEN = frozenset({"control", "name", "target"})
"""Fields of an event that the server sets itself; a client that sent one would replace it."""

NO_EVENT = "no event"
"""Stand-in for the event class of a property that is named like an event and is none."""

Check = Callable[[Any], bool]

_log = logging.getLogger(__name__)


def admit_event(find: Callable[[int], Any], target: Any, name: Any, data: Any) -> bool:
    """Check that an event has the shape that its handler declares, and log one that has not.

    Args:
        find: gives the control of an id, or None.
        target: the id of the control, as it came.
        name: the event's name, without ``on_``.
        data: its data.
    """
    if isinstance(target, bool) or not isinstance(target, int) or not isinstance(name, str):
        return _left_out("something", "an event", data)
    control = find(target)
    if control is None:  # it was there when the finger came down, perhaps
        return False
    return _fits_event_class(_event_class(cast(Hashable, type(control)), name), data) or _left_out(
        type(control).__name__, name, data
    )


def _left_out(control: str, name: str, data: Any) -> bool:
    _log.info("an event left out: %s of %s with %s", ascii(name[:40]), control, type(data).__name__)
    return False


def _fits_event_class(kind: Any, data: Any) -> bool:
    """Check data against an event class. A class without fields of its own takes any simple value."""
    if kind is NO_EVENT or (isinstance(data, dict) and data.keys() & GIVEN):
        return False
    return _is_simple(data) if kind is None or kind is Event else _fields_check(kind)(data)


@lru_cache(MOST)
def _event_class(control: Hashable, name: str) -> Any:
    """Return the class of an event.

    None if Flet declares no class, `NO_EVENT` if the name is that of another property.
    """
    try:
        declared = get_event_field_type(object.__new__(cast(Any, control)), f"on_{name}")
    except RuntimeError:  # a property that is called like an event, such as a colour on something
        return NO_EVENT
    found = get_origin(declared) or declared
    return found if isinstance(found, type) else None


@cache
def _fields_check(kind: type) -> Check:
    """Return the check of a dataclass: required fields, and the shape of each one that is given."""
    try:
        hints = get_type_hints(kind, vars(sys.modules[kind.__module__]))
    except NameError:  # Flet takes such a field as it comes, too
        hints = {field.name: field.type for field in dataclasses.fields(kind)}
    checks: dict[str, Check] = {}
    needed: set[str] = set()
    for field in dataclasses.fields(kind):
        name = str(field.metadata.get("data_field", field.name))
        if not field.init:  # nobody may send what the class finds itself
            checks[name] = lambda _: False
        if not field.init or (field.name in GIVEN and issubclass(kind, Event)):
            continue
        hint = hints[field.name]
        checks[name] = _is_data if hint is type(None) else _type_check(hint)
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            needed.add(name)

    def check(data: Any) -> bool:
        if not isinstance(data, dict) or needed - data.keys():
            return False
        return all(checks[name](value) for name, value in data.items() if name in checks)

    return check


def _type_check(hint: Any) -> Check:
    """Return the check of a type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        kinds = [_type_check(arg) for arg in args]
        return lambda value: any(kind(value) for kind in kinds)
    if origin is list:
        item = _type_check(args[0])
        return lambda value: isinstance(value, list) and len(value) <= MOST and all(map(item, value))
    if isinstance(hint, type) and issubclass(hint, ft.BaseControl):
        return lambda value: value is None  # the server finds it itself
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _fields_check(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        values = frozenset(each.value for each in hint)
        return lambda value: isinstance(value, str | int) and value in values
    return _PLAIN.get(hint, _is_simple)


def _is_simple(value: Any) -> bool:
    """Check that a value is None, a flag, a number or a text, or a few of these under names."""
    if isinstance(value, dict):
        return len(value) <= MOST and all(
            isinstance(key, str) and _is_plain(each) for key, each in value.items()
        )
    return _is_plain(value)


def _is_data(value: Any) -> bool:
    """Check the field ``bytes`` of Flet, whose name hides its own type."""
    return value is None or isinstance(value, bytes)


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, bool) or _is_number(value) or _is_text(value)


def _is_number(value: Any) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return math.isfinite(value) and abs(value) <= LARGEST


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


_PLAIN: dict[Any, Check] = {
    type(None): lambda value: value is None,
    bool: lambda value: isinstance(value, bool),
    bytes: lambda value: isinstance(value, bytes),
    float: _is_number,
    int: _is_number,
    str: _is_text,
}
