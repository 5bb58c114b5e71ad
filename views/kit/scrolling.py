"""Parts of a page that scroll, and the way of Tab through them: all of a part, then what is pinned below it.

Flet's client (1.0.5) goes through a page by the places of its stops in the window. What is scrolled out of it
counts, too: from a button pinned at the foot it would come back to what lies higher, and so on. A group is a
single place among the others, and its own stops follow each other. The client has a group that can hold
anything, that of radio buttons. In a browser, ``assets/roles.js`` takes its role away.
"""

from collections.abc import Iterator
from typing import Any

import flet as ft

from views.device.phone import Phone
from views.flet_adapter.component_updates import was_drawn
from views.flet_adapter.focusing import scroll_columns
from views.kit.piece_groups import list_children
from views.kit.tap import handler


def gather_stops(phone: Phone, scrolled: ft.Control, *, loose: bool = False) -> ft.Control:
    """Let Tab go through all stops of a part that scrolls before it leaves it. The part expands.

    Args:
        phone: the phone that shows it. Without a keyboard the part is drawn as it is.
        scrolled: the part, which expands by itself.
        loose: True if the part takes no more room than it needs.
    """
    if not phone.keyed:
        return scrolled
    return ft.Container(ft.RadioGroup(scrolled), expand=True, expand_loose=loose)


def rewind_on_focus(control: ft.Control, *, end: bool = False) -> ft.Control:
    """Scroll what is on top to its beginning when a button in a control gets the focus.

    Tab comes back to the first button of a page after the last one: the client does not scroll by itself to
    what lies above the part in sight, nor with Shift and Tab to what lies below.

    Args:
        control: the first button of a page or of a sheet; or what is pinned at its foot.
        end: True to scroll to the end, from a foot.
    """

    async def scroll() -> None:
        await scroll_columns(ft.context.page, end=end)

    for button in _list_buttons(control):
        button.on_focus = handler(scroll)
    return control


def _list_buttons(control: Any) -> Iterator[Any]:
    """Yield the buttons in a control that is being drawn."""
    if was_drawn(control):
        return
    if hasattr(control, "on_focus") and not isinstance(control, ft.TextField):
        yield control
    for child in list_children(control):
        yield from _list_buttons(child)
