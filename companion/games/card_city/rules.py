"""The rules of Card City, in the order of its rulebook. Each names its section and what it forbids.

Placement rules are asked about a `Site`: one seat's city and the card in hand. They answer for all cells at
once, as masks.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.engine.rules import KEPT, AreaRule, Finding, Findings, Rule
from companion.engine.words import NO_PARAMS, Params, Who, Word
from companion.games.card_city.city import GRID, Layout, districts, layout, reach, touching, within_square
from companion.games.card_city.moves import (
    Build,
    Buy,
    Choose,
    Collect,
    Develop,
    Move,
    Pass,
    Return,
    Stop,
    Take,
)
from companion.games.card_city.position import CARDS, PRINTED, Card, Phase, Position, Town

FULL = GRID.full


@dataclass(frozen=True, slots=True)
class Site:
    """One seat's city and the card somebody wants to lay there."""

    position: Position
    seat: int
    card: Card
    town: Town
    city: Layout


def site(position: Position, seat: int, card: Card) -> Site:
    """The site of a seat and a card."""
    town = position.towns[seat]
    return Site(position, seat, card, town, layout(town.city))


def _everywhere(broken: bool) -> int:
    return FULL if broken else 0


def _card(s: Site) -> Params:
    return {"card": Word(f"card-{s.card}")}


def _cells(mask: int) -> tuple[str, ...]:
    return GRID.named(mask)


# Where a card lies at all ---------------------------------------------------------------------------------


def _occupied_by(s: Site, cell: int) -> Params:
    return {"card": Word(f"card-{s.town.city[cell.bit_length() - 1]}")}


OCCUPIED = AreaRule[Site](
    "occupied",
    "build.fixed",
    lambda s: s.city.all,
    "impossible",
    at=_occupied_by,
    causes=lambda s, cell: cell,
)
CONTACT = AreaRule[Site]("contact", "build.contact", lambda s: FULL & ~touching(s.city.all) & ~s.city.all)


def _spanned(s: Site, cell: int) -> Params:
    left, right, top, bottom = GRID.span(s.city.all | cell)
    return {"columns": right - left + 1, "rows": bottom - top + 1}


SQUARE = AreaRule[Site](
    "square",
    "build.square",
    lambda s: FULL & ~reach(s.city.all),
    at=_spanned,
    causes=lambda s, cell: s.city.all & ~within_square(cell),
)


# The limit ------------------------------------------------------------------------------------------------


def counted(position: Position, city: Layout) -> int:
    """How many of a city's cards count against its limit, the City Hall among them."""
    counts = city.all if position.rulings.limit == "all_cards" else city.all & ~city.I
    return (counts & ~city.P if position.rulings.parking == "free" else counts).bit_count()


def limit(city: Layout) -> int:
    """How many counted cards a city may hold: 5, and 5 more for each industry."""
    return PRINTED.limit_step * (1 + city.I.bit_count())


def _counts(position: Position, card: Card) -> bool:
    if card == "I":
        return position.rulings.limit == "all_cards"
    return card != "P" or position.rulings.parking == "counts"


def _after(s: Site) -> tuple[int, int]:
    more = PRINTED.limit_step if s.card == "I" else 0
    return counted(s.position, s.city) + _counts(s.position, s.card), limit(s.city) + more


def _over_limit(s: Site) -> int:
    count, allowed = _after(s)
    return _everywhere(_counts(s.position, s.card) and count > allowed)


def _limit_params(s: Site) -> Params:
    count, allowed = _after(s)
    return {"count": count, "limit": allowed, "industries": s.city.I.bit_count() + (s.card == "I")}


LIMIT = AreaRule[Site]("limit", "build.limit", _over_limit, params=_limit_params)


# What may lie beside what ---------------------------------------------------------------------------------


def _settled(s: Site) -> int:
    """The cards of the site's kind that a new one may not touch."""
    own = s.city.of(s.card)
    if s.position.rulings.pair == "may_touch":
        own &= ~GRID.mask(*s.town.built)
    return own


def _apart(card: Card, rule: str, section: str) -> AreaRule[Site]:
    def causes(s: Site, cell: int) -> int:
        return touching(cell) & _settled(s)

    return AreaRule(
        rule,
        section,
        lambda s: touching(_settled(s)) & ~s.city.all if s.card == card else 0,
        at=lambda s, cell: {"cells": _cells(causes(s, cell))},
        causes=causes,
    )


