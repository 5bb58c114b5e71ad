"""Queries of one device about one table. Secrets are filtered here, not on the device's screen."""

from collections.abc import Iterator, Sequence
from typing import Any

from companion.engine.agenda import Agenda
from companion.engine.game import Game
from companion.engine.log import LogLine, Viewer, redo_line
from companion.engine.notice import Notice
from companion.engine.own_undo import OwnUndo, find_own_undo
from companion.engine.record import Record
from companion.engine.round_gains import RoundSpan, find_last_round
from companion.engine.scoresheet import Scoresheet
from companion.engine.setup import Setup
from companion.hosting.errors import KeptSecret
from companion.hosting.intents import Seen
from companion.hosting.permissions import Permissions
from companion.hosting.session import TableSession
from companion.hosting.timeline import redact_position


class TableView:
    """One table as one device may see it. Always current. Safe to use from several threads.

    Every ``looking`` is the seat the page looks at; see `Permissions.choose_viewer`.
    """

    def __init__(self, session: TableSession, rights: Permissions) -> None:
        """Bind a device to a table.

        Args:
            session: the table.
            rights: the device's rights there.
        """
        self._session, self._rights = session, rights

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Game of the table."""
        return self._session.game

    @property
    def variant(self) -> str:
        """The table's own name for the game, where the game leaves that to the table. Never secret."""
        return self._session.table.variant

    @property
    def setup(self) -> Setup:
        """Seats, colours and readings."""
        return self._session.table.header.setup

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""
        return self._session.names

    @property
    def created(self) -> int:
        """Moment the table was set up, in milliseconds since 1970."""
        return self._session.table.header.created

    @property
    def seq(self) -> int:
        """Number of entries."""
        return self._session.table.seq

    @property
    def steps(self) -> int:
        """Number of entries that stand."""
        return len(self._session.table.done)

    @property
    def over(self) -> bool:
        """True if a played game has ended. Then nothing is secret any more."""
        return self._session.over

    # what it shows

    def position(self, viewing_seat: int | None = None) -> Any:
        """Return the position, as far as the device may see it."""
        table = self._session.table
        return redact_position(table, table.position, self._choose_viewer(viewing_seat))

    def current_version(self, seat: int | None = None) -> Seen:
        """Return the version of the table for a page drawn now.

        The page sends it with every intent of that seat.
        """
        table = self._session.table
        return self._session.timeline.version_at(table, table.seq, self._choose_viewer(seat))

    def log(self, viewing_seat: int | None = None) -> Iterator[LogLine]:
        """Yield the log lines of all entries that stand, latest first, as far as the device may be told."""
        table, eyes = self._session.table, self._choose_viewer(viewing_seat)
        return (self._session.timeline.log_line(table, step, eyes) for step in range(len(table.done), 0, -1))

    def undo_line(self, viewing_seat: int | None = None) -> LogLine | None:
        """Describe the first entry of the tap that undo takes back, or return None if no entry stands."""
        table = self._session.table
        if not table.done:
            return None
        first = len(table.done) + 1 - table.undo_count
        return self._session.timeline.log_line(table, first, self._choose_viewer(viewing_seat))

    @property
    def undo_count(self) -> int:
        """Number of entries that undo would take back: all that one tap has made."""
        return self._session.table.undo_count

    @property
    def redo_count(self) -> int:
        """Number of entries that redo would bring back."""
        return self._session.table.redo_count

    def own_undo(self, seat: int) -> OwnUndo:
        """Tell the effect of undo for a seat of a game with all acting at once."""
        return find_own_undo(self._session.table, seat)

    def redo_line(self, viewing_seat: int | None = None) -> LogLine | None:
        """Describe the entry that redo would restore, or return None if none was taken back."""
        return redo_line(self._session.table, self._choose_viewer(viewing_seat))

    # what the referee says of it

    def agenda(self, viewing_seat: int | None = None) -> Agenda:
        """Return the table's agenda, as far as the device may see it."""
        return self.game.agenda(self.position(viewing_seat))

    def scoresheet(self, viewing_seat: int | None = None, step: int | None = None) -> Scoresheet:
        """Score a position as if the game ended there, as far as the device can know.

        Args:
            viewing_seat: the seat the page looks at.
            step: how many entries stood then; None for now.

        Raises:
            IndexError: there are not so many entries.
        """
        if step is None:
            return self.game.scoresheet(self.position(viewing_seat))
        table = self._session.table
        seen = redact_position(table, table.at_step(step), self._choose_viewer(viewing_seat))
        return self.game.scoresheet(seen)

    @property
    def last_round(self) -> RoundSpan | None:
        """Latest round that is complete, or None before the first is."""
        return find_last_round(self._session.table)

    def warnings(self, viewing_seat: int | None = None) -> tuple[Notice, ...]:
        """List notices of values in the mirror that the box cannot hold."""
        return self.game.warnings(self.position(viewing_seat))

    def actors(self, viewing_seat: int | None = None) -> tuple[int, ...]:
        """List the seats that are asked to act."""
        return self.game.actors(self.position(viewing_seat))

    def moves(self, seat: int) -> Sequence[Any]:
        """List the legal moves of a seat, as far as the device can know."""
        return self.game.moves(self.position(seat), seat)

    # all of it

    def record(self, *, openly: bool = False) -> Record[Any, Any, Any]:
        """Export the whole record, to be carried elsewhere.

        Args:
            openly: True if a warned host takes the secrets along.

        Raises:
            KeptSecret: the game has secrets and is not over.
        """
        if self._choose_viewer(None) != "all" and not (openly and self._rights.hosting):
            raise KeptSecret
        return self._session.table.record

    def _choose_viewer(self, viewing_seat: int | None) -> Viewer:
        return self._rights.choose_viewer(viewing_seat)
