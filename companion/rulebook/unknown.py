"""Words of a question that neither the rulebook nor its aliases know."""

import re
from collections.abc import Collection, Iterator

from companion.rulebook.index import Index
from companion.rulebook.question import Question
from companion.wording.folding import HAN, fold, is_han
from companion.wording.terms import SMALL, small_spans

SHORTEST = 3
"""Least count of letters of an unknown Latin word."""

KNOWN = "-"
"""Stands for a known Chinese character."""

_RUN = re.compile(rf"[{HAN}]+")
_LONG = re.compile(rf"[{HAN}]{{2,}}")


def unknown_words(text: str, question: Question, index: Index, known: Collection[str]) -> tuple[str, ...]:
    """List the unknown words of a question as they were typed, in order.

    Args:
        text: the question as it was typed.
        question: the same, taken apart.
        index: the sections.
        known: every Latin word of the rulebooks and aliases.
    """
    folded = fold(text)
    spans = sorted({*_unknown_latin(question, index, known), *_unknown_han(question, index)})
    found = (folded.original(start, end) for start, end in spans if end <= len(folded.origin))
    return tuple(dict.fromkeys(text[start:end] for start, end in found))


def _unknown_latin(question: Question, index: Index, known: Collection[str]) -> Iterator[tuple[int, int]]:
    """Yield the Latin words that are no slips for known ones, names of places and figures aside."""
    for concept in question.concepts:
        word, ways = question.folded[concept.start : concept.end], concept.ways
        if is_han(word) or len(ways) > 1 or len(ways[0]) != 1 or len(word) < SHORTEST or not word.isalpha():
            continue
        term, weight = ways[0][0]
        if weight > SMALL and word not in known and term not in index.postings:
            yield concept.start, concept.end


def _unknown_han(question: Question, index: Index) -> Iterator[tuple[int, int]]:
    """Yield the runs of Chinese without a small word, an alias or a pair that the rulebook has."""
    said = [each for each in question.concepts if len(each.ways) > 1]
    for run in _RUN.finditer(question.folded):
        start, text = run.start(), run[0]
        pairs = [at for at in range(len(text) - 1) if text[at : at + 2] in index.postings]
        there = {at for each in said for at in range(each.start - start, each.end - start)}
        there.update(at for span in small_spans(text) for at in range(*span))
        there.update(*((at, at + 1) for at in pairs))
        marked = "".join(KNOWN if at in there else character for at, character in enumerate(text))
        for found in _LONG.finditer(marked):
            yield start + found.start(), start + found.end()
