"""Finding sections by words, in English and in both Chinese scripts."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.rulebook.folding import Folded, fold
from companion.rulebook.matching import Place, places, terms
from companion.rulebook.snippets import Span, cut, merged

MAX_QUERY = 100
"""Characters of a query that are looked at."""

_IN_HEADING, _REPEATED, _MOST_REPEATED = 10.0, 0.02, 10


@dataclass(frozen=True)
class Hit:
    """A section that was found.

    Attributes:
        id: the section's id.
        heading: its number and title.
        heading_spans: where the words stand in the heading: start and end, ascending, apart from each other.
        snippet: a piece of its text, around the words where they are in it.
        spans: where the words stand in the snippet.
    """

    id: str
    heading: str
    heading_spans: tuple[Span, ...]
    snippet: str
    spans: tuple[Span, ...]


@dataclass(frozen=True)
class _Entry:
    """A section prepared for searching: its heading, a line break, its text."""

    id: str
    heading: str
    text: str
    folded: Folded

    @property
    def text_start(self) -> int:
        return len(self.heading) + 1

    def original(self, place: Place) -> Span:
        return self.folded.original(place.start, place.end)

    def in_heading(self, place: Place) -> bool:
        return self.original(place)[0] < self.text_start


class Index:
    """Sections prepared for searching."""

    def __init__(self, sections: Iterable[tuple[str, str, str]]) -> None:
        """Prepare sections, each given as id, heading and plain text."""
        self._entries = tuple(
            _Entry(id_, heading, text, fold(f"{heading}\n{text}")) for id_, heading, text in sections
        )

    def search(self, query: str) -> tuple[Hit, ...]:
        """The sections in which every word of a query is found, best first.

        Latin words match from their beginning. Chinese is found as it is typed, or else in pieces of two
        characters or more; the script does not matter. A word in the heading counts more than one in the
        text; sections that are equally good keep their order.

        Args:
            query: what somebody typed; only the first `MAX_QUERY` characters are looked at.
        """
        wanted = terms(fold(query[:MAX_QUERY]).text)
        if not wanted:
            return ()
        found: list[tuple[float, Hit]] = []
        for entry in self._entries:
            per_term = [places(term, entry.folded.text) for term in wanted]
            if all(per_term):
                found.append((_score(entry, per_term), _hit(entry, per_term)))
        return tuple(hit for _, hit in sorted(found, key=lambda scored: -scored[0]))


def _score(entry: _Entry, per_term: list[tuple[Place, ...]]) -> float:
    return sum(
        max(place.quality * (_IN_HEADING if entry.in_heading(place) else 1.0) for place in found)
        + _REPEATED * min(len(found), _MOST_REPEATED)
        for found in per_term
    )


def _hit(entry: _Entry, per_term: list[tuple[Place, ...]]) -> Hit:
    spans = merged(entry.original(place) for found in per_term for place in found)
    above = tuple(span for span in spans if span[0] < entry.text_start)
    below = [(start - entry.text_start, end - entry.text_start) for start, end in spans[len(above) :]]
    snippet, shown = cut(entry.text, below)
    return Hit(entry.id, entry.heading, above, snippet, shown)
