"""Short words for tables of Small City: setup, the ring, votes, pollution and the council."""

from collections.abc import Mapping
from typing import Any

from companion.games.small_city import turn
from companion.games.small_city.moves import Move
from companion.games.small_city.phases.opening import open_table
from companion.games.small_city.position import Position, Readings
from companion.kit.stage import OVER

COLOUR = 22
"""Citizens of each colour."""


def begun(seats: int, start: int = 0, own: Mapping[str, str] | None = None, **readings: str) -> Position:
    """A table before its first move."""
    settings: dict[str, Any] = dict(readings)
    return open_table(seats, start, Readings(**settings), tuple((own or {}).items()))


def broken(position: Position, seat: int, move: Move) -> list[str]:
    """The ids of the rules a move breaks, in order."""
    return [one.rule for one in turn.verdict(position, seat, move).violations]


def overrulable(position: Position, seat: int, move: Move) -> bool:
    """Whether the table may allow a move nevertheless."""
    verdict = turn.verdict(position, seat, move)
    return verdict.possible and not verdict.legal


def moves(position: Position, seat: int) -> list[Move]:
    """What a seat may do."""
    return list(turn.stage_of(position).legal_moves(position, seat))


def played(position: Position, *steps: tuple[int, Move]) -> Position:
    """The position after some legal moves."""
    for seat, move in steps:
        assert broken(position, seat, move) == [], (seat, move)
        position = turn.after(position, seat, move)
    return position


def effect(position: Position, seat: int, move: Move) -> Position:
    """The position after a move's effect alone: no phase is ended."""
    stage = turn.stage_of(position)
    assert stage is not OVER
    result: Position = stage.effect(position, seat, move)
    return result


def overruled(position: Position, seat: int, move: Move) -> Position:
    """The position after a move the table allows although a rule stands against it."""
    assert overrulable(position, seat, move), broken(position, seat, move)
    return effect(position, seat, move)


def citizens(position: Position) -> list[int]:
    """How many citizens of each colour there are, wherever they are."""
    standing = [one.seat for town in position.towns for one in town.people]
    dead = [one.seat for town in position.towns for one in town.graves]
    return [
        town.career + town.central + town.buried + standing.count(seat) + dead.count(seat)
        for seat, town in enumerate(position.towns)
    ]


def tasks(position: Position) -> list[tuple[str, int | None]]:
    """What the agenda asks, and whom."""
    return [(task.id, task.seat) for task in turn.agenda(position).tasks]
