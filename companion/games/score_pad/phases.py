"""Moves of a score pad: their rules with cited sections, their effects, and the end of the game."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.phases import Phases
from companion.engine.points import Points
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.stage import OVER, Stage
from companion.engine.words import Params, Who
from companion.games.score_pad.moves import Enter, Finish, Move, Tell
from companion.games.score_pad.position import Position
from companion.games.score_pad.sheet import MOST_CELLS
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

    Without a fixed number of rounds and a final count, the game may end after any whole round.
    """
    sheet = position.sheet
    may_end = sheet.how == "rounds" and not sheet.rounds and not sheet.has_final_count and position.open_cell
    return () if may_end and position.is_between_rounds else position.seats_to_enter


# Rules ------------------------------------------------------------------------------------------------------


def _check_on_sheet(position: Position, _seat: int, move: Enter) -> Findings:
    return KEPT if move.cell < position.sheet.most_cells else BROKEN


def _check_round_order(position: Position, seat: int, move: Enter) -> Findings:
    """Judge the round of a number: all seats enter the same number of the same round."""
    if (
        position.sheet.how != "rounds"
        or position.is_counting_categories
        or move.cell in position.enterable_cells(seat)
        or position.rows[seat].number_at(move.cell) is not None
    ):
        return KEPT
    return (({"round": position.round}, ()),)


def _check_rounds_open(position: Position, seat: int, move: Enter) -> Findings:
    """Judge a number of a round: no seat enters one once the final count has begun."""
    sheet = position.sheet
    in_round = sheet.first_round_cell <= move.cell and position.rows[seat].number_at(move.cell) is None
    return BROKEN if sheet.has_final_count and in_round and position.is_counting_categories else KEPT


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
    Rule("final", "rounds.final", _check_rounds_open),
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
    sheet = position.sheet
    if sheet.how == "together":
        return position.won is not None
    if not position.seats_to_enter:
        return True
    return sheet.how == "rounds" and not sheet.has_final_count and position.has_reached_goal


# Who is asked -----------------------------------------------------------------------------------------------


def _candidate_moves(position: Position, seat: int) -> Iterator[Move]:
    """Yield moves of every kind, with a few numbers each. Some belong elsewhere or to another sheet."""
    cells = {*position.open_cells(seat), 0, position.open_cell + 1, position.sheet.most_cells}
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
    if category := sheet.category_at(missing[0]):
        params: Params = {"name": category.name, "left": len(missing)}
        return Task("category", seat, {"seat": Who(seat), **params})
    if sheet.bids:
        return seat_task(("bid", "made")[sheet.is_made_cell(missing[0])], seat, round=position.round)
    return seat_task(TASKS[sheet.how], seat, round=position.round)


def _count_rounds(position: Position) -> int:
    """Count the rounds there are or will be, or return 0 where no round is being entered."""
    if position.sheet.how != "rounds" or position.is_counting_categories:
        return 0
    return position.sheet.rounds or position.round


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
    rounds=_count_rounds,
    stages=(STAGE,),
    section="end",
)
