"""What a table of Citadels shows and people ask for by name."""

from companion.engine.table_facts import TableFact
from companion.engine.words import Who
from companion.games.citadels.position import Position


def table_facts(position: Position) -> tuple[TableFact, ...]:
    """Return who has the crown, and whose city was complete first."""
    crown = TableFact("crown", "setup.crown", "crown", {"seat": Who(position.crown)})
    if position.first is None:
        return (crown, TableFact("first", "end", "first_none"))
    return (crown, TableFact("first", "end", "first", {"seat": Who(position.first)}))
