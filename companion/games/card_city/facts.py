"""What a table of Card City shows and people ask for by name."""

from companion.engine.table_facts import TableFact
from companion.engine.words import Who
from companion.games.card_city.position import Position


def table_facts(position: Position) -> tuple[TableFact, ...]:
    """Return who has the start marker."""
    return (TableFact("start", "marker", "start", {"seat": Who(position.start)}),)
