"""What a phase of Citadels is; see `companion.engine.stage`."""

from typing import Any

from companion.engine import stage
from companion.engine.rules import Rule
from companion.games.citadels.moves import Move
from companion.games.citadels.position import Position

Check = Rule[Position, Any]
Stage = stage.Stage[Position, Move]
