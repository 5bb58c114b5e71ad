"""Focus for a control that stands on a page, whichever drawing has put it there.

A control that was drawn last need not be the one that the page holds (Flet 1.0.5): so it is looked for there.
"""

from typing import Any

import flet as ft

from views.flet_adapter.sparse_diff.finding import controls_in

PATIENCE = 5.0
"""Seconds to wait for the client's answer."""


async def focus_listener(page: ft.Page) -> None:
    """Give the focus to the first listener to keys that wants the focus when its page opens."""
    session: Any = page.session
    listeners = [each for each in controls_in(page.views) if isinstance(each, ft.KeyboardListener)]
    for listener in (each for each in listeners if each.autofocus):
        await session.invoke_method(listener._i, "focus", None, PATIENCE)
        return
