"""Redraws across sessions, and pages that survive the loss of their line.

Flet 1.0.5 sets three traps, which this module avoids.

* A component that another session asks to render again is drawn on *that* session's page, and lost. Only a
  task that the own page started draws on the own page.
* After a reconnect the client goes on listening to the controls it had; if the tree it is sent again equals
  the one it had, it never repaints. So the page is blanked while the phone is away and built anew on its
  return.
* Components that are due for a redraw are drawn in no order, an inner one twice if it comes before the outer.
  So the outer come first (`OuterFirst`), and none before the tap under way is done
  (`views.flet_adapter.worker_threads`).
"""

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from concurrent.futures import Future
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import flet as ft
from flet.controls.context import _context_page

from views.flet_adapter.client_patches import admit
from views.flet_adapter.event_shapes import admit_event
from views.flet_adapter.holdings import Stop, holdings_of
from views.flet_adapter.page_script import STANDING, ask_page
from views.flet_adapter.patches import is_patched
from views.flet_adapter.sparse_diff.finding import controls_in
from views.flet_adapter.sparse_diff.gone import resolve, tell_of_lost
from views.flet_adapter.typed_text import note_event, note_report
from views.flet_adapter.worker_threads import acting_queue, draw_whole, give_queue, queue_of
from views.models.garbage import collect_at_rest
from views.models.in_turn import InTurn

log = logging.getLogger(__name__)

_waiting: WeakKeyDictionary[asyncio.AbstractEventLoop, InTurn] = WeakKeyDictionary()
"""Queue of redraws for each event loop, shared by all its pages, of whatever table."""

PageMain = Callable[[ft.Page], Any]
"""Function that Flet calls for each new session; may be async."""

_begun: set["asyncio.Task[Any]"] = set()
"""Tasks that `run_in` has started; a loop itself holds no reference to them."""

_LANGUAGES = "browser-languages"
_ADDRESS = "address"
_LOCAL = "local"


def welcome(page: ft.Page, languages: tuple[str, ...], *, address: str = "", local: bool = False) -> None:
    """Prepare the page of a new session before the app's own main sees it.

    Stores the server's facts about the browser if the browser cannot change them. Logs errors here, where
    Flet would send whole tracebacks to the phone. Filters the values and events that the browser sends: only
    properties that a person changes there, and events of the declared shape. Ends the session's subscriptions
    whenever it loses its line or ends, whatever has become of its page.

    Args:
        page: of the new session.
        languages: the language tags the browser asked for, most wanted first.
        address: the network address it came from.
        local: True if it runs on this very machine.

    Raises:
        RuntimeError: `patch_flet` was not called; taps on controls that were written once would find nothing.
    """
    if not is_patched():
        raise RuntimeError("call views.flet_adapter.patches.patch_flet before the first page")
    session: Any = page.session
    session.store.set(_LANGUAGES, languages)
    session.store.set(_ADDRESS, address)
    session.store.set(_LOCAL, local)
    # Attributes of the instance over methods of the class, on purpose.
    session.error = _keep_home
    session.apply_patch = partial(_apply_admitted, session)
    session.dispatch_event = partial(_dispatch_admitted, session)
    session.disconnect = partial(_disconnect, session)
    session.close = partial(_close_session, session)
    give_queue(page)


def browser_languages(page: ft.Page) -> tuple[str, ...]:
    """Return the language tags the browser asked for at the start of the session, most wanted first."""
    languages: tuple[str, ...] | None = page.session.store.get(_LANGUAGES)
    return languages or ()


def network_address_of(page: ft.Page) -> str:
    """Return the network address the session began from. Limits are counted by it.

    `page.client_ip` is no use for that: a browser can send another address.
    """
    address: str | None = page.session.store.get(_ADDRESS)
    return address or ""


def is_local(page: ft.Page) -> bool:
    """Check that the session began in a browser on this machine. Nothing it sends later changes that."""
    return page.session.store.get(_LOCAL) is True


