"""Procedures of a round of Card City: draw, divide and choose, lay, take money, pass the start marker."""

from companion.engine.procedure import Handling, Procedure
from companion.engine.words import Params, Who, Word
from companion.games.card_city.position import CARDS, PRINTED, Position


def _count_seats(position: Position) -> int:
    return len(position.towns)


def _is_solo(position: Position) -> bool:
    return _count_seats(position) == 1


# Dividing -------------------------------------------------------------------------------------------------


def _to_draw(position: Position) -> bool:
    """Check that the division has not begun: all seats but the divider are still to choose."""
    return position.lots is not None and len(position.lots.waiting) == _count_seats(position) - 1


def _opens_game(position: Position) -> bool:
    """Check that the game begins: the deck is made and each seat gets a City Hall."""
    return position.round == 1 and _to_draw(position)


def _draws_for_all(position: Position) -> bool:
    return not _is_solo(position) and not position.redraws_leisure


def _draws_first(position: Position) -> bool:
    return not _is_solo(position) and position.redraws_leisure


def _divides_now(position: Position) -> bool:
    return position.lots is not None and bool(position.lots.waiting)


def _others_choose(position: Position) -> bool:
    """Check that other seats choose after the one that chooses now."""
    return position.lots is not None and len(position.lots.waiting) > 1


def _between_two(position: Position) -> bool:
    return _divides_now(position) and not _others_choose(position)


def _draws_alone(position: Position) -> bool:
    return _is_solo(position) and position.lots is not None and position.deck.total > PRINTED.cards_taken


def _draws_last(position: Position) -> bool:
    return _is_solo(position) and position.lots is not None and position.deck.total <= PRINTED.cards_taken


def _redraws_alone(position: Position) -> bool:
    return _draws_alone(position) and position.redraws_leisure


def _deck(position: Position) -> Params:
    each: Params = {str(card): PRINTED.deck[card] for card in CARDS}
    return {**each, "deck": PRINTED.deck.total * _count_seats(position), "seats": _count_seats(position)}


def _begin(position: Position) -> Params:
    return {"money": PRINTED.start_money, "start": Who(position.start), "seats": _count_seats(position)}


def _drawn_params(position: Position) -> Params:
    each = PRINTED.cards_taken
    return {"start": Who(position.start), "cards": each * _count_seats(position), "each": each}


def _two_lots(position: Position) -> Params:
    assert position.lots, "asked where somebody divides"
    waiting = len(position.lots.waiting)
    return {
        "divider": Who(position.lots.divider),
        "open": PRINTED.cards_taken,
        "up": waiting,
        "down": waiting,
    }


def _choice(position: Position) -> Params:
    assert position.lots, "asked where somebody chooses"
    return {
        "chooser": Who(position.lots.waiting[0]),
        "divider": Who(position.lots.divider),
        "open": PRINTED.cards_taken,
    }


def _taken_params(_position: Position) -> Params:
    return {"each": PRINTED.cards_taken}


def _solo(_position: Position) -> Params:
    return {"draw": PRINTED.solo_draw, "keep": PRINTED.cards_taken}


DIVIDE: Procedure[Position] = (
    Handling("setup_deck", "setup.deck", _opens_game, _deck, setup=True),
    Handling("setup_start", "setup.start", _opens_game, _begin, setup=True),
    Handling("draw", "divide.draw", _draws_for_all, _drawn_params, lead=True),
    Handling("draw_first", "divide.draw", _draws_first, _drawn_params, lead=True),
    Handling("redraw", "divide.first", _draws_first),
    Handling("lots", "divide.lots", _divides_now, _two_lots),
    Handling("choose", "divide.order", _others_choose, _choice),
    Handling("choose_last", "divide.order", _between_two, _choice),
    Handling("two_each", "divide.take", lambda position: not _is_solo(position), _taken_params),
    Handling("draw_alone", "divide.solo", _draws_alone, _solo),
    Handling("redraw_alone", "divide.first", _redraws_alone),
    Handling("draw_last", "divide.solo", _draws_last, lambda _: {"keep": PRINTED.cards_taken}),
)
"""Drawing hidden, two lots, and who chooses; alone, drawing and keeping."""


# The other phases -----------------------------------------------------------------------------------------


def _price(_position: Position) -> Params:
    return {"price": PRINTED.leisure_price}


def _unbuildable(position: Position) -> Params:
    return {"to": Word(f"place-{position.rulings.unbuildable}")}


def _start(position: Position) -> Params:
    return {"start": Who(position.start)}


def _goes_on(position: Position) -> bool:
    """Check that another round follows in which the start marker matters."""
    return not _is_solo(position) and position.round < PRINTED.rounds


def _next_start(position: Position) -> Params:
    return {"next": Who((position.start + 1) % _count_seats(position))}


BUILD: Procedure[Position] = (
    Handling("lay", "build"),
    Handling("pay_leisure", "build.leisure", params=_price),
    Handling("put_back", "build.unbuildable", params=_unbuildable),
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
    Handling("buy_in_turn", "buy.order", lambda position: not _is_solo(position), _start),
    Handling("buy_and_lay", "buy.place"),
    Handling("pass_marker", "marker", _goes_on, _next_start),
)
