"""Where a tap has come to: what the page felt, what it sent, what the server was told, and what it noted."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from flet.messaging.session import Session
from playwright.sync_api import Page, WebSocket

FEEL = """() => {
  window.felt = [];
  for (const kind of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(kind, event => felt.push(kind), true);
}"""


@dataclass
class Trace(logging.Handler):
    """Marks that the taps of one phone leave on their way.

    Attributes:
        told: events that reached a page on the server, with the class of what answers each.
        noted: lines of the log.
        sent: messages that the page has sent.
    """

    told: list[str] = field(default_factory=list)
    noted: list[str] = field(default_factory=list)
    sent: int = 0

    __hash__ = object.__hash__

    def __post_init__(self) -> None:
        """Begin to listen to the app's log."""
        super().__init__(logging.DEBUG)

    def emit(self, record: logging.LogRecord) -> None:
        """Note a line of the log."""
        self.noted.append(record.getMessage())

    def follow(self, page: Page) -> None:
        """Count from now on what a page feels and sends. Done before it opens the app."""
        page.add_init_script(f"({FEEL})()")
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._count)

    def _count(self, _: str | bytes) -> None:
        self.sent += 1

    def begin(self, page: Page) -> None:
        """Forget all marks: another tap comes."""
        page.evaluate("felt.length = 0")
        self.told.clear()
        self.noted.clear()
        self.sent = 0

    def tell(self, page: Page) -> str:
        """Return the marks that the last tap has left, in the order of its way."""
        felt = " ".join(page.evaluate("felt")) or "nothing"
        return f"felt {felt}; sent {self.sent}; told {self.told}; noted {self.noted}"


@contextmanager
def traced() -> Iterator[Trace]:
    """Trace events of all pages of this process."""
    found, dispatch = Trace(), Session.dispatch_event
    log = logging.getLogger("views")

    async def noting(session: Any, number: int, name: str, data: Any) -> None:
        there = session._Session__resolve_event_control(number)
        found.told.append(f"{name} of {type(there).__name__ if there else 'what is gone'}")
        await dispatch(session, number, name, data)

    level = log.level
    log.addHandler(found)
    log.setLevel(logging.DEBUG)
    try:
        with patch.object(Session, "dispatch_event", noting):
            yield found
    finally:
        log.setLevel(level)
        log.removeHandler(found)
