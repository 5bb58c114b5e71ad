"""Standings made of score lines: every point with the cells, the numbers and the rule it came from."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.engine.words import Params, no_params


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points.

    Attributes:
        category: groups lines of the same kind.
        points: what it adds; negative where it costs.
        rule: the rulebook section it cites.
        params: the numbers it came from.
        cells: the cells it came from.
    """

    category: str
    points: int
    rule: str
    params: Params = field(default_factory=no_params)
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's place in the table's order.

    Attributes:
        seat: its number.
        rank: 1 for the first; equal seats share a rank and the next ranks are skipped.
        lines: the reasons for its points.
        tiebreak: compared, larger first, between seats of equal total.
    """

    seat: int
    rank: int
    lines: tuple[ScoreLine, ...]
    tiebreak: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    def points(self, category: str) -> int:
        """The sum of one category's lines."""
        return sum(line.points for line in self.lines if line.category == category)


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """All standings, by seat.

    Attributes:
        final: whether the game is over.
        categories: the categories in the order of the rulebook.
        standings: one for each seat, in seat order.
    """

    final: bool
    categories: tuple[str, ...]
    standings: tuple[Standing, ...]

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """The standings, the leader first."""
        return tuple(sorted(self.standings, key=lambda standing: (standing.rank, standing.seat)))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first rank."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def ranked(
    final: bool,
    categories: tuple[str, ...],
    lines: Sequence[tuple[ScoreLine, ...]],
    tiebreaks: Sequence[tuple[int, ...]],
) -> Scoresheet:
    """A scoresheet from each seat's lines and tie-breaks, ranks filled in."""
    keys = [(sum(line.points for line in own), tie) for own, tie in zip(lines, tiebreaks, strict=True)]
    standings = tuple(
        Standing(seat, 1 + sum(other > key for other in keys), own, key[1])
        for seat, (own, key) in enumerate(zip(lines, keys, strict=True))
    )
    return Scoresheet(final, categories, standings)
