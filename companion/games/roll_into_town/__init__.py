"""Roll Into Town: dice, drawings, forests and lighthouses."""

from companion.games.roll_into_town.game import GAME

__all__ = ["GAME"]
