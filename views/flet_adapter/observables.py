"""Writes to what Flet observes that tell nobody: the page is being drawn anyway, or need not be.

An observable tells every component that reads it whenever it is written; a write from within a drawing would
begin the next drawing at once, for ever. Written for Flet 1.0.5.
"""

from typing import Any, TypeVar

from flet.components.utils import value_equal

K = TypeVar("K")
V = TypeVar("V")


def set_silently(item: object, **changes: Any) -> None:
    """Set attributes of an observable, or of a frozen value that is just being made."""
    for name, value in changes.items():
        object.__setattr__(item, name, value)


def set_together(item: object, **changes: Any) -> None:
    """Replace attributes of an observable in one step, and tell its listeners once.

    Attribute by attribute, whoever reads between two of them would see what never was.
    """
    observed: Any = item
    fields = vars(item)
    wrapped = {name: observed._wrap_if_collection(name, value) for name, value in changes.items()}
    changed = any(not value_equal(fields.get(name), value) for name, value in wrapped.items())
    fields.update(wrapped)
    if changed:
        observed._notify(None)


def put_silently(mapping: dict[K, V], key: K, value: V) -> None:
    """Set an item of an observable's mapping, as its last."""
    dict.pop(mapping, key, None)
    dict.__setitem__(mapping, key, value)


def drop_silently(mapping: dict[K, V], key: K) -> V | None:
    """Take an item out of an observable's mapping; None where there was none."""
    found: V | None = dict.pop(mapping, key, None)
    return found
