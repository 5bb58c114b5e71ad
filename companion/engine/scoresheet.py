"""Standings made of score lines: every point with the cells, the numbers and the rule it came from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise

from companion.engine.points import Points, add_points
from companion.engine.words import Label, Params, Who, no_params

SHARED = "shared"
"""Names the sentence about seats of one rank that nothing separates, as a tie-break's id names its own."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Reason for points.

    Attributes:
        category: groups lines of the same kind; a message of the game, or a name that the table has typed.
        points: the points that it adds; negative where it costs.
        rule: the rulebook section it cites.
        params: the numbers it came from.
        cells: the cells it came from.
        sentence: names its sentence where that is not called as the category is.
        counted: the thing that it counts, where a category has several lines; None where it has one.
    """

    category: str
    points: Points
    rule: str
    params: Params = field(default_factory=no_params)
    cells: tuple[str, ...] = ()
    sentence: str = ""
    counted: Label | None = None

    @property
    def id(self) -> str:
        """Name of its sentence, a text of kind ``line``."""
        return self.sentence or self.category


@dataclass(frozen=True, slots=True)
class Tiebreak:
    """Figure that is compared between seats of equal total.

    Attributes:
        id: names the sentence that tells it.
        lowest: whether the smaller figure is ahead; else the larger.
        name: the table's own name for the figure, if it has one.
    """

    id: str
    lowest: bool = False
    name: str = ""

    def to_sort_value(self, figure: Points) -> Points:
        """Convert a figure so that the larger value is ahead."""
        return -figure if self.lowest else figure


@dataclass(frozen=True, slots=True)
class Standing:
    """Place of a seat in the table's order.

    Attributes:
        seat: its number.
        rank: 1 for the first; equal seats share a rank and the next ranks are skipped.
        lines: the reasons for its points.
        figures: one for each of the sheet's tie-breaks, in their order, as the table shows them.
        out: whether the seat has lost the game; whatever its total, it comes after all that have not.
        known: its points where totals are no points; None where they are unknown.
    """

    seat: int
    rank: int
    lines: tuple[ScoreLine, ...]
    figures: tuple[Points, ...] = ()
    out: bool = False
    known: Points | None = None

    @property
    def total(self) -> Points:
        """Sum of all lines."""
        return add_points(line.points for line in self.lines)

    def points(self, category: str) -> Points:
        """Add up the lines of a category."""
        return add_points(line.points for line in self.lines if line.category == category)


@dataclass(frozen=True, slots=True)
class Decision:
    """Reason for the order of seats of equal total: the tie-break between ranks, or a shared rank.

    Attributes:
        rank: of the seats ahead.
        seats: those that have it, in seat order.
        behind: the seats of the next rank; empty where the decision is that `seats` share theirs.
        tiebreak: the first one in which they differ; None where they share.
        figures: the figure of the seats ahead, and of those behind; empty where they share.
    """

    rank: int
    seats: tuple[int, ...]
    behind: tuple[int, ...] = ()
    tiebreak: Tiebreak | None = None
    figures: tuple[Points, ...] = ()

    @property
    def id(self) -> str:
        """Name of its sentence: the tie-break's id, or `SHARED`."""
        return self.tiebreak.id if self.tiebreak else SHARED

    @property
    def params(self) -> Params:
        """Params of its sentence.

        Always ``seats`` and ``rank``; of a tie-break also ``behind``, ``figure``, ``against``; and ``name``
        where the table has named the figure that is compared.
        """
        params: Params = {"rank": self.rank, "seats": tuple(map(Who, self.seats))}
        if not self.tiebreak:
            return params
        figure, against = self.figures
        behind = tuple(map(Who, self.behind))
        named: Params = {"name": self.tiebreak.name} if self.tiebreak.name else {}
        return {**params, **named, "behind": behind, "figure": figure, "against": against}


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """Standings of all seats.

    Attributes:
        final: whether the game is over.
        categories: the categories in the order of the rulebook.
        standings: one for each seat, in seat order.
        tiebreaks: the figures compared between equal totals, in order.
        lowest: whether the fewest points are ahead.
        counted: whether totals are points, and not figures that only tell the order, such as places.
    """

    final: bool
    categories: tuple[str, ...]
    standings: tuple[Standing, ...]
    tiebreaks: tuple[Tiebreak, ...] = ()
    lowest: bool = False
    counted: bool = True

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """Standings, the leader first."""
        return tuple(sorted(self.standings, key=lambda standing: (standing.rank, standing.seat)))

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that share the first rank."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)

    @property
    def has_points(self) -> bool:
        """Whether the points of any seat are known."""
        return any(self.points_of(standing) is not None for standing in self.standings)

    def points_of(self, standing: Standing) -> Points | None:
        """Return a seat's points, or None if they are unknown."""
        return standing.total if self.counted else standing.known

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Decisions between seats of equal total, from the first rank down, or none if no totals are equal.

        Each rank is compared with the next one only: a seat ahead of the next is ahead of all after it.
        """
        return tuple(self._find_decisions())

    def _find_decisions(self) -> Iterator[Decision]:
        ranks = [tuple(group) for _, group in groupby(self.ranking, lambda standing: standing.rank)]
        for ahead, behind in pairwise([*ranks, ()]):
            first, seats = ahead[0], tuple(standing.seat for standing in ahead)
            if len(ahead) > 1:
                yield Decision(first.rank, seats)
            if behind and (behind[0].total, behind[0].out) == (first.total, first.out):
                yield self._decide_between(
                    first, behind[0], seats, tuple(standing.seat for standing in behind)
                )

    def _decide_between(
        self, first: Standing, second: Standing, seats: tuple[int, ...], behind: tuple[int, ...]
    ) -> Decision:
        """Find the first tie-break that tells two standings of equal total and unequal rank apart."""
        compared = zip(self.tiebreaks, first.figures, second.figures, strict=True)
        tiebreak, figure, against = next(each for each in compared if each[1] != each[2])
        return Decision(first.rank, seats, behind, tiebreak, (figure, against))


def rank_seats(
    final: bool,
    categories: tuple[str, ...],
    lines: Sequence[tuple[ScoreLine, ...]],
    figures: Sequence[tuple[Points, ...]],
    tiebreaks: tuple[Tiebreak, ...] = (),
    out: Sequence[bool] | None = None,
    *,
    lowest: bool = False,
) -> Scoresheet:
    """Rank the seats, and make their scoresheet.

    Args:
        final: True if the game is over.
        categories: the categories in the order of the rulebook.
        lines: each seat's reasons for its points.
        figures: each seat's figures, one for each of the tie-breaks.
        tiebreaks: the figures compared between equal totals, in order.
        out: True for each seat that has lost the game; by default none has.
        lowest: True if the fewest points are ahead.

    Raises:
        ValueError: these are not of as many seats, or a seat has not a figure for each tie-break.
    """
    lost = [False] * len(lines) if out is None else out
    keys = [
        (
            not is_out,
            sum(line.points for line in own) * (-1 if lowest else 1),
            [tiebreak.to_sort_value(figure) for tiebreak, figure in zip(tiebreaks, each, strict=True)],
        )
        for own, each, is_out in zip(lines, figures, lost, strict=True)
    ]
    standings = tuple(
        Standing(seat, 1 + sum(other > key for other in keys), own, each, is_out)
        for seat, (key, own, each, is_out) in enumerate(zip(keys, lines, figures, lost, strict=True))
    )
    return Scoresheet(final, categories, standings, tiebreaks, lowest)
