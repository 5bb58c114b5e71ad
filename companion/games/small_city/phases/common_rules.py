"""The types of a Small City phase, and its shared checks: seats out of the game, seats not finished."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.engine import stage
from companion.engine.agenda import Task
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import NO_PARAMS, Params
from companion.games.small_city.moves import Move
from companion.games.small_city.position import Position

Check = Rule[Position, Any]
Rules = Mapping[type[Any], tuple[Check, ...]]
"""Rules by type of move."""

Stage = stage.Stage[Position, Move]


def is_town_given_up(position: Position, seat: int) -> bool:
    """Check that a seat's town was given up."""
    return position.towns[seat].out


def _check_not_gone(position: Position, seat: int, _move: Move) -> Findings:
    return BROKEN if is_town_given_up(position, seat) else KEPT


OUT: Check = Rule("out", "pollution.out", _check_not_gone, "impossible")
"""A seat whose town was given up does nothing any more."""


def first_unfinished_seat(position: Position) -> int | None:
    """Find the first seat from the mayor clockwise that has not finished the phase, or None."""
    return next((seat for seat in position.order if not position.towns[seat].done), None)


def mark_none_finished(position: Position) -> Position:
    """Mark all seats as not finished with the phase."""
    towns = tuple([replace(town, done=False) if town.done else town for town in position.towns])
    return replace(position, towns=towns)


def mark_all_finished(position: Position) -> Position:
    """Mark all seats as finished with the phase, after a move for the whole table."""
    towns = tuple([town if town.out else replace(town, done=True) for town in position.towns])
    return replace(position, towns=towns)


def unfinished_seats(position: Position) -> tuple[int, ...]:
    """List the seats in the game that have not finished the phase, in the order of play."""
    return tuple(seat for seat in position.order if not position.towns[seat].done)


def task_for_everybody(position: Position, kind: str, params: Params = NO_PARAMS) -> tuple[Task, ...]:
    """Build a task that any seat may do for the whole table, split by seat once a seat is out."""
    if len(position.order) == len(position.towns):
        return (Task(kind, None, params, shared=True),)
    return tuple(Task(kind, seat, params, shared=True) for seat in position.order)
