"""Best results of some plays, how long tables took, and the days and places of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from heapq import nlargest
from statistics import median

from companion.engine.days import local_day
from companion.engine.points import Points
from companion.history.people import name_key
from companion.history.plays import PlayedTable
from companion.history.summary import SeatResult

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class BestScore:
    """Result that is one of the best.

    Attributes:
        table: The table.
        at: When it ended, in milliseconds since 1970.
        name: Whose it was.
        total: The points.
        day: The day it was played.
    """

    table: str
    at: int
    name: str
    total: Points
    day: date


@dataclass(frozen=True, slots=True)
class Lengths:
    """Durations of tables with a number of seats.

    Attributes:
        seats: Number of seats.
        tables: The tables that were played with the companion, the oldest first.
        median: Of their minutes.
        shortest: The fewest minutes.
        longest: The most minutes.
    """

    seats: int
    tables: tuple[str, ...]
    median: float
    shortest: float
    longest: float


def list_best(plays: Iterable[PlayedTable], most: int = 10) -> tuple[BestScore, ...]:
    """List the best results, the best first, of equal ones the older. Compare one game only.

    Args:
        plays: The plays of one game, the oldest first.
        most: Number of results at most.
    """
    results = ((play, name, seat) for play in plays for name, seat in play.people.values())
    best = nlargest(most, results, key=_comparable_points)
    return tuple(
        BestScore(play.summary.id, play.summary.finished_at, name, seat.total, play.summary.played_on)
        for play, name, seat in best
    )


def measure_lengths(plays: Iterable[PlayedTable]) -> tuple[Lengths, ...]:
    """Measure the durations of tables by the number of seats, leaving out tables that were only scored.

    Args:
        plays: The plays, the oldest first.
    """
    taken: dict[int, list[tuple[str, float]]] = defaultdict(list)
    for play in plays:
        summary = play.summary
        if summary.mode == "play":
            minutes = max(0, summary.finished_at - summary.started_at) / MINUTE
            taken[len(summary.seats)].append((summary.id, minutes))
    return tuple(_make_lengths(seats, found) for seats, found in sorted(taken.items()))


def list_evenings(
    plays: Iterable[PlayedTable], day_of: Callable[[int], date] | None = None
) -> dict[date, tuple[str, ...]]:
    """Group tables by the day they were played: the one that was entered, or that of their end.

    Args:
        plays: The plays, the oldest first.
        day_of: The day of a moment in milliseconds since 1970; as this machine's clock says if not given.

    Returns:
        The tables of each day with any, the first day first.
    """
    day_of = day_of or local_day
    days: dict[date, list[str]] = defaultdict(list)
    for play in plays:
        told = play.summary.day
        day = date.fromisoformat(told) if told else day_of(play.summary.finished_at)
        days[day].append(play.summary.id)
    return {day: tuple(tables) for day, tables in sorted(days.items())}


def count_places(plays: Iterable[PlayedTable], places: Mapping[str, str]) -> tuple[tuple[str, int], ...]:
    """Count the tables of each place under its latest spelling, the most first, then by name.

    Args:
        plays: The plays, the oldest first.
        places: the places of played tables, by their ids.
    """
    key_of = cache(name_key)
    spelt: dict[str, str] = {}
    where = [place for play in plays if (place := places.get(play.summary.id))]
    counted = Counter(map(key_of, where))
    for place in where:
        spelt[key_of(place)] = place
    return tuple((spelt[key], counted[key]) for key in sorted(counted, key=lambda key: (-counted[key], key)))


def _comparable_points(result: tuple[PlayedTable, str, SeatResult]) -> Points:
    """Rate a result for comparison: the larger is better."""
    play, _, seat = result
    return -seat.total if play.summary.lowest else seat.total


def _make_lengths(seats: int, found: Sequence[tuple[str, float]]) -> Lengths:
    minutes = [each for _, each in found]
    return Lengths(seats, tuple(table for table, _ in found), median(minutes), min(minutes), max(minutes))
