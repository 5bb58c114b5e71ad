"""Taps are done beside the loop: what waits for a disk or a database makes one phone wait, and nobody else.

Every tap goes through one place, `handler` in `views.kit.tap`, and what it does is plain code: it judges,
writes and sets what the page shows. So where hosts share a store, the whole of it is done in a thread, one
tap of a page after another, and the page is not drawn before its tap is done. Files of one's own are never
away: there, and in a browser that runs the app itself and has no threads, a tap is done at once.
"""

import asyncio
import contextvars
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import flet as ft

from views.models.in_turn import OuterFirst
from views.observables import set_silently

T = TypeVar("T")

INLINE = sys.platform == "emscripten"
"""Whether there are no threads here."""

AT_ONCE = 32
"""How many taps may wait for their tables at a time; the others stand in line."""

_HAND = "hand"
_doing: "contextvars.ContextVar[Hand | None]" = contextvars.ContextVar("doing", default=None)
_late: contextvars.ContextVar[float] = contextvars.ContextVar("late", default=0.0)
_pool = None if INLINE else ThreadPoolExecutor(AT_ONCE, thread_name_prefix="tap")


class Hand:
    """What one page is doing: its taps in order, and what has to wait until the one under way is done.

    Attributes:
        beside: whether its taps are done beside the loop.
    """

    beside = False

    def __init__(self, session: Any) -> None:
        self._session = session
        self._due = OuterFirst()
        self._after: list[Callable[[], object]] = []
        self.lock = asyncio.Lock()
        # Attributes of the instances over methods of their classes, on purpose: those want to be on the loop.
        session._Session__pending_updates = self._due
        session.schedule_update = self._schedule
        set_silently(session.page, navigate=self._navigate)

    def afterwards(self, call: Callable[[], object]) -> None:
        """Have something called on the loop once the tap under way is done."""
        self._after.append(call)

    async def do(self, action: Callable[[], T]) -> T:
        """Do something in a thread, after all that was begun before; the page is not drawn meanwhile."""
        came, loop = time.monotonic(), asyncio.get_running_loop()
        async with self.lock:
            context = contextvars.copy_context()
            context.run(_doing.set, self)
            context.run(_late.set, time.monotonic() - came)
            self._due.held = True
            working = loop.run_in_executor(_pool, context.run, action)
            try:
                await asyncio.wait({working})
            except asyncio.CancelledError:
                await asyncio.wait({working})  # a thread cannot be stopped: what it does, it does to the end
                raise
            finally:
                self._draw_again()
            return working.result()

    def _schedule(self, control: Any) -> None:
        if self._due.held:  # perhaps in the tap's own thread, where the loop must not be touched
            self._due.add(control)
        else:
            type(self._session).schedule_update(self._session, control)

    def _navigate(self, route: str) -> None:
        page = self._session.page
        go = partial(type(page).navigate, page, route)
        if _doing.get() is self:
            self.afterwards(go)
        else:
            go()

    def _draw_again(self) -> None:
        self._due.held = False
        if self._session.connection is None:
            self._due.clear()  # its return draws everything anew
        elif self._due:
            self._session._Session__updates_ready.set()
        after, self._after = self._after, []
        for call in after:
            call()


def give_hand(page: ft.Page) -> None:
    """Prepare the page of a new session."""
    page.session.store.set(_HAND, Hand(page.session))


def do_beside(page: ft.Page) -> None:
    """From now on do the taps of a page beside the loop."""
    if hand := hand_of(page):
        hand.beside = True


def hand_of(page: ft.Page) -> Hand | None:
    """What a page is doing; None for one that does everything at once."""
    found: Hand | None = page.session.store.get(_HAND)
    return found


def acting_hand() -> Hand | None:
    """The page whose tap is being done in this very thread; None on the loop."""
    return _doing.get()


def late() -> float:
    """Seconds that the tap being done waited for its turn."""
    return _late.get()


async def aside(action: Callable[[], T]) -> T:
    """Do something that may wait for the store, on behalf of the current page, beside the loop.

    Args:
        action: plain code; what it sets is drawn when it is done.

    Raises:
        Exception: whatever it raises.
    """
    hand = None if INLINE or _doing.get() else _own_hand()
    return await hand.do(action) if hand and hand.beside else action()


def _own_hand() -> Hand | None:
    try:
        return hand_of(ft.context.page)
    except RuntimeError:  # on no page
        return None
