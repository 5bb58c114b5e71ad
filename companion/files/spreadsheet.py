"""Games from a spreadsheet saved as CSV: a row for each person of a game, or a row for each game."""

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from itertools import islice

from companion.engine.days import WrittenDate, to_written_date
from companion.files.cell_words import is_dash
from companion.files.errors import FileError, Sentence
from companion.files.game_rows import RowGame, games_in_rows, lists_people
from companion.files.play_columns import Columns, DayOrder, guess_columns
from companion.files.plays import Played, PlayedSeat, PlaysFound, gather_plays
from companion.files.work_progress import WorkProgress
from companion.files.written_numbers import DecimalMark, WrittenForm, guess_form, read_number

_DELIMITERS = (",", ";", "\t", "|")
_ORDERS: Mapping[DayOrder, tuple[int, int, int]] = {"ymd": (0, 1, 2), "dmy": (2, 1, 0), "mdy": (2, 0, 1)}
_TRIED = 50
"""Most rows on which a delimiter is tried."""

FALLBACKS = {"zh-Hant": "cp950", "zh-Hans": "gb18030"}
"""Encoding of a CSV that a spreadsheet has not saved in UTF-8, by locale; elsewhere it is cp1252."""


@dataclass(frozen=True, slots=True)
class Spreadsheet:
    """Rows of a spreadsheet, as texts.

    Attributes:
        headings: the first row.
        rows: the others, each as long as the first.
    """

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def open_spreadsheet(data: bytes, name: str, locale: str = "en") -> Spreadsheet:
    """Read the rows of a CSV, detecting its encoding and its delimiter.

    Args:
        data: the file.
        name: its name, for errors.
        locale: the reader's; an old encoding is guessed by it.

    Raises:
        FileError: there are no rows, or it is no text.
    """
    text = _decode_text(data, locale)
    if "\0" in text:
        raise FileError(name, Sentence("plays-no-text"))
    delimiter = max(_DELIMITERS, key=lambda each: _rate_delimiter(_split_rows(text, each, _TRIED)))
    rows = [row for row in _split_rows(text, delimiter) if any(map(str.strip, row))]
    if len(rows) < 2 or len(rows[0]) < 2:
        raise FileError(name, Sentence("plays-no-rows"))
    width = len(rows[0])
    cut = [tuple(_clean_cell(cell) for cell in [*row, *[""] * width][:width]) for row in rows]
    return Spreadsheet(cut[0], tuple(cut[1:]))


def guess(spreadsheet: Spreadsheet) -> Columns:
    """Guess the roles of the columns."""
    return guess_columns(spreadsheet.headings, spreadsheet.rows)


def form_of_numbers(spreadsheet: Spreadsheet, columns: Columns) -> WrittenForm:
    """Guess the form of the points, from all columns that hold some."""
    at = [column for column, role in enumerate(columns.roles) if role in ("points", "points_of")]
    return guess_form(row[column] for row in spreadsheet.rows for column in at)


def has_dashes(spreadsheet: Spreadsheet, columns: Columns) -> bool:
    """Look for a dash in the column of a person."""
    at = [column for column, role in enumerate(columns.roles) if role == "points_of"]
    return any(is_dash(row[column]) for row in spreadsheet.rows for column in at)


def read_spreadsheet(
    spreadsheet: Spreadsheet,
    columns: Columns,
    mark: DecimalMark | None = None,
    progress: WorkProgress | None = None,
) -> PlaysFound:
    """Read the games of a spreadsheet.

    Rows of one game stand below each other, or tell the same table. The winners of a game
    show that the fewest points are ahead, if nothing else says it.

    Args:
        spreadsheet: its rows.
        columns: the roles of its columns.
        mark: the decimal mark of its numbers; guessed from all of them if None.
        progress: called with the progress so far.

    Raises:
        Stopped: somebody wants no more of it.
    """
    progress = progress or WorkProgress()
    progress.begin("reading", 2 * len(spreadsheet.rows))
    mark = mark or form_of_numbers(spreadsheet, columns).mark
    listed = lists_people(spreadsheet.rows, columns)
    rows = progress.along(spreadsheet.rows)
    games = list(games_in_rows(rows, columns, mark, listed=listed))
    lowest = _lowest_wins(games)
    progress.done = progress.total - len(games)
    return gather_plays(
        ((game.line, _convert_game(game, game.row.game in lowest)) for game in games), progress
    )


