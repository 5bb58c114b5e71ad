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
        which: words that ask for a thing.
        money: words that ask for money.
        coins: words of a sentence about money.
        bound: words of a sentence that sets a limit, or denies one.
        fitting: pairs: words that ask for a kind of answer, and words of sentences that give it.
        limit: words that ask for several of a thing, and words of sentences that limit it.
        example: words that begin an example.
        about: words of a sentence that is about the rules, and no rule itself.
        silent: words of a sentence that says the rules leave a case open.
        open: words of a sentence that only says the rules leave a case open.
        app: words of a sentence about what the app does.
        irregular: forms, and the words they belong to.
        numbers: numbers in words, and their figures.
        ordinals: ordinal numbers in words, and their figures.
        none: words for no thing of a kind.
        orders: Chinese measures behind which a number tells a place in an order.
        below: words of a range without a lower end.
        above: words of a range without an upper end.
        unless: words that begin a condition or an exception.
        back: words with which a sentence refers to the one before it.
        after: words of a step that comes after the one before it, such as the next tie-break.
        elsewhere: words of a sentence that only refers to another section.
        somebody: the words that stand for a name, in English and in Chinese.
        people: names of people in examples.
    """

    small: frozenset[str]
    parts: frozenset[str]
    amount: frozenset[str]
    which: frozenset[str]
    money: frozenset[str]
    coins: frozenset[str]
    bound: frozenset[str]
    fitting: tuple[tuple[frozenset[str], frozenset[str]], ...]
    limit: tuple[frozenset[str], frozenset[str]]
    example: frozenset[str]
    about: frozenset[str]
    silent: frozenset[str]
    open: frozenset[str]
    app: frozenset[str]
    irregular: Mapping[str, str]
    numbers: Mapping[str, str]
    ordinals: Mapping[str, str]
    none: frozenset[str]
    orders: frozenset[str]
    below: frozenset[str]
    above: frozenset[str]
    unless: frozenset[str]
    back: frozenset[str]
    after: frozenset[str]
    elsewhere: frozenset[str]
    somebody: tuple[str, str]
    people: frozenset[str]

    @cached_property
    def once(self) -> frozenset[str]:
        """Words for one."""
        return frozenset(word for word, figure in self.numbers.items() if int(figure) == 1)

    @cached_property
    def several(self) -> frozenset[str]:
        """Words of numbers beyond one."""
        return frozenset(word for word, figure in self.numbers.items() if int(figure) > 1)


def says(folded: str, words: frozenset[str]) -> bool:
    """Check that a folded text has any of some folded words, Latin ones as whole words."""
    return bool(_words_pattern(words).search(folded))


def find_all(folded: str, words: frozenset[str]) -> tuple[tuple[int, int], ...]:
    """List the places of some folded words in a folded text, Latin ones as whole words."""
    return tuple(found.span() for found in _words_pattern(words).finditer(folded))


def begins(folded: str, words: frozenset[str]) -> bool:
    """Check that a folded text begins with one of some folded words, Latin ones as whole words."""
    return bool(_words_pattern(words).match(folded))


@cache
def _words_pattern(words: frozenset[str]) -> re.Pattern[str]:
    latin = {word for word in words if word.isascii() and any(map(str.isalnum, word))}
    whole = "|".join(map(re.escape, sorted(latin)))
    anywhere = "|".join(map(re.escape, sorted(words - latin)))
    bounded = rf"(?<![a-z0-9])(?:{whole})(?![a-z0-9])" if whole else ""
    return re.compile("|".join(filter(None, (bounded, anywhere))) or r"(?!)")


@cache
def read_spoken() -> Spoken:
    """Read the words of everyday language, once."""
    said = tomllib.loads(data_path("rulebooks", "spoken.toml").read_text(encoding="utf-8"))
    small = said["small"]
    return Spoken(
        small=_fold_words([*small["en"].split(), *small["zh"].split()]),
        parts=_join_languages(said["parts"]),
        amount=_join_languages(said["amount"]),
        which=_join_languages(said["which"]),
        money=_join_languages(said["money"]),
        coins=_join_languages(said["coins"]),
        bound=_join_languages(said["bound"]),
        fitting=tuple(
            (_join_languages(each["asked"]), _join_languages(each["told"])) for each in said["fitting"]
        ),
        limit=(_join_languages(said["limit"]["asked"]), _join_languages(said["limit"]["told"])),
        example=_join_languages(said["example"]),
        about=_join_languages(said["about"]),
        silent=_join_languages(said["silent"]),
        open=_join_languages(said["open"]),
        app=_join_languages(said["app"]),
        irregular=MappingProxyType(said["irregular"]),
        numbers=MappingProxyType(
            {word: str(number) for words in said["numbers"].values() for number, word in enumerate(words)}
        ),
        ordinals=MappingProxyType(
            {word: str(number) for number, word in enumerate(said["ordinals"]["en"], start=1)}
        ),
        none=_join_languages(said["none"]),
        orders=_fold_words(said["orders"]["zh"]),
        below=_join_languages(said["below"]),
        above=_join_languages(said["above"]),
        unless=_join_languages(said["unless"]),
        back=_join_languages(said["back"]),
        after=_join_languages(said["after"]),
        elsewhere=_join_languages(said["elsewhere"]),
        somebody=(said["somebody"]["en"], said["somebody"]["zh"]),
        people=_join_languages(said["people"]),
    )


def _join_languages(words: Mapping[str, list[str]]) -> frozenset[str]:
    """Fold the words of both languages."""
    return _fold_words([*words["en"], *words["zh"]])


def _fold_words(words: list[str]) -> frozenset[str]:
    return frozenset(map(flatten, words))
