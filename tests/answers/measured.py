"""How well questions are answered: a table for each game, language and kind, by ``make ask``.

    python -m tests.answers.measured [--show known] [--show unseen]

``--show`` prints the questions that were not answered right, with what is read first. It is for whoever keeps
the questions. Whoever writes answers had better not look, above all not at the unseen half.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from tests.answers.grades import Grade, grade
from tests.answers.questions import HALVES, Question, read_questions
from tests.answers.readings import Reading, read


@dataclass(frozen=True)
class Graded:
    """Question that was asked, what was read and what that is worth."""

    question: Question
    reading: Reading
    grade: Grade


@cache
def ask_all(half: str) -> tuple[Graded, ...]:
    """Ask every question of a half."""
    return tuple(_graded(question) for question in read_questions(half))


def share(graded: Iterable[Graded], wanted: Grade) -> float:
    """Compute the part of the questions that has the grade."""
    grades = [one.grade for one in graded]
    return grades.count(wanted) / len(grades)


def lines() -> Iterator[str]:
    """Yield the table: both halves, then each of them by game, language and kind."""
    yield f"{'':32} {'asked':>6} " + " ".join(f"{each.value:>18}" for each in Grade)
    for half in HALVES:
        graded = ask_all(half)
        yield _row(half, graded)
        yield from _rows(graded, lambda one: "rule" if one.question.table is None else "table")
        yield from _rows(graded, lambda one: one.question.game)
        yield from _rows(graded, lambda one: one.question.lang)
        yield from _rows(graded, lambda one: one.question.kind)


def missed(half: str) -> Iterator[str]:
    """Yield each question of a half that is not answered right, and what is read first."""
    for one in ask_all(half):
        if one.grade is not Grade.RIGHT:
            question, seat = one.question, f" [{one.question.seat}]" if one.question.seat else ""
            yield f"{question.game} {question.lang} {one.grade.value}:{seat} {question.ask}"
            yield from (f"    | {line}" for line in one.reading.first.splitlines())


def _graded(question: Question) -> Graded:
    reading = read(question)
    return Graded(question, reading, grade(question, reading))


def _rows(graded: tuple[Graded, ...], name: Callable[[Graded], str]) -> Iterator[str]:
    for each in sorted({name(one) for one in graded}):
        yield _row(f"    {each}", [one for one in graded if name(one) == each])


def _row(name: str, graded: Iterable[Graded]) -> str:
    counts = Counter(one.grade for one in graded)
    return f"{name:32} {counts.total():6} " + " ".join(f"{counts[each]:18}" for each in Grade)


def _main() -> None:
    options = ArgumentParser()
    options.add_argument("--show", action="append", choices=HALVES, default=[])
    shown: list[str] = options.parse_args().show
    for half in shown:
        print("\n".join(missed(half)))
    print("\n".join(lines()))


if __name__ == "__main__":
    _main()
