"""Drawing an icon: its rules, its effect, and every legal way to do it."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from companion.engine.rows import Row, Rows
from companion.engine.rules import keeps_all
from companion.games.roll_into_town.drawing import dice
from companion.games.roll_into_town.drawing.oceans import Reading, flooded_cells, with_oceans
from companion.games.roll_into_town.drawing.places import PLACES, legal_cells
from companion.games.roll_into_town.land import Land, land_of, put_token, seat_land
from companion.games.roll_into_town.marks import ICONS, SHAPES, Icon, icon_token
from companion.games.roll_into_town.moves import Draw, Shift
from companion.games.roll_into_town.phases.common_rules import step_rule
from companion.games.roll_into_town.phases.stage import Check
from companion.games.roll_into_town.position import Cells, Face, Position
from companion.geometry.bits import Mask
from companion.geometry.square import Grid

WHEN: tuple[Check, ...] = (step_rule("discover"), dice.ICONS_DUE)
"""Rules against drawing at all now."""

WITH_DIE: tuple[Check, ...] = tuple(rule for rule in dice.DICE if rule is not dice.ICONS_DUE)
"""Rules against drawing an icon by a die, for every square."""

ANYWHERE: tuple[Check, ...] = (WHEN[0], *dice.DICE)
"""Rules that do not depend on the square, in the order of the rulebook."""

DRAW: tuple[Check, ...] = (*ANYWHERE, *PLACES)
"""Rules of drawing an icon, in the order of the rulebook."""

MOST_USES, MOST_USED = 99, 9
"""Most uses, and most dice of a round, that a sheet can record."""


# What it changes -------------------------------------------------------------------------------------------


def with_icon(grid: Grid, cells: Cells, move: Draw, reading: Reading) -> Cells:
    """Draw an icon on a map's squares, and the oceans that a new coast makes."""
    cells = put_token(cells, grid.index[move.at], icon_token(move.icon, move.sides))
    if move.icon != "coast":
        return cells
    return with_oceans(cells, flooded_cells(land_of(grid, cells), reading))


def apply_draw(position: Position, seat: int, move: Draw) -> Position:
    """Apply `Draw`: change the map, use the die, and count the uses of Town Hall and Fountain.

    A Fountain that the seat does not have is not used, also if the table has allowed one more die.
    """
    sheet = position.sheet(seat)
    flows = dice.takes_fountain(position, seat) and seat_land(position, seat).cells_of("fountain")
    return position.with_sheet(
        seat,
        cells=with_icon(position.printed.grid, sheet.cells, move, position.rulings.ocean),
        used=(*sheet.used, move.die)[-MOST_USED:],
        town_hall_uses=min(MOST_USES, sheet.town_hall_uses + abs(move.shift)),
        fountain_uses=min(MOST_USES, sheet.fountain_uses + bool(flows)),
    )


# Every way to do it ----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _all_drawings(grid: Grid, face: Face, shift: Shift, icon: Icon) -> tuple[Draw, ...]:
    """List an icon's drawings by a die: its sides one after the other, each on every square."""
    return tuple(Draw(face, icon, name, sides, shift) for sides in SHAPES[icon] for name in grid.names)


@lru_cache(maxsize=1024)
def _legal_mask(land: Land, icon: Icon) -> Mask:
    """Compute the legal sides and squares of an icon, as a mask of `_all_drawings`."""
    shapes, cells = SHAPES[icon], land.grid.cells
    if icon != "river":
        return legal_cells(land, icon, shapes[0]) * _first_square_of_each(len(shapes), cells)
    return sum([legal_cells(land, icon, sides) << number * cells for number, sides in enumerate(shapes)])


@cache
def _first_square_of_each(shapes: int, cells: int) -> Mask:
    """Compute a mask of the first square with each of `shapes` sides, to multiply a mask of squares."""
    return sum(1 << number * cells for number in range(shapes))


def _rows_of_draws(position: Position, seat: int) -> Iterator[Row[Draw]]:
    land = seat_land(position, seat)
    if not keeps_all(WHEN, position, seat, _all_drawings(land.grid, 1, 0, "farm")[0]):
        return
    for face, shift in dice.ways_to_use_dice(position, seat):
        rows = [
            (_all_drawings(land.grid, face, shift, icon), _legal_mask(land, icon))
            for icon in dice.icons_of(face, shift)
        ]
        if keeps_all(WITH_DIE, position, seat, rows[0][0][0]):
            yield from rows


def legal_draws(position: Position, seat: int) -> Rows[Draw]:
    """List every legal way to draw an icon now."""
    return Rows(_rows_of_draws(position, seat))


def candidate_draws(position: Position, seat: int) -> Iterator[Draw]:
    """Yield every legal way to draw an icon, and for each rule some that break it."""
    yield from legal_draws(position, seat)
    yield from _draws_on_every_square(position, seat)
    yield from _draws_with_every_die(position, seat)
    yield from _wrong_drawings(position, seat)


def _draws_on_every_square(position: Position, seat: int) -> Iterator[Draw]:
    grid = position.printed.grid
    for icon in ICONS:
        face, shift = dice.best_die(position, seat, icon)
        yield from _all_drawings(grid, face, shift, icon)[: 6 * grid.cells]


def _draws_with_every_die(position: Position, seat: int) -> Iterator[Draw]:
    faces: Iterable[Face] = range(1, dice.WILD + 1)
    for icon in ICONS:
        cell = _find_square_for(position, seat, icon)
        for face in faces:
            for shift in dice.SHIFTS:
                yield _all_drawings(position.printed.grid, face, shift, icon)[cell]


def _wrong_drawings(position: Position, seat: int) -> Iterator[Draw]:
    """Yield drawings off the map, and with sides that an icon never has."""
    grid = position.printed.grid
    for icon in ICONS:
        face, shift = dice.best_die(position, seat, icon)
        for beyond in (f"a{grid.rows + 1}", f"{chr(97 + grid.columns)}1"):
            yield Draw(face, icon, beyond, SHAPES[icon][0], shift)
        cell = grid.names[_find_square_for(position, seat, icon)]
        for sides in ("", "n", "nes", "nesw"):
            if sides not in SHAPES[icon]:
                yield Draw(face, icon, cell, sides, shift)


def _find_square_for(position: Position, seat: int, icon: Icon) -> int:
    """Find the first square where an icon may be drawn, with its first sides if possible."""
    land = seat_land(position, seat)
    cells = legal_cells(land, icon, SHAPES[icon][0]) or land.free or 1
    return (cells & -cells).bit_length() - 1
