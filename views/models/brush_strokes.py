"""Strokes of a brush on the cells of a table that nobody has drawn. Nothing here draws."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.engine.correction_fields import ChoiceField, NumberField
from companion.engine.memo import cache_by_position
from companion.engine.message import Impossible
from views.models.correctable import AnyGame, Kind, brush_fields, first_value, is_possible

Values = Mapping[str, Any]
"""Values of the fields that make a brush, by name; a missing one is the field's first."""


def make_correction(kind: Kind, seat: int, values: Values, cells: Sequence[str | None]) -> Any:
    """Make the correction that paints cells.

    Args:
        kind: its kind.
        seat: the seat looked at.
        values: values of the brush.
        cells: the painted cells, in the order of the fields that name them.
    """
    brush = {field.name: values.get(field.name, first_value(field)) for field in brush_fields(kind)}
    named = {field.name: cell for field, cell in zip(kind.cells, cells, strict=True)}
    seats = {field.name: seat for field in kind.fields if field.name not in {*brush, *named}}
    return kind.message(**brush, **named, **seats)


def find_stroke(
    game: AnyGame, kind: Kind, position: Any, seat: int, values: Values, cells: Sequence[str]
) -> Any:
    """Find the correction that taps on cells mean, or None if there is nothing to change.

    A tap on a cell that shows what the brush paints clears the cell, and so does the first tap on a piece of
    several cells.

    Raises:
        Impossible: nothing of the kind can lie there.
        LookupError: further cells must be tapped first.
    """
    missing = len(kind.cells) - len(cells)
    if missing and kind.cells[-1].optional:
        cleared = make_correction(kind, seat, values, (*cells, *[None] * missing))
        if is_possible(game, position, cleared) and _changes(game, position, seat, cleared):
            return cleared
    if missing:
        raise LookupError(cells)
    made = make_correction(kind, seat, values, cells)
    if _changes(game, position, seat, made):
        return made
    cleared = make_correction(kind, seat, {**values, **clearing_values(kind)}, cells)
    changes = is_possible(game, position, cleared) and _changes(game, position, seat, cleared)
    return cleared if changes else None


def clearing_values(kind: Kind) -> Values:
    """Return the values of the brush that clears: nothing, or else the least number."""
    fields = brush_fields(kind)
    choice = next((one for one in fields if isinstance(one, ChoiceField) and None in one.values), None)
    if choice:
        return {choice.name: None}
    return {one.name: one.least for one in fields if isinstance(one, NumberField)}


def _changes(game: AnyGame, position: Any, seat: int, correction: Any) -> bool:
    """Check that the cells of a seat show other things after a correction.

    Raises:
        Impossible: the table cannot be so.
    """
    after = game.corrections.correct(position, correction)
    if after == position:
        return False
    return bool(_shown_things(game, after, seat) != _shown_things(game, position, seat))


def _shown_things(game: AnyGame, position: Any, seat: int) -> Any:
    """Return the things on the cells of a seat, and how they lie."""
    area = game.area(position, seat)
    return area and (dict(area.things), set(area.pieces))


def next_cells(
    game: AnyGame, kind: Kind, position: Any, seat: int, values: Values, cells: Sequence[str]
) -> frozenset[str]:
    """List the cells of which one must be tapped next for a piece of several cells."""
    area = game.area(position, seat)
    if area is None or len(cells) + 1 != len(kind.cells):
        return frozenset()
    made = ((cell, make_correction(kind, seat, values, (*cells, cell))) for cell in area.board.names)
    return frozenset(cell for cell, one in made if is_possible(game, position, one))


def find_thing(game: AnyGame, kind: Kind, position: Any, seat: int, values: Values) -> str | None:
    """Find the thing that a brush paints, or None for a brush that clears or cannot paint anywhere."""
    return _find_thing(position, game, kind.tag, seat, tuple(sorted(values.items(), key=repr)))


@cache_by_position(64)
def _find_thing(
    position: Any, game: AnyGame, tag: str, seat: int, values: tuple[tuple[str, Any], ...]
) -> str | None:
    kind = next(kind for kind in game.corrections.kinds if kind.tag == tag)
    after = next(_yield_painted(game, kind, position, seat, dict(values)), None)
    if after is None:
        return None
    cell, painted = after
    area = game.area(painted, seat)
    things = area.things.get(cell, ()) if area else ()
    return things[-1] if things else None


def _yield_painted(
    game: AnyGame, kind: Kind, position: Any, seat: int, values: Values
) -> Iterator[tuple[str, Any]]:
    """Yield cells that a brush of one cell can paint, each with the position after that."""
    area = game.area(position, seat)
    for cell in area.board.names if area and len(kind.cells) == 1 else ():
        try:
            yield cell, game.corrections.correct(position, make_correction(kind, seat, values, (cell,)))
        except (Impossible, LookupError):
            continue
