"""Paying for a building: dollars for its squares or cubes in store, with Mediator and Architect."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from companion.engine.gains import Gain
from companion.engine.price import Price
from companion.engine.words import Word
from companion.games.small_city.position import Cube, Position, Town
from companion.games.small_city.printed import COLOURS, CULTURE, KINDS, Colour, Kind, Printed

Paid = tuple[Colour, ...]
"""Some cubes, white ones first, then grey, then black."""


def tile_price(position: Position, seat: int, kind: Kind, squares: int = 0) -> int:
    """Compute a tile's price: $1 a solid square, cultural ones and warehouses free (build.cost).

    The Mediator saves $1 a tile, down to $1 (build.mediator).

    Args:
        position: the table.
        seat: the seat that builds.
        kind: the tile.
        squares: the number of solid squares it covers; 0 for those it is drawn with.
    """
    return _price_in_dollars(position.box, kind, _has_mediator(position.towns[seat]), squares)


def _price_in_dollars(box: Printed, kind: Kind, mediated: bool, squares: int = 0) -> int:
    if kind in CULTURE or kind == "WA":
        return 0
    size = squares or box.size(kind)
    return max(1, size - 1) if mediated else size


def _has_mediator(town: Town) -> bool:
    """Check that a town holds the Mediator, who makes tiles cheaper."""
    return town.action == "C"


def asked_price(position: Position, seat: int, kind: Kind) -> Price:
    """Compute a tile's current price in dollars or cubes, with the box entry it comes from."""
    if kind in CULTURE:
        cubes = Counter(full_price(position, kind))
        parts = tuple(Gain(f"cube-{colour}", cubes[colour]) for colour in COLOURS if cubes[colour])
        return Price("tiles.culture.cost", parts or None, (f"cost-{kind}",))
    money = tile_price(position, seat, kind)
    return Price("build.cost", (Gain("money", money),) if money else (), (f"tile-{kind}",))


def sorted_cubes(cubes: Iterable[Colour]) -> Paid:
    """Sort cubes: white, grey, black."""
    return tuple(sorted(cubes, key=COLOURS.index))


def full_price(position: Position, kind: Kind) -> Paid:
    """Look up the cubes that a cultural building costs, none for any other tile."""
    return _parse_cubes(position.box.costs.get(kind, ""))


@lru_cache(maxsize=64)
def _parse_cubes(printed: str) -> Paid:
    """Parse the cubes of a printed cost."""
    return sorted_cubes(colour for mark in printed for colour in COLOURS if colour == mark)


def can_architect_help(position: Position, seat: int) -> bool:
    """Check that the Architect can still save this seat a cube in this round (build.architect)."""
    town = position.towns[seat]
    return town.action == "B" and not town.helped


def ways_to_pay(position: Position, seat: int, kind: Kind) -> tuple[Paid, ...]:
    """List the different ways to pay for a tile in cubes, the full price first."""
    return _ways_to_pay(full_price(position, kind), can_architect_help(position, seat))


def _ways_to_pay(full: Paid, helped: bool) -> tuple[Paid, ...]:
    if not full or not helped:
        return (full,)
    reduced = (full[:i] + full[i + 1 :] for i in range(len(full)))
    return tuple(dict.fromkeys((full, *reduced)))


def resolve_payment(position: Position, seat: int, kind: Kind, pay: Iterable[Colour]) -> Paid:
    """Resolve the cubes named in a move: none named means the full price.

    If the Architect makes a building of one cube free, none named means none.
    """
    named = sorted_cubes(pay)
    ways = ways_to_pay(position, seat, kind)
    return named if named or () in ways else ways[0]


def name_payment(position: Position, seat: int, kind: Kind, paid: Paid) -> Paid:
    """Name a payment as a move does, the inverse of `resolve_payment`."""
    ways = ways_to_pay(position, seat, kind)
    return () if paid == ways[0] and () not in ways else paid


def stored_cubes(town: Town) -> Counter[Colour]:
    """Count a town's stored cubes by colour."""
    return Counter(cube.colour for cube in town.cubes)


def can_pay(town: Town, paid: Paid) -> bool:
    """Check that a town has all cubes of a payment in store."""
    return len(paid) <= len(town.cubes) and not missing_cubes(town, paid)


def missing_cubes(town: Town, paid: Iterable[Colour]) -> Paid:
    """List the cubes of a payment that are not in store."""
    asked = tuple(paid)
    return sorted_cubes((Counter(asked) - stored_cubes(town)).elements()) if asked else ()


def payable_tiles(position: Position, seat: int) -> frozenset[Kind]:
    """List the tiles that a seat can pay for, in dollars or in cubes, legal or not."""
    town = position.towns[seat]
    stored = sorted_cubes(cube.colour for cube in town.cubes)
    return _cached_payable_tiles(
        position.box, town.money, stored, _has_mediator(town), can_architect_help(position, seat)
    )


@lru_cache(maxsize=1024)
def _cached_payable_tiles(
    box: Printed, money: int, stored: Paid, mediated: bool, helped: bool
) -> frozenset[Kind]:
    have = Counter(stored)
    return frozenset(
        kind
        for kind in KINDS
        if _price_in_dollars(box, kind, mediated) <= money
        and any(Counter(paid) <= have for paid in _ways_to_pay(_parse_cubes(box.costs.get(kind, "")), helped))
    )


def cube_words(cubes: Iterable[Colour]) -> tuple[Word, ...]:
    """Name cubes, for a sentence."""
    return tuple(Word(f"cube-{colour}") for colour in cubes)


def return_cubes(position: Position, seat: int, used: Iterable[Cube]) -> Position:
    """Return some cubes of a town to the stock."""
    cubes = list(position.towns[seat].cubes)
    back = tuple(used)
    for cube in back:
        cubes.remove(cube)
    return position.with_town(seat, cubes=tuple(cubes)).with_stock(*(cube.colour for cube in back))
