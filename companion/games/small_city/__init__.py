"""Small City: towns with halos, citizens and tourists, votes and pollution."""

from companion.games.small_city.game import GAME

__all__ = ["GAME"]
