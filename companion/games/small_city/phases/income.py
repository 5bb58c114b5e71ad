"""Phase 4: tourists and $1 squares pay all seats, then each seat trades in its shops, and produces."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.memo import cache_by_identity
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.stage import Confirmation
from companion.engine.words import Who, Word
from companion.games.small_city import procedures
from companion.games.small_city.citizens import trading
from companion.games.small_city.citizens.people import goods_in_store, room_for_cubes, stand_up_all
from companion.games.small_city.moves import Collect, Move, Produce, Trade
from companion.games.small_city.phases.common_rules import (
    OUT,
    Check,
    Rules,
    Stage,
    mark_none_finished,
    unfinished_seats,
)
from companion.games.small_city.plan import people_standing, seat_plan
from companion.games.small_city.position import Meeple, Position
from companion.games.small_city.printed import COLOURS, Colour
from companion.kit.tasks import seat_task, task_per_actor

GOODS_SQUARES = "mx"
"""Squares that take a cube, for money and for votes."""
SHOP_SQUARES = "mvx"
"""Squares that trade; ``v`` takes money for votes."""
MOST_PAID = 4
"""Most dollars that buy votes at once."""

# The table's part -----------------------------------------------------------------------------------------


def _check_not_collected(position: Position, _seat: int, _move: Move) -> Findings:
    return BROKEN if position.collected else KEPT


def _check_collected(position: Position, _seat: int, _move: Move) -> Findings:
    return KEPT if position.collected else BROKEN


def _check_not_done(position: Position, seat: int, _move: Move) -> Findings:
    return BROKEN if position.towns[seat].done else KEPT


COLLECT: tuple[Check, ...] = (
    OUT,
    Rule("collected_already", "income.tourists", _check_not_collected, "impossible"),
)
FIRST: tuple[Check, ...] = (
    OUT,
    Rule("collect_first", "income", _check_collected),
    Rule("income_done", "income", _check_not_done),
)

# Shops ----------------------------------------------------------------------------------------------------


def _seat_of_town(seat: int, move: Trade) -> int:
    return seat if move.town is None else move.town


def _check_town_exists(position: Position, seat: int, move: Trade) -> Findings:
    return KEPT if _seat_of_town(seat, move) < len(position.towns) else BROKEN


def _find_trader(position: Position, seat: int, move: Trade) -> Meeple | None:
    where = _seat_of_town(seat, move)
    if where >= len(position.towns):
        return None
    one = people_standing(position.towns[where]).get(move.at)
    return one if one and one.seat == seat else None


def _function_at(position: Position, seat: int, move: Trade) -> str:
    where = _seat_of_town(seat, move)
    return (
        seat_plan(position, where).functions_by_cell.get(move.at, "") if where < len(position.towns) else ""
    )


def _check_trader_there(position: Position, seat: int, move: Trade) -> Findings:
    if _check_town_exists(position, seat, move) or _find_trader(position, seat, move):
        return KEPT
    return (({"at": move.at}, ()),)


def _check_shop_there(position: Position, seat: int, move: Trade) -> Findings:
    does = _function_at(position, seat, move)
    if _check_town_exists(position, seat, move) or (does and does in SHOP_SQUARES):
        return KEPT
    return (({"at": move.at}, ()),)


def _check_not_used(position: Position, seat: int, move: Trade) -> Findings:
    one = _find_trader(position, seat, move)
    cells = (move.at,) if _seat_of_town(seat, move) == seat else ()
    return (({"at": move.at}, cells),) if one and one.spent else KEPT


def _check_payment(position: Position, seat: int, move: Trade) -> Findings:
    does = _function_at(position, seat, move)
    if not does or does not in SHOP_SQUARES:
        return KEPT
    takes_goods = does in GOODS_SQUARES
    right = move.cube is not None and not move.money if takes_goods else move.cube is None and move.money > 0
    return KEPT if right else (({"at": move.at, "what": "goods" if takes_goods else "money"}, ()),)


def _check_cube_in_store(position: Position, seat: int, move: Trade) -> Findings:
    if move.cube is None or move.cube in goods_in_store(position.towns[seat]):
        return KEPT
    return (({"cube": Word(f"cube-{move.cube}")}, ()),)


def _check_money(position: Position, seat: int, move: Trade) -> Findings:
    money = position.towns[seat].money
    if move.money <= money:
        return KEPT
    return (({"price": move.money, "money": money, "missing": move.money - money}, ()),)


TRADE: tuple[Check, ...] = (
    *FIRST,
    Rule("no_town", "income.shops", _check_town_exists, "impossible"),
    Rule("no_trader", "income.shops", _check_trader_there, "impossible"),
    Rule("no_shop", "income.shops", _check_shop_there, "impossible"),
    Rule("wrong_payment", "income.trade", _check_payment, "impossible"),
    Rule("traded_already", "income.trade", _check_not_used),
    Rule("no_such_cube", "income.trade", _check_cube_in_store, "impossible"),
    Rule("trade_money", "income.trade", _check_money),
)

# Factories ------------------------------------------------------------------------------------------------


def _check_produce_order(position: Position, seat: int, _move: Produce) -> Findings:
    """Report an earlier seat that scarce goods might leave without, as seats then produce in order."""
    if trading.has_plenty_of_cubes(position) or not (mine := trading.wanted_cubes(position, seat)):
        return KEPT
    earlier = Counter[Colour]()
    for other in position.order:
        if other == seat:
            return KEPT
        if position.towns[other].done:
            continue
        theirs = trading.wanted_cubes(position, other)
        earlier += theirs
        for colour in COLOURS:
            left = position.stock[colour]
            if left and mine[colour] and theirs[colour] and mine[colour] + earlier[colour] > left:
                return (({"seat": Who(other), "cube": Word(f"cube-{colour}"), "n": left}, ()),)
    return KEPT


def _check_drop_made(position: Position, seat: int, move: Produce) -> Findings:
    surplus = Counter(move.drop) - Counter(trading.compute_output(position, seat).home)
    return tuple(({"cube": Word(f"cube-{colour}"), "n": n}, ()) for colour, n in sorted(surplus.items()))


def _check_drop_count(position: Position, seat: int, move: Produce) -> Findings:
    needed = trading.count_excess(position, seat)
    if len(move.drop) == needed:
        return KEPT
    made, room = len(trading.compute_output(position, seat).home), len(room_for_cubes(position, seat))
    return (({"made": made, "room": room, "n": needed, "dropped": len(move.drop)}, ()),)


PRODUCE: tuple[Check, ...] = (
    *FIRST,
    Rule("produce_order", "income.factories", _check_produce_order),
    Rule("not_made", "income.storage", _check_drop_made, "impossible"),
    Rule("drop_count", "income.storage", _check_drop_count),
)

# What moves change, and what can be done ------------------------------------------------------------------


def apply_move(position: Position, seat: int, move: Collect | Trade | Produce) -> Position:
    """Apply a move of this phase."""
    match move:
        case Collect():
            return trading.collect_income(position)
        case Trade():
            return trading.trade(position, seat, move)
        case Produce():
            return trading.produce(position, seat, move).with_town(seat, done=True)


def legal_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield every legal move of a seat in this phase."""
    if seat not in seats_to_act(position):
        return
    if not position.collected:
        yield Collect()
        return
    yield from _legal_trades(position, seat)
    if not _check_produce_order(position, seat, Produce()):
        for drop in trading.possible_drops(position, seat):
            yield Produce(drop=drop)
            yield Produce("hall", drop)


