"""How well what is read first answers the question: by ``make ask``."""

import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.rulebook import Answer, ask
from companion.wording.folding import flatten
from tests.rulebook.measured import share

ASKED = Path(__file__).parent / "first_read"


@dataclass(frozen=True)
class FirstRead:
    """Outcome of one question.

    Attributes:
        game: the game's id.
        lang: the language it is asked in.
        ask: the question as it is typed.
        answerable: whether the rules answer it.
        right: whether what is read first answers it, or whether the rules say that they do not.
        misleads: whether what is read first says something else.
        answer: the answer.
    """

    game: str
    lang: str
    ask: str
    answerable: bool
    right: bool
    misleads: bool
    answer: Answer


Entry = tuple[str, list[str], list[str]]
"""Question, what accepts an answer, and what rejects one."""


def _judge(game: str, lang: str, entry: Entry) -> FirstRead:
    question, says, never = entry
    answer = ask(game, question, lang)
    read = flatten(answer.findings[0].sentence)
    misleads = any(flatten(part) in read for part in never)
    if not says:
        return FirstRead(game, lang, question, False, answer.nearest, False, answer)
    right = not answer.nearest and not misleads and any(flatten(part) in read for part in says)
    return FirstRead(game, lang, question, True, right, misleads, answer)


@cache
def first_reads() -> tuple[FirstRead, ...]:
    """Ask every question, in its language."""
    return tuple(
        _judge(path.stem, lang, entry)
        for path in sorted(ASKED.glob("*.toml"))
        for lang, entries in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for entry in entries
    )


def lines(reads: Iterable[FirstRead]) -> str:
    """Return a line for each game, and one for all."""
    every = tuple(reads)
    games = [*dict.fromkeys(one.game for one in every), ""]
    return "\n".join(_line(game, [one for one in every if game in ("", one.game)]) for game in games)


def _line(game: str, group: list[FirstRead]) -> str:
    asked = [one for one in group if one.answerable]
    return (
        f"first read, {game or 'all':<16}{len(asked):>6}{share(one.right for one in asked):>8.2f}"
        f"   misleads: {sum(one.misleads for one in asked)}"
        f"   not in the rules, said: {share(one.right for one in group if not one.answerable):.2f}"
    )


if __name__ == "__main__":
    print(lines(first_reads()))
    if "-v" in sys.argv:
        for one in first_reads():
            if not one.right:
                best = one.answer.findings[0]
                sign = "!!" if one.misleads else "??"
                head = f"{sign} {one.game} {one.lang}: {one.ask}"
                print(f"{head}\n      {best.section.id} {best.score} {one.answer.nearest} | {best.sentence}")
