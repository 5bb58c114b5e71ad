"""All plays of a home, listed once for as long as nothing about them changes."""

from __future__ import annotations

import threading

from companion.history.library import Library
from companion.history.people import People, name_key
from companion.history.plays import PlayedTable, list_plays
from companion.history.summary import Summary


class PlayList:
    """Cached list of all plays of a home. Safe to use from several threads.

    They are listed anew when a table was finished, reopened or deleted, or somebody is called something else.
    """

    def __init__(self, library: Library, people: People) -> None:
        """Prepare the list. Nothing is read yet.

        Args:
            library: The finished tables.
            people: The people and their names.
        """
        self._library, self._people = library, people
        self._lock = threading.Lock()
        self._made_of: tuple[tuple[Summary, ...], dict[str, str]] = ((), {})
        self._plays: tuple[PlayedTable, ...] = ()

    def all(self) -> tuple[PlayedTable, ...]:
        """List all plays, the oldest first.

        Raises:
            StoreUnreadable: The system does not let the names be read.
        """
        with self._lock:
            summaries, names = made_of = self._library.summaries.all(), self._people.names()
            if made_of != self._made_of:
                self._plays = list_plays(summaries, lambda name: names.get(name_key(name), name))
                self._made_of = made_of
            return self._plays
