"""Fifth phase: from the start marker to the left, each seat may buy one industry."""

from collections.abc import Iterable, Iterator

from companion.engine.agenda import Task
from companion.engine.rules import BROKEN, KEPT, AreaRule, Findings, Rule
from companion.engine.words import Params, Who
from companion.games.card_city import procedures
from companion.games.card_city.city import GRID
from companion.games.card_city.laying import lay_and_pay
from companion.games.card_city.moves import Buy, Move, Pass
from companion.games.card_city.phases.stage import Rules, Stage, place_checks
from companion.games.card_city.placing import (
    CONTACT,
    INDUSTRY_RESIDENCE,
    LIMIT,
    OCCUPIED,
    PRICE,
    SQUARE,
    industry_price,
    supply_rule,
)
from companion.games.card_city.position import Position
from companion.games.card_city.site import Site, all_cells_if, free_cells_for
from companion.geometry.bits import Mask, bits
from companion.kit.tasks import task_per_actor

AT_ANY_TIME = (PRICE, supply_rule("buy.supply"), OCCUPIED, CONTACT, SQUARE, LIMIT, INDUSTRY_RESIDENCE)
"""Rules against an industry on a cell, apart from the order of buying."""


def may_buy(position: Position, seat: int) -> bool:
    """Check that a seat can still buy in this round: it has money, a card, and a cell for it."""
    return not position.towns[seat].done and bool(free_cells_for(AT_ANY_TIME, position, seat, "I"))


def _seats_able_to_buy(position: Position) -> Iterator[int]:
    """Yield the seats that can still buy, in the order of this round."""
    return (seat for seat in position.order if may_buy(position, seat))


def _cells_out_of_turn(s: Site) -> Mask:
    order = s.position.order
    ahead = order[: order.index(s.seat)]
    return all_cells_if(any(may_buy(s.position, seat) for seat in ahead))


ORDER = AreaRule[Site](
    "buy_order",
    "buy.order",
    _cells_out_of_turn,
    params=lambda s: {"seat": Who(next(_seats_able_to_buy(s.position), 0))},
)
BOUGHT = AreaRule[Site]("bought", "buy.one", lambda s: all_cells_if(s.town.done))
PLACES = (BOUGHT, ORDER, *AT_ANY_TIME)
"""Rules against buying an industry for a cell."""


def _check_not_done(position: Position, seat: int, _move: Move) -> Findings:
    return BROKEN if position.towns[seat].done else KEPT


RULES: Rules = {Buy: place_checks(PLACES), Pass: (Rule("bought", "buy.one", _check_not_done),)}


def _apply_move(position: Position, seat: int, move: Buy | Pass) -> Position:
    if isinstance(move, Buy):
        return lay_and_pay(position, seat, move)
    return position.with_town(seat, done=True)


def _legal_moves(position: Position, seat: int) -> Iterator[Move]:
    for cell in bits(free_cells_for(PLACES, position, seat, "I")):
        yield Buy(GRID.names[cell])
    if not position.towns[seat].done:
        yield Pass()


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    return (*map(Buy, GRID.names), Pass())


def _buying_seat(position: Position) -> tuple[int, ...]:
    return tuple(_seats_able_to_buy(position))[:1]


def _seats_that_wait(position: Position) -> tuple[int, ...]:
    return tuple(_seats_able_to_buy(position))[1:]


def _task_for_seat(position: Position, seat: int) -> Task:
    params: Params = {"seat": Who(seat), "price": industry_price(position, seat)}
    cells = GRID.names_of(free_cells_for(PLACES, position, seat, "I"))
    return Task("buy", seat, params, ("I",), cells, optional=True)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _buying_seat,
    task_per_actor(_seats_able_to_buy, _task_for_seat),
    _legal_moves,
    procedure=procedures.BUY,
    later=_seats_that_wait,
)
