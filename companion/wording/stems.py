"""Stems of English words."""

from functools import lru_cache

from companion.wording.language_data import read_spoken

_VOWELS = frozenset("aeiouy")
_SHORTEST = 3
"""Least count of letters of a stem."""


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """Reduce a folded word to its stem, without plural, -ing, -ed, -ment and a last e, or to a figure.

    Irregular forms come from ``data/rulebooks/spoken.toml``. Words of other scripts stay as they are.
    """
    word = read_spoken().numbers.get(word, read_spoken().irregular.get(word, word))
    if len(word) <= _SHORTEST or not word.isascii() or not word.isalpha():
        return word
    return _bare(_without_tense(singular(word)))


def singular(word: str) -> str:
    """Remove the plural ending of a folded English word."""
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word


def _without_tense(word: str) -> str:
    for ending in ("ing", "ed"):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) >= _SHORTEST - 1 and _VOWELS.intersection(rest):
            doubled = len(rest) > _SHORTEST and rest[-1] == rest[-2] and rest[-1] not in "lsz"
            return rest[:-1] if doubled else rest
    return word


def _bare(word: str) -> str:
    for ending in ("ment", "ation", "ator", "ate", "at", "e"):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) >= _SHORTEST:
            return rest
    return word
