"""Notification of listeners about changes. The failure of one listener does not affect the others."""

import logging
import threading
from collections.abc import Callable

from companion.hosting.errors import TableFull

Listener = Callable[[str], None]
"""Called with a table's id after something changed at it."""

Stop = Callable[[], None]
"""Ends a subscription; further calls do nothing."""

MOST_LISTENERS = 1000
"""Maximum of subscriptions in all: each of some hundred phones has a few."""

_log = logging.getLogger(__name__)


class EventBus:
    """Listeners of one table each, or of all. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str | None, list[tuple[Listener]]] = {}
        self._count = 0

    def listen(self, listener: Listener, table_id: str | None = None) -> Stop:
        """Register a listener. Returns the function that removes it.

        Args:
            listener: must return soon; its errors are logged.
            table_id: the table they want to hear of; None for all.

        Raises:
            TableFull: there are `MOST_LISTENERS` already.
        """
        entry = (listener,)  # a box of its own, so that the same listener may listen twice
        with self._lock:
            if self._count >= MOST_LISTENERS:
                raise TableFull(MOST_LISTENERS)
            self._listeners.setdefault(table_id, []).append(entry)
            self._count += 1
        return lambda: self._remove(table_id, entry)

    def tell(self, table_id: str) -> None:
        """Notify all listeners of a table, and those of all tables."""
        with self._lock:
            listeners = [*self._listeners.get(None, ()), *self._listeners.get(table_id, ())]
        for (listener,) in listeners:
            try:
                listener(table_id)
            except Exception:
                _log.exception("a listener of table %s failed", table_id)

    def _remove(self, table_id: str | None, entry: tuple[Listener]) -> None:
        with self._lock:
            listeners = self._listeners.get(table_id, [])
            kept = [each for each in listeners if each is not entry]
            self._count -= len(listeners) - len(kept)
            if kept:
                self._listeners[table_id] = kept
            else:
                self._listeners.pop(table_id, None)
