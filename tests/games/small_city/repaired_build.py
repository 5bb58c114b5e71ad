"""How every repair is carried out."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.engine.words import Word
from companion.games.small_city.building.paying import name_payment, sorted_cubes
from companion.games.small_city.moves import Build, Demolish, MoveCitizen, Settle, Staff, Upgrade
from companion.games.small_city.position import Position
from companion.games.small_city.printed import COLOURS

Changed = tuple[Position, Any]


def _words(repair: Repair, name: str, prefix: str) -> list[str]:
    found = repair.params[name]
    words = found if isinstance(found, tuple) else (found,)
    return [word.id.removeprefix(prefix) for word in words if isinstance(word, Word)]


def repaired(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Yield every way to carry out a proposed repair: the position and the move it leads to."""
    match repair.id:
        case "money":
            missing = repair.params["missing"]
            assert isinstance(missing, int)
            assert isinstance(move, Build | Demolish)
            yield position.with_town(seat, money=position.towns[seat].money + missing), move
        case "same_tile" | "other_place" | "empty_home":
            assert isinstance(move, MoveCitizen | Settle)
            yield from ((position, replace(move, to=cell)) for cell in repair.cells)
        case "staff_to":
            assert isinstance(move, Staff)
            yield from ((position, replace(move, to=cell)) for cell in repair.cells)
        case "staff_from":
            assert isinstance(move, Staff)
            yield from ((position, replace(move, origin=cell)) for cell in repair.cells)
        case "upgrade":
            assert isinstance(move, Upgrade)
            (tile,) = _words(repair, "tile", "tile-")
            yield position, replace(move, tile=tile, cells=repair.cells)
        case _:
            yield from _rebuilt(position, seat, move, repair)


def _rebuilt(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    assert isinstance(move, Build)
    match repair.id:
        case "payment":
            goods = _words(repair, "goods", "cube-")
            paid = sorted_cubes(colour for name in goods for colour in COLOURS if colour == name)
            pay = () if position.errand else name_payment(position, seat, move.tile, paid)
            yield position, replace(move, pay=pay)
        case "no_warehouse":
            yield position, replace(move, warehouse=())
        case "warehouse":
            yield position, replace(move, warehouse=repair.cells)
        case "turn" | "nudge" | "place":
            yield position, replace(move, cells=repair.cells)
        case "level":
            (tile,) = _words(repair, "tile", "tile-")
            (other,) = repair.moves
            yield position, Build(tile, repair.cells, warehouse=other.warehouse)  # type: ignore[arg-type]
