"""Lines of the log, and the preview of a number."""

from collections.abc import Iterator

from companion.engine.lines import line_of
from companion.engine.notice import Notice
from companion.engine.words import Params, Phrase, Who
from companion.games.score_pad.moves import Enter, Finish, Move, SetCell, SetOver, SetWon
from companion.games.score_pad.phases import with_cell
from companion.games.score_pad.position import Position
from companion.games.score_pad.scoring import scoresheet
from companion.kit.tuples import as_tuple

LOGGED = {"tell": ("tell_won", "tell_lost")}
"""By tag, the sentences of the log."""


def cell_name(position: Position, cell: int) -> str | Phrase:
    """Name a cell by its category as it is typed, by its round, as a place, or as points."""
    sheet = position.sheet
    if cell == sheet.points_cell:
        return Phrase("cell-points")
    if category := sheet.category_at(cell):
        return category.name
    if sheet.how == "places":
        return Phrase("cell-place")
    kind = ("bid", "made")[sheet.is_made_cell(cell)] if sheet.bids else "round"
    return Phrase(f"cell-{kind}", (("round", sheet.round_at(cell)),))


def describe(position: Position, seat: int, move: Move) -> Notice:
    """Format a move as a line of the log."""
    who = {"seat": Who(seat)}
    match move:
        case Enter(cell=cell, value=value):
            return Notice("enter", seat, {**who, "cell": cell_name(position, cell), "value": value})
        case Finish():
            return line_of(move, seat)
    return Notice("tell_won" if move.won else "tell_lost", seat, who)


def number_line(position: Position, correction: SetCell) -> Notice:
    """Format the line of a corrected number, with the former one if any."""
    seat, cell, value = correction.seat, correction.cell, correction.value
    had = position.rows[seat].number_at(cell) if seat < len(position.rows) else None
    params: Params = {"seat": Who(seat), "cell": cell_name(position, cell)}
    if value is None:
        return Notice("cell_emptied", seat, {**params, "had": 0 if had is None else had})
    if had is None:
        return Notice("cell_entered", seat, {**params, "value": value})
    return Notice("cell_changed", seat, {**params, "value": value, "had": had})


def won_line(_position: Position, correction: SetWon) -> Notice:
    """Format the line of a corrected outcome: all have won, all have lost, or it is open."""
    return Notice("won_open" if correction.won is None else "won_won" if correction.won else "won_lost")


def over_line(_position: Position, correction: SetOver) -> Notice:
    """Format the line of a corrected end: the game is over, or goes on."""
    return Notice("over_over" if correction.over else "over_open")


def sheet_line(_position: Position, _correction: object) -> Notice:
    """Format the line of a replaced sheet."""
    return Notice("sheet")


@as_tuple
def preview(position: Position, seat: int, move: Move) -> Iterator[Notice]:
    """Yield the points that a number brings, and the seat's total with it."""
    if isinstance(move, Enter) and move.cell < position.sheet.most_cells:
        before = scoresheet(position).standings[seat].total
        after = scoresheet(with_cell(position, seat, move.cell, move.value)).standings[seat].total
        yield Notice("points", seat, {"points": after - before, "total": after})
