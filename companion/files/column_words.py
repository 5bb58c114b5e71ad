"""Words of spreadsheets in the languages people keep them in: headings, and what stands in cells."""

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache

from companion.data import data_path


def is_word(kind: str, text: str) -> bool:
    """Look a text up in a list of `data/columns.toml`. Case, spaces and signs do not matter.

    Args:
        kind: the name of the list.
        text: a heading or a cell.
    """
    return plain_word(text) in column_words().get(kind, frozenset())


@cache
def column_words() -> Mapping[str, frozenset[str]]:
    """Load every list of words, each word as `plain_word` gives it."""
    found = tomllib.loads(data_path("columns.toml").read_text("utf-8"))
    return {name: frozenset(map(plain_word, words)) for name, words in found.items()}


@lru_cache(maxsize=65_536)
def plain_word(text: str) -> str:
    """Fold a text to the form that its spellings share. A text of signs alone becomes empty."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join("".join(each if each.isalnum() or each in "✓✔" else " " for each in folded).split())
