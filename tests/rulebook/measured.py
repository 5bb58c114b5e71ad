"""How well the questions of ``tests/rulebook/asked`` are answered: a table, by ``make ask``."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.locale import LOCALES
from companion.rulebook import ask
from tests.rulebook.asked_questions import ASKED, Question, questions

GAMES = tuple(sorted(path.stem for path in ASKED.glob("*.toml")))

AMONG = 3
"""How many sections an answer shows at once."""


@dataclass(frozen=True)
class Judged:
    """What became of one question.

    Attributes:
        question: the question.
        found: the ids of the sections that were found.
    """

    question: Question
    found: tuple[str, ...]

    @property
    def first(self) -> bool:
        """True if the first section is one of those that are needed; of two that are, either may lead."""
        return self.found[:1] != () and self.found[0] in (*self.question.sections, *self.question.also)

    @property
    def among(self) -> bool:
        """True if everything that is needed is among the first three."""
        shown = self.found[:AMONG]
        right = any(section in shown for section in self.question.sections)
        return right and all(section in shown for section in self.question.also)

    @property
    def empty(self) -> bool:
        """True if nothing was found at all."""
        return not self.found


def judge(question: Question) -> Judged:
    """Ask a question, in its language."""
    answer = ask(question.game, question.ask, question.lang)
    return Judged(question, tuple(finding.section.id for finding in answer.findings))


def judge_all() -> tuple[Judged, ...]:
    """Judge every question of every game."""
    return tuple(judge(question) for game in GAMES for question in questions(game))


def share(right: Iterable[bool]) -> float:
    """Compute the share of true values, from 0 to 1."""
    counted = tuple(right)
    return sum(counted) / len(counted) if counted else 1.0


def table(judged: Iterable[Judged]) -> str:
    """Format the results of the questions as a table: a line for each game and language, and one for all."""
    every = tuple(judged)
    groups = [
        (
            f"{game:<16}{lang:<10}",
            [one for one in every if (one.question.game, one.question.lang) == (game, lang)],
        )
        for game in GAMES
        for lang in LOCALES
    ]
    head = f"{'game':<16}{'language':<10}{'asked':>7}{'first':>8}{'among 3':>9}{'of two':>8}{'empty':>7}"
    return "\n".join(
        [head, *(name + _row(group) for name, group in [*groups, (f"{'all':<26}", list(every))])]
    )


def _row(group: list[Judged]) -> str:
    two = [one.among for one in group if one.question.also]
    return (
        f"{len(group):>7}{share(one.first for one in group):>8.2f}{share(one.among for one in group):>9.2f}"
        f"{share(two):>8.2f}{sum(one.empty for one in group):>7}"
    )


if __name__ == "__main__":
    print(table(judge_all()))
