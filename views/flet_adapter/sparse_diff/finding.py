"""Searches of Flet limited to the properties that are set, about five of the fifty of a control.

Flet 1.0.5 looks through every property of a control that is new on a page, or gone, as if other controls
stood in it. On a page of some hundred controls that is two thirds of the time until it is sent. It searches
the whole page in the same way for an event of a control that is not there, such as a tap that comes too late
or a forged one: 25,000 values each time. Flet itself keeps apart the properties that were set; three of these
steps look at them alone. Their results are those of Flet's own steps, and a test holds them to it: everything
that stands on a page is found. The fourth stores nothing about errors of controls that have none.
"""

import dataclasses
import weakref
from collections.abc import Iterator
from functools import cache
from typing import Any

from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder, ObjectPatchException, _control_setattr
from flet.messaging import protocol
from flet.messaging.session import Session
from flet.utils import validation

from views.flet_adapter.sparse_diff.answering import answer
from views.flet_adapter.sparse_diff.lightening import lighten

PLAIN = frozenset({type(None), bool, int, float, str, bytes})
"""Values in which no control stands."""

_HOLDERS = frozenset({dict, list})
"""Values in which several stand."""

_names: dict[type, tuple[str, ...]] = {}


def values_set(item: Any) -> list[Any]:
    """List the values of a dataclass that may hold controls: those that were set and are not plain."""
    kind = type(item)
    stated = getattr(item, "_values", None)
    if stated is None:
        names = _names.get(kind)
        if names is None:
            fields = dataclasses.fields(item)
            names = _names[kind] = tuple(one.name for one in fields if not one.metadata.get("skip", False))
        found = [getattr(item, name) for name in names]
    else:
        found = [*stated.values(), *[getattr(item, name) for name in kind._structural_fields]]
    return [value for value in found if type(value) not in PLAIN]


def configure(
    self: Any, item: Any, parent: Any, frozen: bool, configure_setattr_only: bool = False
) -> list[Any]:
    """Prepare a new part of a page and list its controls, as ``DiffBuilder._configure_dataclass`` does."""
    found: list[Any] = []
    _configure(self.control_cls, item, parent, frozen, configure_setattr_only, found)
    return found


def _configure(
    control_cls: Any, item: Any, parent: Any, frozen: bool, setattr_only: bool, found: list[Any]
) -> None:
    kind: Any = type(item)
    if kind in _HOLDERS:
        for value in item.values() if kind is dict else item:
            if type(value) not in PLAIN:
                _configure(control_cls, value, parent, frozen, False, found)
        return
    if kind in PLAIN or not hasattr(kind, "__dataclass_fields__"):
        return
    if parent is None:
        known = getattr(item, "_parent", None)
        parent = known() if known else None
    if parent:
        if parent is item:
            raise ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)
    if hasattr(item, "_frozen"):
        frozen = item._frozen
    elif frozen:
        item._frozen = frozen
    if getattr(kind, "__flet_control_cls__", None) is None:
        kind.__flet_control_cls__ = control_cls
    is_control = bool(control_cls) and isinstance(item, control_cls)
    if is_control:
        if not setattr_only:
            item.build()
            item._before_update_safe()
            object.__setattr__(item, "_initialized", True)
        found.append(item)
    if not setattr_only:
        for value in values_set(item):
            _configure(control_cls, value, item if is_control else parent, frozen, False, found)
    if frozen:
        lighten(item)
    else:
        _begin_to_watch(item)


def _begin_to_watch(item: Any) -> None:
    """Record the properties that are set on a control from now on."""
    noted = getattr(item, "_dirty", None)
    if noted is not None:
        noted.clear()
        return
    kind: Any = type(item)
    if kind.__setattr__ is not _control_setattr:
        kind.__setattr__ = _control_setattr
    object.__setattr__(item, "__changes", {})


def removed_controls(self: Any, item: Any, recurse: bool) -> list[Any]:
    """List the controls in a removed part of a page, as ``DiffBuilder._removed_controls`` does."""
    found: list[Any] = []
    _collect_removed(self.control_cls, item, recurse, found)
    return found


