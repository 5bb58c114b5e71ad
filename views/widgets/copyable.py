"""Text that can be selected and copied, and that a screen reader reads in full."""

from typing import Any

import flet as ft


def copyable(text: str, *, alert: bool = False, **style: Any) -> ft.Control:
    """Draw a text that a finger or a mouse can select.

    In the browser a selectable text is an empty, nameless text field to a screen reader. So the words stand
    in a label around it, and the field itself is left out of what is read.

    Args:
        text: the words.
        alert: True if a screen reader says them as soon as they appear.
        style: further arguments of `ft.Text`.
    """
    return ft.Semantics(
        label=text,
        live_region=alert,
        content=ft.Semantics(exclude_semantics=True, content=ft.Text(text, selectable=True, **style)),
    )
