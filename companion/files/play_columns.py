"""What the columns of a spreadsheet with played games mean: guessed, and told so that it can be put right."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, get_args

from companion.data import data_path
from companion.files.plays import number_in

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
    "table",
    "ended",
    "points_of",
]
"""What a column holds: nothing of use, or what its name says. ``points_of``: the points of the person whose
name is its heading. ``won``: whether the person of the row won, or the names of those who did."""

ROLES: tuple[Role, ...] = get_args(Role)

DayOrder = Literal["ymd", "dmy", "mdy"]
"""In which order day, month and year stand in a date."""

DAY_ORDERS: tuple[DayOrder, ...] = get_args(DayOrder)

_NUMBERS = re.compile(r"\d+")
_LOOKED_AT = 200
"""So many rows are looked at for a guess."""


@dataclass(frozen=True, slots=True)
class Columns:
    """What the columns of a spreadsheet mean.

    Attributes:
        headings: as they stand in the first row.
        roles: what each column holds.
        days: in which order dates are written.
    """

    headings: tuple[str, ...]
    roles: tuple[Role, ...]
    days: DayOrder = "ymd"

    def at(self, role: Role) -> int | None:
        """The column of a role; None where there is none."""
        return self.roles.index(role) if role in self.roles else None

    def with_role(self, column: int, role: Role) -> "Columns":
        """The same with another role of a column; no two have the same but ``points_of`` and ``ignored``."""
        roles = list(self.roles)
        if role not in ("ignored", "points_of"):
            roles = ["ignored" if each == role else each for each in roles]
        roles[column] = role
        return replace(self, roles=tuple(roles))

    @property
    def lacking(self) -> tuple[Role, ...]:
        """What is needed and no column holds: a day, a game, and people."""
        found: list[Role] = [role for role in ("date", "game") if role not in self.roles]
        people: set[Role] = {"person", "points_of", "won"}
        return (*found, *(() if people & set(self.roles) else ("person",)))


def guess_columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Columns:
    """What columns seem to hold: by what they are called, then by what stands in them.

    Where no column holds names, those with numbers in them hold the points of whom they are called by.

    Args:
        headings: the first row.
        rows: the others.
    """
    looked_at = rows[:_LOOKED_AT]
    roles: list[Role] = []
    for heading in headings:
        role = _role_of(heading)
        roles.append(role if role not in roles else "ignored")
    if "date" not in roles:
        looks = (column for column, role in enumerate(roles) if role == "ignored")
        dated = next((at for at in looks if _holds_dates([row[at] for row in looked_at])), None)
        if dated is not None:
            roles[dated] = "date"
    if "person" not in roles:
        numbers = [_holds_numbers([row[column] for row in looked_at]) for column in range(len(headings))]
        for column, heading in enumerate(headings):
            if roles[column] == "ignored" and _role_or_none(heading) is None and numbers[column]:
                roles[column] = "points_of"
    date = roles.index("date") if "date" in roles else None
    days = "ymd" if date is None else guess_days([row[date] for row in looked_at])
    return Columns(tuple(headings), tuple(roles), days)


def guess_days(dates: Sequence[str]) -> DayOrder:
    """In which order dates are written: as no date contradicts it; with points between, the day is first."""
    parts = [[*map(int, _NUMBERS.findall(date)[:3])] for date in dates]
    three = [part for part in parts if len(part) == 3]
    if any(part[0] > 31 for part in three):
        return "ymd"
    if any(part[0] > 12 for part in three):
        return "dmy"
    if any(part[1] > 12 for part in three):
        return "mdy"
    return "dmy" if three and any("." in date for date in dates) else "mdy" if three else "ymd"


def is_yes(text: str) -> bool:
    """Whether something that stands where it is told who won says so."""
    return _plain(text) in _words()["yes"]


@cache
def _words() -> Mapping[str, frozenset[str]]:
    found = tomllib.loads(data_path("columns.toml").read_text("utf-8"))
    return {name: frozenset(map(_plain, words)) for name, words in found.items()}


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join("".join(each if each.isalnum() or each in "✓✔" else " " for each in folded).split())


def _role_or_none(heading: str) -> Role | None:
    plain = _plain(heading)
    return next((role for role in (*ROLES[1:], ROLES[0]) if plain in _words().get(role, ())), None)


def _role_of(heading: str) -> Role:
    return _role_or_none(heading) or "ignored"


def _holds_numbers(cells: Sequence[str]) -> bool:
    """Whether there are numbers, and nothing but numbers, in a column."""
    filled = [cell for cell in cells if cell.strip()]
    return bool(filled) and not _holds_dates(filled) and all(number_in(cell) is not None for cell in filled)


def _holds_dates(cells: Sequence[str]) -> bool:
    """Whether all that stands in a column has three numbers, and is no sum."""
    filled = [cell for cell in cells if cell.strip()]
    return bool(filled) and all("+" not in cell and len(_NUMBERS.findall(cell)) >= 3 for cell in filled)
