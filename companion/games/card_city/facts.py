"""Facts that people ask for by name at a table of Card City."""

from companion.engine.table_facts import TableFact
from companion.engine.words import Who
from companion.games.card_city.position import Position


def table_facts(position: Position) -> tuple[TableFact, ...]:
    """List the seat with the start marker."""
    return (TableFact("start", "marker", "start", {"seat": Who(position.start)}),)
