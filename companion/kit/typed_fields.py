"""How single fields are typed in a file where that is not as their types have it."""

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
    """Where something stands in a file, or in a move.

    Attributes:
        field: its path, for errors.
        names: the seats' names.
        reading: the position that is being read, see `companion.kit.typed_notation.Reading`; None for a move.
        seat: whose it is, where it is that of a seat.
    """

    field: str
    names: Names = ()
    reading: Any = None
    seat: int = 0

    def inside(self, name: str) -> "ReadContext":
        """Where a field of a table stands that stands here."""
        return replace(self, field=f"{self.field}.{name}")

    def at(self, number: int) -> "ReadContext":
        """Where one thing of a list stands that stands here."""
        return replace(self, field=f"{self.field}[{number}]")


@dataclass(frozen=True)
class WriteContext:
    """What a value is written for.

    Attributes:
        position: what it is part of.
        names: the seats' names.
        seat: whose it is, where it is that of a seat.
    """

    position: Any
    names: Names = ()
    seat: int = 0


@dataclass(frozen=True)
class Form:
    """How one field, or everything of a type, is typed where that is not as its type has it.

    Attributes:
        type: what stands in the file, as msgspec reads it; None for what stands there by its type.
        read: the value from that, given where it stands; raises `Unreadable`.
        write: what stands in the file for a value.
        required: whether a file must say it, and it is always written, though the type has a default.
        always: whether it is written even if it is as its type has it.
        called: the field's name in a file, if that is another.
    """

    type: Any = None
    read: Callable[[Any, ReadContext], Any] | None = None
    write: Callable[[Any], Any] | None = None
    required: bool = False
    always: bool = False
    called: str = ""


@dataclass(frozen=True)
class SplitFields:
    """Fields of a struct that a file does not tell one by one, but in fields of its own, such as a drawing.

    Attributes:
        fields: those of the struct; the file has none of them.
        typed: what the file has instead, by name: its type, and what it is if it is left out; NODEFAULT
            where it must be said.
        read: what the fields are, from the table of the file and where that stands; raises `Unreadable`.
        write: what stands in the file for a struct.
    """

    fields: Collection[str]
    typed: Mapping[str, tuple[Any, Any]]
    read: Callable[[Any, ReadContext], Mapping[str, Any]]
    write: Callable[[Any, WriteContext], Mapping[str, Any]]


def own_box(printed: Callable[[Any], Any], most: int, tidied: Callable[[str], str] = str) -> Form:
    """How the entries of an owner's box are typed: a table of texts by their names, called ``box``.

    Args:
        printed: what is printed for an owner who has said this of it; raises `WireError`.
        most: how many entries there may be.
        tidied: an entry's text as the box has it.
    """

    def read(said: Mapping[str, str], here: ReadContext) -> Any:
        own = own_entries({name: tidied(text) for name, text in said.items()})
        try:
            printed(own)
        except WireError as error:
            name = error.field.removeprefix("$.")
            raise Unreadable("box", f"{here.field}.{name}", name=name) from error
        return own

    text = Annotated[str, msgspec.Meta(max_length=400)]
    table = Annotated[dict[EntryName, text], msgspec.Meta(max_length=most)]
    return Form(table, read, dict, called="box")
