"""Moves of Roll Into Town whose rule, or what would mend them, random plays seldom come to."""

from collections.abc import Sequence

from companion.games.roll_into_town.moves import Build, Draw, Grow
from tests.conformance.parts import Refused
from tests.games.roll_into_town.drawing_tables import BARE, table
from tests.games.roll_into_town.judging import done
from tests.games.roll_into_town.playing_build import town


def refused() -> Sequence[Refused]:
    """Return a forest that has grown, one that is none, a river turned away, and a price the Market could
    pay.
    """
    grown = done(town("T T T", step="upkeep"), Grow("a1", "d1"))
    market = town("m . . . Cn", food=9, wood=1)
    return (
        Refused("grown", grown, 0, Grow("a1", "e1")),
        Refused("forest", town("T . T T", step="upkeep"), 0, Grow("a1", "b1")),
        Refused("river_end", table(BARE.replace(".", "Rew", 1)), 0, Draw(4, "river", "b1", "es")),
        Refused("price", market, 0, Build("tavern", "c1")),
    )
