"""Import of a table played elsewhere: as a new one, as more of the one here, or beside it."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from companion.history.errors import JournalExists, Overtaken
from companion.hosting.intents import Seen
from companion.hosting.session import TableSession
from companion.hosting.table_manager import TableManager
from companion.hosting.timeline import AnyTable
from companion.sharing.compare import Ahead, Behind, Parted, Relation, Same, compare_records

How = Literal["new", "finished", "nothing_new", "continued", "kept_both"]
"""Opened; filed into the history; mine has it all; mine went on with it; opened beside mine, id new."""


@dataclass(frozen=True)
class Incoming:
    """Imported table, beside the table of the same id that is here.

    Attributes:
        table: as it was read; its entries were judged by the rules here.
        relation: how it relates to the one here; None where there is none.
        mine: how many entries the one here had, and the fingerprint after the last; None where there is none.
    """

    table: AnyTable
    relation: Relation | None = None
    mine: Seen | None = None


@dataclass(frozen=True)
class Imported:
    """Outcome of an imported table.

    Attributes:
        table_id: where it is now.
        how: the action taken.
        parted: for two that were both kept, the number of the first entry in which they differ; None where
            they never were the same table.
    """

    table_id: str
    how: How
    parted: int | None = None


def compare_with_own(tables: TableManager, table: AnyTable) -> Incoming:
    """Relate an imported table to the one here, as far as all seats may know it.

    Args:
        tables: the tables that it would join.
        table: as it was read; its entries were judged by the rules here.

    Raises:
        CompanionError: the one that is here cannot be read.
        WireError: the record that is here is malformed.
        Diverged: the entries of the one that is here cannot have come about under these rules.
    """
    mine = tables.find(table.header.id)
    if mine is None:
        return Incoming(table)
    playing = table.game.secrets and bool(table.game.actors(table.position))
    relation = compare_records(mine, table, viewer=None if playing else "all")
    return Incoming(table, relation, _last_seen(mine))


def import_table(tables: TableManager, incoming: Incoming) -> Imported:
    """Keep an imported table without losing anything that is here.

    An unknown table is opened, or filed away if it is over. If the table is here, its further entries are
    appended one by one, each judged. If the two have parted, both are kept. The relation is the one
    `compare` found. With the table held, only the state of the one here is checked again, and the two are
    related anew if that has changed.

    Args:
        tables: the tables that it joins.
        incoming: the result of `compare`.

    Raises:
        TooManyTables: as many are open as are kept open.
        CompanionError: it could not be written, or the one that is here cannot be read.
        WireError: the record that is here is malformed.
        Diverged: the entries of the one that is here cannot have come about under these rules.
    """
    table, relation = incoming.table, incoming.relation
    match relation:
        case None:
            try:
                session = _open_table(tables, table)
            except JournalExists:
                return import_table(tables, compare_with_own(tables, table))
            return Imported(session.id, "finished" if session.over else "new")
        case Same() | Behind() if _is_here(tables, table.header.id):
            return Imported(table.header.id, "nothing_new")
        case Ahead() if _is_here(tables, table.header.id):
            return _continue_table(tables, incoming, relation)
        case Same() | Behind() | Ahead():
            return import_table(tables, compare_with_own(tables, table))
    parted = relation.seq if isinstance(relation, Parted) else None
    return Imported(_open_table(tables, table, with_new_id=True).id, "kept_both", parted)


def _continue_table(tables: TableManager, incoming: Incoming, ahead: Ahead) -> Imported:
    """Append the further entries, unless the table here has changed since the comparison."""
    session = tables.reopen(incoming.table.header.id)
    with session.hold():
        if _last_seen(session.table) == incoming.mine:
            with suppress(Overtaken):
                session.append_entries(ahead.entries)
                return Imported(session.id, "continued")
    return import_table(tables, compare_with_own(tables, incoming.table))


def _is_here(tables: TableManager, table_id: str) -> bool:
    """Check that a table of that id still exists. It may have been deleted since the comparison."""
    return tables.table(table_id) is not None or tables.library.is_finished(table_id)


def _last_seen(table: AnyTable) -> Seen:
    """Return the number of entries of a table and the fingerprint after the last."""
    return Seen(table.seq, table.entries[-1].digest if table.entries else None)


def _open_table(tables: TableManager, table: AnyTable, *, with_new_id: bool = False) -> TableSession:
    session = tables.adopt(table, with_new_id=with_new_id)
    if session.over:
        tables.finish(session)
    return session
