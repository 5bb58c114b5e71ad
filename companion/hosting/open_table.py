"""Read access to an open table, without its lock."""

from typing import Any

from companion.engine.faults import attempt
from companion.engine.game import Game
from companion.engine.table import Step
from companion.history.journal import Journal
from companion.hosting.journaled_table import JournaledTable
from companion.hosting.timeline import AnyTable, Timeline


class OpenTable:
    """Reading side of a `companion.hosting.session.TableSession`."""

    def __init__(self, kept: JournaledTable) -> None:
        """Read a table that is kept with its journal."""
        self._kept = kept
        self._over: tuple[AnyTable | None, bool] = None, False

    @property
    def table(self) -> AnyTable:
        """Current table; immutable."""
        return self._kept.table

    @property
    def timeline(self) -> Timeline:
        """Earlier positions of the table."""
        return self._kept.timeline

    @property
    def id(self) -> str:
        """Id of the table."""
        return self.table.header.id

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Game of the table."""
        return self.table.game

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""
        return tuple([seat.name for seat in self.table.header.setup.seats])

    @property
    def over(self) -> bool:
        """True if a played game has ended; False if its referee cannot tell."""
        asked, over = self._over
        table = self.table
        if asked is not table:
            playing = table.header.setup.mode == "play"
            over = playing and attempt(self.id, lambda: not table.game.actors(table.position), False)
            self._over = table, over
        return over

    @property
    def last(self) -> Step[Any, Any, Any] | None:
        """Step that undo would take back."""
        return self.table.done[-1] if self.table.done else None

    @property
    def touched(self) -> int:
        """Moment of the last entry, or of the table's creation, in milliseconds since 1970."""
        table = self.table
        return max(table.header.created, table.entries[-1].at if table.entries else 0)

    @property
    def journal(self) -> Journal:
        """Journal of the table's entries."""
        return self._kept.journal