RESIDENCE_APART = _apart("R", "residence_apart", "build.residence")
COMMERCE_APART = _apart("C", "commerce_apart", "build.commerce")


def _enemy(s: Site) -> int:
    return s.city.I if s.card == "R" else s.city.R if s.card == "I" else 0


INDUSTRY_RESIDENCE = AreaRule[Site](
    "industry_residence",
    "build.industry",
    lambda s: touching(_enemy(s)) & ~s.city.all,
    at=lambda s, cell: {**_card(s), "cells": _cells(touching(cell) & _enemy(s))},
    causes=lambda s, cell: touching(cell) & _enemy(s),
)


# Money ----------------------------------------------------------------------------------------------------


def _short(price: int, money: int) -> Params:
    return {"price": price, "money": money, "missing": max(0, price - money)}


LEISURE_COST = AreaRule[Site](
    "leisure_cost",
    "build.leisure",
    lambda s: _everywhere(s.card == "L" and s.town.money < PRINTED.leisure_price),
    params=lambda s: _short(PRINTED.leisure_price, s.town.money),
)


def industry_price(position: Position, seat: int) -> int:
    """What the next industry costs a seat, in dollars."""
    town = position.towns[seat]
    owned = town.bought if position.rulings.price == "by_purchases" else town.city.count("I")
    return PRINTED.industry_price * (owned + 1)


PRICE = AreaRule[Site](
    "price",
    "buy.price",
    lambda s: _everywhere(s.town.money < industry_price(s.position, s.seat)),
    params=lambda s: _short(industry_price(s.position, s.seat), s.town.money),
)


# The phases and the piles ---------------------------------------------------------------------------------


def _phase_params(position: Position, needed: Phase) -> Params:
    return {"phase": Word(f"phase-{position.phase}"), "needed": Word(f"phase-{needed}")}


def _in_phase(needed: Phase) -> AreaRule[Site]:
    return AreaRule(
        "phase",
        "rounds",
        lambda s: _everywhere(s.position.phase != needed),
        "impossible",
        params=lambda s: _phase_params(s.position, needed),
    )


HAND = AreaRule[Site](
    "not_in_hand",
    "divide.take",
    lambda s: _everywhere(s.town.hand is not None and s.card not in s.town.hand),
    "impossible",
    params=_card,
)


def _supply(section: str) -> AreaRule[Site]:
    return AreaRule(
        "supply", section, lambda s: _everywhere(not s.position.supply[s.card]), "impossible", params=_card
    )


# Development ----------------------------------------------------------------------------------------------


def needed(size: int) -> int:
    """What a district of some size needs beside it to grow."""
    return size + 1


def neighbours(s: Site, district: int) -> int:
    """What feeds a district: culture cards if residential, residential districts if commercial."""
    beside = touching(district)
    if s.card == "R":
        return (beside & s.city.culture).bit_count()
    return sum(1 for other in districts(s.city.R) if other & beside)


def ready(s: Site, district: int) -> bool:
    """Whether a district has what it needs to grow."""
    have, need = neighbours(s, district), needed(district.bit_count())
    return have == need if s.position.rulings.growth == "exactly" else have >= need


def _grows(s: Site) -> int:
    """The cells beside a district that is ready."""
    total = 0
    for district in districts(s.city.of(s.card)):
        if ready(s, district):
            total |= touching(district)
    return total


def _beside_own(s: Site) -> int:
    return touching(s.city.of(s.card)) if s.card in ("R", "C") else 0


def _nearest_growth(s: Site, cell: int) -> int:
    """Of the districts beside a cell, the one that lacks least."""
    beside = [d for d in districts(s.city.of(s.card)) if touching(d) & cell]
    return min(beside, key=lambda d: abs(needed(d.bit_count()) - neighbours(s, d)))


def _growth_params(s: Site, cell: int) -> Params:
    district = _nearest_growth(s, cell)
    size = district.bit_count()
    return {"size": size, "needed": needed(size), "have": neighbours(s, district)}


def _starved(card: Card, rule: str, section: str) -> AreaRule[Site]:
    return AreaRule(
        rule,
        section,
        lambda s: _beside_own(s) & ~_grows(s) & ~s.city.all if s.card == card else 0,
        at=_growth_params,
        causes=_nearest_growth,
    )


