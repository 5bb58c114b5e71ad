"""Every laying of a tile on a grid, numbered and indexed by square."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat

from companion.games.small_city.building.placing import Lot
from companion.games.small_city.position import Cells
from companion.games.small_city.printed import Kind, Printed
from companion.games.small_city.shapes import Laying
from companion.geometry.bits import Mask, bits, union
from companion.geometry.cached import cached_property
from companion.geometry.square import Grid


@dataclass(frozen=True, eq=False)
class Piece:
    """Every laying of a tile on a grid, with the names of its squares.

    Attributes:
        layings: the layings.
        cells: by laying, the names of its squares, in the order of the tile's functions.
        targets: by laying, those names joined by ``+``.
    """

    layings: tuple[Laying, ...]
    cells: tuple[Cells, ...]
    targets: tuple[str, ...]

    @cached_property
    def all_layings(self) -> Mask:
        """The mask of all layings' numbers."""
        return (1 << len(self.layings)) - 1

    @cached_property
    def _layings_covering(self) -> Mapping[int, Mask]:
        return _numbers_by_square(each.mask for each in self.layings)

    @cached_property
    def _layings_standing_on(self) -> Mapping[int, Mask]:
        return _numbers_by_square(each.solid for each in self.layings)

    def layings_over(self, squares: Mask) -> Mask:
        """Compute the mask of the layings that cover any of some squares."""
        return union(map(self._layings_covering.get, bits(squares), repeat(0)))

    def layings_solid_over(self, squares: Mask) -> Mask:
        """Compute the mask of the layings that have a solid square on any of some squares."""
        return union(map(self._layings_standing_on.get, bits(squares), repeat(0)))

    def layings_of(self, numbers: Mask) -> list[Laying]:
        """List the layings whose numbers are in a mask."""
        return [self.layings[number] for number in bits(numbers)]

    @cached_property
    def names_by_squares(self) -> dict[tuple[int, ...], Cells]:
        """The names of a laying's squares, by the squares' numbers."""
        return dict(zip((each.cells for each in self.layings), self.cells, strict=True))

    @cached_property
    def first_alike(self) -> tuple[int, ...]:
        """By laying, the number of the first laying on the same squares."""
        first: dict[tuple[Mask, Mask], int] = {}
        return tuple(first.setdefault((each.mask, each.solid), i) for i, each in enumerate(self.layings))

    @cached_property
    def first_layings(self) -> tuple[int, ...]:
        """The numbers of the layings that are the first on their squares."""
        return tuple(dict.fromkeys(self.first_alike))

    @cached_property
    def numbers_by_target(self) -> dict[str, int]:
        """The number of a laying, by its target's name."""
        return {target: i for i, target in enumerate(self.targets)}


@dataclass(frozen=True, eq=False)
class Pairs:
    """Every laying of a factory with its warehouse beside it and not on it.

    Attributes:
        numbers: by pair, the numbers of the factory's laying and of the warehouse's.
        of_way: by number of the factory's laying, its pairs, as a mask.
        of_store: by number of the warehouse's laying, its pairs, as a mask.
    """

    numbers: tuple[tuple[int, int], ...]
    of_way: Mapping[int, Mask]
    of_store: Mapping[int, Mask]

    def pairs_among(self, numbers: Mask, stores: Mask) -> Mask:
        """Compute the mask of the pairs of these factory layings and warehouse layings, given as masks."""
        found = union(map(self.of_way.get, bits(numbers), repeat(0)))
        return found and found & union(map(self.of_store.get, bits(stores), repeat(0)))


@lru_cache(maxsize=64)
def index_pairs(box: Printed, kind: Kind, grid: Grid) -> Pairs:
    """List every laying of a factory with its warehouse, factory by factory."""
    store = index_piece(box, "WA", grid)
    numbers = tuple(
        (number, other)
        for number, way in enumerate(index_piece(box, kind, grid).layings)
        for other in bits(store.layings_over(grid.halo(way.solid)) & ~store.layings_over(way.mask))
    )
    of_way, of_store = (
        _numbers_by_square(1 << way for way, _ in numbers),
        _numbers_by_square(1 << at for _, at in numbers),
    )
    return Pairs(numbers, of_way, of_store)


def _numbers_by_square(masks: Iterable[Mask]) -> dict[int, Mask]:
    found: dict[int, Mask] = {}
    for number, mask in enumerate(masks):
        for square in bits(mask):
            found[square] = found.get(square, 0) | 1 << number
    return found


@lru_cache(maxsize=256)
def index_piece(box: Printed, kind: Kind, grid: Grid) -> Piece:
    """Index every laying of a tile on a grid."""
    layings = box.layings(kind, grid)
    names = grid.names
    cells = tuple(tuple(names[cell] for cell in each.cells) for each in layings)
    return Piece(layings, cells, tuple("+".join(each) for each in cells))


def piece_on(lot: Lot, kind: Kind) -> Piece:
    """Index every laying of a tile in a town."""
    return index_piece(lot.plan.box, kind, lot.plan.grid)
