"""Tables at the beginning of phases 3 and 4, and what the referee says there."""

from typing import Any

from msgspec.structs import replace

from companion.games.small_city import turn
from companion.games.small_city.moves import Move, MoveCitizen
from companion.games.small_city.position import Position, Town
from companion.games.small_city.turn import verdict
from companion.kit.stage import OVER
from tests.games.small_city.towns import table, town


def moving(*towns: Town, **changes: Any) -> Position:
    """A table that has just begun to move."""
    return turn.enter_phase(table(*towns, **changes), "move")


def earning(*towns: Town, paid: bool = True, **changes: Any) -> Position:
    """A table in phase 4, everybody paid for tourists and $1 squares."""
    position = turn.enter_phase(table(*towns, **changes), "income")
    return replace(position, collected=paid)


def drawn(*pictures: str, **changes: Any) -> tuple[Town, ...]:
    """A town for each picture, by seat."""
    return tuple(town(picture, seat=seat, **changes) for seat, picture in enumerate(pictures))


def broken(position: Position, seat: int, move: Move) -> list[str]:
    """The rules that stand against a move."""
    return [violation.rule for violation in verdict(position, seat, move).violations]


def goals(position: Position, seat: int, origin: str, out_of: int | None = None) -> set[tuple[int, str]]:
    """Where a citizen may go, each square with its town."""
    stands = seat if out_of is None else out_of
    return {
        (stands if move.town is None else move.town, move.to)
        for move in turn.STAGES["move"].legal_moves(position, seat)
        if isinstance(move, MoveCitizen) and move.origin == origin and move.out_of == out_of
    }


def legal(position: Position, seat: int) -> set[Move]:
    """Every legal move, asked of the candidates one by one."""
    stage = turn.stage_of(position)
    assert stage is not OVER
    found = {move for move in stage.candidates(position, seat) if not broken(position, seat, move)}
    listed = list(stage.legal_moves(position, seat))
    assert len(set(listed)) == len(listed)
    assert set(listed) == found
    return found


def played(position: Position, *moves: tuple[int, Move]) -> Position:
    """The position after some legal moves, phases ended where nobody is asked any more."""
    for seat, move in moves:
        assert broken(position, seat, move) == [], (seat, move)
        position = turn.after(position, seat, move)
    return position


def where(position: Position, seat: int) -> set[tuple[int, str]]:
    """Where all citizens of a seat stand."""
    return {
        (host, one.at)
        for host, there in enumerate(position.towns)
        for one in there.people
        if one.seat == seat
    }
