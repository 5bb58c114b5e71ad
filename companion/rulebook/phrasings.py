"""Questions that people ask about a section: ``data/rulebooks/<game>/asked.toml``. Searched, never shown.

Questions about any game, in the same words, stand once, in ``data/rulebooks/everywhere.toml``.
"""

import tomllib
from collections.abc import Mapping
from functools import cache

from companion.data import data_path

Asked = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Questions as people ask them, by a section's id and a language."""

Lines = Mapping[str, list[str]]
"""Questions as they were written down, by language."""

EVERYWHERE = "everywhere"
"""Table of a game that maps the common questions to its sections."""


def read(source: str, common: Mapping[str, Lines] | None = None) -> Asked:
    """Parse questions from TOML: a table named after each section, with a list for each language.

    The table `EVERYWHERE` names a section for each common subject.

    Args:
        source: the TOML.
        common: the questions about any game, by their subject.

    Raises:
        tomllib.TOMLDecodeError: the text is no TOML.
        KeyError: the table names a subject without common questions.
    """
    tables = tomllib.loads(source)
    answers: Mapping[str, str] = tables.pop(EVERYWHERE, {})
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    shared = ((section, (common or {})[about]) for about, section in answers.items())
    for section, by_locale in (*tables.items(), *shared):
        told = found.setdefault(section, {})
        for locale, lines in by_locale.items():
            told[locale] = (*told.get(locale, ()), *lines)
    return found


@cache
def common() -> Mapping[str, Lines]:
    """Read the questions about any game, once."""
    source = data_path("rulebooks", "everywhere.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def load(game: str) -> Asked:
    """Load the questions of a game, or none if there is no file."""
    path = data_path("rulebooks", game, "asked.toml")
    return read(path.read_text(encoding="utf-8"), common()) if path.is_file() else {}
