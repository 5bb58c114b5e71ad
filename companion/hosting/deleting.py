"""Deletion of tables with all that belongs to them. A finished table can be put back."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass

from companion.errors import CompanionError
from companion.history.albums import Albums
from companion.history.library import Library
from companion.history.summary import Summary
from companion.hosting.seating import Seating
from companion.hosting.sessions import Sessions
from companion.hosting.tools import ToolStore


@dataclass(frozen=True)
class DeletedTable:
    """Deleted table that can be restored for as long as this object is kept.

    Attributes:
        summary: its summary in the history.
        put_back: puts it back as it was; raises `CompanionError` if there is one of its id again, or it
            cannot be written.
    """

    summary: Summary
    put_back: Callable[[], None]


@dataclass(frozen=True)
class Deleting:
    """Takes tables away from everything that keeps something of them.

    Attributes:
        library: where their records are.
        sessions: those in memory.
        lock: held while the library changes.
        seating: who sits where.
        tools: dice and clocks.
        albums: notes and photos.
        tell: told the id of a table that is gone, or back.
    """

    library: Library
    sessions: Sessions
    lock: AbstractContextManager[object]
    seating: Seating
    tools: ToolStore | None
    albums: Albums | None
    tell: Callable[[str], None]

    def delete(self, table_id: str) -> DeletedTable | None:
        """Delete a table. See `TableManager.delete`.

        Raises:
            CompanionError: it could not be deleted.
        """
        session = self.sessions.get(table_id)
        with session.hold() if session else nullcontext():
            if session:
                with suppress(CompanionError):  # what cannot be read can be deleted all the same
                    session.catch_up()
                session.close()
            with self.lock:
                summary, lines = self.library.filed.get(table_id), self._readable_lines(table_id)
                self.library.discard(table_id)
                self.sessions.drop(table_id)
            again = [self.seating.forget(table_id)]
            if self.tools:
                self.tools.forget(table_id)
            if self.albums:
                again.append(self.albums.forget(table_id))
        self.tell(table_id)
        if summary is None or not lines:
            return None
        whole = summary

        def restore_table() -> None:
            with self.lock:
                self.library.finish(self.library.begin(whole.id, lines[0], lines[1:]), whole)
            for each in again:
                each()
            self.tell(whole.id)

        return DeletedTable(whole, restore_table)

    def _readable_lines(self, table_id: str) -> tuple[bytes, ...]:
        try:
            return self.library.lines(table_id) if self.library.is_finished(table_id) else ()
        except CompanionError:
            return ()
