"""The location of a home for a command: a folder, or a home in a store that hosts share."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from companion.postgres.opening import FIRST_HOME, REACH, open_store

if TYPE_CHECKING:
    from companion.history.home import Home
    from companion.history.store_protocols import SharedTables

VARIABLE = "COMPANION_STORE"
"""Environment variable with the store's address: in it no list of processes shows a password."""


@dataclass(frozen=True)
class HomeLocation:
    """Location of a home: a folder, or a name in a store.

    Attributes:
        folder: the folder; None for the one that the environment or the platform says.
        store: the address of a database; None for a folder.
        name: what the home is called in the store.
        chosen: whether somebody said so.
    """

    folder: Path | None = None
    store: str | None = None
    name: str = FIRST_HOME
    chosen: bool = False

    @classmethod
    def from_args(cls, args: Namespace, environ: Mapping[str, str]) -> HomeLocation:
        """Read the location off the command line, else off the environment.

        A folder named on the command line overrides the environment's store.
        """
        store = args.store or (None if args.home else environ.get(VARIABLE, "").strip()) or None
        return cls(args.home, store, args.home_name or FIRST_HOME, bool(args.home_name))

    @contextmanager
    def open(self) -> Iterator[tuple[Home, SharedTables | None]]:
        """Open the home, held, with its tables if it shares them.

        Raises:
            CompanionError: it is in use, or cannot be reached.
        """
        from companion.history.home import Home  # a position is scored without it
        from companion.hosting.open_home import current_millis, home_in_store

        if self.store is None:
            with Home.open(self.folder) as home:
                yield home, None
            return
        store = open_store(self.store, reach=REACH)
        with home_in_store(kept := store.home(self.name, current_millis), store.close) as home:
            yield home, kept.shared
