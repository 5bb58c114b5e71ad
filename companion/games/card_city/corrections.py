"""Setting the mirror to what the table shows, and noticing where it shows what cannot be."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.notice import Notice
from companion.engine.words import Params
from companion.games.card_city.city import FRAME, GRID, layout
from companion.games.card_city.log import card_word
from companion.games.card_city.moves import (
    Correction,
    SetBought,
    SetCell,
    SetHand,
    SetMoney,
    SetPhase,
    SetPile,
    SetRound,
    SetStart,
)
from companion.games.card_city.phases.divide import begin_lots
from companion.games.card_city.placing import count_cards, limit
from companion.games.card_city.position import CARDS, PRINTED, Card, Phase, Pile, Position, place_card
from companion.games.card_city.turn import open_round, settle
from companion.kit import log
from companion.kit.log import line_of, seat_line


def correct(position: Position, correction: Correction) -> Position:
    """The position with one thing set to what the table shows.

    Raises:
        Impossible: there is no such seat or cell, or it is the City Hall's.
    """
    seat = getattr(correction, "seat", 0)
    if seat >= len(position.towns):
        raise Impossible(f"seat {seat}")
    match correction:
        case SetMoney():
            return position.with_town(seat, money=correction.money)
        case SetCell():
            return _with_cell(position, correction)
        case SetHand():
            return _with_hand(position, correction)
        case SetPile():
            pile: Pile = getattr(position, correction.pile)
            changed = pile.plus(correction.card, correction.count - pile[correction.card])
            return replace(position, **{correction.pile: changed})
        case SetStart():
            return _with_start(position, seat)
        case SetRound():
            return replace(position, round=correction.round)
        case SetPhase():
            return _with_phase(position, correction.phase)
        case SetBought():
            return position.with_town(seat, bought=correction.count)


def _with_start(position: Position, seat: int) -> Position:
    """Move the start marker; whoever has no cards yet divides and chooses anew from there."""
    position = replace(position, start=seat)
    if position.phase != "divide":
        return position
    return replace(position, lots=begin_lots(position.towns, seat))


def _with_phase(position: Position, phase: Phase) -> Position:
    """Begin a phase for every seat; hands belong to the first two, and cards go into the deck otherwise."""
    if phase == position.phase:
        return position
    if phase == "build":
        towns = tuple(replace(town, hand=town.hand or None, done=False) for town in position.towns)
        return replace(position, phase=phase, lots=None, towns=towns)
    deck = position.deck
    for card in (card for town in position.towns for card in town.hand or ()):
        deck = deck.plus(card)
    position = replace(position, deck=deck)
    if phase == "divide":
        return open_round(position)
    towns = tuple(replace(town, hand=(), done=False) for town in position.towns)
    return replace(position, phase=phase, lots=None, towns=towns)


def _with_cell(position: Position, correction: SetCell) -> Position:
    city, cell = position.towns[correction.seat].city, GRID.index.get(correction.at)
    if cell is None or city[cell] == "H":
        raise Impossible(f"cell {correction.at}")
    supply = position.supply
    for card, count in ((_card(city[cell]), 1), (correction.card, -1)):
        if card is not None:
            supply = supply.plus(card, count)
    position = replace(position, supply=supply)
    return position.with_town(correction.seat, city=place_card(city, cell, correction.card or "."))


def _card(letter: str) -> Card | None:
    return next((card for card in CARDS if card == letter), None)


def _with_hand(position: Position, correction: SetHand) -> Position:
    deck = position.deck
    for card in position.towns[correction.seat].hand or ():
        deck = deck.plus(card)
    for card in correction.cards:
        deck = deck.plus(card, -1)
    position = replace(position, deck=deck)
    if position.lots and correction.seat in position.lots.owed and correction.cards:
        owed = tuple(seat for seat in position.lots.owed if seat != correction.seat)
        position = replace(position, lots=replace(position.lots, owed=owed))
    return position.with_town(correction.seat, hand=correction.cards)


def describe(position: Position, correction: Correction) -> Notice:
    """What a correction says in the log."""
    match correction:
        case SetCell(seat=seat, at=at, card=None):
            return seat_line("cell_empty", seat, at=at)
        case SetHand(seat=seat, cards=cards):
            return seat_line("hand", seat, cards=tuple(map(card_word, cards or (None,))))
        case SetPile(pile=pile, card=card, count=count):
            return Notice(pile, None, {"card": card_word(card), "count": count})
        case SetPhase():
            after = settle(_with_phase(position, correction.phase))
            if after.phase == "scoring":
                return Notice("phase_over")
            return line_of(SetPhase(after.phase), None, round=after.round)
    return log.described_correction(position, correction)


def seen_cards(position: Position) -> Pile:
    """How many cards of each kind the mirror shows outside the supply."""
    total = [0] * len(CARDS)
    for town in position.towns:
        for i, card in enumerate(CARDS):
            total[i] += town.city.count(card) + (town.hand or ()).count(card)
    return Pile(
        *(
            count + deck + aside
            for count, deck, aside in zip(total, position.deck, position.aside, strict=True)
        )
    )


def warnings(position: Position) -> Iterator[Notice]:
    """Where the mirror shows more than the box holds, or a city the rules would not allow."""
    shown = seen_cards(position)
    for card in CARDS:
        if shown[card] > PRINTED.cards[card]:
            params: Params = {"card": card_word(card), "seen": shown[card], "box": PRINTED.cards[card]}
            yield Notice("box", None, params)
    for seat, town in enumerate(position.towns):
        yield from _city_warnings(position, seat, town.city)


def _city_warnings(position: Position, seat: int, city: str) -> Iterator[Notice]:
    cards = layout(city)
    if not FRAME.fits(cards.all):
        yield seat_line("square", seat)
    if count_cards(position, cards) > limit(cards):
        yield seat_line("limit", seat)
    if GRID.orthogonal(cards.R) & cards.I:
        yield seat_line("industry_residence", seat)
    if len(GRID.regions(cards.all)) > 1:
        yield seat_line("contact", seat)