def run_views(page: ft.Page, app: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
    """Draw ``page.render_views(app, *args, **kwargs)`` and draw it anew after each lost line.

    Tells the page of each such drawing, so that its start icon goes.

    Values of ``use_state`` are lost with the line: keep lasting state outside of components.

    Args:
        page: the page of the session.
        app: a function decorated with ``ft.component``; a plain function would leave every button dead.
        args: passed to it.
        kwargs: passed to it.
    """

    def blank() -> None:
        route = instead_of(page.route) if _is_dialog_open(page) else page.route
        page.views = [ft.View(route=route, controls=[ft.ProgressRing()])]
        page.update()

    def away(_: Any) -> None:
        holdings_of(page).release_all()
        draw_whole(page, blank)

    def draw() -> None:
        try:
            page.render_views(app, *args, **kwargs)
        finally:  # or something else stands there instead
            run_in(page, ask_page, STANDING)

    def back(_: Any) -> None:
        draw_whole(page, draw, anew=True)

    page.on_disconnect = away
    page.on_connect = back
    page.on_close = lambda _: holdings_of(page).release_all()
    back(None)


def instead_of(route: str) -> str:
    """Return the route of a view that replaces a page at the page's own address.

    The client closes the dialogs over a page only when a view with another route takes its place.
    """
    return f"{route}#instead"


def _is_dialog_open(page: ft.Page) -> bool:
    return any(isinstance(each, ft.DialogControl) and each.open for each in controls_in(page.views))


def open_views(page: ft.Page, prepare: Callable[[], Awaitable[None]], app: Callable[..., Any]) -> None:
    """Prepare a page, then call `run_views`. Begin again if the line is lost before that is done.

    A question to a phone waits for its answer for ever if the line is lost meanwhile.

    Args:
        page: the page of a new session.
        prepare: loads the state that the first drawing needs; may be called, and cancelled, several times.
        app: as for `run_views`.
    """
    begun: list[Future[None]] = []

    async def begin() -> None:
        await prepare()
        if page.session.connection is not None:  # who left meanwhile begins again on the return
            run_views(page, app)

    def start(_: Any) -> None:
        while begun:
            begun.pop().cancel()
        begun.append(page.run_task(begin))

    page.on_connect = start
    start(None)


def run_in(page: ft.Page, task: Callable[..., Coroutine[Any, Any, Any]], *args: Any) -> bool:
    """Start a coroutine function as a task of a page, from any task or thread.

    Changes by the task are drawn on that page, from whichever page it was called. The coroutine is made on
    the loop, so that none is left over if the loop ends before its turn.

    Returns:
        False if the phone is away: nothing was started, and its return draws everything anew anyway.
    """
    connection = page.session.connection
    if connection is None:
        return False
    context = contextvars.copy_context()  # the caller's own page stays the current one of the caller
    context.run(_context_page.set, page)  # type: ignore[arg-type]

    def start() -> None:
        begun = context.run(lambda: connection.loop.create_task(task(*args)))
        _begun.add(begun)
        begun.add_done_callback(_log_failure)

    try:
        connection.loop.call_soon_threadsafe(start)
    except RuntimeError:  # the loop is closed: nothing is drawn any more
        return False
    return True


def _log_failure(done: "asyncio.Task[Any]") -> None:
    _begun.discard(done)
    if not done.cancelled() and (error := done.exception()):
        log.error("a task of a page failed", exc_info=error)


def when_away(page: ft.Page, call: Callable[[], None]) -> Stop:
    """Register a callback that is called once, as soon as the phone is away or the session ends.

    Returns:
        A function that ends the registration, and calls the callback if it was not called yet.
    """
    return holdings_of(page).hold(call)


def use_subscription(
    subscribe: Callable[[Callable[[], None]], Stop],
    key: Hashable,
    version: Callable[[], Hashable] | None = None,
) -> int:
    """Hook: render the calling component again after each change of a source.

    Renders at once if a tap on this very page made the change. All other pages are queued in the order of
    their notification, and each is drawn once, however many changes came before its turn.

    Args:
        subscribe: given a callback, starts the subscription and returns the function that ends it. The
            callback may be called from any task, thread or other session.
        key: the subscription is renewed when this changes.
        version: returns the version of the source. With it, a change between rendering and subscribing is
            noticed too.

    Returns:
        The number of times the component was asked to render again.
    """
    page = ft.context.page
    count, set_count = ft.use_state(0)
    stop: Any = ft.use_ref(None)
    seen = version() if version else None

    def draw() -> None:
        set_count(lambda number: number + 1)

    async def again() -> None:
        draw()

    def redraw() -> None:
        connection = page.session.connection
        if connection is None:
            return  # its return draws everything anew
        if _is_acting_page(page):
            draw()  # with whatever else the tap has changed there
            return
        in_turn = _waiting.setdefault(connection.loop, InTurn(collect_at_rest))
        ask = partial(in_turn.ask, connection.loop, id(stop), lambda: run_in(page, again))
        tap = acting_queue()
        if tap:
            tap.call_afterwards(ask)  # whoever tapped is drawn first
        else:
            ask()

    def begin() -> None:
        stop.current = holdings_of(page).hold(subscribe(redraw))
        if version and version() != seen:
            run_in(page, again)

    def end() -> None:
        if stop.current:
            stop.current()

    ft.use_effect(begin, [key], end)
    return count


def use_topic(topic: str) -> int:
    """Hook: render the calling component again whenever any session calls `publish` with this topic.

    Returns:
        The number of times that happened.
    """
    page = ft.context.page
    return use_subscription(lambda heard: holdings_of(page).listen(page, topic, heard), topic)


def publish(topic: str, page: ft.Page | None = None) -> None:
    """Ask every component in every session that uses a topic to render again.

    Args:
        topic: any name.
        page: any page of the app; by default the current one.
    """
    (page or ft.context.page).pubsub.send_all_on_topic(topic, None)


def _is_acting_page(page: ft.Page) -> bool:
    """Check that the running code acts for a page: in the thread of its tap, or while it is drawn."""
    if tap := acting_queue():
        return tap is queue_of(page)
    try:
        asyncio.get_running_loop()
        return ft.context.page is page
    except RuntimeError:
        return False


def _apply_admitted(session: Any, control_id: int, reported: dict[Any, Any]) -> None:
    control = session.index.get(control_id)
    taken = admit(control, reported) if control else {}
    if taken:
        type(session).apply_patch(session, control_id, taken)
        note_report(control, taken)


async def _dispatch_admitted(session: Any, target: Any, name: Any, data: Any) -> None:
    def find(number: int) -> Any:
        return session.index.get(number) or resolve(session, number)

    if admit_event(find, target, name, data):
        note_event(session.index.get(target), name)
        await type(session).dispatch_event(session, target, name, data)
    else:
        tell_of_lost(session, target, name)


async def _disconnect(session: Any, session_timeout_seconds: int) -> None:
    try:
        await type(session).disconnect(session, session_timeout_seconds)
    finally:
        if session.connection is None:  # not back already
            holdings_of(session.page).release_all()


def _close_session(session: Any) -> None:
    try:
        type(session).close(session)
    finally:
        holdings_of(session.page).release_all()


def _keep_home(message: str) -> None:
    log.error("a handler failed:\n%s", message)
