"""Third phase: districts with the neighbours they need grow by a free card."""

from collections.abc import Iterable, Iterator

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, AreaRule, Findings, Rule
from companion.engine.words import Params, Who
from companion.games.card_city import growth, procedures
from companion.games.card_city.city import GRID, compute_layout, split_districts
from companion.games.card_city.laying import lay_and_pay
from companion.games.card_city.moves import Develop, Move, Stop
from companion.games.card_city.phases.stage import Rules, Stage, place_checks
from companion.games.card_city.placing import INDUSTRY_RESIDENCE, OCCUPIED, SQUARE, supply_rule
from companion.games.card_city.position import CARDS, Card, Position
from companion.games.card_city.site import Site, cell_names, free_cells_for
from companion.geometry.bits import Mask, bits
from companion.kit.tasks import task_per_actor

PLACES: tuple[AreaRule[Site], ...] = (
    growth.ONLY_DEVELOP,
    supply_rule("develop.supply"),
    OCCUPIED,
    growth.NO_DISTRICT,
    growth.CULTURE,
    growth.RESIDENCES,
    growth.JOINS,
    SQUARE,
    growth.FREE_LIMIT,
    INDUSTRY_RESIDENCE,
)
"""Rules against a free card on a cell."""

GROWING: tuple[Card, ...] = ("R", "C")
"""The kinds of district that grow."""


def districts_to_develop(position: Position, seat: int) -> Iterator[tuple[Card, Mask]]:
    """Yield the kinds of district that a seat may still develop, each with the mask of legal cells."""
    for card in GROWING:
        if cells := free_cells_for(PLACES, position, seat, card):
            yield card, cells


def _developable_cells(position: Position, seat: int) -> Mask:
    cells = 0
    for _, where in districts_to_develop(position, seat):
        cells |= where
    return cells


def _check_nothing_to_develop(position: Position, seat: int, _move: Move) -> Findings:
    if position.rulings.develop == "optional":
        return KEPT
    cells = _developable_cells(position, seat)
    return (({"cells": cell_names(cells)}, GRID.names_of(cells)),) if cells else KEPT


RULES: Rules = {
    Develop: place_checks(PLACES),
    Stop: (Rule("must_develop", "develop.must", _check_nothing_to_develop),),
}


def _apply_move(position: Position, seat: int, move: Develop | Stop) -> Position:
    if isinstance(move, Develop):
        return lay_and_pay(position, seat, move)
    return position.with_town(seat, done=True)


def _legal_moves(position: Position, seat: int) -> Iterator[Move]:
    found = [
        Develop(card, GRID.names[cell])
        for card, cells in districts_to_develop(position, seat)
        for cell in bits(cells)
    ]
    yield from found
    if not found or position.rulings.develop == "optional":
        yield Stop()


def _candidate_moves(_position: Position, _seat: int) -> Iterable[Move]:
    yield Stop()
    for card in CARDS:
        yield from (Develop(card, at) for at in GRID.names)


def _seats_to_act(position: Position) -> tuple[int, ...]:
    """List the seats whose city still has a district to develop."""
    return tuple(
        seat
        for seat, town in enumerate(position.towns)
        if not town.done and any(districts_to_develop(position, seat))
    )


def _task_for_seat(position: Position, seat: int) -> Task:
    cells = _developable_cells(position, seat)
    params: Params = {
        "seat": Who(seat),
        "districts": _count_ready_districts(position, seat),
        "cells": cells.bit_count(),
    }
    pieces = tuple(card for card, _ in districts_to_develop(position, seat))
    optional = position.rulings.develop == "optional"
    return Task("develop", seat, params, pieces, GRID.names_of(cells), optional)


def _count_ready_districts(position: Position, seat: int) -> int:
    city = compute_layout(position.towns[seat].city)
    return sum(
        1
        for card, cells in districts_to_develop(position, seat)
        for district in split_districts(city.mask_of(card))
        if GRID.orthogonal(district) & cells
    )


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    task_per_actor(_seats_to_act, _task_for_seat),
    _legal_moves,
    procedure=procedures.DEVELOP,
)
