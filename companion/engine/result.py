"""Results of games that were played elsewhere: points and places by person."""

from dataclasses import dataclass

from companion.engine.imported_facts import ImportedFacts
from companion.engine.points import Points


@dataclass(frozen=True, slots=True)
class ResultSeat:
    """Result of a person.

    Attributes:
        name: the person.
        points: exactly as they were written down; None where none were, or the note is no number.
        place: 1 for the first; equal results share a place; None where unknown.
    """

    name: str
    points: Points | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a game that was played elsewhere.

    Attributes:
        game: its name.
        seats: the results of all players, in the order in which they sat, as far as that is known.
        lowest: whether the fewest points were ahead.
        together: whether all have won together, or lost; None where they played against each other.
    """

    game: str
    seats: tuple[ResultSeat, ...]
    lowest: bool = False
    together: bool | None = None

    @property
    def placed(self) -> bool:
        """Whether the place of every player is known."""
        return all(seat.place is not None for seat in self.seats)

    @property
    def counted(self) -> bool:
        """Whether the points of every player are known."""
        return all(seat.points is not None for seat in self.seats)

    @property
    def winners(self) -> tuple[bool, ...]:
        """Flags of the winners, one for each player, or all False if the winners are not known."""
        if self.together is not None:
            return (self.together,) * len(self.seats)
        if self.placed:
            return tuple(seat.place == 1 for seat in self.seats)
        points = [seat.points for seat in self.seats if seat.points is not None]
        if len(points) < len(self.seats):
            return (False,) * len(self.seats)
        best = min(points) if self.lowest else max(points)
        return tuple(point == best for point in points)

    @property
    def agrees(self) -> bool:
        """Whether points and places tell the same order, wherever both are known."""
        pairs = [(first, other) for first in self.seats for other in self.seats]
        return all(not self._is_ahead(ahead, other) or _is_before(ahead, other) for ahead, other in pairs)

    @property
    def broken_ties(self) -> bool:
        """Whether people of equal points have different places."""
        places: dict[Points | None, set[int | None]] = {}
        for seat in self.seats:
            places.setdefault(seat.points, set()).add(seat.place)
        return any(len(found) > 1 for found in places.values())

    def _is_ahead(self, first: ResultSeat, other: ResultSeat) -> bool:
        """Check that the points put the first seat before the other."""
        if first.points is None or other.points is None:
            return False
        return first.points < other.points if self.lowest else first.points > other.points


def _is_before(first: ResultSeat, other: ResultSeat) -> bool:
    return first.place is None or other.place is None or first.place < other.place


@dataclass(frozen=True, slots=True)
class PlayedResult:
    """Result with the moments between which it was played, as a table is made of it.

    Attributes:
        result: how the game ended; of 1 to 12 seats, no two of one name.
        table_id: the table's id.
        started: when it began, in milliseconds since 1970.
        ended: when it ended, likewise; no later than it began where that is not known.
        facts: the other facts from a file.
    """

    result: Result
    table_id: str
    started: int
    ended: int
    facts: ImportedFacts | None = None
