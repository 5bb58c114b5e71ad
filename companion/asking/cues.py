"""Cues: the words that tell the intent of a question, read from ``data/asking.toml``."""

import re
import tomllib
from collections import ChainMap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, get_args

from companion.data import data_paths
from companion.wording.folding import flatten
from companion.wording.plain_words import plain, says, without

Cued = Literal[
    "turn",
    "standing",
    "points",
    "why",
    "when",
    "many",
    "afford",
    "price",
    "which",
    "where",
    "who",
    "must",
    "may",
]
Intent = Cued | Literal["fact", "premise", "secret"]
"""Intents of questions to the referee, as `companion.asking.board` answers them.

A premise that cannot be put, and a secret, are answers to a question with any intent.
"""

RIVALS: tuple[tuple[Cued, ...], ...] = (("price", "many"), ("where", "which", "who"))
"""Intents whose phrases begin alike, such as "how many" and "how many cubes"."""

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
        people: the words before a person who acts, and before one at whom a move is aimed, as typed.
        suppose: the words that begin, carry or deny a premise, as typed.
        holdings: the words for a number that can be supposed, by its id in the games.
        paid: the ids of the numbers that prices are paid with.
        ordered: the ids of the numbers that tell a place in an order, such as rounds.
        supposed_fillers: the words of a premise besides the thing that it is about.
        secrets: the words for a thing that may be hidden, by its id in the games.
        twist: the words that change a question so that a verdict on the move alone does not answer it.
        filler: the words that say nothing about the move.
        joining: the words that join two moves.
        choosing: the words that ask what a move can be done with.
        condition: the words that carry a condition.
        wh: the words that ask for something else than a yes or no.
        using: the verbs before a label, such as the letter of an area.
        already: the words that tell what was done.
        excluding: the words that leave out the thing after them.
        ends: the words that ask for the end of the game, beside a word for a time.
    """

    intents: Mapping[Intent, tuple[str, ...]]
    question: tuple[str, ...]
    person: tuple[str, ...]
    this: tuple[str, ...]
    moves: Mapping[str, tuple[str, ...]]
    facts: Mapping[str, tuple[str, ...]]
    later: tuple[str, ...]
    people: Mapping[str, tuple[str, ...]]
    suppose: Mapping[str, tuple[str, ...]]
    holdings: Mapping[str, tuple[str, ...]]
    paid: frozenset[str]
    ordered: frozenset[str]
    supposed_fillers: tuple[str, ...]
    secrets: Mapping[str, tuple[str, ...]]
    twist: tuple[str, ...]
    filler: tuple[str, ...]
    joining: tuple[str, ...]
    choosing: tuple[str, ...]
    condition: tuple[str, ...]
    wh: tuple[str, ...]
    using: tuple[str, ...]
    already: tuple[str, ...]
    excluding: tuple[str, ...]
    ends: tuple[str, ...]

    def intent(self, words: str) -> Cued | None:
        """Find the intent of a question, or return None if the question asks for nothing on a table.

        Among intents that share their words, the one with the longest phrase wins.
        """
        first = next((intent for intent in INTENTS if says_any(words, self.intents[intent])), None)
        rivals = next((group for group in RIVALS if first in group), ())
        return max(rivals, key=lambda intent: self._longest(words, intent), default=first)

    def _longest(self, words: str, intent: Intent) -> int:
        return max((len(phrase) for phrase in self.intents[intent] if says(words, phrase)), default=0)

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

    def joins_moves(self, words: str, known: Iterable[str]) -> bool:
        """Check that a question joins two moves, as "take gold and draw cards" does."""
        if not says_any(words, self.joining):
            return False
        phrases = {phrase for move in known for phrase in self.moves.get(move, ()) if says(words, phrase)}
        longest = max(phrases, key=len, default="")
        return any(says(without(words, longest), phrase) for phrase in phrases) if longest else False

    def named_facts(self, words: str, known: Iterable[str]) -> tuple[str, ...]:
        """Select the facts that a question asks for as they are now."""
        if says_any(words, self.later):
            return ()
        return tuple(fact for fact in known if says_any(words, self.facts.get(fact, ())))

    def named_secrets(self, words: str, known: Iterable[str]) -> tuple[str, ...]:
        """Select the hidden things that a question asks for."""
        return tuple(secret for secret in known if says_any(words, self.secrets.get(secret, ())))

    def is_yes_or_no(self, words: str, intent: Intent) -> bool:
        """Check that a verdict on the move alone, now, answers a question."""
        rest = self.without_intent(words, intent)
        return not says_any(rest, self.twist) and not says_any(rest, self.wh)

    def ids_of(self, kind: Literal["number", "ordinal"]) -> tuple[str, ...]:
        """List the ids of the numbers that a premise counts, or of those that it names by their place."""
        return tuple(id_ for id_ in self.holdings if (id_ in self.ordered) == (kind == "ordinal"))

    def asks_later(self, words: str) -> bool:
        """Check that a question asks about another time than now."""
        return says_any(words, self.later)

    def asks(self, words: str) -> bool:
        """Check that a text is a question."""
        return says_any(words, self.question)

    def in_person(self, words: str) -> bool:
        """Check that people ask about themselves."""
        return says_any(words, self.person)

    def points(self, words: str) -> bool:
        """Check that a question points at a thing, or at the moment."""
        return says_any(words, self.this)


def any_of(phrases: Iterable[str]) -> str:
    """Make a pattern of any of some phrases as they are typed, Latin ones as whole words.

    Without a phrase the pattern fits nothing.
    """
    latin = "|".join(re.escape(each).replace(r"\ ", r"\s+") for each in phrases if each.isascii())
    other = "|".join(re.escape(each) for each in phrases if not each.isascii())
    found = "|".join(filter(None, (rf"(?<![a-z0-9])(?:{latin})(?![a-z0-9])" if latin else "", other)))
    return f"(?:{found or '(?!)'})"


def says_any(words: str, phrases: Iterable[str]) -> bool:
    """Check that any of some phrases stands among words."""
    return any(says(words, phrase) for phrase in phrases)


def _phrases(said: Mapping[str, list[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(plain(phrase) for phrases in said.values() for phrase in phrases))


def _words_by_id(said: Iterable[Mapping[str, list[str]]]) -> Mapping[str, tuple[str, ...]]:
    """Index the words of each number. Several numbers share theirs, such as those for money."""
    words = {id_: _fold_all({"en": each["en"], "zh": each["zh"]}) for each in said for id_ in each["ids"]}
    return MappingProxyType(words)


def _supposed_fillers(said: Mapping[str, Any]) -> tuple[str, ...]:
    """List the words of a premise that say only that somebody has or is something, the longest first."""
    groups = [said["suppose"][part] for part in ("begin", "carry", "equals", "adverb", "left", "fill")]
    phrases = {phrase for group in (*groups, said["person"]) for phrase in _phrases(group)}
    return tuple(sorted(phrases, key=lambda phrase: (-len(phrase), phrase)))


def _fold_all(said: Mapping[str, list[str]]) -> tuple[str, ...]:
    """List the phrases folded, the longest first, so that they can be found in a text as it was typed."""
    folded = {flatten(phrase) for phrases in said.values() for phrase in phrases}
    return tuple(sorted(folded, key=lambda phrase: (-len(phrase), phrase)))


@cache
def cues() -> Cues:
    """Read the cues of all languages, once."""
    said, *added = (tomllib.loads(path.read_text(encoding="utf-8")) for path in data_paths("asking.toml"))
    moves, facts, holdings, secrets, numbers, ordinals = (
        ChainMap(said.get(kind, {}), *(each.get(kind, {}) for each in added))
        for kind in ("move", "fact", "holding", "secret", "number", "ordinal")
    )
    return Cues(
        intents=MappingProxyType({intent: _phrases(said["intent"][intent]) for intent in INTENTS}),
        question=_phrases(said["question"]),
        person=_phrases(said["person"]),
        this=_phrases(said["this"]),
        moves=MappingProxyType({move: _phrases(phrases) for move, phrases in moves.items()}),
        facts=MappingProxyType({fact: _phrases(phrases) for fact, phrases in facts.items()}),
        later=_phrases(said["later"]),
        people=MappingProxyType({part: _fold_all(phrases) for part, phrases in said["people"].items()}),
        suppose=MappingProxyType({part: _fold_all(phrases) for part, phrases in said["suppose"].items()}),
        holdings=_words_by_id((*holdings.values(), *numbers.values(), *ordinals.values())),
        paid=frozenset(id_ for each in holdings.values() for id_ in each["ids"]),
        ordered=frozenset(id_ for each in ordinals.values() for id_ in each["ids"]),
        supposed_fillers=_supposed_fillers(said),
        secrets=MappingProxyType({secret: _phrases(phrases) for secret, phrases in secrets.items()}),
        twist=_phrases(said["twist"]),
        filler=_phrases(said["filler"]),
        joining=_phrases(said["joining"]),
        choosing=_phrases(said["which"]),
        condition=_phrases(said["condition"]),
        wh=_phrases(said["wh"]),
        using=_phrases(said["using"]),
        already=_phrases(said["already"]),
        excluding=_phrases(said["excluding"]),
        ends=_phrases(said["ends"]),
    )
