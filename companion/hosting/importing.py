"""A table that was played elsewhere comes here: as a new one, as more of one that is here, or beside it."""

from dataclasses import dataclass
from typing import Literal

from companion.hosting.session import TableSession
from companion.hosting.table_manager import TableManager
from companion.hosting.timeline import AnyTable
from companion.sharing.compare import Ahead, Behind, Parted, Same, relate

How = Literal["new", "finished", "nothing_new", "continued", "kept_both"]
"""Opened; filed into the history; mine has it all; mine went on with it; opened beside mine, id new."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of a table that was brought.

    Attributes:
        table_id: where it is now.
        how: what was done.
        parted: for two that were both kept, the number of the first entry in which they differ; None where
            they never were the same table.
    """

    table_id: str
    how: How
    parted: int | None = None


def import_table(tables: TableManager, table: AnyTable) -> Imported:
    """Keep a table that was brought from elsewhere, without losing anything that is here.

    An unknown one is opened, or filed away if it is over. Of one that is here, whatever it has more is
    appended entry by entry, each judged; where the two have parted, both are kept.

    Args:
        tables: where it comes to.
        table: as it was read; its entries were judged by the rules here.

    Raises:
        TooManyTables: as many are open as are kept open.
        HistoryError: it could not be written, or the one that is here cannot be read.
        WireError: the record that is here is not what it should be.
        Diverged: the entries of the one that is here cannot have come about under these rules.
    """
    table_id = table.header.id
    mine = tables.known(table_id)
    if mine is None:
        live = _opened(tables, table)
        return Imported(live.id, "finished" if live.over else "new")
    match relate(mine, table):
        case Same() | Behind():
            return Imported(table_id, "nothing_new")
        case Ahead():
            return _continued(tables, tables.reopen(table_id), table)
        case Parted(seq):
            return Imported(_opened(tables, table, anew=True).id, "kept_both", seq)
    return Imported(_opened(tables, table, anew=True).id, "kept_both")


def _continued(tables: TableManager, live: TableSession, table: AnyTable) -> Imported:
    """Go on with what is more; somebody may have played here since it was compared."""
    with live.held():
        relation = relate(live.table, table)
        if isinstance(relation, Ahead):
            live.follow(relation.entries)
            return Imported(live.id, "continued")
    return import_table(tables, table)


def _opened(tables: TableManager, table: AnyTable, *, anew: bool = False) -> TableSession:
    live = tables.adopt(table, anew=anew)
    if live.over:
        tables.finish(live)
    return live
