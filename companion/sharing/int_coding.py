"""Whole numbers of any size: first the rung of a ladder, which is learned, then the place on it."""

from bisect import bisect_right
from collections.abc import Hashable
from functools import lru_cache

from companion.sharing.coder import Coder

LEVEL = (8,)
"""Every rung as likely as the next: half an observation each."""

SELDOM = 2
"""The weight of a number below zero before one was seen."""


@lru_cache(maxsize=64)
def rungs(most: int) -> tuple[int, ...]:
    """List the starts of the rungs up to ``most``: 0, 1, 2, 3, 4, 6, 8, 12 and so on, two to an octave."""
    starts, step = [0, 1, 2, 3], 4
    while starts[-1] <= most:
        starts += [step, step * 3 // 2]
        step *= 2
    return tuple(start for start in starts if start <= most)


def code_number(
    coder: Coder, context: Hashable, value: int | None, most: int, prior: tuple[int, ...] = LEVEL
) -> int:
    """Encode or decode a number from 0 to ``most``. Small ones and those near earlier ones are cheap.

    Args:
        coder: writes or reads it.
        context: all that is known before; see `Coder.choose`.
        value: the number; None when reading.
        most: the largest value.
        prior: the weights of the lowest rungs; the last one stands for all above.

    Raises:
        CarryError: the number is not in that range.
    """
    if value is not None and not 0 <= value <= most:
        raise coder.wrong
    starts = rungs(most)
    weights = prior[: len(starts)] + prior[-1:] * (len(starts) - len(prior))
    rung = coder.choose((context, most), weights, None if value is None else bisect_right(starts, value) - 1)
    start = starts[rung]
    end = starts[rung + 1] if rung + 1 < len(starts) else most + 1
    return start + coder.code_uniform(end - start, None if value is None else value - start)


def code_signed_number(
    coder: Coder, context: Hashable, value: int | None, most: int, prior: tuple[int, ...] = LEVEL
) -> int:
    """Encode or decode a number from ``-most`` to ``most``. See `number`.

    Raises:
        CarryError: the number is not in that range.
    """
    below = coder.choose((context, "below"), (SELDOM * 8, SELDOM), None if value is None else int(value < 0))
    size = code_number(coder, (context, below), None if value is None else abs(value) - below, most, prior)
    return -1 - size if below else size
