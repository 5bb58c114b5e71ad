"""Procedures of a round of Card City: draw, divide and choose, lay, take money, pass the start marker."""

from companion.engine.procedure import Handling, Procedure
from companion.engine.words import Params, Who, Word
from companion.games.card_city.position import CARDS, PRINTED, Position


def _count_seats(position: Position) -> int:
    return len(position.towns)


def _is_solo(position: Position) -> bool:
    return _count_seats(position) == 1


# Dividing -------------------------------------------------------------------------------------------------


def _is_division_ahead(position: Position) -> bool:
    """Check that the division has not begun: all seats but the divider are still to choose."""
    return position.lots is not None and len(position.lots.waiting) == _count_seats(position) - 1


def _is_game_start(position: Position) -> bool:
    """Check that the game begins: the deck is made and each seat gets a City Hall."""
    return position.round == 1 and _is_division_ahead(position)


def _draws_for_all_seats(position: Position) -> bool:
    return not _is_solo(position) and not position.redraws_leisure


def _draws_without_leisure(position: Position) -> bool:
    return not _is_solo(position) and position.redraws_leisure


def _is_dividing(position: Position) -> bool:
    return position.lots is not None and bool(position.lots.waiting)


def _has_more_choosers(position: Position) -> bool:
    """Check that other seats choose after the one that chooses now."""
    return position.lots is not None and len(position.lots.waiting) > 1


def _is_last_choice(position: Position) -> bool:
    return _is_dividing(position) and not _has_more_choosers(position)


def _draws_solo(position: Position) -> bool:
    return _is_solo(position) and position.lots is not None and position.deck.total > PRINTED.cards_taken


def _draws_last_solo(position: Position) -> bool:
    return _is_solo(position) and position.lots is not None and position.deck.total <= PRINTED.cards_taken


def _redraws_leisure_solo(position: Position) -> bool:
    return _draws_solo(position) and position.redraws_leisure


def _deck_params(position: Position) -> Params:
    each: Params = {str(card): PRINTED.deck[card] for card in CARDS}
    return {**each, "deck": PRINTED.deck.total * _count_seats(position), "seats": _count_seats(position)}


def _start_params(position: Position) -> Params:
    return {"money": PRINTED.start_money, "start": Who(position.start), "seats": _count_seats(position)}


def _drawn_params(position: Position) -> Params:
    each = PRINTED.cards_taken
    return {"start": Who(position.start), "cards": each * _count_seats(position), "each": each}


def _lots_params(position: Position) -> Params:
    assert position.lots, "asked where somebody divides"
    waiting = len(position.lots.waiting)
    return {
        "divider": Who(position.lots.divider),
        "open": PRINTED.cards_taken,
        "up": waiting,
        "down": waiting,
    }


def _choice_params(position: Position) -> Params:
    assert position.lots, "asked where somebody chooses"
    return {
        "chooser": Who(position.lots.waiting[0]),
        "divider": Who(position.lots.divider),
        "open": PRINTED.cards_taken,
    }


def _taken_params(_position: Position) -> Params:
    return {"each": PRINTED.cards_taken}


def _solo_params(_position: Position) -> Params:
    return {"draw": PRINTED.solo_draw, "keep": PRINTED.cards_taken}


DIVIDE: Procedure[Position] = (
    Handling("setup_deck", "setup.deck", _is_game_start, _deck_params, setup=True),
    Handling("setup_start", "setup.start", _is_game_start, _start_params, setup=True),
    Handling("draw", "divide.draw", _draws_for_all_seats, _drawn_params, lead=True),
    Handling("draw_first", "divide.draw", _draws_without_leisure, _drawn_params, lead=True),
    Handling("redraw", "divide.first", _draws_without_leisure),
    Handling("lots", "divide.lots", _is_dividing, _lots_params),
    Handling("choose", "divide.order", _has_more_choosers, _choice_params),
    Handling("choose_last", "divide.order", _is_last_choice, _choice_params),
    Handling("two_each", "divide.take", lambda position: not _is_solo(position), _taken_params),
    Handling("draw_alone", "divide.solo", _draws_solo, _solo_params),
    Handling("redraw_alone", "divide.first", _redraws_leisure_solo),
    Handling("draw_last", "divide.solo", _draws_last_solo, lambda _: {"keep": PRINTED.cards_taken}),
)
"""Drawing hidden, two lots, and who chooses; alone, drawing and keeping."""


# The other phases -----------------------------------------------------------------------------------------


def _leisure_price_params(_position: Position) -> Params:
    return {"price": PRINTED.leisure_price}


def _unbuildable_params(position: Position) -> Params:
    return {"to": Word(f"place-{position.rulings.unbuildable}")}


def _start_marker_params(position: Position) -> Params:
    return {"start": Who(position.start)}


def _has_next_start(position: Position) -> bool:
    """Check that another round follows in which the start marker matters."""
    return not _is_solo(position) and position.round < PRINTED.rounds


def _next_start_params(position: Position) -> Params:
    return {"next": Who((position.start + 1) % _count_seats(position))}


BUILD: Procedure[Position] = (
    Handling("lay", "build"),
    Handling("pay_leisure", "build.leisure", params=_leisure_price_params),
    Handling("put_back", "build.unbuildable", params=_unbuildable_params),
)
DEVELOP: Procedure[Position] = (
    Handling("take_free", "develop.supply"),
    Handling("lay_free", "develop.place"),
)
INCOME: Procedure[Position] = (
    Handling("collect_hall", "income.hall", params=lambda _: {"money": PRINTED.grant}),
    Handling("collect_commerce", "income.commerce"),
)
BUY: Procedure[Position] = (
    Handling("buy_in_turn", "buy.order", lambda position: not _is_solo(position), _start_marker_params),
    Handling("buy_and_lay", "buy.place"),
    Handling("pass_marker", "marker", _has_next_start, _next_start_params),
)
