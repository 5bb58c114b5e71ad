"""Terms for comparing texts: stems of Latin words, Chinese characters in ones and twos."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from operator import add

from companion.wording.folding import HAN, is_han, strip_apostrophes
from companion.wording.language_data import read_spoken
from companion.wording.stems import stem

_LATIN = rf"[^\W_{HAN}]"
_RUN = re.compile(rf"[{HAN}]+|\d+(?:\.\d+)+|{_LATIN}+(?:['’]{_LATIN}+)*")

SMALL = 0.4
"""Weight of a word of grammar, beside any other word."""

SINGLE = 0.7
"""Weight of a single Chinese character, beside a pair."""

_PAIR = (SMALL, (1 + SMALL) / 2, 1.0)
"""Weight of a pair of which none, one or both characters belong to a word that is not small."""


@dataclass(frozen=True, slots=True)
class Term:
    """Term with its place in a text.

    Attributes:
        text: a stem, or one or two Chinese characters.
        word: the whole Latin word, or the same as ``text``.
        start: its first character in the folded text.
        end: just behind its last.
        weight: its weight: 1, less for words of grammar and single characters.
    """

    text: str
    word: str
    start: int
    end: int
    weight: float


def terms(folded: str) -> Iterator[Term]:
    """Yield the terms of a folded text, in order."""
    for run in _RUN.finditer(folded):
        start = run.start()
        if is_han(run[0]):
            for at, (text, weight) in enumerate(_han(run[0])):
                first = start + at // 2
                yield Term(text, text, first, first + len(text), weight)
        else:
            word = _plain(run[0])
            yield Term(stem(word), word, start, run.end(), _latin(word))


def weights(folded: str) -> dict[str, float]:
    """Weigh the terms of a folded text. See `terms`; this is for many texts."""
    found: dict[str, float] = {}
    for run in _RUN.findall(folded):
        if is_han(run):
            found.update(_han(run))
        else:
            found[_root(run)] = _latin(_plain(run))
    return found


def texts(folded: str) -> list[str]:
    """List the terms of a folded text without their weights, for many long texts."""
    found: list[str] = []
    for run in _RUN.findall(folded):
        if is_han(run):
            found += run
            found += map(add, run, run[1:])
        else:
            found.append(_root(run))
    return found


@lru_cache(maxsize=20_000)
def _root(run: str) -> str:
    return stem(_plain(run))


def _plain(run: str) -> str:
    """Remove an apostrophe from a Latin word, and an s after it that ends the word: can't, Ann's."""
    return run if run.isalnum() else strip_apostrophes(run)


def _latin(word: str) -> float:
    return SMALL if word in read_spoken().small else 1.0


def _han(run: str) -> list[tuple[str, float]]:
    """List the terms of a run of Chinese: each character, and between two characters their pair."""
    large = [1] * len(run)
    for start, end in small_spans(run):
        large[start:end] = [0] * (end - start)
    found = [(run[0], SINGLE if large[0] else SINGLE * SMALL)]
    for (one, two), (left, right) in zip(pairwise(run), pairwise(large), strict=True):
        found += [(one + two, _PAIR[left + right]), (two, SINGLE if right else SINGLE * SMALL)]
    return found


def small_spans(run: str) -> list[tuple[int, int]]:
    """List the places of the words of grammar in a run of Chinese."""
    return [found.span() for found in _small_words().finditer(run)]


@cache
def _small_words() -> re.Pattern[str]:
    """Compile the pattern for words of grammar in a run of Chinese: the longest at each place."""
    han = sorted(filter(is_han, read_spoken().small), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, han)))
