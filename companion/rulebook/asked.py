"""How people ask for a section: ``data/rulebooks/<game>/asked.toml``. Searched, and never shown."""

import tomllib
from collections.abc import Mapping

from companion.data import data_path

Asked = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By a section's id and a language, lines as somebody would ask for it."""


def read(source: str) -> Asked:
    """Lines from TOML: a table named after each section, in it a list for each language.

    Raises:
        tomllib.TOMLDecodeError: the text is no TOML.
    """
    return {
        section: {locale: tuple(lines) for locale, lines in by_locale.items()}
        for section, by_locale in tomllib.loads(source).items()
    }


def load(game: str) -> Asked:
    """The lines of a game; none where nobody wrote any down."""
    path = data_path("rulebooks", game, "asked.toml")
    return read(path.read_text(encoding="utf-8")) if path.is_file() else {}
