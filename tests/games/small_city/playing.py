"""Short words for tables of Small City, and what the referee says there."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.engine.stage import OVER
from companion.games.small_city import turn
from companion.games.small_city.moves import Move, MoveCitizen
from companion.games.small_city.phases.opening import open_table
from companion.games.small_city.position import Position, Readings, Town
from tests.games.small_city.towns import table, town

COLOUR = 22
"""Citizens of each colour."""


def begun(seats: int, start: int = 0, own: Mapping[str, str] | None = None, **readings: str) -> Position:
    """Return a table before its first move."""
    settings: dict[str, Any] = dict(readings)
    return open_table(seats, start, Readings(**settings), tuple((own or {}).items()))


def drawn(*pictures: str, **changes: Any) -> tuple[Town, ...]:
    """Return a town for each picture, by seat."""
    return tuple(town(picture, seat=seat, **changes) for seat, picture in enumerate(pictures))


def moving(*towns: Town, **changes: Any) -> Position:
    """Return a table that has just begun to move."""
    return turn.enter_phase(table(*towns, **changes), "move")


def earning(*towns: Town, paid: bool = True, **changes: Any) -> Position:
    """Return a table in phase 4, everybody paid for tourists and $1 squares."""
    position = turn.enter_phase(table(*towns, **changes), "income")
    return replace(position, collected=paid)


def broken(position: Position, seat: int, move: Move) -> list[str]:
    """Return the ids of the rules a move breaks, in order."""
    return [one.rule for one in turn.verdict(position, seat, move).violations]


def overrulable(position: Position, seat: int, move: Move) -> bool:
    """Tell if the table may allow a move nevertheless."""
    verdict = turn.verdict(position, seat, move)
    return verdict.possible and not verdict.legal


def moves(position: Position, seat: int) -> list[Move]:
    """Return what a seat may do."""
    return list(turn.stage_of(position).legal_moves(position, seat))


def legal(position: Position, seat: int) -> set[Move]:
    """Return every legal move, asked of the candidates one by one."""
    stage = turn.stage_of(position)
    assert stage is not OVER
    found = {move for move in stage.candidates(position, seat) if not broken(position, seat, move)}
    listed = list(stage.legal_moves(position, seat))
    assert len(set(listed)) == len(listed)
    assert set(listed) == found
    return found


def goals(position: Position, seat: int, origin: str, out_of: int | None = None) -> set[tuple[int, str]]:
    """Tell where a citizen may go, each square with its town."""
    stands = seat if out_of is None else out_of
    return {
        (stands if move.town is None else move.town, move.to)
        for move in turn.STAGES["move"].legal_moves(position, seat)
        if isinstance(move, MoveCitizen) and move.origin == origin and move.out_of == out_of
    }


def played(position: Position, *steps: tuple[int, Move]) -> Position:
    """Apply some legal moves."""
    for seat, move in steps:
        assert broken(position, seat, move) == [], (seat, move)
        position = turn.after(position, seat, move)
    return position


def effect(position: Position, seat: int, move: Move) -> Position:
    """Return the position after a move's effect alone: no phase is ended."""
    stage = turn.stage_of(position)
    assert stage is not OVER
    result: Position = stage.effect(position, seat, move)
    return result


def overruled(position: Position, seat: int, move: Move) -> Position:
    """Return the position after a move the table allows although a rule stands against it."""
    assert overrulable(position, seat, move), broken(position, seat, move)
    return effect(position, seat, move)


def citizens(position: Position) -> list[int]:
    """Count how many citizens of each colour there are, wherever they are."""
    standing = [one.seat for town in position.towns for one in town.people]
    dead = [one.seat for town in position.towns for one in town.graves]
    return [
        town.career + town.central + town.buried + standing.count(seat) + dead.count(seat)
        for seat, town in enumerate(position.towns)
    ]


def where(position: Position, seat: int) -> set[tuple[int, str]]:
    """Tell where all citizens of a seat stand."""
    return {
        (host, one.at)
        for host, there in enumerate(position.towns)
        for one in there.people
        if one.seat == seat
    }


def tasks(position: Position) -> list[tuple[str, int | None]]:
    """Return what the agenda asks, and whom."""
    return [(task.id, task.seat) for task in turn.agenda(position).tasks]
