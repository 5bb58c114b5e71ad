"""Facts that people ask for by name at a table of Card City."""

from collections.abc import Iterator

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Who, Word
from companion.games.card_city.city import GRID, compute_layout, split_districts
from companion.games.card_city.log import card_word
from companion.games.card_city.phases.income import compute_income
from companion.games.card_city.position import CARDS, Position, Town
from companion.geometry.bits import Mask
from companion.kit.tuples import as_tuple


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the seat with the start marker, and every seat's income, hand, districts, cards and cells."""
    yield TableFact("start", "marker", "start", {"seat": Who(position.start)})
    for seat, town in enumerate(position.towns):
        who = Who(seat)
        city = compute_layout(town.city)
        yield TableFact("income", "income", "income", {"seat": who, "amount": compute_income(town)}, seat)
        yield _hand_fact(seat, town)
        sizes: Params = {"residences": _district_sizes(city.R), "shops": _district_sizes(city.C)}
        cells = GRID.names_of(city.R | city.C)
        yield TableFact("districts", "districts", "districts", {"seat": who, **sizes}, seat, cells)
        for card in CARDS:
            mask = city.mask_of(card)
            counted: Params = {"seat": who, "card": card_word(card), "count": mask.bit_count()}
            yield TableFact(f"card_{card}", "build", "card", counted, seat, GRID.names_of(mask))
            for cell in GRID.names_of(mask):
                there: Params = {"seat": who, "card": card_word(card), "at": cell}
                yield TableFact("cell", "build", "cell", there, seat, (cell,))


def _hand_fact(seat: int, town: Town) -> TableFact:
    if town.hand is None:
        return TableFact("hand", "divide.take", "hand_unknown", {"seat": Who(seat)}, seat)
    cards: tuple[Word, ...] = tuple(map(card_word, town.hand or (None,)))
    counted: Params = {"seat": Who(seat), "cards": cards, "count": len(town.hand)}
    return TableFact("hand", "divide.take", "hand", counted, seat)


def _district_sizes(mask: Mask) -> tuple[str, ...]:
    """List the sizes of the districts of a mask, the largest first."""
    return tuple(map(str, sorted((each.bit_count() for each in split_districts(mask)), reverse=True))) or (
        "0",
    )
