"""What every rulebook is measured by: its frame, and how its Markdown is read."""

import importlib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

import pytest

from companion.data import data_path
from companion.engine.rulings import Rulings
from companion.locale import LOCALES
from companion.rulebook import Rulebook, Section, load
from companion.rulebook.statements import columns, small_tables, statements

EXAMPLE = re.compile(r"\*Example\.\*|\*例：\*")
"""How an example begins."""

EVERY_LOCALE = pytest.mark.parametrize("locale", LOCALES)


def stands(sentence: str, section: Section) -> bool:
    """Tell if a section says something: word for word, or from a table with its heads."""
    told = (*statements(section), *columns(section), *small_tables(section))
    return sentence in section.text or sentence in [each.text for each in told]


@dataclass(frozen=True)
class Called:
    """What a section calls as the app does.

    Attributes:
        section: its id.
        message: the text of the app, without the game's id.
        written: how it stands there, with the text for ``{}``.
        place: where it stands; ``whole title`` is nothing but that.
        exact: whether upper and lower case count.
    """

    section: str
    message: str
    written: str = "{}"
    place: Literal["title", "whole title", "text", "source"] = "title"
    exact: bool = False

    def stands(self, section: Section, said: str) -> bool:
        """Check that a section has the words of the app."""
        parts = {"text": section.text, "source": section.body}
        wanted, there = self.written.format(said), parts.get(self.place, section.title)
        if not self.exact:
            wanted, there = wanted.casefold(), there.casefold()
        return wanted == there if self.place == "whole title" else wanted in there


@dataclass(frozen=True)
class Frame:
    """What the rulebook of a game has to hold in every language.

    Attributes:
        game: the game's id.
        chapters: the chapters in order, and the ids of their parts, parted by spaces.
        readings: the game's rulings, explained in the section ``rulings``.
        figures: how the text of a link may begin with a digit and be no section's number; a pattern.
        shortest: characters below which a section is not worth opening, in English and in Chinese.
        longest: characters beyond which a section does not fit on a phone or two.
        lists: sections that may be longer.
        switched: whether each section that a ruling leads to says itself that it can be switched.
        read_so: the sections that tell how the app reads the rules, where they could be read otherwise.
        facts: by section what it has to say, in every language.
        found: in a language, what somebody looks for, and the section that has to come first.
        summed: by section, what the sums of its examples come to; none where they are tested otherwise.
        told: the sections whose examples have no sum.
        called: what its sections call as the app does.
        slips: of the text that the rules were first read from, parted by spaces; none is in our Chinese ones.
    """

    game: str
    chapters: Mapping[str, str]
    readings: type[Rulings]
    figures: str
    shortest: tuple[int, int] = (40, 12)
    longest: tuple[int, int] = (1300, 500)
    lists: tuple[str, ...] = ("rulings",)
    switched: bool = True
    read_so: tuple[str, ...] = ()
    facts: tuple[tuple[str, str, str, str], ...] = ()
    found: tuple[tuple[str, str, str], ...] = ()
    summed: Mapping[str, Sequence[int]] = field(default_factory=dict)
    told: tuple[str, ...] = ()
    called: tuple[Called, ...] = ()
    slips: str = ""
    books: Mapping[str, Rulebook] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "books", {locale: load(self.game, locale) for locale in LOCALES})

    @cached_property
    def sections(self) -> list[str]:
        """The ids of all sections in order."""
        return [
            section
            for chapter, parts in self.chapters.items()
            for section in (chapter, *(f"{chapter}.{part}" for part in parts.split()))
        ]

    def body(self, locale: str, section: str) -> str:
        """Return the Markdown of a section."""
        return self.books[locale].section(section).body

    def source(self, locale: str) -> str:
        """Return the whole file."""
        return data_path("rulebooks", self.game, f"{locale}.md").read_text(encoding="utf-8")

    def han(self, locale: str) -> set[str]:
        """Return its Chinese characters."""
        return set(re.findall(r"[\u3400-\u9fff]", self.source(locale)))

    def links(self, locale: str, section: str) -> list[tuple[str, str]]:
        """Return the links of a section: what is written, and the section it leads to."""
        return re.findall(r"\[([^\]]*)\]\(#([^)]*)\)", self.body(locale, section))

    def rows(self, locale: str, section: str) -> list[list[int]]:
        """Return the numbers of every row that begins with one, in a section's tables."""
        lines = [line for line in self.body(locale, section).splitlines() if re.match(r"\| ?\d", line)]
        return [[int(number.replace("−", "-")) for number in re.findall(r"−?\d+", line)] for line in lines]

    def row(self, locale: str, section: str, number: int) -> list[int]:
        """Return the numbers of one row of a section's tables, its first cell left out.

        Rows are counted from 0.
        """
        lines = [line for line in self.body(locale, section).splitlines() if line.startswith("| ")]
        return [int(found) for found in re.findall(r"\d+", lines[number].split("|", 2)[2])]

    def sums(self, locale: str, section: str) -> list[tuple[int, int]]:
        """Return every sum of a section's examples: what its terms come to, and the result that is
        printed.
        """
        found = re.findall(r"((?:\d+ [+−] )+\d+) = \*\*(\d+)", self.body(locale, section))
        return [(_added(terms), int(result)) for terms, result in found]

    def printed_sums(self, locale: str) -> dict[str, list[int]]:
        """By section, the results of the sums that are printed there. All of them are right."""
        found = {section: self.sums(locale, section) for section in self.sections}
        assert [section for section, sums in found.items() if any(one != two for one, two in sums)] == []
        return {section: [total for total, _ in sums] for section, sums in found.items() if sums}

    def results(self, locale: str) -> int:
        """Count how many results are printed."""
        return sum(section.body.count("= **") for section in self.books[locale].sections)

    def with_examples(self, locale: str) -> list[str]:
        """Return the sections that have an example, in order."""
        return [section.id for section in self.books[locale].sections if EXAMPLE.search(section.body)]

    def example(self, locale: str, section: str) -> str:
        """Return the text of a section's example, to the end of its paragraph."""
        return EXAMPLE.split(self.body(locale, section))[1].split("\n")[0]


