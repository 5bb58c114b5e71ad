"""A table followed from afar: entries are taken over as they come, and drifting apart is noticed at once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.engine.game import Game
from companion.engine.record import AnyEntry, Header
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError, digest
from companion.hosting.intents import Seen
from companion.hosting.timeline import AnyTable


@dataclass(frozen=True)
class Update:
    """Entries of a table, for somebody who follows it.

    Attributes:
        header: how its record begins.
        after: how many entries come before these.
        entries: the entries, in order.
    """

    header: Header[Any]
    after: int
    entries: tuple[AnyEntry[Any, Any], ...]


def seen_of(table: AnyTable, seq: int | None = None) -> Seen:
    """Return what somebody has seen who has followed so many entries of a table. All of them by default."""
    seq = table.seq if seq is None else seq
    return Seen(seq, table.entries[seq - 1].digest if seq else digest(table.opening))


def update_of(table: AnyTable, since: Seen | None) -> Update:
    """Return what somebody lacks who has seen this of a table. Everything, if it never looked like that."""
    shared = since is not None and 0 <= since.seq <= table.seq and since == seen_of(table, since.seq)
    after = since.seq if since and shared else 0
    return Update(table.header, after, table.entries[after:])


class Replica:
    """A copy of a table that judges every entry itself.

    Updates may come late, twice, in any order, or not at all: what fits is taken over, what was heard already
    is passed by, and everything else shows that something is missing or wrong. Then `catch_up` asks again.

    Attributes:
        game: the game played.
        table: the copy; None before the first update.
        strayed: how often what came could not be true, or the copy could not.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        """Begin with nothing."""
        self.game = game
        self.table: AnyTable | None = None
        self.strayed = 0

    @property
    def seen(self) -> Seen | None:
        """What it has followed so far."""
        return seen_of(self.table) if self.table else None

    def hear(self, update: Update) -> bool:
        """Take over what fits.

        Returns:
            True if the copy is now at least as far as the update, and agrees with it.
        """
        table = self.table
        if table is None or update.header != table.header:
            if update.after:
                return False
            return self._follow(None, update)
        if update.after > table.seq:
            return False
        known = table.seq - update.after
        if table.entries[update.after :][: len(update.entries)] != update.entries[:known]:
            self.strayed += 1
            return False
        return self._follow(table, Update(update.header, table.seq, update.entries[known:]))

    def catch_up(self, ask: Callable[[Seen | None], Update]) -> None:
        """Ask for what is missing, and believe the answer rather than itself.

        Args:
            ask: given what was followed so far, brings what comes after it, or everything.

        Raises:
            Diverged: the answer cannot be true either.
        """
        update = ask(self.seen)
        if not update.after:
            self.table = None
        if self.hear(update):
            return
        self.table, update = None, ask(None)
        if not self.hear(update):
            raise Diverged(update.after + 1, "the whole record does not hold")

    def _follow(self, table: AnyTable | None, update: Update) -> bool:
        """Take over entries until one does not fit. Those before it are kept."""
        try:
            table = table or Table.begin(self.game, update.header)
            for entry in update.entries:
                table = table.accept(entry)
        except (Diverged, WireError):
            self.strayed += 1
            return False
        finally:
            self.table = table
        return True
