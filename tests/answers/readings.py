"""What `companion ask` prints for a question, and what of it is read first."""

import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.cli import main
from tests.answers.questions import Question

FIRST_LINES = 4
"""How many lines are read before anybody looks further: a notice, the verdict and what it rests on."""

NEAREST = 1
"""Exit status of `companion ask` where nothing answers."""

Documents = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Reading:
    """Answer of `companion ask` as a person reads it.

    Attributes:
        text: everything that was printed.
        notice: the first lines before any section of the rulebook, the referee's included.
        first: the first lines, and the first sentence of the rulebook where the referee says nothing.
        section: id of the section that comes first.
        board: whether the referee answered.
        answered: whether the command claims to have answered.
    """

    text: str
    notice: str
    first: str
    section: str
    board: bool
    answered: bool


def read(question: Question) -> Reading:
    """Ask the command twice: as a person reads it, and as a program does."""
    _, text = _asked(question)
    status, printed = _asked(question, "--json")
    documents = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    answers = [document for document in documents if "section" in document]
    told, sentence = _first(text, answers)
    return Reading(
        text=text,
        notice="\n".join(told),
        first="\n".join([*told, *sentence]),
        section=answers[0]["section"] if answers else "",
        board=any("board" in answer for answer in answers),
        answered=status != NEAREST and all(document.get("answered", True) for document in documents),
    )


def _asked(question: Question, *options: str) -> tuple[int, str]:
    table = () if question.table is None else ("--file", str(question.table))
    seat = () if question.seat is None else ("--seat", question.seat)
    printed = io.StringIO()
    words = ("ask", *options, *table, *seat, "--lang", question.lang, question.game, "--", question.ask)
    status = main(words, out=printed, err=printed, environ={})
    return status, printed.getvalue()


def _first(text: str, answers: Documents) -> tuple[list[str], list[str]]:
    """Split the first lines at the first heading of the rulebook.

    Returns:
        The lines above it, and the first sentence below it where they are not the referee's.
    """
    titles = {answer["title"] for answer in answers if "board" not in answer}
    told: list[str] = []
    lines = iter(text.splitlines())
    for line in lines:
        if _is_heading(line, titles) or (told and not line):
            break
        if line and not _is_repair(line):
            told.append(line)
    board = bool(answers) and "board" in answers[0]
    return told[:FIRST_LINES], [] if board else list(_sentence(lines, titles))


def _sentence(lines: Iterator[str], titles: set[str]) -> Iterator[str]:
    """Yield the sentences below the first heading, up to the next one."""
    for line in lines:
        if _is_heading(line, titles):
            return
        yield line.strip()


def _is_heading(line: str, titles: set[str]) -> bool:
    number, _, title = line.partition(" ")
    return title in titles and re.fullmatch(r"\d+(\.\d+)*", number) is not None


def _is_repair(line: str) -> bool:
    return line.lstrip().startswith(("→", "{"))
