"""Facts that people ask for by name at a table of Citadels."""

from companion.engine.table_facts import TableFact
from companion.engine.words import Who
from companion.games.citadels.position import Position


def table_facts(position: Position) -> tuple[TableFact, ...]:
    """List the seat with the crown and the seat whose city was complete first."""
    crown = TableFact("crown", "setup.crown", "crown", {"seat": Who(position.crown)})
    if position.first is None:
        return (crown, TableFact("first", "end", "first_none"))
    return (crown, TableFact("first", "end", "first", {"seat": Who(position.first)}))
