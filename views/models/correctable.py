"""Corrections by taps at a table that nobody has drawn. Nothing here draws."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.correction_fields import (
    ChoiceField,
    Field,
    NumberField,
    NumbersField,
    OtherField,
    SeatField,
    TextField,
    can_be_none,
)
from companion.engine.corrections import CorrectionKind
from companion.engine.game import Game


def tappable_kinds(game: Game[Any, Any, Any], cells: Sequence[str]) -> tuple[CorrectionKind[Any], ...]:
    """Return the kinds of correction that can be made by tapping, in the game's order.

    Args:
        game: the game.
        cells: the names of the cells that can be tapped.
    """
    return tuple(
        kind for kind in game.corrections.kinds if all(_is_tapped(one, cells) for one in kind.fields)
    )


def _is_tapped(field: Field, cells: Sequence[str]) -> bool:
    return bool(cells) if isinstance(field, TextField) else not isinstance(field, OtherField | NumbersField)


def fields_to_ask(kind: CorrectionKind[Any]) -> tuple[Field, ...]:
    """List the fields of a correction that must be asked for, without the seat looked at."""
    return tuple(field for field in kind.fields if not isinstance(field, SeatField))


def make_correction(
    kind: CorrectionKind[Any], position: Any, seat: int, values: Mapping[str, Any], cell: str
) -> Any:
    """Build the correction with the given values.

    Other fields have their type's default. A value with a declared place has the one that the table shows.

    Args:
        kind: its kind.
        position: the table's position.
        seat: the seat looked at.
        values: the given values, by field.
        cell: the cell that was tapped.
    """
    told = {field.name: values.get(field.name, _first_value(field, seat, cell)) for field in kind.fields}
    value = kind.value
    if kind.path and value and value.name not in values:
        now = kind.path.get(position, told)
        told[value.name] = told[value.name] if now is None and not can_be_none(value) else now
    return kind.message(**told)


def _first_value(field: Field, seat: int, cell: str) -> Any:
    match field:
        case NumberField(first=first) | ChoiceField(first=first):
            return first
        case SeatField():
            return seat
    return cell
