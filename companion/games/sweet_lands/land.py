"""One seat's map as masks: the ground as far as it is known, tiles, roads, properties and rabbits."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.engine.memo import by_identity
from companion.games.sweet_lands.position import CAPITAL, Player, Position, Spot
from companion.games.sweet_lands.printed import Ground, Own, Printed, edges, printed_values
from companion.games.sweet_lands.vocabulary import Kind
from companion.geometry.bits import bits, union
from companion.geometry.cached import cached_property
from companion.geometry.cells import mask_within
from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import HexGrid


@dataclass(frozen=True, eq=False)
class Bare:
    """A map before anything lies on it: what follows from the print alone, found once for all its tables.

    Attributes:
        printed: the copy of the box.
        side: the map.
    """

    printed: Printed
    side: str

    @cached_property
    def grid(self) -> HexGrid:
        """The hexes of the map."""
        return self.printed.grid(self.side)

    @cached_property
    def edges(self) -> EdgeGrid:
        """The edges of those hexes."""
        return edges(self.grid)

    @cached_property
    def grounds(self) -> Mapping[str, Ground | None]:
        """What is printed on every hex, by name; None where nobody knows."""
        return {name: self.printed.ground(self.side, name) for name in self.grid.index}

    @cached_property
    def by_ground(self) -> Mapping[str, int]:
        """The hexes of every ground, by its name."""
        return self._masks({name: ground[:1] for name, ground in self.grounds.items() if ground})

    @cached_property
    def by_flag(self) -> Mapping[str, int]:
        """The hexes with everything that can be printed, be it their ground or beside it."""
        return self._masks({name: ground for name, ground in self.grounds.items() if ground})

    def _masks(self, words: Mapping[str, tuple[str, ...]]) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for name, printed in words.items():
            for word in printed:
                found[word] = found.get(word, 0) | 1 << self.grid.index[name]
        return found

    @cached_property
    def capital(self) -> int:
        """The capital."""
        return 1 << self.grid.index[CAPITAL] if CAPITAL in self.grid.index else 0

    def around(self, hexes: int) -> int:
        """The edges of some hexes."""
        return self.edges.beside(self.edges.grid.mask_at(self.grid.coordinates(hexes)))

    @cached_property
    def rim(self) -> int:
        """The edges that have a hex of the map on at least one side."""
        return self.around(self.grid.full)

    @cached_property
    def by_capital(self) -> int:
        """The edges of the capital."""
        return self.around(self.capital)


@lru_cache(maxsize=64)
def _bare(printed: Printed, side: str) -> Bare:
    return Bare(printed, side)


@dataclass(frozen=True)
class Land:
    """A map and what lies on it. Hex masks are of `grid`, edge masks of `edges`.

    Attributes:
        own: what the owner of the box has said.
        side: the map.
        spots: what lies on its hexes.
        laid: the edges with roads.
    """

    own: Own
    side: str
    spots: tuple[Spot, ...]
    laid: tuple[str, ...]

    @cached_property
    def bare(self) -> Bare:
        """The map without what lies on it."""
        return _bare(printed_values(self.own), self.side)

    @cached_property
    def grid(self) -> HexGrid:
        """The hexes of the map."""
        return self.bare.grid

    @cached_property
    def edges(self) -> EdgeGrid:
        """The edges of those hexes."""
        return self.bare.edges

    @property
    def grounds(self) -> Mapping[str, Ground | None]:
        """What is printed on every hex; None where nobody knows."""
        return self.bare.grounds

    def ground(self, *kinds: str) -> int:
        """The hexes that are known to be one of some grounds."""
        return union(self.bare.by_ground.get(kind, 0) for kind in kinds)

    def cells_with(self, flag: str) -> int:
        """The hexes on which a port or an extra-draw area is printed."""
        return self.bare.by_flag.get(flag, 0)

    @property
    def capital(self) -> int:
        """The capital."""
        return self.bare.capital

    @cached_property
    def tiles(self) -> int:
        """The hexes with a terrain tile, special ones among them."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.tile != "none"))

    @cached_property
    def flipped(self) -> int:
        """The hexes whose tile is flipped."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.tile == "flipped"))

    @cached_property
    def fresh(self) -> int:
        """The hexes whose tile was flipped in the action that goes on."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.fresh))

    @cached_property
    def built(self) -> int:
        """The hexes with a property."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.property))

    def with_kind(self, kind: Kind) -> int:
        """The hexes with a property of one type."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.property == kind))

    @cached_property
    def rabbits(self) -> int:
        """The hexes with a cookie rabbit."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.rabbit))

    @cached_property
    def joined(self) -> int:
        """The capital and all tiles that are connected with it by tiles."""
        return self.grid.region(self.capital, self.tiles | self.capital)

    @cached_property
    def roads(self) -> int:
        """The edges with roads."""
        total = 0
        for name in self.laid:
            try:
                total |= 1 << self.edges.number(name)
            except KeyError:
                continue
        return total

    @cached_property
    def by_roads(self) -> int:
        """The hexes that have a road on one of their edges."""
        return self._narrow(self.edges.hexes(self.roads))

    @property
    def rim(self) -> int:
        """The edges that have a hex of the map on at least one side."""
        return self.bare.rim

    @cached_property
    def cities(self) -> tuple[int, ...]:
        """The groups of properties that hang together."""
        return self.grid.regions(self.built)

    @cached_property
    def beside_tiles(self) -> int:
        """The hexes beside a tile; one with a tile of its own only if another one is there."""
        alone = (1 << number for number in bits(self.tiles))
        joined = sum(cell for cell in alone if self.grid.neighbours(cell) & self.tiles)
        return self.grid.neighbours(self.tiles) | joined

    def has_edge(self, name: str) -> bool:
        """Whether an edge belongs to a hex of the map, on one side at least."""
        try:
            return bool(self.rim >> self.edges.number(name) & 1)
        except KeyError:
            return False

    def _narrow(self, mask: int) -> int:
        numbers = self.grid.numbers
        return sum(1 << numbers[at] for at in self.edges.grid.coordinates(mask) if at in numbers)


@by_identity(64)
@lru_cache(maxsize=512)
def _land(own: Own, side: str, spots: tuple[Spot, ...], laid: tuple[str, ...]) -> Land:
    return Land(own, side, spots, laid)


def land_of(own: Own, player: Player) -> Land:
    """A player's map; the same object as long as nothing on it changes."""
    return _land(own, player.side, player.spots, player.roads)


def land(position: Position, seat: int) -> Land:
    """A seat's map."""
    return land_of(position.own, position.players[seat])
