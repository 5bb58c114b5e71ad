"""The terms a text is compared by: stems of Latin words, Chinese characters in ones and twos."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from companion.rulebook.spoken import spoken
from companion.rulebook.stems import stem

_HAN = r"\u3400-\u9fff"
_LATIN = rf"(?:(?![{_HAN}])[^\W_])"
_RUN = re.compile(rf"[{_HAN}]+|\d+(?:\.\d+)+|{_LATIN}+(?:['’]{_LATIN}+)*")
_IS_HAN = re.compile(rf"[{_HAN}]")
_APOSTROPHE = re.compile(r"['’]s?(?![^\W_])|['’]")

SMALL = 0.15
"""What a word of grammar weighs beside another."""

SINGLE = 0.35
"""What one Chinese character weighs beside two."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term where it stands.

    Attributes:
        text: a stem, or one or two Chinese characters.
        word: the whole Latin word, or the same as ``text``.
        start: its first character in the folded text.
        end: just behind its last.
        weight: how much it says: 1, less for words of grammar and single characters.
    """

    text: str
    word: str
    start: int
    end: int
    weight: float


def is_han(text: str) -> bool:
    """Whether a text begins with a Chinese character."""
    return bool(_IS_HAN.match(text))


def terms(folded: str) -> Iterator[Term]:
    """The terms of a folded text, in order."""
    for run in _RUN.finditer(folded):
        if is_han(run[0]):
            yield from _han(run[0], run.start())
        else:
            word = _APOSTROPHE.sub("", run[0])
            weight = SMALL if word in spoken().small else 1.0
            yield Term(stem(word), word, run.start(), run.end(), weight)


def texts(folded: str) -> list[str]:
    """The same terms as `terms` gives, without where they stand: for many long texts."""
    found: list[str] = []
    for run in _RUN.findall(folded):
        if is_han(run):
            found += run
            found += [one + two for one, two in pairwise(run)]
        else:
            found.append(stem(_APOSTROPHE.sub("", run)))
    return found


def _han(run: str, start: int) -> Iterator[Term]:
    small = _small(run)
    for at, character in enumerate(run):
        weight = SINGLE * (SMALL if small[at] else 1.0)
        yield Term(character, character, start + at, start + at + 1, weight)
        if at + 1 < len(run):
            pair = run[at : at + 2]
            weight = (SMALL, (1.0 + SMALL) / 2, 1.0)[(not small[at]) + (not small[at + 1])]
            yield Term(pair, pair, start + at, start + at + 2, weight)


def _small(run: str) -> list[bool]:
    """Which characters belong to words of grammar: the longest such words, from the left."""
    found, at = [False] * len(run), 0
    while at < len(run):
        length = next((n for n in range(_longest(), 0, -1) if run[at : at + n] in spoken().small), 0)
        found[at : at + length] = [True] * length
        at += length or 1
    return found


@cache
def _longest() -> int:
    return max(len(word) for word in spoken().small if is_han(word))
