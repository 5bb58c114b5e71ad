"""Taps and drawings in worker threads, so that a wait for a database holds up one phone only.

Every tap goes through `handler` in `views.kit.tap`, and its action is plain code: it judges, writes and
sets the state that the page shows. Drawing a page is plain code as well, and reads that state. So where hosts
share a store, both are done in threads, one action of a page after another: a tap, and at once the redraw of
its changes. A home in files is never away: there, and in a browser that runs the app itself and has no
threads, all is done on the loop. Written for Flet 1.0.5, whose scheduler is held back.
"""

import asyncio
import contextvars
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import flet as ft
from flet.components.component import Renderer
from flet.controls.context import _context_page

from companion.engine import faults
from companion.history.errors import StoreAway
from views.flet_adapter.observables import set_silently, set_together
from views.models.in_turn import OuterFirst

T = TypeVar("T")

INLINE = sys.platform == "emscripten"
"""True in a browser that runs the app itself, where there are no threads."""

AT_ONCE = 32
"""Most taps, and most drawings, that wait for the store at a time; the others are queued."""

DRAWN_AT_ONCE = 4
"""Most pages drawn at the same time, those that wait for the store excepted. The loop shares the processor
with them."""

WAITS = 0.1
"""Seconds after which a drawing counts as waiting for the store."""

RETRY = 1.5
"""Seconds until a page that could not be drawn because the store is away is drawn again."""

_QUEUE = "queue"
_doing: "contextvars.ContextVar[PageQueue | None]" = contextvars.ContextVar("doing", default=None)
_late: contextvars.ContextVar[float] = contextvars.ContextVar("late", default=0.0)
_taps = None if INLINE else ThreadPoolExecutor(AT_ONCE, thread_name_prefix="tap")
_threads = None if INLINE else ThreadPoolExecutor(AT_ONCE, thread_name_prefix="drawing")
_places: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()


class PageQueue:
    """Queue of one page's taps and drawings, with the calls that wait until those are done.

    Attributes:
        beside: whether they are done beside the loop.
        substitute: makes the view that is shown while the page cannot be drawn because the store is away.
        anew: draws the whole page.
    """

    beside = False

    def __init__(self, session: Any) -> None:
        self._session = session
        self._due = OuterFirst()
        self._after: list[Callable[[], object]] = []
        self._effects: list[tuple[Any, bool]] = []
        self._drawings: set[asyncio.Task[None]] = set()
        self._asked = False
        self.substitute: Callable[[], ft.View] | None = None
        self.anew: Callable[[], object] = lambda: None
        self.lock = asyncio.Lock()
        # Attributes of the instances over methods of their classes, on purpose: those want to be on the loop.
        session._Session__pending_updates = self._due
        session.schedule_update = self._schedule
        session.schedule_effect = self._schedule_effect
        set_silently(session.page, navigate=self._navigate)

    def work_beside(self) -> None:
        """Do all taps and drawings beside the loop from now on, and leave nothing to Flet's own scheduler.

        Flet no longer sends the changes of an event by itself either: another thread may be drawing the page.
        """
        self.beside = self._due.held = self._session.components_mode = True

    def call_afterwards(self, call: Callable[[], object]) -> None:
        """Queue a call for the loop, made once the action under way is done."""
        self._after.append(call)

    @property
    def busy(self) -> bool:
        """True while an action is under way or about to begin."""
        return bool(self._drawings) or self.lock.locked()

    async def do(self, action: Callable[[], T]) -> T:
        """Run an action in a thread, after all that was begun before, and draw its changes."""
        came = time.monotonic()
        async with self.lock:
            context = self._context()
            context.run(_late.set, time.monotonic() - came)
            return await self._work(_taps, context, partial(self._run_as_acting, action))

    def draw(self, *actions: Callable[[], object]) -> None:
        """Start a drawing in a thread, with all that is due. Must be called on the loop."""
        drawing = asyncio.get_running_loop().create_task(self._draw(actions))
        self._drawings.add(drawing)
        drawing.add_done_callback(self._drawings.discard)

    async def _draw(self, actions: Sequence[Callable[[], object]]) -> None:
        place = _places.setdefault(asyncio.get_running_loop(), asyncio.Semaphore(DRAWN_AT_ONCE))
        async with self.lock, AsyncExitStack() as taken:
            self._asked = False
            await taken.enter_async_context(place)
            drawing = partial(self._draw_due, *actions)
            await self._work(_threads, self._context(), drawing, taken.aclose)

    def _context(self) -> contextvars.Context:
        context = contextvars.copy_context()
        context.run(_doing.set, self)
        context.run(_context_page.set, self._session.page)
        return context

    async def _work(
        self,
        threads: ThreadPoolExecutor | None,
        context: contextvars.Context,
        action: Callable[[], T],
        waits: Callable[[], Awaitable[object]] | None = None,
    ) -> T:
        """Run an action in a thread, and call `waits` at its end, or after `WAITS` seconds to make room."""
        working = asyncio.get_running_loop().run_in_executor(threads, context.run, action)
        try:
            if waits:
                await asyncio.wait({working}, timeout=WAITS)
                await waits()
            await asyncio.wait({working})
        except asyncio.CancelledError:
            await asyncio.wait({working})  # a thread cannot be stopped: what it does, it does to the end
            raise
        finally:
            self._let_go()
        if self._due:
            self._ask_for_drawing()
        return working.result()

    def _run_as_acting(self, action: Callable[[], T]) -> T:
        try:
            return action()
        finally:
            self._draw_due()

    def _draw_due(self, *first: Callable[[], object]) -> None:
        """Draw all that is due, in a thread. Draw the whole page later if the store is away."""
        due = self._due.take()
        if self._session.connection is None:
            due = []  # its return draws everything anew
        for draw in (*first, *[control.update for control in due]):
            try:
                draw()
            except StoreAway as error:
                self._draw_without(error)
                return
            except Exception as error:
                faults.log_fault(self._session.page.route, error)

    def _draw_without(self, error: StoreAway) -> None:
        page = self._session.page
        if self.substitute is None:
            faults.log_fault(page.route, error)
            return
        renderer: Any = Renderer  # its making has no types
        page.views = [renderer().render(self.substitute)]
        page.update()
        self.call_afterwards(lambda: asyncio.get_running_loop().call_later(RETRY, self._try_again))

    def _try_again(self) -> None:
        if self._session.connection is not None:
            self.draw(self.anew)

    def _let_go(self) -> None:
        """Run on the loop the effects and calls that had to wait for the thread."""
        effects, self._effects = self._effects, []
        for hook, is_cleanup in effects:
            type(self._session).schedule_effect(self._session, hook, is_cleanup)
        after, self._after = self._after, []
        for call in after:
            call()

    # what Flet asks of a session, from whatever thread

    def _schedule(self, control: Any) -> None:
        session = self._session
        if not self.beside:
            type(session).schedule_update(session, control)
        elif session.connection is not None:  # else its return draws everything anew
            self._due.add(control)
            if _doing.get() is not self:
                session.connection.loop.call_soon_threadsafe(self._ask_for_drawing)

    def _ask_for_drawing(self) -> None:
        if not self._asked:
            self._asked = True
            self.draw()

    def _schedule_effect(self, hook: Any, is_cleanup: bool) -> None:
        if _doing.get() is self:
            self._effects.append((hook, is_cleanup))
        else:
            type(self._session).schedule_effect(self._session, hook, is_cleanup)

    def _navigate(self, route: str, **parameters: Any) -> None:
        page = self._session.page
        go = partial(type(page).navigate, page, route, **parameters)
        if _doing.get() is self:
            self.call_afterwards(go)
        else:
            go()


