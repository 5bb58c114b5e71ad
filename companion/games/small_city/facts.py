"""Facts of a Small City table that people ask for by name."""

from collections.abc import Iterator

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Who, Word
from companion.games.small_city.building.placing import tile_word
from companion.games.small_city.citizens.trading import income_of
from companion.games.small_city.council_facts import council_facts
from companion.games.small_city.log import discs_line
from companion.games.small_city.moves import SetDiscs
from companion.games.small_city.position import Position
from companion.games.small_city.printed import family_of
from companion.games.small_city.promises import judge_promise
from companion.games.small_city.scoring import kept_promises, next_votes
from companion.kit.tuples import as_tuple

SECTIONS = {
    "R": "tiles.residence", "C": "tiles.commerce", "F": "tiles.factory", "P": "tiles.park",
    "WA": "tiles.warehouse",
}  # fmt: skip
"""The families of tiles that are counted, with their sections."""


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the host of the mayor, and every seat's town, income, promises and next steps in the council."""
    yield TableFact("mayor", "street", "mayor", {"seat": Who(position.mayor)})
    for seat in range(len(position.towns)):
        votes, cells = next_votes(position, seat)
        yield TableFact("next_vote", "votes", "next_vote", {"seat": Who(seat), "count": votes}, seat, cells)
        yield _people_fact(position, seat)
        yield _discs_fact(position, seat)
        yield TableFact(
            "income", "income", "income", {"seat": Who(seat), "amount": income_of(position, seat)}, seat
        )
        yield from council_facts(position, seat)
        yield from _promise_facts(position, seat)
        yield from _town_facts(position, seat)
        yield from _tile_facts(position, seat)


def _people_fact(position: Position, seat: int) -> TableFact:
    """Tell how many citizens of a seat stand in its town, and how many of its tourists elsewhere."""
    home = tuple(one.at for one in position.towns[seat].people if one.seat == seat)
    away = sum(
        one.seat == seat for town, each in enumerate(position.towns) if town != seat for one in each.people
    )
    counted: Params = {"seat": Who(seat), "count": len(home), "away": away}
    return TableFact("people", "setup.citizens", "people", counted, seat, home)


def _promise_facts(position: Position, seat: int) -> Iterator[TableFact]:
    """Tell of every promise that the position shows if it is kept as the table stands."""
    for promise in kept_promises(position.towns[seat]):
        found = judge_promise(position, seat, promise)
        line = "promise" if found.kept else "promise_missed"
        if found.untold:
            line = "promise_untold"
        params: Params = {
            "seat": Who(seat), "number": promise, "promise": Word(f"promise-{promise}"), "have": found.have,
        }  # fmt: skip
        holds = None if found.untold else found.kept
        yield TableFact("promise", "score.promises", line, params, seat, found.cells, holds)


def _town_facts(position: Position, seat: int) -> Iterator[TableFact]:
    """Tell the action card, cubes, graves, whether the seat has finished, and every occupied square."""
    town, who = position.towns[seat], Who(seat)
    if town.action is None:
        yield TableFact("action", "action.cards", "action_none", {"seat": who}, seat)
    else:
        card: Params = {"seat": who, "card": Word(f"card-{town.action}")}
        yield TableFact("action", "action.cards", "action", card, seat)
    cubes: Params = {"seat": who, "count": len(town.cubes)}
    yield TableFact("cubes", "town.storage", "cubes", cubes, seat, tuple(cube.at for cube in town.cubes))
    dead: Params = {"seat": who, "count": len(town.graves) + town.buried}
    yield TableFact(
        "graves", "pollution.graves", "graves", dead, seat, tuple(grave.at for grave in town.graves)
    )
    line = "finished" if town.done else "unfinished"
    yield TableFact("finished", "rounds", line, {"seat": who}, seat, holds=town.done)
    people = {one.at: one.seat for one in town.people}
    for tile in town.tiles:
        for at in tile.cells:
            there: Params = {"seat": who, "tile": tile_word(tile.kind), "at": at}
            if at in people:
                there = {**there, "whose": Who(people[at])}
            yield TableFact("cell", "tiles", "cell_citizen" if at in people else "cell", there, seat, (at,))


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
