"""Writes to what Flet observes that tell nobody: the page is being drawn anyway, or need not be.

An observable tells every component that reads it whenever it is written; a write from within a drawing would
begin the next drawing at once, for ever.
"""

from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def set_silently(item: object, **changes: Any) -> None:
    """Set attributes of an observable, or of a frozen value that is just being made."""
    for name, value in changes.items():
        object.__setattr__(item, name, value)


def put_silently(mapping: dict[K, V], key: K, value: V) -> None:
    """Set an item of an observable's mapping, as its last."""
    dict.pop(mapping, key, None)
    dict.__setitem__(mapping, key, value)


def drop_silently(mapping: dict[K, V], key: K) -> V | None:
    """Take an item out of an observable's mapping; None where there was none."""
    found: V | None = dict.pop(mapping, key, None)
    return found
