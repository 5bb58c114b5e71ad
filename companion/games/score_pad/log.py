"""Lines of the log, and what entering a number would do."""

from collections.abc import Iterator

from companion.engine.notice import Notice
from companion.engine.words import Params, Phrase, Who
from companion.games.score_pad.moves import Correction, Enter, Finish, Move, SetCell, SetOver, SetWon
from companion.games.score_pad.phases import with_cell
from companion.games.score_pad.position import Position
from companion.games.score_pad.scoring import scoresheet
from companion.kit.log import line_of

LOGGED = {
    "tell": ("tell_won", "tell_lost"),
    "cell": ("cell_entered", "cell_changed", "cell_emptied"),
    "won": ("won_won", "won_lost", "won_open"),
    "over": ("over_over", "over_open"),
}
"""By tag, the sentences of the log."""


def cell_name(position: Position, cell: int) -> str | Phrase:
    """What a number is called: by its category as it is typed, or by its round."""
    sheet = position.sheet
    if cell == sheet.points_cell:
        return Phrase("cell-points")
    if sheet.how == "categories" and cell < sheet.cells:
        return sheet.categories[cell].name
    if sheet.how == "places":
        return Phrase("cell-place")
    kind = ("bid", "made")[cell % 2] if sheet.bids else "round"
    return Phrase(f"cell-{kind}", (("round", cell // sheet.width + 1),))


def describe(position: Position, seat: int, move: Move) -> Notice:
    """A move as a line of the log."""
    who = {"seat": Who(seat)}
    match move:
        case Enter(cell=cell, value=value):
            return Notice("enter", seat, {**who, "cell": cell_name(position, cell), "value": value})
        case Finish():
            return line_of(move, seat)
    return Notice("tell_won" if move.won else "tell_lost", seat, who)


def describe_correction(position: Position, correction: Correction) -> Notice:
    """A correction as a line of the log; where a number stood before, it is told."""
    match correction:
        case SetCell(seat=seat, cell=cell, value=value):
            had = position.rows[seat].at(cell) if seat < len(position.rows) else None
            params: Params = {"seat": Who(seat), "cell": cell_name(position, cell)}
            if value is None:
                return Notice("cell_emptied", seat, {**params, "had": 0 if had is None else had})
            if had is None:
                return Notice("cell_entered", seat, {**params, "value": value})
            return Notice("cell_changed", seat, {**params, "value": value, "had": had})
        case SetWon(won=won):
            return Notice("won_open" if won is None else "won_won" if won else "won_lost")
        case SetOver(over=over):
            return Notice("over_over" if over else "over_open")
    return Notice("sheet")


def preview(position: Position, seat: int, move: Move) -> Iterator[Notice]:
    """What a number brings, and what the seat has then."""
    if isinstance(move, Enter) and move.cell < position.sheet.cells:
        before = scoresheet(position).standings[seat].total
        after = scoresheet(with_cell(position, seat, move.cell, move.value)).standings[seat].total
        yield Notice("points", seat, {"points": after - before, "total": after})
