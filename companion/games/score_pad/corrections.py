"""Corrections of the pad: a number, the common win or loss, the end, the sheet."""

from collections.abc import Sequence

from msgspec.structs import replace

from companion.engine.corrections import CorrectionKind, Corrections
from companion.engine.message import Impossible
from companion.games.score_pad import log
from companion.games.score_pad.moves import SetCell, SetOver, SetSheet, SetWon
from companion.games.score_pad.phases import with_cell
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.sheet import Sheet, sheet_faults


def _set_number(position: Position, correction: SetCell) -> Position:
    seat, cell, value = correction.seat, correction.cell, correction.value
    sheet, last = position.sheet, len(position.rows)
    if cell >= sheet.row_limit:
        raise Impossible("nobody has such a number")
    begun = max(sheet.first_round_cell, *(len(row.cells) for row in position.rows))
    if sheet.how == "rounds" and cell > begun:
        raise Impossible("that round has not come yet")
    placing = sheet.how == "places" and cell != sheet.points_cell
    if placing and value is not None and value not in range(1, last + 1):
        raise Impossible("there is no such place")
    return with_cell(position, seat, cell, value)


def _cells_by_name(position: Position) -> dict[str, dict[str, int]]:
    """Index the cells of the categories on the sheet by their names."""
    return {each.name: {"cell": cell} for cell, each in enumerate(position.sheet.categories)}


def _reason_no_shared_outcome(position: Position) -> str:
    return "" if position.sheet.how == "together" else "nobody wins or loses together here"


def _set_sheet(position: Position, correction: SetSheet) -> Position:
    """Replace the sheet and keep the entered numbers, by their categories' names or number by number.

    Raises:
        Impossible: the sheet is faulty, of another kind, or has no room for the numbers.
    """
    sheet = correction.sheet
    for error in sheet_faults(sheet):
        raise Impossible(str(error))
    before = position.sheet
    if any(row.cells for row in position.rows) and not _have_alike_cells(before, sheet):
        raise Impossible("what was entered belongs to a sheet of another kind")
    rows = tuple(_move_row(row, before, sheet) for row in position.rows)
    if any(len(row.cells) > sheet.row_limit for row in rows):
        raise Impossible("more was entered than the sheet has room for")
    won = position.won if sheet.how == "together" else None
    return replace(position, rows=rows, sheet=sheet, won=won)


def _have_alike_cells(before: Sheet, after: Sheet) -> bool:
    return (before.how, before.cells_per_round) == (after.how, after.cells_per_round)


def _move_row(row: Row, before: Sheet, after: Sheet) -> Row:
    """Move a row's numbers along with their categories and rounds.

    Raises:
        Impossible: a number's category is not on the sheet.
    """
    moved, count = Row(), len(before.categories)
    for name, value in zip(_move_names(row, before, after), row.cells[:count], strict=False):
        moved = moved.with_number(name, value) if value is not None else moved
    for cell, value in enumerate(row.cells[count:], len(after.categories)):
        moved = moved.with_number(cell, value) if value is not None else moved
    return moved


def _move_names(row: Row, before: Sheet, after: Sheet) -> Sequence[int]:
    """List the new cell of each category. Categories keep their order if some have new names.

    Raises:
        Impossible: a number's category is not on the sheet, which has another number of categories.
    """
    old, new = ([one.name for one in each.categories] for each in (before, after))
    if all(name in new for name, value in zip(old, row.cells, strict=False) if value is not None):
        return [new.index(name) if name in new else 0 for name in old]
    if len(old) != len(new):
        raise Impossible("what was entered has no category on the sheet")
    return range(len(old))


CORRECTIONS: Corrections[Position] = Corrections(
    (
        CorrectionKind(
            message=SetCell,
            apply=_set_number,
            control="apart",
            line=log.number_line,
            keys_by_name=_cells_by_name,
            lines=("cell_entered", "cell_changed", "cell_emptied"),
        ),
        CorrectionKind(
            message=SetWon,
            at="won",
            reason_against=_reason_no_shared_outcome,
            line=log.won_line,
            lines=("won_won", "won_lost", "won_open"),
        ),
        CorrectionKind(message=SetOver, at="over", line=log.over_line, lines=("over_over", "over_open")),
        CorrectionKind(message=SetSheet, apply=_set_sheet, control="apart", line=log.sheet_line),
    ),
    seats=lambda position: len(position.rows),
)
