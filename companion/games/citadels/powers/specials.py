"""Laboratory and Workshop: once a turn each, at any time in it."""

from typing import Any

from companion.engine.rules import KEPT, Findings, Rule
from companion.games.citadels.moves import Laboratory, Workshop
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Position
from companion.games.citadels.powers import hands
from companion.games.citadels.powers.turn_checks import (
    WHOSE,
    district_word,
    own_turn,
    price_rule,
    single_finding,
    with_gold,
)
from companion.games.citadels.printed import District

LABORATORY_GOLD = 1
"""Gold that the Laboratory gives for a card."""

TRADES = {"three_for_two": (3, 2), "two_for_three": (2, 3)}
"""By ruling ``workshop``: the gold it takes, and the cards it gives."""


def workshop_price(position: Position) -> int:
    """Return the price of the Workshop in gold."""
    return TRADES[position.rulings.workshop][0]


def workshop_cards(position: Position) -> int:
    """Count the cards that the Workshop gives now, at most the pile."""
    return min(position.pile, TRADES[position.rulings.workshop][1])


def _district_stands_rule(district: District) -> Check:
    def check(position: Position, seat: int, _move: Any) -> Findings:
        if position.players[seat].has_district(district):
            return KEPT
        return single_finding(district=district_word(district))

    return Rule("no_building", f"special.{district}", check)


def _unused_district_rule(district: District) -> Check:
    def check(position: Position, seat: int, _move: Any) -> Findings:
        now = own_turn(position, seat)
        return single_finding(district=district_word(district)) if now and getattr(now, district) else KEPT

    return Rule("building_used", f"special.{district}", check)


def _sold_cards(move: Laboratory) -> hands.Cards:
    return (move.card,) if move.card else ()


def _cards_discarded(move: Laboratory) -> tuple[int, hands.Cards]:
    return 1, _sold_cards(move)


def _gain_no_cards(_position: Position, _seat: int, _move: Laboratory) -> tuple[int, hands.Cards]:
    return 0, ()


def _cards_bought(position: Position, _seat: int, move: Workshop) -> tuple[int, hands.Cards]:
    return workshop_cards(position), move.cards


LABORATORY: tuple[Check, ...] = (
    WHOSE,
    _district_stands_rule("laboratory"),
    _unused_district_rule("laboratory"),
    hands.held_card_rule("special.laboratory"),
    hands.known_cards_rule(_sold_cards),
    hands.told_cards_rule(_gain_no_cards, _cards_discarded),
)
WORKSHOP: tuple[Check, ...] = (
    WHOSE,
    _district_stands_rule("workshop"),
    _unused_district_rule("workshop"),
    price_rule("workshop_price", "special.workshop", lambda position, _seat, _move: workshop_price(position)),
    hands.told_cards_rule(_cards_bought),
)
"""The rules of these districts, in the order of the rulebook."""


def sell_card(position: Position, seat: int, move: Laboratory) -> Position:
    """Apply `Laboratory`: discard a card for gold."""
    player = hands.lose_cards(position.players[seat], 1, _sold_cards(move))
    return with_gold(hands.with_hand(position, seat, player), seat, LABORATORY_GOLD).with_turn(
        laboratory=True
    )


def buy_cards(position: Position, seat: int, move: Workshop) -> Position:
    """Apply `Workshop`: pay gold and gain cards."""
    player = hands.gain_cards(position.players[seat], workshop_cards(position), move.cards)
    position = with_gold(hands.with_hand(position, seat, player), seat, -workshop_price(position))
    return position.with_turn(workshop=True)
