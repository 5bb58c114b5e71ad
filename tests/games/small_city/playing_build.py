"""Short ways to ask about building, for tests that draw their towns."""

from companion.engine.verdict import Violation
from companion.games.small_city import turn
from companion.games.small_city.moves import Build, Move, Upgrade
from companion.games.small_city.phases.building import build_moves
from companion.games.small_city.position import CellName, Position
from companion.games.small_city.printed import Kind


def broken(position: Position, move: Move, seat: int = 0) -> set[str]:
    """Return the rules that stand against a move."""
    return {violation.rule for violation in turn.verdict(position, seat, move).violations}


def against(position: Position, move: Move, rule: str, seat: int = 0) -> Violation:
    """Return the one violation of a rule by a move."""
    (found,) = (one for one in turn.verdict(position, seat, move).violations if one.rule == rule)
    return found


def played(position: Position, *moves: Move, seat: int = 0) -> Position:
    """Apply some legal moves of a seat."""
    for move in moves:
        verdict = turn.verdict(position, seat, move)
        assert verdict.legal, (move, verdict)
        position = turn.after(position, seat, move)
    return position


def overruled(position: Position, move: Move, seat: int = 0) -> Position:
    """Return the position after a move that breaks rules, which the table lets pass."""
    verdict = turn.verdict(position, seat, move)
    assert verdict.possible, (move, verdict)
    assert not verdict.legal
    return turn.after(position, seat, move)


def places(position: Position, kind: Kind, seat: int = 0) -> set[tuple[CellName, ...]]:
    """Return the squares on which a seat may build a tile now, in reading order."""
    return {tuple(sorted(move.cells, key=_reading)) for move in build_moves(position, seat, kind)}


def squares(position: Position, kind: Kind, seat: int = 0) -> set[CellName]:
    """Return the squares on which a seat may build a tile of one square now."""
    return {move.cells[0] for move in build_moves(position, seat, kind)}


def at(*cells: CellName) -> tuple[CellName, ...]:
    """Return some squares."""
    return cells


def build(kind: Kind, *cells: CellName, **more: tuple[str, ...]) -> Build:
    """Building a tile on some squares."""
    return Build(kind, cells, **more)  # type: ignore[arg-type]


def up(origin: str, tile: str, *cells: str) -> Upgrade:
    """Upgrading the tile on a square, which then lies on some squares."""
    return Upgrade(origin, tile, cells)  # type: ignore[arg-type]


def _reading(cell: CellName) -> tuple[int, str]:
    return int(cell[1:]), cell[0]
