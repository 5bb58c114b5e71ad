"""Citadels: characters in secret, the caller, cities and their count."""

from companion.games.citadels.game import Citadels
from companion.games.citadels.version1 import FIRST

GAME = Citadels({FIRST.rules_version: FIRST})
