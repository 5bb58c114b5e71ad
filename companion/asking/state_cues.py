"""Cues of questions about what a table shows and what happened at it, from ``data/asking_state.toml``."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NamedTuple, get_args

from companion.asking.cues import cues
from companion.data import data_paths
from companion.wording.folding import flatten, is_han
from companion.wording.plain_words import plain

StateIntent = Literal["unknowable", "elsewhere", "since", "last", "best", "options", "have"]
"""Intents, the most particular first.

What nobody knows yet, what is not about the table, log entries, hints, legal moves and values.
"""

INTENTS: tuple[StateIntent, ...] = get_args(StateIntent)

GAP = "*"
"""Stands in a phrase for any words of the question."""


@dataclass(frozen=True)
class Phrases:
    """Phrases in all languages, compiled to be searched in words as `plain` gives them."""

    patterns: tuple[re.Pattern[str], ...]

    def find(self, words: str) -> str:
        """Return the longest phrase found in some words, or an empty text."""
        found = (match[0].strip() for pattern in self.patterns if (match := pattern.search(words)))
        return max(found, key=len, default="")

    def strip(self, words: str) -> str:
        """Remove every phrase from some words."""
        for pattern in self.patterns:
            words = pattern.sub(" ", words)
        return words


@dataclass(frozen=True)
class ValueName:
    """Name that people have for one or more declared values.

    Attributes:
        ids: the ids of the values, see `companion.asking.declared_values`.
        phrases: the words for them.
    """

    ids: tuple[str, ...]
    phrases: Phrases


class NamedThings(NamedTuple):
    """Names that a question has for things of a kind.

    Attributes:
        names: the ids of the things.
        phrase: the longest phrase that names one of them.
    """

    names: tuple[str, ...]
    phrase: str


@dataclass(frozen=True)
class StateCues:
    """Cues of all languages.

    Attributes:
        intents: the phrases of each intent.
        worth: the words that ask for points.
        source: the words that ask where points come from.
        count: the words that ask for a count.
        others: by intent, the words with which a question asks for something else.
        everybody: the words that ask about all seats.
        facts: the phrases for each fact of a table.
        fields: the names of declared values.
        generic: the words for points that name no category.
        small: the words that add nothing to the name of a value.
        whoever: the words that ask for one of all seats.
        prospects: the ids of facts that are told whatever other words the question has.
        soon: the words for the time that facts to come are told for anyway.
        amount: the words that ask for a number or a thing, even beside "can".
        holds: by fact, the words that ask if it holds.
        yesno: the words of a question that wants a yes or no.
        negative: the words that ask for those of whom something does not hold.
        fewest: the words that ask for the smallest number.
        stranger: the phrases with a star where a name stands, as they are typed.
        nobody: the words that stand there and are no name.
        vocabulary: the Latin words of all phrases.
    """

    intents: Mapping[StateIntent, Phrases]
    worth: Phrases
    source: Phrases
    count: Phrases
    others: Mapping[str, Phrases]
    everybody: Phrases
    facts: Mapping[str, Phrases]
    fields: tuple[ValueName, ...]
    generic: Phrases
    small: Phrases
    whoever: Phrases
    prospects: frozenset[str]
    soon: Phrases
    amount: Phrases
    holds: Mapping[str, Phrases]
    yesno: Phrases
    negative: Phrases
    fewest: Phrases
    stranger: tuple[str, ...]
    nobody: frozenset[str]
    vocabulary: frozenset[str]

    def intent(self, words: str) -> StateIntent | None:
        """Find the intent of a question, or return None if none of these is asked."""
        return next((each for each in INTENTS if self._asks(each, words)), None)

    def _asks(self, intent: StateIntent, words: str) -> bool:
        if not self.intents[intent].find(words):
            return False
        other = self.others.get(intent)
        blocked = other is not None and bool(other.find(words))
        return not blocked or (intent == "have" and bool(self.others["plainly"].find(words)))

    def named_facts(self, words: str, known: Iterable[str]) -> NamedThings:
        """Select the facts that a question names with the longest phrase."""
        found = {fact: self.facts[fact].find(words) for fact in known if fact in self.facts}
        return NamedThings(_longest(found), max(found.values(), key=len, default=""))

    def named_fields(self, words: str, known: Iterable[str]) -> NamedThings:
        """Select the declared values that a question names with the longest phrase."""
        there = set(known)
        found = {each: each.phrases.find(words) for each in self.fields if not there.isdisjoint(each.ids)}
        ids = dict.fromkeys(one for each in _longest(found) for one in each.ids if one in there)
        return NamedThings(tuple(ids), max(found.values(), key=len, default=""))


def _longest(found: Mapping[Any, str]) -> tuple[Any, ...]:
    """Select the keys whose phrase is no part of another found phrase."""
    phrases = [phrase for phrase in found.values() if phrase]
    return tuple(
        key
        for key, phrase in found.items()
        if phrase and not any(phrase != other and phrase in other for other in phrases)
    )


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = [plain(part).strip() for part in phrase.split(GAP)]
    inside = ".*?".join(
        f"{'' if is_han(part[:1]) else '(?<=[^a-z0-9])'}{re.escape(part)}"
        f"{'' if is_han(part[-1:]) else '(?=[^a-z0-9])'}"
        for part in parts
        if part
    )
    return re.compile(inside)


def _phrases(said: Mapping[str, list[str]]) -> Phrases:
    listed = dict.fromkeys(phrase for language in ("en", "zh") for phrase in said.get(language, ()))
    return Phrases(tuple(map(_pattern, listed)))


def _facts(said: Mapping[str, Mapping[str, list[str]]]) -> Mapping[str, Phrases]:
    """Combine the words of this file with those of ``data/asking.toml``."""
    known = cues().facts
    return {
        fact: _phrases({"en": [*said.get(fact, {}).get("en", ()), *known.get(fact, ())],
                        "zh": list(said.get(fact, {}).get("zh", ()))})
        for fact in {**said, **known}
    }  # fmt: skip


def _latin_words(said: Any) -> Iterator[str]:
    """Yield the Latin words of every phrase of the file, singular as `plain` gives them."""
    if isinstance(said, str):
        yield from (word for word in plain(said).split() if word.isascii())
    elif isinstance(said, Mapping):
        for part in said.values():
            yield from _latin_words(part)
    elif isinstance(said, list):
        for part in said:
            yield from _latin_words(part)


@cache
def state_cues() -> StateCues:
    """Read the cues of all languages, once."""
    said: dict[str, Any] = {}
    for path in data_paths("asking_state.toml"):
        for part, content in tomllib.loads(path.read_text(encoding="utf-8")).items():
            said[part] = {**content, **said.get(part, {})}
    return StateCues(
        intents={intent: _phrases(said["intent"][intent]) for intent in INTENTS},
        worth=_phrases(said["intent"]["worth"]),
        source=_phrases(said["intent"]["source"]),
        count=_phrases(said["intent"]["count"]),
        others={each: _phrases(phrases) for each, phrases in said["other"].items() if each != "everybody"},
        everybody=_phrases(said["other"]["everybody"]),
        facts=_facts(said["fact"]),
        fields=tuple(ValueName(tuple(each["ids"]), _phrases(each)) for each in said["field"].values()),
        generic=_phrases(said["generic"]),
        small=_phrases(said["small"]),
        whoever=_phrases(said["whoever"]),
        prospects=frozenset(said["prospect"]["facts"]),
        soon=_phrases(said["soon"]),
        amount=_phrases(said["amount"]),
        holds={fact: _phrases(phrases) for fact, phrases in said["holds"].items()},
        yesno=_phrases(said["yesno"]),
        negative=_phrases(said["not"]),
        fewest=_phrases(said["fewest"]),
        stranger=(*said["stranger"]["en"], *said["stranger"]["zh"]),
        nobody=frozenset(map(flatten, (*said["stranger"]["none_en"], *said["stranger"]["none_zh"]))),
        vocabulary=frozenset(_latin_words(said)),
    )
