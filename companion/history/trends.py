"""How things went over time: shares of wins, points, streaks, ratings; the best, how long, and which days."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from heapq import nlargest
from itertools import accumulate, combinations
from statistics import fmean, median
from typing import NamedTuple

from companion.engine.days import local_day
from companion.engine.points import Points
from companion.history.people import name_key
from companion.history.plays import PlayedTable
from companion.history.summary import SeatResult, Summary

RATING = 1500.0
"""What everybody's rating begins with."""

STEP = 32.0
"""By how much one table changes a rating at most."""

MINUTE = 60_000


class TrendPoint(NamedTuple):
    """One point of a line over time.

    Attributes:
        table: The table after which it stood so.
        at: When that ended, in milliseconds since 1970.
        value: The value.
        day: The day that was played.
    """

    table: str
    at: int
    value: float
    day: date


@dataclass(frozen=True, slots=True)
class Trend:
    """A person's line over time.

    Attributes:
        key: Of the person's present name.
        name: The present name.
        points: One for each table, or for some of them evenly spread, the oldest first; at least one.
        colour: The id of the colour they had last.
    """

    key: str
    name: str
    points: tuple[TrendPoint, ...]
    colour: str = ""

    @property
    def last(self) -> float:
        """The latest value."""
        return self.points[-1].value


@dataclass(frozen=True, slots=True)
class Streaks:
    """Tables won one after the other, of those at which there was somebody to win against.

    Attributes:
        longest: The tables of the longest streak, the oldest first; of equal ones the first.
        current: The tables of the streak that still lasts.
    """

    longest: tuple[str, ...] = ()
    current: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BestScore:
    """One of the best results.

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
    """How long tables of so many people took.

    Attributes:
        seats: How many seats.
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


def follow_wins(
    plays: Sequence[PlayedTable], keys: Sequence[str] | None = None, *, most: int | None = None
) -> tuple[Trend, ...]:
    """Which share of their tables everybody had won after each; tables of one seat do not count.

    Args:
        plays: The plays, the oldest first.
        keys: Of whom, by the keys of their present names; of everybody if not given.
        most: How many points a line has at most, 2 or more; one for each table if not given.

    Returns:
        A line from 0 to 1 per person, who played most first.
    """

    def shares(key: str, played: Sequence[PlayedTable], numbers: Sequence[int]) -> list[float]:
        won = list(accumulate(play.is_won_by(key) for play in played))
        return [won[number] / (number + 1) for number in numbers]

    return _lines([play for play in plays if play.against], keys, most, shares)


def follow_points(
    plays: Sequence[PlayedTable],
    keys: Sequence[str] | None = None,
    *,
    most: int | None = None,
    window: int = 10,
) -> tuple[Trend, ...]:
    """Everybody's points on average over their latest tables. Only of one game do they mean anything.

    Args:
        plays: The plays of one game, the oldest first.
        keys: Of whom, by the keys of their present names; of everybody if not given.
        most: How many points a line has at most, 2 or more; one for each table if not given.
        window: Over how many tables; at the beginning over as many as there are.

    Returns:
        A line per person, who played most first.
    """

    def means(key: str, played: Sequence[PlayedTable], numbers: Sequence[int]) -> list[float]:
        totals = [play.people[key][1].total for play in played]
        return [fmean(totals[max(0, number + 1 - window) : number + 1]) for number in numbers]

    return _lines(plays, keys, most, means)


def follow_ratings(
    plays: Sequence[PlayedTable], keys: Sequence[str] | None = None, *, most: int | None = None
) -> tuple[Trend, ...]:
    """Everybody's Elo rating after each of their tables; those of one person do not count.

    Each two people at a table have won, lost or drawn against each other, and what that changes by Elo's
    formula is shared out over as many as one met, so that a large table moves nobody further than a small
    one: A. Elo, "The Rating of Chessplayers", 1978, with the steps of 32 of the USCF of that time; for more
    than two as in T. Kerrigan, "Multiplayer Elo". All at a table are rated by what they had before it.

    Args:
        plays: The plays, the oldest first.
        keys: Of whom, by the keys of their present names; of everybody if not given.
        most: How many points a line has at most, 2 or more; one for each table if not given.

    Returns:
        A line per person, who played most first.
    """
    rated = [play for play in plays if len(play.people) > 1]
    ratings: dict[str, list[float]] = defaultdict(lambda: [RATING])
    for play in rated:
        _rate(play, ratings)
    return _lines(rated, keys, most, lambda key, _, numbers: [ratings[key][number + 1] for number in numbers])


def find_regulars(plays: Iterable[PlayedTable], most: int) -> tuple[str, ...]:
    """The keys of those who played most, of equal ones by key.

    Args:
        plays: The plays.
        most: How many at most.
    """
    counted = Counter(key for play in plays for key in play.people)
    return tuple(sorted(counted, key=lambda key: (-counted[key], key))[:most])


def find_streaks(plays: Iterable[PlayedTable], key: str) -> Streaks:
    """A person's longest streak of wins, and the one that lasts.

    Args:
        plays: The plays, the oldest first.
        key: The key of their present name.
    """
    longest: tuple[str, ...] = ()
    current: list[str] = []
    for play in plays:
        if not play.against or key not in play.people:
            continue
        if play.is_won_by(key):
            current.append(play.summary.id)
        else:
            current.clear()
        if len(current) > len(longest):
            longest = tuple(current)
    return Streaks(longest, tuple(current))


