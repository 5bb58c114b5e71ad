"""Filing of tables that are over, and reopening when their end is taken back."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from companion.engine.faults import attempt
from companion.errors import CompanionError
from companion.history.errors import Overtaken, Report
from companion.history.journal import Journal
from companion.history.library import Library
from companion.hosting.box_sync import BoxSync
from companion.hosting.errors import TableFiled
from companion.hosting.measures import Measures
from companion.hosting.reports import Findings
from companion.hosting.session import TableSession
from companion.hosting.sessions import Sessions
from companion.hosting.summaries import summary_of


@dataclass
class Filing:
    """`Keeper` of every table of a home.

    Attributes:
        library: where the tables are kept.
        lock: held while the library changes.
        box_sync: told of box entries read at tables.
        reports: told of tables that could not be filed away.
        measures: see `Keeper.measures`.
        tell: see `Keeper.tell`.
        keep_times: keeps the time that each seat of a filed table took; None without clocks.
        sessions: the tables in memory.
    """

    library: Library
    lock: AbstractContextManager[object]
    box_sync: BoxSync
    reports: Findings
    measures: Measures
    tell: Callable[[str], None]
    keep_times: Callable[[TableSession], object] | None = None
    sessions: Sessions = field(init=False)

    def writable_journal(self, session: TableSession) -> Journal:
        """Return a table's journal for writing, as `Keeper.writable_journal` does.

        The end of a game may be taken back. A table put away before its end is closed.

        Raises:
            TableFiled: it was put away before its end.
            CompanionError: it cannot be moved.
        """
        if self.library.is_finished(session.id) and not session.over:
            raise TableFiled
        return self.open_journal(session)

    def open_journal(self, session: TableSession) -> Journal:
        """Return the journal of a table. Makes the table an open one again if it was finished.

        Raises:
            TooManyTables: as many are open as are kept open.
            CompanionError: it cannot be moved.
        """
        with self.lock:
            if not self.library.is_finished(session.id):
                return session.journal
            self.sessions.make_room()
            return self.library.reopen(session.id, session.journal)

    def on_entry(self, session: TableSession) -> None:
        """File a played game into the history once it has ended. See `Keeper.on_entry`.

        If that fails, the failure is reported, the entry stands all the same and the table stays open.
        Printed values read off the cardboard are stored in the owner's box.
        """
        attempt(session.id, lambda: self.box_sync.follow_table(session.table), None)
        if not session.over:
            return
        try:
            self.file_away(session)
        except Overtaken:
            pass  # whoever wrote in between files it away if it is still over then
        except CompanionError as error:
            self.reports.add(Report(error.id, error.params))

    def file_away(self, session: TableSession) -> None:
        """File a table away, scored as it stands, unless that was done already.

        Raises:
            CompanionError: it could not be moved; it is still open.
        """
        with self.lock:
            if self.library.is_finished(session.id) or self.sessions.get(session.id) is not session:
                return
            try:
                self.library.finish(session.journal, summary_of(session.table))
            except CompanionError:
                if session.id in self.library.open_tables():
                    session.resume(self.library.resume(session.id))
                raise
            self._keep_times(session)

    def _keep_times(self, session: TableSession) -> None:
        """Keep the times of a filed table. A failure is reported: the table itself is filed all the same."""
        try:
            if self.keep_times:
                self.keep_times(session)
        except CompanionError as error:
            self.reports.add(Report(error.id, error.params))
