"""Whether a board takes every tap beside a busy table: ``python -m tests.bench.taps small_city 1000 1.5``.

A phone looks at a game's sample, two thirds into the evening. A finger comes down on a cell of its board, is
there for 70 ms and goes up, so many times. Every so many seconds somebody else takes an entry back or brings
it again, or the phone looks closer. What a tap would do is left out: nothing else changes the page. Told is
how many taps were taken once, more often, or never, and how many met a drawing that had been replaced since;
and of each that was not taken once, the marks it left on its way.
Cells are those that lie at the same place whether the entry stands or not. Needs a Chromium.
"""

import re
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page, sync_playwright

from companion.hosting.intents import Redo, Undo
from companion.hosting.session import TableSession
from tests.bench.drawn import evening
from tests.bench.tap_trace import traced
from tests.browser.chromium import Chromium
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import App, running
from views.flet_adapter.bridge import run_in
from views.kit import board
from views.kit.touch_layer import Touch
from views.models.zoom import Zoom

HELD = 70
"""Milliseconds a finger stays."""

SOON = 3.0
"""Seconds until a tap must have been taken."""

SETTLED = 1_500
"""Milliseconds after which everything has been drawn."""

CELL = re.compile(r"[A-Za-z]\d+\b")
NAMED = """() => [...document.querySelectorAll(
  'flt-semantics-host [flt-tappable], flt-semantics-host [role=button]'
)].map(node => {
  const box = node.getBoundingClientRect();
  return [(node.getAttribute('aria-label') || node.textContent).trim(),
    Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
})"""

FURTHEST = 40
"""So many entries are taken back to find a board that is tapped."""

ENOUGH = 8
"""Cells that must lie at the same place."""

LOOKERS: list[Any] = []
"""The screen that was tapped last."""

Place = tuple[int, int]


@contextmanager
def noted() -> Iterator[list[Touch]]:
    """Provide what was met on boards meanwhile, or held if a busy machine let go late.

    Nothing is done for it.
    """
    found: list[Touch] = []

    def met(viewer: Any, tap: Any, taps: Any, window: Any, touch: Touch) -> None:
        LOOKERS[:] = [viewer]
        found.append(touch)

    def held(layout: Any, taps: Any, x: float, y: float) -> None:
        found.append(Touch("", exact=False, late=False))

    with patch.object(board, "_tap_cell", met), patch.object(board, "_hold_cell", held):
        yield found


def cells(page: Page) -> set[tuple[str, int, int]]:
    """Return the cells that can be tapped, with their names and where they lie."""
    return {(words[:2], x, y) for words, x, y in page.evaluate(NAMED) if CELL.match(words)}


def places(phone: Phone, app: App, session: TableSession) -> list[Place]:
    """Go back to where a board is tapped before and after an entry. Where its cells lie both times."""
    found = cells(phone.settle(SETTLED).page)
    for _ in range(FURTHEST):
        app.at_once(lambda: session.submit(Undo()))
        before, after = cells(phone.settle(SETTLED).page), found
        if len(before & after) >= ENOUGH:
            app.at_once(lambda: session.submit(Redo()))
            return middle({(x, y) for _, x, y in before & after})
        found = before
    raise SystemExit("no board is tapped there")


def middle(found: set[Place]) -> list[Place]:
    """Return those in the midst of some places."""
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*found, strict=True))
    x, y = (left + right) / 2, (top + bottom) / 2
    return sorted(found, key=lambda one: abs(one[0] - x) + abs(one[1] - y))[: len(found) // 3]


@contextmanager
def busy(app: App, session: TableSession, every: float) -> Iterator[None]:
    """Take the last entry back and bring it again. In between the phone comes near."""
    stop = threading.Event()

    def change() -> None:
        turns = cycle((Undo(), None, Redo(), None))
        while not stop.wait(every):
            if intent := next(turns):
                app.at_once(lambda: session.submit(intent))
            else:
                for looker in LOOKERS:
                    run_in(looker.phone.device._page, come_near, looker)

    other = threading.Thread(target=change, daemon=True)
    other.start()
    try:
        yield
    finally:
        stop.set()
        other.join()


async def come_near(looker: Any) -> None:
    """Let a phone look closely: its board is drawn otherwise at the same place."""
    looker.zoom = Zoom("e5")


def tap(phone: Phone, asking: Any, place: Place) -> None:
    """Press a finger down and lift it."""
    x, y = place
    points = [{"x": x, "y": y}]
    asking.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    phone.page.wait_for_timeout(HELD)
    asking.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def taken(phone: Phone, met: list[Touch]) -> int:
    """Tell how often the last tap is taken."""
    end = time.monotonic() + SOON
    while time.monotonic() < end and not met:
        phone.page.wait_for_timeout(5)
    phone.page.wait_for_timeout(20)
    return len(met)


def main(game_id: str = "small_city", count: str = "1000", every: str = "1.5") -> None:
    """Tell how many taps were taken."""
    dice, tally = Random(3), Counter[str]()
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home)) as app,
        sync_playwright() as playwright,
        closing(Chromium(playwright)) as chromium,
        noted() as met,
        traced() as trace,
    ):
        session = evening(app, game_id)
        with closing(chromium.running().new_context(**IPHONE)) as context:
            there = places(Phone(context).open(app.url(session)), app, session)
        with closing(chromium.running().new_context(**IPHONE)) as context:
            phone = Phone(context)  # without a screen reader, for which Flutter holds fingers back
            trace.follow(phone.page)
            phone.page.goto(app.url(session))
            phone.page.wait_for_selector("#loading", state="detached", timeout=60_000)
            phone.settle(SETTLED)
            asking = context.new_cdp_session(phone.page)
            with busy(app, session, float(every)):
                for number in range(int(count)):
                    met.clear()
                    trace.begin(phone.page)
                    tap(phone, asking, dice.choice(there))
                    times = taken(phone, met)
                    tally["taken once" if times == 1 else "lost" if not times else "taken twice"] += 1
                    if times != 1:
                        print(f"tap {number}, taken {times} times: {trace.tell(phone.page)}", flush=True)
                    tally["of a drawing that was replaced"] += any(touch.late for touch in met)
                    phone.page.wait_for_timeout(dice.randrange(250))
    print(f"{game_id}, changed every {every} s, {len(there)} cells: {dict(tally)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
