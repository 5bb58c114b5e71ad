"""What a phase of Sweet Lands is made of, as types."""

from typing import Any

from companion.engine.rules import Rule
from companion.games.sweet_lands.moves import Move
from companion.games.sweet_lands.position import Position
from companion.kit import stage

Check = Rule[Position, Any]
Stage = stage.Stage[Position, Move]
