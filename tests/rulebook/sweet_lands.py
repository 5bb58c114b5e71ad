"""The rulebook of Sweet Lands as its tests read it."""

import re
from dataclasses import dataclass
from functools import cached_property

from companion.games.sweet_lands.position import Readings
from tests.rulebook.checks import EVERY_LOCALE, Frame

CHAPTERS = {
    "contents": "map learning",
    "setup": "table seats variants",
    "round": "start cleanup",
    "income": "order draw",
    "turn": "hand order",
    "area": "slots basic special advanced copy gold extra disc",
    "terrain": "where ground special reward",
    "road": "where",
    "flip": "",
    "draw": "",
    "property": "where order price rewards tower",
    "rabbit": "where none",
    "industry": "locomotive labs end",
    "food": "discount end",
    "prosperity": "last elements",
    "card": "instant passing automation rewards",
    "skill": "flip advanced",
    "wonder": "",
    "milestone": "",
    "free": "",
    "pass": "steps city industry helper",
    "end": "",
    "score": "victory prosperity city sets gold diamonds ports milestones final ties targets",
    "solo": "",
    "rulings": "silent",
}


FRAME = Frame("sweet_lands", CHAPTERS, Readings, figures=r"(?!)")
BOOKS = FRAME.books
body, row, rows = FRAME.body, FRAME.row, FRAME.rows

Hex = tuple[int, int]
"""A hex of a picture: half hexes from the left, rows from the top."""

Corner = tuple[int, int]
"""A corner of a hex: half hexes from the left, thirds of a row from the top."""


@dataclass(frozen=True)
class Picture:
    """A section's map of hexes, read character by character.

    Attributes:
        lines: as they are written.
    """

    lines: tuple[str, ...]

    @cached_property
    def rows(self) -> list[str]:
        """The lines with hexes in them."""
        return [line for line in self.lines if line.strip(" /\\")]

    @cached_property
    def hexes(self) -> dict[Hex, str]:
        """What is written in each hex."""
        found = {}
        for row, line in enumerate(self.rows):
            for match in re.finditer(r"[^ |]+", line):
                assert match.start() % 3 == 0, line
                found[match.start() // 3, row] = match[0]
        return found

    @cached_property
    def roads(self) -> list[tuple[Hex, Hex]]:
        """The two hexes on either side of each road."""
        found: list[tuple[Hex, Hex]] = []
        row = -1
        for line in self.lines:
            row += line in self.rows
            for match in re.finditer(r"[|/\\]", line):
                at = match.start() // 3
                sides = {"|": ((at - 1, row), (at + 1, row)), "/": ((at, row), (at + 1, row + 1))}
                found.append(sides.get(match[0], ((at + 1, row), (at, row + 1))))
        return found

    def at(self, sign: str) -> Hex:
        """The only hex with a sign."""
        (found,) = (one for one, written in self.hexes.items() if written == sign)
        return found

    def beside(self, one: Hex) -> set[Hex]:
        """The hexes that share an edge with one."""
        x, y = one
        steps = {(x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)}
        return steps & set(self.hexes)

    def group(self, start: Hex, among: set[Hex]) -> set[Hex]:
        """All hexes among some that hang together with one of them."""
        found, reached = {start}, [start]
        while reached:
            new = (self.beside(reached.pop()) & among) - found
            found |= new
            reached += new
        return found

    def corners(self, one: Hex) -> set[Corner]:
        """The six corners of a hex."""
        x, y = one[0], 3 * one[1]
        return {(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)}


def picture(section: str) -> Picture:
    """A section's map of hexes; it is the same in every language."""
    (drawn,) = re.findall(r"^```hex\n(.*?)\n```$", body("en", section), re.DOTALL | re.MULTILINE)
    return Picture(tuple(drawn.splitlines()))


__all__ = ["BOOKS", "EVERY_LOCALE", "FRAME", "Hex", "Picture", "body", "picture", "row", "rows"]
