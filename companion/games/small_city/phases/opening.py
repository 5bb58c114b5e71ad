"""Setup: the table before the first round, the City Halls, and each seat's secret promise."""

from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.memo import cache_by_part
from companion.engine.rows import Rows, join_rows
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.words import Who, Word
from companion.games.small_city import procedures
from companion.games.small_city.building.placing import tile_word
from companion.games.small_city.citizens.people import add_people
from companion.games.small_city.moves import Found, Keep, Move
from companion.games.small_city.phases.common_rules import Rules, Stage, mark_none_finished
from companion.games.small_city.plan import Plan, laying_of, names_of, plan_of, seat_plan
from companion.games.small_city.position import Laid, Meeple, Position, Readings, Stock, Town
from companion.games.small_city.printed import COLOURS, FAMILIES, LIMITED, Printed, Side, printed_values
from companion.geometry.bits import bits

WORTHS = (6, 12, 18)
"""The three piles of promises, by the votes on their cards."""

SIDES: tuple[Side, ...] = ("easy", "expert")
ALL_PROMISES = 32

Own = tuple[tuple[str, str], ...]


def open_table(seats: int, start: int, rulings: Readings, own: Own = ()) -> Position:
    """Begin the table before any City Hall is laid (setup).

    The three citizens of the City Hall wait in the Career Center until it lies: 14 and 8 make 22.

    Args:
        seats: 2 to 4.
        start: the seat that hosts the mayor and plays first.
        rulings: the readings of ambiguous rules.
        own: the owner's entries of the box.

    Raises:
        WireError: an entry does not fit the box.
    """
    own = tuple(sorted(own))
    box = printed_values(own)
    career = box.number("career") + box.number("hall_citizens")
    towns = tuple(
        Town(money=starting_money(box, (seat - start) % seats), career=career, central=box.number("central"))
        for seat in range(seats)
    )
    return Position(
        round=1,
        phase="setup",
        mayor=start,
        towns=towns,
        stock=fill_stock(box, seats),
        own=own,
        rulings=rulings,
    )


def starting_money(box: Printed, rank: int) -> int:
    """Look up the starting money by place in the order of play, counted from 0 (setup.money)."""
    amounts = box.numbers["start_money"]
    return amounts[min(rank, len(amounts) - 1)]


def fill_stock(box: Printed, seats: int) -> Stock:
    """Fill the middle of the table, with one limited tile of a kind fewer than seats (setup.limited)."""
    counts = {name: int(box.texts[f"stock-{name}"]) for name in (*FAMILIES, "WA")}
    counts |= dict.fromkeys(LIMITED, seats - 1)
    counts |= {colour: int(box.texts[f"cubes-{colour}"]) for colour in COLOURS}
    return Stock(**counts)


# The City Hall --------------------------------------------------------------------------------------------


def _founding_town(position: Position, seat: int, side: Side) -> Plan:
    return plan_of(position, replace(position.towns[seat], side=side))


def _check_hall_not_laid(position: Position, seat: int, _move: Found) -> Findings:
    return BROKEN if "CH" in seat_plan(position, seat).kinds else KEPT


def _check_hall_shape(position: Position, seat: int, move: Found) -> Findings:
    return KEPT if laying_of(_founding_town(position, seat, move.side), "CH", move.cells) else BROKEN


def _check_hall_in_area(position: Position, seat: int, move: Found) -> Findings:
    plan = _founding_town(position, seat, move.side)
    laying = laying_of(plan, "CH", move.cells)
    outside = plan.grid.names_of(laying.mask & ~plan.area(0)) if laying else ()
    return (({"cells": outside}, outside),) if outside else KEPT


def _check_other_side(position: Position, seat: int, move: Found) -> Findings:
    """Report squares in use that this side of the board does not have.

    They hold what the table has put there by corrections.
    """
    town, index = position.towns[seat], _founding_town(position, seat, move.side).grid.index
    squares = [cell for tile in town.tiles for cell in tile.cells]
    squares += [one.at for ones in (town.people, town.cubes, town.graves) for one in ones]
    cells = tuple(dict.fromkeys(cell for cell in squares if cell not in index))
    return (({"cells": cells}, cells),) if cells else KEPT


def _check_not_covering(position: Position, seat: int, move: Found) -> Findings:
    laid = {cell: tile_word(tile.kind) for tile in position.towns[seat].tiles for cell in tile.cells}
    cells = tuple(cell for cell in move.cells if cell in laid)
    others = tuple(dict.fromkeys(laid[cell] for cell in cells))
    return (({"warehouse": 0, "cells": cells, "others": others}, cells),) if cells else KEPT


def _check_no_graves(position: Position, seat: int, move: Found) -> Findings:
    graves = {grave.at for grave in position.towns[seat].graves}
    cells = tuple(cell for cell in move.cells if cell in graves)
    return (({"warehouse": 0, "cells": cells}, cells),) if cells else KEPT


# Promises -------------------------------------------------------------------------------------------------


def count_promises_in_play(position: Position) -> int:
    """Count the promise cards in play: 1 to 16, or to 32 in the advanced game."""
    return procedures.BASIC_PROMISES if position.rulings.promises == "basic" else ALL_PROMISES


def has_kept_promise(town: Town) -> bool:
    """Check that a seat has kept a promise.

    ``done`` tells so to seats that must not know which promise it is.
    """
    return town.done or town.promise > 0


def _check_not_kept(position: Position, seat: int, _move: Keep) -> Findings:
    return BROKEN if has_kept_promise(position.towns[seat]) else KEPT


def _check_cards_in_pool(position: Position, _seat: int, move: Keep) -> Findings:
    most = count_promises_in_play(position)
    wrong = sorted({card for card in (*move.drawn, move.kept) if card > most})
    return tuple(({"promise": card, "most": most}, ()) for card in wrong)


