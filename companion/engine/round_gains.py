"""Points of the last round: how much each seat has gained in each category since its beginning."""

from dataclasses import dataclass
from typing import Any

from companion.engine.points import Points, add_points
from companion.engine.scoresheet import Scoresheet
from companion.engine.table import Table


@dataclass(frozen=True, slots=True)
class RoundGains:
    """Difference between two scoresheets of a table, a round apart.

    Attributes:
        round: the number of the round.
        before: the standings at its beginning.
        after: the standings at its end.
    """

    round: int
    before: Scoresheet
    after: Scoresheet

    def gain(self, seat: int, category: str) -> Points:
        """Return the gain of a seat in a category, negative for a loss."""
        before, after = (sheet.standings[seat].points(category) for sheet in (self.before, self.after))
        return add_points((after, -before))

    def total_gain(self, seat: int) -> Points:
        """Return what a seat has gained in all."""
        return add_points((self.after.standings[seat].total, -self.before.standings[seat].total))


@dataclass(frozen=True, slots=True)
class RoundSpan:
    """Steps of a table between which a round was played.

    Attributes:
        round: the number of the round.
        first: the entries that stood at its beginning.
        last: the entries that stood at its end.
    """

    round: int
    first: int
    last: int


def find_last_round(table: Table[Any, Any, Any]) -> RoundSpan | None:
    """Find the latest round that is complete, or the last round of a game that is over.

    Returns:
        Its span; None while the first round goes on, and in games without rounds.
    """
    last = len(table.done)
    now = find_round(table, last)
    if table.game.actors(table.position):
        last = _find_beginning(table, last, now)
    if not last:
        return None
    played = find_round(table, last - 1)
    return RoundSpan(played, _find_beginning(table, last - 1, played), last) if played > 0 else None


def find_round(table: Table[Any, Any, Any], step: int | None = None) -> int:
    """Return the round that all seats have reached after some entries, or now. It is 0 without rounds."""
    position = table.position if step is None else table.at_step(step)
    return min(table.game.stage_of(position, seat)[0] for seat in range(len(table.header.setup.seats)))


def _find_beginning(table: Table[Any, Any, Any], step: int, number: int) -> int:
    """Find the step at which a round began, walking back from a step of it."""
    while step and find_round(table, step - 1) >= number:
        step -= 1
    return step
