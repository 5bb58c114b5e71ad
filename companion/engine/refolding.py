"""Part of a game that folds a record again after a misread print."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.message import M, P
from companion.engine.notice import Notice

Aside = Any
"""What a game sets aside between two entries of a refold, None in the beginning."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Value that a refold changes.

    Attributes:
        notice: the sentence with the new value, a text of kind ``correct``; its seat is the one concerned.
        before: the number before the change, if the value is a number.
    """

    notice: Notice
    before: int | None = None


@dataclass(frozen=True, kw_only=True)
class Refolding(Generic[P, M]):
    """Part of a game that folds a record again after a misread print.

    Attributes:
        read: sets the text of a print in a position, and changes nothing else. Asked first.
        follows: checks that the game so far can depend on a print. Asked before a refold is offered.
        make_way: sets aside what the record did not know of, so that a seat can make its move; given what
            lies aside already, too. Asked before every move of the record.
        restore: puts back what was set aside. Asked at the end.
        differences: lists the values that differ between two positions, seat by seat. Asked when the refold
            is shown.
    """

    read: Callable[[P, str, str], P]
    follows: Callable[[str], bool]
    make_way: Callable[[P, int, M, Aside], tuple[P, Aside]]
    restore: Callable[[P, Aside], P]
    differences: Callable[[P, P], tuple[Difference, ...]]
