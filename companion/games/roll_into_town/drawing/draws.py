"""Drawing an icon: everything that can stand against it, what it changes, and every way to do it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from companion.engine.rules import keeps
from companion.games.roll_into_town.drawing.dice import (
    DICE,
    SHIFTS,
    WILD,
    best_die,
    icons_of,
    is_extra,
    values,
)
from companion.games.roll_into_town.drawing.oceans import Reading, flooded, with_oceans
from companion.games.roll_into_town.drawing.places import PLACES, legal_cells
from companion.games.roll_into_town.land import land, land_of, put
from companion.games.roll_into_town.marks import ICONS, SHAPES, Icon, drawn
from companion.games.roll_into_town.moves import Draw, Shift
from companion.games.roll_into_town.phases.asked import at
from companion.games.roll_into_town.phases.stage import Check
from companion.games.roll_into_town.position import Cells, Face, Position
from companion.geometry.bits import bits
from companion.geometry.square import Grid

ANYWHERE: tuple[Check, ...] = (at("discover"), *DICE)
"""What does not depend on the square."""

DRAW: tuple[Check, ...] = (*ANYWHERE, *PLACES)
"""Everything that can stand against drawing an icon, in the order of the rulebook."""

MOST_USES, MOST_USED = 99, 9
"""So many uses, and so many dice of a round, can be written down."""


# What it changes -------------------------------------------------------------------------------------------


def with_icon(grid: Grid, cells: Cells, move: Draw, reading: Reading) -> Cells:
    """A map's squares after an icon is drawn, those that a new coast makes ocean included."""
    cells = put(cells, grid.index[move.at], drawn(move.icon, move.sides))
    if move.icon != "coast":
        return cells
    return with_oceans(cells, flooded(land_of(grid, cells), reading))


def after(position: Position, seat: int, move: Draw) -> Position:
    """The position after an icon is drawn: the map, the die, and what the Town Hall and the Fountain gave.

    A Fountain that the seat does not have gives nothing, also where the table has allowed one more die.
    """
    sheet = position.sheet(seat)
    flows = is_extra(position, seat) and land(position, seat).built("fountain")
    return position.with_sheet(
        seat,
        cells=with_icon(position.printed.grid, sheet.cells, move, position.rulings.ocean),
        used=(*sheet.used, move.die)[-MOST_USED:],
        town_hall_uses=min(MOST_USES, sheet.town_hall_uses + abs(move.shift)),
        fountain_uses=min(MOST_USES, sheet.fountain_uses + bool(flows)),
    )


# Every way to do it ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _everywhere(grid: Grid, face: Face, shift: Shift, icon: Icon, sides: str) -> tuple[Draw, ...]:
    """The same icon by the same die on every square."""
    return tuple(Draw(face, icon, name, sides, shift) for name in grid.names)


def draws(position: Position, seat: int) -> Iterator[Draw]:
    """Every legal way to draw an icon now."""
    here = land(position, seat)
    for face, shift in values(position, seat):
        for icon in icons_of(face, shift):
            if not keeps(ANYWHERE, position, seat, Draw(face, icon, here.grid.names[0], "", shift)):
                continue
            for sides in SHAPES[icon]:
                if cells := legal_cells(here, icon, sides):
                    moves = _everywhere(here.grid, face, shift, icon, sides)
                    yield from (moves[cell] for cell in bits(cells))


def every_draw(position: Position, seat: int) -> Iterator[Draw]:
    """Every legal way to draw an icon, and for each rule some that break it."""
    yield from draws(position, seat)
    yield from _on_every_square(position, seat)
    yield from _with_every_die(position, seat)
    yield from _misdrawn(position, seat)


def _on_every_square(position: Position, seat: int) -> Iterator[Draw]:
    grid = position.printed.grid
    for icon in ICONS:
        face, shift = best_die(position, seat, icon)
        for sides in SHAPES[icon][:6]:
            yield from _everywhere(grid, face, shift, icon, sides)


def _with_every_die(position: Position, seat: int) -> Iterator[Draw]:
    faces: Iterable[Face] = range(1, WILD + 1)
    for icon in ICONS:
        cell = _some_square(position, seat, icon)
        for face in faces:
            for shift in SHIFTS:
                yield _everywhere(position.printed.grid, face, shift, icon, SHAPES[icon][0])[cell]


def _misdrawn(position: Position, seat: int) -> Iterator[Draw]:
    """Beyond the map, and with sides that an icon never has."""
    grid = position.printed.grid
    for icon in ICONS:
        face, shift = best_die(position, seat, icon)
        for beyond in (f"a{grid.rows + 1}", f"{chr(97 + grid.columns)}1"):
            yield Draw(face, icon, beyond, SHAPES[icon][0], shift)
        cell = grid.names[_some_square(position, seat, icon)]
        for sides in ("", "n", "nes", "nesw"):
            if sides not in SHAPES[icon]:
                yield Draw(face, icon, cell, sides, shift)


def _some_square(position: Position, seat: int, icon: Icon) -> int:
    """The number of the first square where an icon may be drawn, with its first sides if possible."""
    here = land(position, seat)
    cells = legal_cells(here, icon, SHAPES[icon][0]) or here.free or 1
    return (cells & -cells).bit_length() - 1
