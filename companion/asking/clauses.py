"""A question in parts: each is answered by whom it is for, the referee or the rulebook."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from companion.asking.answers import BoardAnswer
from companion.asking.board import ask_seen
from companion.asking.cues import cues
from companion.asking.question import AnyGame, TableQuestion, understand
from companion.rulebook.question import cuts
from companion.wording.folding import flatten, fold, is_han
from companion.wording.plain_words import MAX_QUESTION, plain
from companion.wording.terms import terms


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the referee says to a question, part by part.

    Attributes:
        answers: one for each part that is about the table, in their order.
        rest: what is left for the rulebook: the other parts; the whole question where they say nothing alone.
    """

    answers: tuple[BoardAnswer, ...]
    rest: str


def ask_parts(
    game: AnyGame,
    position: Any,
    question: str,
    names: Sequence[str],
    viewer: int | None,
    this: Sequence[str] = (),
) -> Ruled:
    """What the referee says to each part of a question; the arguments are those of `ask_board`.

    A later part may leave unsaid what the one before it was about: "where may my school go, and what does it
    cost?"
    """
    seen = game.view(position, viewer)
    before: TableQuestion | None = None
    answers: list[BoardAnswer] = []
    rest: list[str] = []
    for clause in clauses(question):
        asked = understand(game, seen, clause, names, viewer, this, before)
        answer = ask_seen(game, seen, asked) if asked else None
        if answer is None:
            rest.append(clause)
        elif answer not in answers:
            answers.append(answer)
        before = asked or before
    if not answers:
        whole = understand(game, seen, question, names, viewer, this)
        answer = ask_seen(game, seen, whole) if whole else None
        return Ruled((answer,) if answer else (), question)
    alone = " ".join(clause for clause in rest if _speaks_of_something(clause))
    return Ruled(tuple(answers), alone or question)


def clauses(question: str) -> tuple[str, ...]:
    """The parts of a question that ask something each, as they were typed; at least one."""
    return tuple(_join_parts(_parts(question))) or (question,)


def _parts(question: str) -> Iterator[str]:
    folded = fold(question[:MAX_QUESTION])
    ends = [folded.original(at - 1, at)[1] for at in cuts(folded.text) if not _is_inside(folded.text, at)]
    yield from (question[start:end] for start, end in pairwise([0, *ends, len(question)]))


def _is_inside(folded: str, at: int) -> bool:
    """Whether a cut is only a space beside a Latin word, as people put around the cells in Chinese."""
    before, after = folded[:at], folded[at:]
    return before[-1:].isspace() and not (is_han(before.rstrip()[-1:]) and is_han(after))


def _join_parts(parts: Iterator[str]) -> Iterator[str]:
    """Parts that ask something each: one that asks nothing belongs to the one before it."""
    waiting = ""
    for part in parts:
        if waiting.strip() and cues().asks(plain(waiting)) and cues().asks(plain(part)):
            yield waiting.strip()
            waiting = ""
        waiting += part
    if waiting.strip():
        yield waiting.strip()


def _speaks_of_something(clause: str) -> bool:
    """Whether a part has words of its own, and not only those of any question."""
    return any(term.weight == 1 for term in terms(flatten(clause)))
