"""Numbers in folded text: figures, number words and ordinals, with their places."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from companion.wording.folding import HAN, is_han
from companion.wording.language_data import find_all, read_spoken

_TEN_SIGN, _PAIR, _ORDINAL = "\u5341", "\u4e24", "\u7b2c"
"""The Chinese signs for ten, for a pair, and the one before an ordinal number."""

_FIGURES = re.compile(r"(?<![\d.])(?P<figures>\d{1,3})(?![\d.])(?:st|nd|rd|th)?")
_RANGE = re.compile(r"\D*\d+\s*[-\u2013~\u81f3\u5230]\s*\d+\D*")


@dataclass(frozen=True, slots=True)
class Number:
    """Number in a text.

    Attributes:
        value: the number.
        start: its first character in the folded text.
        end: just behind its last.
        sure: whether it is surely a number: "one" mostly is an article, in Chinese, too, and "no" a denial.
    """

    value: int
    start: int
    end: int
    sure: bool = True


def numbers_in(folded: str) -> tuple[Number, ...]:
    """List the numbers of a folded text, in order.

    >>> [number.value for number in numbers_in("the 3rd of r4 with two players")]
    [3, 4, 2]
    """
    none = (Number(0, start, end, sure=False) for start, end in find_all(folded, read_spoken().none))
    found = (*_figures(folded), *_words(folded), *_han(folded), *none)
    return tuple(sorted(found, key=lambda number: number.start))


def _figures(folded: str) -> Iterator[Number]:
    for found in _FIGURES.finditer(folded):
        yield Number(int(found["figures"]), found.start(), found.end())


def _words(folded: str) -> Iterator[Number]:
    values = {**read_spoken().numbers, **read_spoken().ordinals}
    for found in _latin_words().finditer(folded):
        yield Number(int(values[found[0]]), found.start(), found.end(), found[0] != "one")


@cache
def _latin_words() -> re.Pattern[str]:
    words = (*read_spoken().numbers, *read_spoken().ordinals)
    latin = "|".join(word for word in words if not is_han(word))
    return re.compile(rf"(?<![a-z0-9])(?:{latin})(?![a-z0-9])")


def _han(folded: str) -> Iterator[Number]:
    for found in _han_digits().finditer(folded):
        value = _value(found[0])
        if value is not None:
            yield Number(value, found.start(), found.end(), value != 1 or _is_counted(folded, *found.span()))


@cache
def _han_digits() -> re.Pattern[str]:
    digits = "".join(filter(is_han, read_spoken().numbers))
    return re.compile(rf"[{digits}{_PAIR}]+")


def _is_counted(folded: str, start: int, end: int) -> bool:
    """Check that a Chinese one counts: as an ordinal, or before a measure that tells a place in an order."""
    return folded[:start].endswith(_ORDINAL) or folded[end : end + 1] in read_spoken().orders


def _value(digits: str) -> int | None:
    """Convert a Chinese number up to 99, or return None for a run of digits that is none."""
    tens, ten, ones = digits.partition(_TEN_SIGN)
    numbers = read_spoken().numbers
    values = {sign: int(figure) for sign, figure in numbers.items() if is_han(sign)} | {_PAIR: 2, "": 0}
    if not ten:
        return values.get(digits)
    if tens not in values or ones not in values:
        return None
    return (values[tens] or 1) * 10 + values[ones]


def covers(cell: str, value: int) -> bool:
    """Check that the folded head of a row holds a number: "8", "level 8", "7–9", "81 or more", "under 51".

    >>> [covers("7–9", 8), covers("81 or more", 90), covers("1", 8)]
    [True, True, False]
    """
    figures = [int(found) for found in re.findall(r"\d+", cell)]
    if len(figures) == 2 and _RANGE.fullmatch(cell):
        return figures[0] <= value <= figures[1]
    if len(figures) != 1:
        return False
    said = read_spoken()
    if any(word in cell for word in said.below):
        return value < figures[0]
    if any(word in cell for word in said.above):
        return value >= figures[0]
    return value == figures[0]


def names_number(cell: str) -> bool:
    """Check that the folded head of a row is about a number."""
    bare = re.sub(rf"[{HAN}\W]|\b(?:{'|'.join(_beside())})\b", "", cell.partition(",")[0])
    return bare.isdigit()


@cache
def _beside() -> tuple[str, ...]:
    words = (word for phrase in (*read_spoken().below, *read_spoken().above) for word in phrase.split())
    return tuple(word for word in words if not is_han(word))
