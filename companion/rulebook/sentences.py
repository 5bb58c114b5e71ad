"""The one sentence of a section that answers best."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.rulebook.folding import flatten, fold
from companion.rulebook.spans import Span, merged
from companion.rulebook.spoken import spoken
from companion.rulebook.terms import terms, weights

_END = re.compile(r"[.!?](?=[\s”’\")]|$)[”’\")]*|[。！？][」』”）]*")
_NUMBER = re.compile(r"\d")

LENGTH = 40
"""In characters, what a sentence may be long without losing anything."""

WORDS, UNFINISHED = 5, 0.5
"""What has fewer terms, asks something or is a row of a table is worth so much of a whole sentence."""

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


def opening(lines: tuple[str, ...]) -> str:
    """How a section begins: its first line, without a sentence that only the lines below it end.

    >>> opening(("Squares must be free. A tile never lies", "on another tile;"))
    'Squares must be free.'
    """
    line = next(iter(lines), "")
    ends = [found.end() for found in _END.finditer(line)]
    return line[: ends[-1]] if ends else line


def best(lines: tuple[str, ...], wanted: Wish) -> str:
    """The sentence that has most of what is wanted, or the first one; empty where there is no text."""
    return max(sentences(lines), key=lambda sentence: _worth(sentence, wanted), default="")


def lit(text: str, wanted: Mapping[str, float]) -> tuple[Span, ...]:
    """Where wanted terms stand in a text."""
    folded = fold(text)
    return merged(
        folded.original(term.start, term.end)
        for term in terms(folded.text)
        if term.text in wanted and term.weight == 1
    )


def _worth(sentence: str, wanted: Wish) -> float:
    folded = flatten(sentence)
    worth = sum(wanted.terms.get(term, 0.0) for term in weights(folded))
    if wanted.amount and _NUMBER.search(folded):
        worth *= FITTING
    if wanted.permission and _says(folded, spoken().verdict):
        worth *= FITTING
    if not _END.search(sentence) or sentence.endswith(("?", "\uff1f")) or len(weights(folded)) < WORDS:
        worth *= UNFINISHED
    return worth / math.pow(max(1.0, len(folded) / LENGTH), 0.25)


def _says(folded: str, words: frozenset[str]) -> bool:
    padded = f" {folded} "
    return any((f" {word} " if word.isascii() else word) in padded for word in words)
