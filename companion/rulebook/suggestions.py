"""Usual questions: those asked most at each phase of a game, read from its ``usual.toml``."""

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
    """List the keys of the questions: phases, phases by number of players (``deal-7``), and `ANY`."""
    return tuple(_read_questions(game))


def usual(game: str, phase: str, locale: str, seats: int = 0) -> tuple[str, ...]:
    """List the questions asked most at a phase, in a language, or else in English.

    Args:
        game: the game's id.
        phase: the phase's id; one without questions of its own has those of `ANY`.
        locale: the language.
        seats: the number of players; a number for which the phase differs has questions of its own.

    Raises:
        FileNotFoundError: the game has no such file.
    """
    asked = _read_questions(game)
    questions = asked.get(f"{phase}-{seats}") or asked.get(phase, asked[ANY])
    return tuple(questions.get(locale, questions[ENGLISH]))


def answering_sections(game: str, phase: str) -> tuple[str, ...]:
    """List the sections that answer the usual questions of a phase, "" for the referee at the table.

    Args:
        game: the game's id.
        phase: one of `phases`.

    Raises:
        FileNotFoundError: the game has no such file.
        KeyError: the phase has no questions of its own.
    """
    return tuple(_read_questions(game)[phase].get("leads", ()))