def list_best(plays: Iterable[PlayedTable], most: int = 10) -> tuple[BestScore, ...]:
    """The best results, the best first, of equal ones the older. Only of one game do they mean anything.

    Args:
        plays: The plays of one game, the oldest first.
        most: How many at most.
    """
    results = ((play, name, seat) for play in plays for name, seat in play.people.values())
    best = nlargest(most, results, key=_worth)
    return tuple(
        BestScore(play.summary.id, play.summary.finished_at, name, seat.total, play.summary.played_on)
        for play, name, seat in best
    )


def measure_lengths(plays: Iterable[PlayedTable]) -> tuple[Lengths, ...]:
    """How long tables took, by the number of seats; only those that were played, not those only scored.

    Args:
        plays: The plays, the oldest first.
    """
    taken: dict[int, list[tuple[str, float]]] = defaultdict(list)
    for play in plays:
        summary = play.summary
        if summary.mode == "play":
            minutes = max(0, summary.finished_at - summary.started_at) / MINUTE
            taken[len(summary.seats)].append((summary.id, minutes))
    return tuple(_length(seats, found) for seats, found in sorted(taken.items()))


def list_evenings(
    plays: Iterable[PlayedTable], day_of: Callable[[int], date] | None = None
) -> dict[date, tuple[str, ...]]:
    """Group tables by the day they were played: the one that was entered, or that of their end.

    Args:
        plays: The plays, the oldest first.
        day_of: The day of a moment in milliseconds since 1970; as this machine's clock says if not given.

    Returns:
        The tables of each day on which there were any, the first day first.
    """
    day_of = day_of or local_day
    days: dict[date, list[str]] = defaultdict(list)
    for play in plays:
        told = play.summary.day
        day = date.fromisoformat(told) if told else day_of(play.summary.finished_at)
        days[day].append(play.summary.id)
    return {day: tuple(tables) for day, tables in sorted(days.items())}


def count_places(plays: Iterable[PlayedTable], places: Mapping[str, str]) -> tuple[tuple[str, int], ...]:
    """At how many tables which place was played at, as it was last spelt; the most first, then by name.

    Args:
        plays: The plays, the oldest first.
        places: Where tables were played, by their ids.
    """
    key_of = cache(name_key)
    spelt: dict[str, str] = {}
    where = [place for play in plays if (place := places.get(play.summary.id))]
    counted = Counter(map(key_of, where))
    for place in where:
        spelt[key_of(place)] = place
    return tuple((spelt[key], counted[key]) for key in sorted(counted, key=lambda key: (-counted[key], key)))


def spread_out(count: int, most: int | None) -> Sequence[int]:
    """The numbers from 0 on of no more than so many of some things, evenly spread, both ends among them.

    Args:
        count: How many things there are.
        most: How many numbers at most, 2 or more; all if not given.
    """
    if most is None or count <= most:
        return range(count)
    return [round(number * (count - 1) / (most - 1)) for number in range(most)]


def _lines(
    plays: Sequence[PlayedTable],
    keys: Sequence[str] | None,
    most: int | None,
    values: Callable[[str, Sequence[PlayedTable], Sequence[int]], list[float]],
) -> tuple[Trend, ...]:
    """A line per person, of the values after those of their tables that have these numbers."""
    played: dict[str, list[PlayedTable]] = {}
    if keys is None:
        for play in plays:
            for key in play.people:
                played.setdefault(key, []).append(play)
    else:
        own = {key: [play for play in plays if key in play.people] for key in keys}
        played = {key: found for key, found in own.items() if found}
    trends = []
    for key, found in sorted(played.items(), key=lambda entry: (-len(entry[1]), entry[0])):
        numbers = spread_out(len(found), most)
        points = (
            _trend_point(found[number].summary, value)
            for number, value in zip(numbers, values(key, found, numbers), strict=True)
        )
        name, seat = found[-1].people[key]
        trends.append(Trend(key, name, tuple(points), seat.colour))
    return tuple(trends)


def _trend_point(summary: Summary, value: float) -> TrendPoint:
    return TrendPoint(summary.id, summary.finished_at, value, summary.played_on)


def _rate(play: PlayedTable, ratings: Mapping[str, list[float]]) -> None:
    """Add the ratings of those at a table after it to those they had."""
    people = [(seat.rank, ratings[key]) for key, (_, seat) in play.people.items()]
    met = [(rank, 10 ** (rating[-1] / 400), rating) for rank, rating in people]
    most = STEP / (len(people) - 1)
    for _, rating in people:
        rating.append(rating[-1])
    for (rank, strength, one), (other, others, two) in combinations(met, 2):
        reached = 0.5 if rank == other else float(rank < other)
        change = most * (reached - strength / (strength + others))
        one[-1] += change
        two[-1] -= change


def _worth(result: tuple[PlayedTable, str, SeatResult]) -> Points:
    """By what results are compared: the larger is better."""
    play, _, seat = result
    return -seat.total if play.summary.lowest else seat.total


def _length(seats: int, found: Sequence[tuple[str, float]]) -> Lengths:
    minutes = [each for _, each in found]
    return Lengths(seats, tuple(table for table, _ in found), median(minutes), min(minutes), max(minutes))