ONLY_DEVELOP = AreaRule[Site](
    "only_develop", "develop.kinds", lambda s: _everywhere(s.card not in ("R", "C")), params=_card
)
NO_DISTRICT = AreaRule[Site](
    "no_district",
    "develop.place",
    lambda s: FULL & ~_beside_own(s) & ~s.city.all if s.card in ("R", "C") else 0,
    params=_card,
)
CULTURE = _starved("R", "culture", "develop.residential")
RESIDENCES = _starved("C", "residences", "develop.commercial")


def _joined(s: Site, cell: int) -> int:
    beside = [d for d in districts(s.city.of(s.card)) if touching(d) & cell]
    return sum(beside) if len(beside) > 1 else 0


def _joins(s: Site) -> int:
    if s.position.rulings.merge == "may_join" or s.card not in ("R", "C"):
        return 0
    once = twice = 0
    for district in districts(s.city.of(s.card)):
        twice |= once & touching(district)
        once |= touching(district)
    return twice & ~s.city.all


JOINS = AreaRule[Site](
    "joins",
    "develop.place",
    _joins,
    at=lambda s, cell: {**_card(s), "cells": _cells(_joined(s, cell))},
    causes=_joined,
)


def _free_limit(s: Site) -> int:
    return 0 if s.position.rulings.free_card == "iron_rule" else _over_limit(s)


FREE_LIMIT = AreaRule[Site]("limit", "develop.limits", _free_limit, params=_limit_params)


# Buying ---------------------------------------------------------------------------------------------------


def in_order(position: Position) -> tuple[int, ...]:
    """The seats in the order of this round, from the start marker to the left."""
    count = len(position.towns)
    return tuple((position.start + i) % count for i in range(count))


def may_buy(position: Position, seat: int) -> bool:
    """Whether a seat can still buy in this round: money, a card, and a cell for it."""
    town = position.towns[seat]
    return not town.done and _forbidden(BUY_ANY, site(position, seat, "I")) != FULL


def _first_to_buy(position: Position) -> int | None:
    return next((seat for seat in in_order(position) if may_buy(position, seat)), None)


def _out_of_order(s: Site) -> int:
    order = in_order(s.position)
    ahead = order[: order.index(s.seat)]
    return _everywhere(any(may_buy(s.position, seat) for seat in ahead))


ORDER = AreaRule[Site](
    "buy_order", "buy.order", _out_of_order, params=lambda s: {"seat": Who(_first_to_buy(s.position) or 0)}
)
BOUGHT = AreaRule[Site]("bought", "buy.one", lambda s: _everywhere(s.town.done))


BUILD = (
    _in_phase("build"),
    HAND,
    OCCUPIED,
    CONTACT,
    SQUARE,
    LIMIT,
    RESIDENCE_APART,
    COMMERCE_APART,
    INDUSTRY_RESIDENCE,
    LEISURE_COST,
)
DEVELOP = (
    _in_phase("develop"),
    ONLY_DEVELOP,
    _supply("develop.supply"),
    OCCUPIED,
    NO_DISTRICT,
    CULTURE,
    RESIDENCES,
    JOINS,
    SQUARE,
    FREE_LIMIT,
    INDUSTRY_RESIDENCE,
)
BUY_ANY = (PRICE, _supply("buy.supply"), OCCUPIED, CONTACT, SQUARE, LIMIT, INDUSTRY_RESIDENCE)
BUY = (_in_phase("buy"), BOUGHT, ORDER, *BUY_ANY)


def _forbidden(rules: tuple[AreaRule[Site], ...], s: Site) -> int:
    total = 0
    for rule in rules:
        total |= rule.forbids(s)
        if total == FULL:
            break
    return total


def buildable(position: Position, seat: int, card: Card) -> int:
    """The cells where a seat may build a card of its hand now."""
    return FULL & ~_forbidden(BUILD, site(position, seat, card))


def growable(position: Position, seat: int, card: Card) -> int:
    """The cells where a free card of a kind may be laid now."""
    return FULL & ~_forbidden(DEVELOP, site(position, seat, card))


def buyable(position: Position, seat: int) -> int:
    """The cells where a seat may lay an industry it buys now."""
    return FULL & ~_forbidden(BUY, site(position, seat, "I"))


def hand_of(town: Town) -> tuple[Card, ...]:
    """The kinds a seat may still build, each once; every kind where its hand is not known."""
    if town.hand is None:
        return CARDS
    return tuple(dict.fromkeys(town.hand))


