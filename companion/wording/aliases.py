"""Aliases: people's words, each leading to a word of the book: ``data/rulebooks/<game>/words.toml``."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from companion.data import data_path
from companion.wording.folding import flatten, is_han
from companion.wording.terms import texts

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


@dataclass(frozen=True)
class Alias:
    """Words that people use for a word of the book.

    Attributes:
        say: words and phrases, English and Chinese ones together, as they were written down.
        en: the word of the English book, empty if there is none.
        zh: the word of the Chinese books, empty if there is none.
    """

    say: tuple[str, ...]
    en: str
    zh: str


@dataclass(frozen=True)
class UsedAlias:
    """Alias that a text uses.

    Attributes:
        start: its start in the folded text.
        end: just behind its end.
        terms: the terms of the words of the book that it leads to.
    """

    start: int
    end: int
    terms: tuple[str, ...]


@dataclass(frozen=True)
class Aliases:
    """Aliases of a game."""

    all: tuple[Alias, ...] = ()

    @cached_property
    def _terms_by_phrase(self) -> dict[str, tuple[str, ...]]:
        """Terms that each folded phrase leads to, with a Latin phrase given by its stems."""
        found: dict[str, tuple[str, ...]] = {}
        for alias in self.all:
            for said in map(flatten, alias.say):
                book = texts(flatten(alias.zh if is_han(said) else alias.en))
                if not book:
                    continue
                phrase = said if is_han(said) else " ".join(texts(said))
                found[phrase] = tuple(dict.fromkeys((*found.get(phrase, ()), *book)))
        return found

    @cached_property
    def _by_beginning(self) -> dict[str, list[str]]:
        """Phrases by their first Chinese character or Latin stem, the longest first."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for phrase in sorted(self._terms_by_phrase, key=len, reverse=True):
            found[phrase[0] if is_han(phrase) else phrase.partition(" ")[0]].append(phrase)
        return found

    def aliases_in(self, folded: str) -> tuple[UsedAlias, ...]:
        """Find the aliases used in a folded text, the longest ones, none overlapping another."""
        kept: list[UsedAlias] = []
        for each in sorted(
            (*self._find_han(folded), *self._find_latin(folded)), key=lambda one: one.start - one.end
        ):
            if all(each.end <= other.start or other.end <= each.start for other in kept):
                kept.append(each)
        return tuple(kept)

    def _find_han(self, folded: str) -> Iterator[UsedAlias]:
        for start, character in enumerate(folded):
            for phrase in self._by_beginning.get(character, ()) if is_han(character) else ():
                if folded.startswith(phrase, start):
                    yield UsedAlias(start, start + len(phrase), self._terms_by_phrase[phrase])

    def _find_latin(self, folded: str) -> Iterator[UsedAlias]:
        words = [word for word in _WORD.finditer(folded) if not is_han(word[0])]
        stems = [" ".join(texts(word[0])) for word in words]
        for first, stem in enumerate(stems):
            for phrase in self._by_beginning.get(stem, ()):
                last = first + phrase.count(" ")
                if " ".join(stems[first : last + 1]) == phrase:
                    yield UsedAlias(words[first].start(), words[last].end(), self._terms_by_phrase[phrase])


def read(source: str) -> Aliases:
    """Parse aliases from TOML: ``[[word]]`` with ``say.en``, ``say.zh``, ``book.en`` and ``book.zh``.

    Raises:
        tomllib.TOMLDecodeError: the text is no TOML.
        KeyError: an entry lacks ``say`` or ``book``.
    """
    return Aliases(
        tuple(
            Alias(
                (*entry["say"].get("en", ()), *entry["say"].get("zh", ())),
                entry["book"].get("en", ""),
                entry["book"].get("zh", ""),
            )
            for entry in tomllib.loads(source).get("word", ())
        )
    )


@cache
def load_everyday() -> Aliases:
    """Load the aliases of any table, once."""
    return read(data_path("rulebooks", "everyday_words.toml").read_text(encoding="utf-8"))


def with_everyday(own: Aliases, everyday: Aliases, book: str) -> Aliases:
    """Add the aliases of any table to those of a game, which go before them.

    An everyday word that the rulebook has itself is left as it is, and one leads to the words it has.

    Args:
        own: the aliases of the game.
        everyday: the aliases of any table.
        book: the folded text of the rulebook.
    """
    taken = {flatten(said) for alias in own.all for said in alias.say}
    known = frozenset(texts(book))
    added = (
        Alias(
            tuple(
                said
                for said in map(flatten, alias.say)
                if not (said in taken or _is_in_book(said, book, known))
            ),
            _known_words(alias.en, known),
            _known_words(alias.zh, known),
        )
        for alias in everyday.all
    )
    return Aliases((*own.all, *(alias for alias in added if alias.say and (alias.en or alias.zh))))


def _is_in_book(said: str, book: str, known: Collection[str]) -> bool:
    """Check that a rulebook has an everyday word: as it is, as a whole word, or in another form."""
    if is_han(said):
        return said in book
    stems = texts(said)
    return (len(stems) == 1 and stems[0] in known) or bool(re.search(rf"\b{re.escape(said)}\b", book))


def _known_words(words: str, book: Collection[str]) -> str:
    return " ".join(word for word in words.split() if all(term in book for term in texts(flatten(word))))


def load(game: str) -> Aliases:
    """Load the aliases of a game, or none if there is no file."""
    path = data_path("rulebooks", game, "words.toml")
    return read(path.read_text(encoding="utf-8")) if path.is_file() else Aliases()
