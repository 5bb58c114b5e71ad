"""Words that people use, each leading to a word of the book: ``data/rulebooks/<game>/words.toml``."""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.data import data_path
from companion.rulebook.folding import flatten
from companion.rulebook.terms import Term, is_han, texts


@dataclass(frozen=True)
class Alias:
    """What people say for one word of the book.

    Attributes:
        say: words and phrases, English and Chinese ones together, as they were written down.
        en: the word of the English book, empty if there is none.
        zh: the word of the Chinese books, empty if there is none.
    """

    say: tuple[str, ...]
    en: str
    zh: str


@dataclass(frozen=True)
class Said:
    """An alias that somebody used.

    Attributes:
        start: where it begins in the folded text.
        end: just behind its end.
        terms: of the words of the book it leads to.
    """

    start: int
    end: int
    terms: tuple[str, ...]


@dataclass(frozen=True)
class Aliases:
    """All aliases of a game."""

    all: tuple[Alias, ...] = ()

    @cached_property
    def _leading(self) -> dict[tuple[str, ...] | str, tuple[str, ...]]:
        """The terms each phrase leads to; English phrases as their stems."""
        found: dict[tuple[str, ...] | str, tuple[str, ...]] = {}
        for alias in self.all:
            for said in map(flatten, alias.say):
                book = alias.zh if is_han(said) else alias.en
                key = said if is_han(said) else tuple(texts(said))
                found[key] = tuple(dict.fromkeys((*found.get(key, ()), *texts(flatten(book)))))
        return found

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._leading), default=0)

    def said(self, folded: str, terms: Sequence[Term]) -> tuple[Said, ...]:
        """The aliases used in a folded text, the longest ones, none inside another.

        Args:
            folded: the text.
            terms: its terms.
        """
        found = sorted(
            [*self._han(folded), *self._latin([term for term in terms if not is_han(term.text)])],
            key=lambda each: (each.start - each.end, each.start),
        )
        kept: list[Said] = []
        for each in found:
            if all(each.end <= other.start or other.end <= each.start for other in kept):
                kept.append(each)
        return tuple(kept)

    def _han(self, folded: str) -> Iterator[Said]:
        for start in range(len(folded)):
            if not is_han(folded[start]):
                continue
            for end in range(start + 1, min(len(folded), start + self._longest) + 1):
                if book := self._leading.get(folded[start:end]):
                    yield Said(start, end, book)

    def _latin(self, words: Sequence[Term]) -> Iterator[Said]:
        for first in range(len(words)):
            for last in range(first, min(len(words), first + self._longest)):
                if book := self._leading.get(tuple(word.text for word in words[first : last + 1])):
                    yield Said(words[first].start, words[last].end, book)


def read(source: str) -> Aliases:
    """Aliases from TOML: ``[[word]]`` with ``say.en``, ``say.zh``, ``book.en`` and ``book.zh``.

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


def load(game: str) -> Aliases:
    """The aliases of a game; none where nobody wrote any down."""
    path = data_path("rulebooks", game, "words.toml")
    return read(path.read_text(encoding="utf-8")) if path.is_file() else Aliases()
