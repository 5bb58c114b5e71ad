"""A table together with its journal, kept consistent with each other."""

from typing import Any

from companion.engine.record import AnyEntry, Codec, Header
from companion.engine.table import Diverged
from companion.engine.wire import WireError, encode
from companion.history.errors import JournalClosed
from companion.history.journal import Journal
from companion.hosting.errors import Malformed
from companion.hosting.loading import read_lines
from companion.hosting.timeline import AnyTable, Timeline

MOST_BYTES = 4096
"""Bytes of the longest entry that is written; a move takes some hundred."""


class JournaledTable:
    """Table at the state of its journal that is known here. Not locked: the session is.

    Attributes:
        table: as it is now.
        journal: where its entries go.
        timeline: where it stood before.
    """

    def __init__(self, table: AnyTable, journal: Journal) -> None:
        """Continue a table.

        Args:
            table: as it stands in the journal.
            journal: takes the entries.
        """
        self.table, self.journal, self.timeline = table, journal, Timeline()
        self._codec = Codec(table.game)

    def encode_line(self, entry: AnyEntry[Any, Any]) -> bytes:
        """Encode an entry as a journal line, and read it back as strictly as the next start will.

        Raises:
            Malformed: it would not be read again.
        """
        try:
            line = encode(entry)
            if len(line) > MOST_BYTES:
                raise Malformed
            self._codec.decode_entry(line)
        except (WireError, TypeError, ValueError, RecursionError) as error:
            raise Malformed from error
        return line

    def append(self, line: bytes, table: AnyTable) -> None:
        """Append an entry to the journal, then move on to the table after it.

        Raises:
            Overtaken: another host wrote in between; nothing has changed.
            CompanionError: it could not be written; nothing has changed.
        """
        self.journal.append(line)
        self._replay(table)

    def set_header(self, table: AnyTable) -> None:
        """Replace the header in the journal, then move on to the table with the same entries under it.

        Raises:
            Overtaken: another host wrote in between; nothing has changed.
            CompanionError: it could not be written; nothing has changed.
        """
        self.journal.set_header(header_line(table.header))
        self.table, self.timeline = table, Timeline()

    def catch_up(self) -> bool:
        """Apply entries that other hosts wrote, each judged again. Returns True if there were any.

        Raises:
            JournalClosed: an entry of theirs is not allowed here. Those before it stand, and nothing more is
                written.
            CompanionError: it could not be read.
        """
        news = self.journal.news()
        if news is None:
            return False
        try:
            if news.anew:
                self.table, self.timeline = read_lines(self.table.game, news.lines), Timeline()
            else:
                for line in news.lines:
                    self._replay(self.table.accept(self._codec.decode_entry(line)))
        except (WireError, Diverged) as error:
            self.journal.close()
            raise JournalClosed from error
        return True

    def _replay(self, table: AnyTable) -> None:
        self.table = table
        self.timeline.add_position(table)


def header_line(header: Header[Any]) -> bytes:
    """Encode the first line of a table's journal."""
    return encode(header)
