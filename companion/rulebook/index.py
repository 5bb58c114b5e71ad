"""Search index of sections: BM25F over their fields, and lines as people ask for them.

BM25F: Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.wording.terms import texts, weights

FIELDS = {
    "number": (4.0, 0.0),
    "title": (6.0, 0.3),
    "chapter": (1.0, 0.3),
    "bold": (1.0, 0.5),
    "text": (0.7, 0.6),
    "asked": (1.0, 0.5),
}
"""Weight of a term in each field, and the penalty for the field's length (the b of BM25)."""

K1 = 1.2
"""Saturation of repeated terms (the k1 of BM25)."""


@dataclass(frozen=True)
class Document:
    """Section as it is searched, with every text folded, those of all languages one after another.

    Attributes:
        id: the section's id.
        number: as it is printed before its title.
        title: its titles, a line each.
        chapter: the titles of its chapter.
        bold: its bold words.
        text: its text.
        asked: questions about it, as people ask them.
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
        """Lines to compare a question with: its titles, and questions as people ask them."""
        return (*self.title.split("\n"), *self.asked)

    def fields(self) -> dict[str, str]:
        """Map the names of all `FIELDS` to their texts."""
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
    """Search index of a game's sections in all languages.

    Attributes:
        documents: the sections; a section's number is its index here.
    """

    documents: tuple[Document, ...]

    @cached_property
    def postings(self) -> dict[str, dict[int, float]]:
        """Postings of each term: the sections that have it, with its saturated weight there from 0 to 1."""
        fields = [document.fields() for document in self.documents]
        counted = [[Counter(texts(each[name])) for name in FIELDS] for each in fields]
        lengths = [[counter.total() for counter in counters] for counters in counted]
        means = [sum(length) / len(fields) or 1.0 for length in zip(*lengths, strict=True)]
        found: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for number, (counters, length) in enumerate(zip(counted, lengths, strict=True)):
            told: dict[str, float] = {}
            for (weight, b), counter, long, mean in zip(
                FIELDS.values(), counters, length, means, strict=True
            ):
                share = weight / (1 - b + b * long / mean)
                for term, times in counter.items():
                    told[term] = told.get(term, 0.0) + share * times
            for term, amount in told.items():
                found[term][number] = amount / (K1 + amount)
        return dict(found)

    @cached_property
    def _rarities(self) -> dict[str, float]:
        """Inverse document frequencies of all terms."""
        count = len(self.documents)
        by_often = [math.log(1 + (count - often + 0.5) / (often + 0.5)) for often in range(count + 1)]
        return {term: by_often[len(sections)] for term, sections in self.postings.items()}

    def rarity(self, term: str) -> float:
        """Look up the inverse document frequency of a term, or that of the rarest term for an unknown one."""
        return self._rarities.get(term) or math.log(1 + (len(self.documents) - 0.5) / 1.5)

    @cached_property
    def _lines(self) -> tuple[list[tuple[int, float]], dict[str, list[int]]]:
        lines: list[tuple[int, float]] = []
        standing: defaultdict[str, list[int]] = defaultdict(list)
        rarities = self._rarities
        for number, document in enumerate(self.documents):
            for line in document.lines:
                whole = 0.0
                for term, weight in weights(line).items():
                    whole += weight * rarities[term]
                    standing[term].append(len(lines))
                lines.append((number, whole))
        return lines, dict(standing)

    @property
    def lines(self) -> Sequence[tuple[int, float]]:
        """Lines with the number of their section, and the total weight of their terms."""
        return self._lines[0]

    @property
    def in_lines(self) -> Mapping[str, Sequence[int]]:
        """Lines that hold each term, by their index in `lines`."""
        return self._lines[1]
