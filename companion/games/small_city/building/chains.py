"""Search for the upgrades that are possible now and for the chains they open, best first.

A chain begins with an upgrade that is possible now; every later step was not possible before a step ahead of
it. Upgrading changes little: the tile itself may have reached what its next level asks for, and a residence
that grew may have reached shops. The search looks at these alone, visits at most `MOST` states, and finds the
same chains every time.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from companion.engine.rules import keeps_all
from companion.games.small_city.building.placing import seat_lot
from companion.games.small_city.building.supply import WHOSE
from companion.games.small_city.building.upgrading import is_ready, legal_upgrades_of, upgrade
from companion.games.small_city.moves import Done, Upgrade
from companion.games.small_city.position import Position
from companion.games.small_city.printed import family_of

MOST = 1000
"""Most states that a search visits."""

Steps = tuple[Upgrade, ...]


@dataclass(frozen=True)
class Chain:
    """Upgrades that work one after the other.

    Attributes:
        steps: at least one; each is legal once those ahead of it are made.
    """

    steps: Steps

    @property
    def residences(self) -> int:
        """Number of steps that make a residence bigger."""
        return sum(family_of(step.tile) == "R" for step in self.steps)


class _Search:
    """Search for a seat's chains, limited to `most` states."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat, self.left = seat, most

    def longest(self, position: Position, number: int, step: Upgrade) -> tuple[Steps, Position]:
        """Find the longest chain that begins with `step`, and the position at its end."""
        self.left -= 1
        after = upgrade(position, self.seat, step)
        found = self._longest_following(after, self._find_opened(position, after, number))
        steps, end = max(found, key=lambda each: len(each[0]), default=((), after))
        return (step, *steps), end

    def _find_opened(self, before: Position, after: Position, number: int) -> Sequence[int]:
        """List the tiles that an upgrade may have made ready for their next level.

        Shops are left out that were ready before.
        """
        was, now = seat_lot(before, self.seat), seat_lot(after, self.seat)
        if family_of(now.town.tiles[number].kind) != "R":
            return (number,)
        gained = now.plan.halos[number] & ~was.plan.halos[number]
        shops = (
            other
            for other in now.plan.numbers_of("C")
            if now.plan.solids[other] & gained and not is_ready(was, other)
        )
        return (number, *shops)

    def _longest_following(
        self, position: Position, numbers: Sequence[int]
    ) -> Iterator[tuple[Steps, Position]]:
        """Yield the longest chains through the upgrades that were opened, joined if they go together."""
        for i, number in enumerate(numbers):
            for step in legal_upgrades_of(seat_lot(position, self.seat), number):
                if self.left <= 0:
                    return
                steps, end = self.longest(position, number, step)
                more, end = self._chain_each(end, (*numbers[:i], *numbers[i + 1 :]))
                yield (*steps, *more), end

    def _chain_each(self, position: Position, numbers: Iterable[int]) -> tuple[Steps, Position]:
        """Chain an upgrade of each tile in turn, and skip those that no longer go."""
        steps: Steps = ()
        for number in numbers:
            for step in legal_upgrades_of(seat_lot(position, self.seat), number)[:1]:
                found, position = self.longest(position, number, step)
                steps += found
        return steps, position


def find_chains(position: Position, seat: int, most: int = MOST) -> tuple[Chain, ...]:
    """Find the longest chain for every upgrade that is possible now, sorted longest first.

    Args:
        position: the table.
        seat: the owner of the town.
        most: the number of states to visit; past it chains may be found shorter than they are.
    """
    if not keeps_all(WHOSE, position, seat, Done()):
        return ()
    search, lot = _Search(seat, most), seat_lot(position, seat)
    firsts = (
        (number, step) for number in range(len(lot.town.tiles)) for step in legal_upgrades_of(lot, number)
    )
    found = [Chain(search.longest(position, number, step)[0]) for number, step in firsts]
    return tuple(sorted(found, key=lambda chain: (-len(chain.steps), -chain.residences)))
