"""Pairs of a removed and an added control, looked for within one list; Flet 1.0.5 also pairs those of two.

A control that a list loses and gains again is moved or changed in its place. Flet tells lists apart by their
paths. While a list of controls with keys is put in order, the lists within several of its controls have the
same path one after the other. Then Flet changes the control of one list for that of another: a screen shows
what belongs elsewhere, such as a place in a stack on a part of a column, or the line to the page breaks.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from flet.controls.object_patch import DiffBuilder

Compare = Callable[[Any, Any, list[Any], Any, Any, bool], None]

STEPS = ("_compare_lists", "_compare_dicts")
"""Steps of Flet's that compare a list or a dictionary, and all within it."""

NAME = "_index_key"
"""Step of Flet's that names what a removed and an added value are paired by."""


def compare_alone(compare: Compare) -> Compare:
    """Wrap a step so that what it removes and adds is paired with nothing of another list."""

    @wraps(compare)
    def compare_one(self: Any, parent: Any, path: list[Any], src: Any, dst: Any, frozen: bool) -> None:
        around = getattr(self, "holder", None)
        self.holder = dst
        try:
            compare(self, parent, path, src, dst, frozen)
        finally:
            self.holder = around

    return compare_one


def pairing_key(self: Any, item: Any, item_key: Any, path: list[Any]) -> Any:
    """Return the list that is compared and the key of a value in it, as ``DiffBuilder._index_key`` does.

    Args:
        self: builder of the patch.
        item: the value.
        item_key: its key among those of the list, together with the list's path; None if it has none.
        path: path of the list.
    """
    return id(self.holder), item if item_key is None else item_key[0]


def pair_within_lists() -> None:
    """Replace Flet's own steps by these, once, for all pages of the process."""
    builder: Any = DiffBuilder
    for name in STEPS:
        setattr(builder, name, compare_alone(getattr(builder, name)))
    setattr(builder, NAME, pairing_key)
