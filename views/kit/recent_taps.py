"""Recent taps on a page, and calls that wait until there are none."""

from asyncio import sleep
from collections.abc import Callable

import flet as ft

from views.flet_adapter.bridge import run_in
from views.flet_adapter.sparse_diff.gone import gone_from
from views.models.still_window import QUIET

_WAITING = "waiting for quiet"


def is_tapped() -> bool:
    """Tell if a tap on the current page came within the last `QUIET` seconds."""
    return _seconds_since_tap(ft.context.page) < QUIET


def call_when_quiet(act: Callable[[], object]) -> None:
    """Call a function after `QUIET` seconds without a tap on the current page.

    A page waits for one call at a time: that call draws all that is owed, so later requests are dropped.
    """
    page = ft.context.page
    if page.session.store.get(_WAITING):
        return

    async def wait_and_call() -> None:
        while (left := QUIET - _seconds_since_tap(page)) > 0:
            await sleep(left)
        page.session.store.set(_WAITING, False)
        act()

    page.session.store.set(_WAITING, True)
    if not run_in(page, wait_and_call):
        page.session.store.set(_WAITING, False)


def _seconds_since_tap(page: ft.Page) -> float:
    return gone_from(page.session).seconds_since_tap()
