"""Dice and clocks without any table: one phone's own, kept in its browser."""

import asyncio
import logging
from collections.abc import Callable
from random import Random, SystemRandom

import flet as ft
import msgspec

from companion.bounds import KEPT_BY_BROWSER
from companion.hosting.house import now as time_of_day
from companion.tools.toolbox import EMPTY, Toolbox, Wanted, handle
from views.flet_adapter.bridge import run_in

log = logging.getLogger(__name__)

KEY = "companion.tools"
"""Under which name they lie in the browser's storage."""


class OwnTools:
    """What a phone rolls and times for itself; the same calls as `TableTools`."""

    def __init__(self, clock: Callable[[], int] = time_of_day, random: Random | None = None) -> None:
        """Nothing is rolled and nothing is timed.

        Args:
            clock: milliseconds since 1970.
            random: where chance comes from; by default the system's.
        """
        self.names: tuple[str, ...] = ()
        self.shown = EMPTY
        self.recalled = False
        self._clock, self._random = clock, random or SystemRandom()
        self._listeners: list[tuple[Callable[[str], None]]] = []

    def now(self) -> int:
        """The moment, in milliseconds since 1970."""
        return self._clock()

    def use(self, wanted: Wanted) -> Toolbox:
        """Have something done.

        Raises:
            ValueError: nobody can want that; nothing has changed.
        """
        self._show(handle(self.shown, wanted, now=self.now(), random=self._random, names=self.names))
        return self.shown

    def listen(self, told: Callable[[str], None]) -> Callable[[], None]:
        """Be told whenever they show something else; returns how to stop."""
        held = (told,)
        self._listeners.append(held)

        def stop() -> None:
            self._listeners = [each for each in self._listeners if each is not held]

        return stop

    async def recall(self) -> None:
        """Show what the browser of this page kept, once; nothing where it kept none that can be read."""
        if self.recalled:
            return
        self.recalled = True
        try:
            kept = await ft.SharedPreferences().get(KEY)
            if isinstance(kept, str) and len(kept) <= KEPT_BY_BROWSER.most:
                self._show(msgspec.json.decode(kept, type=Toolbox))
        except Exception as error:
            log.info("a browser keeps no tools: %s", error)

    def keep(self, page: ft.Page) -> None:
        """Have the browser of a page keep what they show."""
        run_in(page, _keep, msgspec.json.encode(self.shown).decode())

    def _show(self, box: Toolbox) -> None:
        self.shown = box
        for (told,) in tuple(self._listeners):
            told(KEY)


async def _keep(text: str) -> None:
    try:
        await asyncio.wait_for(ft.SharedPreferences().set(KEY, text), 4)
    except Exception as error:
        log.info("a browser keeps no tools: %s", error)
