"""Events of controls that are gone: answered in their place, or reported as lost.

Between a finger and the server a page may be drawn anew. Flet 1.0.5 drops the event of a control that was
removed meanwhile, without a word. Here a page remembers for a moment which listening controls were removed.
Those with `LASTING` answer once more as if they still stood there. After a tap on any other, the person is
told that the tap was lost. An event for a number that the page never had is only logged.
"""

import logging
import threading
import time
import traceback
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.session import Session

from views.flet_adapter.sparse_diff.answering import Answering, answer
from views.models.touch_memory import MOMENT

LASTING = "lasting"
"""Value for the ``data`` of a control whose events are answered for a moment after it is gone.

Its handler must itself check that the action is still allowed: a seat may have changed hands."""

MOST = 64
"""Most controls of a page that are kept for that, each for a `MOMENT`."""

REMEMBERED = 2_000
"""Most further controls of which a page remembers the number."""

SHAKY = 0.35
"""Seconds in which a second tap on a control that has answered repeats the first."""

TAPS = frozenset({"click", "tap_up", "long_press", "long_press_start"})
"""Events of fingers, which a person expects to see answered."""

_LOST = "lost tap"
_log = logging.getLogger(__name__)
tick = time.monotonic


@dataclass(frozen=True, slots=True)
class _Gone:
    """Removed control that still answers, with the address of its page and when it went."""

    control: BaseControl
    route: str
    since: float


class Gone:
    """Index of the removed controls of one page, filled by the thread that draws and read on the loop."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._numbers: OrderedDict[int, None] = OrderedDict()
        self._lasting: OrderedDict[int, _Gone] = OrderedDict()
        self._answered: tuple[int, float] = (0, -inf)

    def note(self, page: ft.Page, removed: Iterable[Any], added: Iterable[Any]) -> None:
        """Record the controls that were removed from a page and those that were added."""
        now, stay = tick(), {each._i for each in added}
        gone = [each for each in removed if each._i not in stay and _listens(each)]
        with self._lock:
            self._numbers.update(dict.fromkeys(each._i for each in gone))
            self._lasting.update((each._i, _Gone(each, page.route, now)) for each in gone if _lasts(each))
            for number in stay & self._numbers.keys():
                del self._numbers[number]
                self._lasting.pop(number, None)
            while len(self._numbers) > REMEMBERED:
                self._numbers.popitem(last=False)
            while self._lasting and (len(self._lasting) > MOST or self._oldest() < now - MOMENT):
                self._lasting.popitem(last=False)

    def _oldest(self) -> float:
        return next(iter(self._lasting.values())).since

    def recall(self, page: ft.Page, number: int) -> BaseControl | None:
        """Return the control of a number if it was removed a moment ago and still answers, or None."""
        with self._lock:
            lasting = [*self._lasting.values()]
        for one in lasting:
            if tick() - one.since > MOMENT or one.route != page.route:
                continue
            found = one.control if one.control._i == number else answer(one.control, number)
            if found:
                _put_below(one.control, page)
                return found
        return None

    def record_answer(self, number: int) -> None:
        """Record that a control answers an event now."""
        self._answered = number, tick()

    def is_lost(self, number: int) -> bool:
        """Check that a tap on a removed control was lost. A tap that repeats an answered one was not."""
        last, when = self._answered
        return number in self._numbers and not (number == last and tick() - when < SHAKY)

    def seconds_since_tap(self) -> float:
        """Return the seconds since the last answered tap, or infinity before the first."""
        return tick() - self._answered[1]


def _put_below(control: Any, page: ft.Page) -> None:
    """Attach a removed control to the page that its events belong to."""
    control._parent = weakref.ref(page)


def _listens(control: Any) -> bool:
    kind: Any = type(control)
    return not kind._event_fields.isdisjoint(control._values) or _lasts(control)


def _lasts(control: Any) -> bool:
    data = control.data
    return isinstance(data, Answering) or data == LASTING


def gone_from(session: Any) -> Gone:
    """Return the index of removed controls of a session."""
    found: Gone | None = session.__dict__.get("_gone")
    if found is None:
        found = session.__dict__["_gone"] = Gone()
    return found


def when_lost(page: ft.Page, tell: Callable[[], object]) -> None:
    """Register a callback for lost taps on a page.

    Args:
        page: of a new session.
        tell: called without arguments, on the page's loop.
    """
    page.session.store.set(_LOST, tell)


def resolve(session: Any, number: int) -> Any:
    """Return a control of the page of a session, or one removed a moment ago, or None."""
    found = session._Session__resolve_event_control(number)
    return found or gone_from(session).recall(session.page, number)


def tell_of_lost(session: Any, number: Any, name: Any) -> None:
    """Tell the person of a lost tap, and log any other event that no control answers.

    Args:
        session: the session of the page.
        number: the number of the control, as it came.
        name: the name of the event, as it came.
    """
    known = isinstance(number, int) and isinstance(name, str)
    if known and name in TAPS and gone_from(session).is_lost(number):
        _log.info("%s of control %s, which is gone: told so", name, number)
        if tell := session.store.get(_LOST):
            _context_page.set(session.page)
            tell()
    elif known:
        _log.info("%s of control %s: nothing answers", ascii(name[:40]), number)


async def dispatch_event(self: Any, control_id: int, event_name: str, event_data: Any) -> None:
    """Dispatch an event to a control of a page, or to one that was removed a moment ago.

    Replaces ``Session.dispatch_event``, which knows nothing of removed controls.
    """
    _context_page.set(self.page)
    control = resolve(self, control_id)
    if control is None:
        tell_of_lost(self, control_id, event_name)
        return
    if event_name in TAPS:
        gone_from(self).record_answer(control_id)
    await _trigger(self, control, event_name, event_data)


async def _trigger(session: Any, control: Any, event_name: str, event_data: Any) -> None:
    try:
        await control._trigger_event(event_name, event_data)
    except Exception as error:
        _log.exception("unhandled error in on_%s", event_name)
        session.error(f"{error}\n{traceback.format_exc()}")


def answer_what_is_gone() -> None:
    """Replace Flet's dispatch of events by this one, once, for all pages of the process."""
    sessions: Any = Session
    sessions.dispatch_event = dispatch_event
