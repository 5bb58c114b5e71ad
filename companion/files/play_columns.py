"""The roles of the columns of a spreadsheet with played games: guessed, and open to correction."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Literal, get_args

from companion.files.cell_words import is_result_word, names_in
from companion.files.column_words import column_words, plain_word
from companion.files.written_numbers import read_number

Role = Literal[
    "ignored",
    "date",
    "game",
    "variant",
    "person",
    "points",
    "rank",
    "won",
    "where",
    "minutes",
    "note",
    "expansions",
    "tags",
    "rating",
    "teacher",
    "table",
    "ended",
    "points_of",
]
"""What a column holds: nothing of use, or what its name says. ``points_of``: the points of the person whose
name is its heading. ``won``: whether the person of the row won, or the names of those who did."""

ROLES: tuple[Role, ...] = get_args(Role)

DayOrder = Literal["ymd", "dmy", "mdy"]
"""Order of day, month and year in a date."""

DAY_ORDERS: tuple[DayOrder, ...] = get_args(DayOrder)

Dash = Literal["there", "away"]
"""Meaning of a dash in the column of a person."""

DASHES: tuple[Dash, ...] = get_args(Dash)

_NUMBERS = re.compile(r"\d+")
_LOOKED_AT = 200
"""The most filled cells of a column that are looked at for a guess."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Roles of the columns of a spreadsheet.

    Attributes:
        headings: as they stand in the first row.
        roles: what each column holds.
        days: in which order dates are written.
        dash: what a dash says in the column of a person: they were there without points, or were away.
    """

    headings: tuple[str, ...]
    roles: tuple[Role, ...]
    days: DayOrder = "ymd"
    dash: Dash = "there"

    def at(self, role: Role) -> int | None:
        """Find the column of a role, or return None."""
        return self.roles.index(role) if role in self.roles else None

    @property
    def places(self) -> Mapping[Role, int]:
        """First column of each role."""
        numbered = reversed(list(enumerate(self.roles)))
        return {role: column for column, role in numbered}

    def with_role(self, column: int, role: Role) -> "Columns":
        """Give a column another role. No two columns share a role but ``points_of`` and ``ignored``."""
        roles = list(self.roles)
        if role not in ("ignored", "points_of"):
            roles = ["ignored" if each == role else each for each in roles]
        roles[column] = role
        return replace(self, roles=tuple(roles))

    @property
    def lacking(self) -> tuple[Role, ...]:
        """Roles that are needed and that no column has: a day, a game, and people."""
        found: list[Role] = [role for role in ("date", "game") if role not in self.roles]
        people: set[Role] = {"person", "points_of", "won"}
        return (*found, *(() if people & set(self.roles) else ("person",)))

    @property
    def unused(self) -> tuple[str, ...]:
        """Headings of the columns that are ignored."""
        return tuple(name for name, role in zip(self.headings, self.roles, strict=True) if role == "ignored")


def guess_columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns:
    """Guess the roles of columns: by their headings, then by their cells.

    If no column holds a name for each row, each column with numbers holds the points of the person it is
    named after; words among the numbers, such as ``won`` or ``dnf``, do not matter.

    Args:
        headings: the first row.
        rows: the others.
    """
    roles: list[Role] = []
    for heading in headings:
        role = _role_of(heading)
        roles.append(role if role not in roles else "ignored")
    if "date" not in roles:
        looks = (column for column, role in enumerate(roles) if role == "ignored")
        dated = next((at for at in looks if _holds_dates(_filled_cells(rows, at))), None)
        if dated is not None:
            roles[dated] = "date"
    if "person" in roles and _holds_counts(_filled_cells(rows, roles.index("person"))):
        roles[roles.index("person")] = "ignored"
    listed = {name for row in rows[:_LOOKED_AT] for name in _listed_names(row, roles)}
    for column, heading in enumerate(headings):
        is_free = roles[column] == "ignored" and _role_or_none(heading) is None
        may = "person" not in roles or heading.strip() in listed
        if is_free and may and plain_word(heading) and _holds_points(_filled_cells(rows, column)):
            roles[column] = "points_of"
    date = roles.index("date") if "date" in roles else None
    days = "ymd" if date is None else guess_days(_filled_cells(rows, date))
    return Columns(tuple(headings), tuple(roles), days)


def _listed_names(row: Sequence[str], roles: Sequence[Role]) -> Sequence[str]:
    """Split the names in a cell that lists everybody of a game."""
    names = names_in(row[roles.index("person")]) if "person" in roles else ()
    return names if len(names) > 1 else ()


def _filled_cells(rows: Sequence[Sequence[str]], column: int) -> list[str]:
    """List the first filled cells of a column, at most `_LOOKED_AT`."""
    return list(islice(_list_filled_texts(rows, column), _LOOKED_AT))


def _list_filled_texts(rows: Sequence[Sequence[str]], column: int) -> Iterator[str]:
    return (row[column] for row in rows if row[column].strip())


def guess_days(dates: Sequence[str]) -> DayOrder:
    """Guess the order of day, month and year that no date contradicts. With points, the day is first."""
    parts = [[*map(int, _NUMBERS.findall(date)[:3])] for date in dates]
    three = [part for part in parts if len(part) == 3]
    if any(part[0] > 31 for part in three):
        return "ymd"
    if any(part[0] > 12 for part in three):
        return "dmy"
    if any(part[1] > 12 for part in three):
        return "mdy"
    return "dmy" if three and any("." in date for date in dates) else "mdy" if three else "ymd"


def _role_or_none(heading: str) -> Role | None:
    plain, words = plain_word(heading), column_words()
    return next((role for role in (*ROLES[1:], ROLES[0]) if plain in words.get(role, ())), None)


def _role_of(heading: str) -> Role:
    return _role_or_none(heading) or "ignored"


def _holds_points(cells: Sequence[str]) -> bool:
    """Check that a column holds a person's points: numbers, and words that tell the result.

    There may be as many other words as there are numbers.
    """
    numbers = sum(read_number(cell) is not None for cell in cells)
    known = sum(read_number(cell) is not None or is_result_word(cell) for cell in cells)
    return known > 0 and len(cells) - known <= numbers and not _holds_dates(cells)


def _holds_counts(cells: Sequence[str]) -> bool:
    """Check that nothing but numbers stands in the place of names."""
    return bool(cells) and all(read_number(cell) is not None for cell in cells)


def _holds_dates(cells: Sequence[str]) -> bool:
    """Check that every cell of a column has three numbers, and is neither a sum nor a number."""
    return bool(cells) and all(map(_is_date, cells))


def _is_date(cell: str) -> bool:
    if "+" in cell or len(_NUMBERS.findall(cell)) < 3:
        return False
    return any(sign in cell for sign in "-/") or read_number(cell) is None
