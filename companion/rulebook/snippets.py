"""A short piece of a text around what was found in it."""

import re
from collections.abc import Iterable, Sequence

Span = tuple[int, int]
"""Where a piece begins, and where what follows it begins."""

WIDTH = 90
"""How wide a snippet is about, in columns: a Chinese character takes two."""

ELLIPSIS = "…"

_LEAD = 12
_WORD_BEFORE = re.compile(r"[!-~]*$")
_WORD_AFTER = re.compile(r"[!-~]*")


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Spans in order, overlapping and touching ones as one."""
    result: list[Span] = []
    for start, end in sorted(spans):
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], max(result[-1][1], end))
        else:
            result.append((start, end))
    return tuple(result)


def cut(text: str, spans: Sequence[Span]) -> tuple[str, tuple[Span, ...]]:
    """The piece of a text that holds as many of the spans as fit.

    Args:
        text: one line.
        spans: places in it, in order and apart; the piece begins the text where there are none.

    Returns:
        The piece, with an ellipsis where something is left out, and where the spans it holds stand in it.
    """
    windows = [_window(text, max(0, start - _LEAD)) for start, _ in spans] or [_window(text, 0)]
    first, last = max(windows, key=lambda window: sum(_holds(window, span) for span in spans))
    before, after = ELLIPSIS if first else "", ELLIPSIS if last < len(text) else ""
    shift = len(before) - first
    shown = tuple((start + shift, end + shift) for start, end in spans if _holds((first, last), (start, end)))
    return before + text[first:last] + after, shown


def _holds(window: Span, span: Span) -> bool:
    return window[0] <= span[0] and span[1] <= window[1]


def _window(text: str, start: int) -> Span:
    """From the beginning of the word at ``start`` to the end of the word `WIDTH` columns on."""
    found = _WORD_BEFORE.search(text, 0, start)
    first = found.start() if found else start
    last, width = first, 0
    while last < len(text) and width < WIDTH:
        width += 2 if ord(text[last]) > 0x2E7F else 1
        last += 1
    if "!" <= text[last - 1 : last] <= "~":
        rest = _WORD_AFTER.match(text, last)
        last = rest.end() if rest else last
    return first, last
