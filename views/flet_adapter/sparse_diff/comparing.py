"""Comparison of two drawings of a page by the properties they set, as Flet 1.0.5 makes eight checks a value.

A drawing is a description that is changed no more (Flet calls it frozen), so that two of them are compared
value by value. Nearly all values are plain, or controls of the same class in the same place; these are
compared here in a step each. All other cases (another class or key, lists that have grown, controls that are
changed in place) are left to Flet's own code, and a test holds both to finding the same.
"""

import weakref
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import flet as ft
from flet.components.component import Component
from flet.controls.object_patch import DiffBuilder

from views.flet_adapter.sparse_diff import finding
from views.flet_adapter.sparse_diff.finding import PLAIN
from views.flet_adapter.sparse_diff.lightening import lighten
from views.flet_adapter.sparse_diff.sending import Sent, Written
from views.flet_adapter.typed_text import keep_typed

_HOLDERS = frozenset({dict, list})
_WRITTEN = frozenset({Sent, Written})

STEPS = {
    "compare_dataclasses": "_compare_dataclasses",
    "added_controls": "get_added_controls",
    "removed_controls": "get_removed_controls",
}
"""Steps taken here, each with the name of Flet's own."""

_builder: Any = DiffBuilder
flets_compare_dataclasses = _builder._compare_dataclasses
flets_added_controls = _builder.get_added_controls
flets_removed_controls = _builder.get_removed_controls


def compare_dataclasses(self: Any, parent: Any, path: list[Any], src: Any, dst: Any, frozen: bool) -> None:
    """Compare a control that stood on a page with the one in its place, as ``_compare_dataclasses`` does."""
    control_cls = self.control_cls
    sparse = frozen and src is not dst and control_cls and isinstance(dst, control_cls) and hasattr(src, "_i")
    if not sparse or not isinstance(parent, control_cls) or parent.is_isolated():
        flets_compare_dataclasses(self, parent, path, src, dst, frozen)
        return
    dst._migrate_state(src)
    if hasattr(dst, "_frozen"):
        del dst._frozen
    if not hasattr(dst, "_initialized"):
        dst.build()
        dst._initialized = True
    dst._parent = weakref.ref(parent)
    self._added_dataclasses[dst._i] = dst
    self._removed_dataclasses[src._i] = src
    dst._before_update_safe()
    dst._frozen = True
    lighten(dst)
    kind: Any = type(dst)
    for name in _parts_of(kind):
        _compare_value(self, dst, path, name, getattr(src, name), getattr(dst, name))
    if src._internals is not dst._internals:
        _compare_value(self, dst, path, "_internals", src._internals, dst._internals)
    _compare_set(self, path, src, dst)


@cache
def _parts_of(kind: Any) -> tuple[str, ...]:
    """List the parts that every control of a class has, except its number and class, which stay."""
    return tuple(name for name in kind._structural_fields if name not in ("_i", "_c", "_internals"))


def _compare_set(self: Any, path: list[Any], src: Any, dst: Any) -> None:
    """Compare the properties that are set in at least one of two controls.

    A control that both hold belongs to the newer one from now on.
    """
    kind = type(dst)
    if kind is ft.TextField:
        keep_typed(src, dst)
    defaults, events = kind._prop_defaults, kind._event_fields
    before, now = src._values, dst._values
    for name in chain(before, [name for name in now if name not in before]):
        default = defaults.get(name)
        old, new = before.get(name, default), now.get(name, default)
        if old is new:
            if type(new) not in PLAIN and isinstance(new, self.control_cls):
                new._parent = weakref.ref(dst)
            continue
        if name in events:
            if (old is None) is not (new is None):
                self._item_replaced(path, name, new is not None)
        elif not _are_equal(old, new):
            _compare_value(self, dst, path, name, old, new)


def _are_equal(old: Any, new: Any) -> bool:
    """Check that two values without controls are equal. Return False if they may hold one."""
    kind = type(new)
    if kind in PLAIN:
        return bool(old == new)
    if not getattr(kind, "_is_flet_value", False) or type(old) is not kind or old._values != new._values:
        return False
    return all(getattr(old, name) == getattr(new, name) for name in kind._structural_fields)


def _compare_value(self: Any, parent: Any, path: list[Any], key: str, old: Any, new: Any) -> None:
    """Compare two values of a control, as ``DiffBuilder._compare_values`` does."""
    kind = type(new)
    if new is old and kind in _WRITTEN:
        return
    if kind is Written:  # in the place of whatever stood there
        if old != new:
            self._item_replaced(path, key, new)
            if type(old) not in _WRITTEN:  # of what was written once no page knows a control
                self._dataclass_removed(old)
        return
    if kind is type(old):
        if kind in PLAIN:
            if old != new:
                self._item_replaced(path, key, new)
            return
        if kind in _HOLDERS and not (old or new):
            return
        if kind is list and len(old) == len(new):
            if all(map(_takes_place_of, old, new)):
                for place, (one, other) in enumerate(zip(old, new, strict=True)):
                    compare_dataclasses(self, parent, [*path, key, place], one, other, True)
                return
            if all(map(_are_equal, old, new)):
                return
        if _takes_place_of(old, new):
            compare_dataclasses(self, parent, [*path, key], old, new, True)
            return
    self._compare_values(parent, path, key, old, new, True)


def _takes_place_of(src: Any, dst: Any) -> bool:
    """Check that a control takes the place of another: same class, key and component."""
    if src is dst:
        return hasattr(dst, "_i")
    if type(src) is not type(dst) or not hasattr(dst, "_i"):
        return False
    if src._values.get("key") != dst._values.get("key"):
        return False
    return type(dst) is not Component or src.fn is dst.fn


def added_controls(self: Any) -> Iterator[Any]:
    """Yield the controls that are new, or took another's place, as ``get_added_controls`` does."""
    removed = self._removed_dataclasses
    for key, item in self._added_dataclasses.items():
        if key in removed and hasattr(item, "_frozen") and hasattr(item, "_i"):
            yield item
        else:
            yield from finding.configure(self, item, None, False, key in removed)


def removed_controls(self: Any) -> Iterator[Any]:
    """Yield the controls that are gone or were replaced, as ``get_removed_controls`` does."""
    added = self._added_dataclasses
    for key, item in self._removed_dataclasses.items():
        if key in added and hasattr(item, "_frozen") and hasattr(item, "_i"):
            yield item
        else:
            yield from finding.removed_controls(self, item, key not in added)


def compare_sparsely() -> None:
    """Replace Flet's own steps by these, once, for all pages of the process."""
    for name, step in STEPS.items():
        setattr(_builder, step, globals()[name])