def _check_drawn_worths(position: Position, _seat: int, move: Keep) -> Findings:
    if not move.drawn:
        return KEPT
    worths = tuple(sorted(position.box.promise_worth(card) for card in move.drawn))
    return KEPT if worths == WORTHS else BROKEN


def _check_kept_drawn(_position: Position, _seat: int, move: Keep) -> Findings:
    if not move.drawn or move.kept in move.drawn:
        return KEPT
    return (({"promise": move.kept, "title": Word(f"promise-{move.kept}")}, ()),)


RULES: Rules = {
    Found: (
        Rule("hall_laid", "setup.hall", _check_hall_not_laid, "impossible"),
        Rule("hall_shape", "setup.hall", _check_hall_shape, "impossible"),
        Rule("hall_area", "setup.hall", _check_hall_in_area),
        Rule("off_board", "setup.hall", _check_other_side, "impossible"),
        Rule("covered", "setup.hall", _check_not_covering, "impossible"),
        Rule("grave", "pollution.graves", _check_no_graves, "impossible"),
    ),
    Keep: (
        Rule("kept_already", "setup.promises", _check_not_kept, "impossible"),
        Rule("not_in_pool", "setup.advanced", _check_cards_in_pool),
        Rule("one_of_each", "setup.promises", _check_drawn_worths),
        Rule("not_drawn", "setup.promises", _check_kept_drawn, "impossible"),
    ),
}


def _apply_move(position: Position, seat: int, move: Found | Keep) -> Position:
    if isinstance(move, Keep):
        return position.with_town(seat, drawn=tuple(sorted(move.drawn)), promise=move.kept, done=True)
    return _found_town(position, seat, move)


def _found_town(position: Position, seat: int, move: Found) -> Position:
    plan = _founding_town(position, seat, move.side)
    laying = laying_of(plan, "CH", move.cells)
    assert laying is not None
    cells, town = names_of(plan, laying), position.towns[seat]
    moving = min(position.box.number("hall_citizens"), len(cells), town.career)
    size = min(town.size, len(plan.ground.areas) - 1)
    tiles = (*town.tiles, Laid("CH", cells))
    town = replace(town, side=move.side, size=size, tiles=tiles, career=town.career - moving)
    return position.put_town(seat, add_people(town, *(Meeple(at, seat) for at in cells[:moving])))


# What can be done -----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _possible_keeps(own: Own, most: int) -> tuple[Keep, ...]:
    box = printed_values(own)
    piles = [[card for card in range(1, most + 1) if box.promise_worth(card) == worth] for worth in WORTHS]
    alone = [Keep((), card) for card in range(1, most + 1)]
    return (*alone, *(Keep(tuple(sorted(drawn)), kept) for drawn in product(*piles) for kept in drawn))


@lru_cache(maxsize=1)
def _illegal_keeps() -> tuple[Keep, ...]:
    cards = range(1, ALL_PROMISES - 2)
    return (
        *(Keep((), card) for card in range(procedures.BASIC_PROMISES + 1, ALL_PROMISES + 1)),
        *(Keep((card, card), card) for card in cards),
        *(Keep((card, card + 1, card + 2), card + 3) for card in cards),
    )


def _possible_halls(position: Position, seat: int, side: Side) -> Iterator[Found]:
    plan = _founding_town(position, seat, side)
    for laying in position.box.layings("CH", plan.grid):
        yield Found(names_of(plan, laying), side)


def _town_key(position: Position, seat: int) -> tuple[Hashable, ...]:
    town = position.towns[seat]
    there = town.tiles, town.people, town.cubes, town.graves
    return position.own, position.rulings, town.board, there


@cache_by_part(_town_key, 64)
def _legal_halls(position: Position, seat: int) -> tuple[Found, ...]:
    """List the legal places of the City Hall, cached for all towns with the same things in them."""
    halls = (one for side in SIDES for one in _possible_halls(position, seat, side))
    return tuple(one for one in halls if keeps_all(RULES[Found], position, seat, one))


def _legal_moves(position: Position, seat: int) -> Rows[Move]:
    halls = _legal_halls(position, seat) if "CH" not in seat_plan(position, seat).kinds else ()
    kept = has_kept_promise(position.towns[seat])
    return join_rows(halls, () if kept else _possible_keeps(position.own, count_promises_in_play(position)))


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    for side in SIDES:
        yield from _possible_halls(position, seat, side)
        grid = _founding_town(position, seat, side).grid
        yield from (Found(grid.names_of(one), side) for one in (1 << cell for cell in bits(grid.full)))
    legal = _possible_keeps(position.own, count_promises_in_play(position))
    yield from dict.fromkeys((*legal, *_illegal_keeps()))


# Who is asked ---------------------------------------------------------------------------------------------


def _is_unready(position: Position, seat: int) -> bool:
    return "CH" not in seat_plan(position, seat).kinds or not has_kept_promise(position.towns[seat])


def _missing_tasks(position: Position, seat: int) -> Iterator[str]:
    if "CH" not in seat_plan(position, seat).kinds:
        yield "found" if _legal_halls(position, seat) else "found_no_room"
    if not has_kept_promise(position.towns[seat]):
        yield "keep"


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return tuple(seat for seat in position.order if _is_unready(position, seat))


def _current_tasks(position: Position) -> tuple[Task, ...]:
    return tuple(
        Task(what, seat, {"seat": Who(seat)})
        for seat in position.order
        for what in _missing_tasks(position, seat)
    )


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    _legal_moves,
    leave=mark_none_finished,
    procedure=procedures.SETUP,
)
