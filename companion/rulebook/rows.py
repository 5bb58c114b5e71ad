"""Choice of a table's row by the number or the name in a question."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from companion.rulebook.statements import Statement
from companion.wording.folding import is_han
from companion.wording.numbers import Number, covers, names_number

Places = Mapping[str, tuple[tuple[int, int], ...]]
"""Places of each term in a question: start and end."""

NEAR = 3
"""Largest gap between a number and the head of the column it is about, in characters."""

MEANT, NAMED, OTHER = 2.4, 1.7, 0.3
"""Factors for the row that a number means, for the row that is named, and for the other rows."""

_LETTER = re.compile(r"[a-z](?![a-z0-9])")


@dataclass(frozen=True)
class Key:
    """Numbers and names of a question that may choose a row.

    Attributes:
        folded: the question.
        numbers: its numbers.
        places: the places of its terms.
        open: whether it asks for a number or for a thing, so that a lone number may choose a row.
        amounts: the amounts of things, as in "4 gold": the number with each way to name the thing.
    """

    folded: str = ""
    numbers: tuple[Number, ...] = ()
    places: Places = field(default_factory=dict)
    open: bool = False
    amounts: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def values(self, head: Iterable[str]) -> tuple[int, ...]:
        """List the numbers that may choose a row: those beside a term of the head, else all others."""
        spans = [span for term in head for span in self.places.get(term, ())]
        gaps = {
            number: min((_gap_between(number.start, number.end, *span) for span in spans), default=NEAR + 1)
            for number in self.numbers
        }
        nearest = min(gaps.values(), default=NEAR + 1)
        if nearest <= NEAR:
            return tuple(number.value for number, gap in gaps.items() if gap == nearest)
        return tuple(number.value for number in self.numbers if number.sure) if self.open else ()

    def has_letter(self, letter: str, head: Iterable[str]) -> bool:
        """Check that the question names a letter beside one of the terms of a head."""
        spans = [span for term in head for span in self.places.get(term, ())]
        found = re.finditer(rf"(?<![a-z0-9]){letter}(?![a-z0-9])", self.folded)
        return any(_gap_between(*each.span(), *span) <= NEAR for each in found for span in spans)


def _gap_between(start: int, end: int, other_start: int, other_end: int) -> int:
    return max(start - other_end, other_start - end, 0)


def row_factor(row: Statement, key: Key) -> float:
    """Compute the factor of a row: high for the one that is meant, low for the others."""
    if any(_is_amount(cell, *amount) for cell in row.cell_terms[1:] for amount in key.amounts):
        return MEANT
    letter = _LETTER.match(row.key)
    if letter and key.has_letter(letter[0], row.head_terms):
        return MEANT
    if names_number(row.key):
        if any(covers(row.key, value) for value in key.values(row.head_terms)):
            return MEANT
    elif _is_named(row.cell_terms[0], key):
        return NAMED
    return NAMED if any(_is_named(cell, key) for cell in row.cell_terms[1:]) else OTHER


def _is_amount(cell: Mapping[str, float], value: int, words: Iterable[str]) -> bool:
    """Check that a cell is an amount of a thing: the number and every word of the thing."""
    return str(value) in cell and all(word in cell for word in words)


def _is_named(cell: Mapping[str, float], key: Key) -> bool:
    """Check that a question has every word of a cell, and its number if it names one."""
    words = [term for term, weight in cell.items() if (len(term) == 1 if is_han(term) else weight == 1)]
    return any(not term.isdigit() for term in words) and all(term in key.places for term in words)
