"""Hints of one worker to the others: something changed at a table. They may be lost; a sweep finds the rest.

They are sent after a commit, never inside it: PostgreSQL lets one transaction with a hint end at a time.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from secrets import token_hex

from companion.history.errors import StoreAway
from companion.postgres.database import Database

CHANNEL = "companion"

SWEEP = 5.0
"""Seconds after which a worker looks by itself what it may have missed."""

_SEND = """
    with unsynced as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify('companion', hint) from unsynced, unnest(%s::text[]) hint
"""
"""Unsynced, since a hint is not worth waiting for a disk."""

_log = logging.getLogger(__name__)

Heard = Callable[[str], None]
"""Told what a hint says, such as the id of a table."""

Sweep = Callable[[], None]
"""Looks whether anything was missed."""

Stop = Callable[[], None]
"""Ends the hearing of hints."""


@dataclass(frozen=True, eq=False)
class _Ears:
    """Callbacks of one listener to a home's hints."""

    heard: Heard
    sweep: Sweep


class Hints:
    """Sends hints and hears those of other workers, each on a connection and a thread of its own."""

    def __init__(self, database: Database) -> None:
        """Begin without connections. None is made before the first home listens."""
        self._database = database
        self._name = token_hex(8)
        self._waiting: dict[str, None] = {}
        self._wake = threading.Condition()
        self._homes: dict[int, list[_Ears]] = {}
        self._swept = 0.0
        self._closed = False
        self._begun = False

    def tell(self, home: int, hint: str) -> None:
        """Queue a hint to be sent soon. Never waits."""
        with self._wake:
            self._waiting[f"{self._name} {home} {hint}"] = None
            self._wake.notify()

    def listen(self, home: int, on_hint: Heard, sweep: Sweep) -> Stop:
        """Register a listener for the hints of other workers about a home.

        Args:
            home: The home.
            on_hint: Called with each hint.
            sweep: Called every few seconds, and whenever hints may have been missed.

        Returns:
            Removes the listener; further calls do nothing.
        """
        ears = _Ears(on_hint, sweep)
        with self._wake:
            self._homes.setdefault(home, []).append(ears)
            begin, self._begun = not self._begun, True
        if begin:
            for work, name in ((self._send_hints, "hints-out"), (self._receive_hints, "hints-in")):
                threading.Thread(target=work, name=name, daemon=True).start()
        return lambda: self._remove_listener(home, ears)

    def close(self) -> None:
        """Stop sending and receiving hints. The database is closed by its opener."""
        with self._wake:
            self._closed = True
            self._wake.notify()

    def _remove_listener(self, home: int, ears: _Ears) -> None:
        with self._wake:
            left = [each for each in self._homes.get(home, ()) if each is not ears]
            self._homes.pop(home, None)
            if left:
                self._homes[home] = left

    def _send_hints(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and not self._closed:
                    self._wake.wait()
                if self._closed:
                    return
                waiting, self._waiting = list(self._waiting), {}
            with contextlib.suppress(StoreAway):
                self._database.select(_SEND, waiting)

    def _receive_hints(self) -> None:
        self._database.listen(CHANNEL, self._dispatch_hint, self._sweep_homes)

    def _dispatch_hint(self, hint: str) -> None:
        sender, home, what = hint.split(" ", 2)
        if sender != self._name and home.isdigit():
            for ears in tuple(self._homes.get(int(home), ())):
                _run_logging_errors(partial(ears.heard, what))

    def _sweep_homes(self, now: bool) -> None:
        if not now and time.monotonic() - self._swept < SWEEP:
            return
        self._swept = time.monotonic()
        for all_ears in tuple(self._homes.values()):
            for ears in tuple(all_ears):
                _run_logging_errors(ears.sweep)


def _run_logging_errors(act: Callable[[], None]) -> None:
    """Run an action in the background. Its errors are logged, and the next sweep tries again."""
    try:
        act()
    except StoreAway:
        pass
    except Exception:
        _log.exception("a hint could not be followed")
