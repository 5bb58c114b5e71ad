"""Procedures before each seat draws: take a sheet, and roll the dice once for all."""

from companion.engine.procedure import Handling, Procedure
from companion.engine.words import Params
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers


def _is_first_round(position: Position) -> bool:
    return position.round == 1


def _start_goods_params(_position: Position) -> Params:
    food, stone, wood = numbers().start
    return {"food": food, "stone": stone, "wood": wood}


ROLL: Procedure[Position] = (
    Handling("setup_sheet", "setup", _is_first_round, setup=True),
    Handling("setup_goods", "setup", _is_first_round, _start_goods_params, setup=True),
    Handling("roll", "round.dice", params=lambda position: {"dice": position.dice_due}),
    Handling("leave", "round.icons", params=lambda position: {"icons": position.icons_due}),
)
"""The setup, and the roll of a round."""
