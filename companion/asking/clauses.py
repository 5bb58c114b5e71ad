"""Clauses of a question, each answered by the referee or left to the rulebook."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from companion.asking.answers import BoardAnswer
from companion.asking.board import ask_clause, ask_seen
from companion.asking.cues import cues, says_any
from companion.asking.question import AnyGame, TableQuestion, speaks_of_table, understand
from companion.asking.state import NO_CONTEXT, Context
from companion.rulebook.question import cuts
from companion.wording.folding import flatten, fold, is_han
from companion.wording.plain_words import MAX_QUESTION, plain
from companion.wording.terms import terms


@dataclass(frozen=True, slots=True)
class Ruled:
    """Answers of the referee to a question, part by part.

    Attributes:
        answers: the answer to each part that is about the table, in their order.
        rest: the text for the rulebook: the other parts, or the whole question where they say nothing alone.
        understood: whether the referee answers, or the question does not mean the table.
    """

    answers: tuple[BoardAnswer, ...]
    rest: str
    understood: bool = True


def ask_parts(
    game: AnyGame,
    position: Any,
    question: str,
    names: Sequence[str],
    viewer: int | None,
    this: Sequence[str] = (),
    context: Context = NO_CONTEXT,
) -> Ruled:
    """Answer each part of a question. The arguments are those of `ask_board`.

    A later part may leave out the subject of the part before it: "where may my school go, and what does it
    cost?"
    """
    seen = game.view(position, viewer)
    before: TableQuestion | None = None
    answers: list[BoardAnswer] = []
    rest: list[str] = []
    for clause in clauses(question):
        asked = understand(game, seen, clause, names, viewer, this, before)
        answer = ask_clause(game, seen, clause, names, viewer, asked, context)
        if answer is None or (answer.legal and _tells_of_a_move(clause)):
            rest.append(clause)
        elif answer not in answers:
            answers.append(answer)
        before = asked or before
    if not answers:
        whole = understand(game, seen, question, names, viewer, this)
        answer = ask_clause(game, seen, question, names, viewer, whole, context)
        if answer is None or (answer.legal and _tells_of_a_move(question)):
            answer = _refusal_after_statement(game, seen, question, names, viewer, this)
        missed = answer is None and speaks_of_table(game, question, names, viewer, this)
        return Ruled((answer,) if answer else (), question, understood=not missed)
    alone = " ".join(clause for clause in rest if _speaks_of_something(clause))
    return Ruled(tuple(answers), alone or question)


def _tells_of_a_move(question: str) -> bool:
    """Check that a question tells first what was done, so that a yes may rest on a table without it."""
    *stated, _ = _parts(question)
    return any(says_any(plain(part), cues().already) and not _asks(part) for part in stated)


def _refusal_after_statement(
    game: AnyGame, seen: Any, question: str, names: Sequence[str], viewer: int | None, this: Sequence[str]
) -> BoardAnswer | None:
    """Answer a question behind a mere statement, such as "I took gold already. May I draw?", if with no.

    A yes might be one only because the table does not know of the statement.
    """
    *stated, last = _parts(question)
    if not stated or any(map(_asks, stated)) or not _asks(last):
        return None
    whole = understand(game, seen, question, names, viewer, this)
    asked = understand(game, seen, last, names, viewer, this)
    if asked is None or asked.premises or (whole is not None and whole.premises):
        return None
    answer = ask_seen(game, seen, asked)
    return answer if answer is not None and answer.legal is False else None


def clauses(question: str) -> tuple[str, ...]:
    """Split a question into one or more parts that each ask something, as they were typed."""
    return tuple(_join_parts(_parts(question))) or (question,)


def _parts(question: str) -> Iterator[str]:
    folded = fold(question[:MAX_QUESTION])
    ends = [folded.original(at - 1, at)[1] for at in cuts(folded.text) if not _is_inside(folded.text, at)]
    yield from (question[start:end] for start, end in pairwise([0, *ends, len(question)]))


def _is_inside(folded: str, at: int) -> bool:
    """Check that a cut is only a space beside a Latin word, as people type around the cells in Chinese."""
    before, after = folded[:at], folded[at:]
    return before[-1:].isspace() and not (is_han(before.rstrip()[-1:]) and is_han(after))


def _join_parts(parts: Iterator[str]) -> Iterator[str]:
    """Join each part that asks nothing to the part before it."""
    waiting = ""
    for part in parts:
        if waiting.strip() and _asks(waiting) and _asks(part):
            yield waiting.strip()
            waiting = ""
        waiting += part
    if waiting.strip():
        yield waiting.strip()


def _asks(part: str) -> bool:
    """Check that a part asks something. "Is" and its like ask only in front: "my money is 3" does not."""
    words = plain(part).split()
    while words and words[0] in JOINING:
        words = words[1:]
    first = next(iter(words), "")
    rest = " ".join(word for word in words if word not in VERBS)
    return first in VERBS or cues().asks(f" {rest} ")


JOINING = frozenset({"and", "but", "so", "then", "or", "also"})
"""Words in front of a later part."""

VERBS = frozenset({"is", "are", "do", "doe", "does", "will", "would", "should"})
"""Verbs that ask something only as the first word, as `plain` gives them."""


def _speaks_of_something(clause: str) -> bool:
    """Check that a part has words of its own, and not only those of any question."""
    return any(term.weight == 1 for term in terms(flatten(clause)))
