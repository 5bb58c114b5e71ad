"""Taps and drawings are done beside the loop: what waits for a database makes one phone wait, nobody else.

Every tap goes through one place, `handler` in `views.kit.tap`, and what it does is plain code: it judges,
writes and sets what the page shows. Drawing a page is plain code as well, and reads what it shows. So where
hosts share a store, all of it is done in threads, one thing of a page after another: a tap, and at once what
it changed on the page. Files of one's own are never away: there, and in a browser that runs the app itself
and has no threads, it is done on the loop. Written for Flet 1.0.5, of which it holds back the scheduler.
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
from flet.controls.context import _context_page

from companion.engine import faults
from companion.history.errors import StoreAway
from views.flet_adapter.observables import set_silently, set_together
from views.models.in_turn import OuterFirst

T = TypeVar("T")

INLINE = sys.platform == "emscripten"
"""Whether there are no threads here."""

AT_ONCE = 32
"""How many taps, and how many drawings, may wait for the store at a time; the others stand in line."""

DRAWN_AT_ONCE = 4
"""How many pages are drawn at the same time, those excepted that wait for the store: the loop has a share of
the processor among them."""

WAITS = 0.1
"""Seconds after which a drawing is taken for one that waits."""

RETRY = 1.5
"""Seconds until a page that could not be drawn, because the store is away, is drawn again."""

_HAND = "hand"
_doing: "contextvars.ContextVar[Hand | None]" = contextvars.ContextVar("doing", default=None)
_late: contextvars.ContextVar[float] = contextvars.ContextVar("late", default=0.0)
_taps = None if INLINE else ThreadPoolExecutor(AT_ONCE, thread_name_prefix="tap")
_threads = None if INLINE else ThreadPoolExecutor(AT_ONCE, thread_name_prefix="drawing")
_places: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()


class Hand:
    """What one page is doing: its taps and drawings in order, and what has to wait until those are done.

    Attributes:
        beside: whether they are done beside the loop.
        without: what is shown where the page cannot be drawn because the store is away.
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
        self.without: Callable[[], ft.View] | None = None
        self.anew: Callable[[], object] = lambda: None
        self.lock = asyncio.Lock()
        # Attributes of the instances over methods of their classes, on purpose: those want to be on the loop.
        session._Session__pending_updates = self._due
        session.schedule_update = self._schedule
        session.schedule_effect = self._schedule_effect
        set_silently(session.page, navigate=self._navigate)

    def begin_beside(self) -> None:
        """From now on do all of it beside the loop: to Flet's own scheduler nothing is ever due.

        Nor does Flet send by itself what an event has set on the page, which another thread may be drawing.
        """
        self.beside = self._due.held = self._session.components_mode = True

    def afterwards(self, call: Callable[[], object]) -> None:
        """Have something called on the loop once what is under way is done."""
        self._after.append(call)

    @property
    def busy(self) -> bool:
        """Whether something is being done, or about to be."""
        return bool(self._drawings) or self.lock.locked()

    async def do(self, action: Callable[[], T]) -> T:
        """Do something in a thread, after all that was begun before, and draw what it has changed."""
        came = time.monotonic()
        async with self.lock:
            context = self._context()
            context.run(_late.set, time.monotonic() - came)
            return await self._work(_taps, context, partial(self._act, action))

    def draw(self, *actions: Callable[[], object]) -> None:
        """Begin to draw something, and whatever else is due, in a thread; to be called on the loop."""
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
        """Do something in a thread; whatever takes `WAITS` seconds is asked, once, to make room."""
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
            self._ask()
        return working.result()

    def _act(self, action: Callable[[], T]) -> T:
        try:
            return action()
        finally:
            self._draw_due()

    def _draw_due(self, *first: Callable[[], object]) -> None:
        """Draw what is due, in a thread; all of it anew, and later, where the store is away."""
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
                faults.note(self._session.page.route, error)

    def _draw_without(self, error: StoreAway) -> None:
        page = self._session.page
        if self.without is None:
            faults.note(page.route, error)
            return
        page.views = [self.without()]
        page.update()
        self.afterwards(lambda: asyncio.get_running_loop().call_later(RETRY, self._try_again))

    def _try_again(self) -> None:
        if self._session.connection is not None:
            self.draw(self.anew)

    def _let_go(self) -> None:
        """Do, on the loop, what had to wait for the thread."""
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
                session.connection.loop.call_soon_threadsafe(self._ask)

    def _ask(self) -> None:
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
            self.afterwards(go)
        else:
            go()


def give_hand(page: ft.Page) -> None:
    """Prepare the page of a new session."""
    page.session.store.set(_HAND, Hand(page.session))


def do_beside(page: ft.Page, without: Callable[[], ft.View]) -> None:
    """From now on do the taps of a page, and draw it, beside the loop.

    Args:
        page: of a new session.
        without: what is shown where it cannot be drawn because the store is away.
    """
    if hand := hand_of(page):
        hand.without = without
        hand.begin_beside()


def draw_whole(page: ft.Page, draw: Callable[[], object], *, anew: bool = False) -> None:
    """Draw a whole page: at once, or beside the loop after what was begun there before.

    Args:
        page: the page.
        draw: draws it.
        anew: whether that is how it is drawn again once it could not be.
    """
    hand = hand_of(page)
    if hand is None or not hand.beside:
        draw()
        return
    if anew:
        hand.anew = draw
        session: Any = page.session
        session.start_updates_scheduler()  # on the loop: whatever draws finds it started
    hand.draw(draw)


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


async def change(item: object, **changes: Any) -> None:
    """Replace attributes of an observable in one step, in the turn of the current page.

    For coroutines: those run on the loop, where a page may be being drawn beside it. What `handler` calls as
    plain code has its turn already, and calls `set_together`.
    """
    await aside(partial(set_together, item, **changes))


def _own_hand() -> Hand | None:
    try:
        return hand_of(ft.context.page)
    except RuntimeError:  # on no page
        return None
