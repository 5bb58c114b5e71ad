"""The questions that measure how well the rules are found, from ``tests/rulebook/asked``."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

ASKED = Path(__file__).parent / "asked"


@dataclass(frozen=True)
class Question:
    """What somebody asks, and what has to be found.

    Attributes:
        game: the game's id.
        lang: the locale it is asked in.
        ask: the question as it is typed.
        sections: the ids of sections, any of which is right.
        also: the ids of sections that have to be found besides.
    """

    game: str
    lang: str
    ask: str
    sections: tuple[str, ...]
    also: tuple[str, ...]


def questions(game: str) -> tuple[Question, ...]:
    """Return the questions about a game.

    Raises:
        KeyError: a question without language, text or sections.
        OSError: no questions about this game.
    """
    entries = tomllib.loads((ASKED / f"{game}.toml").read_text(encoding="utf-8"))["question"]
    return tuple(
        Question(game, entry["lang"], entry["ask"], tuple(entry["sections"]), tuple(entry.get("also", ())))
        for entry in entries
    )
