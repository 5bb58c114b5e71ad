"""The upgrades that are possible now, and the chains they open: an order that works, the best one first.

A chain begins with an upgrade that is possible now; every later step was not possible before a step ahead of
it. Upgrading changes little: the tile itself may have reached what its next level asks for, and a residence
that grew may have reached shops. The search looks at these alone, goes through at most `MOST` states, and
finds the same chains every time.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from companion.engine.rules import keeps
from companion.games.small_city.building.placing import Lot, lot
from companion.games.small_city.building.supplying import WHOSE
from companion.games.small_city.building.upgrading import NEXT, Larger, changed_cells, larger
from companion.games.small_city.moves import Done, Upgrade
from companion.games.small_city.plan import INDUSTRY, names_of
from companion.games.small_city.position import Laid, Position
from companion.games.small_city.printed import CULTURE, Kind, family, level

MOST = 1000
"""How many states a search goes through at most."""


@dataclass(frozen=True)
class Chain:
    """Upgrades that work one after the other.

    Attributes:
        steps: at least one; each is legal once those ahead of it are made.
    """

    steps: tuple[Upgrade, ...]

    @property
    def residences(self) -> int:
        """How many of the steps make a residence bigger."""
        return sum(family(step.tile) == "R" for step in self.steps)


@dataclass(frozen=True)
class _Tile:
    laid: Laid
    mask: int
    solid: int
    halo: int


@dataclass(frozen=True, eq=False)
class _State:
    """A town on the way: its tiles, and the masks that change with them."""

    search: "_Search"
    tiles: tuple[_Tile, ...]

    @cached_property
    def covered(self) -> int:
        return _union(tile.mask for tile in self.tiles)

    @cached_property
    def homes(self) -> tuple[int, ...]:
        return tuple(tile.halo for tile in self.tiles if family(tile.laid.kind) == "R")

    @cached_property
    def homes_reach(self) -> int:
        return _union(self.homes)

    @cached_property
    def industry_reach(self) -> int:
        return _union(tile.halo for tile in self.tiles if family(tile.laid.kind) in INDUSTRY)

    def ready(self, number: int) -> bool:
        """Whether a tile has what its next level needs around it."""
        tile = self.tiles[number]
        kind = NEXT.get(tile.laid.kind)
        if kind is None or tile.laid.fresh or not self.search.is_stocked(kind):
            return False
        match family(kind):
            case "R":
                return _touching(self.search.culture, tile.solid) >= level(kind)
            case "C":
                return _touching(self.homes, tile.solid) >= level(kind)
        return _touching(self.search.works, tile.solid) >= level(kind) - 1

    def ways(self, number: int) -> Iterator[Larger]:
        """The ways in which a tile may become its next level now."""
        if not self.ready(number):
            return
        tile = self.tiles[number]
        closed = (self.covered | self.search.shut) & ~tile.mask | self.search.outside
        enemy = {"R": self.industry_reach, "F": self.homes_reach}.get(family(tile.laid.kind), 0)
        for way in self.search.larger(tile.laid):
            if not (way.laying.mask & closed or way.laying.solid & enemy):
                yield way

    def after(self, number: int, way: Larger) -> "_State":
        """The town with one tile upgraded."""
        cells = self.search.names(way)
        tiles = list(self.tiles)
        tiles[number] = _Tile(Laid(way.kind, cells), way.laying.mask, way.laying.solid, way.halo)
        return _State(self.search, tuple(tiles))

    def opened_tiles(self, number: int, before: "_State") -> Iterator[int]:
        """The tiles that an upgrade may have brought to their next level, which were not there before."""
        yield number
        gained = self.tiles[number].halo & ~before.tiles[number].halo
        if family(self.tiles[number].laid.kind) != "R":
            return
        for other, tile in enumerate(self.tiles):
            if family(tile.laid.kind) == "C" and tile.solid & gained and not before.ready(other):
                yield other


def _union(masks: Iterator[int] | tuple[int, ...]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


def _touching(halos: tuple[int, ...], solid: int) -> int:
    return sum(1 for halo in halos if halo & solid)


class _Search:
    """One search from one town; it ends when it has gone through so many states."""

    def __init__(self, here: Lot, most: int) -> None:
        self.lot = here
        self.left = most
        ground = here.here.ground
        self.shut = here.graves | here.street
        self.outside = ground.obstacles | ground.water | here.later
        self.culture = here.halos(*CULTURE)
        self.works = tuple(here.here.influence(kind) for kind in ("RF", "HB"))
        masks = zip(here.town.tiles, here.here.masks, here.here.solids, here.here.halos, strict=True)
        self.start = _State(self, tuple(_Tile(*each) for each in masks))

    def is_stocked(self, kind: Kind) -> bool:
        return self.lot.position.stock[family(kind)] > 0

    def larger(self, tile: Laid) -> tuple[Larger, ...]:
        box, grid = self.lot.here.box, self.lot.here.grid
        ways = larger(self.lot, tile)
        return tuple(way for way in ways if not changed_cells(box, grid, tile, way.kind, way.laying))

    def names(self, way: Larger) -> tuple[str, ...]:
        return names_of(self.lot.here, way.laying)

    def firsts(self, state: _State) -> Iterator[tuple[int, Larger]]:
        for number in range(len(state.tiles)):
            for way in state.ways(number):
                yield number, way

    def longest(self, state: _State, number: int, way: Larger) -> tuple[tuple[Upgrade, ...], _State]:
        """The longest chain that begins with an upgrade, and the town at its end."""
        self.left -= 1
        after = state.after(number, way)
        step = Upgrade(state.tiles[number].laid.cells[0], way.kind, self.names(way))
        best: tuple[Upgrade, ...] = ()
        end = after
        for following in self._following(after, after.opened_tiles(number, state)):
            if len(following[0]) > len(best):
                best, end = following
        return (step, *best), end

    def _following(
        self, state: _State, numbers: Iterator[int]
    ) -> Iterator[tuple[tuple[Upgrade, ...], _State]]:
        """The longest chains through what an upgrade opened, one after the other where they go together."""
        waiting = tuple(numbers)
        for i, number in enumerate(waiting):
            for way in state.ways(number):
                if self.left <= 0:
                    return
                steps, end = self.longest(state, number, way)
                rest = (other for other in waiting[:i] + waiting[i + 1 :])
                more = self._all_of(end, rest)
                yield (*steps, *more[0]), more[1]

    def _all_of(self, state: _State, numbers: Iterator[int]) -> tuple[tuple[Upgrade, ...], _State]:
        """What else was opened, taken in turn as far as it still goes."""
        steps: tuple[Upgrade, ...] = ()
        for number in numbers:
            for way in state.ways(number):
                found, state = self.longest(state, number, way)
                steps += found
                break
        return steps, state


def chains(position: Position, seat: int, most: int = MOST) -> tuple[Chain, ...]:
    """For every upgrade that is possible now the longest chain it opens; the longest first.

    Args:
        position: the table.
        seat: whose town.
        most: how many states are looked at; past them chains may be found shorter than they are.
    """
    if not keeps(WHOSE, position, seat, Done()):
        return ()
    search = _Search(lot(position, seat), most)
    found = [
        Chain(search.longest(search.start, number, way)[0]) for number, way in search.firsts(search.start)
    ]
    return tuple(sorted(found, key=lambda chain: (-len(chain.steps), -chain.residences)))
