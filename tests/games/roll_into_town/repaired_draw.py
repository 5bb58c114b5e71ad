"""How every repair of a drawing is carried out."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.games.roll_into_town.marks import ICONS, sort_sides
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position
from tests.conformance.parts import Changed
from tests.games.roll_into_town.params import named_words


def _sides(repair: Repair) -> str:
    return sort_sides("".join(named_words(repair.params, "sides")))


def repaired(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Yield every way to carry out a proposed repair: the position and the move it leads to."""
    assert isinstance(move, Draw)
    match repair.id:
        case "die" | "wild" | "town_hall":
            yield position, replace(move, die=repair.params["die"], shift=repair.params["shift"])
        case "icon":
            (name,) = named_words(repair.params, "icon")
            icon = next(icon for icon in ICONS if icon == name)
            yield position, replace(move, icon=icon, sides=_sides(repair))
        case "sides":
            yield position, replace(move, sides=_sides(repair))
        case "cell":
            yield from ((position, replace(move, at=cell)) for cell in repair.cells)
        case "river":
            (other,) = repair.moves
            assert repair.labels == repair.cells == (other.at,)
            yield position, replace(move, at=other.at, sides=other.sides)
