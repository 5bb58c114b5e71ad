"""The history as plays: the people of each finished table, under their present names; and a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Literal

from msgspec import structs

from companion.engine.points import Points
from companion.history.details import NO_DETAILS, NO_TABLES, AllDetails
from companion.history.people import name_key
from companion.history.summary import SeatResult, Summary

NameNow = Callable[[str], str]
"""Resolves a name to its owner's present name: ``People.name_now``."""

Outcome = Literal["won", "lost", "shared", "alone"]
"""How a play ended: for the person who is looked for, or with a shared win, or with one person only."""

NOWHERE: Mapping[str, str] = MappingProxyType({})
"""No place of any table is known."""


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """Finished table with its people.

    Attributes:
        summary: The table.
        people: By key, the present name and the seat of everybody at it, the best seat of who had several;
            the best rank first.
    """

    summary: Summary
    people: Mapping[str, tuple[str, SeatResult]]

    @property
    def against(self) -> bool:
        """True if there was somebody to win against."""
        return len(self.summary.seats) > 1

    def is_won_by(self, key: str) -> bool:
        """Check that a person won: rank 1 at a table of several seats, also if the win is shared."""
        return self.against and self.summary.is_won_by(self.people[key][1])


@dataclass(frozen=True, slots=True)
class PlayFilter:
    """Criteria by which plays are found. A criterion that is left out does not matter.

    Attributes:
        person: Only tables of this person, by any name they had.
        game: Only tables of this game, by its id.
        variant: Only tables that called the game so.
        place: Only tables that were played there.
        expansion: Only tables that were played with it.
        tag: Only tables with this tag.
        text: Words that all occur in the name of the game, in what the table called it, in a name,
            in the name of the place, in an expansion or a tag, or in the note.
        since: Only tables that were played on this day or later.
        until: Only tables that were played before this day.
        outcome: How they ended. ``won`` and ``lost`` are asked of ``person`` and need one.
        tables: Only tables of these ids.
    """

    person: str | None = None
    game: str | None = None
    variant: str | None = None
    place: str | None = None
    expansion: str | None = None
    tag: str | None = None
    text: str = ""
    since: date | None = None
    until: date | None = None
    outcome: Outcome | None = None
    tables: frozenset[str] | None = None


def list_plays(summaries: Iterable[Summary], name_now: NameNow = str) -> tuple[PlayedTable, ...]:
    """List all plays, the oldest first.

    Args:
        summaries: The history, in any order.
        name_now: Tells present names.
    """
    named = cache(lambda name: _key_and_name(name_now(name)))
    ordered = sorted(summaries, key=attrgetter("finished_at", "id"))
    return tuple(PlayedTable(summary, _people_at(summary, named)) for summary in ordered)


def with_points(plays: Iterable[PlayedTable]) -> Iterator[PlayedTable]:
    """Yield the plays with points, each reduced to the people with known points.

    Args:
        plays: the plays to search.

    Returns:
        The plays in their order; the ``total`` of everybody at them is their points.
    """
    for play in plays:
        if play.summary.counted:
            yield play
            continue
        known = {
            key: (name, structs.replace(seat, total=points))
            for key, (name, seat) in play.people.items()
            if (points := play.summary.points_of(seat)) is not None
        }
        if known:
            yield replace(play, people=known)


def find_plays(
    plays: Iterable[PlayedTable],
    wanted: PlayFilter,
    *,
    name_now: NameNow = str,
    game_name: Callable[[str], str] = str,
    note: Callable[[str], str] = lambda table: "",
    places: Mapping[str, str] = NOWHERE,
    details: AllDetails = NO_TABLES,
) -> tuple[PlayedTable, ...]:
    """Filter plays, keeping their order.

    Args:
        plays: the plays to search.
        wanted: The criteria.
        name_now: Tells present names.
        game_name: Tells the name of a game, for the words of the filter.
        note: Reads the note of a table, by its id, likewise.
        places: the places of played tables, by their ids.
        details: the details of played tables, by their ids.
    """
    person = None if wanted.person is None else name_key(name_now(wanted.person))
    words = name_key(wanted.text).split()
    place = None if wanted.place is None else name_key(wanted.place)
    key_of = cache(name_key)
    games = cache(lambda game, variant: name_key(f"{game_name(game)} {variant}"))

    def searched_text(summary: Summary) -> str:
        where, said = places.get(summary.id, ""), details.get(summary.id, NO_DETAILS)
        others = (where, *said.expansions, *said.tags, said.teacher)
        return " ".join(
            (games(summary.game, summary.variant), *map(key_of, others), name_key(note(summary.id)))
        )

    def has_name(names: Iterable[str], wanted: str | None) -> bool:
        return wanted is None or key_of(wanted) in map(key_of, names)

    def fits_filter(play: PlayedTable) -> bool:
        summary, said = play.summary, details.get(play.summary.id, NO_DETAILS)
        return (
            wanted.game in (None, summary.game)
            and wanted.variant in (None, summary.variant)
            and (person is None or person in play.people)
            and (wanted.tables is None or summary.id in wanted.tables)
            and (wanted.since is None or summary.played_on >= wanted.since)
            and (wanted.until is None or summary.played_on < wanted.until)
            and (wanted.outcome is None or _has_outcome(play, person, wanted.outcome))
            and (place is None or place == key_of(places.get(summary.id, "")))
            and has_name(said.expansions, wanted.expansion)
            and has_name(said.tags, wanted.tag)
            and (not words or _contains_all(words, searched_text(summary), play))
        )

    return tuple(filter(fits_filter, plays))


def _key_and_name(name: str) -> tuple[str, str]:
    return name_key(name), name


def _people_at(
    summary: Summary, named: Callable[[str], tuple[str, str]]
) -> dict[str, tuple[str, SeatResult]]:
    people: dict[str, tuple[str, SeatResult]] = {}
    for seat in sorted(summary.seats, key=_result_order):
        key, name = named(seat.name)
        people.setdefault(key, (name, seat))
    return people


def _result_order(seat: SeatResult) -> tuple[int, Points]:
    return seat.rank, -seat.total


def _has_outcome(play: PlayedTable, person: str | None, outcome: Outcome) -> bool:
    if outcome == "alone":
        return not play.against
    if outcome == "shared":
        return play.against and len(play.summary.winners) > 1
    if person is None or person not in play.people or not play.against:
        return False
    return play.is_won_by(person) == (outcome == "won")


def _contains_all(words: list[str], searched: str, play: PlayedTable) -> bool:
    return all(word in searched or any(word in key for key in play.people) for word in words)
