"""Games from a spreadsheet saved as CSV: a row for each person of a game, or a row for each game."""

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time

from companion.engine.days import WrittenDate, written_date
from companion.files.errors import FileError, Sentence
from companion.files.play_columns import Columns, DayOrder, Role, guess_columns, is_yes
from companion.files.plays import Played, PlayedSeat, PlaysFound, Why, gather, number_in
from companion.history.people import name_key

_DELIMITERS = (",", ";", "\t", "|")
_ORDERS: Mapping[DayOrder, tuple[int, int, int]] = {"ymd": (0, 1, 2), "dmy": (2, 1, 0), "mdy": (2, 0, 1)}
_AND = ("&", ",", ";", "/", "+", " and ", "、", "，")

FALLBACKS = {"zh-Hant": "cp950", "zh-Hans": "gb18030"}
"""By locale, in what spreadsheets save a CSV where they do not in UTF-8; elsewhere it is cp1252."""


@dataclass(frozen=True, slots=True)
class Spreadsheet:
    """The rows of a spreadsheet, as texts.

    Attributes:
        headings: the first row.
        rows: the others, each as long as the first.
    """

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def open_spreadsheet(data: bytes, name: str, locale: str = "en") -> Spreadsheet:
    """The rows of a CSV, however it is encoded and whatever stands between its columns.

    Args:
        data: the file.
        name: its name, for errors.
        locale: the reader's, by which an old encoding is guessed.

    Raises:
        FileError: there are no rows, or it is no text.
    """
    text = _text(data, locale)
    if "\0" in text:
        raise FileError(name, Sentence("plays-no-text"))
    found = max((_rows(text, delimiter) for delimiter in _DELIMITERS), key=_worth)
    rows = [row for row in found if any(cell.strip() for cell in row)]
    if len(rows) < 2 or len(rows[0]) < 2:
        raise FileError(name, Sentence("plays-no-rows"))
    width = len(rows[0])
    cut = [tuple(_cell(cell) for cell in [*row, *[""] * width][:width]) for row in rows]
    return Spreadsheet(cut[0], tuple(cut[1:]))


def guess(spreadsheet: Spreadsheet) -> Columns:
    """What its columns seem to hold."""
    return guess_columns(spreadsheet.headings, spreadsheet.rows)


def read_spreadsheet(spreadsheet: Spreadsheet, columns: Columns) -> PlaysFound:
    """The games of a spreadsheet.

    Rows of one game stand below each other, or tell the same table. Where nothing says whether the fewest
    points are ahead in a game, those who won tell it.

    Args:
        spreadsheet: its rows.
        columns: what they hold.
    """
    read = _by_person if "person" in columns.roles else _by_game
    said = list(read(spreadsheet, columns))
    games = [one for _, one in said if isinstance(one, Played)]
    lowest = _lowest_wins(games)
    return gather(
        (number, one if isinstance(one, str) else replace(one, lowest=one.game in lowest))
        for number, one in said
    )


def _text(data: bytes, locale: str) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode(FALLBACKS.get(locale, "cp1252"), errors="replace")


def _rows(text: str, delimiter: str) -> list[list[str]]:
    try:
        return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
    except csv.Error:  # such as a field without an end
        return []


def _worth(rows: Sequence[Sequence[str]]) -> tuple[int, int]:
    """How well a delimiter fits: how many of the first rows are as wide as the first, then how wide."""
    width = len(rows[0]) if rows else 0
    return sum(len(row) == width for row in rows[:50]) if width > 1 else 0, width


def _cell(text: str) -> str:
    """A cell without the apostrophe that keeps a spreadsheet from taking it for a formula."""
    plain = text.strip()
    return plain[1:] if len(plain) > 1 and plain[0] == "'" else plain


class _Row:
    """One row, asked by role."""

    def __init__(self, cells: Sequence[str], columns: Columns) -> None:
        self.cells, self.columns = cells, columns

    def at(self, role: Role) -> str:
        column = self.columns.at(role)
        return "" if column is None else self.cells[column]

    @property
    def game(self) -> str:
        return self.at("variant") or self.at("game")

    @property
    def table(self) -> tuple[str, ...]:
        """What rows of one game have in common."""
        return (self.at("table"),) if self.at("table") else (self.at("date"), self.game, self.at("where"))

    def tell(self, seats: Sequence[PlayedSeat]) -> Played:
        started = moment_in(self.at("date"), self.columns.days)
        source = f"table:{self.at('table')}" if self.at("table") else ""
        minutes = float(number_in(self.at("minutes")) or 0)
        ended = moment_in(self.at("ended"), self.columns.days)
        if not minutes and ended and started and ended.at > started.at:
            minutes = (ended.at - started.at) / 60_000
        note = (self.at("note"),)
        return Played(self.game, started, seats, round(minutes), self.at("where"), note, source)


