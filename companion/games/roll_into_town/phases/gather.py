"""Gather: farms, harbors and pickaxes give by themselves. Each lumberjack fells if its owner likes."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, Findings, Rule, keeps_all
from companion.games.roll_into_town.building.income import compute_income, ready_lumberjacks, trees_around
from companion.games.roll_into_town.land import put_token, seat_land
from companion.games.roll_into_town.marks import EMPTY
from companion.games.roll_into_town.moves import Fell
from companion.games.roll_into_town.phases.common_rules import actors_at_step, create_task, step_rule
from companion.games.roll_into_town.phases.stage import Check, Stage, StepStage
from companion.games.roll_into_town.position import AWAY, Position, with_goods
from companion.games.roll_into_town.printed import Goods
from companion.games.roll_into_town.words import token_word
from companion.geometry.bits import bits
from companion.kit.tasks import task_per_actor


def _check_lumberjack(position: Position, seat: int, move: Fell) -> Findings:
    """Judge the presence of a lumberjack. A square off the map has none either."""
    land = seat_land(position, seat)
    number = land.grid.index.get(move.at)
    if number is None:
        return (({"at": move.at, "on_map": 0}, ()),)
    if land.cells_of("lumberjack") >> number & 1:
        return KEPT
    there = token_word(land.cells[number])
    return (({"at": move.at, "on_map": 1, "there": there}, (move.at,)),)


def _check_trees_around(position: Position, seat: int, move: Fell) -> Findings:
    land = seat_land(position, seat)
    number = land.grid.index.get(move.at)
    if number is None or not land.cells_of("lumberjack") >> number & 1 or trees_around(land, number):
        return KEPT
    return (({"at": move.at}, (move.at,)),)


FELL: tuple[Check, ...] = (
    step_rule("gather"),
    Rule("lumberjack", "gather.lumberjack", _check_lumberjack, "impossible"),
    Rule("no_trees", "gather.lumberjack", _check_trees_around, "impossible"),
)
"""The rules of felling, in the order of the rulebook."""


def _apply_move(position: Position, seat: int, move: Fell) -> Position:
    """Remove the felled trees and add their wood, clamped to the most a seat can keep."""
    land, sheet = seat_land(position, seat), position.sheet(seat)
    trees = trees_around(land, land.grid.index[move.at])
    cells = sheet.cells
    for number in bits(trees):
        cells = put_token(cells, number, EMPTY)
    after = with_goods(replace(sheet, cells=cells), Goods(wood=trees.bit_count()))
    gathered = sheet.gathered + after.goods - sheet.goods
    return position.with_player(seat, sheet=replace(after, gathered=gathered))


def _collect_income(position: Position, seat: int) -> Position:
    """Add the income and record the goods really added."""
    sheet = position.sheet(seat)
    after = with_goods(sheet, compute_income(seat_land(position, seat)))
    return position.with_player(seat, sheet=replace(after, gathered=after.goods - sheet.goods))


def _legal_moves(position: Position, seat: int) -> Iterator[Fell]:
    land = seat_land(position, seat)
    named = (Fell(name) for name in land.grid.names_of(land.cells_of("lumberjack")))
    return (move for move in named if keeps_all(FELL, position, seat, move))


def _candidate_moves(position: Position, _seat: int) -> Iterator[Fell]:
    return (Fell(name) for name in (*position.printed.grid.names, AWAY))


def _task_for_seat(position: Position, seat: int) -> Task:
    land, gathered = seat_land(position, seat), position.sheet(seat).gathered
    cells = land.grid.names_of(ready_lumberjacks(land))
    asked = create_task("gather", seat, food=gathered.food, stone=gathered.stone, lumberjacks=len(cells))
    return Task(asked.id, seat, asked.params, (), cells, optional=True)


def _has_ready_lumberjack(position: Position, seat: int) -> bool:
    return bool(ready_lumberjacks(seat_land(position, seat)))


_actors = actors_at_step("gather")

STEP = StepStage(
    Stage(
        {Fell: FELL},
        _apply_move,
        _candidate_moves,
        _actors,
        task_per_actor(_actors, _task_for_seat),
        _legal_moves,
    ),
    _collect_income,
    _has_ready_lumberjack,
)
