"""Answers of the rulebook to a question."""

from dataclasses import dataclass

from companion.rulebook.aspects import choose
from companion.rulebook.book import Rulebook, Section
from companion.rulebook.library import RulebookLibrary, library
from companion.rulebook.question import understand
from companion.rulebook.sentences import Wish, best, find_terms, wish
from companion.rulebook.spans import Span

MOST = 6
"""Largest count of sections in an answer."""


SHOWN = 3
"""Count of sections shown at once, of which those that only list the answer in a table come last."""

LISTED = 0.7
"""Factor on the score of a section that only lists the answer in a table."""


@dataclass(frozen=True)
class Finding:
    """Section that answers a question.

    Attributes:
        section: the section, in the reader's language.
        chapter: the chapter it stands in; itself, if it is one.
        score: the share of the question, or of one of its parts, that it has: 1 and more is all of it.
        sentence: the best match: a sentence word for word as in ``section.text``, or a row of a table with
            the heads of its columns; empty for a section without text.
        spans: the places of the question's words in the sentence: start and end, ascending, apart.
        heading_spans: the same for ``section.heading``.
        related: ids of the sections that it links to, then of those that link to it.
        listed: whether only a row of its tables answers, where a rule in words was asked for.
    """

    section: Section
    chapter: Section
    score: float
    sentence: str
    spans: tuple[Span, ...]
    heading_spans: tuple[Span, ...]
    related: tuple[str, ...]
    listed: bool = False


@dataclass(frozen=True)
class Answer:
    """Answer of the rulebook.

    Attributes:
        question: the question as typed.
        findings: the sections that answer, best first; there is always one.
        nearest: whether no section really fits, and these are only the nearest.
        chapters: all chapters of the book, to look further.
    """

    question: str
    findings: tuple[Finding, ...]
    nearest: bool
    chapters: tuple[Section, ...]


def ask(game: str, question: str, locale: str) -> Answer:
    """Ask the rulebook of a game, in any language.

    Args:
        game: the game's id.
        question: any text.
        locale: the language of the sections in the answer.

    Raises:
        FileNotFoundError: the game has no rulebook in that language.
    """
    return answer(library(game), question, locale)


def answer(shelf: RulebookLibrary, question: str, locale: str) -> Answer:
    """Answer a question from a given library. See `ask`."""
    book = shelf.books[locale]
    understood = understand(question, shelf.aliases, shelf.known)
    chosen = choose(shelf.index, understood, MOST)
    chapters = tuple(section for section in book.sections if section.level == 1)
    worth = {term: weight * shelf.index.rarity(term) for term, weight in understood.wanted.items()}
    wanted = wish(understood.folded, worth)
    shares = chosen.shares or {0: 0.0}
    found = tuple((book.section(shelf.index.documents[number].id), share) for number, share in shares.items())
    findings = [_finding(book, section, share, wanted) for section, share in found]
    if not chosen.settled:
        findings[:SHOWN] = sorted(
            findings[:SHOWN], key=lambda one: -one.score * (LISTED if one.listed else 1.0)
        )
    return Answer(question, tuple(findings), not chosen.fits, chapters)


def _finding(book: Rulebook, section: Section, score: float, wanted: Wish) -> Finding:
    chapter = book.chapter(section.id)
    told = best(section, chapter, wanted)
    return Finding(
        section,
        chapter,
        round(score, 3),
        told.text,
        find_terms(told.text, wanted.terms),
        find_terms(section.heading, wanted.terms),
        book.related_sections(section.id),
        listed=told.kind == "row" and bool(wanted.fitting),
    )
