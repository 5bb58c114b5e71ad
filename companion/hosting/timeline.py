"""Earlier positions of a table, and conflicts with entries made meanwhile."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.engine.log import LogLine, Viewer, log_line, tell_entry
from companion.engine.record import AnyEntry, Redone, Undone
from companion.engine.table import Step, Table
from companion.engine.wire import digest
from companion.hosting.intents import Seen

AnyTable = Table[Any, Any, Any]

FURTHEST = 512
"""Maximum of entries searched for a conflict: no page looks at anything older."""


def redact_position(table: AnyTable, position: Any, viewer: Viewer) -> Any:
    """Redact one of a table's positions for a viewer."""
    return position if viewer == "all" else table.game.view(position, viewer)


def undo_stacks(entries: Sequence[AnyEntry[Any, Any]], seq: int) -> tuple[list[int], list[int]]:
    """Compute the undo and redo stacks after `seq` entries: entry numbers, the latest last."""
    done: list[int] = []
    undone: list[int] = []
    for entry in entries[:seq]:
        if isinstance(entry, Undone):
            undone.append(done.pop())
        elif isinstance(entry, Redone):
            done.append(undone.pop())
        else:
            done.append(entry.seq)
            undone.clear()
    return done, undone


def target_entry(entries: Sequence[AnyEntry[Any, Any]], seq: int) -> int:
    """Find the entry that an undo or redo is about. Any other entry is about itself.

    Args:
        entries: a whole record's.
        seq: the number of one of them, 1 for the first.
    """
    if not isinstance(entries[seq - 1], Undone | Redone):
        return seq
    done, undone = undo_stacks(entries, seq)
    return undone[-1] if isinstance(entries[seq - 1], Undone) else done[-1]


def last_undoer(table: AnyTable) -> int | None:
    """Find the seat that took back the entry redo would restore.

    None for the host, or without such an entry.
    """
    undone: list[int | None] = []
    for entry in table.entries:
        if isinstance(entry, Undone):
            undone.append(entry.by)
        elif isinstance(entry, Redone):
            undone.pop()
        else:
            undone.clear()
    return undone[-1] if undone else None


class Timeline:
    """Index of a table's positions by the number of entries before them. Not locked: the table is.

    Empty until the first look-up of an earlier position. From then on every new position is added.
    """

    def __init__(self) -> None:
        self._positions: list[Any] = []
        self._lines: tuple[AnyTable | None, dict[tuple[int, Viewer], LogLine]] = None, {}

    def position(self, table: AnyTable, seq: int) -> Any:
        """Return the position after `seq` entries of a table.

        Raises:
            IndexError: there are fewer.
        """
        if not 0 <= seq <= table.seq:
            raise IndexError(f"{seq} of {table.seq} entries")
        if seq == table.seq:
            return table.position
        if not self._positions:
            self._positions.append(table.opening)
        if len(self._positions) <= seq:
            self._replay_positions(table)
        return self._positions[seq]

    def add_position(self, table: AnyTable) -> None:
        """Add the position after a new entry, if all earlier positions are kept."""
        if len(self._positions) == table.seq:
            self._positions.append(table.position)

    def is_known_version(self, table: AnyTable, version: Seen, viewer: Viewer) -> bool:
        """Check that a viewer can have seen this version of a table."""
        if not 0 <= version.seq <= table.seq:
            return False
        return version.digest is None or version.digest == self.version_at(table, version.seq, viewer).digest

    def version_at(self, table: AnyTable, seq: int, viewer: Viewer) -> Seen:
        """Return a viewer's version of a table after `seq` entries."""
        if seq and (viewer == "all" or not table.game.secrets):
            return Seen(seq, table.entries[seq - 1].digest)
        return Seen(seq, digest(redact_position(table, self.position(table, seq), viewer)))

    def find_conflict(
        self, table: AnyTable, seat: int, move: Any, version: Seen | None, viewer: Viewer
    ) -> tuple[LogLine | None, bool]:
        """Find the first entry after `version` that made a seat's legal move illegal.

        Args:
            table: as it stands now; it refuses the move.
            seat: the seat of the move.
            move: the refused move.
            version: the version of the table it was made on.
            viewer: the reader.

        Returns:
            Its line, and True if it was taken back rather than made; no line if the move was not legal then,
            or too much has happened since.
        """
        if version is None or not table.seq - FURTHEST <= version.seq < table.seq:
            return None, False
        for seq in range(version.seq, table.seq + 1):
            view = redact_position(table, self.position(table, seq), viewer)
            if not table.game.verdict(view, seat, move).legal:
                break
        else:
            return None, False
        return (None, False) if seq == version.seq else self.describe_entry(table, seq, viewer)

    def log_line(self, table: AnyTable, step: int, viewer: Viewer) -> LogLine:
        """Return the line of one entry that stands, 1 for the first. Cached by the knowledge of viewers.

        Raises:
            IndexError: there is no such step.
        """
        known, lines = self._lines
        if known is not table:
            known, lines = self._lines = table, {}
        line = lines.get((step, viewer))
        if line is None:
            line = lines[step, viewer] = log_line(table, step, viewer)
        return line

    def describe_entry(self, table: AnyTable, seq: int, viewer: Viewer) -> tuple[LogLine, bool]:
        """Describe an entry as a viewer may be told it. Also tell an undo from any other entry.

        The line is that of the entry made, taken back or restored. Its ``by``, ``at`` and ``seq`` are the
        entry's own, and its step is 0 if the entry does not stand.
        """
        entry = table.entries[seq - 1]
        made = target_entry(table.entries, seq)
        line = replace(self._line_for_viewer(table, made, viewer), seq=seq, at=entry.at, by=entry.by)
        return line, isinstance(entry, Undone)

    def _line_for_viewer(self, table: AnyTable, seq: int, viewer: Viewer) -> LogLine:
        for number in range(len(table.done), 0, -1):
            if table.done[number - 1].entry.seq == seq:
                return self.log_line(table, number, viewer)
        made: Any = table.entries[seq - 1]
        then = Table(table.game, table.header, self.position(table, seq - 1))
        return replace(
            tell_entry(then, 1, Step(made, self.position(table, seq)), viewer, table.position), step=0
        )

    def _replay_positions(self, table: AnyTable) -> None:
        then = Table.begin(table.game, table.header)
        positions = [then.position]
        for entry in table.entries:
            then = then.accept(entry)
            positions.append(then.position)
        self._positions = positions
