"""Choice of the statement of a section that answers best."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.rulebook.book import Section
from companion.rulebook.spans import Span, merge
from companion.rulebook.statements import Kind, Statement, statements
from companion.wording.folding import flatten, fold
from companion.wording.language_data import read_spoken, says
from companion.wording.terms import terms, weights

LENGTH = 24
"""Length of a statement without penalty, in Chinese characters, or in half as many words."""

WORTH: Mapping[Kind, float] = {"rule": 1.0, "aside": 0.85, "labelled": 0.65, "example": 0.35, "row": 0.5}
"""Worth of each kind of statement, beside a rule in words."""

FIGURES = 0.9
"""Worth of a table's row where a number is asked for."""

FRAGMENT = 0.75
"""Factor for a fragment of a sentence."""

FIRST = 1.15
"""Factor for the first statement of a section, which is mostly the rule itself."""

STRESSED = 1.1
"""Factor for a statement with bold words."""

FITTING = 1.3
"""Factor for a statement with the number, the yes or no, the outcome or the place that is asked for."""

TITLED = 0.9
"""Weight of a heading's term for every statement below."""

AGAIN = 1.0
"""Weight of a heading's term that the statement has as well."""

COMMON = 0.4
"""Loss of a term that every statement of a section has, and that tells none from the others."""

LONG = 0.25
"""Exponent of the penalty for length, on the ratio of the length to `LENGTH`."""

NOTHING = 0.3
"""Worth of a statement without any wanted term, so that the better kind still leads."""


@dataclass(frozen=True)
class Wish:
    """Search wish for a statement.

    Attributes:
        terms: the terms to find, each with its worth.
        amount: whether a number is asked for.
        fitting: for each other kind of answer, the words of statements that give it.
    """

    terms: Mapping[str, float]
    amount: bool = False
    fitting: tuple[frozenset[str], ...] = ()


def wish(folded: str, worth: Mapping[str, float]) -> Wish:
    """Make the search wish of a question.

    Args:
        folded: the question.
        worth: its terms, each with its worth.
    """
    said = read_spoken()
    amount = says(folded, said.amount)
    fitting = tuple(told for asked, told in said.fitting if not amount and says(folded, asked))
    return Wish(worth, amount, fitting)


def best(section: Section, chapter: Section, wanted: Wish) -> Statement:
    """Find the statement of a section that fits a wish best, or an empty one if the section has none.

    The terms of the titles of the section and of its chapter count for every statement.
    """
    implied = weights(flatten(f"{section.title}\n{chapter.title}"))
    told = statements(section)
    telling = _telling(told, wanted) if told else wanted
    return max(told, key=lambda each: _worth(each, telling, implied), default=Statement("", "rule"))


def _telling(told: Sequence[Statement], wanted: Wish) -> Wish:
    """Lower the worth of each term by the share of the section's statements that have the term."""
    often = Counter(term for each in told for term in each.terms if term in wanted.terms)
    rare = {term: worth * (1 - COMMON * often[term] / len(told)) for term, worth in wanted.terms.items()}
    return replace(wanted, terms=rare)


def find_terms(text: str, wanted: Mapping[str, float]) -> tuple[Span, ...]:
    """Find the spans of wanted terms in a text."""
    folded = fold(text)
    return merge(
        folded.original(term.start, term.end)
        for term in terms(folded.text)
        if term.text in wanted and term.weight == 1
    )


def _worth(told: Statement, wanted: Wish, implied: Iterable[str]) -> float:
    worth = NOTHING + sum(wanted.terms.get(term, 0.0) for term in told.terms if term not in implied)
    worth += sum((AGAIN if term in told.terms else TITLED) * wanted.terms.get(term, 0.0) for term in implied)
    worth *= FIGURES if wanted.amount and told.kind == "row" else WORTH[told.kind]
    if told.first:
        worth *= FIRST
    if told.stressed:
        worth *= STRESSED
    if not told.whole:
        worth *= FRAGMENT
    if wanted.amount and told.counts:
        worth *= FITTING
    worth *= math.pow(FITTING, sum(says(told.folded, words) for words in wanted.fitting))
    return worth / math.pow(max(1.0, told.length / LENGTH), LONG)
