"""Ranking of the sections for a question."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.rulebook.book import RULINGS
from companion.rulebook.index import Index
from companion.rulebook.question import Concept, Question

ASKED = 0.6
"""Weight of a question as people ask it, beside the words of the section."""

BROAD = 0.6
"""Exponent that balances the question's weight against the line's in their likeness."""

PRESENT = 0.2
"""Bonus of a concept for any presence in a section, as a share of its weight."""

FEW, ALL = 3, 0.25
"""Largest count of words treated as keywords, and the bonus for all of them, as a share of their weight."""

PHRASE = 1.0
"""Bonus of a word-for-word match, as a share of the question's weight."""


@dataclass(frozen=True)
class Evidence:
    """Evidence of a concept in sections and lines.

    Attributes:
        weight: the weight of a full match.
        sections: by the section's number, the weight found there.
        lines: by the line's number, the same for questions as people ask them.
    """

    weight: float
    sections: Mapping[int, float]
    lines: Mapping[int, float]


@dataclass(frozen=True)
class Ranking:
    """Scores of the sections.

    Attributes:
        weight: the weight of a full match of the question.
        scores: the scores, by the section's number.
    """

    weight: float
    scores: Mapping[int, float]

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Numbers of the sections with a score, best first."""
        return tuple(sorted(self.scores, key=lambda number: (-self.scores[number], number)))

    def share(self, number: int) -> float:
        """Divide a section's score by the weight of a full match."""
        return self.scores.get(number, 0.0) / self.weight if self.weight else 0.0


def evidence(index: Index, concept: Concept) -> Evidence:
    """Find a concept in sections and lines, by the way to say it that fits best."""
    weight, sections, lines = 0.0, dict[int, float](), dict[int, float]()
    for way in concept.ways:
        shares = [(term, share * index.rarity(term)) for term, share in way]
        weight = max(weight, sum(share for _, share in shares))
        _raise_values(
            sections,
            (
                (number, share * amount)
                for term, share in shares
                for number, amount in index.postings.get(term, {}).items()
            ),
        )
        _raise_values(
            lines, ((line, share) for term, share in shares for line in index.in_lines.get(term, ()))
        )
    return Evidence(weight, sections, lines)


def _raise_values(best: dict[int, float], found: Iterable[tuple[int, float]]) -> None:
    """Raise the best values to the sums of the found amounts, where those are larger."""
    told: defaultdict[int, float] = defaultdict(float)
    for number, amount in found:
        told[number] += amount
    for number, amount in told.items():
        if amount > best.get(number, 0.0):
            best[number] = amount


def rank(index: Index, found: Iterable[Evidence]) -> Ranking:
    """Score each section for some concepts together."""
    scores: defaultdict[int, float] = defaultdict(float)
    alike: defaultdict[int, float] = defaultdict(float)
    weight = 0.0
    found = tuple(found)
    for each in found:
        weight += each.weight
        for number, amount in each.sections.items():
            scores[number] += amount + PRESENT * each.weight
        for line, amount in each.lines.items():
            alike[line] += amount
    for number, likeness in _compute_likeness(index, alike, weight).items():
        scores[number] += ASKED * weight * likeness
    for number in set(scores).intersection(*(each.sections for each in found)) if len(found) <= FEW else ():
        scores[number] += ALL * weight
    return Ranking(weight, scores)


def _compute_likeness(index: Index, alike: Mapping[int, float], weight: float) -> dict[int, float]:
    """Compute the likeness of each section's likest line to the question: 1 for the same terms."""
    likest: dict[int, float] = {}
    lines, asked = index.lines, weight**BROAD
    for line, amount in alike.items():
        number, whole = lines[line]
        if whole:
            likeness = amount / (asked * whole ** (1 - BROAD))
            if likeness > likest.get(number, 0.0):
                likest[number] = likeness
    return likest


def compute_coverage(found: Iterable[Evidence], number: int) -> float:
    """Compute the share of a question's concepts, by their weight, that a section has in any way."""
    found = tuple(found)
    weight = sum(each.weight for each in found)
    return sum(each.weight for each in found if number in each.sections) / weight if weight else 0.0


def with_phrase(index: Index, question: Question, ranking: Ranking) -> tuple[Ranking, bool]:
    """Raise the scores of sections that hold the question word for word, and tell if there are any.

    Several words count anywhere in a section, a single word only at the beginning of a title. In the list of
    ambiguous rules they have to begin a point, because each point belongs to a section of its own.
    """
    said = " ".join(question.folded.split()).strip(" ?!.,;:。，？！")
    standing = [
        (number, document)
        for number, document in enumerate(index.documents)
        if said and (said in document.title or said in document.text)
    ]
    if not standing:
        return ranking, False
    phrase = re.escape(said)
    begins = re.compile(rf"^{phrase}s?(?![a-z0-9])", re.MULTILINE)
    stands = re.compile(rf"(?<![a-z0-9]){phrase}s?(?![a-z0-9])")
    point = re.compile(rf"(?:^|[.:)?!\u3002]\s*){phrase}", re.MULTILINE)
    scores, several = dict(ranking.scores), len(question.concepts) > 1
    found = [
        number
        for number, document in standing
        if (
            begins.search(document.title)
            or (
                several
                and (point if document.id == RULINGS else stands).search(f"{document.title}\n{document.text}")
            )
        )
    ]
    for number in found:
        scores[number] = scores.get(number, 0.0) + PHRASE * ranking.weight
    return Ranking(ranking.weight, scores), bool(found)
