"""Way of a display from a finished table to the next game of the same people."""

from collections.abc import Callable

import flet as ft

from companion.errors import CompanionError
from companion.hosting.rematch import find_rematch, listen_for_rematch
from views.device.phone import Phone
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.holdings import Stop
from views.models.page_links import display_route


def follow_rematch(phone: Phone, table: str, *, ended: bool) -> None:
    """Hook: turn a display to the rematch of its table, at once or as soon as one begins.

    Args:
        phone: the device that shows the display.
        table: id of the table that is displayed.
        ended: True if that table is finished or gone. A display stays at an open one.
    """
    page, tables = ft.context.page, phone.house.tables

    def listen(heard: Callable[[], None]) -> Stop:
        try:
            return listen_for_rematch(tables, table, heard)
        except CompanionError:
            return lambda: None  # as many listen as the host serves: it stays as it was drawn

    use_subscription(listen, table)
    found = find_rematch(tables, table) if ended else None
    following = found.id if found else ""

    def turn_to_rematch() -> None:
        if following:
            page.navigate(display_route(following))

    ft.use_effect(turn_to_rematch, [following])
