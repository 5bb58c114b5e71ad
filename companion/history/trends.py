"""How things went over time: shares of wins, points, streaks, ratings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import accumulate, combinations
from statistics import fmean
from typing import NamedTuple

from companion.history.plays import PlayedTable
from companion.history.summary import Summary

RATING = 1500.0
"""What everybody's rating begins with."""

STEP = 32.0
"""By how much one table changes a rating at most."""


class TrendPoint(NamedTuple):
    """Point of a line over time.

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
    """Line of a person over time.

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
        """Latest value."""
        return self.points[-1].value


@dataclass(frozen=True, slots=True)
class Streaks:
    """Streaks of tables won one after the other, of those with somebody to win against.

    Attributes:
        longest: The tables of the longest streak, the oldest first; of equal ones the first.
        current: The tables of the streak that still lasts.
    """

    longest: tuple[str, ...] = ()
    current: tuple[str, ...] = ()


def follow_wins(
    plays: Sequence[PlayedTable], keys: Sequence[str] | None = None, *, most: int | None = None
) -> tuple[Trend, ...]:
    """Compute everybody's share of wins after each of their tables. Tables of one seat do not count.

    Args:
        plays: The plays, the oldest first.
        keys: Of whom, by the keys of their present names; of everybody if not given.
        most: Number of points of a line at most, 2 or more; one for each table if not given.

    Returns:
        A line from 0 to 1 per person, the one with most plays first.
    """

    def list_win_shares(key: str, played: Sequence[PlayedTable], numbers: Sequence[int]) -> list[float]:
        won = list(accumulate(play.is_won_by(key) for play in played))
        return [won[number] / (number + 1) for number in numbers]

    return _draw_trends([play for play in plays if play.against], keys, most, list_win_shares)


def follow_points(
    plays: Sequence[PlayedTable],
    keys: Sequence[str] | None = None,
    *,
    most: int | None = None,
    window: int = 10,
) -> tuple[Trend, ...]:
    """Average everybody's points over their latest tables. Compare one game only.

    Args:
        plays: The plays of one game, the oldest first.
        keys: Of whom, by the keys of their present names; of everybody if not given.
        most: Number of points of a line at most, 2 or more; one for each table if not given.
        window: Number of tables to average; at the beginning as many as there are.

    Returns:
        A line per person, the one with most plays first.
    """

    def list_mean_points(key: str, played: Sequence[PlayedTable], numbers: Sequence[int]) -> list[float]:
        totals = [play.people[key][1].total for play in played]
        return [fmean(totals[max(0, number + 1 - window) : number + 1]) for number in numbers]

    return _draw_trends(plays, keys, most, list_mean_points)


def follow_ratings(
    plays: Sequence[PlayedTable], keys: Sequence[str] | None = None, *, most: int | None = None
) -> tuple[Trend, ...]:
    """Compute everybody's Elo rating after each of their tables. Tables of one person do not count.

    Each two people at a table have won, lost or drawn against each other, and the change by Elo's
    formula is shared out over as many as one met, so that a large table moves nobody further than a small
    one: A. Elo, "The Rating of Chessplayers", 1978, with the steps of 32 of the USCF of that time; for more
    than two as in T. Kerrigan, "Multiplayer Elo". All at a table are rated by their ratings before it.

    Args:
        plays: The plays, the oldest first.
        keys: Of whom, by the keys of their present names; of everybody if not given.
        most: Number of points of a line at most, 2 or more; one for each table if not given.

    Returns:
        A line per person, the one with most plays first.
    """
    rated = [play for play in plays if len(play.people) > 1]
    ratings: dict[str, list[float]] = defaultdict(lambda: [RATING])
    for play in rated:
        _rate_table(play, ratings)
    return _draw_trends(
        rated, keys, most, lambda key, _, numbers: [ratings[key][number + 1] for number in numbers]
    )


def find_regulars(plays: Iterable[PlayedTable], most: int) -> tuple[str, ...]:
    """List the keys of the people with most plays, of equal ones by key.

    Args:
        plays: The plays.
        most: Number of keys at most.
    """
    counted = Counter(key for play in plays for key in play.people)
    return tuple(sorted(counted, key=lambda key: (-counted[key], key))[:most])


def find_streaks(plays: Iterable[PlayedTable], key: str) -> Streaks:
    """Find a person's longest streak of wins, and the current one.

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


def spread_indices(count: int, most: int | None) -> Sequence[int]:
    """Select at most ``most`` of the numbers from 0 to ``count - 1``, evenly spread, both ends included.

    Args:
        count: Number of things.
        most: Number of numbers at most, 2 or more; all if not given.
    """
    if most is None or count <= most:
        return range(count)
    return [round(number * (count - 1) / (most - 1)) for number in range(most)]


def _draw_trends(
    plays: Sequence[PlayedTable],
    keys: Sequence[str] | None,
    most: int | None,
    values: Callable[[str, Sequence[PlayedTable], Sequence[int]], list[float]],
) -> tuple[Trend, ...]:
    """Draw a line per person through the values after their tables, thinned to ``most``."""
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
        numbers = spread_indices(len(found), most)
        points = (
            _trend_point(found[number].summary, value)
            for number, value in zip(numbers, values(key, found, numbers), strict=True)
        )
        name, seat = found[-1].people[key]
        trends.append(Trend(key, name, tuple(points), seat.colour))
    return tuple(trends)


def _trend_point(summary: Summary, value: float) -> TrendPoint:
    return TrendPoint(summary.id, summary.finished_at, value, summary.played_on)


def _rate_table(play: PlayedTable, ratings: Mapping[str, list[float]]) -> None:
    """Append to everybody's ratings the rating after a table."""
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
