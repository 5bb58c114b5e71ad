"""The questions asked most at each phase of a game, read from its ``usual.toml``."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.data import data_path
from companion.rulebook.book import ENGLISH

ANY = "any"
"""Stands for every phase that has no questions of its own."""


@cache
def _read_questions(game: str) -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads(data_path("rulebooks", game, "usual.toml").read_text(encoding="utf-8"))


def phases(game: str) -> tuple[str, ...]:
    """The phases that have questions of their own, and `ANY`."""
    return tuple(_read_questions(game))


def usual(game: str, phase: str, locale: str) -> tuple[str, ...]:
    """The questions asked most at a phase of a game, in somebody's language; else in English.

    Args:
        game: the game's id.
        phase: the phase's id; those of any phase where it has none of its own.
        locale: the language.

    Raises:
        FileNotFoundError: the game has no such file.
    """
    asked = _read_questions(game)
    questions = asked.get(phase, asked[ANY])
    return tuple(questions.get(locale, questions[ENGLISH]))
