"""Rows of a spreadsheet put together into games: who was there, with what points, and who won."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import pairwise

from companion.files.cell_words import is_answer, is_dash, names_in, people_in, won_by_word
from companion.files.column_words import is_word
from companion.files.play_columns import Columns, Role
from companion.files.plays import PlayedSeat
from companion.files.written_numbers import DecimalMark, read_number
from companion.history.people import name_key

Cells = Sequence[str]


@dataclass(frozen=True, slots=True)
class Row:
    """Row of a spreadsheet, read by role.

    Attributes:
        cells: what stands in it.
        columns: what they hold.
        mark: the decimal mark of its numbers.
        places: the column of each role.
    """

    cells: Cells
    columns: Columns
    mark: DecimalMark
    places: Mapping[Role, int]

    def at(self, role: Role) -> str:
        """Read the cell of a role, empty if no column has the role."""
        column = self.places.get(role)
        return "" if column is None else self.cells[column]

    @property
    def game(self) -> str:
        """Name of the game."""
        return self.at("variant") or self.at("game")

    @property
    def table(self) -> tuple[str, ...]:
        """Key that the rows of one game share."""
        return (self.at("table"),) if self.at("table") else (self.at("date"), self.game, self.at("where"))


@dataclass(frozen=True, slots=True)
class RowGame:
    """Game put together from its rows.

    Attributes:
        line: the line of its first row, from 1.
        row: its first row.
        seats: who was there.
        notes: what its rows say that has no place elsewhere.
    """

    line: int
    row: Row
    seats: tuple[PlayedSeat, ...]
    notes: tuple[str, ...] = ()


def games_in_rows(
    rows: Iterable[Cells], columns: Columns, mark: DecimalMark, *, listed: bool
) -> Iterator[RowGame]:
    """Yield the games of some rows. The first row is line 2.

    Args:
        rows: the cells of each.
        columns: the roles of the columns.
        mark: the decimal mark of their numbers.
        listed: True if one row lists everybody of a game.
    """
    places = columns.places
    numbered = enumerate((Row(cells, columns, mark, places) for cells in rows), 2)
    if columns.at("person") is not None and not listed:
        return _games_by_person(numbered)
    return (_make_game(line, row) for line, row in numbered)


def lists_people(rows: Sequence[Cells], columns: Columns) -> bool:
    """Tell if one row lists everybody of a game.

    If rows of one person each stand below each other for one game, and each has its own points, rank or
    answer about winning, a comma in a name makes no list.

    Args:
        rows: the cells of each.
        columns: the roles of the columns.
    """
    at = columns.at("person")
    if at is None or not any(len(names_in(cells[at])) > 1 for cells in rows):
        return False
    places = columns.places
    asked = [Row(cells, columns, "point", places) for cells in rows]
    alike = sum(one.table == other.table for one, other in pairwise(asked))
    return 2 * alike < len(asked) or not all(map(_tells_one_ending, asked))


def _tells_one_ending(row: Row) -> bool:
    return any((row.at("rank"), is_answer(row.at("won")), read_number(row.at("points")) is not None))


def _games_by_person(numbered: Iterable[tuple[int, Row]]) -> Iterator[RowGame]:
    group: list[Row] = []
    people: set[str] = set()
    begun = 2
    for line, row in numbered:
        person = row.at("person")
        if group and (row.table != group[0].table or (person in people and not row.at("table"))):
            yield _game_of_group(begun, group)
            group, people = [], set()
        if not group:
            begun = line
        group.append(row)
        people.add(person)
    if group:
        yield _game_of_group(begun, group)


def _game_of_group(line: int, group: Sequence[Row]) -> RowGame:
    keys = {name_key(row.at("person")) for row in group}
    strange = [
        row
        for row in group
        if row.at("won") and not is_answer(row.at("won")) and not _names_winner(row, keys)
    ]
    notes = (*(row.at("note") for row in group), *(_label_cell(row, "won") for row in strange))
    seats = [_make_seat(row, keys) for row in group]
    return RowGame(line, group[0], _mark_losers(seats), tuple(dict.fromkeys(filter(None, notes))))


def _names_winner(row: Row, keys: Set[str]) -> bool:
    """Check a row for a person of the game whom it names as a winner."""
    return not keys.isdisjoint(_name_keys(row.at("won")))


def _make_seat(row: Row, keys: Set[str]) -> PlayedSeat:
    person, score, told = row.at("person"), row.at("points"), row.at("won")
    won = None
    if told:
        won = name_key(person) in _name_keys(told) if _names_winner(row, keys) else _read_answer(told)
    if won is None and score:
        won = won_by_word(score)
    return PlayedSeat(person, score, won, _read_rank(row.at("rank")))


def _read_answer(text: str) -> bool | None:
    """Read a cell as yes or no, or return None."""
    if is_word("yes", text) or is_word("all", text):
        return True
    return False if is_word("no", text) or is_word("nobody", text) else None


def _mark_losers(seats: Sequence[PlayedSeat]) -> tuple[PlayedSeat, ...]:
    """Mark everybody else as not having won, once there is a winner."""
    if not any(seat.won for seat in seats):
        return tuple(seats)
    return tuple(seat if seat.won is not None else replace(seat, won=False) for seat in seats)


def _make_game(line: int, row: Row) -> RowGame:
    told, notes = row.at("won"), [row.at("note")]
    seats = list(_seats_of_columns(row))
    seats += _seats_of_list(row, {name_key(seat.name) for seat in seats})
    scored = any(seat.score for seat in seats)
    if row.at("points") and not scored:
        notes.append(_label_cell(row, "points"))
    if not is_answer(told) or not _name_keys(told).isdisjoint(name_key(seat.name) for seat in seats):
        seats = _with_winners(seats, told, row.mark)
    elif is_word("all", told) or is_word("nobody", told) or not scored or len(seats) == 1:
        seats = [replace(seat, won=_read_answer(told)) for seat in seats]
    elif not is_dash(told):
        notes.append(_label_cell(row, "won"))
    return RowGame(line, row, _mark_losers(seats), tuple(filter(None, notes)))


def _label_cell(row: Row, role: Role) -> str:
    return f"{row.columns.headings[row.columns.at(role) or 0]}: {row.at(role)}"


def _seats_of_columns(row: Row) -> Iterator[PlayedSeat]:
    """Yield the people with something in the column of their name."""
    for at, role in enumerate(row.columns.roles):
        cell = row.cells[at]
        if role == "points_of" and cell and not (row.columns.dash == "away" and is_dash(cell)):
            yield PlayedSeat(row.columns.headings[at], cell, won_by_word(cell))


def _seats_of_list(row: Row, present: Set[str]) -> Iterator[PlayedSeat]:
    """Yield the listed people that are not there yet."""
    people = people_in(row.at("person"), row.mark)
    points = _points_of_list(row) or [points for _, points in people]
    for (name, _), score in zip(people, points, strict=True):
        if name_key(name) not in present:
            yield PlayedSeat(name, score)


def _points_of_list(row: Row) -> Sequence[str]:
    """Split a cell into the points of all listed people, if there are as many."""
    points = names_in(row.at("points")) if row.at("person") else ()
    fits = len(points) == len(names_in(row.at("person")))
    return points if fits and all(read_number(one, row.mark) is not None for one in points) else ()


def _with_winners(seats: Sequence[PlayedSeat], cell: str, mark: DecimalMark) -> list[PlayedSeat]:
    """Mark the winners, and add missing ones."""
    there = {name_key(seat.name) for seat in seats}
    winners = ((cell, ""),) if name_key(cell) in there else people_in(cell, mark)
    if not winners:
        return list(seats)
    keys = {name_key(name) for name, _ in winners}
    known = [replace(seat, won=name_key(seat.name) in keys) for seat in seats]
    return known + [PlayedSeat(name, score, True) for name, score in winners if name_key(name) not in there]


def _name_keys(text: str) -> set[str]:
    return {name_key(text), *map(name_key, names_in(text))}


def _read_rank(text: str) -> int:
    digits = "".join(each for each in text if each.isdecimal())[:2]
    return int(digits) if digits else 0
