"""Facts of a Small City table that people ask for by name."""

from companion.engine.table_facts import TableFact
from companion.engine.words import Who
from companion.games.small_city.position import Position


def table_facts(position: Position) -> tuple[TableFact, ...]:
    """Name the seat that hosts the mayor."""
    return (TableFact("mayor", "street", "mayor", {"seat": Who(position.mayor)}),)
