"""Play the sample anew, a table in mid-game: ``python tests/sample.py``."""

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from fruit import GAME
from fruit.position import DATA, Keep, Move, Open, Sell, Take

PATH = DATA / "samples" / "fruit.json"
BEGAN = 1_700_000_000_000

PLAYED: tuple[tuple[int, Move], ...] = (
    *((0, Open("apple")), (0, Open("apple")), (1, Open("plum")), (0, Take("apple")), (1, Take("apple"))),
    *((0, Keep()), (1, Keep())),
    *((0, Open("apple")), (0, Open("pear")), (0, Open("plum")), (1, Take("plum")), (0, Take("apple"))),
    *((1, Keep()), (0, Sell("apple"))),
    *((0, Open("plum")), (1, Open("pear")), (1, Open("plum")), (0, Take("plum"))),
)


def encode_sample() -> bytes:
    """Encode the record of a table at which Ann and Ben play the third round."""
    table = Table.set_up(GAME, "SAMPLE", Setup(make_seats("Ann", "Ben")), BEGAN)
    for number, (seat, move) in enumerate(PLAYED, 1):
        table = table.play(seat, move, at=BEGAN + 20_000 * number, by=seat)
    return Codec(GAME).encode_record(table.record)


if __name__ == "__main__":
    PATH.write_bytes(encode_sample())
