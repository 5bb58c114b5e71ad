"""Facts that people ask for by name at a table of Citadels."""

from collections.abc import Iterator

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Who, Word
from companion.games.citadels.position import Player, Position
from companion.kit.tuples import as_tuple


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the crown, the first complete city, the pile, and every seat's city and hand."""
    yield TableFact("crown", "setup.crown", "crown", {"seat": Who(position.crown)})
    if position.first is None:
        yield TableFact("first", "end", "first_none")
    else:
        yield TableFact("first", "end", "first", {"seat": Who(position.first)})
    yield TableFact("pile", "action.cards", "pile", {"count": position.pile})
    for seat, player in enumerate(position.players):
        yield _city_fact(position, seat, player)
        hand: Params = {"seat": Who(seat), "count": player.hand}
        yield TableFact("hand", "action.cards", "hand", hand, seat)


def _city_fact(position: Position, seat: int, player: Player) -> TableFact:
    built = tuple(Word(f"district-{one.district}") for one in player.city)
    named: Params = {"seat": Who(seat), "count": len(built), "size": position.city_size, "districts": built}
    return TableFact("city", "build", "city", named, seat, tuple(one.district for one in player.city))
