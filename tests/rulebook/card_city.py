"""The rulebook of Card City as its tests read it."""

from companion.games.card_city.position import CARDS, Readings
from tests.rulebook.checks import Called, Frame

CHAPTERS = {
    "contents": "",
    "setup": "deck start",
    "rounds": "",
    "divide": "draw first lots order take deck solo",
    "build": "must contact square limit residence commerce industry leisure fixed unbuildable",
    "districts": "",
    "develop": "must order kinds residential commercial place limits supply",
    "income": "hall commerce",
    "buy": "one order price place supply",
    "marker": "",
    "end": "",
    "score": "residential empty money tie",
    "solo": "",
    "table": "",
    "rulings": "silent",
}

CALLED = tuple(Called("contents", f"card-{card}", f"{card} {{}}", "text") for card in (*CARDS, "H"))
"""Every card stands in the contents with its letter."""


FRAME = Frame(
    "card_city", CHAPTERS, Readings, figures=r"5×5|5 ×", shortest=(35, 11), switched=False, called=CALLED
)
BOOKS = FRAME.books
