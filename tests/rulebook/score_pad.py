"""The rulebook of the score pad as its tests read it."""

from companion.games.score_pad.position import Readings
from tests.rulebook.checks import Frame

CHAPTERS = {
    "sheet": "",
    "enter": "",
    "rounds": "bids goal final",
    "categories": "most",
    "together": "",
    "places": "",
    "score": "ties",
    "correct": "",
    "end": "",
    "rulings": "",
}

FRAME = Frame("score_pad", CHAPTERS, Readings, figures=r"(?!)")
