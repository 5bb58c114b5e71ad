"""Facts that a file gave about a game played elsewhere and that its table's record cannot hold."""

from typing import Annotated

import msgspec

from companion.engine.days import IsoDay, check_day
from companion.engine.points import MOST_TOTAL, Total, check_points
from companion.engine.setup import MOST_SEATS
from companion.engine.wire import learnt_in

Millis = Annotated[int, msgspec.Meta(ge=0, le=253_402_000_000_000)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]


class ImportedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Result of a seat.

    Attributes:
        rank: 1 for the first; equal seats share a rank.
        total: all points; 0 where there were none.
        lines: the points of every category, by its id.
    """

    rank: Annotated[int, msgspec.Meta(ge=1, le=99)]
    total: Total = 0
    lines: Annotated[tuple[tuple[ShortText, Total], ...], msgspec.Meta(max_length=100)] = ()

    def __post_init__(self) -> None:
        """Check the form of every decimal."""
        check_points((self.total, *(points for _, points in self.lines)), most=MOST_TOTAL)


class ImportedResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Result of a table of this app, from its export.

    Attributes:
        game: the id of the game.
        seats: how each seat ended, in the order of the seats.
        finished: when it ended, in milliseconds since 1970.
        rules_version: the version of the rules it was scored by.
        entries: how many entries its record had.
        played: whether it was played with the app, and not only scored.
        variant: its table's name for the game.
        lowest: whether the fewest points were ahead.
        counted: whether there were points.
        unread: how many prints were unread that the points rest on.
    """

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    seats: Annotated[tuple[ImportedSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    finished: Millis
    rules_version: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 1
    entries: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    played: bool = False
    variant: ShortText = ""
    lowest: bool = False
    counted: bool = True
    unread: Annotated[int, msgspec.Meta(ge=0, le=1000), learnt_in(6)] = 0


class ImportedFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts that an imported file gave about a table.

    Attributes:
        day: the day it was played, which no time zone moves.
        instant: whether the moments of the table are instants; else they only tell the day, or the clock on
            a wall as if it were that of UTC.
        result: how it ended; it counts as long as the record has no entry.
    """

    day: IsoDay = ""
    instant: bool = False
    result: ImportedResult | None = None

    def __post_init__(self) -> None:
        """Check that the day is a day of the calendar."""
        check_day(self.day)
