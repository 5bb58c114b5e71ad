"""Where one word of a query stands in a folded text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_HAN = r"\u3400-\u9fff"
_LATIN = rf"(?:(?![{_HAN}])[^\W_])"
_TERM = re.compile(rf"[{_HAN}]+|\d+(?:\.\d+)+|{_LATIN}+")
_IS_HAN = re.compile(rf"[{_HAN}]")
_IS_LATIN = re.compile(_LATIN)

WHOLE, PREFIX, PIECE = 1.0, 0.7, 0.4


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word was found.

    Attributes:
        start: its first character.
        end: just behind its last.
        quality: `WHOLE`, `PREFIX` for the beginning of a longer word, or `PIECE` for a part of a Chinese one.
    """

    start: int
    end: int
    quality: float


def terms(folded: str) -> tuple[str, ...]:
    """The words of a folded query: runs of Chinese, Latin words, and numbers such as ``5.2``; each once."""
    return tuple(dict.fromkeys(_TERM.findall(folded)))


def places(term: str, folded: str) -> tuple[Place, ...]:
    """Everywhere a word stands in a folded text."""
    if _IS_HAN.match(term):
        return tuple(_chinese(term, folded))
    by_start = {place.start: place for form in reversed(_forms(term)) for place in _latin(form, folded)}
    return tuple(by_start.values())


def _forms(term: str) -> tuple[str, ...]:
    """The word as it was typed, then its singular or plural."""
    if len(term) <= 3:
        return (term,)
    if term.endswith("ies"):
        return term, term[:-3] + "y"
    if term.endswith("s"):
        return term, term[:-1]
    return (term, term[:-1] + "ies") if term.endswith("y") else (term,)


def _latin(term: str, folded: str) -> Iterator[Place]:
    """From the beginning of words."""
    number = term[0].isdigit()
    for start, end in _everywhere(term, folded):
        before = folded[start - 1 : start] if start else ""
        if not _IS_LATIN.match(before) and not (number and before == "."):
            yield Place(start, end, PREFIX if _IS_LATIN.match(folded, end) else WHOLE)


def _everywhere(piece: str, folded: str) -> Iterator[tuple[int, int]]:
    start = folded.find(piece)
    while start >= 0:
        end = start + len(piece)
        yield start, end
        start = folded.find(piece, end)


def _chinese(term: str, folded: str) -> Iterator[Place]:
    """As it was typed, or in pieces of two characters or more that all must be there."""
    pieces = _pieces(term, folded)
    quality = WHOLE if len(pieces) == 1 else PIECE
    for piece in pieces:
        for start, end in _everywhere(piece, folded):
            yield Place(start, end, quality)


def _pieces(term: str, folded: str) -> tuple[str, ...]:
    """The word cut into pieces that all stand in the text, as few as possible; none where that cannot be."""
    if term in folded:
        return (term,)
    best: list[tuple[str, ...] | None] = [()]
    for end in range(1, len(term) + 1):
        options = [
            (*before, term[start:end])
            for start in range(end - 1)
            if (before := best[start]) is not None and term[start:end] in folded
        ]
        best.append(min(options, key=len, default=None))
    return tuple(dict.fromkeys(best[-1] or ()))
