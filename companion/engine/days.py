"""Calendar days as written, which no time zone moves, and the moments that stand for them."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated

import msgspec

IsoDay = Annotated[str, msgspec.Meta(pattern=r"^(|[0-9]{4}-[0-9]{2}-[0-9]{2})$")]
"""Day such as ``2025-03-14``, or empty if unknown."""

NOON = time(12)
"""Stands for the hour of a day of which no hour is known."""

EARLIEST, LATEST_OFFSET = timedelta(hours=-12), timedelta(hours=14)
"""Largest offsets of the world's clocks behind and before UTC."""

_ISO = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class WrittenDate:
    """Date as a file has it.

    Attributes:
        at: milliseconds since 1970. Where the file names no zone, the clock it shows is read as UTC, so that
            the number is the same wherever it is read; of a bare day it is noon.
        day: the day, as the file has it.
        instant: whether `at` is the exact instant, because the file states the zone.
    """

    at: int
    day: str
    instant: bool = False


def to_written_date(moment: datetime | date) -> WrittenDate:
    """Convert a date as it is written: a bare day, the clock on a wall, or an instant with its zone.

    Raises:
        OverflowError: it lies outside the calendar.
    """
    if not isinstance(moment, datetime):
        moment = datetime.combine(moment, NOON)
    return WrittenDate(to_milliseconds(moment), moment.date().isoformat(), moment.tzinfo is not None)


def to_milliseconds(moment: datetime) -> int:
    """Convert a date and time to milliseconds since 1970, as UTC if it names no zone."""
    aware = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
    return round((aware - datetime(1970, 1, 1, tzinfo=UTC)) / timedelta(milliseconds=1))


def check_day(day: str) -> None:
    """Check that a text is a day of the calendar, or empty.

    Raises:
        ValueError: it is not.
    """
    if day and (not _ISO.fullmatch(day) or date.fromisoformat(day).isoformat() != day):
        raise ValueError(f"Expected a day, got `{day}`")


def local_day(moment: int) -> date:
    """Find the day of a moment in milliseconds since 1970, by this machine's clock."""
    return datetime.fromtimestamp(moment / 1000).date()


def possible_days(moment: int) -> tuple[str, ...]:
    """List every day that a moment can be, depending on the reader's place in the world."""
    start = datetime.fromtimestamp(moment / 1000, UTC)
    first, last = (start + EARLIEST).date(), (start + LATEST_OFFSET).date()
    return tuple((first + timedelta(days=days)).isoformat() for days in range((last - first).days + 1))