def _legal_trades(position: Position, seat: int) -> Iterator[Trade]:
    town = position.towns[seat]
    have = [colour for colour in COLOURS if colour in goods_in_store(town)]
    for one in trading.find_workers(position, seat):
        where = None if one.town == seat else one.town
        if one.does and one.does in GOODS_SQUARES:
            yield from (Trade(one.at, where, cube=colour) for colour in have)
        elif one.does == "v":
            yield from (Trade(one.at, where, money=n) for n in range(1, min(MOST_PAID, town.money) + 1))


def candidate_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield every move a seat could name in this phase."""
    yield Collect()
    for host, town in enumerate(position.towns):
        where = None if host == seat else host
        for at in dict.fromkeys((*seat_plan(position, host).functions_by_cell, *people_standing(town))):
            yield from (Trade(at, where, cube=colour) for colour in COLOURS)
            yield from (Trade(at, where, money=n) for n in range(MOST_PAID + 1))
    named = {drop for count in range(3) for drop in combinations_with_replacement(COLOURS, count)}
    for drop in sorted(named | set(trading.possible_drops(position, seat))):
        yield Produce(drop=drop)
        yield Produce("hall", drop)


@cache_by_identity(64)
def seats_to_act(position: Position) -> tuple[int, ...]:
    """List the seats that have not produced.

    A seat that can only wait for scarce cubes is left out.
    """
    seats = unfinished_seats(position)
    return tuple(seat for seat in seats if _can_act(position, seat)) if position.collected else seats


def _seats_that_wait(position: Position) -> tuple[int, ...]:
    """List the seats that can only wait for scarce cubes, which others take first."""
    acting = seats_to_act(position)
    return tuple(seat for seat in unfinished_seats(position) if seat not in acting)


def _can_act(position: Position, seat: int) -> bool:
    return not _check_produce_order(position, seat, Produce()) or any(_legal_trades(position, seat))


def _confirm(position: Position, seat: int) -> Confirmation[Move] | None:
    """Find the payment of all seats, then the production of a seat without a trade or a cube too many."""
    if not position.collected:
        nothing = not any(trading.income_of(position, each) for each in position.order)
        return Confirmation(Collect(), nothing, common=True)
    if trading.count_excess(position, seat) or any(_legal_trades(position, seat)):
        return None
    made, votes = trading.compute_output(position, seat), trading.star_votes(position, seat)
    return Confirmation(Produce(), not (made.home or made.abroad or votes))


def _task_for_seat(position: Position, seat: int) -> Task:
    """Build a seat's task: its income, then its trades and its production."""
    if not position.collected:
        return seat_task("collect", seat, shared=True, money=trading.income_of(position, seat))
    shops = [one for one in trading.find_workers(position, seat) if one.does and one.does in SHOP_SQUARES]
    cells = (one.at for one in shops if one.town == seat)
    made = trading.compute_output(position, seat)
    count = len(made.home) + len(made.abroad)
    return seat_task("produce", seat, cells=cells, shared=True, n=count, shops=len(shops))


def begin_phase(position: Position) -> Position:
    """Reset the cubes made and the payment of the tourists."""
    position = replace(mark_none_finished(position), collected=False)
    for seat, town in enumerate(position.towns):
        if town.produced:
            position = position.with_town(seat, produced=0)
    return position


def end_phase(position: Position) -> Position:
    """Stand up all people."""
    return replace(stand_up_all(mark_none_finished(position)), collected=False)


RULES: Rules = {Collect: COLLECT, Trade: TRADE, Produce: PRODUCE}

STAGE = Stage(
    RULES,
    apply_move,
    candidate_moves,
    seats_to_act,
    task_per_actor(seats_to_act, _task_for_seat),
    legal_moves,
    begin_phase,
    end_phase,
    procedure=procedures.INCOME,
    later=_seats_that_wait,
    confirm=_confirm,
)
