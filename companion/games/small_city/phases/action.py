"""Phase 1, the choice: clockwise from the mayor every seat takes a card of the ring, at a price."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.memo import cache_by_identity, cache_by_position
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.small_city import procedures
from companion.games.small_city.moves import Choose, Move
from companion.games.small_city.phases.common_rules import (
    OUT,
    Rules,
    Stage,
    is_town_given_up,
    unfinished_seats,
)
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import CARDS, Card, Errand, Position
from companion.kit.tasks import later_than, seat_task, single_actor, task_per_actor
from companion.kit.turns import turn_rule

# What a card costs: $1 for every free card it passes, the cheaper way round ---------------------------------


@dataclass(frozen=True, slots=True)
class Price:
    """The way of a seat to a card, and its price.

    Attributes:
        dollars: the price.
        way: the cheaper way round; ``clockwise`` where both are alike, ``free`` for the first to choose.
        skipped: the free cards passed, each $1, in the order they are passed.
        passed: the taken cards passed, which cost nothing.
    """

    dollars: int
    way: Literal["free", "clockwise", "counterclockwise"]
    skipped: tuple[Card, ...] = ()
    passed: tuple[Card, ...] = ()


FREE = Price(0, "free")


@cache_by_identity(64)
def taken_cards(position: Position) -> Mapping[Card, int]:
    """Map the cards with a disc on them to their seats, the first in the order of play."""
    return {
        town.action: seat
        for seat in reversed(position.order)
        if (town := position.towns[seat]).action is not None
    }


@cache_by_position(64)
def card_to_count_from(position: Position, seat: int) -> Card | None:
    """Find the card a seat counts from: the previous seat's, or None if the seat chooses freely."""
    order = position.order
    before = order[: order.index(seat)] if seat in order else ()
    last = next((one for other in reversed(before) if (one := position.towns[other].action)), None)
    return last if last in position.ring else None


def _possible_prices(position: Position, origin: Card, card: Card) -> Iterator[Price]:
    ring, occupied = position.ring, taken_cards(position)
    start = ring.index(origin)
    around = (*ring[start + 1 :], *ring[:start])
    place = around.index(card)
    for cards, clockwise in ((around[:place], True), (around[:place:-1], False)):
        skipped = tuple([card for card in cards if card not in occupied])
        passed = tuple([card for card in cards if card in occupied])
        yield Price(len(skipped), "clockwise" if clockwise else "counterclockwise", skipped, passed)


@cache_by_position(64)
def card_price(position: Position, seat: int, card: Card) -> Price:
    """Compute the price of a card of the ring for a seat (action.price).

    Raises:
        ValueError: the card is not in the ring.
    """
    origin = card_to_count_from(position, seat)
    if origin is None or origin == card:
        return FREE
    return min(_possible_prices(position, origin, card), key=lambda way: way.dollars)


def ring_prices(position: Position, seat: int) -> Mapping[Card, Price]:
    """Compute the prices of all free cards of the ring for a seat, in the order of the ring."""
    occupied = taken_cards(position)
    return {card: card_price(position, seat, card) for card in position.ring if card not in occupied}


def ring_prices_in_dollars(position: Position, seat: int) -> Mapping[Card, int]:
    """Compute the same prices in dollars alone.

    Of the free cards around the ring, the first and the last cost nothing.
    """
    origin, ring, occupied = card_to_count_from(position, seat), position.ring, taken_cards(position)
    start = 0 if origin is None else ring.index(origin)
    free = [card for card in (*ring[start:], *ring[:start]) if card not in occupied]
    last = len(free) - 1
    return {card: 0 if origin is None else min(place, last - place) for place, card in enumerate(free)}


# The choice -------------------------------------------------------------------------------------------------


SUPPORT = {"votes": 2, "money": 1}
"""The Supporter's gain, by choice."""


@cache_by_identity(64)
def choosing_seat(position: Position) -> int | None:
    """Find the seat that chooses now, None when all have or no card is left."""
    if set(position.ring) <= set(taken_cards(position)):
        return None
    return next((seat for seat in position.order if position.towns[seat].action is None), None)


