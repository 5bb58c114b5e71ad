"""The samples that ship, one in each language: four people, seven categories, some still to be entered.

``python -m tests.games.score_pad.sample`` writes them anew.
"""

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.score_pad import GAME
from companion.games.score_pad.moves import Enter, SetCell
from companion.games.score_pad.sheet import encode_sheet
from companion.locale import LOCALES
from tests.games.score_pad.sheets import shipped

BEGAN = 1_790_000_000_000
PAUSE = 21_000
COUNTS = ((12, 9, 11, 14), (7, 5, 9, 6), (4, 6, 3, 5), (3, 3, 1, 2), (18, 25, 11, 9), (8, 14, 5))
"""By category, what everybody enters; of the sixth somebody is still missing."""


def played(locale: str) -> bytes:
    """Return the record of the sample in a language: what its lines are called was typed in it."""
    seats = make_seats("Ann", "Ben", "Cleo", "Dan")
    setup = Setup(seats, box={"sheet": encode_sheet(shipped("city", locale))})
    table = Table.set_up(GAME, "SAMPLE", setup, BEGAN)
    made = ((seat, Enter(cell, count)) for cell, row in enumerate(COUNTS) for seat, count in enumerate(row))
    for number, (seat, move) in enumerate(made, 1):
        table = table.play(seat, move, at=BEGAN + PAUSE * number, by=seat)
    table = table.correct(SetCell(2, 4, 13), at=BEGAN + PAUSE * 40, by=2)
    return Codec(GAME).encode_record(table.record)


if __name__ == "__main__":
    for language in LOCALES:
        name = "score_pad.json" if language == "en" else f"score_pad-{language}.json"
        data_path("samples", name).write_bytes(played(language))
