"""Rules for the cell of a card in every phase: room, the limit, forbidden neighbours, and the price.

Each rule answers for all cells at once, as masks.
"""

from companion.engine.rules import AreaRule, hit_cells
from companion.engine.words import Params, Word
from companion.games.card_city.city import FRAME, GRID, Layout, cells_beside, cells_within_frame
from companion.games.card_city.position import PRINTED, Card, Position
from companion.games.card_city.site import FULL, Site, all_cells_if, card_params, cell_names
from companion.geometry.bits import Mask

# Where a card lies at all ---------------------------------------------------------------------------------


def _occupied_params(s: Site, cell: Mask) -> Params:
    return {"card": Word(f"card-{s.town.city[cell.bit_length() - 1]}")}


OCCUPIED = AreaRule[Site](
    "occupied",
    "build.fixed",
    lambda s: s.city.all,
    "impossible",
    params_at=_occupied_params,
    causes=hit_cells,
)
CONTACT = AreaRule[Site]("contact", "build.contact", lambda s: FULL & ~cells_beside(s.city.all) & ~s.city.all)


def _span_params(s: Site, cell: Mask) -> Params:
    columns, rows = FRAME.span(s.city.all | cell)
    return {"columns": columns, "rows": rows}


SQUARE = AreaRule[Site](
    "square",
    "build.square",
    lambda s: FULL & ~cells_within_frame(s.city.all),
    params_at=_span_params,
    causes=lambda s, cell: s.city.all & ~cells_within_frame(cell),
)


def supply_rule(section: str) -> AreaRule[Site]:
    """Build the rule that a card of the kind is left beside the deck."""
    return AreaRule(
        "supply",
        section,
        lambda s: all_cells_if(not s.position.supply[s.card]),
        "impossible",
        params=card_params,
    )


# The limit ------------------------------------------------------------------------------------------------


def count_limited_cards(position: Position, city: Layout) -> int:
    """Count a city's cards towards its limit, the City Hall among them."""
    counts = city.all if position.rulings.limit == "all_cards" else city.all & ~city.I
    return (counts & ~city.P if position.rulings.parking == "free" else counts).bit_count()


def card_limit(city: Layout) -> int:
    """Return the limit of a city's counted cards: 5, and 5 more for each industry."""
    return PRINTED.limit_step * (1 + city.I.bit_count())


def _counts_towards_limit(position: Position, card: Card) -> bool:
    if card == "I":
        return position.rulings.limit == "all_cards"
    return card != "P" or position.rulings.parking == "counts"


def _count_after(s: Site) -> tuple[int, int]:
    more = PRINTED.limit_step if s.card == "I" else 0
    return count_limited_cards(s.position, s.city) + _counts_towards_limit(s.position, s.card), card_limit(
        s.city
    ) + more


def cells_over_limit(s: Site) -> Mask:
    """Return every cell where one more card would exceed the limit, else none."""
    count, allowed = _count_after(s)
    return all_cells_if(_counts_towards_limit(s.position, s.card) and count > allowed)


def limit_params(s: Site) -> Params:
    """Return the count after laying the card, the limit, and the industries."""
    count, allowed = _count_after(s)
    return {"count": count, "limit": allowed, "industries": s.city.I.bit_count() + (s.card == "I")}


LIMIT = AreaRule[Site]("limit", "build.limit", cells_over_limit, params=limit_params)


# What may lie beside what ---------------------------------------------------------------------------------


def _cells_to_keep_apart(s: Site) -> Mask:
    """Compute the cells of the site's kind that a new card may not touch."""
    own = s.city.mask_of(s.card)
    if s.position.rulings.pair == "may_touch":
        own &= ~GRID.mask(*s.town.built)
    return own


def _keep_apart_rule(card: Card, rule: str, section: str) -> AreaRule[Site]:
    def causes(s: Site, cell: Mask) -> Mask:
        return cells_beside(cell) & _cells_to_keep_apart(s)

    return AreaRule(
        rule,
        section,
        lambda s: cells_beside(_cells_to_keep_apart(s)) & ~s.city.all if s.card == card else 0,
        params_at=lambda s, cell: {"cells": cell_names(causes(s, cell))},
        causes=causes,
    )


RESIDENCE_APART = _keep_apart_rule("R", "residence_apart", "build.residence")
COMMERCE_APART = _keep_apart_rule("C", "commerce_apart", "build.commerce")


def _hostile_cells(s: Site) -> Mask:
    return s.city.I if s.card == "R" else s.city.R if s.card == "I" else 0


INDUSTRY_RESIDENCE = AreaRule[Site](
    "industry_residence",
    "build.industry",
    lambda s: cells_beside(_hostile_cells(s)) & ~s.city.all,
    params_at=lambda s, cell: {**card_params(s), "cells": cell_names(cells_beside(cell) & _hostile_cells(s))},
    causes=lambda s, cell: cells_beside(cell) & _hostile_cells(s),
)


# Money ----------------------------------------------------------------------------------------------------


def price_params(price: int, money: int) -> Params:
    """Return the price, the money there is, and the missing money, in dollars."""
    return {"price": price, "money": money, "missing": max(0, price - money)}


LEISURE_COST = AreaRule[Site](
    "leisure_cost",
    "build.leisure",
    lambda s: all_cells_if(s.card == "L" and s.town.money < PRINTED.leisure_price),
    params=lambda s: price_params(PRINTED.leisure_price, s.town.money),
)


def industry_price(position: Position, seat: int) -> int:
    """Return the price of a seat's next industry, in dollars."""
    town = position.towns[seat]
    owned = town.bought if position.rulings.price == "by_purchases" else town.city.count("I")
    return PRINTED.industry_price * (owned + 1)


PRICE = AreaRule[Site](
    "price",
    "buy.price",
    lambda s: all_cells_if(s.town.money < industry_price(s.position, s.seat)),
    params=lambda s: price_params(industry_price(s.position, s.seat), s.town.money),
)
