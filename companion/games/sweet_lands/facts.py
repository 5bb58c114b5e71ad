"""Facts that a table of Sweet Lands shows and people ask for by name."""

from companion.engine.table_facts import TableFact
from companion.engine.words import Who
from companion.games.sweet_lands.position import Position


def table_facts(position: Position) -> tuple[TableFact, ...]:
    """List the table's facts: the seat with the start marker."""
    return (TableFact("start", "turn.order", "start", {"seat": Who(position.start)}),)
