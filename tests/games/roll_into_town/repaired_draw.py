"""How every repair of a drawing is carried out."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.roll_into_town.marks import ICONS, in_order
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position

Changed = tuple[Position, Any]

REPAIRS = frozenset({"die", "wild", "town_hall", "icon", "sides", "cell", "river"})
"""The ids that `repaired` knows."""


def _words(repair: Repair, name: str) -> list[str]:
    found = repair.params[name]
    words = found if isinstance(found, tuple) else (found,)
    return [word.id.partition("-")[2] for word in words if isinstance(word, Word)]


def _sides(repair: Repair) -> str:
    return in_order("".join(_words(repair, "sides")))


def repaired(position: Position, _seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Every way to carry out a proposed repair: the position and the move it leads to."""
    assert isinstance(move, Draw)
    match repair.id:
        case "die" | "wild" | "town_hall":
            yield position, replace(move, die=repair.params["die"], shift=repair.params["shift"])
        case "icon":
            (name,) = _words(repair, "icon")
            icon = next(icon for icon in ICONS if icon == name)
            yield position, replace(move, icon=icon, sides=_sides(repair))
        case "sides":
            yield position, replace(move, sides=_sides(repair))
        case "cell":
            yield from ((position, replace(move, at=cell)) for cell in repair.cells)
        case "river":
            (cell,) = repair.cells
            yield position, replace(move, at=cell, sides=_sides(repair))
