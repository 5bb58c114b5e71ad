"""Sections prepared for being asked for: BM25F over their fields, and how people ask for them.

BM25F: Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004.
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from companion.rulebook.terms import terms, texts

_WORD = re.compile(r"[a-z]+")

FIELDS = {
    "number": (4.0, 0.0),
    "title": (4.0, 0.3),
    "chapter": (1.0, 0.3),
    "bold": (1.0, 0.5),
    "text": (1.0, 0.6),
    "asked": (1.5, 0.5),
}
"""What a term in a field weighs, and how much the length of the field takes from it (the b of BM25)."""

K1 = 1.2
"""How soon a term that is repeated counts no more."""


@dataclass(frozen=True)
class Document:
    """One section as it is searched; every text is folded, those of all languages one after another.

    Attributes:
        id: the section's id.
        number: as it is printed before its title.
        title: its titles, a line each.
        chapter: the titles of its chapter.
        bold: what is printed bold in it.
        text: its text.
        asked: lines as people ask for it.
    """

    id: str
    number: str = ""
    title: str = ""
    chapter: str = ""
    bold: str = ""
    text: str = ""
    asked: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """What a question may be like: its titles, and lines as people ask."""
        return (*self.title.split("\n"), *self.asked)

    def field(self, name: str) -> str:
        """The text of a field of `FIELDS`."""
        return "\n".join(self.asked) if name == "asked" else getattr(self, name)


@dataclass(frozen=True)
class Line:
    """A line as people ask for a section.

    Attributes:
        document: the number of its section.
        weight: of all its terms together.
    """

    document: int
    weight: float


@dataclass(frozen=True)
class Index:
    """The sections of a game in all languages, prepared once."""

    documents: tuple[Document, ...]
    _memory: dict[str, float] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def postings(self) -> dict[str, dict[int, float]]:
        """For each term the sections it stands in, and how much it is there: from 0 to 1."""
        told: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
        for name, (weight, b) in FIELDS.items():
            counted = [texts(document.field(name)) for document in self.documents]
            mean = sum(map(len, counted)) / max(1, len(counted)) or 1.0
            for number, found in enumerate(counted):
                share = weight / (1 - b + b * len(found) / mean)
                for term, times in Counter(found).items():
                    told[term][number] += share * times
        return {
            term: {number: amount / (K1 + amount) for number, amount in by_number.items()}
            for term, by_number in told.items()
        }

    def rarity(self, term: str) -> float:
        """The inverse document frequency of a term; that of the rarest for one that stands nowhere."""
        known = self._memory.get(term)
        if known is None:
            often = len(self.postings.get(term, ())) or 1
            known = self._memory[term] = math.log(1 + (len(self.documents) - often + 0.5) / (often + 0.5))
        return known

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All the lines as people ask."""
        return tuple(
            Line(number, sum(weight * self.rarity(term) for term, weight in weighed(line).items()))
            for number, document in enumerate(self.documents)
            for line in document.lines
        )

    @cached_property
    def in_lines(self) -> dict[str, tuple[int, ...]]:
        """For each term the numbers of the lines it stands in."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        lines = (line for document in self.documents for line in document.lines)
        for number, line in enumerate(lines):
            for term in set(texts(line)):
                found[term].append(number)
        return {term: tuple(numbers) for term, numbers in found.items()}

    @cached_property
    def words(self) -> frozenset[str]:
        """Every Latin word that stands somewhere."""
        return frozenset(
            word
            for document in self.documents
            for name in FIELDS
            if name != "chapter"
            for word in _WORD.findall(document.field(name))
        )


def weighed(folded: str) -> dict[str, float]:
    """The terms of a folded text, each with its weight."""
    return {term.text: term.weight for term in terms(folded)}


def index(documents: Iterable[Document] | Sequence[Document]) -> Index:
    """An index of documents."""
    return Index(tuple(documents))
