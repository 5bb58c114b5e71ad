"""The one sentence of a section that answers best."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.rulebook.folding import fold
from companion.rulebook.spans import Span, merged
from companion.rulebook.spoken import spoken
from companion.rulebook.terms import terms

_END = re.compile(r"[.!?](?=[\s”’\")]|$)[”’\")]*|[。！？][」』”）]*")
_NUMBER = re.compile(r"\d")

MARKED = 0.3
"""A term is lit up from this weight on: words of grammar are not, nor are single Chinese characters."""

LENGTH = 40
"""In characters, what a sentence may be long without losing anything."""

FITTING = 1.3
"""What a sentence gains that has the number, or the yes or no, that was asked for."""


@dataclass(frozen=True)
class Wish:
    """What somebody looks for in a sentence.

    Attributes:
        terms: each with what finding it is worth.
        amount: whether a number is asked for.
        permission: whether a yes or a no is asked for.
    """

    terms: Mapping[str, float]
    amount: bool = False
    permission: bool = False


def wish(folded: str, worth: Mapping[str, float]) -> Wish:
    """What a question looks for in a sentence.

    Args:
        folded: the question.
        worth: its terms, each with what finding it is worth.
    """
    said = spoken()
    amount = _says(folded, said.amount)
    return Wish(worth, amount, not amount and _says(folded, said.permission))


def sentences(lines: tuple[str, ...]) -> Iterator[str]:
    """The sentences of the lines of a section, each as it stands there."""
    for line in lines:
        start = 0
        for end in (*(found.end() for found in _END.finditer(line)), len(line)):
            if sentence := line[start:end].strip():
                yield sentence
            start = end


def best(lines: tuple[str, ...], wanted: Wish) -> str:
    """The sentence that has most of what is wanted, or the first one; empty where there is no text."""
    return max(sentences(lines), key=lambda sentence: _worth(sentence, wanted), default="")


def lit(text: str, wanted: Mapping[str, float]) -> tuple[Span, ...]:
    """Where wanted terms stand in a text."""
    folded = fold(text)
    return merged(
        folded.original(term.start, term.end)
        for term in terms(folded.text)
        if wanted.get(term.text, 0.0) > 0
        and term.weight > MARKED * (1 + (len(term.text) == 1 < term.end - term.start))
    )


def _worth(sentence: str, wanted: Wish) -> float:
    folded = fold(sentence).text
    there = {term.text for term in terms(folded)}
    worth = sum(wanted.terms.get(term, 0.0) for term in there)
    if wanted.amount and _NUMBER.search(folded):
        worth *= FITTING
    if wanted.permission and _says(folded, spoken().verdict):
        worth *= FITTING
    return worth / math.pow(max(1.0, len(folded) / LENGTH), 0.25)


def _says(folded: str, words: frozenset[str]) -> bool:
    padded = f" {folded} "
    return any((f" {word} " if word.isascii() else word) in padded for word in words)
