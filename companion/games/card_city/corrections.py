"""Corrections that set the mirror to the table, and warnings for impossible tables."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.corrections import PLAYED, CorrectionKind, Corrections, Keys
from companion.engine.lines import line_of, seat_line
from companion.engine.message import Impossible
from companion.engine.notice import Notice
from companion.engine.wire import FIRST_LATER
from companion.engine.words import Params, Word
from companion.games.card_city.city import FRAME, GRID, compute_layout
from companion.games.card_city.log import card_word
from companion.games.card_city.moves import (
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
from companion.games.card_city.placing import card_limit, count_limited_cards
from companion.games.card_city.position import CARDS, PRINTED, Card, Pile, Position, place_card
from companion.games.card_city.turn import open_round, settle
from companion.kit.tuples import as_tuple


def _restart_division(_before: Position, position: Position, _correction: SetStart) -> Position:
    """Start the division anew from the start marker, among the seats without cards."""
    if position.phase != "divide":
        return position
    return replace(position, lots=begin_lots(position.towns, position.start))


def _set_phase(position: Position, correction: SetPhase) -> Position:
    """Begin a phase for every seat. Outside of the first two phases, hands go back into the deck."""
    phase = correction.phase
    if phase == position.phase:
        return position
    if phase == "build":
        towns = tuple(replace(town, hand=town.hand or None, done=False) for town in position.towns)
        return replace(position, phase=phase, lots=None, towns=towns)
    deck = position.deck
    for card in (card for town in position.towns for card in town.hand or ()):
        deck = deck.with_added(card)
    position = replace(position, deck=deck)
    if phase == "divide":
        return open_round(position)
    towns = tuple(replace(town, hand=(), done=False) for town in position.towns)
    return replace(position, phase=phase, lots=None, towns=towns)


def _set_cell(position: Position, correction: SetCell) -> Position:
    city, cell = position.towns[correction.seat].city, GRID.index.get(correction.at)
    if cell is None or city[cell] == "H":
        raise Impossible(f"cell {correction.at}")
    supply = position.supply
    for card, count in ((_card_of_letter(city[cell]), 1), (correction.card, -1)):
        if card is not None:
            supply = supply.with_added(card, count)
    position = replace(position, supply=supply)
    return position.with_town(correction.seat, city=place_card(city, cell, correction.card or "."))


def _card_of_letter(letter: str) -> Card | None:
    return next((card for card in CARDS if card == letter), None)


def _set_hand(position: Position, correction: SetHand) -> Position:
    deck = position.deck
    for card in position.towns[correction.seat].hand or ():
        deck = deck.with_added(card)
    for card in correction.cards:
        deck = deck.with_added(card, -1)
    position = replace(position, deck=deck)
    if position.lots and correction.seat in position.lots.owed and correction.cards:
        owed = tuple(seat for seat in position.lots.owed if seat != correction.seat)
        position = replace(position, lots=replace(position.lots, owed=owed))
    return position.with_town(correction.seat, hand=correction.cards)


def _cell_line(_position: Position, correction: SetCell) -> Notice:
    if correction.card is None:
        return seat_line("cell_empty", correction.seat, at=correction.at)
    return line_of(correction, correction.seat)


def _hand_line(_position: Position, correction: SetHand) -> Notice:
    return seat_line("hand", correction.seat, cards=tuple(map(card_word, correction.cards or (None,))))


def _pile_line(_position: Position, correction: SetPile) -> Notice:
    params: Params = {"card": card_word(correction.card), "count": correction.count}
    return Notice(correction.pile, None, params)


def _phase_line(position: Position, correction: SetPhase) -> Notice:
    """Format the line of the phase that the table comes to. Phases with nothing to do are skipped."""
    after = settle(_set_phase(position, correction))
    if after.phase == "scoring":
        return Notice("phase_over")
    return line_of(SetPhase(after.phase), None, round=after.round)


def _round_bounds(_position: Position, _keys: Keys) -> tuple[int, int]:
    return 1, PRINTED.rounds


def _counts_purchases(position: Position) -> bool:
    return position.rulings.price == "by_purchases"


CORRECTIONS: Corrections[Position] = Corrections(
    (
        CorrectionKind(message=SetMoney, at="towns[seat].money", steps=(1, 5, 25)),
        CorrectionKind(
            message=SetCell, apply=_set_cell, control="brush", line=_cell_line, lines=("cell", "cell_empty")
        ),
        CorrectionKind(message=SetHand, apply=_set_hand, line=_hand_line),
        CorrectionKind(
            message=SetPile,
            at="[pile][card]",
            steps=(1, 5),
            modes=PLAYED,
            name_keys=lambda keys: {"pile": Word(f"place-{keys['pile']}")},
            line=_pile_line,
            lines=("supply", "deck"),
        ),
        CorrectionKind(
            message=SetStart, at="start", follows=_restart_division, modes=PLAYED, later=FIRST_LATER
        ),
        CorrectionKind(message=SetRound, at="round", offers=_round_bounds, modes=PLAYED, later=FIRST_LATER),
        CorrectionKind(
            message=SetPhase,
            at="phase",
            apply=_set_phase,
            modes=PLAYED,
            line=_phase_line,
            lines=("phase", "phase_over"),
            later=FIRST_LATER,
        ),
        CorrectionKind(
            message=SetBought,
            at="towns[seat].bought",
            modes=PLAYED,
            is_useful=_counts_purchases,
            later=FIRST_LATER,
        ),
    ),
    seats=lambda position: len(position.towns),
)


# What cannot be -------------------------------------------------------------------------------------------


def seen_cards(position: Position) -> Pile:
    """Count the cards of each kind that the mirror shows outside the supply."""
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


@as_tuple
def warnings(position: Position) -> Iterator[Notice]:
    """Yield warnings for more cards than the box holds, and for cities that break the rules."""
    shown = seen_cards(position)
    for card in CARDS:
        if shown[card] > PRINTED.cards[card]:
            params: Params = {"card": card_word(card), "seen": shown[card], "box": PRINTED.cards[card]}
            yield Notice("box", None, params)
    for seat, town in enumerate(position.towns):
        yield from _warn_of_city(position, seat, town.city)


def _warn_of_city(position: Position, seat: int, city: str) -> Iterator[Notice]:
    cards = compute_layout(city)
    if not FRAME.fits(cards.all):
        yield seat_line("square", seat)
    if count_limited_cards(position, cards) > card_limit(cards):
        yield seat_line("limit", seat)
    if GRID.orthogonal(cards.R) & cards.I:
        yield seat_line("industry_residence", seat)
    if len(GRID.regions(cards.all)) > 1:
        yield seat_line("contact", seat)
