"""Phase 3's rules: the turn of a seat, its citizens that must move, and the squares open to them."""

from collections.abc import Iterator

from companion.engine.rules import BROKEN, KEPT, AreaRule, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.small_city.citizens import walking
from companion.games.small_city.citizens.visiting import visits
from companion.games.small_city.moves import Move, MoveCitizen, Settle
from companion.games.small_city.phases.common_rules import OUT, Check, is_gone, waiting_seat
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import CellName, Meeple, Position
from companion.kit.turns import turn_rule

TURN = turn_rule("move.order", waiting_seat, "breaks", is_gone)

# Whose citizen it is, and whether it may go at all --------------------------------------------------------


def source_of(seat: int, move: MoveCitizen) -> int:
    """Return the seat in whose town the citizen stands."""
    return seat if move.out_of is None else move.out_of


def goal_of(seat: int, move: MoveCitizen) -> int:
    """Return the seat to whose town the citizen goes."""
    return source_of(seat, move) if move.town is None else move.town


def _towns_exist(position: Position, seat: int, move: MoveCitizen) -> bool:
    count = len(position.towns)
    return all(
        one < count and not position.towns[one].out for one in (source_of(seat, move), goal_of(seat, move))
    )


def _mover(position: Position, seat: int, move: MoveCitizen) -> Meeple | None:
    source = source_of(seat, move)
    if source >= len(position.towns):
        return None
    return visits(position, seat)[source].people.get(move.origin)


def _no_town(position: Position, seat: int, move: MoveCitizen) -> Findings:
    return KEPT if _towns_exist(position, seat, move) else BROKEN


def _check_mover(position: Position, seat: int, move: MoveCitizen) -> Findings:
    return KEPT if _mover(position, seat, move) else (({"at": move.origin}, (move.origin,)),)


def _not_yours(position: Position, seat: int, move: MoveCitizen) -> Findings:
    one = _mover(position, seat, move)
    if one is None or one.seat == seat:
        return KEPT
    return (({"at": move.origin, "seat": Who(one.seat)}, (move.origin,)),)


def _already_moved(position: Position, seat: int, move: MoveCitizen) -> Findings:
    one = _mover(position, seat, move)
    return (({"at": move.origin}, (move.origin,)),) if one and one.spent else KEPT


def _check_in_hall(position: Position, seat: int, move: MoveCitizen) -> Findings:
    home = visits(position, seat)[seat]
    waits = source_of(seat, move) == seat and move.origin in home.people and home.hall & home.bit(move.origin)
    return (({"at": move.origin}, (move.origin,)),) if waits else KEPT


def _off_board(position: Position, seat: int, move: MoveCitizen) -> Findings:
    goal = goal_of(seat, move)
    if goal >= len(position.towns) or move.to in visits(position, seat)[goal].grid.index:
        return KEPT
    return (({"at": move.to}, ()),)


# Where it goes: the rules about squares, asked about one of them -------------------------------------------


def _about_square(rule: AreaRule[walking.Walk]) -> Check:
    def check(position: Position, seat: int, move: MoveCitizen) -> Findings:
        if not _towns_exist(position, seat, move):
            return KEPT
        way = walking.walk(position, seat, source_of(seat, move), move.origin, goal_of(seat, move))
        square = way.goal.bit(move.to)
        found = rule.findings(way.goal.grid, way, square)
        return tuple(({"at": move.to, **params}, cells) for params, cells in found)

    return Rule(rule.id, rule.section, check, rule.kind)


NO_TOWN: Check = Rule("no_town", "move.tourists", _no_town, "impossible")
MOVE: tuple[Check, ...] = (
    OUT,
    TURN,
    NO_TOWN,
    Rule("nobody_to_move", "move.order", _check_mover, "impossible"),
    Rule("not_your_citizen", "move.order", _not_yours, "impossible"),
    Rule("already_moved", "move.order", _already_moved),
    Rule("in_hall", "move.settle", _check_in_hall),
    Rule("walk_off_board", "move.must", _off_board, "impossible"),
    *(_about_square(rule) for rule in (*walking.PLACES, *walking.TRAVEL)),
)

# The City Hall, and the end of a seat's turn ---------------------------------------------------------------


def _still_owed(position: Position, seat: int, _move: Move) -> Findings:
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


def in_own_hall(position: Position, seat: int) -> Iterator[Meeple]:
    """Yield a seat's citizens that wait on its City Hall."""
    home = visits(position, seat)[seat]
    return (one for one in home.own if home.hall & home.bit(one.at))


def _hall_empty(position: Position, seat: int, _move: Settle) -> Findings:
    return KEPT if any(in_own_hall(position, seat)) else BROKEN


def _not_r1(position: Position, seat: int, move: Settle) -> Findings:
    tile = seat_plan(position, seat).tile_at(move.to)
    if tile is None or tile.kind == "R1":
        return KEPT
    return (({"at": move.to, "tile": Word(f"tile-{tile.kind}")}, (move.to,)),)


def _settling_rule(rule: AreaRule[walking.Walk]) -> Check:
    asked = _about_square(rule).check
    return Rule(
        rule.id,
        rule.section,
        lambda position, seat, move: asked(position, seat, MoveCitizen("a99", move.to)),
        rule.kind,
    )


def _off_own_board(position: Position, seat: int, move: Settle) -> Findings:
    return _off_board(position, seat, MoveCitizen(move.to, move.to))


SETTLE: tuple[Check, ...] = (
    OUT,
    TURN,
    Rule("settle_last", "move.settle", _still_owed),
    Rule("hall_empty", "move.settle", _hall_empty, "impossible"),
    Rule("walk_off_board", "move.settle", _off_own_board, "impossible"),
    *(_settling_rule(rule) for rule in (walking.BARE, walking.NO_PLACE, walking.PLACE_TAKEN)),
    Rule("not_r1", "move.settle", _not_r1),
)
DONE: tuple[Check, ...] = (OUT, TURN, Rule("must_move", "move.must", _still_owed))
