"""A game small enough to see through: seats add stones to a heap of ten, with a correction and a ruling."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from companion.engine.agenda import Agenda, Task
from companion.engine.game import Game, Impossible, Notice
from companion.engine.rulings import Rulings
from companion.engine.scoresheet import ScoreLine, Scoresheet, ranked
from companion.engine.setup import Setup
from companion.engine.survey import Survey
from companion.engine.verdict import Repair, Verdict, Violation


class Heap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many stones lie there, and how many each seat laid."""

    stones: int
    laid: tuple[int, ...]


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="lay"):
    """Add some stones: up to three by the rules, up to nine at all."""

    stones: int


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="correct", tag="count"):
    """There are so many stones."""

    stones: int


class Readings(Rulings, frozen=True):
    """One ruling."""

    most: Literal["three", "four"] = "three"


class Counting(Game[Heap, Lay, Count]):
    """Ten stones end the game."""

    id = "counting"
    rules_version = 3
    seats = range(1, 4)
    position_type = Heap
    move_type = Lay
    correction_type = Count
    rulings_type = Readings
    pieces = ()
    categories = ("laid",)

    def start(self, setup: Setup) -> Heap:
        """An empty place."""
        return Heap(0, (0,) * len(setup.seats))

    def verdict(self, position: Heap, seat: int, move: Lay) -> Verdict:
        """At most three; nine cannot be shown."""
        found = []
        if move.stones > 9:
            found.append(Violation("shown", "lay", "impossible"))
        if move.stones > 3:
            found.append(Violation("three", "lay"))
        if position.stones >= 10:
            found.append(Violation("over", "end"))
        return Verdict(tuple(found))

    def apply(self, position: Heap, seat: int, move: Lay) -> Heap:
        """More stones."""
        laid = list(position.laid)
        laid[seat] += move.stones
        return Heap(position.stones + move.stones, tuple(laid))

    def correct(self, position: Heap, correction: Count) -> Heap:
        """So many stones."""
        if correction.stones < 0:
            raise Impossible("fewer than none")
        return msgspec.structs.replace(position, stones=correction.stones)

    def stage(self, position: Heap) -> tuple[int, str]:
        return 1, "count"

    def actors(self, position: Heap) -> tuple[int, ...]:
        """Everybody, until there are ten."""
        return tuple(range(len(position.laid))) if position.stones < 10 else ()

    def moves(self, position: Heap, seat: int) -> Sequence[Lay]:
        """One, two or three."""
        return [Lay(1), Lay(2), Lay(3)] if position.stones < 10 else []

    def candidates(self, position: Heap, seat: int) -> Iterator[Lay]:
        """Up to twelve."""
        return (Lay(stones) for stones in range(1, 13))

    def survey(self, position: Heap, seat: int, piece: str) -> Survey:
        """There are no pieces."""
        raise KeyError(piece)

    def repairs(self, position: Heap, seat: int, move: Lay) -> tuple[Repair, ...]:
        """None."""
        return ()

    def preview(self, position: Heap, seat: int, move: Lay) -> tuple[Notice, ...]:
        """Nothing."""
        return ()

    def agenda(self, position: Heap) -> Agenda:
        """Everybody may lay."""
        return Agenda(1, 1, "lay", tuple(Task("lay", seat) for seat in self.actors(position)))

    def scoresheet(self, position: Heap) -> Scoresheet:
        """A point for every stone."""
        lines = [(ScoreLine("laid", count, "score"),) for count in position.laid]
        return ranked(position.stones >= 10, self.categories, lines, [() for _ in position.laid])

    def warnings(self, position: Heap) -> tuple[Notice, ...]:
        """None."""
        return ()

    def describe(self, position: Heap, seat: int, move: Lay) -> Notice:
        """What was laid."""
        return Notice("lay", seat, {"stones": move.stones})

    def describe_correction(self, position: Heap, correction: Count) -> Notice:
        """What was counted."""
        return Notice("count", None, {"stones": correction.stones})


COUNTING = Counting()
