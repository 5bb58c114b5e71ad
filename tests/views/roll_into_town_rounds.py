"""Twelve rounds of Roll Into Town alone, as tests make them on a screen or without one."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from companion.games.roll_into_town.moves import Build, Done, Draw, Fell, Grow
from companion.games.roll_into_town.position import Dice, Face

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem


@dataclass(frozen=True)
class Round:
    """A round of one person.

    Attributes:
        dice: what is thrown.
        moves: what is done then, with every step that does not end by itself.
    """

    dice: Dice
    moves: tuple[Any, ...]


ENTERED = Round(
    (2, 3, 3, 4, 5),
    (
        Draw(3, "tree", "c3"),
        Draw(3, "tree", "c4"),
        Draw(2, "mountain", "f3"),
        Done("discover"),
        Build("pickaxe", "g3"),
        Build("lumberjack", "d3"),
        Done("construct"),
        Done("gather"),
        Grow("c3", "d4"),
        Done("upkeep"),
    ),
)
"""The first round, with dice that fell on the table: two trees grow by one."""

THROWN = (
    Round(
        (1, 2, 4, 5, 5),
        (
            Draw(4, "river", "a7", "ew"),
            Draw(5, "coast", "i2", "e"),
            Draw(1, "farm", "h8"),
            Done("discover"),
            Fell("d3"),
            Done("gather"),
        ),
    ),
    Round(
        (1, 3, 4, 6, 6),
        (
            Draw(4, "river", "b7", "sw"),
            Draw(6, "river", "b8", "ns"),
            Draw(3, "river", "b9", "ns", 1),
            Done("discover"),
            Build("harbor", "i2"),
            Done("construct"),
        ),
    ),
    Round((1, 1, 2, 2, 3), (Done("discover"), Build("lighthouse", "h3"), Done("construct"))),
    Round((1, 1, 2, 2, 3), (Done("discover"), Done("construct"))),
    Round((1, 1, 2, 2, 3), (Done("discover"), Build("house", "f8"), Done("construct"))),
    *(Round((1, 1, 2, 3), (Done("discover"), Done("construct"))) for _ in range(3)),
    *(Round((1, 2, 3), (Done("discover"), Done("construct"))) for _ in range(3)),
)
"""The others, with dice that the app throws."""

DRAWN = {"c3": ".", "a7": "Rew", "b7": "Rsw", "b9": "Rns", "h2": ".+l", "i2": "Ce+b", "f8": "h"}
"""What some squares show in the end: the trees are felled."""

POINTS = 8
"""A house, four river squares, a coast, and the coast once more for the Lighthouse."""


class Thrown(Random):
    """Chance that throws the dice it is told, one after the other."""

    def __init__(self, faces: Iterable[Face]) -> None:
        super().__init__(1)
        self._faces = iter(faces)

    def choice(self, seq: "SupportsLenAndGetItem[Any]") -> Any:
        """Return the next face."""
        face = next(self._faces)
        assert face in [seq[number] for number in range(len(seq))]
        return face
