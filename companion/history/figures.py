"""All figures that pictures of the history are drawn from, counted in one go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from companion.history.details import NO_TABLES, AllDetails, count_ratings, names_by_use
from companion.history.people import name_key
from companion.history.plays import NOWHERE, NameNow, PlayedTable, PlayFilter, find_plays, with_points
from companion.history.statistics import GameStatistics, HeadToHead, game_statistics, head_to_head
from companion.history.tallies import (
    BestScore,
    Lengths,
    count_places,
    list_best,
    list_evenings,
    measure_lengths,
)
from companion.history.trends import (
    Streaks,
    Trend,
    find_regulars,
    find_streaks,
    follow_points,
    follow_ratings,
    follow_wins,
)

LINES = 5
"""Most people with a line of their own; with more, nobody could follow one."""

POINTS = 60
"""Most points of a line."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of some plays.

    Attributes:
        tables: The plays' tables, the oldest first.
        games: Statistics of every game, the most played first.
        wins: The share of wins over time, of those who played most.
        points: The points over time, of those who played most; of plays of one game only.
        ratings: The ratings over time, of those who played most; made of all plays, not only of these.
        best: The best results; of plays of one game only.
        lengths: How long the tables took.
        evenings: Which tables were played on which day.
        places: Where how many were played, most first; tables of which nobody has said are not counted.
        expansions: Which expansions were in how many of them, most first.
        tags: Which tags how many of them have, most first.
        ratings_given: How many of them were rated how, the best rating first.
        streaks: Of the person that was asked for.
        met: Whom the person that was asked for met.
    """

    tables: tuple[str, ...] = ()
    games: tuple[GameStatistics, ...] = ()
    wins: tuple[Trend, ...] = ()
    points: tuple[Trend, ...] = ()
    ratings: tuple[Trend, ...] = ()
    best: tuple[BestScore, ...] = ()
    lengths: tuple[Lengths, ...] = ()
    evenings: Mapping[date, tuple[str, ...]] = field(default_factory=dict)
    places: tuple[tuple[str, int], ...] = ()
    expansions: tuple[tuple[str, int], ...] = ()
    tags: tuple[tuple[str, int], ...] = ()
    ratings_given: tuple[tuple[int, int], ...] = ()
    streaks: Streaks = field(default_factory=Streaks)
    met: tuple[HeadToHead, ...] = ()


def count_figures(
    plays: Sequence[PlayedTable],
    wanted: PlayFilter,
    *,
    name_now: NameNow = str,
    game_name: Callable[[str], str] = str,
    note: Callable[[str], str] = lambda table: "",
    places: Mapping[str, str] = NOWHERE,
    details: AllDetails = NO_TABLES,
    day_of: Callable[[int], date] | None = None,
    comparable: Callable[[str, str], bool] = lambda *_: True,
) -> Figures:
    """Compute all figures of the plays that a filter selects.

    Args:
        plays: The whole history, the oldest first.
        wanted: Selects the plays. With a person, figures about people are that person's.
        name_now: Tells present names.
        game_name: Tells the name of a game.
        note: Reads the note of a table, by its id.
        places: the places of played tables, by their ids.
        details: the details of played tables, by their ids.
        day_of: See ``list_evenings``.
        comparable: Tells of a game and a variant of it if points of two tables mean the same.
    """
    found = find_plays(
        plays,
        wanted,
        name_now=name_now,
        game_name=game_name,
        note=note,
        places=places,
        details=details,
    )
    if not found:
        return Figures()
    key = None if wanted.person is None else name_key(name_now(wanted.person))
    games = game_statistics(found)
    alike = len(games) == 1 and comparable(games[0].game, games[0].variant)
    counted = list(with_points(found)) if alike else []
    lines = find_regulars(found, LINES) if key is None else (key,)
    tables = tuple(play.summary.id for play in found)
    rated = find_plays(plays, PlayFilter(game=wanted.game, variant=wanted.variant))
    return Figures(
        tables=tables,
        games=games,
        wins=follow_wins(found, lines, most=POINTS),
        points=follow_points(counted, lines, most=POINTS),
        ratings=follow_ratings(rated, lines, most=POINTS),
        best=list_best(_reduce_to_person(counted, key)),
        lengths=measure_lengths(found),
        evenings=list_evenings(found, day_of),
        places=count_places(found, places),
        expansions=names_by_use(details, "expansions", tables),
        tags=names_by_use(details, "tags", tables),
        ratings_given=count_ratings(details, tables),
        streaks=Streaks() if key is None else find_streaks(found, key),
        met=() if key is None else head_to_head(found, key),
    )


def _reduce_to_person(plays: Sequence[PlayedTable], key: str | None) -> Iterable[PlayedTable]:
    """Reduce the plays to those of one person, and to that person, if one was asked for."""
    return (
        plays
        if key is None
        else (replace(play, people={key: play.people[key]}) for play in plays if key in play.people)
    )
