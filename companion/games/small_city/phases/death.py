"""Phase 6, its end: the seat with the most pollution chooses a death in its town, and a grave."""

from collections.abc import Iterable, Iterator
from typing import Literal

from companion.engine.agenda import Task
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Who
from companion.games.small_city import procedures
from companion.games.small_city.citizens.people import add_grave, remove_people, send_home
from companion.games.small_city.moves import Mourn, Move
from companion.games.small_city.phases.common_rules import OUT, Rules, Stage
from companion.games.small_city.plan import hall_cells, is_active, people_standing, seat_plan
from companion.games.small_city.position import Grave, Meeple, Position
from companion.geometry.bits import Mask
from companion.geometry.cells import mask_within
from companion.kit.tasks import seat_task, task_per_actor

# Who can die in a town, who is saved, and where the grave goes ----------------------------------------------


Fate = Literal["dies", "saved", "hall", "clinic"]
"""The fate of a chosen person: ``dies``, or ``saved`` and sent home by its owner's fire station.

``hall`` stands in the City Hall and ``clinic`` is protected by it, so that neither can be chosen."""


def judge_fate(position: Position, seat: int, person: Meeple) -> Fate:
    """Judge the choice of a person in a town to die (pollution.choice, B-09 to B-11).

    A clinic protects the citizens of its own town at home, a fire station protects those of its owner abroad.
    Both need a citizen inside.
    """
    if person.at in hall_cells(seat_plan(position, seat)):
        return "hall"
    if person.seat != seat:
        away = position.towns[person.seat]
        return "saved" if is_active(seat_plan(position, person.seat), away, person.seat, "FI") else "dies"
    return "clinic" if is_active(seat_plan(position, seat), position.towns[seat], seat, "CL") else "dies"


def people_to_choose(position: Position, seat: int) -> Iterator[tuple[Meeple, Fate]]:
    """Yield the people a seat may choose in its town, with their fates."""
    for one in position.towns[seat].people:
        what = judge_fate(position, seat, one)
        if what in ("dies", "saved"):
            yield one, what


def grave_cells(position: Position, seat: int) -> Mask:
    """Compute the mask of the squares of a town with a grave."""
    grid = seat_plan(position, seat).grid
    return grid.mask(*(grave.at for grave in position.towns[seat].graves))


def occupied_squares(position: Position, seat: int) -> Mask:
    """Compute the mask of the squares that hold a tile, a grave, or a person."""
    plan = seat_plan(position, seat)
    standing = plan.grid.mask(*(one.at for one in position.towns[seat].people))
    return plan.covered | grave_cells(position, seat) | standing


def squares_beside_mayor(position: Position, seat: int) -> Mask:
    """Compute the mask of the squares beside the mayor, in the mayor's town."""
    return mask_within(seat_plan(position, seat).grid, position.street) if seat == position.mayor else 0


def open_squares(position: Position, seat: int) -> Mask:
    """Compute the mask of the empty squares of the building area, those beside the mayor left out."""
    town, plan = position.towns[seat], seat_plan(position, seat)
    return plan.area(town.size) & ~occupied_squares(position, seat) & ~squares_beside_mayor(position, seat)


def squares_beside_graves(position: Position, seat: int) -> Mask:
    """Compute the mask of the open squares that share an edge with an older grave."""
    return seat_plan(position, seat).grid.orthogonal(grave_cells(position, seat)) & open_squares(
        position, seat
    )


def grave_squares(position: Position, seat: int) -> Mask:
    """Compute the mask of the squares for the next grave: beside an older one, else any open one."""
    return squares_beside_graves(position, seat) or open_squares(position, seat)


# What stands against it -------------------------------------------------------------------------------------


def _chosen_citizen(position: Position, seat: int, move: Mourn) -> Meeple | None:
    return people_standing(position.towns[seat]).get(move.at)


def _has_fate(position: Position, seat: int, move: Mourn, kind: str) -> bool:
    one = _chosen_citizen(position, seat, move)
    return one is not None and judge_fate(position, seat, one) == kind


def _grave_mask(position: Position, seat: int, move: Mourn) -> Mask:
    """Compute the mask of the grave's square, 0 if no square is named or it is off the board."""
    return mask_within(seat_plan(position, seat).grid, (move.grave or "",))


def _check_dying(position: Position, seat: int, _move: Mourn) -> Findings:
    return KEPT if position.towns[seat].dying else BROKEN


def _check_person_on_square(position: Position, seat: int, move: Mourn) -> Findings:
    return KEPT if _chosen_citizen(position, seat, move) else (({"at": move.at}, ()),)


def _check_not_in_hall(position: Position, seat: int, move: Mourn) -> Findings:
    return (({"at": move.at}, (move.at,)),) if _has_fate(position, seat, move, "hall") else KEPT


def _check_not_protected(position: Position, seat: int, move: Mourn) -> Findings:
    if not _has_fate(position, seat, move, "clinic"):
        return KEPT
    cells = tuple(
        cell for tile in seat_plan(position, seat).tiles if tile.kind == "CL" for cell in tile.cells
    )
    return (({"at": move.at, "cells": cells}, cells),)


