"""The rulebook of Small City as its tests read it."""

from companion.games.small_city.position import Readings
from companion.games.small_city.printed import printed
from tests.rulebook.checks import EVERY_LOCALE, Frame

CHAPTERS = {
    "contents": "tiles cubes cards",
    "setup": "council limited town hall citizens money promises advanced",
    "town": "area influence storage",
    "rounds": "",
    "street": "place stay",
    "action": "ring price cards starred",
    "build": "slots cost direct area apart limited order screens mediator architect",
    "upgrade": "level cover cells fresh chain",
    "demolish": "cost people",
    "tiles": "residence factory warehouse commerce culture culture.cost clinic university metro refinery"
    " harbor police fire park hall",
    "move": "order must stay left one special tourists limit ban places opposite relocate settle jobs",
    "income": "tourists shops trade factories storage overflow",
    "votes": "residence university",
    "pollution": "made parks deaths who choice graves out",
    "council": "pay step restart locked industry construction economy tourism",
    "mayor": "",
    "score": "promises pollution ties",
    "promises": "",
    "rulings": "silent",
}

FRAME = Frame(
    "small_city",
    CHAPTERS,
    Readings,
    figures=r"100 ?%|1 (pollution|點汙染|点污染|元)$",
    lists=("promises", "rulings"),
)
BOOKS = FRAME.books
BOX = printed()
body, row, rows, source = FRAME.body, FRAME.row, FRAME.rows, FRAME.source

__all__ = ["BOOKS", "BOX", "EVERY_LOCALE", "FRAME", "body", "row", "rows", "source"]
