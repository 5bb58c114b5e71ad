"""Masks as sets of small numbers."""

from collections.abc import Iterable, Iterator

Mask = int
"""Set of squares as bits, bit n for the square with the number n. Likewise of hexes, edges or layings."""


def bits(mask: Mask) -> Iterator[int]:
    """Yield the numbers of a mask's set bits, lowest first.

    >>> list(bits(0b10010))
    [1, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth_bit(mask: Mask, count: int) -> int:
    """Find the number of the set bit above ``count`` others.

    >>> nth_bit(0b10010, 1)
    4
    """
    low, high = 0, mask.bit_length()
    while high - low > 1:
        middle = (low + high) // 2
        below = (mask & (1 << middle) - 1).bit_count()
        if below > count:
            high = middle
        else:
            low = middle
    return low


def union(masks: Iterable[Mask]) -> Mask:
    """Unite several masks.

    >>> bin(union([0b0011, 0b0110]))
    '0b111'
    """
    total = 0
    for mask in masks:
        total |= mask
    return total
