"""Payment of buildings: the price, the goods missing for it, and the Market's exchange."""

from functools import lru_cache

from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Params
from companion.games.roll_into_town.land import Land, seat_land
from companion.games.roll_into_town.marks import Building
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.phases.stage import Check
from companion.games.roll_into_town.position import Position, Sheet, with_goods
from companion.games.roll_into_town.printed import RESOURCES, Goods, building_price, numbers
from companion.games.roll_into_town.words import building_word, resource_word

NOTHING = Goods()


def missing_goods(sheet: Sheet, building: Building) -> Goods:
    """Compute the goods that a seat lacks for a building, resource by resource."""
    return _goods_short_of(sheet.goods, building_price(building))


def goods_left(sheet: Sheet, building: Building) -> Goods:
    """Compute the goods that a seat would keep after paying, 0 of a resource that is missing."""
    return _goods_short_of(building_price(building), sheet.goods)


def market_worth(goods: Goods) -> int:
    """Count the resources that the Market gives for some goods. Each kind is exchanged by itself."""
    return sum(count // numbers().exchange for count in goods.amounts)


def ways_to_pay(land: Land, sheet: Sheet, building: Building) -> tuple[Goods, ...]:
    """List the goods that can be given away at the Market to pay for a building, the best way first.

    The best way takes from the resource of which most would be left.

    Args:
        land: the seat's map; without a Market on it nothing can be exchanged.
        sheet: the seat's goods.
        building: the building to pay for.

    Returns:
        Just no goods if nothing is missing; nothing at all if the building is out of reach.
    """
    return _cached_ways_to_pay(sheet.goods, building, bool(land.cells_of("market")))


@lru_cache(maxsize=1024)
def _cached_ways_to_pay(have: Goods, building: Building, market: bool) -> tuple[Goods, ...]:
    price = building_price(building)
    short = _goods_short_of(have, price).total
    if not short:
        return (NOTHING,)
    return possible_exchanges(_goods_short_of(price, have), short) if market else ()


@lru_cache(maxsize=1024)
def possible_exchanges(remaining: Goods, short: int) -> tuple[Goods, ...]:
    """List every way to get `short` resources for spare goods, the least uneven rest first.

    Args:
        remaining: the goods that can be given away.
        short: number of resources needed.
    """
    rate = numbers().exchange
    food, stone, wood = (count // rate for count in remaining.amounts)
    found = [
        Goods(one * rate, two * rate, (short - one - two) * rate)
        for one in range(min(food, short) + 1)
        for two in range(min(stone, short - one) + 1)
        if short - one - two <= wood
    ]
    return tuple(sorted(found, key=lambda given: _unevenness_key(remaining, given)))


def _unevenness_key(remaining: Goods, payment: Goods) -> tuple[list[int], tuple[int, int, int]]:
    """Return the sort key: the rest, the largest first, then the goods given."""
    return sorted((remaining - payment).amounts, reverse=True), payment.amounts


def _goods_short_of(have: Goods, price: Goods) -> Goods:
    return Goods(*(max(0, count) for count in (price - have).amounts))


def pay_for(sheet: Sheet, building: Building, payment: Goods) -> Sheet:
    """Subtract the price and the goods given away from a sheet, clamped to 0."""
    return with_goods(sheet, NOTHING - building_price(building) - payment)


# Rules ------------------------------------------------------------------------------------------------------


def _check_market(position: Position, seat: int, move: Build) -> Findings:
    if not any(move.given.amounts) or seat_land(position, seat).cells_of("market"):
        return KEPT
    return (({"given": move.given.total}, ()),)


def _check_exchange(position: Position, seat: int, move: Build) -> Findings:
    """Find the first error of an exchange at the Market. The given goods are told resource by resource."""
    if not any(move.given.amounts):
        return KEPT
    sheet, rate = position.sheet(seat), numbers().exchange
    short, left = missing_goods(sheet, move.building), goods_left(sheet, move.building)
    for resource, given, most, lacks in zip(
        RESOURCES, move.given.amounts, left.amounts, short.amounts, strict=True
    ):
        what: Params = {"resource": resource_word(resource), "given": given, "rate": rate, "left": most}
        if given < 0:
            return (({**what, "why": "negative"}, ()),)
        if given and lacks:
            return (({**what, "why": "missing"}, ()),)
        if given > most:
            return (({**what, "why": "left"}, ()),)
        if given % rate:
            return (({**what, "why": "rate"}, ()),)
    if move.given.total > short.total * rate:
        needed: Params = {"given": move.given.total, "rate": rate, "needed": short.total * rate}
        return (({**needed, "missing": short.total, "why": "more"}, ()),)
    return KEPT


def _check_price(position: Position, seat: int, move: Build) -> Findings:
    """Find every missing resource, unless enough is given away for all of them.

    The last finding tells as ``helps`` whether the Market does; those before it say ``next``.
    """
    sheet = position.sheet(seat)
    short = missing_goods(sheet, move.building)
    if not short.total or move.given.total >= short.total * numbers().exchange:
        return KEPT
    price, have = building_price(move.building).amounts, sheet.goods.amounts
    word = building_word(move.building)
    rows = zip(RESOURCES, price, have, short.amounts, strict=True)
    found: list[Params] = [
        {
            "building": word,
            "resource": resource_word(resource),
            "price": needs,
            "have": has,
            "missing": lacks,
            "helps": "next",
        }
        for resource, needs, has, lacks in rows
        if lacks
    ]
    found[-1] = {**found[-1], **_market_help_params(seat_land(position, seat), sheet, move.building)}
    return tuple((params, ()) for params in found)


def _market_help_params(land: Land, sheet: Sheet, building: Building) -> Params:
    """Return the Market's help as ``helps``.

    ``no``: not even with a Market; ``market``: a Market would help, but none stands; ``short``: it stands,
    but the spare goods are worth too little; ``yes``: with the values of `payment_params`. ``all`` is the
    number of missing resources, ``market_worth`` the number that the Market would give.
    """
    short, left = missing_goods(sheet, building).total, goods_left(sheet, building)
    enough: Params = {"all": short, "worth": market_worth(left)}
    ways = possible_exchanges(left, short)
    if not land.cells_of("market"):
        return {**enough, "helps": "market" if ways and building != "market" else "no"}
    return {**enough, "helps": "yes", **payment_params(ways[0])} if ways else {**enough, "helps": "short"}


def payment_params(payment: Goods) -> Params:
    """Count the goods given away: ``kinds`` of resources, ``count`` of ``give``, ``count2`` of ``give2``."""
    each = [(name, count) for name, count in payment.named_amounts if count]
    (name, count), (name2, count2) = (*each, (RESOURCES[0], 0), (RESOURCES[0], 0))[:2]
    return {
        "kinds": len(each),
        "count": count,
        "give": resource_word(name),
        "count2": count2,
        "give2": resource_word(name2),
    }


PAYING: tuple[Check, ...] = (
    Rule("price", "build.price", _check_price),
    Rule("market", "build.market", _check_market),
    Rule("exchange", "build.market", _check_exchange, "impossible"),
)
"""The rules of paying, in the order of the rulebook."""
