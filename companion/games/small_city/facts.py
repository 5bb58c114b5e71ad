"""Facts of a Small City table that people ask for by name."""

from collections.abc import Iterator

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Who, Word
from companion.games.small_city.log import discs_line
from companion.games.small_city.moves import SetDiscs
from companion.games.small_city.position import Position
from companion.games.small_city.printed import family_of
from companion.games.small_city.scoring import next_votes
from companion.kit.tuples import as_tuple

SECTIONS = {
    "R": "tiles.residence", "C": "tiles.commerce", "F": "tiles.factory", "P": "tiles.park",
    "WA": "tiles.warehouse",
}  # fmt: skip
"""The families of tiles that are counted, with their sections."""


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the host of the mayor, and every seat's next votes, people and tiles."""
    yield TableFact("mayor", "street", "mayor", {"seat": Who(position.mayor)})
    for seat in range(len(position.towns)):
        votes, cells = next_votes(position, seat)
        yield TableFact("next_vote", "votes", "next_vote", {"seat": Who(seat), "count": votes}, seat, cells)
        yield _people_fact(position, seat)
        yield _discs_fact(position, seat)
        yield from _tile_facts(position, seat)


def _people_fact(position: Position, seat: int) -> TableFact:
    """Tell how many citizens of a seat stand in its town, and how many of its tourists elsewhere."""
    home = tuple(one.at for one in position.towns[seat].people if one.seat == seat)
    away = sum(
        one.seat == seat for town, each in enumerate(position.towns) if town != seat for one in each.people
    )
    counted: Params = {"seat": Who(seat), "count": len(home), "away": away}
    return TableFact("people", "setup.citizens", "people", counted, seat, home)


def _discs_fact(position: Position, seat: int) -> TableFact:
    discs = position.towns[seat].discs
    params = discs_line(position, SetDiscs(seat, discs)).params
    return TableFact("discs", "council", "discs", {**params, "count": len(discs)}, seat)


def _tile_facts(position: Position, seat: int) -> Iterator[TableFact]:
    for name, section in SECTIONS.items():
        laid = [tile for tile in position.towns[seat].tiles if family_of(tile.kind) == name]
        counted: Params = {"seat": Who(seat), "tiles": Word(f"stock-{name}"), "count": len(laid)}
        cells = tuple(cell for tile in laid for cell in tile.cells)
        yield TableFact(f"tile_{name}", section, "tiles", counted, seat, cells)
