"""The rulebook of Sweet Lands as its tests read it."""

from typing import Literal

from companion.engine.rulings import Rulings
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
    "rulings": "",
}


class Readings(Rulings, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The ambiguous rules that the last chapter explains."""

    order: Literal["clockwise", "passing"] = "clockwise"
    advanced: Literal["without", "with"] = "without"
    maps: Literal["a", "b"] = "a"
    extra_draw: Literal["both", "either"] = "both"
    city: Literal["three_types", "all_different"] = "three_types"
    resources: Literal["basic", "any"] = "basic"


FRAME = Frame("sweet_lands", CHAPTERS, Readings, figures=r"(?!)")
BOOKS = FRAME.books
body, row, rows = FRAME.body, FRAME.row, FRAME.rows

__all__ = ["BOOKS", "EVERY_LOCALE", "FRAME", "body", "row", "rows"]
