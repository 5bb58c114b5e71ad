"""How a value is typed in a file, derived from its types: seats by their names, defaults left out.

The form of a struct is a struct of the same fields. A number marked with `companion.engine.setup.AT_SEAT` is
typed as the seat's name, and a game may say of single fields, or of a type wherever it stands, that they are
typed in a form of their own, such as a drawing, or a name of one of several things.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import FieldInfo, fields

from companion.engine.notation import seat_meant, seat_number
from companion.engine.setup import AT_SEAT, Name

Names = Sequence[str]


@dataclass(frozen=True)
class Here:
    """Where something stands in a file, or in a move.

    Attributes:
        field: its path, for errors.
        names: the seats' names.
        table: the table of the file in which it is a field.
        reading: the position that is being read, see `companion.kit.typed_notation.Reading`; None for a move.
    """

    field: str
    names: Names = ()
    table: Any = None
    reading: Any = None

    def inside(self, name: str, table: Any) -> "Here":
        """Where a field of a table stands that stands here."""
        return replace(self, field=f"{self.field}.{name}", table=table)

    def beside(self, name: str) -> "Here":
        """Where another field of the same table stands."""
        return replace(self, field=f"{self.field.rpartition('.')[0]}.{name}")

    def at(self, number: int) -> "Here":
        """Where one thing of a list stands that stands here."""
        return replace(self, field=f"{self.field}[{number}]")


@dataclass(frozen=True)
class Also:
    """What a file has besides a field, if it is not empty: a part of its value.

    Attributes:
        type: what stands in the file; a list or a text.
        write: what stands there for the field's value.
        default: what is so where nothing is said.
    """

    type: Any
    write: Callable[[Any], Any]
    default: Any = ()


@dataclass(frozen=True)
class Form:
    """How one field, or everything of a type, is typed where that is not as its type has it.

    Attributes:
        type: what stands in the file, as msgspec reads it; None for what stands there by its type.
        read: the value from that, given where it stands; raises `Unreadable`.
        write: what stands in the file for a value.
        required: whether a file must say it, and it is always written, though the type has a default.
        called: the field's name in a file, if that is another.
        also: what of it stands in fields of their own, by name, for `read` to ask of `Here.table`.
    """

    type: Any = None
    read: Callable[[Any, Here], Any] | None = None
    write: Callable[[Any], Any] | None = None
    required: bool = False
    called: str = ""
    also: Mapping[str, Also] = field(default_factory=dict)


class TypedForms:
    """How the values of a game's types are typed."""

    def __init__(
        self, forms: Mapping[Any, Form] | None = None, left_open: Collection[tuple[type, str]] = ()
    ) -> None:
        """From what has a form of its own.

        Args:
            forms: by struct and field, or by type, how it is typed.
            left_open: fields a file may leave out though the type has another default or none; they are
                always written. Of what is read they are UNSET then.
        """
        self.forms = forms or {}
        self.left_open = left_open
        self._structs: dict[type, StructForm] = {}

    def struct(self, struct: type) -> "StructForm":
        """How a struct is typed."""
        if struct not in self._structs:
            self._structs[struct] = StructForm(struct, self)
        return self._structs[struct]

    def type(self, hint: Any) -> Any:
        """The type of what stands in a file for a type."""
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

    def read(self, said: Any, hint: Any, here: Here) -> Any:
        """A value of a type, from what stands in a file.

        Raises:
            Unreadable: nobody is called so, or a form of its own cannot be read.
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
                return None if said is None else self.read(said, _told(inside), here)
            case origin if origin is tuple:
                return tuple(
                    self.read(one, inside[0], here if names_seat(inside[0]) else here.at(number))
                    for number, one in enumerate(said)
                )
        if not self._differs(hint):
            return said
        struct = self.struct(hint)
        return hint(**{name: struct.read_field(said, name, here) for name in struct.hints})

    def write(self, value: Any, hint: Any, names: Names) -> Any:
        """What stands in a file for a value of a type."""
        form, inside = self.forms.get(hint), get_args(hint)
        if form and form.write:
            return form.write(value)
        match get_origin(hint):
            case origin if origin is Annotated:
                return names[value] if AT_SEAT in hint.__metadata__ else self.write(value, inside[0], names)
            case origin if origin in (Union, UnionType):
                return None if value is None else self.write(value, _told(inside), names)
            case origin if origin is tuple:
                return [self.write(one, inside[0], names) for one in value]
        return self.struct(hint).write(value, names) if _is_struct(hint) else msgspec.to_builtins(value)

    def spelt(self, said: Any, hint: Any, here: Here) -> Any:
        """What a move's field has in its wire form; what is not of the type is left to that.

        A seat may be typed as its number counted from 1, too, a list as one text with commas in it.

        Raises:
            Unreadable: nobody is called so, or has that number; or a form of its own cannot be read.
        """
        form, inside, origin = self.forms.get(hint), get_args(hint), get_origin(hint)
        if origin is Annotated and AT_SEAT in hint.__metadata__:
            return seat_meant(said, here.names, here.field)
        if origin in (Union, UnionType):
            return self.spelt(said, _told(inside), here)
        if _several(hint):
            if self.type(hint) == hint or not _texts(said):
                return said
            return list(self.read(_listed(said), hint, here))
        if form and form.read:
            return form.read(said, here) if isinstance(said, str) else said
        return self.spelt(said, inside[0], here) if origin is Annotated else said

    def _differs(self, hint: Any) -> bool:
        """Whether anything of a struct is typed otherwise than its type has it."""
        if not _is_struct(hint):
            return False
        hints = get_type_hints(hint, include_extras=True)
        return any(
            (hint, name) in self.forms or (hint, name) in self.left_open or self.type(one) != one
            for name, one in hints.items()
        )


def names_seat(hint: Any) -> bool:
    """Whether a type is that of a seat's number."""
    if get_origin(hint) is Annotated:
        return AT_SEAT in hint.__metadata__
    return get_origin(hint) in (Union, UnionType) and any(map(names_seat, get_args(hint)))


