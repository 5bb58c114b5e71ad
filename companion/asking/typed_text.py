"""Questions as typed: folded, with figures for numbers, and with the origin of every character."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from companion.asking.cues import cues
from companion.wording.folding import HAN, fold, is_han
from companion.wording.language_data import read_spoken
from companion.wording.plain_words import numeral_figure, numeral_pattern

_DOLLARS = re.compile(r"\$\s*(\d+)|(\d+)\s*\$")
_NUMBER_WORD = re.compile(rf"(?<![a-z0-9])[a-z]+(?![a-z0-9])|[{HAN}]")


@dataclass(frozen=True, slots=True)
class TypedText:
    """Folded question with its original.

    Attributes:
        typed: the original.
        text: the folded text, with figures for numbers, and ``1 dollar`` for ``$1``.
        origin: for each character of the text, its index in the original.
    """

    typed: str
    text: str
    origin: tuple[int, ...]

    def original(self, start: int, end: int) -> str:
        """Return the original of a span of the folded text, as it was typed."""
        if start >= end:
            return ""
        return self.typed[self.origin[start] : self.origin[end - 1] + 1].strip()

    def replace(self, pattern: re.Pattern[str], write: Callable[[re.Match[str]], str]) -> "TypedText":
        """Replace every match of a pattern. What is written instead begins where the match began."""
        text, origin, done = "", list[int](), 0
        for found in pattern.finditer(self.text):
            start, end = found.span()
            written = write(found)
            text += self.text[done:start] + written
            origin += self.origin[done:start]
            if written == found[0]:
                origin += self.origin[start:end]
            else:
                last = self.origin[end - 1]
                origin += [*[self.origin[start]] * (len(written) - 1), last][: len(written)]
            done = end
        return TypedText(self.typed, text + self.text[done:], (*origin, *self.origin[done:]))


def read_typed(question: str) -> TypedText:
    """Fold a question, write its numbers as figures, and keep the place of every character."""
    folded = fold(question)
    typed = TypedText(question, folded.text, folded.origin)
    typed = typed.replace(_DOLLARS, lambda found: f" {found[1] or found[2]} dollar ")
    typed = typed.replace(numeral_pattern(), numeral_figure)
    return typed.replace(_NUMBER_WORD, lambda found: _figure(found[0]))


def _figure(word: str) -> str:
    figure = "2" if word in cues().suppose["pair"] else read_spoken().numbers.get(word)
    if figure is None:
        return word
    return f" {figure} " if is_han(word) else figure
