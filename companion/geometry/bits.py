"""Masks as sets of small numbers."""

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """The numbers of a mask's set bits, lowest first.

    >>> list(bits(0b10010))
    [1, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
