"""A question as it is compared: folded words without their endings, Chinese in runs, figures for numbers."""

import re
import unicodedata
from functools import lru_cache

from companion.rulebook.folding import fold

MAX_QUESTION = 200
"""Characters of a question that are looked at."""

_HAN = r"\u3400-\u9fff"
_TOKEN = re.compile(rf"[{_HAN}]+|(?:(?![{_HAN}])[^\W_])+")
_OWNED = re.compile(r"[’']s\b|[’']")
_CELL = re.compile(r"(?<![a-z0-9])[a-z]\d{1,2}(?![a-z0-9])")
_HEX = re.compile(r"(?<!\d)(-?\d{1,2})\s*,\s*(-?\d{1,2})(?!\d)")


def _singular(word: str) -> str:
    if len(word) <= 3 or not word.isascii():
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _figure(character: str) -> str:
    """A Chinese numeral below ten as a figure of its own; anything else as it is."""
    if character < "\u3400" or (number := unicodedata.numeric(character, 0)) not in range(1, 10):
        return character
    return f" {int(number)} "


@lru_cache(maxsize=16_384)
def plain(text: str) -> str:
    """The words of a text with a space around each: Latin ones singular, Chinese in runs, 1 to 9 as figures.

    >>> plain("Where may my Schools go?")
    ' where may my school go '
    """
    folded = "".join(map(_figure, _OWNED.sub("", fold(text).text)))
    words = [_singular(word) for word in _TOKEN.findall(folded)]
    return f" {' '.join(words)} " if words else " "


def is_han(character: str) -> bool:
    """Whether a character is a Chinese one."""
    return "\u3400" <= character <= "\u9fff"


def found_in(words: str, phrase: str) -> int:
    """Where a phrase stands among words, both as `plain` gives them; -1 where it does not.

    Chinese stands anywhere in a run, Latin words stand whole.
    """
    bare = phrase.strip()
    if not bare:
        return -1
    before = "" if is_han(bare[0]) else " "
    after = "" if is_han(bare[-1]) else " "
    return words.find(f"{before}{bare}{after}")


def says(words: str, phrase: str) -> bool:
    """Whether a phrase stands among words, both as `plain` gives them."""
    return found_in(words, phrase) >= 0


def without(words: str, phrase: str) -> str:
    """The words with a phrase taken out wherever it stands."""
    while (start := found_in(words, phrase)) >= 0:
        start += 0 if is_han(phrase.strip()[0]) else 1
        words = f"{words[:start]} | {words[start + len(phrase.strip()) :]}"
    return words


def cells_in(text: str) -> tuple[str, ...]:
    """What may be names of cells in a text, as boards write them: ``b4`` or ``-1,2``."""
    folded = fold(text).text
    squares = _CELL.findall(folded)
    return tuple(dict.fromkeys([*squares, *(f"{column},{row}" for column, row in _HEX.findall(folded))]))
