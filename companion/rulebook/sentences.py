"""Choice of the statement of a section that answers best."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from companion.rulebook.book import Section
from companion.rulebook.question import Question
from companion.rulebook.rows import MEANT, OTHER, Key, row_factor
from companion.rulebook.spans import Span, merge
from companion.rulebook.statements import TABLED, Kind, Statement, columns, small_tables, statements
from companion.wording.folding import flatten, fold
from companion.wording.language_data import read_spoken, says
from companion.wording.numbers import Number, numbers_in
from companion.wording.terms import terms, weights

LENGTH = 24
"""Length of a statement without penalty, in Chinese characters, or in half as many words."""

WORTH: Mapping[Kind, float] = {
    "rule": 1.0,
    "aside": 0.85,
    "labelled": 0.65,
    "example": 0.35,
    "row": 0.5,
    "table": 0.8,
}
"""Worth of each kind of statement, beside a rule in words."""

FIGURES = 0.9
"""Worth of a table's row where a number is asked for."""

FRAGMENT = 0.75
"""Factor for a fragment of a sentence."""

OPENING = 0.9
"""Factor for the opening of a list."""

FIRST = 1.15
"""Factor for the first statement of a section, which is mostly the rule itself."""

STRESSED = 1.1
"""Factor for a statement with bold words."""

FITTING = 1.3
"""Factor for a statement with the number, the yes or no, the outcome or the place that is asked for."""

LIMIT = 1.7
"""Factor for a statement with the limit of a thing, where several of it are asked for."""

NUMBERED = 1.15
"""Factor for a sentence with a number of the question."""

LEADS = 1.01
"""Factor by which the row that is meant leads every sentence of its section."""

MISNUMBERED = 0.3
"""Factor for a sum with numbers that are not those of the question."""

MET, ENOUGH = 1.25, 2
"""Factor for a clause that the question has wholly, and the least count of its words."""

UNASKED = 0.8
"""Factor for an exception or a condition that the question does not speak of."""

ELSEWHERE = 0.7
"""Factor for a sentence that only refers to another section."""

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
        key: the numbers and names that choose a row of a table.
        money: whether money is asked for.
        several: whether several of a thing, or its limit, are asked for.
    """

    terms: Mapping[str, float]
    amount: bool = False
    fitting: tuple[frozenset[str], ...] = ()
    key: Key = field(default_factory=Key)
    money: bool = False
    several: bool = False


def wish(question: Question, worth: Mapping[str, float]) -> Wish:
    """Make the search wish of a question.

    Args:
        question: the question, taken apart.
        worth: its terms, each with its worth.
    """
    said, folded = read_spoken(), question.folded
    amount = says(folded, said.amount)
    fitting = tuple(told for asked, told in said.fitting if not amount and says(folded, asked))
    places: dict[str, tuple[tuple[int, int], ...]] = {}
    for concept in question.concepts:
        for way in concept.ways:
            for term, _ in way:
                places[term] = (*places.get(term, ()), (concept.start, concept.end))
    agrees = says(folded, said.fitting[0][0])
    numbers = numbers_in(folded)
    opened = amount or says(folded, said.which) or not agrees
    key = Key(folded, numbers, places, opened, tuple(_amounts(question, numbers)))
    return Wish(worth, amount, fitting, key, says(folded, said.money), says(folded, said.limit[0]))


def _amounts(question: Question, numbers: Iterable[Number]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the numbers with a word of meaning right behind them, once for each way to say the word."""
    for concept in question.concepts:
        for number in numbers:
            if 0 <= concept.start - number.end <= 1 and any(weight == 1 for _, weight in concept.ways[0]):
                yield from ((number.value, tuple(term for term, _ in way)) for way in concept.ways)


@dataclass(frozen=True)
class Scored:
    """Statement with its worth for a wish."""

    statement: Statement
    worth: float


def score_all(section: Section, chapter: Section, wanted: Wish) -> tuple[Scored, ...]:
    """Score the statements of a section for a wish, in order, and the columns of its tables that are meant.

    The terms of the titles of the section and of its chapter count for every statement.
    """
    implied = weights(flatten(f"{section.title}\n{chapter.title}"))
    told = statements(section)
    telling = _lower_common_terms(told, wanted) if told else wanted
    rows = [each for each in (*told, *columns(section)) if each.kind == "row"]
    meant = tuple(each for each in rows if each not in told and means(each, wanted))
    if wanted.key.open and not any(row_factor(each, wanted.key) > OTHER for each in rows):
        meant = small_tables(section)
    scored = tuple(Scored(each, _rate_statement(each, telling, implied)) for each in (*told, *meant))
    return _raise_meant_row(scored, wanted) if wanted.key.open else scored


