"""Types of a phase of Card City, and rules by a card's cell. See `companion.engine.stage`."""

from collections.abc import Mapping
from typing import Any

from companion.engine import stage
from companion.engine.rules import KEPT, AreaRule, Findings, Place, Rule, rules_for_moves
from companion.games.card_city.city import GRID
from companion.games.card_city.laying import Laying, laid_card
from companion.games.card_city.moves import Move
from companion.games.card_city.position import Position
from companion.games.card_city.site import Site, create_site

Check = Rule[Position, Any]
Rules = Mapping[type[Any], tuple[Check, ...]]
"""By type of move, everything that can stand against it."""

Stage = stage.Stage[Position, Move]


def _check_on_canvas(_position: Position, _seat: int, move: Laying) -> Findings:
    return KEPT if move.at in GRID.index else (({"at": move.at}, ()),)


def _named_place(position: Position, seat: int, move: Laying) -> tuple[Place[Site], ...]:
    number = GRID.index.get(move.at)
    return () if number is None else ((GRID, create_site(position, seat, laid_card(move)), 1 << number),)


def place_checks(rules: tuple[AreaRule[Site], ...]) -> tuple[Check, ...]:
    """Build the checks of a move from area rules, judged at the cell that the move names."""
    off_canvas: Check = Rule("off_canvas", "build.square", _check_on_canvas, "impossible")
    return (off_canvas, *rules_for_moves(rules, _named_place))
