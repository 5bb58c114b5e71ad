"""A seat's map as masks: known ground, tiles, roads, properties and rabbits."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.engine.memo import cache_by_identity
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
    """Map without pieces: all that follows from its print alone, computed once for all tables.

    Attributes:
        printed: the copy of the box.
        side: the map.
    """

    printed: Printed
    side: str

    @cached_property
    def grid(self) -> HexGrid:
        """Hexes of the map."""
        return self.printed.grid(self.side)

    @cached_property
    def edges(self) -> EdgeGrid:
        """Edges of the map's hexes."""
        return edges(self.grid)

    @cached_property
    def grounds(self) -> Mapping[str, Ground | None]:
        """Print of every hex by name, None if unread."""
        return {name: self.printed.ground(self.side, name) for name in self.grid.index}

    @cached_property
    def by_ground(self) -> Mapping[str, int]:
        """Masks of hexes by their ground."""
        return self._masks({name: ground[:1] for name, ground in self.grounds.items() if ground})

    @cached_property
    def by_flag(self) -> Mapping[str, int]:
        """Masks of hexes by every printed word, their ground included."""
        return self._masks({name: ground for name, ground in self.grounds.items() if ground})

    def _masks(self, words: Mapping[str, tuple[str, ...]]) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for name, printed in words.items():
            for word in printed:
                found[word] = found.get(word, 0) | 1 << self.grid.index[name]
        return found

    @cached_property
    def capital(self) -> int:
        """Mask of the capital."""
        return 1 << self.grid.index[CAPITAL] if CAPITAL in self.grid.index else 0

    def around(self, hexes: int) -> int:
        """Find the edges of some hexes, as a mask."""
        return self.edges.beside(self.edges.grid.mask_at(self.grid.coordinates(hexes)))

    @cached_property
    def rim(self) -> int:
        """Edges with a hex of the map on at least one side."""
        return self.around(self.grid.full)

    @cached_property
    def by_capital(self) -> int:
        """Edges of the capital."""
        return self.around(self.capital)


@lru_cache(maxsize=64)
def _bare(values: Printed, side: str) -> Bare:
    return Bare(values, side)


@dataclass(frozen=True)
class Land:
    """Map with its pieces. Hex masks belong to `grid`, edge masks to `edges`.

    Attributes:
        own: the owner's entries of the box.
        side: the map.
        spots: the pieces on its hexes.
        laid: the edges with roads.
    """

    own: Own
    side: str
    spots: tuple[Spot, ...]
    laid: tuple[str, ...]

    @cached_property
    def bare(self) -> Bare:
        """Map without its pieces."""
        return _bare(printed_values(self.own), self.side)

    @cached_property
    def grid(self) -> HexGrid:
        """Hexes of the map."""
        return self.bare.grid

    @cached_property
    def edges(self) -> EdgeGrid:
        """Edges of the map's hexes."""
        return self.bare.edges

    @property
    def grounds(self) -> Mapping[str, Ground | None]:
        """Print of every hex by name, None if unread."""
        return self.bare.grounds

    def ground(self, *kinds: str) -> int:
        """Find the hexes known to have a ground of the given kinds."""
        return union(self.bare.by_ground.get(kind, 0) for kind in kinds)

    def cells_with(self, flag: str) -> int:
        """Find the hexes with a port or an extra-draw area printed on them."""
        return self.bare.by_flag.get(flag, 0)

    @property
    def capital(self) -> int:
        """Mask of the capital."""
        return self.bare.capital

    @cached_property
    def tiles(self) -> int:
        """Hexes with a terrain tile, special ones included."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.tile != "none"))

    @cached_property
    def flipped(self) -> int:
        """Hexes with a flipped tile."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.tile == "flipped"))

    @cached_property
    def fresh(self) -> int:
        """Hexes with a tile that was flipped in the current action."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.fresh))

    @cached_property
    def built(self) -> int:
        """Hexes with a property."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.property))

    def with_kind(self, kind: Kind) -> int:
        """Find the hexes with a property of one type."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.property == kind))

    @cached_property
    def rabbits(self) -> int:
        """Hexes with a cookie rabbit."""
        return mask_within(self.grid, (spot.at for spot in self.spots if spot.rabbit))

    @cached_property
    def joined(self) -> int:
        """The capital and all tiles connected to it by tiles."""
        return self.grid.region(self.capital, self.tiles | self.capital)

    @cached_property
    def roads(self) -> int:
        """Edges with a road. Edges that the map lacks are left out."""
        total = 0
        for name in self.laid:
            try:
                total |= 1 << self.edges.number(name)
            except KeyError:
                continue
        return total

    @cached_property
    def by_roads(self) -> int:
        """Hexes with a road on one of their edges."""
        return self._narrow(self.edges.hexes(self.roads))

    @property
    def rim(self) -> int:
        """Edges with a hex of the map on at least one side."""
        return self.bare.rim

    @cached_property
    def cities(self) -> tuple[int, ...]:
        """Connected groups of properties, of any size and type."""
        return self.grid.regions(self.built)

    @cached_property
    def beside_tiles(self) -> int:
        """Hexes beside a tile. A hex with a tile of its own needs another tile beside it."""
        alone = (1 << number for number in bits(self.tiles))
        joined = sum(cell for cell in alone if self.grid.neighbours(cell) & self.tiles)
        return self.grid.neighbours(self.tiles) | joined

    def has_edge(self, name: str) -> bool:
        """Check that an edge belongs to a hex of the map on at least one side."""
        try:
            return bool(self.rim >> self.edges.number(name) & 1)
        except KeyError:
            return False

    def _narrow(self, mask: int) -> int:
        numbers = self.grid.numbers
        return sum(1 << numbers[at] for at in self.edges.grid.coordinates(mask) if at in numbers)


@cache_by_identity(64)
@lru_cache(maxsize=512)
def _land(own: Own, side: str, spots: tuple[Spot, ...], roads: tuple[str, ...]) -> Land:
    return Land(own, side, spots, roads)


def land_of(own: Own, player: Player) -> Land:
    """Look up a player's map. The object is cached until something on the map changes."""
    return _land(own, player.side, player.spots, player.roads)


def seat_land(position: Position, seat: int) -> Land:
    """Look up a seat's map."""
    return land_of(position.own, position.players[seat])