def seats_without_card(position: Position) -> tuple[int, ...]:
    """List the seats that still choose a card of the ring, in the order of play."""
    free = len(set(position.ring) - set(taken_cards(position)))
    return tuple(seat for seat in position.order if position.towns[seat].action is None)[:free]


def seats_after_errand(position: Position) -> tuple[int, ...]:
    """List the seats that act in the phase once its errand is over, but for the errand's own seat."""
    unfinished = seats_without_card if position.phase == "action" else unfinished_seats
    whose = position.errand.seat if position.errand else None
    return tuple(seat for seat in unfinished(position) if seat != whose)


def _check_not_chosen(position: Position, seat: int, _move: Choose) -> Findings:
    card = position.towns[seat].action
    return (({"card": Word(f"card-{card}")}, ()),) if card else KEPT


def _check_card_in_ring(position: Position, _seat: int, move: Choose) -> Findings:
    return KEPT if move.card in position.ring else (({"card": Word(f"card-{move.card}")}, ()),)


def _check_card_free(position: Position, seat: int, move: Choose) -> Findings:
    owner = taken_cards(position).get(move.card)
    if owner is None or owner == seat:
        return KEPT
    return (({"card": Word(f"card-{move.card}"), "seat": Who(owner)}, ()),)


def _check_affordable(position: Position, seat: int, move: Choose) -> Findings:
    if move.card not in position.ring:
        return KEPT
    found, money = card_price(position, seat, move.card), position.towns[seat].money
    if found.dollars <= money:
        return KEPT
    return (
        (
            {
                "card": Word(f"card-{move.card}"),
                "price": found.dollars,
                "money": money,
                "missing": found.dollars - money,
                "skipped": tuple(Word(f"card-{card}") for card in found.skipped),
            },
            (),
        ),
    )


RULES: Rules = {
    Choose: (
        OUT,
        turn_rule("action.price", choosing_seat, "breaks", is_town_given_up),
        Rule("chosen", "action", _check_not_chosen, "impossible"),
        Rule("not_in_ring", "action.ring", _check_card_in_ring, "impossible"),
        Rule("card_taken", "action", _check_card_free),
        Rule("card_price", "action.price", _check_affordable),
    )
}


def last_growth_step(position: Position, seat: int) -> int:
    """Return the last step of a seat's building area."""
    return len(seat_plan(position, seat).ground.areas) - 1


def _apply_move(position: Position, seat: int, move: Choose) -> Position:
    town = position.towns[seat]
    paid = max(0, town.money - card_price(position, seat, move.card).dollars)
    position = position.with_town(seat, action=move.card, money=paid)
    match move.card:
        case "E":
            return position.with_added(seat, move.gain, SUPPORT[move.gain])
        case "F":
            return position.with_town(
                seat, size=min(town.size + 1, max(town.size, last_growth_step(position, seat)))
            )
        case "G":
            return replace(position, errand=Errand(seat, "council"))
        case _:
            return position


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    for card in CARDS:
        yield Choose(card)
    yield Choose("E", "money")


def _legal_moves(position: Position, seat: int) -> Iterable[Move]:
    if choosing_seat(position) == seat:
        money, costs = position.towns[seat].money, ring_prices_in_dollars(position, seat)
        payable = [card for card in CARDS if costs.get(card, money + 1) <= money]
        yield from map(Choose, payable)
        if "E" in payable:
            yield Choose("E", "money")


def _task_for_seat(position: Position, seat: int) -> Task:
    origin = card_to_count_from(position, seat)
    if origin is None:
        return seat_task("choose_first", seat)
    return seat_task("choose", seat, card=Word(f"card-{origin}"), money=position.towns[seat].money)


ACTORS = single_actor(choosing_seat)

STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    ACTORS,
    task_per_actor(ACTORS, _task_for_seat),
    _legal_moves,
    procedure=procedures.ACTION,
    later=later_than(choosing_seat, seats_without_card),
)
