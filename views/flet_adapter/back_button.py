"""Handler of the browser's Back, which closes an open part of a page before it leaves the page.

A phone's Back button changes the address without asking the app first. So an address that the app did not
set itself is taken back while a sheet or the like is open: that is closed, and the page stays. Below the
first page lies an address that is no page: Back from a table that a code led to goes home, and from home it
leaves.

Written for Flet 1.0.5, whose page asks ``before_event`` before it heeds a change of the address.
"""

from collections.abc import Callable
from typing import Any

import flet as ft
from flet.components.public_utils import unwrap_component
from flet.controls.base_control import BaseControl

from views.flet_adapter.bridge import run_in
from views.flet_adapter.observables import set_silently
from views.flet_adapter.page_script import ask_page
from views.flet_adapter.sparse_diff.finding import controls_in

HOME, BASE = "/", "/back"
"""The start page, and the address below the first page of all: ``assets/back.js`` puts it there."""

LEAVE = "companion.leave"
"""Request to ``assets/back.js``: leave for the address that the browser showed before the app."""


CLOSES = "closes"
"""Value for the ``data`` of a control whose tap closes something. Back taps the uppermost one on the page."""


def attend_back(page: ft.Page) -> None:
    """Let Back close the uppermost open part of a page from now on. Call it once for each page."""
    _BackButton(page)


class _BackButton:
    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._at = page.route if page.route != BASE else HOME
        self._turning = False
        self._below = {BASE}  # the addresses that Back may lead to; any other was typed
        # Attributes of the instance over methods of the class, on purpose.
        self._heed: Callable[[Any], Any] = page.before_event
        set_silently(page, push_route=self._push, before_event=self._before)

    async def _push(self, route: str, **kwargs: Any) -> None:
        """Push an address and mark the change as the app's own."""
        self._turning = True
        await type(self._page).push_route(self._page, route, **kwargs)

    def _before(self, event: ft.Event[Any]) -> Any:
        """Withhold a change of the address from Flet if Back closes something or leaves the first page."""
        if not isinstance(event, ft.RouteChangeEvent):
            return self._heed(event)
        own, self._turning = self._turning, False
        back = not own and event.route != self._at and event.route in self._below
        self._below.add(self._at)
        closing = self._open() if back else None
        if closing is None and event.route != BASE:
            self._at = event.route
            return self._heed(event)
        set_silently(self._page, route=self._at)
        if closing:
            run_in(self._page, self._push, self._at)
            run_in(self._page, self._page.session.dispatch_event, closing._i, "click", None)
        elif self._at == HOME:
            run_in(self._page, ask_page, LEAVE)
        else:
            run_in(self._page, self._push, HOME)
        return False

    def _open(self) -> BaseControl | None:
        """Return the control that closes the uppermost open part of the page, or None if nothing is open."""
        top = unwrap_component(unwrap_component(self._page.views)[-1])
        return next((each for each in reversed([*controls_in(top)]) if each.data == CLOSES), None)
