"""What stands against a move, what it leads to, and what the squares of a map show."""

from collections.abc import Mapping

from companion.engine.verdict import Violation
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.position import Position


def broken(position: Position, move: Move, seat: int = 0) -> list[str]:
    """Return the ids of the rules a move breaks, in order."""
    return [one.rule for one in GAME.verdict(position, seat, move).violations]


def violation(position: Position, move: Move, rule: str) -> Violation:
    """Return the only violation of a rule."""
    (found,) = (one for one in GAME.verdict(position, 0, move).violations if one.rule == rule)
    return found


def done(position: Position, *moves: Move) -> Position:
    """Apply legal moves."""
    for move in moves:
        assert broken(position, move) == [], move
        position = GAME.apply(position, 0, move)
    return position


def at(position: Position, name: str, seat: int = 0) -> str:
    """Return what a square shows."""
    return position.sheet(seat).cells[position.printed.grid.index[name]]


def with_squares(position: Position, changes: Mapping[str, str], seat: int = 0) -> Position:
    """Return the position with some squares of a seat's map changed, nothing else."""
    index, cells = position.printed.grid.index, list(position.sheet(seat).cells)
    for name, token in changes.items():
        cells[index[name]] = token
    return position.with_sheet(seat, cells=tuple(cells))
