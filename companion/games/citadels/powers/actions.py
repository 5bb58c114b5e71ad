"""Action at the beginning of a turn: gold or cards, and the extras of Merchant and Architect."""

from companion.games.citadels.moves import Draw, Take
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Position
from companion.games.citadels.powers.hands import Cards, gain_cards, told_cards_rule, with_hand
from companion.games.citadels.powers.turn_checks import WHOSE, once_rule, own_turn, with_gold
from companion.games.citadels.printed import numbers


def cards_shown(position: Position, seat: int) -> int:
    """Count the cards that the action shows: two, three with an Observatory, at most the pile."""
    more = position.players[seat].has_district("observatory")
    return min(position.pile, numbers().cards_drawn + more)


def cards_kept(position: Position, seat: int) -> int:
    """Count the shown cards that may be kept: one, two with a Library (both together: ruling ``library``)."""
    player = position.players[seat]
    library = player.has_district("library")
    every = library and player.has_district("observatory") and position.rulings.library == "keep_three"
    return min(cards_shown(position, seat), 3 if every else 1 + library)


def extra_gold(position: Position, seat: int) -> int:
    """Return the Merchant's gold that comes with the action, 0 for others."""
    now = own_turn(position, seat)
    return numbers().merchant_gold if now and now.role == "merchant" and not now.acted else 0


def extra_cards(position: Position, seat: int, kept: int = 0) -> int:
    """Count the Architect's cards that come with the action, at most the pile.

    Args:
        position: the table.
        seat: the acting seat.
        kept: number of drawn cards that it has kept already.
    """
    now = own_turn(position, seat)
    if not now or now.role != "architect" or now.acted:
        return 0
    return min(position.pile - kept, numbers().architect_cards)


def _cards_with_gold(position: Position, seat: int, move: Take) -> tuple[int, Cards]:
    return extra_cards(position, seat), move.cards


def _cards_with_draw(position: Position, seat: int, move: Draw) -> tuple[int, Cards]:
    return cards_drawn(position, seat), move.cards


def cards_drawn(position: Position, seat: int) -> int:
    """Count the cards that drawing brings, the Architect's included."""
    keep = cards_kept(position, seat)
    return keep + extra_cards(position, seat, keep)


ACTED: Check = once_rule("acted", "action", lambda now: now.acted)
TAKE: tuple[Check, ...] = (WHOSE, ACTED, told_cards_rule(_cards_with_gold))
DRAW: tuple[Check, ...] = (WHOSE, ACTED, told_cards_rule(_cards_with_draw))
"""The rules of the action, in the order of the rulebook."""


def apply_take(position: Position, seat: int, move: Take) -> Position:
    """Apply `Take`: add the gold and any extra cards, and mark the action done."""
    gold = numbers().income_gold + extra_gold(position, seat)
    return _mark_acted(with_gold(position, seat, gold), seat, extra_cards(position, seat), move.cards)


def apply_draw(position: Position, seat: int, move: Draw) -> Position:
    """Apply `Draw`: add the kept cards and any extra gold. The others go under the pile."""
    gold = extra_gold(position, seat)
    return _mark_acted(with_gold(position, seat, gold), seat, cards_drawn(position, seat), move.cards)


def _mark_acted(position: Position, seat: int, count: int, cards: Cards) -> Position:
    player = gain_cards(position.players[seat], count, cards)
    return with_hand(position, seat, player).with_turn(acted=True)
