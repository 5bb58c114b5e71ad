"""Rulebook and its sections, read from Markdown."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType

from companion.data import data_path
from companion.games import GAMES

ENGLISH = "en"
"""The language a game is written in first."""

RULINGS = "rulings"
"""The chapter that every rulebook lists its ambiguous rules in."""

_HEADING = re.compile(r"## (?P<number>\d+(?:\.\d+)*) (?P<title>.+?) \{#(?P<id>[a-z][a-z_.]*)\}")
_DIAGRAM = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
_RULE_OF_TABLE = re.compile(r"\|[-:| ]+\|")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_BULLET = re.compile(r"^(?:[*-]|\d+\.) ")
_MARKS = re.compile(r"[*`]")
_TARGET = re.compile(r"\]\(#([a-z][a-z_.]*)\)")


class RulebookError(ValueError):
    """Error for a file that is no rulebook, with the line in its message."""


@dataclass(frozen=True)
class Section:
    """Section of a rulebook.

    Attributes:
        id: the id in violations and score lines, such as ``build.contact``; the same in every language.
        number: as printed, such as ``5.2``; the same in every language.
        title: its subject.
        body: Markdown. Links to other sections read ``#<id>``.
    """

    id: str
    number: str
    title: str
    body: str

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}"

    @property
    def level(self) -> int:
        """Level: 1 for a chapter, 2 for a section inside a chapter."""
        return 1 + self.number.count(".")

    @cached_property
    def text(self) -> str:
        """Body in a single line without diagrams and Markdown marks, as it is searched and quoted."""
        return " ".join(self.lines)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """Lines of `text`: paragraphs, points of lists, rows of tables."""
        lines = "".join(between_diagrams(self.body)).splitlines()
        return tuple(plain(without_bullet(line)) for line in lines if line and not is_rule_of_table(line))

    @cached_property
    def links(self) -> tuple[str, ...]:
        """Ids of the sections it links to, each once."""
        return tuple(dict.fromkeys(_TARGET.findall(self.body)))


def between_diagrams(body: str) -> list[str]:
    """Split Markdown into the parts before, between and behind its diagrams."""
    return _DIAGRAM.split(body)


def is_rule_of_table(line: str) -> bool:
    """Check that a line of Markdown is the rule between the heads of a table and its rows."""
    return bool(_RULE_OF_TABLE.fullmatch(line))


def without_bullet(line: str) -> str:
    """Remove the bullet or number of a list's point, and keep any other line unchanged."""
    return _BULLET.sub("", line)


def plain(markdown: str) -> str:
    """Remove the marks and link targets from a line of Markdown."""
    return " ".join(_MARKS.sub("", _LINK.sub(r"\1", markdown)).replace("|", " ").split())


@dataclass(frozen=True)
class Rulebook:
    """Rules of a game in a single language.

    Attributes:
        game: the game's id.
        locale: the language.
        title: the game's name as the rulebook gives it.
        sections: its sections, in order.
    """

    game: str
    locale: str
    title: str
    sections: tuple[Section, ...]

    @cached_property
    def _by_id(self) -> MappingProxyType[str, Section]:
        return MappingProxyType({section.id: section for section in self.sections})

    @cached_property
    def _by_number(self) -> MappingProxyType[str, Section]:
        return MappingProxyType({section.number: section for section in self.sections})

    def section(self, section_id: str) -> Section:
        """Look up the section with an id.

        Raises:
            KeyError: there is no such section.
        """
        return self._by_id[section_id]

    def chapter(self, section_id: str) -> Section:
        """Find the chapter of a section, or the chapter itself for a chapter.

        Raises:
            KeyError: there is no such section.
        """
        return self._by_number[self.section(section_id).number.partition(".")[0]]

    def related_sections(self, section_id: str) -> tuple[str, ...]:
        """List the ids of the sections that a section links to, then of those that link to it.

        Raises:
            KeyError: there is no such section.
        """
        here = self.section(section_id)
        there = (section.id for section in self.sections if section_id in section.links)
        both = dict.fromkeys((*here.links, *there))
        return tuple(each for each in both if each != section_id and each in self._by_id)


def _parse_sections(lines: list[str]) -> Iterator[Section]:
    heading: re.Match[str] | None = None
    body: list[str] = []
    for number, line in enumerate(lines, start=2):
        if not line.startswith("## "):
            body.append(line)
            continue
        if heading:
            yield _make_section(heading, body)
        heading, body = _HEADING.fullmatch(line), []
        if heading is None:
            raise RulebookError(f"line {number}: expected '## 1.2 Title {{#id}}', got {line!r}")
    if heading is None:
        raise RulebookError("no section")
    yield _make_section(heading, body)


def _make_section(heading: re.Match[str], body: list[str]) -> Section:
    return Section(heading["id"], heading["number"], heading["title"], "\n".join(body).strip())


def parse(source: str, game: str, locale: str) -> Rulebook:
    """Parse a rulebook from Markdown: ``# Title``, then sections such as ``## 5.2 Title {#build.contact}``.

    Raises:
        RulebookError: the title or a section's heading is missing or malformed, or an id is used twice.
    """
    first, *rest = source.splitlines() or [""]
    if not first.startswith("# "):
        raise RulebookError(f"line 1: expected '# Title', got {first!r}")
    sections = tuple(_parse_sections(rest))
    ids = [section.id for section in sections]
    twice = sorted({section_id for section_id in ids if ids.count(section_id) > 1})
    if twice:
        raise RulebookError(f"used twice: {', '.join(twice)}")
    return Rulebook(game, locale, first.removeprefix("# ").strip(), sections)


@cache
def load(game: str, locale: str) -> Rulebook:
    """Load the rulebook of a game in a language of the app, or a draft's in English if it has no other.

    Raises:
        FileNotFoundError: the game has no rulebook in that language.
        RulebookError: the file is malformed.
    """
    path = data_path("rulebooks", game, f"{locale}.md")
    if locale != ENGLISH and game in GAMES and GAMES[game].draft and not path.is_file():
        return load(game, ENGLISH)
    return parse(path.read_text(encoding="utf-8"), game, locale)