def frame_of(game_id: str) -> Frame:
    """Return the frame of a game's rulebook: ``FRAME`` in ``tests/rulebook/<game>.py``, by convention.

    Raises:
        LookupError: there is none; said so that one knows what to write.
    """
    try:
        frame: Frame = importlib.import_module(f"tests.rulebook.{game_id}").FRAME
    except (ModuleNotFoundError, AttributeError) as error:
        raise LookupError(f"write tests/rulebook/{game_id}.py with FRAME: {error}") from error
    return frame


def _added(terms: str) -> int:
    numbers = re.findall(r"([+−]?) ?(\d+)", terms)
    return sum(-int(number) if sign == "−" else int(number) for sign, number in numbers)


def flanks(line: str, start: int, end: int) -> tuple[bool, bool]:
    """Tell if emphasis marks can open and can close if they stand, by the rules of CommonMark."""
    before, after = line[start - 1 : start] if start else " ", line[end : end + 1] or " "

    def punctuation(c: str) -> bool:
        return unicodedata.category(c)[0] in "PS"

    opens = not after.isspace() and (not punctuation(after) or before.isspace() or punctuation(before))
    closes = not before.isspace() and (not punctuation(before) or after.isspace() or punctuation(after))
    return opens, closes


SWITCHED = re.compile(r"setup|setting|your table")
"""How an English section says that the table may have it otherwise."""


def unswitched(frame: Frame) -> list[str]:
    """Return the rulings that lead to a section that does not say that it can be switched."""
    return [
        target for _, target in frame.links("en", "rulings") if not SWITCHED.search(frame.body("en", target))
    ]
