"""Phase 3's rules: the turn of a seat, its citizens that must move, and the squares open to them."""

from collections.abc import Iterator

from companion.engine.rules import BROKEN, KEPT, AreaRule, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.small_city.citizens import walking
from companion.games.small_city.citizens.visiting import visits_of
from companion.games.small_city.moves import Move, MoveCitizen, Settle
from companion.games.small_city.phases.common_rules import OUT, Check, first_unfinished_seat, is_town_given_up
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import CellName, Meeple, Position
from companion.kit.turns import turn_rule

TURN = turn_rule("move.order", first_unfinished_seat, "breaks", is_town_given_up)

# Whose citizen it is, and whether it may go at all --------------------------------------------------------


def source_seat(seat: int, move: MoveCitizen) -> int:
    """Return the seat in whose town the citizen stands."""
    return seat if move.out_of is None else move.out_of


def goal_seat(seat: int, move: MoveCitizen) -> int:
    """Return the seat to whose town the citizen goes."""
    return source_seat(seat, move) if move.town is None else move.town


def _are_towns_in_game(position: Position, seat: int, move: MoveCitizen) -> bool:
    count = len(position.towns)
    return all(
        one < count and not position.towns[one].out
        for one in (source_seat(seat, move), goal_seat(seat, move))
    )


def _citizen_to_move(position: Position, seat: int, move: MoveCitizen) -> Meeple | None:
    source = source_seat(seat, move)
    if source >= len(position.towns):
        return None
    return visits_of(position, seat)[source].people.get(move.origin)


def _check_towns_in_game(position: Position, seat: int, move: MoveCitizen) -> Findings:
    return KEPT if _are_towns_in_game(position, seat, move) else BROKEN


def _check_mover(position: Position, seat: int, move: MoveCitizen) -> Findings:
    return KEPT if _citizen_to_move(position, seat, move) else (({"at": move.origin}, (move.origin,)),)


def _check_own_citizen(position: Position, seat: int, move: MoveCitizen) -> Findings:
    one = _citizen_to_move(position, seat, move)
    if one is None or one.seat == seat:
        return KEPT
    return (({"at": move.origin, "seat": Who(one.seat)}, (move.origin,)),)


def _check_not_moved(position: Position, seat: int, move: MoveCitizen) -> Findings:
    one = _citizen_to_move(position, seat, move)
    return (({"at": move.origin}, (move.origin,)),) if one and one.spent else KEPT


def _check_not_from_hall(position: Position, seat: int, move: MoveCitizen) -> Findings:
    home = visits_of(position, seat)[seat]
    waits = (
        source_seat(seat, move) == seat
        and move.origin in home.people
        and home.hall & home.mask_of(move.origin)
    )
    return (({"at": move.origin}, (move.origin,)),) if waits else KEPT


def _check_goal_on_board(position: Position, seat: int, move: MoveCitizen) -> Findings:
    goal = goal_seat(seat, move)
    if goal >= len(position.towns) or move.to in visits_of(position, seat)[goal].grid.index:
        return KEPT
    return (({"at": move.to}, ()),)


# Where it goes: the rules about squares, asked about one of them -------------------------------------------


def _rule_about_square(rule: AreaRule[walking.Walk]) -> Check:
    def check(position: Position, seat: int, move: MoveCitizen) -> Findings:
        if not _are_towns_in_game(position, seat, move):
            return KEPT
        way = walking.find_walk(position, seat, source_seat(seat, move), move.origin, goal_seat(seat, move))
        square = way.goal.mask_of(move.to)
        found = rule.findings(way.goal.grid, way, square)
        return tuple(({"at": move.to, **params}, cells) for params, cells in found)

    return Rule(rule.id, rule.section, check, rule.kind)


NO_TOWN: Check = Rule("no_town", "move.tourists", _check_towns_in_game, "impossible")
MOVE: tuple[Check, ...] = (
    OUT,
    TURN,
    NO_TOWN,
    Rule("nobody_to_move", "move.order", _check_mover, "impossible"),
    Rule("not_your_citizen", "move.order", _check_own_citizen, "impossible"),
    Rule("already_moved", "move.order", _check_not_moved),
    Rule("in_hall", "move.settle", _check_not_from_hall),
    Rule("walk_off_board", "move.must", _check_goal_on_board, "impossible"),
    *(_rule_about_square(rule) for rule in (*walking.PLACES, *walking.TRAVEL)),
)

# The City Hall, and the end of a seat's turn ---------------------------------------------------------------


def _check_nobody_must_move(position: Position, seat: int, _move: Move) -> Findings:
    found: dict[int, list[CellName]] = {}
    for host, one in walking.citizens_to_move(position, seat):
        found.setdefault(host, []).append(one.at)
    return tuple(
        (
            {"town": Who(host), "home": int(host == seat), "cells": tuple(cells), "n": len(cells)},
            tuple(cells) if host == seat else (),
        )
        for host, cells in found.items()
    )


def citizens_in_own_hall(position: Position, seat: int) -> Iterator[Meeple]:
    """Yield a seat's citizens that wait on its City Hall."""
    home = visits_of(position, seat)[seat]
    return (one for one in home.own_citizens if home.hall & home.mask_of(one.at))


def _check_citizen_in_hall(position: Position, seat: int, _move: Settle) -> Findings:
    return KEPT if any(citizens_in_own_hall(position, seat)) else BROKEN


def _check_goal_is_r1(position: Position, seat: int, move: Settle) -> Findings:
    tile = seat_plan(position, seat).tile_at(move.to)
    if tile is None or tile.kind == "R1":
        return KEPT
    return (({"at": move.to, "tile": Word(f"tile-{tile.kind}")}, (move.to,)),)


def _settling_rule(rule: AreaRule[walking.Walk]) -> Check:
    asked = _rule_about_square(rule).check
    return Rule(
        rule.id,
        rule.section,
        lambda position, seat, move: asked(position, seat, MoveCitizen("a99", move.to)),
        rule.kind,
    )


def _check_home_on_board(position: Position, seat: int, move: Settle) -> Findings:
    return _check_goal_on_board(position, seat, MoveCitizen(move.to, move.to))


SETTLE: tuple[Check, ...] = (
    OUT,
    TURN,
    Rule("settle_last", "move.settle", _check_nobody_must_move),
    Rule("hall_empty", "move.settle", _check_citizen_in_hall, "impossible"),
    Rule("walk_off_board", "move.settle", _check_home_on_board, "impossible"),
    *(_settling_rule(rule) for rule in (walking.BARE, walking.NO_PLACE, walking.PLACE_TAKEN)),
    Rule("not_r1", "move.settle", _check_goal_is_r1),
)
DONE: tuple[Check, ...] = (OUT, TURN, Rule("must_move", "move.must", _check_nobody_must_move))
