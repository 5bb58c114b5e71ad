"""How every repair of a turn is carried out."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.engine.stage import OVER
from companion.engine.verdict import Repair
from companion.games.citadels import moves, turn
from companion.games.citadels.position import Position
from companion.games.citadels.printed import DISTRICTS, ROLES

Changed = tuple[Position, Any]

FIRST: dict[str, moves.Move] = {
    "gold_first": moves.Take(),
    "cards_first": moves.Draw(),
    "income_first": moves.Income(),
    "laboratory_first": moves.Laboratory(),
}
"""What is done before, by the repair's id."""


def repaired(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Yield every way to carry out a proposed repair: the position and the move it leads to."""
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
            yield position, moves.Exchange(hand)
        case "untold":
            yield position, _untold(move)
        case _:
            assert repair.cells
            yield from ((position, _instead(move, cell)) for cell in repair.cells)


def _untold(move: Any) -> Any:
    match move:
        case moves.Take() | moves.Draw() | moves.Workshop():
            return replace(move, cards=())
        case moves.Exchange():
            return replace(move, cards=(), drawn=())
    assert isinstance(move, moves.Laboratory)
    return moves.Laboratory()


def _instead(move: Any, cell: str) -> Any:
    match move:
        case moves.Kill() | moves.Rob():
            return replace(move, role=ROLES[ROLES.index(cell)])
        case moves.Swap():
            return moves.Swap(int(cell))
        case moves.Build():
            return moves.Build(DISTRICTS[DISTRICTS.index(cell)])
        case moves.Laboratory():
            return moves.Laboratory(DISTRICTS[DISTRICTS.index(cell)])
    assert isinstance(move, moves.Destroy)
    seat, district = cell.split(".")
    return moves.Destroy(int(seat), DISTRICTS[DISTRICTS.index(district)])
