"""Writes to Flet's observables without a redraw, which is under way anyway or not needed.

An observable notifies every component that reads it whenever it is written. A write from within a drawing
would begin the next drawing at once, for ever. Written for Flet 1.0.5.
"""

from typing import Any, TypeVar

from flet.components.utils import value_equal

K = TypeVar("K")
V = TypeVar("V")


def set_silently(item: object, **changes: Any) -> None:
    """Set attributes of an observable, or of a frozen value under construction, without a notification."""
    for name, value in changes.items():
        object.__setattr__(item, name, value)


def set_together(item: object, **changes: Any) -> None:
    """Replace attributes of an observable in one step, and notify its listeners once.

    Attribute by attribute, a reader between two of them would see a state that never was.
    """
    observed: Any = item
    fields = vars(item)
    wrapped = {name: observed._wrap_if_collection(name, value) for name, value in changes.items()}
    changed = any(not value_equal(fields.get(name), value) for name, value in wrapped.items())
    fields.update(wrapped)
    if changed:
        observed._notify(None)


def put_silently(mapping: dict[K, V], key: K, value: V) -> None:
    """Set an item of an observable's mapping, as its last, without a notification."""
    dict.pop(mapping, key, None)
    dict.__setitem__(mapping, key, value)


def drop_silently(mapping: dict[K, V], key: K) -> V | None:
    """Remove an item from an observable's mapping without a notification, and return it or None."""
    found: V | None = dict.pop(mapping, key, None)
    return found
