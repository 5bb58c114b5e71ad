"""What can be corrected, told from the types of a game's corrections. Nothing here draws."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from companion.engine.game import Game
from companion.kit.typed_form import names_seat

MOST = 999
"""The greatest number that is offered where the type names none."""


@dataclass(frozen=True)
class NumberField:
    """A whole number within bounds."""

    name: str
    least: int
    most: int


@dataclass(frozen=True)
class ChoiceField:
    """One of a few values."""

    name: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class CellField:
    """The name of a cell, which is tapped."""

    name: str


Field = NumberField | ChoiceField | CellField


@dataclass(frozen=True)
class CorrectionKind:
    """A kind of correction that can be made by tapping.

    Attributes:
        make: its type.
        seats: the fields that name the seat looked at.
        fields: what has to be said besides.
    """

    make: type[Any]
    seats: tuple[str, ...]
    fields: tuple[Field, ...]

    @property
    def tag(self) -> str:
        """What names it."""
        tag: str = self.make.__struct_config__.tag
        return tag

    def make_correction(self, seat: int, values: dict[str, Any], cell: str) -> Any:
        """The correction with some values said, and everything else as it begins."""
        begins = {field.name: _first(field, cell) for field in self.fields}
        said = {name: values.get(name, first) for name, first in begins.items()}
        return self.make(**dict.fromkeys(self.seats, seat), **said)


def _first(field: Field, cell: str) -> Any:
    match field:
        case NumberField(least=least):
            return least
        case ChoiceField(values=values):
            return values[0]
        case CellField():
            return cell


def kinds_of(game: Game[Any, Any, Any], cells: Sequence[str]) -> tuple[CorrectionKind, ...]:
    """The kinds of correction that can be made by tapping, in the game's order.

    Args:
        game: the game.
        cells: the names of the cells that can be tapped.
    """
    every = get_args(game.correction_type) or (game.correction_type,)
    return tuple(kind for one in every if (kind := _kind(one, bool(cells))))


def _kind(struct: type[Any], tappable: bool) -> CorrectionKind | None:
    hints = get_type_hints(struct, include_extras=True)
    kinds = {field.name: field.type for field in msgspec.inspect.type_info(struct).fields}  # type: ignore[attr-defined]
    seats = tuple(name for name, hint in hints.items() if name == "seat" or names_seat(hint))
    fields = [_field(name, kind, tappable) for name, kind in kinds.items() if name not in seats]
    told = tuple(field for field in fields if field is not None)
    return CorrectionKind(struct, seats, told) if len(told) == len(fields) else None


def _field(name: str, kind: inspect.Type, tappable: bool) -> Field | None:
    match kind:
        case inspect.IntType(ge=least, le=most):
            return NumberField(name, max(0, least or 0), MOST if most is None else min(MOST, most))
        case inspect.StrType() if tappable:
            return CellField(name)
        case inspect.StrType():
            return None
    values = tuple(_values(kind))
    return ChoiceField(name, values) if values else None


def _values(kind: inspect.Type) -> Iterator[Any]:
    match kind:
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.BoolType():
            yield from (True, False)
        case inspect.UnionType(types=types):
            found = [tuple(_values(one)) for one in types if not isinstance(one, inspect.NoneType)]
            if all(found):
                yield from (value for each in found for value in each)
                if any(isinstance(one, inspect.NoneType) for one in types):
                    yield None
