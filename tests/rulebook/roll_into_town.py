"""The rulebook of Roll Into Town as its tests read it."""

import re

from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.position import Readings
from companion.geometry.square import Grid
from tests.rulebook.checks import EVERY_LOCALE, Frame

CHAPTERS = {
    "contents": "sheet",
    "setup": "map most",
    "round": "dice icons",
    "undo": "",
    "discover": "dice where town_hall icons farm mountain tree river coast ocean any",
    "build": "price where once house pickaxe lumberjack harbor watermill tavern fountain market"
    " lighthouse cathedral",
    "gather": "farms harbors pickaxes lumberjack",
    "upkeep": "forests growth forced",
    "end": "",
    "score": "houses taverns river coast lighthouse cathedral ties solo",
    "rulings": "silent",
}

FRAME = Frame("roll_into_town", CHAPTERS, Readings, figures=r"6$")
BOOKS = FRAME.books
body, row, rows = FRAME.body, FRAME.row, FRAME.rows


def picture(section: str) -> list[list[str]]:
    """The squares of a section's picture, row by row; it is the same in every language."""
    (drawn,) = re.findall(r"^```\n(.*?)\n```$", body("en", section), re.DOTALL | re.MULTILINE)
    return [line.split() for line in drawn.splitlines()]


def drawn(section: str) -> Land:
    """A section's picture as a map; the squares with a figure are empty."""
    squares = picture(section)
    cells = tuple("." if token.isdigit() else token for line in squares for token in line)
    return Land(Grid(len(squares[0]), len(squares)), cells)


def figure(section: str, sign: str) -> int:
    """The number of the square that a sign stands on in a section's picture."""
    return [token for line in picture(section) for token in line].index(sign)


__all__ = ["BOOKS", "EVERY_LOCALE", "FRAME", "body", "drawn", "figure", "picture", "row", "rows"]
