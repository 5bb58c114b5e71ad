"""The typed form of a whole position, derived from its types."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, get_args

import msgspec
from msgspec import UNSET

from companion.engine import toml
from companion.engine.game import M, P
from companion.engine.notation import Notation, Told, seat_called, seat_meant
from companion.engine.setup import Name
from companion.kit.typed_form import Form, StructForm, TypedForms, names_seat


class Reading:
    """A position file that is being read, field by field; one is worked out once somebody asks for it.

    Attributes:
        table: the file.
        told: what else is known about it.
    """

    def __init__(self, table: Any, told: Told[Any], read: "Callable[[Reading, str], Any]") -> None:
        """Of a file, and how a field of it is read."""
        self.table, self.told, self._read = table, told, read
        self._found: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """A field of the position: as stated, or as the game has it where nothing is said."""
        if name not in self._found:
            self._found[name] = self._read(self, name)
        return self._found[name]


LeftOpen = Mapping[str, Callable[[Reading], Any]]
"""By field, what it is where a file leaves it out."""

SeatLeftOpen = Mapping[str, Callable[[Reading, int], Any]]
"""By field of a seat, what it is where a file leaves it out, given the seat's number."""


def phase_told(belongs: Mapping[type[Any], str], otherwise: str) -> Callable[[Reading], str]:
    """The phase where nobody states it: scored at the end, checked as the moves begin.

    Args:
        belongs: by type of move, its phase.
        otherwise: the phase of a file without moves, and of a survey.
    """

    def found(reading: Reading) -> str:
        told = reading.told
        if told.purpose == "score":
            return "scoring"
        first = told.moves[0][1] if told.moves and told.purpose == "check" else None
        return belongs.get(type(first), otherwise)

    return found


class TypedNotation(Notation[P, M, Any]):
    """Reads and writes positions as their types have them: what is beside the seats, and a table for each.

    A seat's table begins with its name. What a file leaves out is the default of its type, or what the game
    says of it.
    """

    def __init__(
        self,
        position: Callable[..., P],
        moves: Any,
        per_seat: str,
        seats: range,
        forms: Mapping[tuple[type, str], Form] | None = None,
        left_open: LeftOpen | None = None,
        seat_left_open: SeatLeftOpen | None = None,
    ) -> None:
        """The notation of a game.

        Args:
            position: its type, a msgspec struct.
            moves: the union of its moves.
            per_seat: the field with a struct for each seat.
            seats: how many there may be.
            forms: by struct and field, what is typed in a form of its own.
            left_open: fields a file may leave out, with what they are then.
            seat_left_open: likewise those of a seat.
        """
        self.position, self._per_seat = position, per_seat
        self._open, self._seat_open = left_open or {}, seat_left_open or {}
        self._forms = TypedForms(forms)
        self._kinds = {kind.__struct_config__.tag: kind for kind in get_args(moves) or (moves,)}
        seat = _struct_in(self._forms.struct(position).hints[per_seat])  # type: ignore[arg-type]
        self._seat = StructForm(seat, self._forms, frozenset(self._seat_open), {"name": Name})
        bounds = msgspec.Meta(min_length=seats[0], max_length=seats[-1])
        tables: Any = Annotated[tuple[self._seat.typed, ...], bounds]  # type: ignore[name-defined]
        self._whole = StructForm(
            position,  # type: ignore[arg-type]
            self._forms,
            frozenset(self._open),
            {"seats": tables},
            without=per_seat,
        )
        self.table_type = self._whole.typed

    # Positions

    def read(self, table: Any, told: Told[M]) -> P:
        """See `Notation.read`."""
        reading = Reading(table, told, self._field)
        return self.position(**{name: reading[name] for name in self._whole.hints})

    def _field(self, reading: Reading, name: str) -> Any:
        if name == self._per_seat:
            return tuple(self._read_seat(reading, seat) for seat in range(len(reading.table.seats)))
        found = self._whole.read_field(reading.table, name, reading.told.names, "$")
        return self._open[name](reading) if found is UNSET else found

    def _read_seat(self, reading: Reading, seat: int) -> Any:
        form, table, where = self._seat, reading.table.seats[seat], f"$.seats[{seat}]"
        found = {name: form.read_field(table, name, reading.told.names, where) for name in form.hints}
        left = {name: self._seat_open[name](reading, seat) for name in found if found[name] is UNSET}
        return form.struct(**{**found, **left})

    def write(self, position: P, names: Sequence[str]) -> str:
        """See `Notation.write`."""
        seats = (self._seat.write(one, names) for one in getattr(position, self._per_seat))
        tables = [{"name": name, **one} for name, one in zip(names, seats, strict=True)]
        return toml.document({**self._whole.write(position, names), "seats": tables})

    # Moves

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move in its wire form: seats by name, or by number from 1."""
        seats = self._seats_of(raw)
        return {name: seat_meant(said, names, name) if name in seats else said for name, said in raw.items()}

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move as it is typed: seats by name."""
        seats = self._seats_of(raw)
        said = {name: value for name, value in raw.items() if value is not None}
        return {name: seat_called(value, names) if name in seats else value for name, value in said.items()}

    def _seats_of(self, raw: Mapping[str, Any]) -> frozenset[str]:
        """The fields of a move that name seats."""
        kind = self._kinds.get(raw.get("move"))
        hints = self._forms.struct(kind).hints if kind else {}
        return frozenset(name for name, hint in hints.items() if names_seat(hint))


def _struct_in(hint: Any) -> type:
    """The struct that a tuple is made of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint
    return next(found for one in get_args(hint) if one is not ... and (found := _struct_in(one)))