def _told(inside: tuple[Any, ...]) -> Any:
    """What stands in a union besides nothing."""
    return next(one for one in inside if one is not NoneType)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _several(hint: Any) -> bool:
    """Whether a type is that of a list."""
    return get_origin(get_args(hint)[0] if get_origin(hint) is Annotated else hint) is tuple


def _texts(said: object) -> bool:
    return isinstance(said, str) or (isinstance(said, list) and all(isinstance(one, str) for one in said))


def _listed(said: str | list[str]) -> list[str]:
    """A list, or one text with commas in it."""
    return [part for part in said.split(",") if part.strip()] if isinstance(said, str) else said


class StructForm:
    """How a struct is typed.

    Attributes:
        hints: its fields with their types.
        typed: the type of what stands in a file.
    """

    def __init__(
        self, struct: type, forms: TypedForms, also: Mapping[str, Any] | None = None, without: str = ""
    ) -> None:
        """From the struct.

        Args:
            struct: a msgspec struct.
            forms: how the types of its fields are typed.
            also: what the file has besides; all of it is required.
            without: a field of the struct that the file does not have.
        """
        self.struct, self.forms = struct, forms
        hints = get_type_hints(struct, include_extras=True)
        self.hints = {each.name: hints[each.name] for each in fields(struct)}
        self._fields = tuple(each for each in fields(struct) if each.name != without)
        self.typed = msgspec.defstruct(
            f"{struct.__name__}Table",
            [*(also or {}).items(), *(each for info in self._fields for each in self._typed(info))],
            frozen=True,
            forbid_unknown_fields=True,
            kw_only=True,
        )

    def _form(self, name: str) -> Form:
        return self.forms.forms.get((self.struct, name), _AS_ITS_TYPE)

    def called(self, name: str) -> str:
        """The name of a field in a file."""
        return self._form(name).called or name

    def _typed(self, info: FieldInfo) -> list[Any]:
        """What the file has for a field, and besides it."""
        form, name = self._form(info.name), self.called(info.name)
        typed = self.forms.type(self.hints[info.name]) if form.type is None else form.type
        besides = [(name, one.type, one.default) for name, one in form.also.items()]
        if (self.struct, info.name) in self.forms.left_open:
            return [(name, typed | msgspec.UnsetType, UNSET), *besides]
        if form.required or (info.default is NODEFAULT and info.default_factory is NODEFAULT):
            return [(name, typed), *besides]
        if info.default_factory is not NODEFAULT and form.type is None:
            return [(name, typed, msgspec.field(default_factory=info.default_factory)), *besides]
        default = _default(info)
        return [(name, typed, form.write(default) if form.write else default), *besides]

    def read_field(self, table: Any, name: str, here: Here) -> Any:
        """A field's value; UNSET where the file leaves it open.

        Args:
            table: the struct as it stands in the file.
            name: the field.
            here: where the struct stands.

        Raises:
            Unreadable: it says something that cannot be.
        """
        form, said = self._form(name), getattr(table, self.called(name))
        here = here.inside(self.called(name), table)
        if said is UNSET:
            return UNSET
        return form.read(said, here) if form.read else self.forms.read(said, self.hints[name], here)

    def write(self, value: Any, names: Names, unsaid: Collection[str] = ()) -> dict[str, Any]:
        """A value as it is typed, by field; what is as its type has it is left out.

        Args:
            value: the struct.
            names: the seats' names.
            unsaid: fields that are left out whatever they are.
        """
        found: dict[str, Any] = {}
        for info in self._fields:
            form, held = self._form(info.name), getattr(value, info.name)
            if info.name in unsaid or not (self._always(info.name) or held != _default(info)):
                continue
            hint = self.hints[info.name]
            said = form.write(held) if form.write else self.forms.write(held, hint, names)
            besides = {name: one.write(held) for name, one in form.also.items()}
            found[self.called(info.name)] = said
            found |= {name: one for name, one in besides.items() if one}
        return {name: said for name, said in found.items() if said is not None}

    def _always(self, name: str) -> bool:
        return (self.struct, name) in self.forms.left_open or self._form(name).required


_AS_ITS_TYPE = Form()


def _default(info: FieldInfo) -> Any:
    return info.default if info.default_factory is NODEFAULT else info.default_factory()
