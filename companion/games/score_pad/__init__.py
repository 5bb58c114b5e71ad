"""Score pad: any other game, counted by a sheet of its own."""

from companion.games.score_pad.game import GAME

__all__ = ["GAME"]
