"""One seat's map as masks: the ground as far as it is known, tiles, roads, properties and rabbits."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from companion.engine.memo import by_identity
from companion.games.sweet_lands.position import CAPITAL, Player, Position, Spot
from companion.games.sweet_lands.printed import Ground, Own, edges, printed_values
from companion.games.sweet_lands.vocabulary import Kind
from companion.geometry.bits import bits
from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import HexGrid


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
    def grid(self) -> HexGrid:
        """The hexes of the map."""
        return printed_values(self.own).grid(self.side)

    @cached_property
    def edges(self) -> EdgeGrid:
        """The edges of those hexes."""
        return edges(self.grid)

    @cached_property
    def grounds(self) -> Mapping[str, Ground | None]:
        """What is printed on every hex; None where nobody knows."""
        return grounds(self.own, self.side)

    def ground(self, *kinds: str) -> int:
        """The hexes that are known to be one of some grounds."""
        return self._mask(name for name, found in self.grounds.items() if found and found[0] in kinds)

    def cells_with(self, flag: str) -> int:
        """The hexes on which a port or an extra-draw area is printed."""
        return self._mask(
            name for name, found in self.grounds.items() if found and (flag in found[1:] or flag == found[0])
        )

    def _mask(self, names: Iterable[str]) -> int:
        index, total = self.grid.index, 0
        for name in names:
            if name in index:
                total |= 1 << index[name]
        return total

    @cached_property
    def capital(self) -> int:
        """The capital."""
        return self._mask((CAPITAL,))

    @cached_property
    def tiles(self) -> int:
        """The hexes with a terrain tile, special ones among them."""
        return self._mask(spot.at for spot in self.spots if spot.tile != "none")

    @cached_property
    def flipped(self) -> int:
        """The hexes whose tile is flipped."""
        return self._mask(spot.at for spot in self.spots if spot.tile == "flipped")

    @cached_property
    def fresh(self) -> int:
        """The hexes whose tile was flipped in the action that goes on."""
        return self._mask(spot.at for spot in self.spots if spot.fresh)

    @cached_property
    def built(self) -> int:
        """The hexes with a property."""
        return self._mask(spot.at for spot in self.spots if spot.property)

    def with_kind(self, kind: Kind) -> int:
        """The hexes with a property of one type."""
        return self._mask(spot.at for spot in self.spots if spot.property == kind)

    @cached_property
    def rabbits(self) -> int:
        """The hexes with a cookie rabbit."""
        return self._mask(spot.at for spot in self.spots if spot.rabbit)

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

    def around(self, hexes: int) -> int:
        """The edges of some hexes."""
        return self.edges.beside(self._wide(hexes))

    @cached_property
    def by_roads(self) -> int:
        """The hexes that have a road on one of their edges."""
        return self._narrow(self.edges.hexes(self.roads))

    @cached_property
    def rim(self) -> int:
        """The edges that have a hex of the map on at least one side."""
        return self.around(self.grid.full)

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

    def _wide(self, mask: int) -> int:
        return self.edges.grid.mask_at(self.grid.coordinates(mask))

    def _narrow(self, mask: int) -> int:
        numbers = self.grid.numbers
        return sum(1 << numbers[at] for at in self.edges.grid.coordinates(mask) if at in numbers)


@lru_cache(maxsize=256)
def grounds(own: Own, side: str) -> Mapping[str, Ground | None]:
    """What is printed on every hex of a map, by name; None where nobody knows."""
    found = printed_values(own)
    return {name: found.ground(side, name) for name in found.grid(side).index}


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
