"""First phase: cards are divided and chosen, two for each seat. A single seat draws them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Params, Who, Word
from companion.games.card_city import procedures
from companion.games.card_city.moves import Choose, Move, Take
from companion.games.card_city.phases.stage import Rules, Stage
from companion.games.card_city.position import CARDS, MOST_OWED, PRINTED, Card, Lots, Position, Town

DIVISIONS: tuple[Move, ...] = (Choose("open"), Choose("other"))
TAKES: tuple[Move, ...] = tuple(Take((one, two)) for i, one in enumerate(CARDS) for two in CARDS[i:])


def begin_lots(towns: Sequence[Town], start: int) -> Lots:
    """Create the lots of a division among the seats without cards, from the start marker to the left."""
    order = [(start + i) % len(towns) for i in range(len(towns))]
    divider, *waiting = [seat for seat in order if not towns[seat].hand] or [start]
    settled = waiting or towns[divider].hand
    return Lots(divider, tuple(waiting), () if settled else (divider,))


def _current_lots(position: Position) -> Lots:
    assert position.lots, "asked in this phase alone, and of nobody without lots"
    return position.lots


def _check_lot_to_choose(position: Position, seat: int, _move: Move) -> Findings:
    return KEPT if position.lots and seat in position.lots.waiting else BROKEN


def _check_turn_to_choose(position: Position, seat: int, _move: Move) -> Findings:
    if position.lots and seat in position.lots.waiting[1:]:
        return (({"seat": Who(position.lots.waiting[0])}, ()),)
    return KEPT


def _check_cards_owed(position: Position, seat: int, _move: Move) -> Findings:
    return KEPT if position.lots and seat in position.lots.owed else BROKEN


def _check_cards_in_deck(position: Position, _seat: int, move: Take) -> Findings:
    deck, cards = position.deck, move.cards
    one, other = cards
    if deck[one] > (one == other) and deck[other]:
        return KEPT
    return tuple(
        ({"card": Word(f"card-{card}"), "left": deck[card]}, ())
        for card in dict.fromkeys(cards)
        if cards.count(card) > deck[card]
    )


def _check_no_first_leisure(position: Position, _seat: int, move: Take) -> Findings:
    return BROKEN if "L" in move.cards and position.redraws_leisure else KEPT


RULES: Rules = {
    Choose: (
        Rule("gone", "divide.order", _check_lot_to_choose, "impossible"),
        Rule("choose_turn", "divide.order", _check_turn_to_choose),
    ),
    Take: (
        Rule("owed", "divide.take", _check_cards_owed, "impossible"),
        Rule("not_in_deck", "divide.deck", _check_cards_in_deck, "impossible"),
        Rule("first_leisure", "divide.first", _check_no_first_leisure),
    ),
}


def _apply_move(position: Position, seat: int, move: Choose | Take) -> Position:
    if isinstance(move, Take):
        return _apply_take(position, seat, move.cards)
    return _apply_choose(position, seat, move.lot)


def _apply_choose(position: Position, seat: int, lot: str) -> Position:
    lots = _current_lots(position)
    waiting = tuple(other for other in lots.waiting if other != seat)
    divider, settled_seat = (lots.divider, seat) if lot == "open" else (seat, lots.divider)
    owed = (*lots.owed, settled_seat) if waiting else (*lots.owed, settled_seat, divider)
    return replace(position, lots=Lots(divider, waiting, _limit_owed_seats(owed)))


def _limit_owed_seats(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Limit the seats that are owed cards: drop repeated ones once there are more than `MOST_OWED`.

    Typed lots can owe cards to a seat that waits as well. As long as there is room it is named twice: so it
    was in records that began with such lots.
    """
    return seats if len(seats) <= MOST_OWED else tuple(dict.fromkeys(seats))


def _apply_take(position: Position, seat: int, cards: tuple[Card, Card]) -> Position:
    lots = _current_lots(position)
    deck = position.deck
    for card in cards:
        deck = deck.with_added(card, -1)
    owed = tuple(other for other in lots.owed if other != seat)
    return replace(position.with_town(seat, hand=cards), deck=deck, lots=replace(lots, owed=owed))


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    return DIVISIONS if position.lots and seat in position.lots.waiting else TAKES


def _seats_to_act(position: Position) -> tuple[int, ...]:
    lots = position.lots
    return () if lots is None else (*lots.waiting[:1], *lots.owed)


def _seats_that_wait(position: Position) -> tuple[int, ...]:
    return position.lots.waiting[1:] if position.lots else ()


# What the agenda says -------------------------------------------------------------------------------------


def _current_tasks(position: Position) -> tuple[Task, ...]:
    lots = position.lots
    if lots is None:
        return ()
    division = _division_tasks(lots) if lots.waiting else ()
    return (*division, *(_take_task(position, seat) for seat in lots.owed))


class Division(NamedTuple):
    """Layout of a divider's cards.

    Attributes:
        open: the cards of the open lot, all of them face up.
        up: the cards of the other lot that lie face up.
        down: the cards of the other lot that lie face down.
    """

    open: int
    up: int
    down: int


def describe_division(lots: Lots) -> Division:
    """Return the layout of the cards among which the next seat takes a lot."""
    others = len(lots.waiting)
    return Division(PRINTED.cards_taken, others, others)


def _division_tasks(lots: Lots) -> Iterator[Task]:
    holders = len(lots.waiting) + 1
    chooser = lots.waiting[0]
    params: Params = {
        "seat": Who(lots.divider),
        "chooser": Who(chooser),
        "total": holders * PRINTED.cards_taken,
        **describe_division(lots)._asdict(),
    }
    yield Task("divide", lots.divider, params, shared=True)
    yield Task("choose", chooser, {"seat": Who(chooser), "divider": Who(lots.divider)})


def _take_task(position: Position, seat: int) -> Task:
    """Build the task to take two cards, or to count the deck if the mirror shows too few."""
    who: Params = {"seat": Who(seat)}
    if not _has_cards_to_take(position):
        return Task("count_deck", seat, who)
    if len(position.towns) > 1:
        return Task("take", seat, who)
    draw = min(PRINTED.solo_draw, position.deck.total)
    return Task("draw", seat, {**who, "draw": draw, "keep": PRINTED.cards_taken})


def _has_cards_to_take(position: Position) -> bool:
    """Check that the deck can give a seat two cards that are kept."""
    left = sum(position.deck[card] for card in CARDS if card != "L" or not position.redraws_leisure)
    return left >= PRINTED.cards_taken


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    procedure=procedures.DIVIDE,
    later=_seats_that_wait,
)
