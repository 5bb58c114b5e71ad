"""A phone at a table of Small City: real fingers on a real screen, by the names that are read aloud."""

import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import WebSocket

from companion.engine.log import log_line
from companion.engine.setup import Setup, seated
from companion.games.small_city import GAME
from companion.hosting.live import LiveTable
from tests.browser.boxes import Box, boxes
from tests.browser.phone import Phone
from tests.browser.table import PATIENCE, TEXTS, App
from tests.views.small_city_fingers import Player, tapped

_ANSWER = 1_500
"""Milliseconds after which a tap that changed nothing is known to be one."""

_NOTHING = 200
"""The same for what was chosen already."""

_STEP = 10
"""Milliseconds between two looks at what has come."""

_PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class AtTown(Player):
    """Somebody who plays Small City by touching the screen.

    The steps of `tests.views.small_city_fingers` wait for nothing here: whatever a browser is told to do is
    done when it returns.
    """

    def __init__(self, phone: Phone, live: LiveTable, locale: str = "en") -> None:
        self.phone = phone
        self.live = live
        self.texts = TEXTS[locale]
        self._heard = 0
        phone.page.on("websocket", self._listen)

    # seeing

    def tappables(self) -> list[str]:
        """The names of all that can be tapped now."""
        return [box.name for box in boxes(self.phone) if box.tap and box.name]

    def app(self, message: str, /, **params: Any) -> str:
        """A sentence of the app."""
        return self.texts.say(f"app-{message}", **params)

    def about(self, kind: str, what: str, params: Any = None) -> str:
        """A sentence of the game."""
        return self.texts.about(GAME.id, kind, what, params or {}, self.live.names)

    def headline(self) -> str:
        """What the phase is called."""
        agenda = GAME.agenda(self.table)
        return self.about("headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})

    def chip(self, seat: int) -> str:
        """What the chip of a seat is called now; empty while there is none."""
        name = self.live.names[seat]
        states = (self.app("seat-waiting", name=name), self.app("seat-done", name=name))
        return next((label for label in self.tappables() if label.startswith(states)), "")

    def undo(self) -> str:
        """The undo button, which says what it takes back."""
        line = log_line(self.live.table, len(self.live.table.done))
        return self.app("undo", what=self.about(line.kind, line.notice.id, line.notice.params))

    def shows(self, *texts: str) -> "AtTown":
        """Wait until all these are on the screen."""
        for text in texts:
            self.phone.expect_text(text)
        return self

    # touching

    async def finger(self, label: str) -> None:
        """Touch what is called so."""
        self.touch(label)

    def touch(self, *labels: str) -> "AtTown":
        """Touch one thing after the other, each where a finger reaches it.

        What is scrolled away is touched as a screen reader does. Returns when the screen shows the answer.
        """
        for label in labels:
            self.phone.labelled(label).wait_for(state="attached")
            free = any(box.name == label and box.tap and self._in_reach(box) for box in boxes(self.phone))
            with self.answered(_NOTHING if self._chosen(label) else _ANSWER):
                if free:
                    self.phone.touch(label)
                else:
                    self.phone.tap_label(label)
        return self

    def look(self, seat: int) -> "AtTown":
        """Look at a seat; the phone goes to its person where it must."""
        mine = self.app("i-am", name=self.live.names[seat])
        self.until(lambda: self.has(mine) or bool(self.chip(seat)), f"no way to seat {seat}")
        if not self.has(mine) and not self._chosen(self.chip(seat)):
            self.touch(self.chip(seat))
        if self.has(mine):
            self.touch(mine)
        return self

    def make(self, seat: int, *moves: Any) -> "AtTown":
        """Make moves of a seat by touching, one after the other.

        Raises:
            AssertionError: one of them did not reach the table.
        """
        for move in moves:
            before = self.live.table.seq
            self.look(seat).does(tapped(self, seat, move))
            self.until(lambda: self.live.table.seq > before, f"{move} did not reach the table")  # noqa: B023
        return self

    def does(self, step: Coroutine[Any, Any, Any]) -> "AtTown":
        """Take a step that is written down for whatever screen.

        Raises:
            AssertionError: it has to wait for something.
        """
        try:
            step.send(None)
        except StopIteration:
            return self
        raise AssertionError("nothing has to be waited for in a browser")

    # waiting

    @contextmanager
    def answered(self, patience: int = _ANSWER) -> Iterator[None]:
        """Wait until the server has answered what is touched, and the answer is painted."""
        before = self._heard
        yield
        for _ in range(patience // _STEP):
            if self._heard > before:
                break
            self.phone.page.wait_for_timeout(_STEP)  # the browser works on while its driver waits
        self.phone.page.evaluate(_PAINTED)

    def until(self, so: Callable[[], bool], otherwise: str) -> None:
        """Wait until something is so.

        Raises:
            AssertionError: it does not become so.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if so():
                return
            self.phone.page.wait_for_timeout(_STEP)
        raise AssertionError(f"{otherwise}; on the screen:\n{self.phone.texts()}")

    def _chosen(self, label: str) -> bool:
        return self.phone.labelled(label).get_attribute("aria-current") == "true"

    def _in_reach(self, box: Box) -> bool:
        size = self.phone.page.viewport_size
        assert size
        x, y = box.x + box.width / 2, box.y + box.height / 2
        return box.free and 0 < x < size["width"] and 0 < y < size["height"]

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, _: Any) -> None:
        self._heard += 1


def begin(app: App, *names: str, asked: bool = False, **setup: Any) -> LiveTable:
    """A new table of Small City.

    Args:
        app: where.
        names: the people; Ann and Ben by default.
        asked: whether what the rules do not say about the box is still to be asked.
        setup: other fields of the setup.
    """
    live = app.house.host.begin(GAME.id, Setup(seated(*(names or ("Ann", "Ben"))), **setup))
    if not asked:
        place = app.house.place(live, None, None, local=True)
        place.confirm_printed(place.unasked(GAME.box.entries))
    return live


def at_town(app: App, phone: Phone, live: LiveTable, locale: str = "en") -> AtTown:
    """A phone that has opened a table."""
    table = AtTown(phone, live, locale)
    phone.open(app.url(live))
    return table


__all__ = ["AtTown", "at_town", "begin"]
