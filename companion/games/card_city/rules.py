"""The rules of Card City, move by move, in the order of its rulebook. Each names its section.

Where a card may lie is asked of area rules, for a `Site`: `companion.games.card_city.placing` and `growth`.
"""

from collections.abc import Iterator
from typing import Any

from companion.engine.rules import BROKEN, KEPT, AreaRule, Finding, Findings, Rule
from companion.engine.words import Params, Who, Word
from companion.games.card_city.city import GRID
from companion.games.card_city.growth import (
    CULTURE,
    FREE_LIMIT,
    JOINS,
    NO_DISTRICT,
    ONLY_DEVELOP,
    RESIDENCES,
)
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
from companion.games.card_city.placing import (
    COMMERCE_APART,
    CONTACT,
    INDUSTRY_RESIDENCE,
    LEISURE_COST,
    LIMIT,
    OCCUPIED,
    PRICE,
    RESIDENCE_APART,
    SQUARE,
)
from companion.games.card_city.position import CARDS, PRINTED, Card, Phase, Position, Town
from companion.games.card_city.site import FULL, Site, card_of, cells_of, everywhere, site

# The phases and the piles ---------------------------------------------------------------------------------


def _phase_params(position: Position, needed: Phase) -> Params:
    return {"phase": Word(f"phase-{position.phase}"), "needed": Word(f"phase-{needed}")}


def _in_phase(needed: Phase) -> AreaRule[Site]:
    return AreaRule(
        "phase",
        "rounds",
        lambda s: everywhere(s.position.phase != needed),
        "impossible",
        params=lambda s: _phase_params(s.position, needed),
    )


HAND = AreaRule[Site](
    "not_in_hand",
    "divide.take",
    lambda s: everywhere(s.town.hand is not None and s.card not in s.town.hand),
    "impossible",
    params=card_of,
)


def _supply(section: str) -> AreaRule[Site]:
    return AreaRule(
        "supply", section, lambda s: everywhere(not s.position.supply[s.card]), "impossible", params=card_of
    )


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
    return everywhere(any(may_buy(s.position, seat) for seat in ahead))


ORDER = AreaRule[Site](
    "buy_order", "buy.order", _out_of_order, params=lambda s: {"seat": Who(_first_to_buy(s.position) or 0)}
)
BOUGHT = AreaRule[Site]("bought", "buy.one", lambda s: everywhere(s.town.done))


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
    one, other = cards
    if deck[one] > (one == other) and deck[other]:
        return KEPT
    return tuple(
        ({"card": Word(f"card-{card}"), "left": deck[card]}, ())
        for card in dict.fromkeys(cards)
        if cards.count(card) > deck[card]
    )


def redraws_leisure(position: Position) -> bool:
    """Whether Leisure cards drawn now are drawn again: in the first round."""
    solo = len(position.towns) == 1
    return position.round == 1 and not (solo and position.rulings.solo_first == "keep")


def enough_to_take(position: Position) -> bool:
    """Whether the deck can give anybody two cards that are kept."""
    left = sum(position.deck[card] for card in CARDS if card != "L" or not redraws_leisure(position))
    return left >= PRINTED.cards_taken


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
            found.append(({"card": Word(f"card-{card}"), "cells": cells_of(cells)}, GRID.named(cells)))
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
    return (({"cells": cells_of(cells)}, GRID.named(cells)),) if cells else KEPT


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
