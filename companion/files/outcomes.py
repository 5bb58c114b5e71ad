"""Who came before whom in a game that was written down elsewhere, and whether all won or lost together."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

Places = tuple[int | None, ...]
_Key = tuple[bool, bool, Fraction | int]


@dataclass(frozen=True, slots=True)
class Ending:
    """Result of one person, as a file has it.

    Attributes:
        number: the points as a number; None for none.
        rank: 1 for the first; 0 where the file does not say.
        won: whether the person won; None where the file does not say.
        has_points: whether points are written down, be they a number or not.
    """

    number: Fraction | None = None
    rank: int = 0
    won: bool | None = None
    has_points: bool = False


def settle_together(endings: Sequence[Ending], *, cooperative: bool) -> bool | None:
    """Tell if all have won or lost as one, or return None if they played against each other.

    Results of people count more than the result of the game: if some won and others did not,
    they played against each other, and if the file denies every win, nobody has won.

    Args:
        endings: endings of all persons at the table.
        cooperative: True if the game is one that all play against.
    """
    won = [one.won for one in endings]
    if any(won) and not all(won):
        return None
    if all(won):
        alone = not any(one.has_points or one.rank for one in endings)
        return True if cooperative or alone else None
    return False if cooperative or None not in won else None


def settle_places(endings: Sequence[Ending], *, lowest: bool) -> Places:
    """Rank everybody: winners first, then by ranks, or else by points. The first place is 1.

    People without points come behind those with some. Nobody has a place if nothing tells an order.

    Args:
        endings: endings of all persons at the table.
        lowest: True if the fewest points are ahead.
    """
    won = [bool(one.won) for one in endings]
    ranked = all(one.rank for one in endings)
    if not ranked and not any(won) and all(one.number is None for one in endings):
        return (None,) * len(endings)
    keys: list[_Key] = [
        (not first, *((False, one.rank) if ranked else _points_sort_key(one.number, lowest)))
        for first, one in zip(won, endings, strict=True)
    ]
    if any(won):
        keys = [(False, False, 0) if first else key for first, key in zip(won, keys, strict=True)]
    ahead = {key: at for at, key in reversed(list(enumerate(sorted(keys), 1)))}
    return tuple(ahead[key] for key in keys)


def _points_sort_key(number: Fraction | None, lowest: bool) -> tuple[bool, Fraction | int]:
    if number is None:
        return True, 0
    plain = number.numerator if number.denominator == 1 else number
    return False, plain if lowest else -plain
