"""The score pad: any other game, counted by a sheet that says how."""

from companion.games.score_pad.game import GAME

__all__ = ["GAME"]
