"""Numbers that a game's corrections declare: read from a position, put on a copy, told by their log lines."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from companion.asking.answers import AnswerSentence
from companion.engine.correction_fields import ChoiceField, NumberField, SeatField
from companion.engine.corrections import CorrectionKind
from companion.engine.game import Game

AnyGame = Game[Any, Any, Any]

MOST_KEYED = 12
"""Largest count of items of a numbered key, such as the tracks of a board."""


@dataclass(frozen=True)
class DeclaredValue:
    """Number of a seat, or of the table, that a declared correction sets.

    Attributes:
        id: the correction's tag and the values of its keys: ``gold``, ``goods_food``, ``pile_deck_R``.
        resource: the value of its only key, else the tag: the name that prices use, such as ``food``.
        kind: the declaration of the correction.
        seat_key: the field of the correction with the seat; empty where the value is the table's.
        keys: the other fields that select the value.
    """

    id: str
    resource: str = field(compare=False)
    kind: CorrectionKind[Any] = field(compare=False, repr=False)
    seat_key: str = field(default="", compare=False)
    keys: tuple[tuple[str, Any], ...] = ()

    def now(self, position: Any, seat: int) -> int:
        """Read the present number. Without a seat of its own, the value is the same for every seat."""
        return int(self.kind.current_value(position, **self._key_values(seat)))

    def limits(self, position: Any, seat: int) -> tuple[int, int]:
        """Find the least and the most number that the correction offers."""
        return self.kind.limits(position, self._key_values(seat))

    def make_correction(self, seat: int, count: int) -> Any:
        """Make the correction that sets the number."""
        return self.kind.make(count, **self._key_values(seat))

    def tell(self, position: Any, seat: int) -> AnswerSentence:
        """Tell the present number by the line that the log has for setting it."""
        notice = self.kind.describe(position, self.make_correction(seat, self.now(position, seat)))
        return AnswerSentence("correct", notice.id, notice.params)

    def _key_values(self, seat: int) -> dict[str, Any]:
        return {**({self.seat_key: seat} if self.seat_key else {}), **dict(self.keys)}


@cache
def declared_values(game: AnyGame) -> Mapping[str, DeclaredValue]:
    """Index the numbers that a game's corrections declare."""
    return {value.id: value for kind in game.corrections.kinds for value in _values_of_kind(kind)}


def _values_of_kind(kind: CorrectionKind[Any]) -> Iterator[DeclaredValue]:
    *keys, value = kind.fields or (None,)
    if not isinstance(value, NumberField) or not (kind.path or kind.read):
        return
    seat = next((key.name for key in keys if isinstance(key, SeatField)), "")
    others = [key for key in keys if not isinstance(key, SeatField)]
    for chosen in _combine_values(others):
        ending = "".join(f"_{each}" for _, each in chosen)
        resource = str(chosen[0][1]) if len(chosen) == 1 else kind.tag
        yield DeclaredValue(f"{kind.tag}{ending}", resource, kind, seat, chosen)


def _combine_values(keys: list[Any]) -> Iterator[tuple[tuple[str, Any], ...]]:
    """Yield every combination of the keys' values, or nothing where a key has too many."""
    if not keys:
        yield ()
        return
    first, *rest = keys
    values: tuple[Any, ...] = ()
    if isinstance(first, ChoiceField):
        values = first.values
    elif isinstance(first, NumberField) and first.most - first.least < MOST_KEYED:
        values = tuple(range(first.least, first.most + 1))
    for value in values:
        for others in _combine_values(rest):
            yield ((first.name, value), *others)
