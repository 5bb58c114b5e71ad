"""What single change would make a refused drawing legal. Every proposal is judged again before it is made."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Params, Word
from companion.games.roll_into_town import rules
from companion.games.roll_into_town.drawing.dice import WILD, Way, icons_of, values
from companion.games.roll_into_town.drawing.places import legal_cells
from companion.games.roll_into_town.drawing.rivers import growable
from companion.games.roll_into_town.land import land
from companion.games.roll_into_town.marks import SHAPES
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position
from companion.geometry.bits import bits

NEARBY = 3
"""How many other squares, or other sides of a river, are proposed at most."""


def repairs(position: Position, seat: int, move: Draw) -> tuple[Repair, ...]:
    """Single changes after which the move is legal; none when it is legal already."""
    if _legal(position, seat, move):
        return ()
    return tuple(_proposed(position, seat, move))


def _proposed(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    yield from _another_die(position, seat, move)
    yield from _another_icon(position, seat, move)
    yield from _other_sides(position, seat, move)
    near = tuple(_another_square(position, seat, move))
    yield from near
    if not near:
        yield from _where_the_river_goes_on(position, seat, move)


def _legal(position: Position, seat: int, move: Draw) -> bool:
    return rules.verdict(position, seat, move).legal


def _another_die(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """The same drawing by the cheapest other die."""
    ways = [way for way in values(position, seat) if move.icon in icons_of(*way)]
    for face, shift in sorted(ways, key=_price):
        other = replace(move, die=face, shift=shift)
        if other != move and _legal(position, seat, other):
            kind = "town_hall" if shift else "wild" if face == WILD else "die"
            params: Params = {"die": face, "shift": shift, "value": face + shift}
            yield Repair(kind, params, (move.at,))
            return


def _price(way: Way) -> tuple[bool, bool, Way]:
    """A die that shows it, then a wild one, then the Town Hall."""
    face, shift = way
    return bool(shift), face == WILD, way


def _another_icon(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """What the die does draw, on the same square."""
    for icon in icons_of(move.die, move.shift):
        for sides in SHAPES[icon] if icon != move.icon else ():
            if _legal(position, seat, replace(move, icon=icon, sides=sides)):
                params: Params = {
                    "die": move.die,
                    "value": move.die + move.shift,
                    "icon": Word(f"icon-{icon}"),
                }
                yield Repair("icon", {**params, "sides": words(sides)}, (move.at,))
                break


def words(sides: str) -> tuple[Word, ...]:
    """Sides by their names."""
    return tuple(Word(f"side-{side}") for side in sides)


def _other_sides(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """The same icon on the same square with other sides, those most like the given ones first."""
    alike = sorted(SHAPES[move.icon], key=lambda sides: len(set(sides) ^ set(move.sides)))
    found = 0
    for sides in alike:
        if sides != move.sides and _legal(position, seat, replace(move, sides=sides)):
            params: Params = {"icon": Word(f"icon-{move.icon}"), "sides": words(sides), "n": len(sides)}
            yield Repair("sides", params, (move.at,))
            found += 1
            if found == (NEARBY if move.icon == "river" else 1):
                return


def _another_square(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """The nearest squares for the very same."""
    here = land(position, seat)
    cells = legal_cells(here, move.icon, move.sides)
    if not cells or not _legal(position, seat, replace(move, at=here.grid.names[next(bits(cells))])):
        return
    start = here.grid.index.get(move.at, here.grid.cells // 2)
    nearest = sorted(bits(cells), key=lambda cell: (here.grid.distance(cell, start), cell))
    names = tuple(here.grid.names[cell] for cell in nearest[:NEARBY])
    yield Repair("cell", {"cells": names, "n": len(nearest)}, names)


def _where_the_river_goes_on(position: Position, seat: int, move: Draw) -> Iterator[Repair]:
    """A river where an end leads to, with sides that fit there."""
    names = land(position, seat).grid.names
    if move.icon != "river":
        return
    for to in dict.fromkeys(names[to] for to, _ in growable(land(position, seat))):
        for sides in SHAPES["river"]:
            if _legal(position, seat, replace(move, at=to, sides=sides)):
                yield Repair("river", {"at": to, "sides": words(sides)}, (to,))
                break
