"""Which sections fit a question, and how well."""

import math
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.rulebook.index import Index
from companion.rulebook.question import Concept, Question, Way

ASKED = 1.5
"""What a line as people ask weighs beside the words of the section."""

PHRASE = 0.6
"""What the question standing word for word in a section adds, as a share of all it asks for."""

FITS = 0.3
"""The share of what a question says that the best section must have for it to be an answer."""


@dataclass(frozen=True)
class Ranking:
    """How well each section fits a question.

    Attributes:
        found: for each concept, by the section's number, how much of it stands there.
        weights: for each concept, what it weighs.
        scores: by the section's number.
    """

    found: tuple[dict[int, float], ...]
    weights: tuple[float, ...]
    scores: dict[int, float]

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The numbers of the sections that have anything of the question, best first."""
        return tuple(sorted(self.scores, key=lambda number: (-self.scores[number], number)))


def rank(index: Index, question: Question) -> Ranking:
    """How well each section fits a question."""
    concepts = question.concepts
    weights = tuple(_weight(index, concept) for concept in concepts)
    found = tuple(_in_sections(index, concept) for concept in concepts)
    scores: defaultdict[int, float] = defaultdict(float)
    for by_number in found:
        for number, amount in by_number.items():
            scores[number] += amount
    whole = sum(weights)
    for number, likeness in _likeness(index, concepts, whole).items():
        scores[number] += ASKED * whole * likeness
    for number in _phrase(index, question):
        scores[number] += PHRASE * whole
    return Ranking(found, weights, dict(scores))


def _weight(index: Index, concept: Concept) -> float:
    return max(_rarity(index, way) for way in concept.ways)


def _rarity(index: Index, way: Way) -> float:
    return sum(weight * index.rarity(term) for term, weight in way)


def _in_sections(index: Index, concept: Concept) -> dict[int, float]:
    """How much of a concept stands in each section, by the way that fits best."""
    best: dict[int, float] = {}
    for way in concept.ways:
        told: defaultdict[int, float] = defaultdict(float)
        for term, weight in way:
            share = weight * index.rarity(term)
            for number, amount in index.postings.get(term, {}).items():
                told[number] += share * amount
        for number, amount in told.items():
            best[number] = max(amount, best.get(number, 0.0))
    return best


def _likeness(index: Index, concepts: Sequence[Concept], whole: float) -> dict[int, float]:
    """How much a question is like the likest line of each section: from 0 to 1."""
    alike: defaultdict[int, float] = defaultdict(float)
    for concept in concepts:
        best: dict[int, float] = {}
        for way in concept.ways:
            told: defaultdict[int, float] = defaultdict(float)
            for term, weight in way:
                share = weight * index.rarity(term)
                for line in index.in_lines.get(term, ()):
                    told[line] += share
            for line, amount in told.items():
                best[line] = max(amount, best.get(line, 0.0))
        for line, amount in best.items():
            alike[line] += amount
    likest: dict[int, float] = {}
    for number, amount in alike.items():
        likened = index.lines[number]
        likeness = amount / math.sqrt(max(whole * likened.weight, 1e-9))
        likest[likened.document] = max(likeness, likest.get(likened.document, 0.0))
    return likest


def _phrase(index: Index, question: Question) -> list[int]:
    """The sections in which the question stands word for word, if it is more than one term."""
    phrase = re.escape(" ".join(question.folded.split()).strip(" ?!.,;:"))
    bounded = re.compile(rf"(?<![a-z0-9]){phrase}(?![a-z0-9])")
    if len(phrase) < 2 or len(question.concepts) < 2:
        return []
    return [
        number
        for number, document in enumerate(index.documents)
        if bounded.search(document.title) or bounded.search(document.text)
    ]
