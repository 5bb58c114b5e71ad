"""Play the sample anew, a table in mid-game: ``python tests/sample.py``."""

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from dominoes import GAME
from dominoes.position import DATA, Lay

PATH = DATA / "samples" / "dominoes.json"
BEGAN = 1_700_000_000_000

PLAYED = ((0, Lay("a1", "b1")), (1, Lay("a1", "a2")), (0, Lay("c1", "d1")), (1, Lay("b2", "c2")))


def encode_sample() -> bytes:
    """Encode the record of a table at which Ann and Ben have laid some dominoes."""
    table = Table.set_up(GAME, "SAMPLE", Setup(make_seats("Ann", "Ben")), BEGAN)
    for number, (seat, move) in enumerate(PLAYED, 1):
        table = table.play(seat, move, at=BEGAN + 20_000 * number, by=seat)
    return Codec(GAME).encode_record(table.record)


if __name__ == "__main__":
    PATH.write_bytes(encode_sample())
