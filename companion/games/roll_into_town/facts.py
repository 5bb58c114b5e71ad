"""Facts that a table of Roll into Town shows and people ask for by name."""

from collections.abc import Iterator
from typing import get_args

from companion.engine.table_facts import TableFact
from companion.engine.words import Params, Who, Word
from companion.games.roll_into_town.building.income import compute_income
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import EMPTY, Building
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.words import token_word
from companion.geometry.bits import bits
from companion.kit.tuples import as_tuple

BUILDINGS: tuple[Building, ...] = get_args(Building)


@as_tuple
def table_facts(position: Position) -> Iterator[TableFact]:
    """Yield the dice of the round, and every seat's buildings, sheet and squares."""
    if position.dice:
        faces = tuple(str(face) for face in sorted(position.dice))
        yield TableFact("dice", "round.dice", "dice", {"dice": faces})
    else:
        yield TableFact("dice", "round.dice", "dice_none")
    for seat in range(position.count):
        if position.tally(seat):
            continue  # what lies where is not known
        land = seat_land(position, seat)
        for building in BUILDINGS:
            cells = tuple(land.grid.names[cell] for cell in bits(land.cells_of(building)))
            counted: Params = {
                "seat": Who(seat),
                "building": Word(f"building-{building}"),
                "count": len(cells),
            }
            yield TableFact(f"built_{building}", f"build.{building}", "built", counted, seat, cells)
        yield from _sheet_facts(position, seat)
        yield from _cell_facts(position, seat)


def _sheet_facts(position: Position, seat: int) -> Iterator[TableFact]:
    """Yield the next income, the uses that are left, and whether the seat has finished the round."""
    goods = compute_income(seat_land(position, seat))
    gained: Params = {"seat": Who(seat), "food": goods.food, "stone": goods.stone}
    yield TableFact("income", "gather", "income", gained, seat)
    sheet = position.sheet(seat)
    for id_, section, used, most in (
        ("left_town_hall", "discover.town_hall", sheet.town_hall_uses, numbers().town_hall),
        ("left_fountain", "build.fountain", sheet.fountain_uses, numbers().fountain),
    ):
        left: Params = {"seat": Who(seat), "left": max(0, most - used), "most": most}
        yield TableFact(id_, section, id_, left, seat)
    done = position.players[seat].step == "done" and bool(position.dice)
    line = "finished" if done else "unfinished"
    yield TableFact("finished", "round", line, {"seat": Who(seat)}, seat, holds=done)


def _cell_facts(position: Position, seat: int) -> Iterator[TableFact]:
    land = seat_land(position, seat)
    for name, token in zip(land.grid.names, land.cells, strict=True):
        if token != EMPTY:
            there: Params = {"seat": Who(seat), "token": token_word(token), "at": name}
            yield TableFact("cell", "setup.map", "cell", there, seat, (name,))
