"""What a phase of Small City is; see `companion.engine.stage`."""

from typing import Any

from companion.engine import stage
from companion.engine.rules import Rule
from companion.games.small_city.moves import Move
from companion.games.small_city.position import Position

Check = Rule[Position, Any]
Stage = stage.Stage[Position, Move]
