"""Facts that a table of Roll into Town shows and people ask for by name."""

from collections.abc import Iterator
from typing import get_args

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Who, Word
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import Building
from companion.games.roll_into_town.position import Position
from companion.geometry.bits import bits
from companion.kit.tuples import as_tuple

BUILDINGS: tuple[Building, ...] = get_args(Building)


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the dice of the round, and every seat's buildings."""
    if position.dice:
        faces = tuple(str(face) for face in sorted(position.dice))
        yield TableFact("dice", "round.dice", "dice", {"dice": faces})
    else:
        yield TableFact("dice", "round.dice", "dice_none")
    for seat in range(position.count):
        land = seat_land(position, seat)
        for building in BUILDINGS:
            cells = tuple(land.grid.names[cell] for cell in bits(land.cells_of(building)))
            counted: Params = {
                "seat": Who(seat),
                "building": Word(f"building-{building}"),
                "count": len(cells),
            }
            yield TableFact(f"built_{building}", f"build.{building}", "built", counted, seat, cells)
