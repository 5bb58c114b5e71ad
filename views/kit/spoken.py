"""Words for a screen reader alone, on a part of a page that has the focus."""

import flet as ft

from views.kit.tap import Described


def name_unseen(name: str) -> ft.Control:
    """Draw nothing, but name the part of the page that it stands in."""
    return Described(label=name, content=_draw_dot())


def say_unseen(words: str) -> ft.Control:
    """Draw nothing, but let a screen reader say some words as soon as they change."""
    return Described(label=words, live_region=True, container=True, content=_draw_dot())


def _draw_dot() -> ft.Control:
    """Draw an empty place. A screen reader passes over words that have no place at all."""
    return ft.Container(width=1, height=1)
