"""Types of a phase of Citadels. See `companion.engine.stage`."""

from collections.abc import Mapping
from typing import Any

from companion.engine import stage
from companion.engine.rules import Rule
from companion.games.citadels.moves import Move
from companion.games.citadels.position import Position

Check = Rule[Position, Any]
Rules = Mapping[type[Any], tuple[Check, ...]]
"""By type of move, everything that can stand against it."""

Stage = stage.Stage[Position, Move]
