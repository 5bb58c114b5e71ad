"""The form in which a finished table leaves the history, and comes back from its own export."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from companion.engine.days import IsoDay, check_day
from companion.engine.plain_text import plain_text
from companion.engine.points import MOST_TOTAL, Total, check_points
from companion.engine.shared_fields import copy_shared
from companion.history.details import LONGEST_TIME, NO_DETAILS, PlayDetails, make_details
from companion.history.summary import LONGEST_VARIANT, CategoryPoints, Mode, Moment, Name, Summary

BREAKS = "\t\n\r"
"""Breaks between the words of a text; a cell and a JSON string hold them as they are."""


class ExportedSeat(msgspec.Struct, frozen=True):
    """Result of one seat.

    Attributes:
        name: The person.
        colour: The id of the colour.
        rank: The place: 1 for the first; equal seats share one.
        total: All points; left out where they are unknown.
        lines: The points of every category.
        seconds: The time it took by the table's clocks; left out without clocks.
    """

    name: Name
    colour: Annotated[str, Meta(max_length=80)]
    rank: Annotated[int, Meta(ge=1, le=99)]
    total: Total | UnsetType = UNSET
    lines: Annotated[tuple[CategoryPoints, ...], Meta(max_length=100)] = ()
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_TIME)] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Check the form of a decimal."""
        if self.total is not UNSET:
            check_points((self.total,), most=MOST_TOTAL)


class ExportedTable(msgspec.Struct, frozen=True):
    """Finished table, with the place, the note and the details that people added to it.

    Attributes:
        id: The table.
        game: The game.
        rules_version: The version of the rules it was scored by.
        started_at: When it began, in milliseconds since 1970.
        finished_at: When it ended, likewise.
        seats: The results, in the order of the seats.
        entries: How many entries its record has.
        mode: Played, or only scored.
        variant: What the table called the game.
        lowest: Whether the fewest points were ahead.
        counted: Whether the points of all are known and tell the ranks.
        day: The day it was played.
        instant: Whether the moments are instants; else they only tell the day, or the clock on a wall as if
            it were that of UTC.
        together: Whether all have won, or lost, as one; left out where they played against each other.
        unread: How many prints were unread that the points rest on: above 0, the result is not final.
        place: Where it was played; left out where nobody has said.
        note: What people wrote; left out where nobody has.
        expansions: The expansions that were in play; left out where nobody has said.
        tags: Words by which people find it again; likewise.
        rating: How good it was, from 1 to 10; likewise.
        taught_by: Who taught it; likewise.
    """

    id: Name
    game: Name
    rules_version: Annotated[int, Meta(ge=0, le=10_000)]
    started_at: Moment
    finished_at: Moment
    seats: Annotated[tuple[ExportedSeat, ...], Meta(min_length=1, max_length=20)]
    entries: Annotated[int, Meta(ge=0, le=1_000_000)]
    mode: Mode = "play"
    variant: Annotated[str, Meta(max_length=LONGEST_VARIANT)] = ""
    lowest: bool = False
    counted: bool = True
    day: IsoDay = ""
    instant: bool = True
    together: bool | UnsetType = UNSET
    unread: Annotated[int, Meta(ge=0, le=1000)] = 0
    place: str | UnsetType = UNSET
    note: str | UnsetType = UNSET
    expansions: tuple[str, ...] | UnsetType = UNSET
    tags: tuple[str, ...] | UnsetType = UNSET
    rating: int | UnsetType = UNSET
    taught_by: str | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Check the form of the day."""
        check_day(self.day)

    @property
    def details(self) -> PlayDetails:
        """Details of the table, but for the day, which is a field of its own."""
        return make_details(
            expansions=self.expansions or (),
            tags=self.tags or (),
            rating=self.rating or 0,
            teacher=self.taught_by or "",
            seconds=tuple(seat.seconds or 0 for seat in self.seats) if self._is_timed else (),
        )

    @property
    def _is_timed(self) -> bool:
        return any(seat.seconds is not UNSET for seat in self.seats)


class HistoryFile(msgspec.Struct, frozen=True):
    """Document of the exported history.

    Attributes:
        summaries: The finished tables, the oldest first.
        format: What this file is.
        version: The version of its form.
    """

    summaries: Annotated[tuple[ExportedTable, ...], Meta(max_length=1_000_000)]
    format: Literal["table-companion-history"] = "table-companion-history"
    version: Literal[1] = 1


def export_table(
    summary: Summary, location: str = "", note: str = "", details: PlayDetails = NO_DETAILS
) -> ExportedTable:
    """Convert a summary to its exported form.

    Points are there only if they are known: a mere order is in the ranks. Names and notes of
    an older home leave without signs that would command a terminal or turn the letters around it.
    """
    timed = len(details.seconds) == len(summary.seats)
    times: tuple[int | UnsetType, ...] = details.seconds if timed else (UNSET,) * len(summary.seats)
    seats = tuple(
        ExportedSeat(
            plain_text(seat.name, BREAKS) or "?",
            seat.colour,
            seat.rank,
            UNSET if (points := summary.points_of(seat)) is None else points,
            tuple(map(_plain_line, seat.lines)) if summary.counted else (),
            seconds,
        )
        for seat, seconds in zip(summary.seats, times, strict=True)
    )
    return copy_shared(
        summary,
        ExportedTable,
        seats=seats,
        variant=plain_text(summary.variant, BREAKS),
        day=summary.played_on.isoformat(),
        together=UNSET if summary.together is None else summary.together,
        place=plain_text(location) or UNSET,
        note=plain_text(note, BREAKS) or UNSET,
        expansions=details.expansions or UNSET,
        tags=details.tags or UNSET,
        rating=details.rating or UNSET,
        taught_by=details.teacher or UNSET,
    )


def _plain_line(line: CategoryPoints) -> CategoryPoints:
    return (
        line
        if line.category.isprintable()
        else replace(line, category=plain_text(line.category, BREAKS) or "?")
    )
