"""Small City: towns with halos, citizens and tourists, votes and pollution."""

from companion.games.small_city.game import SmallCity
from companion.games.small_city.version1 import FIRST

GAME = SmallCity({FIRST.rules_version: FIRST})
