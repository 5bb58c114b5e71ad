"""The tables of terms: what things are called in every language, and by what other names they must not go."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from itertools import chain

from companion.data import data_path
from companion.games import GAMES
from companion.locale.entries import split_entries
from companion.rulebook import load
from companion.rulebook.suggestions import phases, usual

_MACHINERY = re.compile(r"^#.*|^[\w-]+ =|^ *\*?\[[\w.-]+\]|\{ [\w-]+ \}|\$[\w-]+", re.MULTILINE)
"""What a message has beside its words: remarks, its id, names of variants, other messages, variables."""

APP = "app"
"""The table of the app's own terms, which hold in every game as well."""


@dataclass(frozen=True)
class Term:
    """One thing's name.

    Attributes:
        name: what it is called, by language.
        others: what must not stand for it, by language.
        exempt: the messages and sections in which another name may stand, with ``*`` for the rest of an id.
    """

    name: Mapping[str, str]
    others: Mapping[str, tuple[str, ...]]
    exempt: tuple[str, ...] = ()


@dataclass(frozen=True)
class Passage:
    """A text that is read.

    Attributes:
        where: the id of its message or section, or the question.
        text: what it says.
    """

    where: str
    text: str


@cache
def table(scope: str) -> tuple[Term, ...]:
    """Return the terms of the app or of one game. None if no table has been made."""
    path = data_path("terms", f"{scope}.toml")
    read = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return tuple(
        Term(
            each.get("is", {}),
            {locale: tuple(names) for locale, names in each.get("not", {}).items()},
            tuple(each.get("but", ())),
        )
        for each in read.get("term", ())
    )


@cache
def sources(locale: str) -> Mapping[str, str]:
    """Return every message of a language as it stands in its file, by its id."""
    return {
        name: text
        for path in sorted(data_path("locales", locale).glob("*.ftl"))
        for is_term, name, text in split_entries(path.read_text(encoding="utf-8"))
        if not is_term
    }


@cache
def messages(locale: str) -> Mapping[str, str]:
    """Return the words of every message of a language, by its id."""
    return {name: _MACHINERY.sub("", text) for name, text in sources(locale).items()}


@cache
def passages(scope: str, locale: str) -> tuple[Passage, ...]:
    """Return everything of the app or of one game that is read: messages and lessons, rulebook, usual
    questions.
    """
    return tuple(_passages(scope, locale))


def _passages(scope: str, locale: str) -> Iterator[Passage]:
    for name, text in messages(locale).items():
        game = name.partition("-")[0]
        if game == scope or (scope == APP and game not in GAMES):
            yield Passage(name, text)
    if scope in GAMES:
        for section in load(scope, locale).sections:
            yield Passage(section.id, f"{section.title}\n{section.text}")
        for question in chain.from_iterable(usual(scope, phase, locale) for phase in phases(scope)):
            yield Passage(question, question)


def stands_in(name: str, text: str, locale: str) -> bool:
    """Tell if a name stands in a text. In English as whole words, in any case."""
    if locale == "en":
        return re.search(rf"\b{re.escape(name)}s?\b", text, re.IGNORECASE) is not None
    return name in text


def slips(scope: str, terms: tuple[Term, ...], locale: str) -> list[str]:
    """Return every text that calls something by a name it must not go by."""
    return [
        f"{passage.where}: {other}, not {term.name.get(locale, '')}"
        for passage in passages(scope, locale)
        for term in terms
        for other in term.others.get(locale, ())
        if stands_in(other, passage.text, locale)
        and not any(fnmatchcase(passage.where, exempt) for exempt in term.exempt)
    ]
