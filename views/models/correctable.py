"""Corrections by taps at a table that nobody has drawn: which there are, and the values they set.

Nothing here draws.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, product
from typing import Any

from companion.engine.correction_fields import (
    ChoiceField,
    Field,
    NumberField,
    NumbersField,
    OtherField,
    SeatField,
    TextField,
)
from companion.engine.corrections import CorrectionKind
from companion.engine.game import Game
from companion.engine.memo import cache_by_position
from companion.engine.message import Impossible
from companion.engine.setup import Mode

AnyGame = Game[Any, Any, Any]
Kind = CorrectionKind[Any]

SET_BY_VALUE = ("stepper", "choice", "button")
"""Controls that need no board and no panel of a game's own."""

MOST_SETTINGS = 200
"""Maximum number of values of a kind that are looked for at a table."""

TRIED = 100
"""Maximum number of values that are tried for the one that a table has."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Value of a table that a correction sets.

    Attributes:
        kind: the kind of the correction. It can always read the value.
        keys: fields of the correction that select the value, each with its own.
    """

    kind: Kind
    keys: tuple[tuple[str, Any], ...]


def tappable_kinds(game: AnyGame, position: Any, mode: Mode, cells: Sequence[str]) -> tuple[Kind, ...]:
    """List the kinds of correction that can be made by tapping at a table, in the order of the game.

    Args:
        game: the game.
        position: the table's position.
        mode: the table's mode.
        cells: names of the cells that can be tapped.
    """
    offered = game.corrections.list_offered(position, mode)
    return tuple(kind for kind in offered if _is_tapped(kind, cells))


def _is_tapped(kind: Kind, cells: Sequence[str]) -> bool:
    if any(isinstance(field, OtherField | NumbersField) for field in kind.fields):
        return False
    return (bool(cells) and is_painted(kind)) if kind.cells else kind.set_by in SET_BY_VALUE


def is_painted(kind: Kind) -> bool:
    """Check that a brush paints a kind of correction on cells."""
    return bool(kind.cells) and kind.set_by == "brush"


def brush_fields(kind: Kind) -> tuple[Field, ...]:
    """List the fields that make a brush: all but the seat looked at and the cells."""
    return tuple(
        field for field in kind.fields if not (isinstance(field, TextField) or _is_seat_looked_at(field))
    )


def _is_seat_looked_at(field: Field) -> bool:
    return isinstance(field, SeatField) and field.name == "seat"


def first_value(field: Field) -> Any:
    """Return the initial value of a field of a brush: never None, which is the eraser's."""
    match field:
        case NumberField(first=first):
            return first
        case ChoiceField(values=values, first=first):
            return values[0] if first is None else first
    return 0


def list_values(field: Field | None, seats: int) -> Sequence[Any]:
    """List the values of a field, in the order of its type. A text has none."""
    match field:
        case NumberField(least=least, most=most):
            return range(least, most + 1)
        case ChoiceField(values=values):
            return values
        case SeatField(nobody=nobody):
            return (*range(seats), None) if nobody else range(seats)
    return ()


def is_possible(game: AnyGame, position: Any, correction: Any) -> bool:
    """Check that a table can be set to what a correction says."""
    try:
        game.corrections.correct(position, correction)
    except (Impossible, LookupError):
        return False
    return True


def list_settings(game: AnyGame, kind: Kind, position: Any, seat: int) -> tuple[Setting, ...]:
    """List the values that corrections of a kind can set for a seat, in the order of the kind's fields."""
    return _list_settings(position, game, kind.tag, seat)


@cache_by_position(64)
def _list_settings(position: Any, game: AnyGame, tag: str, seat: int) -> tuple[Setting, ...]:
    kind = next(kind for kind in game.corrections.kinds if kind.tag == tag)
    keys, seats = kind.fields[:-1], game.corrections.seats(position)
    columns = [(seat,) if _is_seat_looked_at(field) else list_values(field, seats) for field in keys]
    names = [field.name for field in keys]
    rows = (tuple(zip(names, row, strict=True)) for row in islice(product(*columns), MOST_SETTINGS))
    return tuple(found for row in rows if (found := _find_setting(game, kind, position, row)))


def _find_setting(
    game: AnyGame, kind: Kind, position: Any, keys: tuple[tuple[str, Any], ...]
) -> Setting | None:
    """Find the value that some keys select, or None if the table has no such value."""
    if kind.read or kind.path:
        try:
            kind.current_value(position, **dict(keys))
        except LookupError:
            return None
        return Setting(kind, keys)
    if kind.value is None:
        return Setting(kind, keys) if is_possible(game, position, kind.message()) else None
    if not any(
        is_possible(game, position, kind.make(value, **dict(keys)))
        for value in _values_to_try(game, kind, position)
    ):
        return None
    return Setting(replace(kind, read=partial(_search_value, game, kind)), keys)


def _values_to_try(game: AnyGame, kind: Kind, position: Any) -> Iterator[Any]:
    return islice(iter(list_values(kind.value, game.corrections.seats(position))), TRIED)


def _search_value(game: AnyGame, kind: Kind, position: Any, keys: Mapping[str, Any]) -> Any:
    """Search the value that a table has: setting it changes nothing. None if there is no such value."""
    made = ((value, kind.make(value, **keys)) for value in _values_to_try(game, kind, position))
    possible = ((value, made) for value, made in made if is_possible(game, position, made))
    same = (value for value, made in possible if game.corrections.correct(position, made) == position)
    return next(same, None)
