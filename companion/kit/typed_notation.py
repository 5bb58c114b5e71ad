"""Typed form of a whole position, derived from its types."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import fields, replace

from companion.engine import toml
from companion.engine.message import M, P
from companion.engine.notation import FileContext, Notation, format_seat
from companion.engine.setup import Name, names_seat
from companion.kit.seat_changes import with_seat
from companion.kit.typed_fields import Form, ReadContext, SplitFields, WriteContext
from companion.kit.typed_form import StructForm, TypedForms


class Reading:
    """Position file that is read field by field, each on its first look-up.

    Attributes:
        table: the file.
        context: its context.
    """

    def __init__(self, table: Any, context: FileContext[Any], read: "Callable[[Reading, str], Any]") -> None:
        """Store a file, and the reader of its fields."""
        self.table, self.context, self._read = table, context, read
        self._found: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """Read a field of the position on its first look-up: the stated value, or the game's own."""
        if name not in self._found:
            self._found[name] = self._read(self, name)
        return self._found[name]


OMITTED: Any = UNSET
"""Marker of a field that a file leaves out."""

DefaultReaders = Mapping[str, Callable[[Reading], Any]]
"""Readers of fields that a file leaves out, by field."""

SeatDefaultReaders = Mapping[str, Callable[[Reading, int], Any]]
"""Readers of a seat's fields that a file leaves out, by field, given the seat's number."""


def phase_reader(phase_by_move: Mapping[type[Any], str], default: str) -> Callable[[Reading], str]:
    """Make the reader of an unstated phase: scored at the end, checked as the moves begin.

    Args:
        phase_by_move: by type of move, its phase.
        default: the phase of a file without moves, and of a survey.
    """

    def read_phase(reading: Reading) -> str:
        context = reading.context
        if context.purpose == "score":
            return "scoring"
        first = context.moves[0][1] if context.moves and context.purpose == "check" else None
        return phase_by_move.get(type(first), default)

    return read_phase


def _phase_default(position: Any) -> DefaultReaders:
    """Make the reader of an unstated phase with a default. The default does not hold for scoring."""
    default = {item.name: item.default for item in fields(position)}.get("phase", NODEFAULT)
    return {} if default is NODEFAULT else {"phase": phase_reader({}, default)}


