"""Citizen cards: what they cost a seat, and what lowers that."""

from companion.engine.gains import Gain
from companion.games.sweet_lands.counting import meets
from companion.games.sweet_lands.gaining import sum_costs, times
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.printed import Printed
from companion.games.sweet_lands.vocabulary import MARKS

WHEN, COST, LESS, GIVES, MARK, INDUSTRY, AUTOMATION, NAME = range(8)
"""The parts of a card's entry."""


def known_cards(position: Position) -> tuple[int, ...]:
    """The numbers of all cards that somebody has read."""
    return position.printed.cards


def works_at_pass(position: Position, card: int) -> bool:
    """Whether a card works when its player passes."""
    return position.printed.part_word(f"card-{card}", WHEN) == "passing"


def cost(position: Position, seat: int, card: int, option: int = 0) -> tuple[Gain, ...]:
    """What a card costs a seat, without the cards that are played already; empty for one nobody has read."""
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
    """What a card costs where nothing lowers it, as it is printed; nothing for one nobody has read."""
    found = own.part_gains(f"card-{card}", COST)
    return found.options[option] if found and option < len(found.options) else ()


def discard_count(position: Position, seat: int, card: int, option: int = 0) -> int:
    """How many cards leave the hand: the one that is played, and those that it costs."""
    return 1 + sum(gain.count for gain in cost(position, seat, card, option) if gain.kind == "card")


def mark_of(position: Position, card: int, said: int) -> int:
    """The number of a card's dessert mark; as said for a card that nobody has read."""
    found = position.printed.part_word(f"card-{card}", MARK)
    return MARKS.index(found) + 1 if found else said
