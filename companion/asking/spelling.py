"""Correction of mistyped words in questions."""

from collections.abc import Collection

from companion.wording.spelling import edits

CORRECTED = range(5, 21)
"""Shorter and longer words are taken as they were typed, by their number of letters."""


def correct_words(words: str, own: Collection[str], known: Collection[str]) -> str:
    """Correct words that are in no vocabulary and one letter from a word that is asked for.

    Args:
        words: the words, as `plain` gives them.
        own: the words that are asked for.
        known: the words of the rulebook.
    """
    return f" {' '.join(_nearest(word, own, known) for word in words.split())} "


def _nearest(word: str, own: Collection[str], known: Collection[str]) -> str:
    if len(word) not in CORRECTED or not word.isascii() or word in own or word in known:
        return word
    return next((each for each in edits(word) if each in own), word)
