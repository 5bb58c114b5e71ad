"""Citadels: characters in secret, the caller, cities and their count."""

from companion.games.citadels.game import GAME

__all__ = ["GAME"]
