"""How every repair of a building, felling or growth is carried out."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.games.roll_into_town.building.paying import payment_params
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from tests.conformance.parts import Changed
from tests.games.roll_into_town.params import provided


def repaired(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Yield every way to carry out a proposed repair: the position and the move it leads to."""
    params = repair.params
    match repair.id:
        case "exchange":
            (other,) = repair.moves
            assert params == payment_params(other.given)
            yield position, replace(move, given=other.given)
        case "no_exchange":
            yield position, replace(move, given=Goods())
        case "mirror":
            yield position, replace(move, mirrored=bool(params["mirrored"]))
        case "more_goods":
            yield provided(position, seat, params), move
        case "grow_forest":
            assert repair.cells
            yield from ((position, replace(move, forest=cell)) for cell in repair.cells)
        case "build_place" | "other_lumberjack" | "grow_square":
            assert repair.cells
            yield from ((position, replace(move, at=cell)) for cell in repair.cells)
