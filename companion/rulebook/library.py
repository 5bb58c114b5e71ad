"""Rulebook of a game in all its languages, ready to be asked."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from companion.rulebook import phrasings
from companion.rulebook.book import Rulebook, load
from companion.rulebook.index import Document, Index
from companion.rulebook.phrasings import Asked
from companion.wording import aliases
from companion.wording.aliases import Aliases
from companion.wording.folding import flatten
from companion.wording.language_data import read_spoken

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_LATIN = re.compile(r"[a-z]+")

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
"""The languages a rulebook is searched in, whatever the reader's."""


@dataclass(frozen=True)
class RulebookLibrary:
    """Rules of a game with all data for searching them.

    Attributes:
        books: by language.
        aliases: the words that people use.
        asked: the questions that people ask about each section.
    """

    books: Mapping[str, Rulebook]
    aliases: Aliases
    asked: Asked

    @cached_property
    def index(self) -> Index:
        """Search index of the sections."""
        return Index(tuple(self._make_document(section.id) for section in self._distinct_books[0].sections))

    @cached_property
    def _distinct_books(self) -> tuple[Rulebook, ...]:
        """Distinct books: in a draft, the same book may stand for several languages."""
        return tuple({book.locale: book for book in self.books.values()}.values())

    @cached_property
    def known(self) -> frozenset[str]:
        """Latin words of the books, of questions as people ask them, of aliases and of grammar."""
        told = (text for document in self.index.documents for text in document.fields().values())
        said = (flatten(text) for alias in self.aliases.all for text in alias.say)
        return read_spoken().small.union(word for text in (*told, *said) for word in _LATIN.findall(text))

    def _make_document(self, section_id: str) -> Document:
        sections = [book.section(section_id) for book in self._distinct_books]
        chapters = [book.chapter(section_id) for book in self._distinct_books]
        lines = self.asked.get(section_id, {}).values()
        return Document(
            section_id,
            number=sections[0].number,
            title=_join_folded(section.title for section in sections),
            chapter=_join_folded(chapter.title for chapter in chapters),
            bold=_join_folded(each for section in sections for each in _BOLD.findall(section.body)),
            text=_join_folded(section.text for section in sections),
            asked=tuple(flatten(line) for told in lines for line in told),
        )


def _join_folded(parts: Iterator[str]) -> str:
    return flatten("\n".join(parts))


@cache
def library(game: str) -> RulebookLibrary:
    """Load the library of a game on its first question.

    Raises:
        FileNotFoundError: the game has no rulebook.
    """
    books = {locale: load(game, locale) for locale in LANGUAGES}
    said = _join_folded(f"{each.title}\n{each.text}" for book in books.values() for each in book.sections)
    words = aliases.with_everyday(aliases.load(game), aliases.load_everyday(), said)
    return RulebookLibrary(books, words, phrasings.load(game))
