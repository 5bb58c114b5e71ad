"""Who played what, how often, how well: pure functions over plays.

A win is rank 1 at a table of at least two people; a shared win counts for everybody who shares it. Playing
alone counts as a play and for the points, never as a win. Points are only compared within one game; where
tables say themselves what they play, what they call it parts one game from another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache

import msgspec

from companion.engine.points import Points, add_points
from companion.history.people import name_key
from companion.history.plays import PlayedTable, with_points
from companion.history.summary import PlayedGame, SeatResult, Summary


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Record of one person in one game.

    Attributes:
        game: The id of the game.
        plays: Number of tables.
        solo: Number of them alone.
        wins: Number of tables won, shared wins included.
        shared_wins: Number of the wins that were shared.
        best: Most points at one table; the fewest where those are ahead.
        mean: Mean of the points.
        last_at: End of the last table, in milliseconds since 1970.
        variant: What the tables called the game.
        counted: Number of the tables with points; where it is 0, so are best and mean.
    """

    game: str
    plays: int
    solo: int
    wins: int
    shared_wins: int
    best: Points
    mean: float
    last_at: int
    variant: str = ""
    counted: int = 0


class PersonRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Record of one person in all games.

    Attributes:
        name: The present name, as last written.
        plays: Number of tables.
        wins: Number of tables won, shared wins included.
        shared_wins: Number of the wins that were shared.
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
    """Statistics of one game.

    Attributes:
        game: The id of the game.
        plays: Number of tables.
        people: Number of different people.
        best: Most points of a person at a table; the fewest where those are ahead.
        best_names: Who had them, in the order they first did.
        best_table: The table where they were first had.
        mean: Mean of the points of all seats.
        last_at: End of the last table, in milliseconds since 1970.
        variant: What the tables called the game.
        counted: Number of the tables with points; where it is 0, nobody had the best.
    """

    game: str
    plays: int
    people: int
    best: Points
    best_names: tuple[str, ...]
    best_table: str
    mean: float
    last_at: int
    variant: str = ""
    counted: int = 0


class HeadToHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Results of two people at the same tables.

    Attributes:
        other: The present name of the other.
        together: Number of tables at which both sat.
        first_ahead: How often the one had the better rank.
        second_ahead: How often the other had.
        level: How often they shared a rank.
    """

    other: str
    together: int
    first_ahead: int
    second_ahead: int
    level: int


def people_records(plays: Sequence[PlayedTable]) -> tuple[PersonRecord, ...]:
    """Count everybody's plays and wins.

    Args:
        plays: The plays, the oldest first.

    Returns:
        One record per person, the most wins first, then the most plays, then by name.
    """
    played: dict[str, list[tuple[Summary, SeatResult]]] = {}
    names: dict[str, str] = {}
    for play in plays:
        for key, (name, seat) in play.people.items():
            names[key] = name
            played.setdefault(key, []).append((play.summary, seat))
    records = [_person_record(names[key], seats) for key, seats in played.items()]
    return tuple(sorted(records, key=lambda record: (-record.wins, -record.plays, name_key(record.name))))


def game_statistics(plays: Sequence[PlayedTable]) -> tuple[GameStatistics, ...]:
    """Count the plays, people and points of every game.

    Args:
        plays: The plays, the oldest first.

    Returns:
        One entry per game that was played, the most played first.
    """
    tables: dict[PlayedGame, list[PlayedTable]] = {}
    kind_of = _make_classifier(play.summary for play in plays)
    for play in plays:
        tables.setdefault(kind_of(play.summary), []).append(play)
    found = [_make_game_statistics(kind, played) for kind, played in tables.items()]
    return tuple(sorted(found, key=lambda entry: (-entry.plays, entry.game, entry.variant)))


def head_to_head(plays: Sequence[PlayedTable], key: str) -> tuple[HeadToHead, ...]:
    """Compare a person's ranks with those of everybody they met.

    Args:
        plays: The plays, the oldest first.
        key: The key of their present name.

    Returns:
        One entry per other person, whom they met most first, then by name.
    """
    met: dict[str, list[int]] = {}
    names: dict[str, str] = {}
    for play in plays:
        if key not in play.people:
            continue
        rank = play.people[key][1].rank
        for other, (name, seat) in play.people.items():
            if other != key:
                names[other] = name
                gap = rank - seat.rank
                met.setdefault(other, [0, 0, 0])[(gap > 0) - (gap < 0)] += 1
    found = [
        HeadToHead(names[other], level + behind + ahead, ahead, behind, level)
        for other, (level, behind, ahead) in met.items()
    ]
    return tuple(sorted(found, key=lambda entry: (-entry.together, name_key(entry.other))))


def _person_record(name: str, seats: list[tuple[Summary, SeatResult]]) -> PersonRecord:
    games: dict[PlayedGame, list[tuple[Summary, SeatResult]]] = {}
    kind_of = _make_classifier(summary for summary, _ in seats)
    for summary, seat in seats:
        games.setdefault(kind_of(summary), []).append((summary, seat))
    records = [_game_record(kind, played) for kind, played in games.items()]
    return PersonRecord(
        name=name,
        plays=len(seats),
        wins=sum(record.wins for record in records),
        shared_wins=sum(record.shared_wins for record in records),
        last_at=max(record.last_at for record in records),
        games=tuple(sorted(records, key=lambda record: (-record.plays, record.game, record.variant))),
    )


def _game_record(kind: PlayedGame, played: list[tuple[Summary, SeatResult]]) -> GameRecord:
    won = [summary for summary, seat in played if summary.is_won_by(seat) and len(summary.seats) > 1]
    found = [summary.points_of(seat) for summary, seat in played]
    totals = [points for points in found if points is not None]
    return GameRecord(
        game=kind.game,
        plays=len(played),
        solo=sum(len(summary.seats) == 1 for summary, _ in played),
        wins=len(won),
        shared_wins=sum(len(summary.winners) > 1 for summary in won),
        best=kind.best(totals) if totals else 0,
        mean=_mean_points(totals),
        last_at=max(summary.finished_at for summary, _ in played),
        variant=kind.variant,
        counted=len(totals),
    )


def _make_game_statistics(kind: PlayedGame, plays: list[PlayedTable]) -> GameStatistics:
    found = [play.summary.points_of(seat) for play in plays for seat in play.summary.seats]
    totals = [points for points in found if points is not None]
    counted = list(with_points(plays))
    had = [seat.total for play in counted for _, seat in play.people.values()]
    best = kind.best(had) if had else 0
    holders: dict[str, tuple[str, str]] = {}
    for play in counted:
        for key, (name, seat) in play.people.items():
            if seat.total == best:
                holders.setdefault(key, (name, play.summary.id))
    return GameStatistics(
        game=kind.game,
        plays=len(plays),
        people=len({key for play in plays for key in play.people}),
        best=best,
        best_names=tuple(name for name, _ in holders.values()),
        best_table=next((table for _, table in holders.values()), ""),
        mean=_mean_points(totals),
        last_at=max(play.summary.finished_at for play in plays),
        variant=kind.variant,
        counted=len(counted),
    )


def _mean_points(totals: Sequence[Points]) -> float:
    """Average exact points, rounded once. The mean of none is 0."""
    return float(Fraction(add_points(totals)) / len(totals)) if totals else 0.0


def _make_classifier(summaries: Iterable[Summary]) -> Callable[[Summary], PlayedGame]:
    """Build the classifier of tables by game.

    A table without counted points is classed with the counted tables of its game and variant.
    """
    counted = {(each.game, each.variant): each.lowest for each in summaries if each.counted}
    kinds = cache(PlayedGame)

    def classify_table(summary: Summary) -> PlayedGame:
        game, variant = summary.game, summary.variant
        own = summary.has_points and summary.lowest
        lowest = summary.lowest if summary.counted else counted.get((game, variant), own)
        return kinds(game, variant, lowest)

    return classify_table
