"""How people ask for a section: ``data/rulebooks/<game>/asked.toml``. Searched, and never shown.

What is asked about any game in the same words stands once, in ``data/rulebooks/everywhere.toml``.
"""

import tomllib
from collections.abc import Mapping
from functools import cache

from companion.data import data_path

Asked = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By a section's id and a language, lines as somebody would ask for it."""

Lines = Mapping[str, list[str]]
"""By a language, lines as they were written down."""

EVERYWHERE = "everywhere"
"""The table of a game that tells which of its sections answers what is asked about any game."""


def read(source: str, common: Mapping[str, Lines] | None = None) -> Asked:
    """Lines from TOML: a table named after each section, in it a list for each language.

    The table `EVERYWHERE` names a section for each of the common things that are asked for.

    Args:
        source: the TOML.
        common: by what is asked about any game, the lines for that.

    Raises:
        tomllib.TOMLDecodeError: the text is no TOML.
        KeyError: nobody wrote lines for what the table names.
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
    """What is asked about any game, read once."""
    source = data_path("rulebooks", "everywhere.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def load(game: str) -> Asked:
    """The lines of a game; none where nobody wrote any down."""
    path = data_path("rulebooks", game, "asked.toml")
    return read(path.read_text(encoding="utf-8"), common()) if path.is_file() else {}
