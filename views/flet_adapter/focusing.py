"""Focus and scrolling of controls that stand on a page, whichever drawing has put them there.

A control that was drawn last need not be the one that the page holds (Flet 1.0.5): so it is looked for there.
"""

import logging
from typing import Any

import flet as ft

from views.flet_adapter.sparse_diff.finding import controls_in

PATIENCE = 5.0
"""Seconds to wait for the client's answer."""

END = -1.0
"""Offset of the end of a column, as Flet writes it."""

log = logging.getLogger(__name__)


async def focus_listener(page: ft.Page) -> None:
    """Give the focus to the first listener to keys that wants the focus when its page opens."""
    session: Any = page.session
    listeners = [each for each in controls_in(page.views) if isinstance(each, ft.KeyboardListener)]
    for listener in (each for each in listeners if each.autofocus):
        await session.invoke_method(listener._i, "focus", None, PATIENCE)
        return


async def scroll_columns(page: ft.Page, *, end: bool = False) -> None:
    """Scroll all columns of the sheet that is open, or else of the page on top.

    Args:
        page: pages of the phone.
        end: True to scroll to their ends, else to their beginnings.
    """
    session: Any = page.session
    for column in _list_scrolled(page):
        args = {"offset": END if end else 0.0, "duration": 0}
        try:
            await session.invoke_method(column._i, "scroll_to", args, PATIENCE)
        except (RuntimeError, TimeoutError) as error:  # it has left the page meanwhile
            log.info("a column is not scrolled: %s", error)


def _list_scrolled(page: ft.Page) -> list[ft.Column]:
    """List the columns that scroll, of the open sheet if there is one."""
    shown: ft.BaseControl = [each for each in controls_in(page.views) if isinstance(each, ft.View)][-1]
    for each in controls_in(shown):
        if isinstance(each, ft.AlertDialog) and each.open:
            shown = each
    return [each for each in controls_in(shown) if isinstance(each, ft.Column) and each.scroll]
