"""Every town as seen by one seat's citizens: squares taken or closed, and the towns beside."""

from collections.abc import Mapping

import msgspec

from companion.engine.memo import cache_by_position
from companion.games.small_city.citizens.people import police_zone
from companion.games.small_city.plan import Plan, people_standing, seat_plan
from companion.games.small_city.position import CellName, Meeple, Position, Town
from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.cells import mask_within
from companion.geometry.square import Grid

RESERVED = ("R", "PO", "FI", "CL", "UN")
"""Tiles closed to tourists; the City Hall is closed to all citizens that walk."""


class Visit(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A town as seen by the citizens of one seat.

    Attributes:
        position: the table.
        seat: the seat whose citizens walk.
        host: the seat whose town it is.
    """

    position: Position
    seat: int
    host: int

    @cached_property
    def plan(self) -> Plan:
        """The town's tiles."""
        return seat_plan(self.position, self.host)

    @property
    def town(self) -> Town:
        """The town."""
        return self.position.towns[self.host]

    @property
    def grid(self) -> Grid:
        """The town's squares."""
        return self.plan.ground.grid

    @cached_property
    def people(self) -> Mapping[CellName, Meeple]:
        """The people in the town by their squares."""
        return people_standing(self.town)

    @cached_property
    def own_citizens(self) -> tuple[Meeple, ...]:
        """The seat's citizens in this town."""
        seat = self.seat
        return tuple([one for one in self.town.people if one.seat == seat])

    @property
    def is_abroad(self) -> bool:
        """True if the seat's citizens are tourists here."""
        return self.host != self.seat

    @cached_property
    def occupied_squares(self) -> Mask:
        """Squares with people, goods or graves."""
        town = self.town
        everything = (town.people, town.cubes, town.graves)
        return mask_within(self.grid, (one.at for ones in everything for one in ones))

    @cached_property
    def squares_worked_on(self) -> Mask:
        """Squares where the seat's citizens worked when moving began."""
        spots = self.position.towns[self.seat].left
        return mask_within(self.grid, (spot.at for spot in spots if spot.town == self.host))

    def mask_of(self, cell: CellName) -> Mask:
        """Return a square's mask, or 0 for a square off the board."""
        number = self.grid.index.get(cell)
        return 0 if number is None else 1 << number

    @cached_property
    def closed(self) -> Mask:
        """Squares that hold no people: warehouses, and a harbor's water."""
        return self.plan.squares("WA") | self.plan.water

    def squares(self, *families: str) -> Mask:
        """Compute the mask of the solid squares of the tiles of some families or kinds."""
        return self.plan.squares(*families)

    @cached_property
    def closed_works(self) -> Mask:
        """Squares of refinery and harbor if the table plays them as closed."""
        return self.squares("RF", "HB") if self.position.rulings.works == "closed" else 0

    @cached_property
    def hall(self) -> Mask:
        """Squares of the City Hall."""
        return self.squares("CH")

    @cached_property
    def reserved(self) -> Mask:
        """Squares closed to the seat's citizens because they are tourists here."""
        return self.squares(*RESERVED) if self.is_abroad else 0

    @cached_property
    def banned(self) -> Mask:
        """Squares that the police close to the seat's citizens."""
        return police_zone(self.position, self.host) if self.is_abroad else 0

    @cached_property
    def tourist_limit(self) -> int:
        """Most tourists of the seat in this town: two once the seat has a Metro."""
        return 2 if "ME" in seat_plan(self.position, self.seat).kinds else 1


@cache_by_position(64)
def visits_of(position: Position, seat: int) -> tuple[Visit, ...]:
    """List every town as seen by a seat's citizens, by host."""
    return tuple(Visit(position, seat, host) for host in range(len(position.towns)))


def neighbouring_towns(position: Position, seat: int, host: int) -> tuple[int, ...]:
    """List the towns to which a tourist goes on: those beside the visited one, clockwise first.

    The tourist's home is left out. A seat that is out of the game is passed over.
    """
    count = len(position.towns)
    found: list[int] = []
    for step in (1, -1):
        around = [(host + step * i) % count for i in range(1, count)]
        beside = next((other for other in around if not position.towns[other].out), host)
        if beside not in (host, seat, *found):
            found.append(beside)
    return tuple(found)


def is_opposite(position: Position, seat: int, host: int) -> bool:
    """Check that two seats face each other: two places apart at a table of four."""
    return len(position.towns) == 4 and (seat + 2) % 4 == host
