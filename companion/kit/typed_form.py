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


def _check_form(key: Any, form: object) -> None:
    """Refuse a form that no value would ever have."""
    if not isinstance(form, Form):
        raise TypeError(f"{key} has a {type(form).__name__} for a Form; drawings belong into split_fields")
    if isinstance(key, str):
        raise TypeError(f"{key!r} is no key of a Form: name the struct and the field, or the type")
    if isinstance(key, tuple) and key[1] not in key[0].__struct_fields__:
        raise TypeError(f"{key[0].__name__} has no field {key[1]!r}")


class TypedForms:
    """Typed forms of all values of a game."""

    def __init__(
        self,
        forms: Mapping[Any, Form] | None = None,
        optional_fields: Collection[tuple[type, str]] = (),
        split_fields: Mapping[type, Sequence[SplitFields]] | None = None,
        by_seat: Collection[type] = (),
    ) -> None:
        """Store the forms that differ from the types.

        Args:
            forms: the forms, by struct and field, or by type.
            split_fields: by struct, the fields that a file states together.
            by_seat: structs with an item for each seat in their lists.
            optional_fields: fields a file may leave out though the type has another default or none; they are
                always written. Left out, they are read as UNSET.
        """
        for key, form in (forms or {}).items():
            _check_form(key, form)
        self.forms, self.split_fields = forms or {}, split_fields or {}
        self.optional_fields, self.by_seat = optional_fields, by_seat
        self._structs: dict[type, StructForm] = {}

    def struct_form(self, struct: type) -> "StructForm":
        """Return the typed form of a struct, from the cache or newly made."""
        if struct not in self._structs:
            self._structs[struct] = StructForm(struct, self)
        return self._structs[struct]

    def file_type(self, hint: Any) -> Any:
        """Derive the type in a file for a type."""
        if form := self.forms.get(hint):
            return form.type
        inside = get_args(hint)
        match get_origin(hint):
            case origin if origin is Annotated:
                if AT_SEAT in hint.__metadata__:
                    return Name
                return Annotated[(self.file_type(inside[0]), *hint.__metadata__)]
            case origin if origin in (Union, UnionType):
                return reduce(or_, map(self.file_type, inside))
            case origin if origin is tuple:
                return tuple.__class_getitem__(tuple(map(self.file_type, inside)))
        return self.struct_form(hint).typed if self._has_typed_form(hint) else hint

    def read(self, typed: Any, hint: Any, context: ReadContext) -> Any:
        """Read a value of a type from its form in a file.

        Raises:
            Unreadable: no seat has the name, or a form of its own cannot be read.
        """
        form, inside = self.forms.get(hint), get_args(hint)
        if form and form.read:
            return form.read(typed, context)
        match get_origin(hint):
            case origin if origin is Annotated:
                if AT_SEAT in hint.__metadata__:
                    return seat_number(context.names, typed, context.field)
                return self.read(typed, inside[0], context)
            case origin if origin in (Union, UnionType):
                return None if typed is None else self.read(typed, _without_none(inside), context)
            case origin if origin is tuple:
                return tuple(
                    self.read(item, inside[0], self._item_context(inside[0], context, number))
                    for number, item in enumerate(typed)
                )
        if not self._has_typed_form(hint):
            return typed
        return hint(**self.struct_form(hint).read(typed, context))

    def write(self, value: Any, hint: Any, context: WriteContext) -> Any:
        """Write a value of a type in its form for a file."""
        form, inside = self.forms.get(hint), get_args(hint)
        if form and form.write:
            return form.write(value)
        match get_origin(hint):
            case origin if origin is Annotated:
                if AT_SEAT in hint.__metadata__:
                    return context.names[value]
                return self.write(value, inside[0], context)
            case origin if origin in (Union, UnionType):
                return None if value is None else self.write(value, _without_none(inside), context)
            case origin if origin is tuple:
                by_seat = inside[0] in self.by_seat
                seats = enumerate(value) if by_seat else ((context.seat, item) for item in value)
                return [self.write(part, inside[0], replace(context, seat=seat)) for seat, part in seats]
        return (
            self.struct_form(hint).write(value, context) if _is_struct(hint) else msgspec.to_builtins(value)
        )

    def parse_typed(self, typed: Any, hint: Any, context: ReadContext) -> Any:
        """Convert a typed field of a move to its wire form, and leave a value of another type unchanged.

        A seat may also be typed as its number counted from 1, and a list as one text with commas in it.

        Raises:
            Unreadable: no seat has the name or the number, or a form of its own cannot be read.
        """
        form, inside, origin = self.forms.get(hint), get_args(hint), get_origin(hint)
        if origin is Annotated and AT_SEAT in hint.__metadata__:
            return parse_seat(typed, context.names, context.field)
        if origin in (Union, UnionType):
            return self.parse_typed(typed, _without_none(inside), context)
        if _is_tuple_type(hint):
            if (self.file_type(hint) == hint and not form) or not _is_text(typed):
                return typed
            return list(self.read(_split_list(typed), hint, context))
        if form and form.read:
            return form.read(typed, context) if isinstance(typed, str) else typed
        return self.parse_typed(typed, inside[0], context) if origin is Annotated else typed

    def _item_context(self, hint: Any, context: ReadContext, number: int) -> ReadContext:
        """Make the context of a list's item.

        Seats are told by name and have the context of the whole list.
        """
        if names_seat(hint):
            return context
        return (
            replace(context.at_index(number), seat=number)
            if hint in self.by_seat
            else context.at_index(number)
        )

    def _has_typed_form(self, hint: Any) -> bool:
        """Check that any field of a struct has a typed form other than its type."""
        if not _is_struct(hint):
            return False
        hints = get_type_hints(hint, include_extras=True)
        return hint in self.split_fields or any(
            (hint, name) in self.forms or (hint, name) in self.optional_fields or self.file_type(item) != item
            for name, item in hints.items()
        )