def give_queue(page: ft.Page) -> None:
    """Give the page of a new session its queue of actions."""
    page.session.store.set(_QUEUE, PageQueue(page.session))


def do_beside(page: ft.Page, substitute: Callable[[], ft.View]) -> None:
    """Do the taps of a page, and draw it, beside the loop from now on.

    Args:
        page: of a new session.
        substitute: makes the view that is shown while it cannot be drawn because the store is away.
    """
    if queue := queue_of(page):
        queue.substitute = substitute
        queue.work_beside()


def draw_whole(page: ft.Page, draw: Callable[[], object], *, anew: bool = False) -> None:
    """Draw a whole page: at once, or beside the loop after the actions that were begun there before.

    Args:
        page: the page.
        draw: draws it.
        anew: True if `draw` is called again after the page could not be drawn.
    """
    queue = queue_of(page)
    if queue is None or not queue.beside:
        draw()
        return
    if anew:
        queue.anew = draw
        session: Any = page.session
        session.start_updates_scheduler()  # on the loop: whatever draws finds it started
    queue.draw(draw)


def queue_of(page: ft.Page) -> PageQueue | None:
    """Return the queue of a page's actions, or None for a page that does everything at once."""
    found: PageQueue | None = page.session.store.get(_QUEUE)
    return found


def acting_queue() -> PageQueue | None:
    """Return the queue of the page with an action in this very thread, or None on the loop."""
    return _doing.get()


def late() -> float:
    """Return the seconds that the running tap waited for its turn."""
    return _late.get()


async def run_beside(action: Callable[[], T]) -> T:
    """Run an action that may wait for the store, on behalf of the current page, beside the loop.

    Args:
        action: plain code; its changes are drawn when it is done.

    Raises:
        Exception: any error of the action.
    """
    queue = None if INLINE or _doing.get() else _own_queue()
    return await queue.do(action) if queue and queue.beside else action()


async def change(item: object, **changes: Any) -> None:
    """Replace attributes of an observable in one step, in the turn of the current page.

    For coroutines: those run on the loop, while a page may be drawn beside it. Plain code that `handler`
    calls has its turn already, and calls `set_together`.
    """
    await run_beside(partial(set_together, item, **changes))


def _own_queue() -> PageQueue | None:
    try:
        return queue_of(ft.context.page)
    except RuntimeError:  # on no page
        return None
