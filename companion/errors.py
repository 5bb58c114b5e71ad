"""Errors of the app, as data: an id and typed fields, never a sentence."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, dataclass_transform, get_type_hints

Params = Mapping[str, str | int]
"""The variables of a message: names, paths and lists of numbers as text, counts and numbers as numbers."""


@dataclass(frozen=True, slots=True)
class AsVariable:
    """Conversion of an error's field to a variable of its message, or None to leave the field out."""

    how: Callable[[Any], str | int] | None


def cut_to(most: int) -> AsVariable:
    """Cut a text to its first letters."""
    return AsVariable(lambda text: text[:most])


UNTOLD = AsVariable(None)

SeatOfError = Annotated[int, AsVariable(lambda seat: seat + 1)]
"""A seat, of which people call the first 1."""

PathOfError = Annotated[Path, AsVariable(str)]


@cache
def _read_conversions(kind: Any) -> Mapping[str, AsVariable | None]:
    """Read the conversion of each field of an error, or None if the field is told as it is."""
    hints = get_type_hints(kind, include_extras=True)
    said = {each.name: getattr(hints[each.name], "__metadata__", ()) for each in fields(kind)}
    return {
        name: next((one for one in extras if isinstance(one, AsVariable)), None)
        for name, extras in said.items()
    }


@dataclass_transform(eq_default=False, field_specifiers=(field,))
class CompanionError(Exception):
    """Base class of what the app refuses or fails to do, where a sentence tells people so.

    ``texts.say(error.id, **error.params)`` is that sentence. What has none is a `ValueError` and becomes one
    of these where people are told: a wrong form on the wire, a refused move, what the mirror cannot show. Nor
    is a `FileError` one: it names a place in a file, and its sentence holds others.

    An error is declared, ``class SeatTaken(HostingError, id="hosting-seat-taken")``, and its annotated fields
    are what it is raised with, and the variables of its message.

    Attributes:
        id: the id of the message that says it.
        params: the variables of that message.
    """

    id: str
    params: Params

    def __init_subclass__(cls, id: str = "", **more: Any) -> None:
        """Build its constructor from its fields.

        Args:
            id: the id of its message; without it, that of its base.
            more: what other bases take.
        """
        super().__init_subclass__(**more)
        if id:
            cls.id = id
        dataclass(eq=False, repr=False)(cls)

    def __init__(self, **params: str | int) -> None:
        """Take the variables as they are, for errors without declared fields."""
        self.params = MappingProxyType(params)

    def __post_init__(self) -> None:
        """Convert the fields to the variables of the message."""
        kind: Any = type(self)
        told: dict[str, str | int] = {**self.derive_params()}
        for name, how in _read_conversions(kind).items():
            if how is None:
                told[name] = getattr(self, name)
            elif how.how is not None:
                told[name] = how.how(getattr(self, name))
        self.params = MappingProxyType(told)

    def derive_params(self) -> Params:
        """Derive further variables of the message from the fields."""
        return {}

    def __str__(self) -> str:
        """Format the id and the parameters for logs, not for people."""
        return " ".join([self.id, *(f"{name}={value!r}" for name, value in self.params.items())])
