"""Rows of one home. Every request to the store goes through them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from companion.postgres.database import Database, Row, Work
from companion.postgres.notify import Hints

T = TypeVar("T")


@dataclass(frozen=True)
class HomeRows:
    """Rows of one home in a store.

    Attributes:
        database: Where the store is.
        hints: Tell other workers, and hear of them.
        home: The home's number in the store: the first value of every key.
        name: Its name.
        most_open: How many tables it may have open at once.
    """

    database: Database
    hints: Hints
    home: int
    name: str
    most_open: int

    def select(self, statement: str, *params: object) -> list[Row]:
        """See ``Database.select``."""
        return self.database.select(statement, *params)

    def change(self, statement: str, *params: object) -> int:
        """See ``Database.change``."""
        return self.database.change(statement, *params)

    def transact(self, act: Callable[[Work], T], done: Callable[[Work], T | None] = lambda _: None) -> T:
        """See ``Database.transact``."""
        return self.database.transact(act, done)

    def tell(self, hint: str) -> None:
        """Hint to other workers that something changed. Never waits."""
        self.hints.tell(self.home, hint)
