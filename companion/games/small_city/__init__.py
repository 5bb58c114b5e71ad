"""Small City: towns with halos, citizens and tourists, votes and pollution."""

from companion.games.small_city.game import SmallCity
from companion.games.small_city.version1 import FIRST
from companion.games.small_city.version2 import SECOND

GAME = SmallCity({one.rules_version: one for one in (FIRST, SECOND)})
