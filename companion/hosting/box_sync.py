"""Exchange of printed values between the owner's boxes and the tables played with them."""

from typing import Any

from companion.engine.game import Game
from companion.engine.record import Corrected, Redone, Undone
from companion.engine.table import Table
from companion.errors import CompanionError
from companion.history.boxes import Boxes
from companion.history.errors import Report
from companion.hosting.reports import Findings


class BoxSync:
    """Between tables and boxes. A box that cannot be read or written is reported, and stops no table.

    What a table took over from the box stays in the box when the table takes it back.
    """

    def __init__(self, boxes: Boxes | None, reports: Findings) -> None:
        """Begin without reading any box.

        Args:
            boxes: the owner's boxes; None if there is no owner.
            reports: told of entries that could not be kept.
        """
        self._boxes, self._reports = boxes, reports
        self._taken_over: set[tuple[str, str]] = set()

    def own(self, game: Game[Any, Any, Any]) -> dict[str, str]:
        """Return the owner's entries for a new table of a game.

        Empty, and reported, if they cannot be read.
        """
        try:
            return self._boxes.own_entries(game) if self._boxes else {}
        except CompanionError as error:
            self._reports.add(Report(error.id, error.params))
            return {}

    def follow_table(self, table: Table[Any, Any, Any]) -> None:
        """Store the box entry of a table's last correction, or forget it if the correction was undone."""
        last = table.entries[-1]
        undone = isinstance(last, Undone)
        corrected = (
            table.undone[-1].entry if undone else table.done[-1].entry if isinstance(last, Redone) else last
        )
        if isinstance(corrected, Corrected) and self._boxes:
            entry = table.game.box.read_by(corrected.correction)
            try:
                if entry is not None:
                    self._store_entry(self._boxes, table, *entry, undone=undone)
            except CompanionError as error:
                self._reports.add(Report(error.id, error.params))

    def _store_entry(
        self, boxes: Boxes, table: Table[Any, Any, Any], name: str, text: str, *, undone: bool
    ) -> None:
        now, key = table.game.box.own(table.position), (table.header.id, name)
        if not undone and boxes.owner_entries(table.game).get(name) == text:
            self._taken_over.add(key)
        elif undone and name not in now:
            if key not in self._taken_over:
                boxes.forget(table.game, (name,))
            self._taken_over.discard(key)
        else:
            boxes.put(table.game, {name: now[name] if undone else text})
