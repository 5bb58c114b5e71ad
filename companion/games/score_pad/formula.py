"""Evaluation of a typed number or sum, such as ``7*3-2`` or ``7/2``.

A sum is made of numbers, ``+ - * /`` and parentheses. It comes to a whole number or to a decimal that ends;
on the way there may be any fractions. The signs ``− × ÷`` mean the same as ``- * /``, and the decimal mark is
a point or a comma.
"""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Literal

from companion.engine.points import DECIMALS, Points, exact

LONGEST = 40
"""Most signs of a formula, and so the greatest depth of its parentheses."""

DIGITS = 9
"""Most figures of a number before its decimal mark."""

Trouble = Literal["empty", "long", "number", "sign", "unfinished", "zero", "fraction", "endless", "range"]
"""Reasons to refuse a formula."""

_SAME = str.maketrans({"−": "-", "×": "*", "÷": "/"})
_TOKEN = re.compile(r"\s*([0-9]+(?:[.,][0-9]*)?|[.,][0-9]+|\S)")
_NUMBER = re.compile(r"([0-9]*)[.,]?([0-9]*)")

_SUMS: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": lambda one, other: one + other,
    "-": lambda one, other: one - other,
}
_PRODUCTS: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {
    "*": lambda one, other: one * other,
    "/": lambda one, other: _divide(one, other),
}


class FormulaError(ValueError):
    """Refusal of a formula that comes to no number that can be entered.

    Attributes:
        id: the reason: ``empty``, ``long``, ``number`` with too many figures, a ``sign`` that cannot stand
            there, ``unfinished``, division by ``zero``, a ``fraction`` where only whole numbers can be, a
            fraction whose decimals are ``endless`` or too many, or out of ``range``.
        params: values of its sentence: the ``sign`` that was found, the ``value`` it comes to, and the
            ``least`` and ``most`` it can be.
    """

    def __init__(self, trouble: Trouble, **params: Points | str) -> None:
        super().__init__(trouble, params)
        self.id: Trouble = trouble
        self.params = params


def evaluate(text: str, *, least: int, most: int, whole: bool = False) -> Points:
    """Evaluate a formula.

    Args:
        text: the typed formula.
        least: the least value allowed.
        most: the highest value allowed.
        whole: true to refuse fractions.

    Raises:
        FormulaError: it is none, or comes to a value that cannot be entered.
    """
    if len(text) > LONGEST:
        raise FormulaError("long", most=LONGEST)
    tokens = _TOKEN.findall(text.translate(_SAME))
    if not tokens:
        raise FormulaError("empty")
    value = _Reader(tokens).parse_formula()
    if whole and value.denominator != 1:
        raise FormulaError("fraction", value=str(value))
    try:
        points = exact(value)
    except ValueError:
        raise FormulaError("endless", value=str(value), most=DECIMALS) from None
    if not least <= points <= most:
        raise FormulaError("range", value=points, least=least, most=most)
    return points


def _divide(dividend: Fraction, divisor: Fraction) -> Fraction:
    if not divisor:
        raise FormulaError("zero")
    return dividend / divisor


class _Reader:
    """Parser of numbers and signs from left to right: sums of products of factors."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._at = 0

    def parse_formula(self) -> Fraction:
        """Parse all tokens."""
        value = self._parse_sum()
        if self._next_token:
            raise FormulaError("sign", sign=self._next_token)
        return value

    @property
    def _next_token(self) -> str:
        """Token at the cursor, empty at the end."""
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _take_token(self) -> str:
        token = self._next_token
        self._at += 1
        return token

    def _parse_sum(self) -> Fraction:
        return self._parse_chain(_SUMS, self._parse_product)

    def _parse_product(self) -> Fraction:
        return self._parse_chain(_PRODUCTS, self._parse_factor)

    def _parse_chain(
        self, signs: Mapping[str, Callable[[Fraction, Fraction], Fraction]], part: Callable[[], Fraction]
    ) -> Fraction:
        value = part()
        while self._next_token in signs:
            value = signs[self._take_token()](value, part())
        return value

    def _parse_factor(self) -> Fraction:
        token = self._take_token()
        if token in ("-", "+"):
            value = self._parse_factor()
            return -value if token == "-" else value
        if token == "(":
            value = self._parse_sum()
            self._close_bracket()
            return value
        if not token:
            raise FormulaError("unfinished")
        found = _NUMBER.fullmatch(token)
        if not found or not any(found.groups()):
            raise FormulaError("sign", sign=token)
        if len(found[1]) > DIGITS or len(found[2]) > DECIMALS:
            raise FormulaError("number", most=DIGITS, decimals=DECIMALS)
        return Fraction(f"{found[1] or 0}.{found[2] or 0}")

    def _close_bracket(self) -> None:
        if self._next_token and self._next_token != ")":
            raise FormulaError("sign", sign=self._next_token)
        if self._take_token() != ")":
            raise FormulaError("unfinished")
