"""Playing alone: what the mayor is called with so many points."""

from bisect import bisect_right

from companion.engine.game import Notice
from companion.engine.words import Params, Word
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers
from companion.games.roll_into_town.scoring import scoresheet

TITLES = ("failed", "ordinary", "good", "great", "legendary")
"""From the lowest on; each begins at one of `Numbers.solo`, the first at nothing."""


def title(points: int) -> str:
    """What a mayor with so many points is called."""
    return TITLES[bisect_right(numbers().solo, points)]


def remarks(position: Position) -> tuple[Notice, ...]:
    """The title of who plays alone, and how far the next one is; nothing when several play."""
    if position.count > 1:
        return ()
    points = scoresheet(position).standings[0].total
    said = Notice("solo", 0, {"points": points, "title": Word(f"title-{title(points)}")})
    higher = [least for least in numbers().solo if least > points]
    if not higher:
        return (said,)
    following: Params = {"missing": higher[0] - points, "title": Word(f"title-{title(higher[0])}")}
    return said, Notice("solo-next", 0, following)
