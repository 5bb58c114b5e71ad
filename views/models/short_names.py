"""Short forms of names, for places where room is scarce."""

import re
from functools import lru_cache
from unicodedata import east_asian_width

MOST = 16
"""Maximum of columns of a name, in Latin letters; a Chinese character takes two."""


@lru_cache(256)
def brief_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Shorten the long names of people at one table, after a word if possible. No two become the same."""
    short = [brief_name(name) for name in names]
    return tuple(name if short.count(cut) > 1 else cut for name, cut in zip(names, short, strict=True))


def brief_name(name: str, most: int = MOST) -> str:
    """Cut a name to `most` columns, after a word if possible, and end it in an ellipsis."""
    if text_columns(name) <= most:
        return name
    fits = next((end for end in range(len(name), 0, -1) if text_columns(name[:end]) < most), 1)
    word = max(name.rfind(sign, 1, fits + 1) for sign in " -")
    return name[: word if word > 0 else fits].rstrip(" -") + "…"


def breaks_anywhere(name: str) -> bool:
    """Check that a line may end after any letter of a name, as between Chinese characters."""
    return text_columns(name) > len(name)


def name_lines(name: str) -> tuple[str, ...]:
    """Split a name after its first word, into one line or two that need no further break.

    A name that may be broken anywhere stays as it is.
    """
    if breaks_anywhere(name):
        return (name,)
    return tuple(filter(None, re.split(r"\s+|(?<=-)", name.strip(), maxsplit=1)))


def text_columns(text: str) -> int:
    """Count the columns of Latin letters that a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
