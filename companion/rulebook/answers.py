"""Answers of the rulebook to a question."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.rulebook.aspects import choose
from companion.rulebook.book import Rulebook, Section
from companion.rulebook.library import RulebookLibrary, library
from companion.rulebook.outside import other_game, read_outside
from companion.rulebook.passages import LIKE, LIKE_LIMIT, LIKE_NUMBER, passage
from companion.rulebook.people import without_names
from companion.rulebook.question import LONGEST, understand
from companion.rulebook.sentences import NOTHING, Wish, find_terms, means, score_all, wish
from companion.rulebook.spans import Span
from companion.rulebook.statements import Statement
from companion.rulebook.unknown import unknown_words
from companion.wording.numbers import names_number

MOST = 6
"""Largest count of sections in an answer."""


SHOWN = 3
"""Count of sections shown at once, which are ranked by what is quoted from them, too."""

LISTED = 0.7
"""Factor on the score of a section that only lists the answer in a table."""

QUOTED, FITS = 0.1, 0.8
"""Weight of the fit of what is quoted from a section, beside the section's score, and its largest value."""

MEANT, LETTERED = 0.12, 0.4
"""Bonuses of a section with the row of a table that a number means, or that a letter names."""

CHAPTER = 0.97
"""Factor on the score of a chapter, beside that of a section."""

SURE, COVERED = 0.65, 0.25
"""Least score of the first section that answers a question with an unknown word, or with many that it lacks,
and the least share of the question's words that it has then."""


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
        fit: the worth of what is quoted, as a share of the question's.
        meant: the bonus for the row of a table that a number or a letter in the question means.
        example: whether it is quoted from an example.
        listed: whether only a row of its tables answers, where a rule in words was asked for.
        silent: whether what is quoted says that the rules leave it open, and not how the app reads it.
    """

    section: Section
    chapter: Section
    score: float
    sentence: str
    spans: tuple[Span, ...]
    heading_spans: tuple[Span, ...]
    related: tuple[str, ...]
    fit: float = 0.0
    meant: float = 0.0
    example: bool = False
    listed: bool = False
    silent: bool = False


@dataclass(frozen=True)
class Answer:
    """Answer of the rulebook.

    Attributes:
        question: the question as typed.
        findings: the sections that answer, best first; there is always one.
        nearest: whether nothing speaks of what is asked, and these are only the nearest.
        silent: whether what is quoted first says that the rules leave it open.
        unknown: the words of the question that neither the rulebook nor its aliases know, as typed.
        other_game: the name of another game that the question is about; mostly empty.
        chapters: all chapters of the book, to look further.
    """

    question: str
    findings: tuple[Finding, ...]
    nearest: bool
    chapters: tuple[Section, ...]
    silent: bool = False
    unknown: tuple[str, ...] = ()
    other_game: str = ""


def ask(game: str, question: str, locale: str, names: Sequence[str] = ()) -> Answer:
    """Ask the rulebook of a game, in any language.

    Args:
        game: the game's id.
        question: any text.
        locale: the language of the sections in the answer.
        names: names of people, which are no words of the rulebook.

    Raises:
        FileNotFoundError: the game has no rulebook in that language.
    """
    return answer(library(game), question, locale, names)


def answer(shelf: RulebookLibrary, question: str, locale: str, names: Sequence[str] = ()) -> Answer:
    """Answer a question from a given library. See `ask`."""
    book, index = shelf.books[locale], shelf.index
    text = without_names(question[:LONGEST], names, index)
    understood = understand(text, shelf.aliases, shelf.known, read_outside().everyday)
    chosen = choose(index, understood, MOST)
    worth = {term: weight * index.rarity(term) for term, weight in understood.wanted.items()}
    wanted = wish(understood, worth)
    shares = chosen.shares or {0: 0.0}
    found = tuple((book.section(index.documents[number].id), share) for number, share in shares.items())
    findings = [_make_finding(book, section, share, wanted) for section, share in found]
    if not chosen.settled:
        findings[:SHOWN] = sorted(findings[:SHOWN], key=_rank_key)
    unknown = unknown_words(text, understood, index, shelf.known)
    elsewhere = other_game(understood.folded, book.game, locale)
    number = next(number for number in shares if index.documents[number].id == findings[0].section.id)
    little = chosen.covered.get(number, 0.0) < COVERED and not chosen.settled
    doubted = (bool(unknown) or little) and findings[0].score < SURE
    return Answer(
        question,
        tuple(findings),
        not chosen.fits or bool(elsewhere) or doubted,
        tuple(section for section in book.sections if section.level == 1),
        findings[0].silent,
        unknown,
        elsewhere,
    )


def _rank_key(one: Finding) -> float:
    """Rank a section by the fit of what is quoted from it, too, and a chapter behind its sections."""
    score = one.score * (LISTED if one.listed else 1.0) * (CHAPTER if one.section == one.chapter else 1.0)
    return -(score + QUOTED * min(one.fit, FITS) + one.meant)


def _compute_bonus(told: Statement, wanted: Wish) -> float:
    """Compute the bonus for a row of a table that is meant, or for a sentence with the number asked about."""
    if told.kind != "row":
        asked = [number.value for number in wanted.key.numbers if number.sure]
        return MEANT if wanted.amount and any(map(told.has_number, asked)) else 0.0
    if not (wanted.key.open and means(told, wanted)):
        return 0.0
    return MEANT if names_number(told.key) else LETTERED


def _least_like(wanted: Wish) -> float:
    """Choose how much a neighbor has to answer, too: a number or limit beside the wanted one misleads."""
    return LIKE_LIMIT if wanted.several else LIKE_NUMBER if wanted.amount else LIKE


def _make_finding(book: Rulebook, section: Section, score: float, wanted: Wish) -> Finding:
    chapter = book.chapter(section.id)
    scored = score_all(section, chapter, wanted)
    told, quoted = passage(section, scored, _least_like(wanted))
    whole = NOTHING + sum(wanted.terms.values())
    fit = max((each.worth for each in scored), default=0.0) / whole
    return Finding(
        section,
        chapter,
        round(score, 3),
        quoted,
        find_terms(quoted, wanted.terms),
        find_terms(section.heading, wanted.terms),
        book.related_sections(section.id),
        fit=fit,
        meant=_compute_bonus(told, wanted),
        example=told.kind == "example",
        listed=told.kind == "row" and bool(wanted.fitting) and not means(told, wanted),
        silent=told.leaves_open,
    )
