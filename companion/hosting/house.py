"""One installation: its home folder, and everything that lives in it."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from companion.history.errors import Clock, Report
from companion.history.home import Home
from companion.history.library import Library
from companion.history.people import People
from companion.history.preferences import PreferencesStore
from companion.hosting.host import Host

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What table ids are made of: nothing that looks like something else, all in a QR code's short alphabet."""


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody guesses: 12 letters and digits, 60 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


@dataclass(frozen=True)
class House:
    """What one process holds of one home; close it, or use it as a context manager.

    Attributes:
        home: the folder, locked against other processes.
        host: open and finished tables.
        people: who has played here.
        preferences: language, theme, text size, last setups.
    """

    home: Home
    host: Host
    people: People
    preferences: PreferencesStore

    @classmethod
    def open(
        cls,
        path: Path | None = None,
        *,
        clock: Clock = now,
        ids: Callable[[], str] = new_id,
        fsync: bool = True,
    ) -> "House":
        """Open a home and every table that was left open in it.

        Args:
            path: the folder; by default what the environment or the platform says.
            clock: tells the time.
            ids: makes table ids.
            fsync: whether to wait for the disk. Only tests turn it off.

        Raises:
            HistoryError: the home is in use, or cannot be read or written.
        """
        home = Home.open(path)
        reports: list[Report] = []
        try:
            library = Library(home, clock=clock, report=reports.append, fsync=fsync)
            people = People(home.store / "people.json", clock=clock, report=reports.append, fsync=fsync)
            preferences = PreferencesStore(
                home.store / "preferences.json", clock=clock, report=reports.append, fsync=fsync
            )
            host = Host(library, clock=clock, new_id=ids, reports=reports)
        except BaseException:
            home.close()
            raise
        return cls(home, host, people, preferences)

    def close(self) -> None:
        """Let go of every file and of the home."""
        self.host.close()
        self.home.close()

    def __enter__(self) -> "House":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
