"""Words for a screen reader alone, on a part of a page that has the focus."""

from typing import Any

import flet as ft

from views.kit.tap import UNSEEN, Described


def name_unseen(name: str) -> ft.Control:
    """Draw nothing in the corner of a stack, but name the part of the page that the stack is."""
    return _put_in_corner(Described(label=name, content=_draw_nothing()))


def say_unseen(words: str) -> ft.Control:
    """Draw nothing in the corner of a stack, but let a screen reader say words when they come or change.

    Words that are gone for a while have to be another control: one that was empty stays silent for ever.
    """
    return _put_in_corner(Described(label=words, live_region=True, container=True, content=_draw_nothing()))


def _put_in_corner(spoken: ft.Control) -> ft.Control:
    """Give words the smallest place: a screen reader passes over those that have no place at all."""
    return ft.Container(spoken, left=0, top=0, width=1, height=1)


def _draw_nothing() -> Any:
    return UNSEEN
