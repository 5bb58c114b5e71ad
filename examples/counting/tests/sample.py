"""Play the sample anew, a table in mid-game: ``python tests/sample.py``."""

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from counting import GAME
from counting.position import DATA, Lay

PATH = DATA / "samples" / "counting.json"


def encode_sample() -> bytes:
    """Encode the record of a table at which Ann and Ben have laid some stones."""
    table = Table.set_up(GAME, "SAMPLE", Setup(make_seats("Ann", "Ben")), 1_700_000_000_000)
    for number, (seat, stones) in enumerate(((0, 2), (1, 3), (0, 1)), 1):
        table = table.play(seat, Lay(stones), at=1_700_000_000_000 + 20_000 * number, by=seat)
    return Codec(GAME).encode_record(table.record)


if __name__ == "__main__":
    PATH.write_bytes(encode_sample())
