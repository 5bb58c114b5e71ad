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
