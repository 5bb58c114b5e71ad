"""Devices connected to each table now. Never stored."""

import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass

from companion.hosting.errors import TableFull
from companion.hosting.events import Stop

MOST_AT_A_TABLE = 32
"""Devices at one table."""

MOST_IN_ALL = 200
"""Devices at all tables of a host."""

KEPT_FREE = 8
"""Number of these reserved for the first pages of seated devices, so that watchers keep no player out."""

Held = Callable[[], Collection[int]]
"""Tells the seats a device holds now."""


@dataclass(frozen=True, slots=True)
class Present:
    """Seats and watchers that are connected to a table.

    Attributes:
        seats: the seats with a connected device.
        watchers: how many devices are connected that hold no seat.
    """

    seats: frozenset[int] = frozenset()
    watchers: int = 0


@dataclass(frozen=True, eq=False, slots=True)
class _Page:
    """Connected page, with its device and the seats that the device holds."""

    held: Held
    device: str


class Presence:
    """Register of the devices connected to each table. Safe to use from several threads."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        """Begin with no devices.

        Args:
            tell: told the id of a table when the result of `at` for it has changed.
        """
        self._tell = tell
        self._lock = threading.Lock()
        self._pages: dict[str, list[_Page]] = {}
        self._told: dict[str, Present] = {}
        self._count = 0

    def enter(self, table_id: str, held_seats: Held, device: str = "") -> Stop:
        """Register a page that looks at a table.

        The first page of a device that holds a seat is always let in. There are no more of those than seats.

        Args:
            table_id: the table.
            held_seats: returns the seats it holds; called at each look-up.
            device: names the holder of the seats, the same for all their pages; empty for a watcher.

        Returns:
            To be called when it stops; further calls do nothing.

        Raises:
            TableFull: there are as many devices as the host serves.
        """
        page = _Page(held_seats, device)
        with self._lock:
            pages = self._pages.get(table_id, [])
            first = bool(device) and all(other.device != device for other in pages)
            if not first and len(pages) >= MOST_AT_A_TABLE - KEPT_FREE:
                raise TableFull(MOST_AT_A_TABLE)
            if not first and self._count >= MOST_IN_ALL - KEPT_FREE:
                raise TableFull(MOST_IN_ALL)
            self._pages[table_id] = [*pages, page]
            self._count += 1
        self.update(table_id)
        return lambda: self._remove_page(table_id, page)

    def present_at(self, table_id: str) -> Present:
        """Count the seats and watchers connected to a table now."""
        seats: set[int] = set()
        watchers = 0
        for page in self._pages.get(table_id, ()):
            own = page.held()
            seats.update(own)
            watchers += not own
        return Present(frozenset(seats), watchers)

    def update(self, table_id: str) -> None:
        """Announce a table if its presence differs from the last announcement.

        A second page of a connected device is no news, nor is a page that comes back before the next look.
        """
        now = self.present_at(
            table_id
        )  # who holds which seat may be asked of a database: others must not wait for that
        with self._lock:
            news = now != self._told.get(table_id, Present())
            if now == Present():
                self._told.pop(table_id, None)
            else:
                self._told[table_id] = now
        if news:
            self._tell(table_id)

    def _remove_page(self, table_id: str, page: _Page) -> None:
        with self._lock:
            pages = self._pages.get(table_id, [])
            kept = [each for each in pages if each is not page]
            if len(kept) == len(pages):
                return
            self._count -= 1
            if kept:
                self._pages[table_id] = kept
            else:
                del self._pages[table_id]
        self.update(table_id)
