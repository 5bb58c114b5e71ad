"""Text typed on the number pad: a number or a sum, made key by key. Nothing here draws."""

import re
from dataclasses import dataclass, replace

from companion.engine.points import DECIMALS, Points, exact
from companion.games.score_pad.formula import DIGITS, LONGEST, FormulaError, evaluate

SIGNS = "+-*/"

PRETTY = str.maketrans({"-": "−", "*": "×", "/": "÷"})
"""The signs as they are shown."""

BRACKETS = "()"
"""The key of both parentheses: it types the one that can stand there."""

_LAST_NUMBER = re.compile(r"([0-9]*)(?:[.]([0-9]*))?$")


def close_sum(text: str) -> str:
    """Close a sum as if nothing more were typed: drop signs without a number, and close parentheses."""
    kept = text.rstrip(SIGNS + "(")
    return kept + ")" * (kept.count("(") - kept.count(")"))


@dataclass(frozen=True, slots=True)
class Typed:
    """Text in the display of the pad.

    Attributes:
        text: a number or a sum, perhaps unfinished; empty for nothing.
        stands: whether it was entered before: the next figure begins anew.
    """

    text: str = ""
    stands: bool = False

    @classmethod
    def from_value(cls, value: Points | None) -> "Typed":
        """Build the text of a number entered before, or an empty text for None."""
        return cls() if value is None else cls(str(value), stands=True)

    @property
    def shown(self) -> str:
        """Text in the form people write."""
        return self.text.translate(PRETTY)

    @property
    def is_sum(self) -> bool:
        """Whether the text is more than a number."""
        return any(sign in self.text[1:] for sign in SIGNS + "(") or self.text[:1] == "("

    def value(self, least: int, most: int, *, whole: bool = False) -> Points:
        """Evaluate the text so far.

        Raises:
            FormulaError: the text has no value that can be entered.
        """
        return evaluate(close_sum(self.text), least=least, most=most, whole=whole)

    def with_key(self, key: str) -> "Typed":
        """Return the text with one more key, or unchanged if the key cannot stand there."""
        if key.isdecimal():
            return self._with_digit(key)
        if key in (".", ","):
            return self._with_decimal_mark()
        text = self._text_with_sign(self._fitting_parenthesis if key == BRACKETS else key)
        return self if text is None or len(text) > LONGEST else Typed(text)

    def step(self, step: int, least: int, most: int) -> "Typed":
        """Return its value plus ``step``, clamped to ``least`` and ``most``."""
        try:
            value = self.value(-(10**DIGITS), 10**DIGITS)
        except FormulaError:
            value = 0
        return Typed(str(exact(min(most, max(least, value + step)))))

    def toggle_sign(self) -> "Typed":
        """Change the sign of the number, or of the whole sum."""
        text = close_sum(self.text)
        if not text:
            return Typed("" if self.text == "-" else "-")
        if text.startswith("-") and not Typed(text[1:]).is_sum:
            return replace(self, text=text[1:])
        wrapped = re.fullmatch(r"-\(([^()]*)\)", text)
        if wrapped:
            return Typed(wrapped[1])
        text = f"-({text})" if self.is_sum else f"-{text}"
        return self if len(text) > LONGEST else replace(self, text=text)

    def without_last_key(self) -> "Typed":
        """Remove the last key. A number that was entered before is removed as a whole."""
        return Typed() if self.stands else Typed(self.text[:-1])

    def _with_digit(self, figure: str) -> "Typed":
        text = "" if self.stands else self.text
        whole, decimals = _split_last_number(text)
        if (whole, decimals) == ("0", None):
            text = text[:-1]
        elif text.endswith(")"):
            text += "*"
        full = len(whole) >= DIGITS if decimals is None else len(decimals) >= DECIMALS
        return self if full or len(text) >= LONGEST else Typed(text + figure)

    def _with_decimal_mark(self) -> "Typed":
        """Add a decimal mark to the last number, after a 0 if there is none."""
        text = "" if self.stands else self.text
        whole, decimals = _split_last_number(text)
        if decimals is not None:
            return self
        if not whole:
            text += "*0" if text.endswith(")") else "0"
        return self if len(text) >= LONGEST else Typed(text + ".")

    @property
    def _is_after_number(self) -> bool:
        return self.text[-1:].isdecimal() or self.text[-1:] in (")", ".")

    @property
    def _fitting_parenthesis(self) -> str:
        """Parenthesis that fits there: a closing one after a number if one is open."""
        is_open = self.text.count("(") > self.text.count(")")
        return ")" if is_open and self._is_after_number else "("

    def _text_with_sign(self, key: str) -> str | None:
        """Return the text with a sign or a parenthesis added, or None if that cannot stand there."""
        text = self.text
        after_number = self._is_after_number
        if key == "(":
            return key if self.stands else f"{text}*(" if after_number else f"{text}("
        if key == ")":
            return f"{text})" if after_number and text.count("(") > text.count(")") else None
        if after_number:
            return text + key
        if text[-1:] and text[-1] in SIGNS and text[:-1] and text[-2] != "(":
            return text[:-1] + key
        return f"{text}-" if key == "-" and text[-1:] != "-" else None


def _split_last_number(text: str) -> tuple[str, str | None]:
    """Split the last number at its decimal mark into its figures. The second part is None without a mark."""
    found = _LAST_NUMBER.search(text)
    return (found[1], found[2]) if found else ("", None)
