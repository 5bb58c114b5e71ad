"""Typed form of a value, derived from its types: seats by their names, defaults left out.

The form of a struct is a struct of the same fields. A number marked with `companion.engine.setup.AT_SEAT` is
typed as the seat's name. A game may give single fields, or a type wherever it occurs, a form of their own,
such as a drawing, or the name of one of several things.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import FieldInfo, fields

from companion.engine.notation import parse_seat, seat_number
from companion.engine.setup import AT_SEAT, Name, names_seat
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext


class TypedForms:
    """Typed forms of all values of a game."""

    def __init__(
        self,
        forms: Mapping[Any, Form] | None = None,
        left_open: Collection[tuple[type, str]] = (),
        apart: Mapping[type, Sequence[SplitFields]] | None = None,
        by_seat: Collection[type] = (),
    ) -> None:
        """Store the forms that differ from the types.

        Args:
            forms: the forms, by struct and field, or by type.
            apart: by struct, the fields that a file states together.
            by_seat: structs whose lists have an item for each seat.
            left_open: fields a file may leave out though the type has another default or none; they are
                always written. Left out, they are read as UNSET.
        """
        self.forms, self.apart = forms or {}, apart or {}
        self.left_open, self.by_seat = left_open, by_seat
        self._structs: dict[type, StructForm] = {}

    def struct(self, struct: type) -> "StructForm":
        """Return the typed form of a struct, from the cache or newly made."""
        if struct not in self._structs:
            self._structs[struct] = StructForm(struct, self)
        return self._structs[struct]

    def type(self, hint: Any) -> Any:
        """Derive the type in a file for a type."""
        if form := self.forms.get(hint):
            return form.type
        inside = get_args(hint)
        match get_origin(hint):
            case origin if origin is Annotated:
                if AT_SEAT in hint.__metadata__:
                    return Name
                return Annotated[(self.type(inside[0]), *hint.__metadata__)]
            case origin if origin in (Union, UnionType):
                return reduce(or_, map(self.type, inside))
            case origin if origin is tuple:
                return tuple.__class_getitem__(tuple(map(self.type, inside)))
        return self.struct(hint).typed if self._differs(hint) else hint

    def read(self, said: Any, hint: Any, here: ReadContext) -> Any:
        """Read a value of a type from its form in a file.

        Raises:
            Unreadable: no seat has the name, or a form of its own cannot be read.
        """
        form, inside = self.forms.get(hint), get_args(hint)
        if form and form.read:
            return form.read(said, here)
        match get_origin(hint):
            case origin if origin is Annotated:
                if AT_SEAT in hint.__metadata__:
                    return seat_number(here.names, said, here.field)
                return self.read(said, inside[0], here)
            case origin if origin in (Union, UnionType):
                return None if said is None else self.read(said, _besides_none(inside), here)
            case origin if origin is tuple:
                return tuple(
                    self.read(one, inside[0], self._nth(inside[0], here, number))
                    for number, one in enumerate(said)
                )
        if not self._differs(hint):
            return said
        return hint(**self.struct(hint).read(said, here))

    def write(self, value: Any, hint: Any, there: WriteContext) -> Any:
        """Write a value of a type in its form for a file."""
        form, inside = self.forms.get(hint), get_args(hint)
        if form and form.write:
            return form.write(value)
        match get_origin(hint):
            case origin if origin is Annotated:
                if AT_SEAT in hint.__metadata__:
                    return there.names[value]
                return self.write(value, inside[0], there)
            case origin if origin in (Union, UnionType):
                return None if value is None else self.write(value, _besides_none(inside), there)
            case origin if origin is tuple:
                by_seat = inside[0] in self.by_seat
                seats = enumerate(value) if by_seat else ((there.seat, one) for one in value)
                return [self.write(one, inside[0], replace(there, seat=seat)) for seat, one in seats]
        return self.struct(hint).write(value, there) if _is_struct(hint) else msgspec.to_builtins(value)

    def spelt(self, said: Any, hint: Any, here: ReadContext) -> Any:
        """Convert a typed field of a move to its wire form, and leave a value of another type unchanged.

        A seat may also be typed as its number counted from 1, and a list as one text with commas in it.

        Raises:
            Unreadable: no seat has the name or the number, or a form of its own cannot be read.
        """
        form, inside, origin = self.forms.get(hint), get_args(hint), get_origin(hint)
        if origin is Annotated and AT_SEAT in hint.__metadata__:
            return parse_seat(said, here.names, here.field)
        if origin in (Union, UnionType):
            return self.spelt(said, _besides_none(inside), here)
        if _several(hint):
            if (self.type(hint) == hint and not form) or not _texts(said):
                return said
            return list(self.read(_split_list(said), hint, here))
        if form and form.read:
            return form.read(said, here) if isinstance(said, str) else said
        return self.spelt(said, inside[0], here) if origin is Annotated else said

    def _nth(self, hint: Any, here: ReadContext, number: int) -> ReadContext:
        """Make the context of a list's item.

        Seats, which are told by name, have the context of the whole list.
        """
        if names_seat(hint):
            return here
        return replace(here.at(number), seat=number) if hint in self.by_seat else here.at(number)

    def _differs(self, hint: Any) -> bool:
        """Check that any field of a struct has a typed form other than its type."""
        if not _is_struct(hint):
            return False
        hints = get_type_hints(hint, include_extras=True)
        return hint in self.apart or any(
            (hint, name) in self.forms or (hint, name) in self.left_open or self.type(one) != one
            for name, one in hints.items()
        )


def _besides_none(inside: tuple[Any, ...]) -> Any:
    """Find the type in a union besides None."""
    return next(one for one in inside if one is not NoneType)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _several(hint: Any) -> bool:
    """Check that a type is that of a list."""
    return get_origin(get_args(hint)[0] if get_origin(hint) is Annotated else hint) is tuple


def _texts(said: object) -> bool:
    return isinstance(said, str) or (isinstance(said, list) and all(isinstance(one, str) for one in said))


def _split_list(said: str | list[str]) -> list[str]:
    """Split a text at its commas, or return a list unchanged."""
    return [part for part in said.split(",") if part.strip()] if isinstance(said, str) else said


class StructForm:
    """Typed form of a struct.

    Attributes:
        hints: its fields with their types.
        typed: the type of its table in a file.
    """

    def __init__(
        self, struct: type, forms: TypedForms, also: Mapping[str, Any] | None = None, without: str = ""
    ) -> None:
        """Derive the form from the struct.

        Args:
            struct: a msgspec struct.
            forms: the typed forms of its fields.
            also: the file's other fields, all of them required.
            without: a field of the struct that the file does not have.
        """
        self.struct, self.forms, self._apart = struct, forms, forms.apart.get(struct, ())
        hints = get_type_hints(struct, include_extras=True)
        self.hints = {each.name: hints[each.name] for each in fields(struct)}
        away = {without, *(name for one in self._apart for name in one.fields)}
        self._fields = tuple(each for each in fields(struct) if each.name not in away)
        self.typed = msgspec.defstruct(
            f"{struct.__name__}Table",
            [*(also or {}).items(), *map(self._typed, self._fields), *map(_field, self._instead())],
            frozen=True,
            forbid_unknown_fields=True,
            kw_only=True,
        )

    def _instead(self) -> Iterable[tuple[str, Any, Any]]:
        """List the file's fields for the fields that it states together."""
        return ((name, *typed) for one in self._apart for name, typed in one.typed.items())

    def _form(self, name: str) -> Form:
        return self.forms.forms.get((self.struct, name), _AS_ITS_TYPE)

    def field_name(self, name: str) -> str:
        """Look up the name of a field in a file."""
        return self._form(name).called or name

    def _typed(self, info: FieldInfo) -> Any:
        """Derive the definition of the file's field for a field."""
        form, name = self._form(info.name), self.field_name(info.name)
        typed = self.forms.type(self.hints[info.name]) if form.type is None else form.type
        if (self.struct, info.name) in self.forms.left_open:
            return name, typed | msgspec.UnsetType, UNSET
        if form.required or (info.default is NODEFAULT and info.default_factory is NODEFAULT):
            return name, typed
        if info.default_factory is not NODEFAULT and form.type is None:
            return name, typed, msgspec.field(default_factory=info.default_factory)
        default = _default(info)
        if form.type is None and default is not None and names_seat(self.hints[info.name]):
            return name, typed | msgspec.UnsetType, UNSET  # a seat has a name once there are names
        return name, typed, form.write(default) if form.write else default

    def read(self, table: Any, here: ReadContext) -> dict[str, Any]:
        """Read every field's value, with UNSET for a field that the file leaves open.

        Args:
            table: the struct's table in the file.
            here: its place.

        Raises:
            Unreadable: its content is impossible.
        """
        found = {each.name: self.read_field(table, each.name, here) for each in self._fields}
        for one in self._apart:
            found |= one.read(table, here)
        return found

    def read_field(self, table: Any, name: str, here: ReadContext) -> Any:
        """Read the value of a single field. See `read`.

        Raises:
            Unreadable: its content is impossible.
        """
        for one in self._apart:
            if name in one.fields:
                return one.read(table, here)[name]
        form, said = self._form(name), getattr(table, self.field_name(name))
        if said is UNSET:
            left_open = (self.struct, name) in self.forms.left_open
            return UNSET if left_open else _default(next(one for one in self._fields if one.name == name))
        here = here.inside(self.field_name(name))
        return form.read(said, here) if form.read else self.forms.read(said, self.hints[name], here)

    def write(self, value: Any, there: WriteContext, unsaid: Collection[str] = ()) -> dict[str, Any]:
        """Write a value by field, and leave out fields that equal their default.

        Args:
            value: the struct.
            there: its context.
            unsaid: fields to leave out, whatever their value.
        """
        found: dict[str, Any] = {}
        for info in self._fields:
            form, held = self._form(info.name), getattr(value, info.name)
            if info.name not in unsaid and (self._always(info.name) or held != _default(info)):
                hint = self.hints[info.name]
                said = form.write(held) if form.write else self.forms.write(held, hint, there)
                found[self.field_name(info.name)] = said
        for one in self._apart:
            found |= one.write(value, there)
        return {name: said for name, said in found.items() if said is not None}

    def _always(self, name: str) -> bool:
        form = self._form(name)
        return form.required or form.always or (self.struct, name) in self.forms.left_open


_AS_ITS_TYPE = Form()


def _field(typed: tuple[str, Any, Any]) -> Any:
    return typed[:2] if typed[2] is NODEFAULT else typed


def _default(info: FieldInfo) -> Any:
    return info.default if info.default_factory is NODEFAULT else info.default_factory()
