"""What is known of spoken language, from ``data/rulebooks/spoken.toml``."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from companion.data import data_path
from companion.rulebook.folding import flatten


@dataclass(frozen=True)
class Spoken:
    """Words of everyday language by what they do; all of them folded.

    Attributes:
        small: words of questions and of grammar, which say little about what is asked.
        parts: words that part a question in two.
        amount: who says one of these wants a number.
        permission: who says one of these wants a yes or a no.
        verdict: what a sentence that says yes or no has in it.
        irregular: forms, and the words they belong to.
        numbers: numbers in words, and their figures.
    """

    small: frozenset[str]
    parts: frozenset[str]
    amount: frozenset[str]
    permission: frozenset[str]
    verdict: frozenset[str]
    irregular: Mapping[str, str]
    numbers: Mapping[str, str]


@cache
def spoken() -> Spoken:
    """The words of everyday language, read once."""
    said = tomllib.loads(data_path("rulebooks", "spoken.toml").read_text(encoding="utf-8"))
    small = said["small"]
    return Spoken(
        small=_fold_words([*small["en"].split(), *small["zh"].split()]),
        parts=_fold_words([*said["parts"]["en"], *said["parts"]["zh"]]),
        amount=_fold_words([*said["amount"]["en"], *said["amount"]["zh"]]),
        permission=_fold_words([*said["permission"]["en"], *said["permission"]["zh"]]),
        verdict=_fold_words([*said["verdict"]["en"], *said["verdict"]["zh"]]),
        irregular=MappingProxyType(said["irregular"]),
        numbers=MappingProxyType(
            {word: str(number) for words in said["numbers"].values() for number, word in enumerate(words)}
        ),
    )


def _fold_words(words: list[str]) -> frozenset[str]:
    return frozenset(map(flatten, words))
