"""Choice of the sections that answer a question together: one for each of its parts, then other fits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from companion.rulebook.index import Index
from companion.rulebook.question import Question
from companion.rulebook.ranking import Ranking, compute_coverage, evidence, rank, with_phrase

LEAST = 2.5
"""Least weight of a part of its own. A lighter part only adds to the others."""

FITS = 0.3
"""Least share of the question that the best section must have to be an answer."""


WHOLE = 0.5
"""Weight of the fit to the whole question, against the fit to a single part."""


@dataclass(frozen=True)
class Chosen:
    """Choice of the sections that answer.

    Attributes:
        shares: the share of the question, or of one of its parts, in each section, by its number; best first.
        fits: whether the first section is an answer, and not only the nearest.
        settled: whether their order is final: by the parts of the question, or by a word-for-word match.
        covered: the share of the question's concepts in each section, by its number.
    """

    shares: dict[int, float]
    fits: bool
    settled: bool = False
    covered: Mapping[int, float] = field(default_factory=dict)


def choose(index: Index, question: Question, most: int) -> Chosen:
    """Choose the best section for each part of a question, in the order of the parts, then other fits.

    Args:
        index: the sections.
        question: the question, taken apart.
        most: the largest count of sections.
    """
    found = [evidence(index, concept) for concept in question.concepts]
    whole, stands = with_phrase(index, question, rank(index, found))
    if not whole.order:
        return Chosen({}, fits=False)
    parted = (rank(index, (found[at] for at in part)) for part in question.parts)
    parts = tuple(part for part in parted if part.weight >= LEAST and part.order)
    several = not stands and len(parts) > 1
    numbers = _order_by_part(parts, whole) if several else whole.order
    shares = {number: max(one.share(number) for one in (whole, *parts)) for number in numbers[:most]}
    shown = {number: compute_coverage(found, number) for number in shares}
    return Chosen(shares, whole.share(whole.order[0]) >= FITS, several or stands, shown)


def _order_by_part(parts: Sequence[Ranking], whole: Ranking) -> tuple[int, ...]:
    """Order the sections: the best for each part together with the whole, then the nearest to that."""

    def worth(number: int) -> float:
        return max(part.share(number) / part.share(part.order[0]) for part in parts)

    firsts = (
        max(part.order, key=lambda number: (part.share(number) + whole.share(number), -number))
        for part in parts
    )
    rest = sorted(whole.order, key=lambda number: -worth(number) - WHOLE * whole.share(number))
    return tuple(dict.fromkeys((*firsts, *rest)))
