"""Numbers as people and programs write them, and the decimal mark that a whole file is read by.

``1,234`` is a thousand or a little more than one. Only the other numbers of a file tell which, so that no
number is read here without a decimal mark.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal, get_args

from companion.files.column_words import is_word
from companion.games import parse_points

DecimalMark = Literal["point", "comma"]
"""Mark before the decimals; the other one stands between thousands."""

DECIMAL_MARKS: tuple[DecimalMark, ...] = get_args(DecimalMark)

LONGEST = 200
"""The longest text that is read as a number, in characters: a sum of many rounds."""

_FIGURES = 30
"""The most figures of a number."""

_SIGNS = {
    **dict.fromkeys("−﹣－‐‑‒–", "-"),
    **dict.fromkeys("'’‘ʼ＇`´′٬", "'"),
    **dict.fromkeys("，﹐،", ","),
    **dict.fromkeys("．", "."),
    **dict.fromkeys("＋﹢", "+"),
    "٫": "d",
}
_FOOTNOTE = "*†‡＊"
_FRACTION = re.compile(r"(-?\d{1,9}) ?/ ?(\d{1,9})")
_FORMULA = re.compile(r"[0-9+\-*/()×÷. ]*[*/()×÷][0-9+\-*/()×÷. ]*")


def _compile_number(decimal: str, group: str) -> re.Pattern[str]:
    """Compile a number in groups of three figures, or of two before the last three as in India."""
    mark = rf"['\ {group}]"
    western = rf"[1-9]\d{{0,2}}(?P<w>{mark})\d{{3}}(?:(?P=w)\d{{3}})*"
    indian = rf"[1-9]\d?(?P<i>{mark})\d\d(?:(?P=i)\d\d)*(?P=i)\d{{3}}"
    whole = rf"(?P<whole>{western}|{indian}|\d+)"
    return re.compile(
        rf"(?:{whole}(?:[d{decimal}](?P<part>\d*))?|[d{decimal}](?P<only>\d+))(?P<power>e[+-]?\d\d?)?"
    )


_PATTERNS: dict[DecimalMark, re.Pattern[str]] = {
    "point": _compile_number(r"\.", ","),
    "comma": _compile_number(",", r"\."),
}
_OTHER: dict[DecimalMark, DecimalMark] = {"point": "comma", "comma": "point"}


@dataclass(frozen=True, slots=True)
class WrittenForm:
    """Form in which the numbers of a file are written.

    Attributes:
        mark: the decimal mark.
        example: a number that the other mark would give another value, where nothing in the file tells which
            is meant; empty where the file tells.
    """

    mark: DecimalMark = "point"
    example: str = ""


@lru_cache(maxsize=65_536)
def read_number(text: str, mark: DecimalMark = "point") -> Fraction | None:
    """Read a number, or a sum such as ``3+6+2``.

    A number that the decimal mark leaves no reading for, such as ``12.5`` if the mark is a comma, is read
    by the other mark. A footnote mark, a currency sign and a unit such as ``pts`` are left out.

    Args:
        text: as it was written.
        mark: the decimal mark of the file.

    Returns:
        The number; None if it is none.
    """
    if text.isascii() and text.isdigit() and len(text) <= _FIGURES:
        return Fraction(int(text))
    if len(text) > LONGEST:
        return None
    plain = _without_unit(_to_ascii(text))
    return _read_plain(plain, mark) if plain else None


def guess_form(texts: Iterable[str]) -> WrittenForm:
    """Guess the decimal mark of a file from all its numbers.

    A number with one reading, such as ``12,5`` or ``1,234.5``, tells the mark. If none does, marks with
    three figures behind them stand between thousands.

    Args:
        texts: the cells with numbers; others do not matter.
    """
    votes = dict.fromkeys(DECIMAL_MARKS, 0)
    doubtful = dict.fromkeys(DECIMAL_MARKS, "")
    for text in filter(_has_mark, texts):
        plain = _without_unit(_to_ascii(text)) if len(text) <= LONGEST else ""
        readings = {mark: _read_sum(plain, mark) for mark in DECIMAL_MARKS}
        if readings["point"] == readings["comma"]:
            continue
        known = [mark for mark in DECIMAL_MARKS if readings[mark] is not None]
        if len(known) == 1:
            votes[known[0]] += 1
            continue
        thousands: DecimalMark = (
            "point" if _absolute_value(readings["point"]) > _absolute_value(readings["comma"]) else "comma"
        )
        doubtful[thousands] = doubtful[thousands] or text.strip()
    return _choose_form(votes, doubtful)


def _choose_form(votes: dict[DecimalMark, int], doubtful: dict[DecimalMark, str]) -> WrittenForm:
    """Choose the mark that more numbers tell, with an example if thousands would become decimals."""
    if votes["point"] != votes["comma"]:
        mark: DecimalMark = "point" if votes["point"] > votes["comma"] else "comma"
        both = votes["point"] and votes["comma"]
        return WrittenForm(mark, doubtful[_OTHER[mark]] or (doubtful[mark] if both else ""))
    mark = "comma" if doubtful["comma"] and not doubtful["point"] else "point"
    return WrittenForm(mark, doubtful[mark] or doubtful[_OTHER[mark]])


def _absolute_value(number: Fraction | None) -> Fraction:
    return abs(number or Fraction(0))


def _has_mark(text: str) -> bool:
    return any(mark in text for mark in ",.，．﹐،")


def _to_ascii(text: str) -> str:
    """Write digits and signs of every script in ASCII, leaving out invisible signs."""
    found = []
    for each in text.strip().casefold():
        digit = unicodedata.decimal(each, None)
        kind = unicodedata.category(each)
        if digit is not None:
            found.append(str(digit))
        elif kind == "No" and each == text.strip()[-1]:
            found.append(_expand_fraction_sign(each))
        elif kind not in ("Cf", "Sc"):
            found.append(_SIGNS.get(each) or (" " if kind == "Zs" or each == "\t" else each))
    return "".join(found).strip().strip(_FOOTNOTE).strip()


def _expand_fraction_sign(sign: str) -> str:
    """Write a sign such as ``½`` as decimals. One without an end, or a power, stays no number."""
    value = Fraction(unicodedata.numeric(sign)).limit_denominator(100)
    digits = f"{float(value):.6f}".rstrip("0").removeprefix("0.")
    exact = 0 < value < 1 and Fraction(int(digits or 0), 10 ** len(digits)) == value
    return f"d{digits}" if exact else "?"


def _without_unit(plain: str) -> str:
    """Strip a unit behind a number, such as ``pts``."""
    number = plain.rstrip("abcdefghijklmnopqrstuvwxyz. ") if plain.isascii() else plain
    while number and not number.isascii() and number[-1].isalpha():
        number = number[:-1]
    unit = plain[len(number) :]
    return number if number and unit.strip() and is_word("unit", unit) else plain


def _read_plain(plain: str, mark: DecimalMark) -> Fraction | None:
    for tried in (mark, _OTHER[mark]):
        found = _read_sum(plain, tried)
        if found is not None:
            return found
    return _read_formula(plain)


def _read_formula(plain: str) -> Fraction | None:
    """Read products and parentheses as the pad does, and fractions, also those without an end such as 1/3."""
    found = _FRACTION.fullmatch(plain)
    if found and int(found[2]):
        return Fraction(int(found[1]), int(found[2]))
    value = parse_points(plain) if _FORMULA.fullmatch(plain) else None
    return None if value is None else Fraction(value)


def _read_sum(plain: str, mark: DecimalMark) -> Fraction | None:
    """Read numbers with ``+`` and ``-`` between them. A ``+`` may be left over at the end."""
    number = _parse_number(plain, mark)
    if number is not None:
        return number
    terms = re.split(r"([+-])", plain)
    if len(terms) > 1 and terms[-2] == "+" and not terms[-1].strip():
        terms = terms[:-2]
    total, sign, read = Fraction(0), 1, False
    for term in terms:
        if term in ("+", "-"):
            sign = -sign if term == "-" else sign
        elif term.strip():
            value = _parse_number(term.strip(), mark)
            if value is None:
                return None
            total, sign, read = total + sign * value, 1, True
    return total if read and sign == 1 else None


def _parse_number(plain: str, mark: DecimalMark) -> Fraction | None:
    found = _PATTERNS[mark].fullmatch(plain)
    if found is None or len(plain) > _FIGURES:
        return None
    whole = re.sub(r"\D", "", found["whole"] or "0")
    number = f"{whole}.{found['part'] or found['only'] or '0'}{found['power'] or ''}"
    return Fraction(number)
