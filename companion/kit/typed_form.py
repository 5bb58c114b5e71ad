"""How a value is typed in a file, derived from its types: seats by their names, defaults left out.

The form of a struct is a struct of the same fields. A number marked with `companion.engine.setup.AT_SEAT` is
typed as the seat's name, and a game may say of single fields that they are typed in a form of their own, such
as a drawing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import FieldInfo, fields

from companion.engine.notation import seat_number
from companion.engine.setup import AT_SEAT, Name

Names = Sequence[str]


@dataclass(frozen=True)
class Form:
    """How one field is typed where that is not as its type has it.

    Attributes:
        type: what stands in the file, as msgspec reads it.
        read: the field's value from that, given where it stands; raises `Unreadable`.
        write: what stands in the file for a value.
        required: whether a file must say it, and it is always written, though the type has a default.
    """

    type: Any
    read: Callable[[Any, str], Any]
    write: Callable[[Any], Any]
    required: bool = False


class TypedForms:
    """How the values of a game's types are typed."""

    def __init__(self, forms: Mapping[tuple[type, str], Form] | None = None) -> None:
        """From what has a form of its own.

        Args:
            forms: by struct and field, how it is typed.
        """
        self.forms = forms or {}
        self._structs: dict[type, StructForm] = {}

    def struct(self, struct: type) -> "StructForm":
        """How a struct is typed."""
        if struct not in self._structs:
            self._structs[struct] = StructForm(struct, self)
        return self._structs[struct]

    def type(self, hint: Any) -> Any:
        """The type of what stands in a file for a type."""
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

    def read(self, said: Any, hint: Any, names: Names, where: str) -> Any:
        """A value of a type, from what stands in a file.

        Raises:
            Unreadable: nobody is called so, or a form of its own cannot be read.
        """
        inside = get_args(hint)
        match get_origin(hint):
            case origin if origin is Annotated:
                if AT_SEAT in hint.__metadata__:
                    return seat_number(names, said, where)
                return self.read(said, inside[0], names, where)
            case origin if origin in (Union, UnionType):
                return None if said is None else self.read(said, _told(inside), names, where)
            case origin if origin is tuple:
                return tuple(self.read(one, inside[0], names, where) for one in said)
        if not self._differs(hint):
            return said
        form = self.struct(hint)
        return hint(**{name: form.read_field(said, name, names, where) for name in form.hints})

    def write(self, value: Any, hint: Any, names: Names) -> Any:
        """What stands in a file for a value of a type."""
        inside = get_args(hint)
        match get_origin(hint):
            case origin if origin is Annotated:
                return names[value] if AT_SEAT in hint.__metadata__ else self.write(value, inside[0], names)
            case origin if origin in (Union, UnionType):
                return None if value is None else self.write(value, _told(inside), names)
            case origin if origin is tuple:
                return [self.write(one, inside[0], names) for one in value]
        return self.struct(hint).write(value, names) if _is_struct(hint) else msgspec.to_builtins(value)

    def _differs(self, hint: Any) -> bool:
        """Whether anything of a struct is typed otherwise than its type has it."""
        if not _is_struct(hint):
            return False
        hints = get_type_hints(hint, include_extras=True)
        return any((hint, name) in self.forms or self.type(one) != one for name, one in hints.items())


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


class StructForm:
    """How a struct is typed.

    Attributes:
        hints: its fields with their types.
        typed: the type of what stands in a file.
    """

    def __init__(
        self,
        struct: type,
        forms: TypedForms,
        left_open: frozenset[str] = frozenset(),
        also: Mapping[str, Any] | None = None,
        without: str = "",
    ) -> None:
        """From the struct.

        Args:
            struct: a msgspec struct.
            forms: how the types of its fields are typed.
            left_open: fields whose default is not that of the type: a file may leave them out, and they are
                always written.
            also: what the file has besides; all of it is required.
            without: a field of the struct that the file does not have.
        """
        self.struct, self.forms, self.left_open = struct, forms, left_open
        self.hints = get_type_hints(struct, include_extras=True)
        self._fields = tuple(each for each in fields(struct) if each.name != without)
        self.typed = msgspec.defstruct(
            f"{struct.__name__}Table",
            [*(also or {}).items(), *map(self._typed, self._fields)],
            frozen=True,
            forbid_unknown_fields=True,
            kw_only=True,
        )

    def _form(self, name: str) -> Form | None:
        return self.forms.forms.get((self.struct, name))

    def _typed(self, info: FieldInfo) -> Any:
        form = self._form(info.name)
        typed = form.type if form else self.forms.type(self.hints[info.name])
        if info.name in self.left_open:
            return info.name, typed | msgspec.UnsetType, UNSET
        if form and form.required:
            return info.name, typed
        if info.default_factory is not NODEFAULT:
            return info.name, typed, msgspec.field(default_factory=info.default_factory)
        if info.default is NODEFAULT:
            return info.name, typed
        return info.name, typed, form.write(info.default) if form else info.default

    def read_field(self, table: Any, name: str, names: Names, where: str) -> Any:
        """A field's value; UNSET where the file leaves it open.

        Raises:
            Unreadable: it says something that cannot be.
        """
        said = getattr(table, name)
        if said is UNSET:
            return UNSET
        if form := self._form(name):
            return form.read(said, f"{where}.{name}")
        return self.forms.read(said, self.hints[name], names, f"{where}.{name}")

    def write(self, value: Any, names: Names) -> dict[str, Any]:
        """A value as it is typed, by field; what is as its type has it is left out."""
        found = {
            info.name: self._written(value, info.name, names)
            for info in self._fields
            if self._always(info.name) or getattr(value, info.name) != _default(info)
        }
        return {name: said for name, said in found.items() if said is not None}

    def _always(self, name: str) -> bool:
        form = self._form(name)
        return name in self.left_open or (form is not None and form.required)

    def _written(self, value: Any, name: str, names: Names) -> Any:
        said, form = getattr(value, name), self._form(name)
        return form.write(said) if form else self.forms.write(said, self.hints[name], names)


def _default(info: FieldInfo) -> Any:
    return info.default if info.default_factory is NODEFAULT else info.default_factory()
