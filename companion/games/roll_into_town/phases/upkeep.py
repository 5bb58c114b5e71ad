"""Upkeep: every forest grows by half its trees, as far as there is room. Its owner chooses the squares."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rows import Rows
from companion.engine.rules import KEPT, Findings, Rule
from companion.games.roll_into_town.building import forests
from companion.games.roll_into_town.land import put_token, seat_land
from companion.games.roll_into_town.marks import EMPTY, LETTERS
from companion.games.roll_into_town.moves import Grow
from companion.games.roll_into_town.phases.common_rules import (
    actors_at_step,
    create_task,
    on_map_rule,
    step_rule,
)
from companion.games.roll_into_town.phases.stage import Check, Stage, StepStage
from companion.games.roll_into_town.position import AWAY, CellName, Position
from companion.games.roll_into_town.words import token_word
from companion.geometry.square import Grid
from companion.kit.tasks import task_per_actor

FULLY = 12
"""Number of forests that are tried on every square."""

# Rules ------------------------------------------------------------------------------------------------------


def _check_forest_growing(position: Position, seat: int, move: Grow) -> Findings:
    if forests.growing_forest(position, seat, move.forest):
        return KEPT
    return (({"forest": move.forest, "growing": len(position.sheet(seat).forests)}, ()),)


def _check_growth_left(position: Position, seat: int, move: Grow) -> Findings:
    forest = forests.growing_forest(position, seat, move.forest)
    if forest is None or forest.trees_left:
        return KEPT
    return (({"size": len(forest.cells), "due": forest.due, "grown": len(forest.grown)}, forest.cells),)


def _check_beside(position: Position, seat: int, move: Grow) -> Findings:
    forest, land = forests.growing_forest(position, seat, move.forest), seat_land(position, seat)
    number = land.grid.index.get(move.at)
    if forest is None or number is None:
        return KEPT
    trees = forests.forest_squares(land, forest)
    if land.grid.orthogonal(trees) >> number & 1:
        return KEPT
    corner = int(bool(land.grid.diagonal(1 << number) & trees))
    return (({"at": move.at, "forest": move.forest, "corner": corner}, land.grid.names_of(trees)),)


def _check_square_empty(position: Position, seat: int, move: Grow) -> Findings:
    land = seat_land(position, seat)
    number = land.grid.index.get(move.at)
    if number is None or land.cells[number] == EMPTY:
        return KEPT
    return (({"at": move.at, "there": token_word(land.cells[number])}, (move.at,)),)


GROW: tuple[Check, ...] = (
    step_rule("upkeep"),
    Rule("forest", "upkeep.growth", _check_forest_growing, "impossible"),
    Rule("grown", "upkeep.growth", _check_growth_left),
    on_map_rule("upkeep.growth"),
    Rule("beside_forest", "upkeep.growth", _check_beside),
    Rule("occupied", "upkeep.growth", _check_square_empty, "impossible"),
)
"""The rules of growing, in the order of the rulebook."""


# What it changes --------------------------------------------------------------------------------------------


def _apply_move(position: Position, seat: int, move: Grow) -> Position:
    """Draw a tree, and record it as the named forest's."""
    sheet = position.sheet(seat)
    growing = tuple(
        replace(forest, grown=(*forest.grown, move.at)) if forest.cells[:1] == (move.forest,) else forest
        for forest in sheet.forests
    )
    cells = put_token(sheet.cells, position.printed.grid.index[move.at], LETTERS["tree"])
    return position.with_sheet(seat, cells=cells, forests=growing)


def _record_growth_due(position: Position, seat: int) -> Position:
    """Record the growth due of every forest before anything grows."""
    return position.with_sheet(seat, forests=forests.find_forests(seat_land(position, seat)))


# What can be done -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _all_growths(grid: Grid, forest: CellName) -> tuple[Grow, ...]:
    """List a forest's growths, by its first square, with a new tree on every square."""
    return tuple(Grow(forest, name) for name in grid.names)


def _legal_moves(position: Position, seat: int) -> Rows[Grow]:
    """List every growing forest's legal squares, of those with the same first square only the first's."""
    land = seat_land(position, seat)
    return Rows(
        (_all_growths(land.grid, first), forests.growth_squares(land, forest))
        for forest in forests.forests_that_must_grow(position, seat)
        if forests.growing_forest(position, seat, first := forest.cells[0]) is forest
    )


def _candidate_moves(position: Position, seat: int) -> Iterator[Grow]:
    """Yield growths of forests on every square, after the first few only in their room, and of no forest."""
    land, names = seat_land(position, seat), position.printed.grid.names
    growing = [forest for forest in position.sheet(seat).forests if forest.cells]
    for count, forest in enumerate(growing):
        squares = (
            (*names, AWAY) if count < FULLY else land.grid.names_of(forests.growth_squares(land, forest))
        )
        yield from (Grow(forest.cells[0], at_) for at_ in squares)
    firsts = {forest.cells[0] for forest in growing}
    other = next((name for name in names if name not in firsts), AWAY)
    yield from (Grow(other, at_) for at_ in names[:4])


# What is asked ----------------------------------------------------------------------------------------------


def _task_for_seat(position: Position, seat: int) -> Task:
    land, growing = seat_land(position, seat), forests.forests_that_must_grow(position, seat)
    cells = 0
    for forest in growing:
        cells |= forests.growth_squares(land, forest)
    asked = create_task(
        "upkeep",
        seat,
        trees=sum(forests.count_growable(land, forest) for forest in growing),
        forests=len(growing),
    )
    return Task(asked.id, seat, asked.params, (), land.grid.names_of(cells))


def _has_forest_to_grow(position: Position, seat: int) -> bool:
    return bool(forests.forests_that_must_grow(position, seat))


_actors = actors_at_step("upkeep")

STEP = StepStage(
    Stage(
        {Grow: GROW},
        _apply_move,
        _candidate_moves,
        _actors,
        task_per_actor(_actors, _task_for_seat),
        _legal_moves,
    ),
    _record_growth_due,
    _has_forest_to_grow,
)
