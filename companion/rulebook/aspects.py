"""One section for each thing that a question asks, so that a question in two parts gets both."""

from collections.abc import Sequence

from companion.rulebook.ranking import Ranking

LEFT = 0.35
"""What a section gains that has what those before it lack, as a share of what is lacking."""


def chosen(ranking: Ranking, most: int) -> tuple[int, ...]:
    """The numbers of the sections that answer together: the best one first, then what it leaves open.

    Args:
        ranking: how well each section fits.
        most: how many at most.
    """
    left = list(ranking.order[: 4 * most])
    picked: list[int] = []
    covered = [0.0] * len(ranking.found)
    while left and len(picked) < most:
        number = max(left, key=lambda each: (_gain(ranking, covered, each), -left.index(each)))
        left.remove(number)
        picked.append(number)
        covered = [
            max(so_far, by.get(number, 0.0)) for so_far, by in zip(covered, ranking.found, strict=True)
        ]
    return tuple(picked)


def _gain(ranking: Ranking, covered: Sequence[float], number: int) -> float:
    """The score, with what is new counted more."""
    if not any(covered):
        return ranking.scores[number]
    new = sum(
        max(0.0, by.get(number, 0.0) - so_far) for so_far, by in zip(covered, ranking.found, strict=True)
    )
    return (1 - LEFT) * ranking.scores[number] + LEFT * new * 3
