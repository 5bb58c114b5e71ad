"""Moves of a score pad: their rules with cited sections, their effects, and the end of the game."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.phases import Phases
from companion.engine.points import Points
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.stage import OVER, Stage
from companion.engine.words import Params, Who
from companion.games.score_pad.moves import MOST_CELLS, Enter, Finish, Move, Tell
from companion.games.score_pad.position import Position
from companion.games.score_pad.scoring import has_reached
from companion.kit.tasks import seat_task

TRIED = (-20, -1, 0, 1, 2, 3, 7, 10, 60)
"""The numbers that are tried where every number is a move."""

TASKS = {"rounds": "round", "categories": "category", "places": "place"}


def with_cell(position: Position, seat: int, cell: int, value: Points | None) -> Position:
    """Set a number of a seat. None removes it."""
    rows = list(position.rows)
    rows[seat] = rows[seat].with_number(cell, value)
    return replace(position, rows=tuple(rows))


def seats_missing_numbers(position: Position) -> tuple[int, ...]:
    """List the seats whose missing numbers keep the game from its end.

    Without a fixed number of rounds, the game may end after any whole one.
    """
    sheet, column = position.sheet, position.open_column
    if sheet.how != "rounds" or sheet.rounds or not column:
        return position.seats_to_enter
    begun = column % sheet.cells_per_round or any(row.number_at(column) is not None for row in position.rows)
    return position.seats_to_enter if begun else ()


# Rules ------------------------------------------------------------------------------------------------------


def _check_on_sheet(position: Position, _seat: int, move: Enter) -> Findings:
    return KEPT if move.cell < position.sheet.most_cells else BROKEN


def _check_round_order(position: Position, seat: int, move: Enter) -> Findings:
    """Judge the round of a number: all seats enter the same number of the same round."""
    column = position.open_column
    if (
        position.sheet.how != "rounds"
        or move.cell == column
        or position.rows[seat].number_at(move.cell) is not None
    ):
        return KEPT
    return (({"round": position.round}, ()),)


def _check_empty(position: Position, seat: int, move: Enter) -> Findings:
    had = position.rows[seat].number_at(move.cell)
    return KEPT if had is None else (({"had": had}, ()),)


def _check_place_exists(position: Position, _seat: int, move: Enter) -> Findings:
    last = len(position.rows)
    if position.sheet.how != "places" or move.value in range(1, last + 1):
        return KEPT
    return (({"last": last}, ()),)


def _check_nothing_missing(position: Position, _seat: int, _move: Finish) -> Findings:
    missing = seats_missing_numbers(position)
    return (({"seats": tuple(map(Who, missing))}, ()),) if missing else KEPT


def _check_not_shared_outcome(position: Position, _seat: int, _move: Finish) -> Findings:
    return BROKEN if position.sheet.how == "together" else KEPT


def _check_shared_outcome(position: Position, _seat: int, _move: Tell) -> Findings:
    return KEPT if position.sheet.how == "together" else BROKEN


ENTERING: tuple[Rule[Position, Enter], ...] = (
    Rule("sheet", "sheet", _check_on_sheet, "impossible"),
    Rule("round", "rounds", _check_round_order),
    Rule("entered", "correct", _check_empty),
    Rule("place", "places", _check_place_exists),
)
FINISHING: tuple[Rule[Position, Finish], ...] = (
    Rule("won", "together", _check_not_shared_outcome, "impossible"),
    Rule("missing", "end", _check_nothing_missing),
)
TELLING: tuple[Rule[Position, Tell], ...] = (
    Rule("together", "together", _check_shared_outcome, "impossible"),
)


# What moves do ----------------------------------------------------------------------------------------------


def _apply_move(position: Position, seat: int, move: Move) -> Position:
    match move:
        case Enter(cell=cell, value=value):
            return with_cell(position, seat, cell, value)
        case Tell(won=won):
            return replace(position, won=won)
    return replace(position, over=True)


def settle(position: Position) -> Position:
    """End the game once everything is entered, the outcome is told, or a whole round has reached the goal."""
    return replace(position, over=True) if not position.over and _is_all_entered(position) else position


def _is_all_entered(position: Position) -> bool:
    sheet, column = position.sheet, position.open_column
    if sheet.how == "together":
        return position.won is not None
    if not position.seats_to_enter:
        return True
    whole = column % sheet.cells_per_round == 0 and all(
        row.number_at(column) is None for row in position.rows
    )
    return whole and not sheet.goes_on and any(has_reached(sheet, row) for row in position.rows)


# Who is asked -----------------------------------------------------------------------------------------------


def _candidate_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield moves of every kind, with a few numbers each. Some belong elsewhere or to another sheet."""
    cells = {*position.open_cells(seat), 0, position.open_column + 1, position.sheet.most_cells}
    values = sorted({*TRIED, *range(1, len(position.rows) + 1)}) if position.sheet.how == "places" else TRIED
    yield from (Enter(cell, value) for cell in sorted(cells) if cell < MOST_CELLS for value in values)
    yield from (Finish(), Tell(True), Tell(False))


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return tuple(range(len(position.rows))) if position.sheet.how == "together" else position.seats_to_enter


def _current_tasks(position: Position) -> tuple[Task, ...]:
    if position.sheet.how == "together":
        return (Task("together", None),)
    return tuple(_task_for_seat(position, seat) for seat in position.seats_to_enter)


def _task_for_seat(position: Position, seat: int) -> Task:
    sheet, missing = position.sheet, position.open_cells(seat)
    if sheet.how == "categories":
        params: Params = {"name": sheet.categories[missing[0]].name, "left": len(missing)}
        return Task("category", seat, {"seat": Who(seat), **params})
    if sheet.bids:
        return seat_task(("bid", "made")[missing[0] % 2], seat, round=position.round)
    return seat_task(TASKS[sheet.how], seat, round=position.round)


STAGE: Stage[Position, Move] = Stage(
    {Enter: ENTERING, Finish: FINISHING, Tell: TELLING},
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
)

PHASES: Phases[Position, Move] = Phases(
    stage_of=lambda position: OVER if position.over else STAGE,
    settle=settle,
    rounds=lambda position: position.sheet.rounds or position.round,
    stages=(STAGE,),
    section="end",
)
