"""Facts that a table of Sweet Lands shows and people ask for by name."""

from collections.abc import Iterator

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Phrase, Who, amount_phrase
from companion.games.sweet_lands.counting import count, ports, spots_of
from companion.games.sweet_lands.income import income
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import RESOURCES
from companion.kit.tuples import as_tuple

COUNTED = {
    "ports": "score.ports", "cities": "score.city", "terrain": "terrain", "roads": "road",
    "rabbits": "rabbit",
    "properties": "property", "tents": "property", "houses": "property", "buildings": "property",
    "labs": "industry.labs", "coffees": "property", "tower": "property.tower", "skills": "skill",
}  # fmt: skip
"""The elements that are counted on a seat's map, with their sections."""


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the seat with the start marker, and every seat's income and elements."""
    yield TableFact("start", "turn.order", "start", {"seat": Who(position.start)})
    for seat in range(position.count):
        yield _income(position, seat)
        passed = seat in position.passed
        line = "passed" if passed else "passed_not"
        yield TableFact("passed", "turn.order", line, {"seat": Who(seat)}, seat, holds=passed)
        for element, section in COUNTED.items():
            yield _count_property(position, seat, element, section)


def _income(position: Position, seat: int) -> TableFact:
    """Tell the income of the tracks and the cards drawn; prints of character and helper come besides."""
    found = income(position, seat)
    parts = tuple(
        amount_phrase(resource, number)
        for resource, number in zip(RESOURCES, found.tracks, strict=True)
        if number
    )
    gained: Params = {"seat": Who(seat), "parts": (*parts, amount_phrase("card", found.cards))}
    return TableFact("income", "income", "income", gained, seat)


def _count_property(position: Position, seat: int, element: str, section: str) -> TableFact:
    number = count(position, seat, element)
    things = Phrase(f"counted-{element}", (("count", number),))
    cells = spots_of(position, seat, ports(position, seat)) if element == "ports" and number else ()
    return TableFact(
        f"count_{element}", section, "counted", {"seat": Who(seat), "things": things}, seat, cells
    )
