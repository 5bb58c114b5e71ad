"""Short words for a turn of Citadels: what stands against a move, and what it does."""

from companion.engine.notice import Notice
from companion.engine.stage import OVER
from companion.engine.verdict import Repair
from companion.games.citadels import turn
from companion.games.citadels.moves import Move
from companion.games.citadels.position import Position
from companion.games.citadels.powers import preview, repairs


def broken(position: Position, move: Move, seat: int = 0) -> list[str]:
    """Return the ids of the rules a move breaks, in order."""
    return [one.rule for one in turn.verdict(position, seat, move).violations]


def said(position: Position, move: Move, rule: str, seat: int = 0) -> dict[str, object]:
    """Return the params of the one violation of a rule."""
    (found,) = [one for one in turn.verdict(position, seat, move).violations if one.rule == rule]
    return dict(found.params)


def moves(position: Position, seat: int = 0) -> list[Move]:
    """Return what a seat may do."""
    return list(turn.stage_of(position).legal_moves(position, seat))


def effect(position: Position, move: Move, seat: int = 0) -> Position:
    """Return the position after a move's effect alone: nobody is called."""
    stage = turn.stage_of(position)
    assert stage is not OVER
    result: Position = stage.effect(position, seat, move)
    return result


def done(position: Position, *steps: Move, seat: int = 0) -> Position:
    """Apply some legal moves of a seat."""
    for move in steps:
        assert broken(position, move, seat) == [], move
        position = effect(position, move, seat)
    return position


def overruled(position: Position, move: Move, seat: int = 0) -> Position:
    """Return the position after a move the table allows although a rule stands against it."""
    verdict = turn.verdict(position, seat, move)
    assert verdict.possible, broken(position, move, seat)
    assert not verdict.legal
    return effect(position, move, seat)


def impossible(position: Position, move: Move, seat: int = 0) -> bool:
    """Tell if no table can allow a move."""
    return not turn.verdict(position, seat, move).possible


def told(position: Position, move: Move, seat: int = 0) -> dict[str, Notice]:
    """Return what is said beforehand of a move, by id."""
    return {notice.id: notice for notice in preview.preview(position, seat, move)}


def mended(position: Position, move: Move, seat: int = 0) -> dict[str, Repair]:
    """Return what would make a move legal, by id."""
    return {repair.id: repair for repair in repairs.repairs(position, seat, move)}


def tasks(position: Position) -> list[str]:
    """Return what the agenda says, by id."""
    return [task.id for task in turn.agenda(position).tasks]
