"""Declared corrections: the path of a value, its control, its consequences, and its line in the log."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import Any, Generic, Literal, TypeVar

from msgspec.structs import asdict

from companion.engine import lines
from companion.engine.correction_fields import (
    ChoiceField,
    Field,
    NumberField,
    NumbersField,
    SeatField,
    TextField,
    can_be_none,
    fields_of,
)
from companion.engine.field_path import FieldPath
from companion.engine.message import Impossible
from companion.engine.notice import Notice
from companion.engine.setup import Mode
from companion.engine.words import Params

P = TypeVar("P")

Keys = Mapping[str, Any]
"""Fields of a correction that select the value to set, by name."""

Control = Literal["stepper", "choice", "brush", "button", "figure", "apart"]
"""Control that sets a value: step by step, as one of a few, on a board, by a tap alone, among figures with
pictures, or on a panel of its own."""

EVERYWHERE: tuple[Mode, ...] = ("play", "score")
PLAYED: tuple[Mode, ...] = ("play",)


def _no_reason(_position: object) -> str:
    return ""


def _always_true(_position: object) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class CorrectionKind(Generic[P]):
    """Declaration of a kind of correction.

    The type of its message is its wire form, and says its fields with their bounds. The last field is the
    value, the ones before it select that value.

    Attributes:
        message: the type of its message.
        at: where the value lies, as `companion.engine.field_path.FieldPath` writes it.
        read: reads the value, where a path is not enough. Asked when its control is drawn.
        apply: makes the position after it, where a path is not enough; raises `Impossible` with a reason in
            English where the app cannot show it. Asked when the correction is made.
        follows: applies the consequences elsewhere. Asked when the correction is made.
        bounds: the least and the most of the value, where they depend on the position. Asked when its control
            is drawn, and when the correction is made.
        offers: the least and the most that is offered, where that range is narrower than the bounds. Asked
            when its control is drawn.
        steps: the amounts by which a tap changes a number, or a function of the keys. Asked when its control
            is drawn.
        control: the control that sets it; by default the one for the value's type.
        modes: the modes of table that offer it.
        reason_against: tells the reason against it at a table, in a word or two; empty where it can be made.
            Asked before it is offered or made.
        is_useful: whether anything depends on the value at a table; other tables do not offer it. Asked
            before it is offered.
        name_keys: the params that name the keys in its panel, where their types do not. Asked for its title.
        keys_by_name: indexes the keys of a number by the names that the people at a table gave to it. Asked
            by questions.
        sentence_key: a key whose values have a sentence each in the log, such as ``track_money``.
        line: makes its line of the log, where the fields alone are not enough. Asked for the log.
        lines: the names of its sentences there, where `line` has others than one of the tag's name.
        later: the first format of carry codes that knows it, see `companion.sharing.codec`; 0 if all do.
    """

    message: type[Any]
    at: str = ""
    read: Callable[[P, Keys], Any] | None = None
    apply: Callable[[P, Any], P] | None = None
    follows: Callable[[P, P, Any], P] | None = None
    bounds: Callable[[P, Keys], tuple[int, int]] | None = None
    offers: Callable[[P, Keys], tuple[int, int]] | None = None
    steps: tuple[int, ...] | Callable[[Keys], tuple[int, ...]] = (1,)
    control: Control | None = None
    modes: tuple[Mode, ...] = EVERYWHERE
    reason_against: Callable[[P], str] = _no_reason
    is_useful: Callable[[P], bool] = _always_true
    name_keys: Callable[[Keys], Params] | None = None
    keys_by_name: Callable[[P], Mapping[str, Keys]] | None = None
    sentence_key: str = ""
    line: Callable[[P, Any], Notice] | None = None
    lines: tuple[str, ...] = ()
    later: int = 0

    @property
    def tag(self) -> str:
        """Name of the correction on the wire."""
        tag: str = self.message.__struct_config__.tag
        return tag

    @cached_property
    def path(self) -> FieldPath | None:
        """Path to the value, or None if a path is not enough."""
        return FieldPath.parse(self.at, self.message) if self.at else None

    @property
    def fields(self) -> tuple[Field, ...]:
        """Fields of the message: the keys, then the value."""
        message: Any = self.message
        return fields_of(message)

    @property
    def value(self) -> Field | None:
        """Field that is set, or None if the message has no field."""
        return self.fields[-1] if self.fields else None

    @property
    def cells(self) -> tuple[TextField, ...]:
        """Fields that name a cell, each told by a tap on a board that nobody has drawn."""
        return tuple(field for field in self.fields if isinstance(field, TextField))

    @property
    def set_by(self) -> Control:
        """Control that sets the value."""
        if self.control:
            return self.control
        if self.cells:
            return "brush"
        match self.value:
            case None:
                return "button"
            case NumberField():
                return "stepper"
            case ChoiceField() | SeatField():
                return "choice"
        return "apart"

    def current_value(self, position: P, /, **keys: Any) -> Any:
        """Read the current value.

        Raises:
            LookupError: the declaration has neither a reader nor a path.
        """
        if self.read:
            return self.read(position, keys)
        if self.path is None:
            raise LookupError(self.tag)
        return self.path.get(position, keys)

    def limits(self, position: P, keys: Keys) -> tuple[int, int]:
        """Find the least and the most value that is offered.

        Raises:
            LookupError: the value is no number.
        """
        if self.offers:
            return self.offers(position, keys)
        if self.bounds:
            return self.bounds(position, keys)
        if not isinstance(self.value, NumberField):
            raise LookupError(self.tag)
        return self.value.least, self.value.most

    def number_field(self, name: str) -> NumberField:
        """Look up the number field, or the field of each number in a list, with its bounds.

        Raises:
            LookupError: no number field has this name.
        """
        for field in self.fields:
            if field.name == name and isinstance(field, NumberField | NumbersField):
                return field.each if isinstance(field, NumbersField) else field
        raise LookupError(f"{self.tag}.{name}")

    @property
    def longest(self) -> int:
        """Largest count of numbers that the value can list.

        Raises:
            LookupError: the value lists none.
        """
        if not isinstance(self.value, NumbersField):
            raise LookupError(self.tag)
        return self.value.most

    def is_offered(self, position: P, mode: Mode) -> bool:
        """Check that a table of this mode offers the correction, and that its value matters there."""
        return mode in self.modes and self.is_useful(position) and not self.reason_against(position)

    def steps_of(self, keys: Keys) -> tuple[int, ...]:
        """Look up the amounts that a tap adds to a number or takes off it."""
        return self.steps(keys) if callable(self.steps) else self.steps

    def make(self, value: Any, /, **keys: Any) -> Any:
        """Make the correction that sets a value."""
        assert self.value is not None
        return self.message(**keys, **{self.value.name: value})

    @property
    def sentences(self) -> tuple[str, ...]:
        """Ids of its sentences in the log."""
        if self.line:
            return self.lines or (self.tag,)
        ids = self._keyed_ids()
        return (*ids, *(f"{one}_none" for one in ids if any(map(can_be_none, self.fields))))

    @property
    def titles(self) -> tuple[str, ...]:
        """Ids of its panel's titles, or none if the game's own board draws its control."""
        if self.set_by in ("brush", "figure", "apart"):
            return ()
        ids = self._keyed_ids()
        return (*ids, *(f"{one}_now" for one in ids if self.set_by == "stepper"))

    def title(self, keys: Keys, value: Any = None) -> Notice:
        """Make the title of its panel: a question, a heading, or the label of a button.

        Args:
            keys: the fields that select the value.
            value: the current value, for a title that shows it; None for a title that asks for it.
        """
        id = f"{self.tag}_{keys[self.sentence_key]}" if self.sentence_key else self.tag
        named = {name: one for name, one in keys.items() if name != self.sentence_key}
        params: Params = lines.params_of(self.message, named)
        if self.name_keys:
            params = {**params, **self.name_keys(keys)}
        if value is None:
            return Notice(id, None, params)
        return Notice(f"{id}_now", None, {**params, "value": value})

    def _keyed_ids(self) -> list[str]:
        keyed = next((field for field in self.fields if field.name == self.sentence_key), None)
        return [f"{self.tag}_{one}" for one in keyed.values] if isinstance(keyed, ChoiceField) else [self.tag]

    def describe(self, position: P, correction: Any) -> Notice:
        """Make the line of the log for a correction, with a sentence of its own if a field is None."""
        if self.line:
            return self.line(position, correction)
        line = lines.describe_correction(position, correction)
        id = f"{line.id}_{getattr(correction, self.sentence_key)}" if self.sentence_key else line.id
        if any(getattr(correction, field.name) is None for field in self.fields):
            id = f"{id}_none"
        omitted = {
            self.sentence_key,
            *(name for name in line.params if getattr(correction, name, "") is None),
        }
        return Notice(id, line.seat, {name: one for name, one in line.params.items() if name not in omitted})

    def apply_to(self, position: P, correction: Any) -> P:
        """Apply the correction to a position.

        Raises:
            Impossible: the position forbids it, or the value is out of bounds.
        """
        if reason := self.reason_against(position):
            raise Impossible(reason)
        self._check_bounds(position, correction)
        after = self._set_value(position, correction)
        return self.follows(position, after, correction) if self.follows else after

    def _set_value(self, position: P, correction: Any) -> P:
        if self.apply:
            return self.apply(position, correction)
        assert self.path is not None, self.tag
        assert self.value is not None, self.tag
        after: P = self.path.put(position, asdict(correction), getattr(correction, self.value.name))
        return after

    def _check_bounds(self, position: P, correction: Any) -> None:
        if self.bounds and self.value is not None:
            value, (least, most) = (
                getattr(correction, self.value.name),
                self.bounds(position, asdict(correction)),
            )
            if not least <= value <= most:
                raise Impossible(f"{self.tag} {value}, not within {least} and {most}")


@dataclass(frozen=True)
class Corrections(Generic[P]):
    """Corrections of a game.

    Attributes:
        kinds: in the order in which they are offered.
        seats: counts the seats of a position. Asked before a correction is made.
    """

    kinds: tuple[CorrectionKind[P], ...]
    seats: Callable[[P], int]

    @cached_property
    def _by_message(self) -> Mapping[type[Any], CorrectionKind[P]]:
        return {kind.message: kind for kind in self.kinds}

    @property
    def union(self) -> Any:
        """Union of the messages."""
        return reduce(or_, (kind.message for kind in self.kinds))

    @property
    def later(self) -> Mapping[type[Any], int]:
        """Messages that not all formats of carry codes know, each with the first one that does."""
        return {kind.message: kind.later for kind in self.kinds if kind.later}

    def kind_of(self, message: type[Any]) -> CorrectionKind[P]:
        """Look up the declaration of a message.

        Raises:
            KeyError: the game has no such message.
        """
        return self._by_message[message]

    def sentence_ids(self) -> Iterator[str]:
        """Yield the ids of all sentences in the log."""
        for kind in self.kinds:
            yield from kind.sentences

    def title_ids(self) -> Iterator[str]:
        """Yield the ids of all panel titles."""
        for kind in self.kinds:
            yield from kind.titles

    def correct(self, position: P, correction: Any) -> P:
        """Set a value to the one on the table, without ending any phase.

        Raises:
            Impossible: there is no such seat, or the table cannot be so.
        """
        kind, count = self.kind_of(type(correction)), self.seats(position)
        for field in kind.fields:
            seat = getattr(correction, field.name) if isinstance(field, SeatField) else None
            if seat is not None and seat >= count:
                raise Impossible(f"seat {seat}")
        return kind.apply_to(position, correction)

    def describe(self, position: P, correction: Any) -> Notice:
        """Make the line of the log for a correction."""
        return self.kind_of(type(correction)).describe(position, correction)

    def list_offered(self, position: P, mode: Mode) -> Iterator[CorrectionKind[P]]:
        """Yield the corrections that a table of this mode offers now."""
        return (kind for kind in self.kinds if kind.is_offered(position, mode))
