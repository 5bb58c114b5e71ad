"""Imported table, and the effect of keeping it."""

from dataclasses import dataclass
from typing import Literal

from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.hosting.importing import Incoming, compare_with_own
from companion.hosting.table_manager import TableManager
from companion.hosting.timeline import AnyTable
from companion.sharing.codec import Carried, final_totals
from companion.sharing.compare import Ahead, Behind, Relation, Same
from companion.sharing.errors import CarryError

Step = Literal["new", "finished", "continued", "nothing", "behind", "both"]
"""Effect of importing a table."""


@dataclass(frozen=True)
class Found:
    """Imported table, beside the table of the same id that is here.

    Attributes:
        carried: the imported table.
        incoming: how it relates to the one here.
    """

    carried: Carried
    incoming: Incoming

    @property
    def table(self) -> AnyTable:
        """Table that was imported."""
        return self.carried.table

    @property
    def relation(self) -> Relation | None:
        """Relation to the table here; None if there is none."""
        return self.incoming.relation

    @property
    def finished(self) -> bool:
        """True if the imported table is over."""
        return self.carried.claimed is not None or final_totals(self.table) is not None

    @property
    def step(self) -> Step:
        """Effect of the import."""
        match self.relation:
            case None:
                return "finished" if self.finished else "new"
            case Same():
                return "nothing"
            case Ahead():
                return "continued"
            case Behind():
                return "behind"
        return "both"


def find_import_effect(tables: TableManager, carried: Carried) -> Found:
    """Compute the outcome of an import. Reads the table here, so not for the event loop.

    Raises:
        CompanionError: the one here cannot be read.
        CarryError: ``carry-drifted``: neither can this version.
    """
    try:
        return Found(carried, compare_with_own(tables, carried.table))
    except (WireError, Diverged) as error:
        raise CarryError("carry-drifted", game=carried.table.game.id) from error
