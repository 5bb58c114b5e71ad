"""What every step asks first: is this seat at it?"""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.phases.stage import Check
from companion.games.roll_into_town.position import Position, Step

Rules = Mapping[type[Any], tuple[Check, ...]]
"""By type of move, everything that can stand against it."""


def at(step: Step) -> Check:
    """The rule that a move belongs to one step of the round; the table cannot overrule it."""

    def check(position: Position, seat: int, _move: Move) -> Findings:
        return not_at(position, seat, step)

    return Rule("step", "round", check, "impossible")


def not_at(position: Position, seat: int, step: Step) -> Findings:
    """That a seat is at another step; nothing when it is at this one."""
    return KEPT if position.players[seat].step == step else elsewhere(position, seat)


def elsewhere(position: Position, seat: int) -> Findings:
    """The step a seat is at."""
    return (({"now": Word(f"step-{position.players[seat].step}")}, ()),)


def actors(step: Step) -> Callable[[Position], tuple[int, ...]]:
    """The seats that are at a step."""

    def found(position: Position) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(position.players) if player.step == step)

    return found


def task(id: str, seat: int, **params: int | str) -> Task:
    """What one seat is asked to do; its name is among the params."""
    return Task(id, seat, {"seat": Who(seat), **params})
