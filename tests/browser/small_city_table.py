"""A phone at a table of Small City: real fingers on a real screen, guided by the names it reads aloud."""

import contextlib
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from playwright.sync_api import TimeoutError

from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from tests.browser.phone import Phone
from tests.views.small_city_fingers import Player, tapped

PATIENCE = 15.0
"""Seconds until what is looked for must be on the screen."""

READ = """nodes => nodes.filter(node => node.hasAttribute('flt-tappable'))
    .map(node => node.getAttribute('aria-label') || node.innerText || '').filter(Boolean)"""


class SmallCityTable(Player):
    """Somebody who plays Small City by touching the screen."""

    def __init__(self, phone: Phone, live: TableSession, texts: Texts) -> None:
        self.phone = phone
        self.live = live
        self.texts = texts

    def app(self, message: str, /, **params: Any) -> str:
        """A sentence of the app in this phone's language."""
        return self.texts.say(f"app-{message}", **params)

    def tappables(self) -> Iterable[str]:
        """The names of all that can be tapped now."""
        found: list[str] = self.phone.page.locator("flt-semantics-host flt-semantics").evaluate_all(READ)
        return [label.replace("\n", " ") for label in found]

    def beginning(self, words: str) -> str:
        """The first thing to tap whose name begins so, once there is one."""
        self._wait(lambda: self.begins(words))
        return super().beginning(words)

    def has(self, label: str) -> bool:
        """Whether something to tap is called so, once the screen has come to rest."""
        self.rest()
        return super().has(label)

    async def finger(self, label: str) -> None:
        """Touch what is called so."""
        self.phone.touch(label)
        self.rest()

    def be(self, seat: int) -> "SmallCityTable":
        """Take the phone as a seat's person, and look at the seat."""
        name, end = self.live.names[seat], time.monotonic() + PATIENCE
        while not self._looks_at(name):
            assert time.monotonic() < end, f"{name} is not looked at; on the screen:\n{self.phone.texts()}"
            for words in ("i-am", "seat-waiting", "seat-done"):
                label = self.app(words, name=name)
                if label in self.tappables():
                    self._try(label)
                    break
            self.rest()
        return self

    def _looks_at(self, name: str) -> bool:
        """Whether the chip of this person is the chosen one."""
        chosen = self.phone.page.locator("flt-semantics[aria-current=true]").all_inner_texts()
        return any(text.startswith(name) for text in chosen)

    def _try(self, label: str) -> None:
        """Touch something that may just be going away."""
        found = self.phone.page.get_by_role("button", name=label, exact=True).first
        with contextlib.suppress(TimeoutError):
            found.click(timeout=2_000)

    def rest(self) -> None:
        """Wait until the names on the screen stay as they are for a moment."""
        before: list[str] = []
        self._wait(lambda: self._same(before))

    def _same(self, before: list[str]) -> bool:
        self.phone.settle(120)
        now = list(self.tappables())
        same = now == before and bool(now)
        before[:] = now
        return same

    def make(self, seat: int, move: Any) -> "SmallCityTable":
        """Make a move and wait until it went in."""
        self.be(seat)
        before = self.live.table.seq
        _driven(tapped(self, seat, move))
        self._wait(lambda: self.live.table.seq > before)
        return self

    def _wait(self, until: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"it never came; on the screen:\n{self.phone.texts()}"
            self.phone.page.wait_for_timeout(50)


def _driven(work: Coroutine[Any, Any, None]) -> None:
    """Run what never waits for anything but the browser, which its driver does by itself."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise AssertionError("a finger waited for something else")