def _without_none(inside: tuple[Any, ...]) -> Any:
    """Find the type in a union besides None."""
    return next(item for item in inside if item is not NoneType)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _is_tuple_type(hint: Any) -> bool:
    """Check that a type hint is that of a tuple, which is typed as a list."""
    return get_origin(get_args(hint)[0] if get_origin(hint) is Annotated else hint) is tuple


def _is_text(typed: object) -> bool:
    return isinstance(typed, str) or (
        isinstance(typed, list) and all(isinstance(item, str) for item in typed)
    )


def _split_list(typed: str | list[str]) -> list[str]:
    """Split a text at its commas, or return a list unchanged."""
    return [part for part in typed.split(",") if part.strip()] if isinstance(typed, str) else typed


class StructForm:
    """Typed form of a struct.

    Attributes:
        hints: its fields with their types.
        typed: the type of its table in a file.
    """

    def __init__(
        self,
        struct: type,
        forms: TypedForms,
        extra_fields: Mapping[str, Any] | None = None,
        omitted: str = "",
    ) -> None:
        """Derive the form from the struct.

        Args:
            struct: a msgspec struct.
            forms: the typed forms of its fields.
            extra_fields: the file's other fields, all of them required.
            omitted: a field of the struct that the file does not have.
        """
        self.struct, self.forms, self._split_fields = struct, forms, forms.split_fields.get(struct, ())
        hints = get_type_hints(struct, include_extras=True)
        self.hints = {each.name: hints[each.name] for each in fields(struct)}
        replaced = {omitted, *(name for item in self._split_fields for name in item.fields)}
        self._fields = tuple(each for each in fields(struct) if each.name not in replaced)
        self.typed = msgspec.defstruct(
            f"{struct.__name__}Table",
            [
                *(extra_fields or {}).items(),
                *map(self._derive_file_field, self._fields),
                *map(_field_definition, self._typed_fields()),
            ],
            frozen=True,
            forbid_unknown_fields=True,
            kw_only=True,
        )

    def _typed_fields(self) -> Iterable[tuple[str, Any, Any]]:
        """List the file's fields for the fields that it states together."""
        return ((name, *typed) for item in self._split_fields for name, typed in item.typed.items())

    def _form_of(self, name: str) -> Form:
        return self.forms.forms.get((self.struct, name), _DEFAULT_FORM)

    def field_name(self, name: str) -> str:
        """Look up the name of a field in a file."""
        return self._form_of(name).file_name or name

    def _derive_file_field(self, info: FieldInfo) -> Any:
        """Derive the definition of the file's field for a field."""
        form, name = self._form_of(info.name), self.field_name(info.name)
        typed = self.forms.file_type(self.hints[info.name]) if form.type is None else form.type
        if (self.struct, info.name) in self.forms.optional_fields:
            return name, typed | msgspec.UnsetType, UNSET
        if form.required or (info.default is NODEFAULT and info.default_factory is NODEFAULT):
            return name, typed
        if info.default_factory is not NODEFAULT and form.type is None:
            return name, typed, msgspec.field(default_factory=info.default_factory)
        default = _default_of(info)
        if form.type is None and default is not None and names_seat(self.hints[info.name]):
            return name, typed | msgspec.UnsetType, UNSET  # a seat has a name once there are names
        return name, typed, form.write(default) if form.write else default

    def read(self, table: Any, context: ReadContext) -> dict[str, Any]:
        """Read every field's value, with UNSET for a field that the file leaves open.

        Args:
            table: the struct's table in the file.
            context: its place.

        Raises:
            Unreadable: its content is impossible.
        """
        found = {each.name: self.read_field(table, each.name, context) for each in self._fields}
        for item in self._split_fields:
            found |= item.read(table, context)
        return found

    def read_field(self, table: Any, name: str, context: ReadContext) -> Any:
        """Read the value of a single field. See `read`.

        Raises:
            Unreadable: its content is impossible.
        """
        for item in self._split_fields:
            if name in item.fields:
                return item.read(table, context)[name]
        form, typed = self._form_of(name), getattr(table, self.field_name(name))
        if typed is UNSET:
            is_optional = (self.struct, name) in self.forms.optional_fields
            return (
                UNSET if is_optional else _default_of(next(one for one in self._fields if one.name == name))
            )
        context = context.at_field(self.field_name(name))
        return form.read(typed, context) if form.read else self.forms.read(typed, self.hints[name], context)

    def write(self, value: Any, context: WriteContext, omitted: Collection[str] = ()) -> dict[str, Any]:
        """Write a value by field, and leave out fields that equal their default.

        Args:
            value: the struct.
            context: its context.
            omitted: fields to leave out, whatever their value.
        """
        found: dict[str, Any] = {}
        for info in self._fields:
            form, content = self._form_of(info.name), getattr(value, info.name)
            if info.name not in omitted and (
                self._is_always_written(info.name) or content != _default_of(info)
            ):
                hint = self.hints[info.name]
                typed = form.write(content) if form.write else self.forms.write(content, hint, context)
                found[self.field_name(info.name)] = typed
        for item in self._split_fields:
            found |= item.write(value, context)
        return {name: text for name, text in found.items() if text is not None}

    def _is_always_written(self, name: str) -> bool:
        form = self._form_of(name)
        return form.required or form.always_written or (self.struct, name) in self.forms.optional_fields


_DEFAULT_FORM = Form()


def _field_definition(typed: tuple[str, Any, Any]) -> Any:
    return typed[:2] if typed[2] is NODEFAULT else typed


def _default_of(info: FieldInfo) -> Any:
    return info.default if info.default_factory is NODEFAULT else info.default_factory()
