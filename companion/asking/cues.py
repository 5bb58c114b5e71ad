"""Cues: the words that tell the intent of a question, read from ``data/asking.toml``."""

import tomllib
from collections import ChainMap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal, get_args

from companion.data import data_paths
from companion.wording.plain_words import plain, says, without

Cued = Literal["turn", "standing", "points", "price", "where", "may"]
Intent = Cued | Literal["fact"]
"""Intents of questions to the referee: tasks, the leader, points, a price, places, a verdict, and a fact."""

INTENTS: tuple[Cued, ...] = get_args(Cued)
"""Intents with cues of their own. A fact is asked for by its name."""


@dataclass(frozen=True)
class Cues:
    """Phrases in all languages, as `companion.wording.plain_words.plain` gives them.

    Attributes:
        intents: the phrases of each intent, in the order in which they are tried.
        question: the words of any question.
        person: the words of people who ask about themselves.
        this: the words that point at a thing, or at the moment.
        moves: the phrases for a move, by its name in the games.
        facts: the phrases for a fact that a table shows, by its name in the games.
        later: the words that ask about another time.
    """

    intents: Mapping[Intent, tuple[str, ...]]
    question: tuple[str, ...]
    person: tuple[str, ...]
    this: tuple[str, ...]
    moves: Mapping[str, tuple[str, ...]]
    facts: Mapping[str, tuple[str, ...]]
    later: tuple[str, ...]

    def intent(self, words: str) -> Cued | None:
        """Find the intent of a question, or return None if the question asks for nothing on a table."""
        return next((intent for intent in INTENTS if _any(words, self.intents[intent])), None)

    def without_intent(self, words: str, intent: Intent) -> str:
        """Remove the phrases of an intent, such as ``how many points``."""
        for phrase in self.intents.get(intent, ()):
            words = without(words, phrase)
        return words

    def named_moves(self, words: str, known: Iterable[str]) -> tuple[str, ...]:
        """Select the moves that a question names with the longest phrase."""
        lengths = {
            move: max((len(phrase) for phrase in self.moves.get(move, ()) if says(words, phrase)), default=0)
            for move in known
        }
        longest = max(lengths.values(), default=0)
        return tuple(move for move, length in lengths.items() if longest and length == longest)

    def named_facts(self, words: str, known: Iterable[str]) -> tuple[str, ...]:
        """Select the facts that a question asks for as they are now."""
        if _any(words, self.later):
            return ()
        return tuple(fact for fact in known if _any(words, self.facts.get(fact, ())))

    def asks(self, words: str) -> bool:
        """Check that a text is a question."""
        return _any(words, self.question)

    def in_person(self, words: str) -> bool:
        """Check that people ask about themselves."""
        return _any(words, self.person)

    def points(self, words: str) -> bool:
        """Check that a question points at a thing, or at the moment."""
        return _any(words, self.this)


def _any(words: str, phrases: Iterable[str]) -> bool:
    return any(says(words, phrase) for phrase in phrases)


def _phrases(said: Mapping[str, list[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(plain(phrase) for phrases in said.values() for phrase in phrases))


@cache
def cues() -> Cues:
    """Read the cues of all languages, once."""
    said, *added = (tomllib.loads(path.read_text(encoding="utf-8")) for path in data_paths("asking.toml"))
    moves, facts = (
        ChainMap(said[kind], *(each.get(kind, {}) for each in added)) for kind in ("move", "fact")
    )
    return Cues(
        intents=MappingProxyType({intent: _phrases(said["intent"][intent]) for intent in INTENTS}),
        question=_phrases(said["question"]),
        person=_phrases(said["person"]),
        this=_phrases(said["this"]),
        moves=MappingProxyType({move: _phrases(phrases) for move, phrases in moves.items()}),
        facts=MappingProxyType({fact: _phrases(phrases) for fact, phrases in facts.items()}),
        later=_phrases(said["later"]),
    )
