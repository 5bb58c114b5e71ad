"""Every place where a tile can be laid: as moves, by name, and the legal ones."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from companion.engine.rules import keeps
from companion.games.small_city.building.needing import around, fitting_layings, warehouses
from companion.games.small_city.building.paying import Paid, can_pay, name_payment, payments, price
from companion.games.small_city.building.placing import Lot, lot
from companion.games.small_city.building.supplying import NOW, OF_THE_TILE
from companion.games.small_city.moves import Build
from companion.games.small_city.position import Cells, Position
from companion.games.small_city.printed import KINDS, Kind, Laying, Printed
from companion.geometry.square import Grid


@dataclass(frozen=True, eq=False)
class Piece:
    """Every way to lay a tile on a grid, with its squares' names.

    Attributes:
        layings: the ways.
        cells: by way, the names of its squares, in the order of the tile's functions.
        targets: by way, those names joined by ``+``.
        named: the names by the laying's squares.
    """

    layings: tuple[Laying, ...]
    cells: tuple[Cells, ...]
    targets: tuple[str, ...]

    @cached_property
    def named(self) -> dict[tuple[int, ...], Cells]:
        """The names of a laying's squares, by their numbers."""
        return dict(zip((each.cells for each in self.layings), self.cells, strict=True))

    @cached_property
    def alike(self) -> tuple[int, ...]:
        """By way, the number of the first one on the same squares."""
        first: dict[tuple[int, int], int] = {}
        return tuple(first.setdefault((each.mask, each.solid), i) for i, each in enumerate(self.layings))

    @cached_property
    def firsts(self) -> tuple[int, ...]:
        """The numbers of the ways that are the first on their squares."""
        return tuple(dict.fromkeys(self.alike))

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of a way, by its target's name."""
        return {target: i for i, target in enumerate(self.targets)}


@lru_cache(maxsize=256)
def piece(box: Printed, kind: Kind, grid: Grid) -> Piece:
    """Every way to lay a tile on a grid."""
    layings = box.layings(kind, grid)
    names = grid.names
    cells = tuple(tuple(names[cell] for cell in each.cells) for each in layings)
    return Piece(layings, cells, tuple("+".join(each) for each in cells))


_UNLAID: Mapping[Kind, Build] = {kind: Build(kind, ()) for kind in KINDS}
"""Every tile while nobody has said where it goes."""


def piece_on(here: Lot, kind: Kind) -> Piece:
    """Every way to lay a tile in a town."""
    return piece(here.here.box, kind, here.here.grid)


@lru_cache(maxsize=256)
def _everywhere(box: Printed, kind: Kind, grid: Grid, pay: Paid) -> dict[tuple[int, ...], Build]:
    """The moves that build a tile, paid the same way, by the laying's squares."""
    return {cells: Build(kind, names, pay=pay) for cells, names in piece(box, kind, grid).named.items()}


def builds(position: Position, seat: int, kind: Kind, layings: Sequence[Laying]) -> list[Build]:
    """Moves that build a tile in these ways: each with every warehouse and every payment that can be."""
    here = lot(position, seat)
    if kind == "F1":
        cells, stores = piece_on(here, kind).named, piece_on(here, "WA").named
        return [
            Build(kind, cells[laying.cells], warehouse=stores[store.cells])
            for laying in layings
            for store in warehouses(here, laying)
        ]
    found: list[Build] = []
    for paid in payments(position, seat, kind):
        if can_pay(here.town, paid):
            pay = name_payment(position, seat, kind, paid)
            every = _everywhere(here.here.box, kind, here.here.grid, pay)
            found += [every[laying.cells] for laying in layings]
    return found


def every_build(position: Position, seat: int, kind: Kind) -> Iterator[Build]:
    """Every way somebody could name to build a tile, legal or not."""
    here = lot(position, seat)
    stores = piece_on(here, "WA").named
    pays = tuple(name_payment(position, seat, kind, paid) for paid in payments(position, seat, kind))
    for laying, cells in zip(piece_on(here, kind).layings, piece_on(here, kind).cells, strict=True):
        if kind == "F1":
            yield Build(kind, cells)
            yield from (Build(kind, cells, warehouse=stores[each.cells]) for each in around(here, laying))
        else:
            yield from (Build(kind, cells, pay=pay) for pay in pays)


@lru_cache(maxsize=512)
def _layings_off(box: Printed, kind: Kind, grid: Grid, never: int) -> tuple[Laying, ...]:
    """The ways to lay a tile off what a town of its size never covers: few masks, as there are few sizes."""
    return tuple(each for each in box.layings(kind, grid) if not each.mask & never)


def legal_layings(position: Position, seat: int, kind: Kind) -> tuple[Laying, ...]:
    """Every way a seat may lay a tile in the building phase now, in the order of the board.

    A factory that brings a warehouse has a place for it.
    """
    return layings_now(position, seat, kind) if keeps(NOW, position, seat, _UNLAID[kind]) else ()


def layings_now(position: Position, seat: int, kind: Kind) -> tuple[Laying, ...]:
    """The same of a seat of which is known that it may build at all (`NOW`)."""
    town = position.towns[seat]
    if town.money < price(position, seat, kind) or not keeps(OF_THE_TILE, position, seat, _UNLAID[kind]):
        return ()
    if not any(can_pay(town, paid) for paid in payments(position, seat, kind)):
        return ()
    here = lot(position, seat)
    never = here.later | here.here.ground.obstacles
    found = fitting_layings(here, kind, _layings_off(here.here.box, kind, here.here.grid, never))
    return tuple(each for each in found if warehouses(here, each)) if kind == "F1" else tuple(found)
