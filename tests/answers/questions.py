"""Questions with their answers, read from ``tests/answers/known`` and ``tests/answers/unseen``."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

HERE = Path(__file__).parent
PROJECT = HERE.parent.parent

HALVES = ("known", "unseen")
"""Both were written before anybody answered them; the second by somebody who had put the first away."""

SAYS_YES = {
    "en": r"(?m)^(?:Yes\b|You (?:may|can)\b(?! ?not| only))",
    "zh-Hant": r"(?m)^(?:是的?|可以|能|行|對|會|有|要)(?:[。，：；！,]|$)",
    "zh-Hans": r"(?m)^(?:是的?|可以|能|行|对|会|有|要)(?:[。，：；！,]|$)",
}
SAYS_NO = {
    "en": r"(?m)^(?:No[.,:;!]|Not (?:now|yet)\b|You (?:may not|can ?not|can’t)\b)",
    "zh-Hant": r"(?m)^(?:不(?:可以|能|行|是|對|會|用|要)?|否|沒有|還不行)(?:[。，：；！,]|$)",
    "zh-Hans": r"(?m)^(?:不(?:可以|能|行|是|对|会|用|要)?|否|没有|还不行)(?:[。，：；！,]|$)",
}


@dataclass(frozen=True)
class Question:
    """One question and what a person may read first.

    Attributes:
        game: the game's id.
        half: ``known`` or ``unseen``.
        ask: the question as it is typed.
        lang: the language of the reader.
        right: patterns of which one has to match.
        wrong: patterns of which none may match; what they match misleads.
        verdict: ``yes`` or ``no`` where the question wants one. The other one misleads.
        section: ids of the sections that hold the answer.
        table: path of the table that is asked; None for a question about the rules alone.
        seat: name of the asker.
        premise: whether the question supposes something.
        answered: whether rules and table tell the answer.
    """

    game: str
    half: str
    ask: str
    lang: str
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    verdict: Literal["yes", "no"] | None = None
    section: tuple[str, ...] = field(default=())
    table: Path | None = None
    seat: str | None = None
    premise: bool = False
    answered: bool = True

    @property
    def kind(self) -> str:
        """Name what the question is counted as in the printed table."""
        subject = "rule" if self.table is None else "table"
        return f"{subject}, premise" if self.premise else subject if self.answered else f"{subject}, open"

    @cached_property
    def accepted(self) -> tuple[re.Pattern[str], ...]:
        """Compile what answers the question."""
        verdicts = {"yes": SAYS_YES, "no": SAYS_NO}
        own = [verdicts[self.verdict][self.lang]] if self.verdict else []
        return self._compiled((*own, *self.right))

    @cached_property
    def refused(self) -> tuple[re.Pattern[str], ...]:
        """Compile what misleads."""
        verdicts = {"yes": SAYS_NO, "no": SAYS_YES}
        other = [verdicts[self.verdict][self.lang]] if self.verdict else []
        return self._compiled((*other, *self.wrong))

    def _compiled(self, patterns: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
        named = {"<yes>": SAYS_YES[self.lang], "<no>": SAYS_NO[self.lang]}
        return tuple(re.compile(named.get(pattern, pattern)) for pattern in patterns)


def read_questions(half: str) -> tuple[Question, ...]:
    """Read one half: files named after a game, such as ``card_city_rules.toml``."""
    return tuple(
        _question(path, half, written)
        for path in sorted((HERE / half).glob("*.toml"))
        for written in tomllib.loads(path.read_text(encoding="utf-8"))["questions"]
    )


def _question(path: Path, half: str, written: Mapping[str, Any]) -> Question:
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in written.items()
    }
    if "table" in values:
        values["table"] = _table(half, values["table"])
    return Question(game=path.stem.rpartition("_")[0], half=half, **values)


def _table(half: str, name: str) -> Path:
    return PROJECT / name if name.startswith("data/") else HERE / half / name
