"""How every repair of a turn is carried out."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Repair
from companion.games.citadels import turn
from companion.games.citadels.moves import (
    Build,
    Destroy,
    Draw,
    Exchange,
    Income,
    Kill,
    Laboratory,
    Move,
    Rob,
    Swap,
    Take,
    Workshop,
)
from companion.games.citadels.position import Position
from companion.games.citadels.printed import DISTRICTS, ROLES
from companion.kit.stage import OVER

Changed = tuple[Position, Any]

FIRST: dict[str, Move] = {
    "gold_first": Take(),
    "cards_first": Draw(),
    "income_first": Income(),
    "laboratory_first": Laboratory(),
}
"""What is done before, by the repair's id."""


def repaired(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Every way to carry out a proposed repair: the position and the move it leads to."""
    match repair.id:
        case before if before in FIRST:
            stage = turn.stage_of(position)
            assert stage is not OVER
            yield stage.effect(position, seat, FIRST[before]), move
        case "more_gold":
            missing = repair.params["missing"]
            assert isinstance(missing, int)
            yield position.with_player(seat, gold=position.players[seat].gold + missing), move
        case "fewer":
            hand = repair.params["hand"]
            assert isinstance(hand, int)
            yield position, Exchange(hand)
        case "untold":
            yield position, _untold(move)
        case _:
            assert repair.cells
            yield from ((position, _instead(move, cell)) for cell in repair.cells)


def _untold(move: Any) -> Any:
    match move:
        case Take() | Draw() | Workshop():
            return replace(move, cards=())
        case Exchange():
            return replace(move, cards=(), drawn=())
    assert isinstance(move, Laboratory)
    return Laboratory()


def _instead(move: Any, cell: str) -> Any:
    match move:
        case Kill() | Rob():
            return replace(move, role=ROLES[ROLES.index(cell)])
        case Swap():
            return Swap(int(cell))
        case Build():
            return Build(DISTRICTS[DISTRICTS.index(cell)])
        case Laboratory():
            return Laboratory(DISTRICTS[DISTRICTS.index(cell)])
    assert isinstance(move, Destroy)
    seat, district = cell.split(".")
    return Destroy(int(seat), DISTRICTS[DISTRICTS.index(district)])