def _check_not_saved(position: Position, seat: int, move: Mourn) -> Findings:
    one = _chosen_citizen(position, seat, move)
    if move.grave is None or one is None or not _has_fate(position, seat, move, "saved"):
        return KEPT
    return (({"at": move.at, "seat": Who(one.seat)}, ()),)


def _check_grave_needed(position: Position, seat: int, move: Mourn) -> Findings:
    if move.grave is not None or _has_fate(position, seat, move, "saved"):
        return KEPT
    cells = seat_plan(position, seat).grid.names_of(grave_squares(position, seat))
    return (({"cells": cells}, cells),) if cells else KEPT


def _check_grave_on_board(position: Position, seat: int, move: Mourn) -> Findings:
    if move.grave is None or _grave_mask(position, seat, move):
        return KEPT
    return (({"at": move.grave}, ()),)


def _check_grave_square_free(position: Position, seat: int, move: Mourn) -> Findings:
    taken = _grave_mask(position, seat, move) & occupied_squares(position, seat)
    return (({"at": move.grave or ""}, (move.grave or "",)),) if taken else KEPT


def _check_inside_area(position: Position, seat: int, move: Mourn) -> Findings:
    area = seat_plan(position, seat).area(position.towns[seat].size)
    return (({"at": move.grave or ""}, ()),) if _grave_mask(position, seat, move) & ~area else KEPT


def _check_not_beside_mayor(position: Position, seat: int, move: Mourn) -> Findings:
    beside = _grave_mask(position, seat, move) & squares_beside_mayor(position, seat)
    return (({"at": move.grave or ""}, position.street),) if beside else KEPT


def _check_beside_graves(position: Position, seat: int, move: Mourn) -> Findings:
    cell, close = _grave_mask(position, seat, move), squares_beside_graves(position, seat)
    if not cell or cell & close or not close or cell & occupied_squares(position, seat):
        return KEPT
    cells = seat_plan(position, seat).grid.names_of(close)
    return (({"at": move.grave or "", "cells": cells}, cells),)


RULES: Rules = {
    Mourn: (
        OUT,
        Rule("not_dying", "pollution.who", _check_dying),
        Rule("nobody_there", "pollution.choice", _check_person_on_square, "impossible"),
        Rule("death_in_hall", "pollution.choice", _check_not_in_hall),
        Rule("clinic", "pollution.choice", _check_not_protected),
        Rule("saved_alive", "pollution.choice", _check_not_saved, "impossible"),
        Rule("grave_needed", "pollution.graves", _check_grave_needed),
        Rule("grave_off_board", "pollution.graves", _check_grave_on_board, "impossible"),
        Rule("grave_taken", "pollution.graves", _check_grave_square_free, "impossible"),
        Rule("grave_outside", "pollution.graves", _check_inside_area),
        Rule("grave_by_street", "pollution.graves", _check_not_beside_mayor),
        Rule("grave_apart", "pollution.graves", _check_beside_graves),
    )
}


def _apply_move(position: Position, seat: int, move: Mourn) -> Position:
    one = _chosen_citizen(position, seat, move)
    assert one is not None
    position = position.with_town(seat, dying=False)
    if judge_fate(position, seat, one) == "saved":
        return send_home(position, seat, one.at)
    town = remove_people(position.towns[seat], one.at)
    if move.grave is not None:
        return position.put_town(seat, add_grave(town, Grave(move.grave, one.seat)))
    position = position.put_town(seat, town)
    return position.with_citizens(one.seat, "buried", 1)


# What can be done -----------------------------------------------------------------------------------------


def _legal_moves(position: Position, seat: int) -> Iterable[Move]:
    town = position.towns[seat]
    if town.out or not town.dying:
        return
    squares = seat_plan(position, seat).grid.names_of(grave_squares(position, seat)) or (None,)
    for one, what in people_to_choose(position, seat):
        for grave in (None,) if what == "saved" else squares:
            yield Mourn(one.at, grave)


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    names = seat_plan(position, seat).grid.names
    people = [one.at for one in position.towns[seat].people]
    for at in people:
        yield from (Mourn(at, grave) for grave in (None, "z99", *names))
    yield from (Mourn(at) for at in names if at not in people)


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return tuple(
        seat
        for seat in position.order
        if position.towns[seat].dying and any(people_to_choose(position, seat))
    )


def _task_for_seat(position: Position, seat: int) -> Task:
    town, cells = position.towns[seat], (one.at for one, _ in people_to_choose(position, seat))
    return seat_task("mourn", seat, cells=cells, made=town.made, total=town.pollution)


def _excuse_seats(position: Position) -> Position:
    """Excuse the seats that have no person to lose."""
    for seat, town in enumerate(position.towns):
        if town.dying and not any(people_to_choose(position, seat)):
            position = position.with_town(seat, dying=False)
    return position


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    task_per_actor(_seats_to_act, _task_for_seat),
    _legal_moves,
    enter=_excuse_seats,
    leave=_excuse_seats,
    procedure=procedures.DEATH,
)
