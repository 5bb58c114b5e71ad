"""Parser of a question into its concepts."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from companion.wording.aliases import Aliases
from companion.wording.folding import HAN, flatten, is_han
from companion.wording.language_data import read_spoken
from companion.wording.spelling import likely_words
from companion.wording.stems import stem
from companion.wording.terms import SINGLE, Term, terms, texts

LONGEST = 300
"""Characters of a question that are looked at."""

SHORTEST = 4
"""Chinese characters of the shortest part of a question; a Latin word counts as two."""

ALIAS, TYPO = 0.9, 0.8
"""Weights of an alias of a word, and of a guess at a mistyped word."""

Way = tuple[tuple[str, float], ...]
"""Wording of a concept: terms with their weights."""


@dataclass(frozen=True)
class Concept:
    """Concept that a question speaks of.

    Attributes:
        ways: the ways to say it, the asker's own first.
        start: its start in the folded question.
        end: just behind its end.
    """

    ways: tuple[Way, ...]
    start: int
    end: int


@dataclass(frozen=True)
class Question:
    """Parsed question.

    Attributes:
        folded: its text.
        concepts: its concepts, in order.
    """

    folded: str
    concepts: tuple[Concept, ...]

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """Indices of the concepts of each part, parted by marks, conjunctions and spaces in Chinese."""
        edges = [0, *cuts(self.folded), len(self.folded) + 1]
        said = (self.folded[start:end] for start, end in pairwise(edges))
        parted = (
            tuple(at for at, each in enumerate(self.concepts) if start <= each.start < end)
            for start, end in pairwise(edges)
        )
        return tuple(part for part, text in zip(parted, said, strict=True) if _weigh_length(text) >= SHORTEST)

    @property
    def wanted(self) -> dict[str, float]:
        """Terms to look for, each with its weight."""
        found: dict[str, float] = {}
        for concept in self.concepts:
            for way in concept.ways:
                for term, weight in way:
                    found[term] = max(weight, found.get(term, 0.0))
        return found


def _weigh_length(folded: str) -> int:
    """Weigh the length of a folded text: a Han sign counts 1, any other text 2."""
    return sum(len(text) == 1 if is_han(text) else 2 for text in texts(folded))


def cuts(folded: str) -> tuple[int, ...]:
    """List the starts of a folded question's later parts: behind marks, conjunctions, spaces in Chinese."""
    return tuple(cut.end() for cut in _cut_pattern().finditer(folded))


@cache
def _cut_pattern() -> re.Pattern[str]:
    """Compile the pattern of a cut: conjunctions as whole words, marks, spaces beside Chinese."""
    han = "|".join(word for word in read_spoken().parts if is_han(word))
    latin = "|".join(word for word in read_spoken().parts if not is_han(word))
    beside = rf"(?<=[{HAN}])\s+|\s+(?=[{HAN}])"
    return re.compile(rf"[,，。.？?！!；;、\n:：]|{beside}|\b(?:{latin})\b|{han}")


def understand(
    text: str, aliases: Aliases, known: Collection[str], ordinary: Collection[str] = ()
) -> Question:
    """Parse a question into concepts.

    Args:
        text: the typed or spoken text; only its first `LONGEST` characters are read.
        aliases: the words that people use in this game.
        known: every Latin word of its rulebooks.
        ordinary: words that are taken as they are, even if the rulebooks do not have them.
    """
    folded = flatten(text[:LONGEST])
    found = tuple(terms(folded))
    said = aliases.aliases_in(folded)
    concepts = (
        Concept((_terms_between(found, each.start, each.end), _weigh_words(each.terms)), each.start, each.end)
        for each in said
    )
    others = (
        _make_concept(term, known, ordinary, last=term.end == len(folded))
        for term in found
        if not any(each.start <= term.start and term.end <= each.end for each in said)
    )
    return Question(folded, tuple(sorted((*concepts, *others), key=lambda concept: concept.start)))


def _terms_between(found: tuple[Term, ...], start: int, end: int) -> Way:
    return tuple((term.text, term.weight) for term in found if start <= term.start and term.end <= end)


def _weigh_words(book: tuple[str, ...]) -> Way:
    """Weigh the words of the book that an alias leads to."""
    return tuple((term, ALIAS * (SINGLE if is_han(term) and len(term) == 1 else 1.0)) for term in book)


def _make_concept(term: Term, known: Collection[str], ordinary: Collection[str], *, last: bool) -> Concept:
    own: Way = ((term.text, term.weight),)
    plain = is_han(term.text) or term.word in ordinary
    others = () if plain else likely_words(term.word, known, unfinished=last)
    ways = (own, *(((stem(other), TYPO),) for other in others))
    return Concept(ways, term.start, term.end)
