"""State of a phone at the history, and the reads behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date

import flet as ft

from companion.engine.days import local_day
from companion.errors import CompanionError
from companion.games import GAMES, is_comparable
from companion.history.details import AllDetails
from companion.history.figures import Figures, count_figures
from companion.history.people import name_key
from companion.history.plays import Outcome, PlayedTable, PlayFilter, find_plays
from companion.history.statistics import PersonRecord, people_records
from companion.history.summary import Summary
from companion.hosting.deleting import DeletedTable
from companion.hosting.open_home import OpenHome

ROUTE = "/history"

PAGE = 20
"""Number of tables shown at first, and added by each tap for more."""

SPANS = ("always", "month", "year", "last-year")
"""Spans of time to search in."""


@dataclass(frozen=True)
class HistoryList:
    """List that was read of the history.

    Attributes:
        summaries: summaries of tables, newest first.
        more: whether there are older tables.
        people: records of people, if requested.
    """

    summaries: tuple[Summary, ...]
    more: bool
    people: tuple[PersonRecord, ...] = ()


@dataclass(frozen=True)
class Search:
    """Filters of a search. See `PlayFilter`.

    Attributes:
        person: only tables of this person.
        game: only tables of this game.
        variant: only tables of this variant.
        place: only tables that were played there.
        expansion: only tables that were played with it.
        tag: only tables with this tag.
        text: words that occur in names, details and notes.
        span: only tables of this time, one of `SPANS`.
        outcome: only tables with this outcome.
        tables: only these tables, once a chart was tapped.
        title: title of these tables.
    """

    person: str | None = None
    game: str | None = None
    variant: str | None = None
    place: str | None = None
    expansion: str | None = None
    tag: str | None = None
    text: str = ""
    span: str = "always"
    outcome: Outcome | None = None
    tables: frozenset[str] | None = None
    title: str = ""


@ft.observable
@dataclass
class HistoryScreen:
    """State of a phone at the history.

    Attributes:
        tab: ``games``, ``figures`` or ``people``.
        search: current filters.
        shown: maximum number of tables shown.
        shelf: list that was read; None before the first time.
        figures: numbers of the charts; None before the first time.
        games: the games that were played, to choose from.
        all_games: whether all games have a bar, and not only those that are played most.
        months: number of months that the calendar shows before that of the last evening.
        over: sheet over the page: ``find``, ``rename``, ``export`` or nothing.
        name: new name being typed for a person.
        merging: name of another person, once the warning of a merge was shown.
        deleted: the table that was deleted last, as long as it can be put back.
        trouble: last fault, as a sentence.
    """

    tab: str = "games"
    search: Search = field(default_factory=Search)
    shown: int = PAGE
    shelf: HistoryList | None = None
    figures: Figures | None = None
    games: tuple[str, ...] = ()
    all_games: bool = False
    months: int = 0
    over: str = ""
    name: str = ""
    merging: str = ""
    deleted: DeletedTable | None = None
    trouble: str = ""


def bounds_of_span(span: str, now: int) -> tuple[date | None, date | None]:
    """Return the days that bound a span, by this machine's calendar.

    Args:
        span: one of `SPANS`.
        now: milliseconds since 1970.

    Returns:
        Its first day and the first after it; None for no bound.
    """
    today = local_day(now)
    if span == "month":
        return date(today.year, today.month, 1), None
    if span == "year":
        return date(today.year, 1, 1), None
    if span == "last-year":
        return date(today.year - 1, 1, 1), date(today.year, 1, 1)
    return None, None


def read_history_list(
    house: OpenHome,
    tab: str,
    search: Search,
    shown: int,
    now: int,
    only: frozenset[str] | None = None,
    game_name: Callable[[str], str] = str,
) -> HistoryList:
    """Read the part of the list that the phone shows. May take a while.

    Args:
        house: home of the history.
        tab: ``people``, or anything else for tables.
        search: filters.
        shown: maximum number of tables.
        now: milliseconds since 1970.
        only: the ids of the tables that may be shown; None for all.
        game_name: names a game.

    Raises:
        CompanionError: the history cannot be read.
    """
    if tab != "people" and search == Search() and only is None:
        newest = house.tables.library.summaries.recent(shown + 1)
        return HistoryList(newest[:shown], len(newest) > shown)
    found = find_plays(
        _read_plays(house, only),
        _make_filter(search, now, search.tables),
        name_now=house.people.name_now,
        game_name=game_name,
        note=_note_reader(house),
        places=read_places(house),
        details=read_details(house),
    )
    if tab == "people":
        return HistoryList((), False, people_records(found))
    newest = tuple(play.summary for play in reversed(found))
    return HistoryList(newest[:shown], len(newest) > shown)


def read_finished_games(house: OpenHome, only: frozenset[str] | None = None) -> tuple[str, ...]:
    """List the games with finished tables, in the order of the shelf. May take a while.

    Args:
        house: home of the history.
        only: the ids of the tables that may be shown; None for all.

    Raises:
        CompanionError: the history cannot be read.
    """
    played = {play.summary.game for play in _read_plays(house, only)}
    return tuple(game for game in GAMES if game in played)


def read_figures(
    house: OpenHome,
    search: Search,
    now: int,
    only: frozenset[str] | None = None,
    game_name: Callable[[str], str] = str,
) -> Figures:
    """Count the numbers of the charts for all tables that match a search. May take a while.

    Args:
        house: home of the history.
        search: filters; those of a tapped chart do not matter.
        now: milliseconds since 1970.
        only: the ids of the tables that may be shown; None for all.
        game_name: names a game.

    Raises:
        CompanionError: the history cannot be read.
    """
    return count_figures(
        _read_plays(house, only),
        _make_filter(search, now, None),
        name_now=house.people.name_now,
        game_name=game_name,
        note=_note_reader(house),
        places=read_places(house),
        details=read_details(house),
        comparable=is_comparable,
    )


def is_known(house: OpenHome, name: str) -> bool:
    """Check that a person has or had a name, at a table or in the history. May take a while.

    Raises:
        CompanionError: the history cannot be read.
    """
    key = name_key(house.people.name_now(name))
    return house.people.find(name) is not None or any(key in play.people for play in house.plays.all())


def _read_plays(house: OpenHome, only: frozenset[str] | None) -> tuple[PlayedTable, ...]:
    plays = house.plays.all()
    return plays if only is None else tuple(play for play in plays if play.summary.id in only)


def read_places(house: OpenHome) -> Mapping[str, str]:
    """Read the places of all tables, or nothing if they cannot be read."""
    with suppress(CompanionError):
        return house.albums.places.all()
    return {}


def read_details(house: OpenHome) -> AllDetails:
    """Read the details of all tables, or nothing if they cannot be read."""
    with suppress(CompanionError):
        return house.albums.details.all()
    return {}


def _note_reader(house: OpenHome) -> Callable[[str], str]:
    """Return the function that reads the note of a table, empty for an unreadable note."""

    def read_note(table: str) -> str:
        with suppress(CompanionError):
            return house.albums.note(table)
        return ""

    return read_note


def _make_filter(search: Search, now: int, tables: frozenset[str] | None) -> PlayFilter:
    since, until = bounds_of_span(search.span, now)
    return PlayFilter(
        person=search.person,
        game=search.game,
        variant=search.variant,
        place=search.place,
        expansion=search.expansion,
        tag=search.tag,
        text=search.text,
        since=since,
        until=until,
        outcome=search.outcome,
        tables=tables,
    )
