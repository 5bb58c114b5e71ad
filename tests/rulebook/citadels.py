"""The rulebook of Citadels as its tests read it."""

from companion.games.citadels.position import Readings
from tests.rulebook.checks import EVERY_LOCALE, Frame

CHAPTERS = {
    "contents": "noble religious trade military special characters",
    "setup": "crown two three size",
    "round": "",
    "deal": "up down",
    "draft": "two three seven",
    "call": "killed nobody",
    "turn": "",
    "action": "gold cards",
    "income": "",
    "build": "count price twice",
    "roles": "assassin thief magician king bishop merchant architect warlord",
    "destroy": "price protected last",
    "special": "haunted_city keep laboratory workshop observatory graveyard library school_of_magic"
    " dragon_gate university great_wall",
    "end": "",
    "score": "districts bonus colours complete ties",
    "hands": "",
    "phones": "",
    "rulings": "silent",
}

FRAME = Frame("citadels", CHAPTERS, Readings, figures=r"2 (gold|more)$")
BOOKS = FRAME.books
body, row, rows = FRAME.body, FRAME.row, FRAME.rows

__all__ = ["BOOKS", "EVERY_LOCALE", "FRAME", "body", "row", "rows"]
