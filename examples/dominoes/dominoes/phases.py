"""The rules, each with the section of the rulebook that it cites, and what a move does."""

from typing import Any

from msgspec.structs import replace

from companion.engine.phases import Phases
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.kit.laying import Laying
from companion.kit.phase_parts import MoveKind, make_phases, make_stage
from companion.kit.piece_parts import make_repairs, make_targets
from companion.kit.seat_changes import with_seat
from dominoes.position import GRID, Lay, Table

GATE = "a1"

LAYING: Laying[Table] = Laying(
    Lay,
    board=lambda _table: GRID,
    taken=lambda table, seat: table.courts[seat].mask,
    section="lay",
    alike=True,
)
"""Every way to lay a domino, and what holds for all of them."""


def _check_joined(table: Table, seat: int, move: Lay) -> Findings:
    """Check that the first domino lies at the gate, unless agreed otherwise, and others beside one."""
    court, here = table.courts[seat], LAYING.covers(table, move)
    if court.paved:
        return KEPT if GRID.orthogonal(here) & court.mask else BROKEN
    return KEPT if table.rulings.first == "anywhere" or GATE in (move.at, move.to) else BROKEN


RULES: tuple[Rule[Table, Any], ...] = (*LAYING.rules, Rule("joined", "lay", _check_joined))


def _apply_lay(table: Table, seat: int, move: Lay) -> Table:
    paved = (*table.courts[seat].paved, (move.at, move.to))
    return replace(with_seat(table, "courts", seat, paved=paved), turn=(seat + 1) % len(table.courts))


def _can_lay(table: Table, seat: int) -> bool:
    return any(keeps_all(RULES, table, seat, move) for move in LAYING.candidates(table, seat))


def _find_actor(table: Table) -> int | None:
    return table.turn if _can_lay(table, table.turn) else None


def _list_unfinished(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(table.courts)) if _can_lay(table, seat))


STAGE = make_stage(
    "lay",
    {Lay: MoveKind(_apply_lay, LAYING.candidates, RULES)},
    turn=_find_actor,
    section="lay",
    pieces=("domino",),
    unfinished=_list_unfinished,
)


def skip_blocked_seats(table: Table) -> Table:
    """Pass the turn to the next seat that can lay, or end the game if none can."""
    count = len(table.courts)
    around = ((table.turn + step) % count for step in range(count))
    following = next((seat for seat in around if _can_lay(table, seat)), None)
    if table.over or following is None:
        return replace(table, over=True)
    return replace(table, turn=following)


PHASES: Phases[Table, Lay] = make_phases(
    {"lay": STAGE}, settle=skip_blocked_seats, rounds=lambda _table: 1, section="lay"
)

list_targets = make_targets({"domino": lambda table, _seat: LAYING.targets(table)})
"""Lists every way to lay a domino, legal or not."""

list_repairs = make_repairs(
    PHASES, {Lay: lambda table, _seat, move, is_legal: LAYING.repairs(table, move, is_legal)}
)
"""Proposes other places for a refused domino: turned around, or on the nearest squares."""