class TypedNotation(Notation[P, M, Any]):
    """Reader and writer of typed files by the types of a position: its fields, and a table for every seat.

    A seat's table begins with its name. A field that a file leaves out has the default of its type, or
    the value that the game derives.
    """

    def __init__(
        self,
        position: Callable[..., P],
        moves: Any,
        per_seat: str,
        seats: range,
        forms: Mapping[Any, Form] | None = None,
        defaults: DefaultReaders | None = None,
        seat_defaults: SeatDefaultReaders | None = None,
        optional_fields: Mapping[type, Sequence[str]] | None = None,
        derived: Mapping[str, Callable[[P], Any]] | None = None,
        seat_derived: Mapping[str, Callable[[P, int], Any]] | None = None,
        split_fields: Mapping[type, Sequence[SplitFields]] | None = None,
        aliases: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        """Derive the notation of a game.

        Args:
            position: its type, a msgspec struct.
            moves: the union of its moves.
            per_seat: the field with a struct for each seat.
            seats: the possible numbers of seats.
            forms: the forms that differ from the types, by struct and field, or by type. That of a field of a
                move reads texts, and is about its wire form.
            defaults: fields a file may leave out, with their value then. A phase that has a default is
                ``scoring`` in a file that is scored, unless it is listed here.
            seat_defaults: likewise those of a seat.
            optional_fields: fields of other structs that may be left out; `settle` fills them in.
            derived: fields that are left out if they follow from the rest of the position, each
                from the ones before it; a field in `defaults` too is read by that.
            seat_derived: likewise those of a seat; they follow from all of `derived` as well.
            split_fields: by struct, fields that a file states together.
            aliases: by move, aliases of its fields.
        """
        self.position, self.per_seat = position, per_seat
        self._defaults = {**_phase_default(position), **(defaults or {})}
        self._seat_defaults = seat_defaults or {}
        self._derived, self._seat_derived = derived or {}, seat_derived or {}
        self._aliases = aliases or {}
        self._kinds = {kind.__struct_config__.tag: kind for kind in get_args(moves) or (moves,)}
        seat = _struct_in(TypedForms().struct_form(position).hints[per_seat])  # type: ignore[arg-type]
        optional_names: dict[Any, Sequence[str]] = {
            position: (*self._defaults, *self._derived),
            seat: (*self._seat_defaults, *self._seat_derived),
            **(optional_fields or {}),
        }
        optional_pairs = {(struct, name) for struct, names in optional_names.items() for name in names}
        self._forms = TypedForms(forms, optional_pairs, split_fields, (seat,))
        self._seat = StructForm(seat, self._forms, {"name": Name})
        bounds = msgspec.Meta(min_length=seats[0], max_length=seats[-1])
        tables: Any = Annotated[tuple[self._seat.typed, ...], bounds]  # type: ignore[name-defined]
        self._whole = StructForm(
            position,  # type: ignore[arg-type]
            self._forms,
            {"seats": tables},
            omitted=per_seat,
        )
        self.table_type = self._whole.typed

    # Positions

    def read(self, table: Any, context: FileContext[M]) -> P:
        """Read the position of a file. See `Notation.read`."""
        reading = Reading(table, context, self.field)
        position = self.position(**{name: reading[name] for name in self._whole.hints})
        position = self.settle(position, reading)
        for name, derive in self._derived.items():
            if getattr(position, name) is UNSET:
                position = _with_fields(position, **{name: derive(position)})
        for name, derive_of in self._seat_derived.items():
            for seat, player in enumerate(getattr(position, self.per_seat)):
                if getattr(player, name) is UNSET:
                    changes = {name: derive_of(position, seat)}
                    position = with_seat(position, self.per_seat, seat, **changes)
        return position

    def settle(self, position: P, reading: Reading) -> P:
        """Complete the position that a file states. By default: unchanged.

        Args:
            position: as stated; fields that follow from the rest are UNSET still, and so are those left out
                inside a struct.
            reading: the file.

        Raises:
            Unreadable: the position is impossible.
        """
        return position

    def field(self, reading: Reading, name: str) -> Any:
        """Read a field of the position, stated or left open. A game may override this.

        Raises:
            Unreadable: its content is impossible.
        """
        if name == self.per_seat:
            return tuple(self._read_seat(reading, seat) for seat in range(len(reading.table.seats)))
        found = self._whole.read_field(reading.table, name, ReadContext("$", reading.context.names, reading))
        return self._defaults[name](reading) if found is UNSET and name in self._defaults else found

    def _read_seat(self, reading: Reading, seat: int) -> Any:
        found = self._seat.read(
            reading.table.seats[seat], ReadContext(f"$.seats[{seat}]", reading.context.names, reading, seat)
        )
        left = (name for name in self._seat_defaults if found[name] is UNSET)
        return self._seat.struct(
            **{**found, **{name: self._seat_defaults[name](reading, seat) for name in left}}
        )

    def write(self, position: P, names: Sequence[str]) -> str:
        """Write a position as a file. See `Notation.write`."""
        omitted = [
            name for name, derive in self._derived.items() if getattr(position, name) == derive(position)
        ]
        written = (self._write_seat(position, names, seat) for seat in range(len(names)))
        tables = [{"name": name, **table} for name, table in zip(names, written, strict=True)]
        return toml.format_document(
            {**self._whole.write(position, WriteContext(position, names), omitted), "seats": tables}
        )

    def _write_seat(self, position: P, names: Sequence[str], seat: int) -> Mapping[str, Any]:
        player, derived = getattr(position, self.per_seat)[seat], self._seat_derived.items()
        omitted = [name for name, derive in derived if getattr(player, name) == derive(position, seat)]
        return self._seat.write(player, WriteContext(position, names, seat), omitted)

    # Moves

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Convert a typed move to its wire form.

        Seats are typed by name, or by number from 1, and fields with a form of their own by that form.
        """
        wire_names, kind = self._wire_names(raw), self._kinds.get(raw.get("move"))
        hints, found = _index_field_types(kind), dict[str, Any]()
        for typed, value in raw.items():
            name, context = wire_names.get(typed, typed), ReadContext(typed, names)
            found[name] = self._parse_field(value, kind, hints[name], context) if name in hints else value
        return found

    def _parse_field(self, typed: Any, kind: Any, info: "tuple[str, Any]", context: ReadContext) -> Any:
        name, hint = info
        form = self._forms.forms.get((kind, name))
        if form and form.read:
            return form.read(typed, context) if isinstance(typed, str) else typed
        return self._forms.parse_typed(typed, hint, context)

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Format a move as it is typed.

        Seats are typed by name, and fields with a form of their own by that form. None is left out.
        """
        kind = self._kinds.get(raw.get("move"))
        hints, file_names, found = _index_field_types(kind), self._file_names(kind), dict[str, Any]()
        for wire, value in raw.items():
            name, hint = hints.get(wire, ("", None))
            form = self._forms.forms.get((kind, name)) or self._forms.forms.get(hint)
            if names_seat(hint) and value is not None:
                value = format_seat(value, names)
            elif form and form.write:
                value = form.write(value)
            if value is not None:
                found[file_names.get(wire, wire)] = value
        return found

    def _file_names(self, kind: Any) -> Mapping[str, str]:
        """Index the fields of a type of move that have another name in a file, by their names on the wire."""
        forms = (
            (wire, self._forms.forms.get((kind, name)))
            for wire, (name, _) in _index_field_types(kind).items()
        )
        return {wire: form.file_name for wire, form in forms if form and form.file_name}

    def _wire_names(self, raw: Mapping[str, Any]) -> Mapping[str, str]:
        """Index the fields of a typed move that have another name on the wire, each of those used once."""
        usual = {typed: name for name, typed in self._file_names(self._kinds.get(raw.get("move"))).items()}
        found = {typed: name for typed, name in usual.items() if typed in raw}
        aliases = self._aliases.get(str(raw.get("move")), {})
        for typed in raw:
            name = aliases.get(typed)
            if name and name not in raw and name not in found.values():
                found[typed] = name
        return found


@cache
def _index_field_types(kind: Any) -> Mapping[str, tuple[str, Any]]:
    """Index the fields of a type of move with their types, by their names on the wire."""
    if kind is None:
        return {}
    hints = get_type_hints(kind, include_extras=True)
    return {item.encode_name: (item.name, hints[item.name]) for item in fields(kind)}


def _with_fields(position: P, **changes: Any) -> P:
    return replace(position, **changes)  # type: ignore[type-var]


def _struct_in(hint: Any) -> type:
    """Find the struct that a tuple is made of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint
    return next(found for item in get_args(hint) if item is not ... and (found := _struct_in(item)))
