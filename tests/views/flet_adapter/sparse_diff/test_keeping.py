"""What Flet sets on a control when it comes to stand on a page costs no dictionary of its own."""

import tracemalloc
from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from views.flet_adapter.sparse_diff.keeping import LATER, share_names

MADE: tuple[Callable[[], Any], ...] = (
    lambda: ft.Container(ft.Text("x")),
    lambda: ft.Row([]),
    lambda: ft.GestureDetector(),
    lambda: ft.Padding(1, 2, 3, 4),
    lambda: cv.Path([]),
    lambda: cv.Path.CubicTo(1, 2, 3, 4, 5, 6),
)
DICTIONARY = 200
"""Bytes that a dictionary of its own takes at least."""


@pytest.mark.parametrize("make", MADE, ids=lambda make: type(make()).__name__)
def test_what_is_set_later_is_kept_with_the_rest(make: Callable[[], Any]) -> None:
    made = [make() for _ in range(50)]
    tracemalloc.start()
    try:
        for each in made:
            for name in LATER:
                object.__setattr__(each, name, None)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < DICTIONARY * len(made)


def test_no_other_instance_has_what_was_set_on_the_first() -> None:
    class Plain:
        def __init__(self) -> None:
            self.own = 1

    share_names(Plain)
    assert vars(Plain()) == {"own": 1}


def test_a_class_without_attributes_of_that_kind_is_left_alone() -> None:
    class Bare:
        __slots__ = ()

    share_names(Bare)
    assert not hasattr(Bare(), "__dict__")
