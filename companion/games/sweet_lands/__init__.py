"""Sweet Lands: five rounds on a map of hexes, with a box that learns what its cardboard shows."""

from companion.games.sweet_lands.game import GAME

__all__ = ["GAME"]
