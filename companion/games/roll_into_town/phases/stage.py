"""What a step of a round is: each seat goes through them at its own pace."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine import stage
from companion.engine.rules import Rule
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.position import Position

Check = Rule[Position, Any]
Rules = Mapping[type[Any], tuple[Check, ...]]
"""By type of move, everything that can stand against it."""

Stage = stage.Stage[Position, Move]


def as_it_is(position: Position, _seat: int) -> Position:
    """The same position: what a step does that does nothing by itself."""
    return position


def always(_position: Position, _seat: int) -> bool:
    """A step that every seat ends by itself."""
    return True


@dataclass(frozen=True)
class StepStage:
    """One step of a round, for one seat after the other.

    Attributes:
        stage: its rules, effects, moves and candidates, the end of the step aside; ``actors`` and ``tasks``
            are those of the seats that are at this step.
        enter: what happens by itself when a seat comes to the step; its ``step`` is already set.
        asks: whether the seat has anything to decide then; if not, it goes on by itself.
    """

    stage: Stage
    enter: Callable[[Position, int], Position] = as_it_is
    asks: Callable[[Position, int], bool] = always
