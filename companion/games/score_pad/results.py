"""Conversion of a game played elsewhere into a filled pad, with a sheet of its name."""

from collections.abc import Callable
from functools import lru_cache

from companion.engine.game import Game
from companion.engine.points import MOST, Points
from companion.engine.result import PlayedResult, Result
from companion.engine.setup import LONGEST_NAME, Setup, make_seats
from companion.engine.table import Table
from companion.games.score_pad.formula import FormulaError, evaluate
from companion.games.score_pad.moves import Correction, Enter, Move, Tell
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.sheet import ENTRY, Category, Sheet, TieBreak, encode_sheet

POINTS, PLACE = "word-points", "word-place"
"""Text ids for the categories' names of a pad on which places break ties."""


@lru_cache(maxsize=4096)
def parse_points(text: str) -> Points | None:
    """Parse points as they were written down, also as a sum such as ``3+6+2``.

    Returns:
        The number; None if the text is none, or one that no pad holds.
    """
    try:
        return evaluate(text, least=-MOST, most=MOST)
    except FormulaError:
        return None


def is_ranked_by_points(result: Result) -> bool:
    """Check that every seat has points, and that they tell the order."""
    return result.together is None and result.counted and result.agrees


def finished_pad(result: Result, say: Callable[[str], str]) -> Position:
    """Create a finished pad from a result.

    Where points tell the order, they are entered. If places break ties between them, these are entered as
    a category that gives nothing. If points do not tell the order, or some are missing, places are
    entered. Without places either, all have lost together. Known points then stand beside.

    Args:
        result: the game's outcome.
        say: looks up a text of the game in the reader's language.
    """
    name = sheet_name(result.game)
    together = result.together
    if together is None and not is_ranked_by_points(result) and not result.placed:
        together = False
    if together is not None:
        rows = tuple(Row().with_number(0, seat.points) for seat in result.seats)
        return Position(rows, Sheet(name, "together"), over=True, won=together)
    if not is_ranked_by_points(result):
        lowest = result.lowest and any(seat.points is not None for seat in result.seats)
        rows = tuple(Row((seat.place,)).with_number(1, seat.points) for seat in result.seats)
        return Position(rows, Sheet(name, "places", lowest=lowest), over=True)
    if result.placed and result.broken_ties:
        points, place = say(POINTS), say(PLACE)
        categories = (Category(points), Category(place, times=0))
        ties = (TieBreak("category", place, fewest=True),)
        sheet = Sheet(name, "categories", categories, lowest=result.lowest, ties=ties)
        return Position(tuple(Row((seat.points, seat.place)) for seat in result.seats), sheet, over=True)
    rows = tuple(Row((seat.points,)) for seat in result.seats)
    return Position(rows, Sheet(name, "rounds", rounds=1, lowest=result.lowest), over=True)


def finished_table(
    game: Game[Position, Move, Correction],
    result: PlayedResult,
    say: Callable[[str], str],
) -> Table[Position, Move, Correction]:
    """Create a finished table of the score pad from a result.

    If the game's length is known, everything is entered in its last moment, so that the table has its
    start and its end. If the length is not known, the table was only scored.

    Args:
        game: the score pad.
        result: the game's outcome, with its times.
        say: looks up a text of the game in the reader's language.

    Raises:
        WireError: a name is longer than names are, or there are too many seats.
    """
    started, ended = result.started, result.ended
    pad = finished_pad(result.result, say)
    seats = make_seats(*(seat.name for seat in result.result.seats))
    box = {ENTRY: encode_sheet(pad.sheet)}
    if ended <= started:
        setup = Setup(seats, mode="score", box=box)
        return Table.set_up(game, result.table_id, setup, started, pad, result.facts)
    opening = _pad_of_known_points(pad)
    table = Table.set_up(game, result.table_id, Setup(seats, box=box), started, opening, result.facts)
    if pad.won is not None:
        return table.play(0, Tell(pad.won), at=ended)
    for seat, row in enumerate(pad.rows):
        for cell, value in enumerate(row.cells[: pad.sheet.most_cells]):
            if value is not None:
                table = table.play(seat, Enter(cell, value), at=ended)
    return table


def _pad_of_known_points(pad: Position) -> Position | None:
    """Return the pad with nothing but points that tell no order, or None if there are none."""
    cell = pad.sheet.points_cell
    if cell is None:
        return None
    rows = tuple(Row().with_number(cell, row.number_at(cell)) for row in pad.rows)
    return Position(rows, pad.sheet) if any(row.cells for row in rows) else None


def sheet_name(game: str) -> str:
    """Turn a game's name into a sheet's: replace unprintable characters, and cut it at `LONGEST_NAME`."""
    plain = " ".join("".join(each if each.isprintable() else " " for each in game).split())
    if len(plain) > LONGEST_NAME:
        plain = plain[: LONGEST_NAME - 1].rstrip() + "…"
    return plain if any(map(str.isalnum, plain)) else ""
