"""Sections prepared for being asked for: BM25F over their fields, and how people ask for them.

BM25F: Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004.
"""

import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cached_property

from companion.rulebook.terms import texts, weights

FIELDS = {
    "number": (4.0, 0.0),
    "title": (6.0, 0.3),
    "chapter": (1.0, 0.3),
    "bold": (1.0, 0.5),
    "text": (0.7, 0.6),
    "asked": (1.0, 0.5),
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

    def fields(self) -> dict[str, str]:
        """The texts of all `FIELDS`."""
        return {
            "number": self.number,
            "title": self.title,
            "chapter": self.chapter,
            "bold": self.bold,
            "text": self.text,
            "asked": "\n".join(self.asked),
        }


@dataclass(frozen=True)
class Index:
    """The sections of a game in all languages, prepared once.

    Attributes:
        documents: the sections; they are called by their place here.
    """

    documents: tuple[Document, ...]
    _rarities: dict[str, float] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def postings(self) -> dict[str, dict[int, float]]:
        """For each term the sections it stands in, and how much it is there: from 0 to 1."""
        told: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
        fields = [document.fields() for document in self.documents]
        for name, (weight, b) in FIELDS.items():
            counted = [texts(each[name]) for each in fields]
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
        known = self._rarities.get(term)
        if known is None:
            often = len(self.postings.get(term, ())) or 1
            known = self._rarities[term] = math.log(1 + (len(self.documents) - often + 0.5) / (often + 0.5))
        return known

    @cached_property
    def _lines(self) -> tuple[tuple[int, dict[str, float]], ...]:
        """Every line with the number of its section, and the weights of its terms."""
        return tuple(
            (number, weights(line))
            for number, document in enumerate(self.documents)
            for line in document.lines
        )

    @cached_property
    def lines(self) -> tuple[tuple[int, float], ...]:
        """Every line: the number of its section, and what all its terms weigh together."""
        return tuple(
            (number, sum(weight * self.rarity(term) for term, weight in weighed.items()))
            for number, weighed in self._lines
        )

    @cached_property
    def in_lines(self) -> dict[str, list[int]]:
        """For each term the lines it stands in, by their place in `lines`."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for place, (_, weighed) in enumerate(self._lines):
            for term in weighed:
                found[term].append(place)
        return dict(found)
