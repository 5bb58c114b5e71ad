"""What a table of Small City shows and people ask for by name."""

from companion.engine.table_facts import TableFact
from companion.engine.words import Who
from companion.games.small_city.position import Position


def table_facts(position: Position) -> tuple[TableFact, ...]:
    """Return who hosts the mayor."""
    return (TableFact("mayor", "street", "mayor", {"seat": Who(position.mayor)}),)
