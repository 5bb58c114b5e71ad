"""Alarm of a page: its phone rings at the moment when a countdown or a seat's clock runs out."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.errors import CompanionError
from views.device.bell import ring_bell
from views.device.phone import Phone
from views.flet_adapter.bridge import run_in
from views.flet_adapter.holdings import Stop
from views.models.time_words import SECOND
from views.widgets.tools.desk import ToolTable

log = logging.getLogger(__name__)


def use_alarm(phone: Phone, table: ToolTable) -> None:
    """Hook: ring the phone whenever time is up on a table's clocks, while the calling component is shown.

    Draws nothing and asks for no redraw. What was over before the page opened does not ring.
    """
    page = ft.context.page
    stop: Any = ft.use_ref(None)

    def start() -> None:
        stop.current = set_alarm(page, table, lambda: run_in(page, partial(ring_bell, loud=not phone.quiet)))

    ft.use_effect(start, [id(table)], lambda: stop.current and stop.current())


def set_alarm(page: ft.Page, table: ToolTable, ring: Callable[[], object]) -> Stop:
    """Ring at every moment at which time is up on a table's clocks, until the returned function is called.

    Args:
        page: the page in whose loop it waits.
        table: where the clocks lie; each change of them sets the alarm anew.
        ring: called in that loop.
    """
    connection = page.session.connection
    if connection is None:
        return lambda: None
    loop: asyncio.AbstractEventLoop = connection.loop
    waiting: list[asyncio.TimerHandle] = []

    def set_anew() -> None:
        while waiting:
            waiting.pop().cancel()
        left = table.shown.time_to_bell(table.now())
        if left is not None:
            waiting.append(loop.call_later(left / SECOND, ring))

    def hear(_: object) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(set_anew)

    def stop() -> None:
        stop_hearing()
        while waiting:
            waiting.pop().cancel()

    try:
        stop_hearing = table.listen(hear)
    except CompanionError as error:
        log.warning("alarm: %s", error)
        return lambda: None
    set_anew()
    return stop