def means(row: Statement, wanted: Wish) -> bool:
    """Check that a wish means a row of a table by its number or its letter."""
    return row_factor(row, wanted.key) == MEANT


def _raise_meant_row(scored: tuple[Scored, ...], wanted: Wish) -> tuple[Scored, ...]:
    """Raise the row that a number means above every sentence, where a number or a thing is asked for."""
    rows = [each for each in scored if each.statement.kind == "row" and means(each.statement, wanted)]
    if not rows:
        return scored
    others = (each.worth for each in scored if each not in rows)
    least = LEADS * max(others, default=0.0)
    return tuple(replace(each, worth=max(each.worth, least)) if each in rows else each for each in scored)


def _lower_common_terms(told: Sequence[Statement], wanted: Wish) -> Wish:
    """Lower the worth of each term by the share of the section's statements that have the term."""
    often = Counter(term for each in told for term in each.terms if term in wanted.terms)
    rare = {term: worth * (1 - COMMON * often[term] / len(told)) for term, worth in wanted.terms.items()}
    return replace(wanted, terms=rare)


def find_terms(text: str, wanted: Mapping[str, float]) -> tuple[Span, ...]:
    """Find the spans of wanted terms in a text."""
    return merge(span for term, span in _place_terms(text) if term in wanted)


@lru_cache(maxsize=4096)
def _place_terms(text: str) -> tuple[tuple[str, Span], ...]:
    """List the terms of a text that are no words of grammar, each with its span."""
    folded = fold(text)
    return tuple(
        (term.text, folded.original(term.start, term.end)) for term in terms(folded.text) if term.weight == 1
    )


def _rate_statement(told: Statement, wanted: Wish, implied: Iterable[str]) -> float:
    worth = NOTHING + sum(wanted.terms.get(term, 0.0) for term in told.terms if term not in implied)
    worth += sum((AGAIN if term in told.terms else TITLED) * wanted.terms.get(term, 0.0) for term in implied)
    kind: Kind = "rule" if told.leaves_open and told.kind == "aside" else told.kind
    worth *= _row_weight(told, wanted) if kind == "row" else WORTH[kind]
    if told.first:
        worth *= FIRST
    if told.stressed:
        worth *= STRESSED
    if not told.whole:
        worth *= OPENING if told.opens else FRAGMENT
    if wanted.amount and told.counts:
        worth *= FITTING
    if wanted.money and says(told.folded, read_spoken().coins):
        worth *= FITTING
    worth *= _number_factor(told, wanted)
    worth *= _condition_factor(told, wanted, implied)
    if told.kind not in TABLED and says(told.folded, read_spoken().elsewhere):
        worth *= ELSEWHERE
    worth *= math.pow(FITTING, sum(says(told.folded, words) for words in wanted.fitting))
    if wanted.several and says(told.folded, read_spoken().limit[1]):
        worth *= LIMIT
    return worth / math.pow(max(1.0, told.length / LENGTH), LONG)


def _row_weight(row: Statement, wanted: Wish) -> float:
    return (FIGURES if wanted.amount or wanted.key.open else WORTH["row"]) * row_factor(row, wanted.key)


def _number_factor(told: Statement, wanted: Wish) -> float:
    """Compute the factor for the numbers of a question in a sentence: they are there, or others are."""
    asked = [number.value for number in wanted.key.numbers if number.sure]
    if told.kind in TABLED or not asked:
        return 1.0
    if any(map(told.has_number, asked)):
        return NUMBERED
    return MISNUMBERED if "=" in told.text else 1.0


def _condition_factor(told: Statement, wanted: Wish, implied: Iterable[str]) -> float:
    """Compute the factor for the condition of a sentence: the question has it, or does not speak of it."""
    if told.kind in TABLED:
        return 1.0
    words = {term for term, weight in told.clause_terms.items() if weight == 1}
    if told.clause != told.folded.rstrip(".。") and len(words) >= ENOUGH and words <= wanted.terms.keys():
        return MET
    if told.condition and not any(term in wanted.terms for term in told.clause_terms if term not in implied):
        return UNASKED
    return 1.0
