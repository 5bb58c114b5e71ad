"""Real fingers on a real screen, at a table of whatever game: guided by the names that are read aloud."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Self

from playwright.sync_api import WebSocket

from companion.engine.log import log_line
from companion.hosting.session import TableSession
from tests.browser.boxes import Box, boxes, tappables
from tests.browser.phone import Phone
from tests.browser.table import PATIENCE, TEXTS, App
from views.widgets.seats.seat_chip import LABELS

_NOTHING = 200
"""Milliseconds after which what was chosen already is known to change nothing."""

_STEP = 25
"""Milliseconds between two looks at what has come."""

_LOOK = 50
"""The same for looks at the whole screen, which take longer."""

_PULL, _PULLS, _WITHIN = 80, 12, 200
"""Pixels that a list is scrolled at once, how often at most, and the height at which it is laid hold of."""

_PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class Touching(ABC):
    """Somebody who plays by touching the screen.

    The steps that are written down for whatever screen wait for nothing here: what a browser is told to do is
    done when it returns.

    Attributes:
        patience: milliseconds after which a tap that changed nothing is known to be one; where nearly every
            tap changes something, a slow machine can be given longer.
        phone: the browser.
        session: the table.
        texts: the sentences of their language.
        came: what the server has sent to this phone, in the order it came.
        touches: labels of all that was touched.
        unreached: those that no finger reached, because they were scrolled away or covered.
    """

    patience: ClassVar[int] = 1_500
    session: TableSession

    def __init__(self, phone: Phone, session: TableSession | None = None, locale: str = "en") -> None:
        """Somebody with a phone, whether it has opened a page yet or not.

        Args:
            phone: the browser.
            session: the table; None if it is set up on this phone, and to be set then.
            locale: the phone's language.
        """
        self.phone = phone
        if session:
            self.session = session
        self.texts = TEXTS[locale]
        self.came: list[bytes] = []
        self.touches: list[str] = []
        self.unreached: list[str] = []
        for line in phone.lines:
            self._listen(line)
        phone.page.on("websocket", self._listen)

    @classmethod
    def at(cls, app: App, phone: Phone, session: TableSession, locale: str = "en") -> Self:
        """Somebody whose phone has come to a table."""
        table = cls(phone, session, locale)
        phone.come(app.url(session))
        return table

    @abstractmethod
    def steps(self, seat: int, move: Any) -> Coroutine[Any, Any, Any]:
        """Tap through a move of the seat that is looked at. Overridden by each game."""

    # seeing

    def tappables(self) -> list[str]:
        """List the names of all that can be tapped now."""
        return tappables(self.phone)

    def app(self, message: str, /, **params: Any) -> str:
        """Format a sentence of the app."""
        return self.texts.say(f"app-{message}", **params)

    def about(self, kind: str, what: str, params: Any = None) -> str:
        """Format a sentence of the game."""
        return self.texts.about(self.session.game.id, kind, what, params or {}, self.session.names)

    def headline(self) -> str:
        """Format the title of the phase."""
        agenda = self.session.game.agenda(self.session.table.position)
        return self.about("headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})

    def chip(self, seat: int) -> str:
        """Find the label of a seat's chip, empty if there is none."""
        name = self.session.names[seat]
        states = tuple(self.app(label, name=name) for label in LABELS.values())
        return next((label for label in self.tappables() if label.startswith(states)), "")

    def undo(self) -> str:
        """Format the label of the undo button, which names what was tapped, and counts what followed.

        On a phone that people share it is the sentence that everybody may read.
        """
        table, count = self.session.table, self.session.table.undo_count
        line = log_line(table, len(table.done) + 1 - count, None)
        what = self.about(line.kind, line.notice.id, line.notice.params)
        if count > 1:
            what = self.app("undo-several", what=what, more=count - 1)
        return self.app("undo", what=what)

    def shows(self, *texts: str) -> Self:
        """Wait until all these are on the screen."""
        for text in texts:
            self.phone.expect_text(text)
        return self

    # touching

    async def finger(self, label: str) -> None:
        """Touch what is called so."""
        self.touch(label)

    def touch(self, *labels: str) -> Self:
        """Touch one thing after the other, each if a finger reaches it.

        What is scrolled away is touched as a screen reader does. Returns when the screen shows the answer.
        """
        for label in labels:
            self.phone.labelled(label).wait_for(state="attached")
            free = self._is_free(label) or (self.phone.finger and self._scroll_to(label))
            with self.answered(_NOTHING if self._chosen(label) else self.patience):
                self.touches.append(label)
                if free:
                    self.phone.touch(label)
                else:
                    self.unreached.append(label)
                    self.phone.tap_label(label)
        return self

    def reads(self, label: str) -> Self:
        """Open a thing by its label, and close it again. Nothing below can be touched until it is gone."""
        close = self.app("close")
        self.touch(label).shows(close).touch(close)
        self.phone.expect_no_text(close)
        return self

    def sit(self, app: App, name: str) -> Self:
        """Come to the table by the link that its code carries, and take a seat with one tap."""
        free = self.app("and-about", one=name, more=self.app("seat-is-nobody"))
        self.phone.open(f"{app.served.lan_url()}J/{app.house.joining.code(self.session)}", free)
        self.touch(free)
        self.phone.expect_text(self.app("with-mine", what="").strip(" ,"))
        return self

    def look(self, seat: int) -> Self:
        """Look at a seat. The phone goes to its person if it must."""
        mine = self.app("i-am", name=self.session.names[seat])
        self.until(lambda: self._can(mine) or bool(self.chip(seat)), f"no way to seat {seat}")
        if not self._can(mine) and not self._chosen(self.chip(seat)):
            self.touch(self.chip(seat))
        if self._can(mine):
            self.touch(mine)
        return self

    def does(self, step: Coroutine[Any, Any, Any]) -> Self:
        """Take a step that is written down for whatever screen.

        Raises:
            AssertionError: it has to wait for something.
        """
        try:
            step.send(None)
        except StopIteration:
            return self
        raise AssertionError("nothing has to be waited for in a browser")

    def make(self, seat: int, *moves: Any) -> Self:
        """Make moves of a seat by touching, one after the other.

        Raises:
            AssertionError: one of them did not reach the table.
        """
        for move in moves:
            before = self.session.table.seq
            self.look(seat).does(self.steps(seat, move))
            self.until(lambda: self.session.table.seq > before, f"{move} did not reach the table")  # noqa: B023
        return self

    # waiting

    @contextmanager
    def answered(self, patience: int) -> Iterator[None]:
        """Wait until the server's answer to a touch inside the block is painted."""
        before = len(self.came)
        yield
        for _ in range(patience // _STEP):
            if len(self.came) > before:
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
            self.phone.page.wait_for_timeout(_LOOK)
        raise AssertionError(f"{otherwise}; on the screen:\n{self.phone.texts()}")

    def _can(self, label: str) -> bool:
        return label in self.tappables()

    def _chosen(self, label: str) -> bool:
        return self.phone.labelled(label).get_attribute("aria-current") == "true"

    def _is_free(self, label: str) -> bool:
        return any(box.name == label and box.tap and self._in_reach(box) for box in boxes(self.phone))

    def _scroll_to(self, label: str) -> bool:
        """Scroll a list until a finger reaches what is called so. Return False if it is covered."""
        for _ in range(_PULLS):
            found = [box for box in boxes(self.phone) if box.name == label and box.tap]
            if any(map(self._in_reach, found)):
                return True
            if not found or not found[0].scrolls:
                return False
            self.phone.page.mouse.move(found[0].x + found[0].width / 2, _WITHIN)
            self.phone.page.mouse.wheel(0, _PULL if found[0].y > _WITHIN else -_PULL)
            self.phone.page.evaluate(_PAINTED)
        return False

    def _in_reach(self, box: Box) -> bool:
        size = self.phone.page.viewport_size
        assert size
        x, y = box.x + box.width / 2, box.y + box.height / 2
        return box.free and 0 < x < size["width"] and 0 < y < size["height"]

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, sent: str | bytes) -> None:
        self.came.append(sent if isinstance(sent, bytes) else sent.encode())
