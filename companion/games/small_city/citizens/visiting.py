"""Every town as one seat's citizens find it: what is taken or closed to them, and which towns adjoin."""

from collections.abc import Mapping

import msgspec

from companion.engine.memo import about_one
from companion.games.small_city.citizens.people import police_zone
from companion.games.small_city.plan import Plan, people_standing, plan
from companion.games.small_city.position import CellName, Meeple, Position, Town
from companion.geometry.cached import cached_property
from companion.geometry.cells import mask_within
from companion.geometry.square import Grid

RESERVED = ("R", "PO", "FI", "CL", "UN")
"""What tourists may not enter, the City Hall apart, which nobody walks into."""


class Visit(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A town and whose citizens would walk in it.

    Attributes:
        position: now.
        seat: whose citizens.
        host: whose town.
    """

    position: Position
    seat: int
    host: int

    @cached_property
    def here(self) -> Plan:
        """The town's tiles."""
        return plan(self.position, self.host)

    @property
    def town(self) -> Town:
        """The town."""
        return self.position.towns[self.host]

    @property
    def grid(self) -> Grid:
        """The town's squares."""
        return self.here.ground.grid

    @cached_property
    def people(self) -> Mapping[CellName, Meeple]:
        """Who stands on which square."""
        return people_standing(self.town)

    @cached_property
    def own(self) -> tuple[Meeple, ...]:
        """The seat's citizens in this town."""
        seat = self.seat
        return tuple([one for one in self.town.people if one.seat == seat])

    @property
    def foreign(self) -> bool:
        """Whether the seat's citizens are tourists here."""
        return self.host != self.seat

    @cached_property
    def taken(self) -> int:
        """Squares with somebody, a good or a grave on them."""
        town = self.town
        everything = (town.people, town.cubes, town.graves)
        return mask_within(self.grid, (one.at for ones in everything for one in ones))

    @cached_property
    def left(self) -> int:
        """Squares where the seat's citizens worked when moving began."""
        spots = self.position.towns[self.seat].left
        return mask_within(self.grid, (spot.at for spot in spots if spot.town == self.host))

    def bit(self, cell: CellName) -> int:
        """A square's mask; 0 for one the board does not have."""
        number = self.grid.index.get(cell)
        return 0 if number is None else 1 << number

    @cached_property
    def closed(self) -> int:
        """Squares of tiles that are no places: warehouses, and a harbor's water."""
        return self.here.squares("WA") | self.here.water

    def squares(self, *families: str) -> int:
        """All squares of the tiles of some families or kinds."""
        return self.here.squares(*families)

    @cached_property
    def works(self) -> int:
        """Squares of refinery and harbor where the table plays that nobody goes there."""
        return self.squares("RF", "HB") if self.position.rulings.works == "closed" else 0

    @cached_property
    def hall(self) -> int:
        """Squares of the City Hall."""
        return self.squares("CH")

    @cached_property
    def reserved(self) -> int:
        """Squares the seat's citizens may not enter because they are tourists here."""
        return self.squares(*RESERVED) if self.foreign else 0

    @cached_property
    def banned(self) -> int:
        """Squares the police keep the seat's citizens from."""
        return police_zone(self.position, self.host) if self.foreign else 0

    @cached_property
    def limit(self) -> int:
        """How many tourists of the seat this town holds: two once the seat has a Metro."""
        return 2 if "ME" in plan(self.position, self.seat).kinds else 1


@about_one(64)
def visits(position: Position, seat: int) -> tuple[Visit, ...]:
    """Every town, as a seat's citizens find it, by host."""
    return tuple(Visit(position, seat, host) for host in range(len(position.towns)))


def neighbours(position: Position, seat: int, host: int) -> tuple[int, ...]:
    """The towns beside a visited one, clockwise first: where a tourist goes on to; its home is none of them.

    A seat that is out of the game is passed over.
    """
    count = len(position.towns)
    found: list[int] = []
    for step in (1, -1):
        around = [(host + step * i) % count for i in range(1, count)]
        beside = next((other for other in around if not position.towns[other].out), host)
        if beside not in (host, seat, *found):
            found.append(beside)
    return tuple(found)


def opposite(position: Position, seat: int, host: int) -> bool:
    """Whether two seats face each other, two places apart at a table of four."""
    return len(position.towns) == 4 and (seat + 2) % 4 == host
