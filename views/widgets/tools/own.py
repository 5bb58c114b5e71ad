"""Dice and clocks without any table: one phone's own, kept in its browser."""

import asyncio
import logging
from collections.abc import Callable
from random import Random, SystemRandom

import flet as ft
import msgspec

from companion.bounds import KEPT_BY_BROWSER
from companion.hosting.open_home import current_millis as time_of_day
from companion.tools.toolbox import EMPTY, Toolbox, Wanted, handle
from views.flet_adapter.bridge import run_in

log = logging.getLogger(__name__)

KEY = "companion.tools"
"""Key of their state in the browser's storage."""


class OwnTools:
    """Tools of a phone alone, with the same calls as `TableTools`."""

    def __init__(self, clock: Callable[[], int] = time_of_day, random: Random | None = None) -> None:
        """Start with nothing rolled and nothing timed.

        Args:
            clock: returns milliseconds since 1970.
            random: source of chance; the system's by default.
        """
        self.names: tuple[str, ...] = ()
        self.round_number = 0
        self.shown = EMPTY
        self.recalled = False
        self._clock, self._random = clock, random or SystemRandom()
        self._listeners: list[tuple[Callable[[str], None]]] = []

    def now(self) -> int:
        """Return the moment, in milliseconds since 1970."""
        return self._clock()

    def use(self, wanted: Wanted) -> Toolbox:
        """Apply a request to the tools, and return their new state.

        Raises:
            ValueError: the request is not allowed; nothing has changed.
        """
        self._set_state(handle(self.shown, wanted, now=self.now(), random=self._random, names=self.names))
        return self.shown

    def listen(self, told: Callable[[str], None]) -> Callable[[], None]:
        """Subscribe to changes of the tools, and return the function that unsubscribes."""
        held = (told,)
        self._listeners.append(held)

        def stop() -> None:
            self._listeners = [each for each in self._listeners if each is not held]

        return stop

    async def restore_state(self) -> None:
        """Restore the state saved in this page's browser, once. Unreadable or missing state is ignored."""
        if self.recalled:
            return
        self.recalled = True
        try:
            kept = await ft.SharedPreferences().get(KEY)
            if isinstance(kept, str) and len(kept) <= KEPT_BY_BROWSER.most:
                self._set_state(msgspec.json.decode(kept, type=Toolbox))
        except Exception as error:
            log.info("a browser keeps no tools: %s", error)

    def save_state(self, page: ft.Page) -> None:
        """Save the state in the browser of a page."""
        run_in(page, _write_to_browser, msgspec.json.encode(self.shown).decode())

    def _set_state(self, box: Toolbox) -> None:
        self.shown = box
        for (told,) in tuple(self._listeners):
            told(KEY)


async def _write_to_browser(text: str) -> None:
    try:
        await asyncio.wait_for(ft.SharedPreferences().set(KEY, text), 4)
    except Exception as error:
        log.info("a browser keeps no tools: %s", error)
