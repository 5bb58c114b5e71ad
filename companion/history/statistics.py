"""Who played what, how often, how well: pure functions over summaries.

A win is rank 1 at a table of at least two people; a shared win counts for everybody who shares it. Playing
alone counts as a play and for the points, never as a win. Points are only compared within one game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from companion.history.people import name_key
from companion.history.summary import SeatResult, Summary

NameNow = Callable[[str], str]
"""Tells the present name of whoever had a name: ``People.name_now``."""


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person did in one game.

    Attributes:
        game: The id of the game.
        plays: At how many tables.
        solo: How many of them alone.
        wins: How many won, shared ones included.
        shared_wins: How many of the wins were shared.
        best: Most points at one table.
        mean: Mean of the points.
        last_at: End of the last table, in milliseconds since 1970.
    """

    game: str
    plays: int
    solo: int
    wins: int
    shared_wins: int
    best: int
    mean: float
    last_at: int


class PersonRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person did in all games.

    Attributes:
        name: The present name, as last written.
        plays: At how many tables.
        wins: How many won, shared ones included.
        shared_wins: How many of the wins were shared.
        last_at: End of the last table, in milliseconds since 1970.
        games: The same game by game, the most played first.
    """

    name: str
    plays: int
    wins: int
    shared_wins: int
    last_at: int
    games: tuple[GameRecord, ...]


class GameStatistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened in one game.

    Attributes:
        game: The id of the game.
        plays: How many tables.
        people: How many different people.
        best: Most points of a seat.
        best_names: Who had them, in the order they first did.
        mean: Mean of the points of all seats.
        last_at: End of the last table, in milliseconds since 1970.
    """

    game: str
    plays: int
    people: int
    best: int
    best_names: tuple[str, ...]
    mean: float
    last_at: int


class HeadToHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two people at the same tables.

    Attributes:
        together: At how many tables both sat.
        first_ahead: How often the first had the better rank.
        second_ahead: How often the second had.
        level: How often they shared a rank.
    """

    together: int
    first_ahead: int
    second_ahead: int
    level: int


def person_record(
    summaries: Iterable[Summary], name: str, *, game: str | None = None, name_now: NameNow = str
) -> PersonRecord | None:
    """What one person did.

    Args:
        summaries: The history, in any order.
        name: A name of theirs.
        game: Only this game.
        name_now: Tells present names.

    Returns:
        Their record, or nothing if they never played.
    """
    key = name_key(name_now(name))
    records = people_records(summaries, game=game, name_now=name_now)
    return next((record for record in records if name_key(record.name) == key), None)


def people_records(
    summaries: Iterable[Summary], *, game: str | None = None, name_now: NameNow = str
) -> tuple[PersonRecord, ...]:
    """What everybody did.

    Args:
        summaries: The history, in any order.
        game: Only this game.
        name_now: Tells present names.

    Returns:
        One record per person, the most wins first, then the most plays, then by name.
    """
    played: dict[str, list[tuple[Summary, SeatResult]]] = {}
    names: dict[str, str] = {}
    for summary in _in_order(summaries, game):
        for key, (name, seat) in _people_at(summary, name_now).items():
            names[key] = name
            played.setdefault(key, []).append((summary, seat))
    records = [_person(names[key], seats) for key, seats in played.items()]
    return tuple(sorted(records, key=lambda record: (-record.wins, -record.plays, name_key(record.name))))


def game_statistics(summaries: Iterable[Summary], *, name_now: NameNow = str) -> tuple[GameStatistics, ...]:
    """What happened in every game.

    Args:
        summaries: The history, in any order.
        name_now: Tells present names.

    Returns:
        One entry per game that was played, the most played first.
    """
    tables: dict[str, list[Summary]] = {}
    for summary in _in_order(summaries, None):
        tables.setdefault(summary.game, []).append(summary)
    found = [_game(game, played, name_now) for game, played in tables.items()]
    return tuple(sorted(found, key=lambda entry: (-entry.plays, entry.game)))


def head_to_head(
    summaries: Iterable[Summary],
    first: str,
    second: str,
    *,
    game: str | None = None,
    name_now: NameNow = str,
) -> HeadToHead:
    """How two people did against each other.

    Args:
        summaries: The history, in any order.
        first: A name of the one.
        second: A name of the other.
        game: Only this game.
        name_now: Tells present names.

    Returns:
        Their meetings; none if they are the same person.
    """
    one, two = name_key(name_now(first)), name_key(name_now(second))
    ahead = [0, 0, 0]
    for summary in _in_order(summaries, game):
        people = _people_at(summary, name_now)
        if one != two and one in people and two in people:
            gap = people[one][1].rank - people[two][1].rank
            ahead[(gap > 0) - (gap < 0)] += 1
    level, second_ahead, first_ahead = ahead
    return HeadToHead(sum(ahead), first_ahead, second_ahead, level)


def _in_order(summaries: Iterable[Summary], game: str | None) -> list[Summary]:
    wanted = (summary for summary in summaries if game is None or summary.game == game)
    return sorted(wanted, key=lambda summary: summary.order)


def _people_at(summary: Summary, name_now: NameNow) -> dict[str, tuple[str, SeatResult]]:
    """Everybody at a table by key, with the name and their best seat if they had several."""
    people: dict[str, tuple[str, SeatResult]] = {}
    for seat in sorted(summary.seats, key=lambda seat: (seat.rank, -seat.total)):
        name = name_now(seat.name)
        people.setdefault(name_key(name), (name, seat))
    return people


def _person(name: str, seats: list[tuple[Summary, SeatResult]]) -> PersonRecord:
    games: dict[str, list[tuple[Summary, SeatResult]]] = {}
    for summary, seat in seats:
        games.setdefault(summary.game, []).append((summary, seat))
    records = [_game_record(game, played) for game, played in games.items()]
    return PersonRecord(
        name=name,
        plays=len(seats),
        wins=sum(record.wins for record in records),
        shared_wins=sum(record.shared_wins for record in records),
        last_at=max(record.last_at for record in records),
        games=tuple(sorted(records, key=lambda record: (-record.plays, record.game))),
    )


def _game_record(game: str, played: list[tuple[Summary, SeatResult]]) -> GameRecord:
    won = [summary for summary, seat in played if seat.rank == 1 and len(summary.seats) > 1]
    totals = [seat.total for _, seat in played]
    return GameRecord(
        game=game,
        plays=len(played),
        solo=sum(len(summary.seats) == 1 for summary, _ in played),
        wins=len(won),
        shared_wins=sum(len(summary.winners) > 1 for summary in won),
        best=max(totals),
        mean=sum(totals) / len(totals),
        last_at=max(summary.finished_at for summary, _ in played),
    )


def _game(game: str, tables: list[Summary], name_now: NameNow) -> GameStatistics:
    seats = [seat for summary in tables for seat in summary.seats]
    best = max(seat.total for seat in seats)
    holders: dict[str, str] = {}
    for name in (name_now(seat.name) for seat in seats if seat.total == best):
        holders.setdefault(name_key(name), name)
    return GameStatistics(
        game=game,
        plays=len(tables),
        people=len({name_key(name_now(seat.name)) for seat in seats}),
        best=best,
        best_names=tuple(holders.values()),
        mean=sum(seat.total for seat in seats) / len(seats),
        last_at=max(summary.finished_at for summary in tables),
    )