def _collect_removed(control_cls: Any, item: Any, recurse: bool, found: list[Any]) -> None:
    if type(item) in _HOLDERS:
        for value in item.values() if type(item) is dict else item:
            if type(value) not in PLAIN:
                _collect_removed(control_cls, value, recurse, found)
        return
    if not (control_cls and isinstance(item, control_cls)):
        return
    if hasattr(item, "__prev_lists"):
        for kept in ("__prev_lists", "__prev_dicts", "__prev_classes"):
            for value in getattr(item, kept, {}).values():
                _collect_removed(control_cls, value, recurse, found)
    elif recurse:
        for value in values_set(item):
            _collect_removed(control_cls, value, recurse, found)
    found.append(item)


def find_live_control(
    self: Any, value: Any, control_id: int, parent: Any = None, visited: Any = None
) -> BaseControl | None:
    """Find a control on a page by its id, as ``Session.__find_live_control`` does, or return None.

    Controls that were written once for all phones are not searched: their holder answers for them. Controls
    passed on the way have their parent set, as Flet does.
    """
    seen: set[int] = set()
    waiting: list[tuple[Any, Any]] = [(value, parent)]
    while waiting:
        item, above = waiting.pop()
        if id(item) in seen:
            continue
        seen.add(id(item))
        if isinstance(item, BaseControl):
            if above is not None and above is not item:
                _tell_parent(item, above)
            found = item if item._i == control_id else answer(item, control_id)
            if found:
                return found
            above = item
        waiting += [(each, above) for each in reversed(_values_in(item))]
    return None


def controls_in(value: Any) -> Iterator[BaseControl]:
    """Yield the controls of a part of a page, lower ones before those above them."""
    if isinstance(value, BaseControl):
        yield value
    for each in _values_in(value):
        yield from controls_in(each)


def _tell_parent(item: Any, parent: Any) -> None:
    """Set the parent of a control, unless it has that one."""
    known = getattr(item, "_parent", None)
    if known is None or known() is not parent:
        item._parent = weakref.ref(parent)


def _values_in(item: Any) -> list[Any]:
    """List the contents of a value that may be controls, or hold some."""
    kind = type(item)
    if kind in _HOLDERS or kind is tuple:
        return [value for value in (item.values() if kind is dict else item) if type(value) not in PLAIN]
    return values_set(item) if is_dataclass(item) else []


@cache
def _is_kind_of_dataclass(kind: type) -> bool:
    return dataclasses.is_dataclass(kind)


def is_dataclass(item: Any) -> bool:
    """Check for a dataclass, as ``dataclasses.is_dataclass`` does, with a cache for each class."""
    return _is_kind_of_dataclass(item if isinstance(item, type) else type(item))


class NothingReported:
    """Empty set of the errors that Flet has reported of a control; nearly all controls have none."""

    def __init__(self, control: Any) -> None:
        self._control = control

    def __contains__(self, error: object) -> bool:
        return False

    def __bool__(self) -> bool:
        return False

    def add(self, error: tuple[str, str]) -> None:
        """Store an error on its control."""
        setattr(self._control, validation._REPORTED_VALIDATION_ERRORS_KEY, {error})


def reported_errors(control: Any) -> Any:
    """Return the errors that Flet has reported of a control, as ``_get_reported_validation_errors`` does.

    Flet gives every control an empty set for them, an eighth of its memory for the control.
    """
    kept = getattr(control, validation._REPORTED_VALIDATION_ERRORS_KEY, None)
    return NothingReported(control) if kept is None else kept


def look_only_at_what_is_set() -> None:
    """Replace Flet's own steps by these, once, for all pages of the process."""
    validating: Any = validation
    validating._get_reported_validation_errors = reported_errors
    writing: Any = protocol
    writing._get_root_dataclass_field = cache(writing._get_root_dataclass_field)
    writing.is_dataclass = is_dataclass
    builder: Any = DiffBuilder
    builder._configure_dataclass = configure
    builder._removed_controls = removed_controls
    sessions: Any = Session
    sessions._Session__find_live_control = find_live_control
