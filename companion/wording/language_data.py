"""Data of spoken language, from ``data/rulebooks/spoken.toml``."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType

from companion.data import data_path
from companion.wording.folding import flatten


@dataclass(frozen=True)
class Spoken:
    """Words of everyday language by their use, all of them folded.

    Attributes:
        small: words of questions and of grammar, which say little about what is asked.
        parts: words that part a question in two.
        amount: words that ask for a number.
        bound: words of a sentence that sets a limit, or denies one.
        fitting: pairs: words that ask for a kind of answer, and words of sentences that give it.
        example: words that begin an example.
        about: words of a sentence that is about the rules, and no rule itself.
        silent: words of a sentence that says the rules leave a case open.
        irregular: forms, and the words they belong to.
        numbers: numbers in words, and their figures.
    """

    small: frozenset[str]
    parts: frozenset[str]
    amount: frozenset[str]
    bound: frozenset[str]
    fitting: tuple[tuple[frozenset[str], frozenset[str]], ...]
    example: frozenset[str]
    about: frozenset[str]
    silent: frozenset[str]
    irregular: Mapping[str, str]
    numbers: Mapping[str, str]

    @cached_property
    def several(self) -> frozenset[str]:
        """Words of numbers beyond one."""
        return frozenset(word for word, figure in self.numbers.items() if int(figure) > 1)


def says(folded: str, words: frozenset[str]) -> bool:
    """Check that a folded text has any of some folded words, Latin ones as whole words."""
    return bool(_any_of(words).search(folded))


@cache
def _any_of(words: frozenset[str]) -> re.Pattern[str]:
    whole = "|".join(re.escape(word) for word in sorted(words) if word.isascii())
    anywhere = "|".join(re.escape(word) for word in sorted(words) if not word.isascii())
    return re.compile("|".join(filter(None, (rf"(?<![a-z0-9])(?:{whole})(?![a-z0-9])", anywhere))))


@cache
def read_spoken() -> Spoken:
    """Read the words of everyday language, once."""
    said = tomllib.loads(data_path("rulebooks", "spoken.toml").read_text(encoding="utf-8"))
    small = said["small"]
    return Spoken(
        small=_fold_words([*small["en"].split(), *small["zh"].split()]),
        parts=_both(said["parts"]),
        amount=_both(said["amount"]),
        bound=_both(said["bound"]),
        fitting=tuple((_both(each["asked"]), _both(each["told"])) for each in said["fitting"]),
        example=_both(said["example"]),
        about=_both(said["about"]),
        silent=_both(said["silent"]),
        irregular=MappingProxyType(said["irregular"]),
        numbers=MappingProxyType(
            {word: str(number) for words in said["numbers"].values() for number, word in enumerate(words)}
        ),
    )


def _both(words: Mapping[str, list[str]]) -> frozenset[str]:
    """Fold the words of both languages."""
    return _fold_words([*words["en"], *words["zh"]])


def _fold_words(words: list[str]) -> frozenset[str]:
    return frozenset(map(flatten, words))
