"""Folding of text for search: width, case, and the two Chinese scripts made equal."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

from companion.data import data_path

HAN = r"\u3400-\u9fff"
"""Chinese characters, as the inside of a set of a pattern."""

TIMES = "×"

SIZE = re.compile(rf"(?<=\d) ?{TIMES} ?(?=\d)")
"""A times sign between two numbers."""


_APOSTROPHE = re.compile(r"['’]s?(?![^\W_])|['’]")


@cache
def variants() -> Mapping[str, str]:
    """Map Traditional to Simplified characters for search, from ``data/rulebooks/variants.txt``."""
    source = data_path("rulebooks", "variants.txt").read_text(encoding="utf-8")
    pairs = [pair for line in source.splitlines() if not line.startswith("#") for pair in line.split()]
    return MappingProxyType({pair[0]: pair[1] for pair in pairs})


@dataclass(frozen=True)
class Folded:
    """Folded text with the places of its characters.

    Attributes:
        text: the text to compare.
        origin: for each of its characters, the index in the original.
    """

    text: str
    origin: tuple[int, ...]

    def original(self, start: int, end: int) -> tuple[int, int]:
        """Find the span in the original of a non-empty span of the folded text."""
        return self.origin[start], self.origin[end - 1] + 1


def _fold_character(character: str) -> str:
    if character == TIMES:
        return "x"
    plain = unicodedata.normalize("NFKC", character).casefold()
    return variants().get(plain, plain)


def flatten(text: str) -> str:
    """Fold a text like `fold`, but without the origins: many times as quick."""
    if text.isascii():
        return text.lower()
    if TIMES in text:
        text = SIZE.sub("x", text).replace(TIMES, "x")
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(map(variants().get, plain, plain))


def is_han(text: str) -> bool:
    """Check that a text begins with a Chinese character."""
    return "\u3400" <= text[:1] <= "\u9fff"


def strip_apostrophes(text: str) -> str:
    """Remove each apostrophe, and an s after it that ends the word: can't, Ann's."""
    return _APOSTROPHE.sub("", text)


def _spaces_of_sizes(text: str) -> frozenset[int]:
    """Find the spaces of sizes such as ``5 × 5``, which people type with and without."""
    return frozenset(i for size in SIZE.finditer(text) for i in range(*size.span()) if text[i] == " ")


@lru_cache(maxsize=4096)
def fold(text: str) -> Folded:
    """Fold a text: NFKC, no case, Simplified for Traditional, ``5 × 5`` as ``5x5``."""
    characters: list[str] = []
    origin: list[int] = []
    unwritten = _spaces_of_sizes(text)
    for i, character in enumerate(text):
        if i in unwritten:
            continue
        folded = _fold_character(character)
        characters.append(folded)
        origin.extend([i] * len(folded))
    return Folded("".join(characters), tuple(origin))
