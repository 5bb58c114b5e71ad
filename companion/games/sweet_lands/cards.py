"""Citizen cards: their cost for a seat, and the discounts on that cost."""

from msgspec.structs import replace

from companion.engine.gains import Gain
from companion.games.sweet_lands.counting import meets
from companion.games.sweet_lands.entry_names import card_number
from companion.games.sweet_lands.gaining import sum_costs, times
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.printed import Printed
from companion.games.sweet_lands.vocabulary import MARKS

WHEN, COST, LESS, GIVES, MARK, INDUSTRY, AUTOMATION, NAME = range(8)
"""The parts of a card's entry."""


def known_cards(position: Position) -> tuple[int, ...]:
    """List the numbers of all cards that have been read."""
    return position.printed.cards


MOST_CARDS = 400
"""No card has a higher number."""


def new_number(position: Position) -> int:
    """Find the lowest number that no read card has and no card on the table, or 0 if all are used."""
    taken = {*known_cards(position)}
    for player in position.players:
        taken |= {card.card for card in player.automated} | {*player.passing}
        taken |= {card_number(due.entry) for due in player.dues if due.kind == "automate" and due.entry}
    return next((number for number in range(1, MOST_CARDS + 1) if number not in taken), 0)


def number_unnamed(position: Position, seat: int) -> Position:
    """Give every unnamed card of a seat a number of its own, under which the app asks for it.

    Version 1 of the rules does not ask for them.
    """
    if position.rules < 2:
        return position
    for place, card in enumerate(position.players[seat].automated):
        if not card.card and (number := new_number(position)):
            automated = list(position.players[seat].automated)
            automated[place] = replace(card, card=number)
            position = position.with_player(seat, automated=tuple(automated))
    for place, unnamed in enumerate(position.players[seat].passing):
        if not unnamed and (number := new_number(position)):
            passing = list(position.players[seat].passing)
            passing[place] = number
            position = position.with_player(seat, passing=tuple(passing))
    return position


def works_at_pass(position: Position, card: int) -> bool:
    """Check that a card takes effect when its player passes."""
    return position.printed.part_word(f"card-{card}", WHEN) == "passing"


def cost(position: Position, seat: int, card: int, option: int = 0) -> tuple[Gain, ...]:
    """Compute the cost of a card for a seat, reduced by the cards already played.

    The card itself is not part of the cost. Empty if unread.

    Empty if the card is unread.
    """
    less = position.printed.part_gains(f"card-{card}", LESS)
    full = _full_cost(position.printed, card, option)
    if less is None or less.nothing or not meets(position, seat, less.needs):
        return sum_costs(full)
    lowered = [(gain.kind, times(position, seat, gain)) for gain in less.options[0]]
    return sum_costs(
        [
            Gain(gain.kind, max(0, gain.count - sum(off for kind, off in lowered if kind == gain.kind)))
            for gain in full
        ]
    )


def _full_cost(own: Printed, card: int, option: int) -> tuple[Gain, ...]:
    """Look up the printed cost of a card before any discount. Empty if the card is unread."""
    found = own.part_gains(f"card-{card}", COST)
    return found.options[option] if found and option < len(found.options) else ()


def discard_count(position: Position, seat: int, card: int, option: int = 0) -> int:
    """Count the cards that leave the hand: the played card, and the cards that it costs."""
    return 1 + sum(gain.count for gain in cost(position, seat, card, option) if gain.kind == "card")


def mark_of(position: Position, card: int, fallback: int) -> int:
    """Look up the number of a card's dessert mark. Falls back to `fallback` if the card is unread."""
    found = position.printed.part_word(f"card-{card}", MARK)
    return MARKS.index(found) + 1 if found else fallback
