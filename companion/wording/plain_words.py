"""Plain words for comparison: folded, without endings, Chinese in runs, figures for numbers."""

import re
from functools import cache, lru_cache

from companion.wording.folding import HAN, flatten, is_han, strip_apostrophes
from companion.wording.language_data import read_spoken
from companion.wording.stems import singular

MAX_QUESTION = 200
"""Characters of a question that are looked at."""

_TOKEN = re.compile(rf"[{HAN}]+|(?:(?![{HAN}])[^\W_])+")
_CELL = re.compile(r"(?<![a-z0-9])[a-z]\d{1,2}(?![a-z0-9])")
_HEX = re.compile(r"(?<!\d)(-?\d{1,2})\s*,\s*(-?\d{1,2})(?!\d)")


def _word(token: str) -> str:
    """Convert a token for comparison: a number in words to a figure, a plural to its singular."""
    token = read_spoken().numbers.get(token, token)
    return singular(token) if token.isascii() and len(token) > 3 else token


@cache
def numeral_pattern() -> re.Pattern[str]:
    """Compile the pattern of a Chinese number above ten: tens, the sign for ten and units."""
    signs = [sign for sign, figure in read_spoken().numbers.items() if is_han(sign) and 0 < int(figure) < 10]
    ten = next(sign for sign, figure in read_spoken().numbers.items() if is_han(sign) and figure == "10")
    return re.compile(rf"(?P<tens>[{''.join(signs)}])?{ten}(?P<units>[{''.join(signs)}])?")


def join_numerals(text: str) -> str:
    """Convert each Chinese number above ten of a folded text to a separate figure."""
    return numeral_pattern().sub(numeral_figure, text)


def numeral_figure(found: re.Match[str]) -> str:
    """Convert a match of `numeral_pattern` to a separate figure. Ten alone stays as it is."""
    numbers = read_spoken().numbers
    tens, units = found["tens"], found["units"]
    if not (tens or units):
        return found[0]
    return f" {int(numbers.get(tens, 1)) * 10 + int(numbers.get(units, 0))} "


def _figure(character: str) -> str:
    """Convert a Chinese numeral to a separate figure, and keep any other character."""
    figure = read_spoken().numbers.get(character) if is_han(character) else None
    return f" {figure} " if figure else character


@lru_cache(maxsize=16_384)
def plain(text: str) -> str:
    """Convert a text to spaced words: Latin ones singular, Chinese in runs, numbers as figures.

    >>> plain("Where may my Schools go?")
    ' where may my school go '
    """
    folded = "".join(map(_figure, join_numerals(strip_apostrophes(flatten(text)))))
    words = [_word(token) for token in _TOKEN.findall(folded)]
    return f" {' '.join(words)} " if words else " "


def found_in(words: str, phrase: str) -> int:
    """Find the index of a phrase among words, both as `plain` gives them, or -1.

    Chinese stands anywhere in a run, Latin words stand whole.
    """
    bare = phrase.strip()
    if not bare:
        return -1
    before = "" if is_han(bare[0]) else " "
    after = "" if is_han(bare[-1]) else " "
    return words.find(f"{before}{bare}{after}")


def says(words: str, phrase: str) -> bool:
    """Check that a phrase stands among words, both as `plain` gives them."""
    return found_in(words, phrase) >= 0


def without(words: str, phrase: str) -> str:
    """Remove a phrase from words wherever it stands."""
    while (start := found_in(words, phrase)) >= 0:
        start += 0 if is_han(phrase.strip()[0]) else 1
        words = f"{words[:start]} | {words[start + len(phrase.strip()) :]}"
    return words


def cells_in(text: str) -> tuple[str, ...]:
    """List the possible names of cells in a text, as boards write them: ``b4`` or ``-1,2``."""
    folded = flatten(text)
    squares = _CELL.findall(folded)
    return tuple(dict.fromkeys([*squares, *(f"{column},{row}" for column, row in _HEX.findall(folded))]))