# Moves as a whole -----------------------------------------------------------------------------------------

Check = Rule[Position, Any]

BROKEN: Findings = ((NO_PARAMS, ()),)


def _phase_is(needed_phase: Phase) -> Check:
    def check(position: Position, _seat: int, _move: Move) -> Findings:
        return KEPT if position.phase == needed_phase else ((_phase_params(position, needed_phase), ()),)

    return Rule("phase", "rounds", check, "impossible")


def _no_lot(position: Position, seat: int, _move: Move) -> Findings:
    return BROKEN if position.lots and seat not in position.lots.waiting else KEPT


def _choose_turn(position: Position, seat: int, _move: Move) -> Findings:
    if position.lots and seat in position.lots.waiting[1:]:
        return (({"seat": Who(position.lots.waiting[0])}, ()),)
    return KEPT


def _not_owed(position: Position, seat: int, _move: Move) -> Findings:
    return BROKEN if position.lots and seat not in position.lots.owed else KEPT


def _not_in_deck(position: Position, _seat: int, move: Take) -> Findings:
    deck, cards = position.deck, move.cards
    return tuple(
        ({"card": Word(f"card-{card}"), "left": deck[card]}, ())
        for card in dict.fromkeys(cards)
        if cards.count(card) > deck[card]
    )


def redraws_leisure(position: Position) -> bool:
    """Whether Leisure cards drawn now are drawn again: in the first round."""
    solo = len(position.towns) == 1
    return position.round == 1 and not (solo and position.rulings.solo_first == "keep")


def _first_leisure(position: Position, _seat: int, move: Take) -> Findings:
    return BROKEN if "L" in move.cards and redraws_leisure(position) else KEPT


def _return_hand(position: Position, seat: int, move: Return) -> Findings:
    hand = position.towns[seat].hand
    if hand is None or move.card in hand:
        return KEPT
    return (({"card": Word(f"card-{move.card}")}, ()),)


def _must_build(position: Position, seat: int, move: Return) -> Findings:
    may_decline = position.rulings.leisure == "may"
    if move.card == "L" and may_decline:
        return KEPT
    town = position.towns[seat]
    found: list[Finding] = []
    for card in (move.card,) if town.hand is None else hand_of(town):
        if card == "L" and may_decline:
            continue
        if cells := buildable(position, seat, card):
            found.append(({"card": Word(f"card-{card}"), "cells": _cells(cells)}, GRID.named(cells)))
    return found


def growing(position: Position, seat: int) -> Iterator[tuple[Card, int]]:
    """The kinds of district a seat must still develop, each with the cells where it may."""
    for card in ("R", "C"):
        kind: Card = "R" if card == "R" else "C"
        if cells := growable(position, seat, kind):
            yield kind, cells


def _must_develop(position: Position, seat: int, _move: Move) -> Findings:
    if position.rulings.develop == "optional":
        return KEPT
    cells = 0
    for _, where in growing(position, seat):
        cells |= where
    return (({"cells": _cells(cells)}, GRID.named(cells)),) if cells else KEPT


def _done_already(position: Position, seat: int, _move: Move) -> Findings:
    return BROKEN if position.towns[seat].done else KEPT


WHOLE: dict[type[Move], tuple[Check, ...]] = {
    Choose: (
        _phase_is("divide"),
        Rule("gone", "divide.order", _no_lot, "impossible"),
        Rule("choose_turn", "divide.order", _choose_turn),
    ),
    Take: (
        _phase_is("divide"),
        Rule("owed", "divide.take", _not_owed, "impossible"),
        Rule("not_in_deck", "divide.deck", _not_in_deck, "impossible"),
        Rule("first_leisure", "divide.first", _first_leisure),
    ),
    Return: (
        _phase_is("build"),
        Rule("not_in_hand", "divide.take", _return_hand, "impossible"),
        Rule("must_build", "build.must", _must_build),
    ),
    Stop: (_phase_is("develop"), Rule("must_develop", "develop.must", _must_develop)),
    Collect: (_phase_is("income"),),
    Pass: (_phase_is("buy"), Rule("bought", "buy.one", _done_already)),
}

PLACING: dict[type[Move], tuple[AreaRule[Site], ...]] = {Build: BUILD, Develop: DEVELOP, Buy: BUY}