def _by_person(spreadsheet: Spreadsheet, columns: Columns) -> Iterator[tuple[int, Played | Why]]:
    group: list[_Row] = []
    begun = 2
    for line, cells in enumerate(spreadsheet.rows, 2):
        row = _Row(cells, columns)
        if group and not _belongs(row, group):
            yield begun, group[0].tell([_seat(each) for each in group])
            group = []
        if not group:
            begun = line
        group.append(row)
    if group:
        yield begun, group[0].tell([_seat(each) for each in group])


def _belongs(row: _Row, group: Sequence[_Row]) -> bool:
    """Whether a row tells of the same game as those before it: of somebody else there."""
    same = row.table == group[0].table
    return same and (bool(row.at("table")) or all(row.at("person") != each.at("person") for each in group))


def _seat(row: _Row) -> PlayedSeat:
    person, told = row.at("person"), row.at("won")
    won = None if row.columns.at("won") is None else is_yes(told) or name_key(told) == name_key(person)
    return PlayedSeat(person, row.at("points"), won, _rank(row.at("rank")))


def _rank(text: str) -> int:
    digits = "".join(each for each in text if each.isdecimal())[:2]
    return int(digits) if digits else 0


def _by_game(spreadsheet: Spreadsheet, columns: Columns) -> Iterator[tuple[int, Played | Why]]:
    people = [(at, columns.headings[at]) for at, role in enumerate(columns.roles) if role == "points_of"]
    for line, cells in enumerate(spreadsheet.rows, 2):
        row = _Row(cells, columns)
        winners = _names(row.at("won"))
        keys = set(map(name_key, winners))
        told = columns.at("won") is not None and bool(winners)
        seats = [
            PlayedSeat(person, cells[at], name_key(person) in keys if told else None)
            for at, person in people
            if cells[at]
        ]
        known = {name_key(seat.name) for seat in seats}
        seats += [PlayedSeat(name, "", True) for name in winners if name_key(name) not in known]
        yield line, row.tell(seats)


def _names(text: str) -> list[str]:
    for sign in _AND:
        text = text.replace(sign, "\n")
    return [name.strip() for name in text.split("\n") if name.strip()]


def _lowest_wins(games: Sequence[Played]) -> frozenset[str]:
    """The games in which those who won had the fewest points, every time that tells anything."""
    told: dict[str, set[bool]] = {}
    for game in games:
        points = [number_in(seat.score) for seat in game.seats]
        ahead = [point for point, seat in zip(points, game.seats, strict=True) if _is_first(seat)]
        known = [point for point in points if point is not None]
        if None in points or not ahead or len(set(known)) < 2:
            continue
        best = next(point for point in ahead if point is not None)
        if best in (min(known), max(known)):
            told.setdefault(game.game, set()).add(best == min(known))
        else:
            told.setdefault(game.game, set()).update((True, False))
    return frozenset(game for game, found in told.items() if found == {True})


def _is_first(seat: PlayedSeat) -> bool:
    return seat.won is True or seat.rank == 1


def moment_in(text: str, days: DayOrder) -> WrittenDate | None:
    """Read a date as it is written: a day, the clock on the wall, or an instant where it names a zone.

    Args:
        text: the date, with or without a time.
        days: in which order day, month and year stand.

    Returns:
        The date; None where it is none.
    """
    plain = text.strip()
    for read in (lambda: _iso(plain), lambda: _written(plain, days)):
        moment = _attempt(read)
        if moment is not None:
            return moment
    return None


def _attempt(read: Callable[[], WrittenDate]) -> WrittenDate | None:
    try:
        return read()
    except (ValueError, OverflowError):
        return None


def _iso(text: str) -> WrittenDate:
    when = datetime.fromisoformat(text)
    return written_date(when.date() if len(text) <= len("2026-01-01") else when)


def _written(text: str, days: DayOrder) -> WrittenDate:
    numbers = _numbers(text)
    if len(numbers) < 3:
        raise ValueError(text)
    year, month, number = (numbers[at] for at in _ORDERS[days])
    day = date(year + (2000 if year < 100 else 0), month, number)
    if len(numbers) < 5:
        return written_date(day)
    hour, minute = numbers[3:5]
    if any(mark in text.casefold() for mark in ("pm", "p.m")) and hour < 12:
        hour += 12
    return written_date(datetime.combine(day, time(hour, minute)))


def _numbers(text: str) -> list[int]:
    marks = "".join(each if each.isdecimal() else " " for each in text)
    return [int(number) for number in marks.split()[:6]]
