"""Spans: places in a text that are to be marked."""

from collections.abc import Iterable

Span = tuple[int, int]
"""Start of a piece of text, and the end just behind it."""


def merge(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Sort spans, and merge overlapping and touching ones."""
    result: list[Span] = []
    for start, end in sorted(spans):
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], max(result[-1][1], end))
        else:
            result.append((start, end))
    return tuple(result)
