"""Who can die in a town, who is saved, and where the grave goes."""

from collections.abc import Iterator
from typing import Literal

from companion.games.small_city.plan import active, hall_cells, plan
from companion.games.small_city.position import Meeple, Position

Fate = Literal["dies", "saved", "hall", "clinic"]
"""``dies``; ``saved`` and sent home by its owner's fire station; not to be chosen for it stands in the City
Hall; not to be chosen for the clinic looks after the town's own."""


def fate(position: Position, seat: int, one: Meeple) -> Fate:
    """What comes of choosing somebody of a town to die (pollution.choice; B-09 to B-11).

    A clinic protects the citizens of its own town at home, a fire station those of its owner abroad; both
    need a citizen inside.
    """
    if one.at in hall_cells(plan(position, seat)):
        return "hall"
    if one.seat != seat:
        away = position.towns[one.seat]
        return "saved" if active(plan(position, one.seat), away, one.seat, "FI") else "dies"
    return "clinic" if active(plan(position, seat), position.towns[seat], seat, "CL") else "dies"


def mortals(position: Position, seat: int) -> Iterator[tuple[Meeple, Fate]]:
    """Everybody a seat may choose in its town, with what comes of it."""
    for one in position.towns[seat].people:
        what = fate(position, seat, one)
        if what in ("dies", "saved"):
            yield one, what


def grave_cells(position: Position, seat: int) -> int:
    """The squares of a town with a grave."""
    grid = plan(position, seat).grid
    return grid.mask(*(grave.at for grave in position.towns[seat].graves))


def full(position: Position, seat: int) -> int:
    """The squares that hold something: a tile, a grave, or somebody who stands there."""
    here = plan(position, seat)
    standing = here.grid.mask(*(one.at for one in position.towns[seat].people))
    return here.covered | grave_cells(position, seat) | standing


def street_of(position: Position, seat: int) -> int:
    """The squares beside the mayor, in the mayor's town."""
    if seat != position.mayor:
        return 0
    grid = plan(position, seat).grid
    return grid.mask(*(at for at in position.street if at in grid.index))


def open_squares(position: Position, seat: int) -> int:
    """The empty squares of the building area, those beside the mayor left out."""
    town, here = position.towns[seat], plan(position, seat)
    return here.area(town.size) & ~full(position, seat) & ~street_of(position, seat)


def beside_graves(position: Position, seat: int) -> int:
    """The open squares that share an edge with an older grave."""
    return plan(position, seat).grid.orthogonal(grave_cells(position, seat)) & open_squares(position, seat)


def grave_squares(position: Position, seat: int) -> int:
    """Where the next grave may be: beside an older one where that is possible, else anywhere open."""
    return beside_graves(position, seat) or open_squares(position, seat)
