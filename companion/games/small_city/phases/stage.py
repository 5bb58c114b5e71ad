"""What a phase is: its rules, its effects, whom it asks, and what it does when it begins and ends."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.agenda import Task
from companion.engine.rules import Rule
from companion.games.small_city.moves import Move
from companion.games.small_city.position import Position

Check = Rule[Position, Any]


def _same(position: Position) -> Position:
    return position


@dataclass(frozen=True)
class Stage:
    """One phase, or an errand that interrupts one.

    Attributes:
        rules: by type of move, everything that can stand against it, in the order of the rulebook. A type
            that is missing does not belong to this phase.
        effect: the position after a move whose verdict is possible. Ends no phase.
        moves: every legal move of a seat, each once.
        candidates: every move a seat could name here, legal or not; contains `moves`.
        actors: the seats that are asked, in the order of play; none once the phase is over.
        tasks: what the agenda says while it lasts; one at least for each of `actors`.
        enter: what happens by itself when the phase begins, its name already set.
        leave: what happens by itself when nobody is asked any more.
    """

    rules: Mapping[type[Any], tuple[Check, ...]]
    effect: Callable[[Position, int, Any], Position]
    moves: Callable[[Position, int], Iterable[Move]]
    candidates: Callable[[Position, int], Iterable[Move]]
    actors: Callable[[Position], tuple[int, ...]]
    tasks: Callable[[Position], tuple[Task, ...]]
    enter: Callable[[Position], Position] = _same
    leave: Callable[[Position], Position] = _same
