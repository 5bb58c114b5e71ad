"""What the history remembers of a finished table: who played, what everybody had, category by category."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from companion.engine.days import IsoDay, check_day, local_day
from companion.engine.plain_text import clean_names_in
from companion.engine.points import MOST_TOTAL, Points, Total, check_points
from companion.engine.setup import LONGEST_NAME

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""An id, a colour or a person's name."""

Moment = Annotated[int, Meta(ge=0, le=253_402_300_799_999)]
"""Milliseconds since 1970-01-01 00:00 UTC, up to the year 9999."""

LONGEST_VARIANT = LONGEST_NAME
"""Letters of what a table calls its game at most."""

Mode = Literal["play", "score"]
"""Whether the table was played with the companion, or only scored at the end."""


class PlayedGame(NamedTuple):
    """Kind of game that was played. Only between tables of one kind can points be compared.

    Attributes:
        game: The game.
        variant: What the table called it, where the game leaves that to it.
        lowest: Whether the fewest points were ahead.
    """

    game: str
    variant: str = ""
    lowest: bool = False

    def best(self, totals: Iterable[Points]) -> Points:
        """Find the best of some points.

        Raises:
            ValueError: There are none.
        """
        return min(totals) if self.lowest else max(totals)


class CategoryPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of one category of a scoresheet.

    Attributes:
        category: Its id, as the game names it.
        points: Their sum.
    """

    category: Name
    points: Total

    def __post_init__(self) -> None:
        """Check the form of a decimal."""
        check_points((self.points,), most=MOST_TOTAL)


class SeatResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Result of one seat.

    Attributes:
        name: The person.
        colour: The id of the colour.
        total: All points.
        rank: 1 for the first; equal seats share a rank.
        lines: The points of every category, in the order of the rulebook.
        points: Those that are known where totals are none; left out where they are unknown.
    """

    name: Name
    colour: Annotated[str, Meta(max_length=80)]
    total: Total
    rank: Annotated[int, Meta(ge=1, le=99)]
    lines: Annotated[tuple[CategoryPoints, ...], Meta(max_length=100)] = ()
    points: Total | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Check the form of a decimal, and strip from the name the characters that are no text."""
        clean_names_in(self, "name")
        known = None if self.points is UNSET else self.points
        check_points((self.total, known), most=MOST_TOTAL)


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Finished table, small enough to keep thousands of them. Its record is a file of its own.

    Attributes:
        id: The table.
        game: The game.
        rules_version: The version of the rules it was scored by.
        started_at: When it began, in milliseconds since 1970.
        finished_at: When it ended, likewise.
        seats: The results, in the order of the seats.
        entries: How many entries its record has, the header not counted.
        mode: Played, or only scored.
        variant: What the table called the game, where the game leaves that to it: the name of a sheet.
        lowest: Whether the fewest points were ahead.
        counted: Whether totals are points, and not something that only tells the order, such as places.
        day: The day it was played, where a file has told it; empty where the moments tell it.
        instant: Whether the moments are instants; else they only tell the day, or the clock on a wall as if
            it were that of UTC.
        certain: Whether who is first could not change any more when it was filed.
        unread: How many prints were unread that its points rest on: above 0, the result is not final.
    """

    id: Name
    game: Name
    rules_version: Annotated[int, Meta(ge=0)]
    started_at: Moment
    finished_at: Moment
    seats: Annotated[tuple[SeatResult, ...], Meta(min_length=1, max_length=20)]
    entries: Annotated[int, Meta(ge=0)]
    mode: Mode = "play"
    variant: Annotated[str, Meta(max_length=LONGEST_VARIANT)] = ""
    lowest: bool = False
    counted: bool = True
    day: IsoDay = ""
    instant: bool = True
    certain: bool = True
    unread: Annotated[int, Meta(ge=0, le=1000)] = 0

    def __post_init__(self) -> None:
        """Check the day, and strip from the game's name the characters that are no text."""
        clean_names_in(self, "variant")
        check_day(self.day)

    @property
    def kind(self) -> PlayedGame:
        """Kind of game that was played."""
        return PlayedGame(self.game, self.variant, self.lowest)

    @property
    def played_on(self) -> date:
        """Day it was played: the one that was entered, or that of its end by this machine's clock."""
        return date.fromisoformat(self.day) if self.day else local_day(self.finished_at)

    @property
    def together(self) -> bool | None:
        """True if all have won as one, False if all have lost, None if they played each other."""
        ranks = {seat.rank for seat in self.seats}
        return 1 in ranks if not self.counted and len(ranks) == 1 else None

    @property
    def has_points(self) -> bool:
        """True if the points of a seat are known."""
        return self.counted or any(seat.points is not UNSET for seat in self.seats)

    def points_of(self, seat: SeatResult) -> Points | None:
        """Look up a seat's points, or None if they are unknown."""
        if self.counted:
            return seat.total
        return None if seat.points is UNSET else seat.points

    @property
    def order(self) -> tuple[int, str]:
        """Sort key of the history: the end, then the id."""
        return self.finished_at, self.id

    @property
    def winners(self) -> tuple[SeatResult, ...]:
        """Seats that have won: several if they share the win, none if it is not certain."""
        return tuple(filter(self.is_won_by, self.seats))

    def is_won_by(self, seat: SeatResult) -> bool:
        """Check that a seat is of rank 1 and that nothing open can change it."""
        return self.certain and seat.rank == 1
