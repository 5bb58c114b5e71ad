"""Names of a game's things in every language: the app's own, and those that people use at the table."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from companion.data import data_paths
from companion.engine.words import Word
from companion.locale.negotiation import LOCALES
from companion.wording import aliases
from companion.wording.folding import is_han
from companion.wording.plain_words import plain, says, without

THINGS = ("card", "tile", "piece", "building", "icon", "district", "role")
"""Kinds of texts that name things to lay, build or aim at."""

CATEGORIES = ("category",)
"""Kinds of texts that name categories of points."""

SHORTEST_ALIAS = 2
"""Shortest alias in characters: a single character says too little to stand for a name."""

MOVE = "move"
"""Kind of an action without a thing's name, such as killing."""

_NUMBERED = re.compile(r"(?:(?<= )[a-z]+ ?)?\d+")
"""A number in a name with the word or letter before it: ``level 3``, ``c3``."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Thing that has a name in a game.

    Attributes:
        kind: the kind of text that names it, such as ``tile``.
        id: its id in the game, such as ``C3``.
    """

    kind: str
    id: str

    @property
    def word(self) -> Word:
        """Name of the thing, for a sentence."""
        return Word(f"{self.kind}-{self.id}")


@dataclass(frozen=True, slots=True)
class _Name:
    """Thing that a phrase may mean, with the number that tells it from the others, if any."""

    thing: Thing
    number: str


def whole_of(piece: str) -> str:
    """Find the thing that a piece is a shape of: by convention the id before the piece's dash."""
    return piece.partition("-")[0]


class Lexicon:
    """Names of a game's things, in all languages at once."""

    def __init__(self, names: Mapping[str, Iterable[_Name]]) -> None:
        self._names = {phrase: tuple(dict.fromkeys(meant)) for phrase, meant in names.items()}
        self._phrases = sorted(self._names, key=len, reverse=True)
        self._things = {name.thing.id: name.thing for meant in self._names.values() for name in meant}

    @cached_property
    def words(self) -> frozenset[str]:
        """Latin words of the names."""
        return frozenset(word for phrase in self._names for word in phrase.split() if word.isascii())

    @property
    def phrases(self) -> tuple[str, ...]:
        """Names, the longest first."""
        return tuple(self._phrases)

    @property
    def things(self) -> tuple[Thing, ...]:
        """Things that have a name."""
        return tuple(self._things.values())

    def thing_of(self, id_: str) -> Thing | None:
        """Find the thing with an id, or the thing that a piece with the id is a shape of, or None."""
        return self._things.get(id_) or self._things.get(whole_of(id_))

    def mentions(self, words: str) -> tuple[tuple[Thing, ...], ...]:
        """List the mentions in a question, longest names first, each with all the things it may mean.

        Things that differ by a number only, such as levels, are all meant if none of their numbers is said.
        """
        found: list[tuple[Thing, ...]] = []
        figures = set(re.findall(r"\d+", words))
        for phrase in self._phrases:
            if says(words, phrase):
                words = without(words, phrase)
                meant = self._names[phrase]
                told = [name for name in meant if name.number in figures]
                found.append(tuple(dict.fromkeys(name.thing for name in told or meant)))
        return tuple(found)

    def mentions_by_sign(self, words: Iterable[str]) -> tuple[tuple[Thing, ...], ...]:
        """List the mentions by a single Chinese character, the short form of a name of two characters.

        A character counts where all such names with it are names of one thing.
        """
        signs = [word for word in words if len(word) == 1 and is_han(word)]
        found = ({name.thing for name in self._names_with_sign(sign)} for sign in signs)
        return tuple(tuple(things) for things in found if len(things) == 1)

    def _names_with_sign(self, sign: str) -> Iterator[_Name]:
        for phrase, meant in self._names.items():
            if sign in phrase and len(phrase.strip()) == SHORTEST_ALIAS:
                yield from meant

    def without_names(self, words: str) -> str:
        """Remove every name from words."""
        for phrase in self._phrases:
            if says(words, phrase):
                words = without(words, phrase)
        return words


def _texts(game: str, kinds: tuple[str, ...]) -> Iterator[tuple[Thing, str]]:
    """Yield the names in all languages that need no params."""
    named = re.compile(rf"^{game}-({'|'.join(kinds)})-(\w+) = ([^{{\n]+)$", re.MULTILINE)
    for locale in LOCALES:
        folders = data_paths("locales", locale)
        for path in (path for folder in folders for path in sorted(folder.glob(f"{game}*.ftl"))):
            for kind, id_, text in named.findall(path.read_text(encoding="utf-8")):
                if id_ != "none":
                    yield Thing(kind, id_), text


def _name_of(thing: Thing, text: str) -> tuple[str, _Name]:
    words = plain(text)
    number = "".join(re.findall(r"\d+", words))
    return plain(_NUMBERED.sub(" ", words)) if number else words, _Name(thing, number)


def _head(phrase: str) -> str:
    """Find the last word of a name of several words, or the last two characters of a longer Chinese name."""
    bare = phrase.strip()
    if is_han(bare[-1]):
        return plain(bare[-2:]) if len(bare) > 2 else ""
    return plain(bare.rpartition(" ")[2]) if " " in bare else ""


def _heads(names: Mapping[str, list[_Name]]) -> Iterator[tuple[str, list[_Name]]]:
    """Yield the words that end several names, each with all the things of these names."""
    heads: defaultdict[str, list[str]] = defaultdict(list)
    for phrase in names:
        heads[_head(phrase)].append(phrase)
    for head, phrases in heads.items():
        if head.strip() and head not in names and len(phrases) > 1:
            yield head, [name for phrase in phrases for name in names[phrase]]


def _aliases(game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield people's words with the words of the rulebook they lead to, that of their own language first.

    A word of the book leads to the same word in the other language.
    """
    for alias in aliases.load(game).all:
        books = tuple(book for book in map(plain, (alias.en, alias.zh)) if book.strip())
        for said in (*map(plain, alias.say), *books):
            yield said, books[::-1] if is_han(said.strip()) else books


def _names_meant(books: Iterable[str], own: Mapping[str, list[_Name]], begun: Iterable[str]) -> list[_Name]:
    """Find the things of a word of the book: those of that name, else those whose names begin with it."""
    for book in books:
        if book in own:
            return own[book]
    for book in books:
        if found := [name for phrase in begun if phrase.startswith(book) for name in own[phrase]]:
            return found
    return []


@cache
def lexicon(game: str, kinds: tuple[str, ...] = THINGS) -> Lexicon:
    """Read the names of a game's things of some kinds, once."""
    names: defaultdict[str, list[_Name]] = defaultdict(list)
    for thing, text in _texts(game, kinds):
        phrase, name = _name_of(thing, text)
        names[phrase].append(name)
    begun = tuple(names)
    names.update(dict(_heads(names)))
    own = dict(names)
    for said, books in _aliases(game):
        if len(said.strip()) >= SHORTEST_ALIAS and (meant := _names_meant(books, own, begun)):
            names.setdefault(said, meant)
    return Lexicon(names)