def _decode_text(data: bytes, locale: str) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode(FALLBACKS.get(locale, "cp1252"), errors="replace")


def _split_rows(text: str, delimiter: str, most: int | None = None) -> list[list[str]]:
    """Split a text into rows. There are none if a cell is absurdly long, such as one without an end."""
    try:
        return list(islice(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter), most))
    except csv.Error:
        return []


def _rate_delimiter(rows: Sequence[Sequence[str]]) -> tuple[int, int]:
    """Rate a delimiter: by the number of rows as wide as the first, then by that width."""
    width = len(rows[0]) if rows else 0
    return sum(len(row) == width for row in rows) if width > 1 else 0, width


def _clean_cell(text: str) -> str:
    """Strip the apostrophe that keeps a spreadsheet from taking a cell for a formula."""
    plain = text.strip()
    return plain[1:] if len(plain) > 1 and plain[0] == "'" else plain


def _convert_game(game: RowGame, lowest: bool = False) -> Played:
    """Convert a game of rows to a game as a file has it."""
    row = game.row
    started = moment_in(row.at("date"), row.columns.days)
    source = f"table:{row.at('table')}" if row.at("table") else ""
    minutes = float(read_number(row.at("minutes"), row.mark) or 0)
    ended = moment_in(row.at("ended"), row.columns.days)
    if not minutes and ended and started and ended.at > started.at:
        minutes = (ended.at - started.at) / 60_000
    where = row.at("where")
    return Played(
        row.game,
        started,
        game.seats,
        round(minutes),
        where,
        game.notes,
        source,
        lowest,
        mark=row.mark,
        expansions=_split_list(row.at("expansions")),
        tags=_split_list(row.at("tags")),
        rating=round(float(read_number(row.at("rating"), row.mark) or 0)),
        teacher=row.at("teacher"),
    )


def _split_list(cell: str) -> Sequence[str]:
    """Split a cell with several names: at semicolons if there are any, else at commas."""
    return cell.split(";") if ";" in cell else re.split(r"[,，、]", cell)


def _lowest_wins(games: Sequence[RowGame]) -> frozenset[str]:
    """Find the games won by the fewest points each time that tells anything."""
    told: dict[str, set[bool]] = {}
    for game in games:
        points = [read_number(seat.score, game.row.mark) for seat in game.seats]
        known = [point for point in points if point is not None]
        ahead = [point for point, seat in zip(points, game.seats, strict=True) if _is_first(seat)]
        if not ahead or ahead[0] is None or len(set(known)) < 2:
            continue
        best, ends = ahead[0], (min(known), max(known))
        told.setdefault(game.row.game, set()).update({best == ends[0]} if best in ends else {True, False})
    return frozenset(name for name, found in told.items() if found == {True})


def _is_first(seat: PlayedSeat) -> bool:
    return seat.won is True or seat.rank == 1


def moment_in(text: str, days: DayOrder) -> WrittenDate | None:
    """Parse a date as it is written: a day, the clock on the wall, or an instant if it names a zone.

    Args:
        text: the date, with or without a time.
        days: the order of day, month and year.

    Returns:
        The date; None if it is none.
    """
    plain = text.strip()
    for read in (lambda: _parse_iso_date(plain), lambda: _parse_date(plain, days)):
        moment = _try_to_read(read)
        if moment is not None:
            return moment
    return None


def _try_to_read(read: Callable[[], WrittenDate]) -> WrittenDate | None:
    try:
        return read()
    except (ValueError, OverflowError):
        return None


def _parse_iso_date(text: str) -> WrittenDate:
    when = datetime.fromisoformat(text)
    return to_written_date(when.date() if len(text) <= len("2026-01-01") else when)


def _parse_date(text: str, days: DayOrder) -> WrittenDate:
    numbers = _numbers_in(text)
    if len(numbers) < 3:
        raise ValueError(text)
    year, month, number = (numbers[at] for at in _ORDERS[days])
    day = date(year + (2000 if year < 100 else 0), month, number)
    if len(numbers) < 5:
        return to_written_date(day)
    hour, minute = numbers[3:5]
    if any(mark in text.casefold() for mark in ("pm", "p.m")) and hour < 12:
        hour += 12
    return to_written_date(datetime.combine(day, time(hour, minute)))


def _numbers_in(text: str) -> list[int]:
    marks = "".join(each if each.isdecimal() else " " for each in text)
    return [int(number) for number in marks.split()[:6]]
