"""A question taken apart into what it asks for."""

from collections.abc import Collection
from dataclasses import dataclass

from companion.rulebook.aliases import Aliases
from companion.rulebook.folding import flatten
from companion.rulebook.spelling import meant
from companion.rulebook.spoken import spoken
from companion.rulebook.stems import stem
from companion.rulebook.terms import Term, is_han, terms

LONGEST = 400
"""Characters of a question that are looked at."""

ALIAS, TYPO = 0.9, 0.8
"""What another word for the one that was said weighs, and one that it may have been meant to be."""

Way = tuple[tuple[str, float], ...]
"""One way to say something: terms with their weights."""


@dataclass(frozen=True)
class Concept:
    """One thing that a question speaks of.

    Attributes:
        ways: the ways to say it, as it was said first.
        start: where it stands in the folded question.
        end: just behind.
    """

    ways: tuple[Way, ...]
    start: int
    end: int


@dataclass(frozen=True)
class Question:
    """A question taken apart.

    Attributes:
        folded: its text.
        concepts: what it speaks of, in order.
    """

    folded: str
    concepts: tuple[Concept, ...]

    @property
    def wanted(self) -> dict[str, float]:
        """Every term that is looked for, with its weight."""
        found: dict[str, float] = {}
        for concept in self.concepts:
            for way in concept.ways:
                for term, weight in way:
                    found[term] = max(weight, found.get(term, 0.0))
        return found


def understand(text: str, aliases: Aliases, known: Collection[str]) -> Question:
    """Take a question apart.

    Args:
        text: what somebody typed or said; only the first `LONGEST` characters are looked at.
        aliases: the words people use in this game.
        known: every Latin word of its rulebooks.
    """
    folded = flatten(text[:LONGEST])
    found = tuple(terms(folded))
    said = aliases.said(folded, found)
    concepts = (
        Concept((_own(found, each.start, each.end), _way(each.terms, ALIAS)), each.start, each.end)
        for each in said
    )
    others = (
        _concept(term, known, last=term.end == len(folded))
        for term in found
        if not any(each.start <= term.start and term.end <= each.end for each in said)
    )
    return Question(folded, tuple(sorted((*concepts, *others), key=lambda concept: concept.start)))


def _own(found: tuple[Term, ...], start: int, end: int) -> Way:
    return tuple((term.text, term.weight) for term in found if start <= term.start and term.end <= end)


def _way(book: tuple[str, ...], weight: float) -> Way:
    return tuple((term, weight * _weight(term)) for term in book)


def _weight(term: str) -> float:
    return next((each.weight for each in terms(term)), 1.0) if is_han(term) and len(term) == 1 else 1.0


def _concept(term: Term, known: Collection[str], *, last: bool) -> Concept:
    own: Way = ((term.text, term.weight),)
    if is_han(term.text) or term.word in spoken().small:
        return Concept((own,), term.start, term.end)
    others = meant(term.word, known, unfinished=last)
    return Concept(
        (own, *(((stem(other), TYPO),) for other in others)),
        term.start,
        term.end,
    )
