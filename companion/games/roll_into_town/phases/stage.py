"""Types of a step of a round, which each seat takes at its own pace."""

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


def enter_unchanged(position: Position, _seat: int) -> Position:
    """Return the position unchanged: the default `StepStage.enter`."""
    return position


def asks_always(_position: Position, _seat: int) -> bool:
    """Return True: the default `StepStage.asks`, for a step that each seat ends itself."""
    return True


@dataclass(frozen=True)
class StepStage:
    """Step of a round, for each seat separately.

    Attributes:
        stage: its rules, effects, moves and candidates, the end of the step aside; ``actors`` and ``tasks``
            are those of the seats that are at this step.
        enter: the automatic effect when a seat comes to the step; its ``step`` is already set.
        asks: checks that the seat has a decision then; if not, it goes on by itself.
    """

    stage: Stage
    enter: Callable[[Position, int], Position] = enter_unchanged
    asks: Callable[[Position, int], bool] = asks_always
