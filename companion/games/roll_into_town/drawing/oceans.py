"""Oceans: empty squares with water on two sides or more become ocean, again and again."""

from typing import Literal

from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.marks import OCEAN, OPPOSITE, SIDES, top_of, with_top
from companion.games.roll_into_town.position import Cells
from companion.geometry.bits import Mask
from companion.geometry.square import Side

Reading = Literal["any_two", "corner"]
"""Ruling on oceans: any two sides of water make one, or only two that meet at a corner."""


def flooded_cells(land: Land, reading: Reading) -> Mask:
    """Compute the mask of squares that become ocean by themselves, empty once no more square does.

    The map's border gives no water. An ocean gives water on all sides, so that it can make others.
    """
    toward = land.grid.toward
    sea = 0
    while True:
        wet = {side: toward(land.water[OPPOSITE[side]] | sea, OPPOSITE[side]) for side in SIDES}
        more = _cells_wet_enough(wet, reading) & land.floodable & ~sea
        if not more:
            return sea
        sea |= more


def with_oceans(cells: Cells, sea: Mask) -> Cells:
    """Turn the squares of a mask into ocean. Buildings on them stay."""
    if not sea:
        return cells
    return tuple(with_top(OCEAN, top_of(token)) if sea >> i & 1 else token for i, token in enumerate(cells))


def _cells_wet_enough(wet: dict[Side, Mask], reading: Reading) -> Mask:
    """Compute the squares with water on enough sides, from the squares by side of their water."""
    upright, level = wet["n"] | wet["s"], wet["e"] | wet["w"]
    corner = upright & level
    if reading == "corner":
        return corner
    return corner | wet["n"] & wet["s"] | wet["e"] & wet["w"]
