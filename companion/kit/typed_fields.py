"""Forms of single fields in a typed file, where they differ from their types."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec

from companion.engine.notation import Unreadable
from companion.engine.owners_box import own_entries
from companion.engine.setup import EntryName
from companion.engine.wire import WireError

Names = Sequence[str]


@dataclass(frozen=True)
class ReadContext:
    """Place in a file, or in a move, for reading.

    Attributes:
        field: its path, for errors.
        names: the seats' names.
        reading: the position that is being read, see `companion.kit.typed_notation.Reading`; None for a move.
        seat: its seat, where it belongs to one.
    """

    field: str
    names: Names = ()
    reading: Any = None
    seat: int = 0

    def at_field(self, name: str) -> "ReadContext":
        """Make the context of a field in the table at this place."""
        return replace(self, field=f"{self.field}.{name}")

    def at_index(self, number: int) -> "ReadContext":
        """Make the context of an item in the list at this place."""
        return replace(self, field=f"{self.field}[{number}]")


@dataclass(frozen=True)
class WriteContext:
    """Context in which a value is written.

    Attributes:
        position: the position that holds it.
        names: the seats' names.
        seat: its seat, where it belongs to one.
    """

    position: Any
    names: Names = ()
    seat: int = 0


@dataclass(frozen=True)
class Form:
    """Typed form of a field, or of all values of a type, where it differs from the type.

    Attributes:
        type: its type in the file, as msgspec reads it; None for the value's own type.
        read: parses the file's value, given its place; raises `Unreadable`. Asked when a file is read.
        write: formats a value for the file. Asked when a file is written.
        required: whether it is required, and always written, though the type has a default.
        always_written: whether it is written even if it equals its default.
        file_name: the field's name in a file, if it differs.
    """

    type: Any = None
    read: Callable[[Any, ReadContext], Any] | None = None
    write: Callable[[Any], Any] | None = None
    required: bool = False
    always_written: bool = False
    file_name: str = ""


@dataclass(frozen=True)
class SplitFields:
    """Fields of a struct that a file states together in fields of its own, such as a drawing.

    Attributes:
        fields: the struct's fields; the file has none of them.
        typed: the file's fields instead, by name: the type, and the default; NODEFAULT
            where it is required.
        read: parses the struct's fields from the table of the file and its place; raises `Unreadable`. Asked
            when a file is read.
        write: formats a struct as the file's fields. Asked when a file is written.
    """

    fields: Collection[str]
    typed: Mapping[str, tuple[Any, Any]]
    read: Callable[[Any, ReadContext], Mapping[str, Any]]
    write: Callable[[Any, WriteContext], Mapping[str, Any]]


def own_box_form(printed: Callable[[Any], Any], most: int, normalize: Callable[[str], str] = str) -> Form:
    """Make the form of an owner's box: a table of texts by their names, called ``box``.

    Args:
        printed: makes the prints from an owner's entries and checks them; raises `WireError`.
        most: the largest count of entries.
        normalize: normalizes an entry's text for the box.
    """

    def read_entries(entries: Mapping[str, str], context: ReadContext) -> Any:
        own = own_entries({name: normalize(text) for name, text in entries.items()})
        try:
            printed(own)
        except WireError as error:
            name = error.field.removeprefix("$.")
            raise Unreadable("box", f"{context.field}.{name}", name=name) from error
        return own

    text = Annotated[str, msgspec.Meta(max_length=400)]
    table = Annotated[dict[EntryName, text], msgspec.Meta(max_length=most)]
    return Form(table, read_entries, dict, file_name="box")
