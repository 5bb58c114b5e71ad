"""How a table is typed by hand."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from companion.engine import toml
from companion.engine.notation import FileContext, Notation
from companion.engine.setup import Name
from counting.position import MANY, Heap, Lay, Readings

Stones = Annotated[int, msgspec.Meta(ge=0, le=MANY)]


class SeatTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a file: who sits there, and how many stones they have laid."""

    name: Name
    laid: Stones = 0


class HeapTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file but for ``game`` and ``moves``.

    Attributes:
        seats: clockwise.
        stones: how many lie on the heap; by default all that were laid.
        rulings: readings that differ from the default.
    """

    seats: Annotated[tuple[SeatTable, ...], msgspec.Meta(min_length=1, max_length=3)]
    stones: Stones | None = None
    rulings: Readings = Readings()


class HeapNotation(Notation[Heap, Lay, HeapTable]):
    """Reads and writes a heap."""

    table_type = HeapTable

    def read(self, table: HeapTable, context: FileContext[Lay]) -> Heap:
        """Read the heap that a file describes."""
        laid = tuple(seat.laid for seat in table.seats)
        return Heap(min(MANY, sum(laid)) if table.stones is None else table.stones, laid, table.rulings)

    def write(self, position: Heap, names: Sequence[str]) -> str:
        """Write the heap as TOML."""
        rulings = msgspec.to_builtins(position.rulings)
        seats = [{"name": name, "laid": laid} for name, laid in zip(names, position.laid, strict=True)]
        stated = {"rulings": rulings} if rulings else {}
        return toml.format_document({"stones": position.stones, **stated, "seats": seats})
