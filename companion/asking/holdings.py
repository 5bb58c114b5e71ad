"""Holdings: the numbers of a seat that a declared correction sets, such as its gold."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from companion.engine.correction_fields import ChoiceField, NumberField, SeatField
from companion.engine.corrections import CorrectionKind
from companion.engine.game import Game

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True)
class Holding:
    """Number that a seat has, with the correction that sets it.

    Attributes:
        id: the correction's tag and, where it has one, the value of its key: ``gold``, ``goods_food``.
        resource: the key's value, else the tag: the name that prices use, such as ``food``.
        kind: the declaration of the correction.
        seat_key: the name of the correction's field that holds the seat.
        keys: the other fields that select the value.
    """

    id: str
    resource: str
    kind: CorrectionKind[Any] = field(compare=False, repr=False)
    seat_key: str = field(default="seat", compare=False)
    keys: tuple[tuple[str, Any], ...] = ()

    def now(self, position: Any, seat: int) -> int:
        """Read the present number of a seat."""
        return int(self.kind.current_value(position, **{self.seat_key: seat, **dict(self.keys)}))

    def set(self, seat: int, count: int) -> Any:
        """Make the correction that sets the number of a seat."""
        return self.kind.make(count, **{self.seat_key: seat, **dict(self.keys)})


@cache
def holdings(game: AnyGame) -> tuple[Holding, ...]:
    """List the holdings that the game's corrections declare."""
    return tuple(holding for kind in game.corrections.kinds for holding in _of_kind(kind))


def _of_kind(kind: CorrectionKind[Any]) -> Iterator[Holding]:
    *keys, value = kind.fields or (None,)
    if not isinstance(value, NumberField) or not (kind.path or kind.read):
        return
    match keys:
        case [SeatField(name=seat)]:
            yield Holding(kind.tag, kind.tag, kind, seat)
        case [SeatField(name=seat), ChoiceField(name=name, values=values)]:
            for each in values:
                yield Holding(f"{kind.tag}_{each}", str(each), kind, seat, ((name, each),))
