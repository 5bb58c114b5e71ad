"""A table that was played elsewhere comes here: as a new one, as more of one that is here, or beside it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from companion.hosting.live import LiveTable
from companion.hosting.past import AnyTable
from companion.sharing.compare import Ahead, Behind, Parted, Same, relate

if TYPE_CHECKING:
    from companion.hosting.host import Host

How = Literal["new", "finished", "nothing_new", "continued", "kept_both"]
"""Opened; filed into the history; mine has it all; mine went on with it; opened beside mine, id new."""


@dataclass(frozen=True, slots=True)
class TakenIn:
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


def take_in(host: "Host", table: AnyTable) -> TakenIn:
    """See `Host.take_in`."""
    table_id = table.header.id
    mine = host.known(table_id)
    if mine is None:
        live = _opened(host, table)
        return TakenIn(live.id, "finished" if live.over else "new")
    match relate(mine, table):
        case Same() | Behind():
            return TakenIn(table_id, "nothing_new")
        case Ahead():
            return _continued(host, host.table(table_id) or host.reopen(table_id), table)
        case Parted(seq):
            return TakenIn(_opened(host, table, anew=True).id, "kept_both", seq)
    return TakenIn(_opened(host, table, anew=True).id, "kept_both")


def _continued(host: "Host", live: LiveTable, table: AnyTable) -> TakenIn:
    """Go on with what is more; somebody may have played here since it was compared."""
    with live.held():
        relation = relate(live.table, table)
        if isinstance(relation, Ahead):
            live.follow(relation.entries)
            return TakenIn(live.id, "continued")
    return take_in(host, table)


def _opened(host: "Host", table: AnyTable, *, anew: bool = False) -> LiveTable:
    live = host.adopt(table, anew=anew)
    if live.over:
        host.finish(live)
    return live
