"""Matching of imported games with tables that are here, where the game has no id to go by."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from companion.engine.days import local_day, possible_days
from companion.engine.points import Points
from companion.files.plays import PlayedElsewhere
from companion.history.people import name_key
from companion.history.summary import Summary

BROUGHT = "in-"
"""Prefix of the ids of imported tables."""

NamesOf = Callable[[str], frozenset[str]]
"""Tells the keys of all names of a game, by its id."""

_Key = tuple[str, str, frozenset[tuple[str, bool]]]
_PointsKey = frozenset[tuple[str, Points]]


@dataclass(slots=True)
class _KnownTable:
    """Table that is here.

    Attributes:
        points: by person, where they are known.
        people: how many were there.
        matched: whether a game was taken for it.
    """

    points: Mapping[str, Points]
    people: int
    matched: bool = False


class _Candidates:
    """Tables of one day, game, people and winners, indexed by their points."""

    def __init__(self) -> None:
        self._by_points: dict[_PointsKey, list[_KnownTable]] = {}
        self._partly: dict[_PointsKey, None] = {}

    def add(self, table: _KnownTable) -> None:
        """Add a table."""
        key = frozenset(table.points.items())
        self._by_points.setdefault(key, []).append(table)
        if len(key) < table.people:
            self._partly[key] = None

    def match(self, points: Mapping[str, Points], *, is_complete: bool) -> bool:
        """Match a game with one of the tables that does not differ in points. Returns False if there is none.

        Args:
            points: of the game, by person.
            is_complete: True if every person has points.
        """
        wanted = frozenset(points.items())
        keys = (wanted, *self._partly) if is_complete else tuple(self._by_points)
        return any(self._take_table(key) for key in keys if _points_agree(dict(key), points))

    def _take_table(self, key: _PointsKey) -> bool:
        table = self._by_points.get(key, [])
        while table and table[-1].matched:
            table.pop()
        if not table:
            self._by_points.pop(key, None)
            self._partly.pop(key, None)
            return False
        table.pop().matched = True
        return True


def _drop_unknown(points: Mapping[str, Points | None]) -> Mapping[str, Points]:
    return {name: one for name, one in points.items() if one is not None}


def _points_agree(table: Mapping[str, Points], points: Mapping[str, Points]) -> bool:
    return all(table.get(name, one) == one for name, one in points.items())


class PlayMatcher:
    """Matcher of games and tables by day, game, people, winners, and points where both have them."""

    def __init__(
        self, summaries: Iterable[Summary], names_of: NamesOf, name_now: Callable[[str], str]
    ) -> None:
        """Look at tables.

        Args:
            summaries: of those that are here.
            names_of: lists the names a game may have.
            name_now: tells the present name of a person.
        """
        self._key_of = cache(lambda name: name_key(name_now(name)))
        self._here: dict[_Key, _Candidates] = {}
        for summary in summaries:
            people = {self._key_of(seat.name): seat for seat in summary.seats}
            won = frozenset((name, seat.rank == 1) for name, seat in people.items())
            known = {name: summary.points_of(seat) for name, seat in people.items()}
            table = _KnownTable(_drop_unknown(known), len(people))
            for name in [name_key(summary.variant)] if summary.variant else names_of(summary.game):
                for day in _possible_days_of(summary):
                    self._here.setdefault((day, name, won), _Candidates()).add(table)

    def match(self, play: PlayedElsewhere) -> bool:
        """Check that a game matches one of the tables. Each table matches one game only."""
        result = play.result
        people = [self._key_of(seat.name) for seat in result.seats]
        won = frozenset(zip(people, result.winners, strict=True))
        points = _drop_unknown({name: seat.points for name, seat in zip(people, result.seats, strict=True)})
        candidates = self._here.get((play.day, name_key(result.game), won))
        return candidates is not None and candidates.match(points, is_complete=len(points) == len(people))


def _possible_days_of(summary: Summary) -> tuple[str, ...]:
    """List the possible days of a table.

    A table imported by an earlier version has no day of its own. Its moment is in the time zone of the
    import, which is unknown.
    """
    if summary.day:
        return (summary.day,)
    if summary.id.startswith(BROUGHT):
        return possible_days(summary.started_at)
    return (local_day(summary.started_at).isoformat(),)
