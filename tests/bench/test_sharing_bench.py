"""What carrying costs: bytes, characters, the version of the QR code, and the time to pack and unpack.

The evenings have an entry every 3 to 60 seconds, three corrections and two undos, and are played at random,
which is dearer than play with a plan.
"""

from functools import lru_cache
from statistics import median

import pytest
from msgspec.json import decode
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.record import Codec
from companion.games import GAMES
from companion.sharing.code import from_text, to_text
from companion.sharing.codec import pack, unpack
from companion.sharing.parts import Gathering, split
from companion.sharing.qr import CHARACTERS, COMFORTABLE
from tests.conformance.golden import Golden, folder, replayed
from tests.sharing.plays import AnyTable, evening

EVENINGS = 200
EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))


@lru_cache(maxsize=8)
def evenings(game_id: str) -> tuple[AnyTable, ...]:
    return tuple(evening(seed, game_id) for seed in range(EVENINGS))


@lru_cache(maxsize=8)
def full_golden(game_id: str) -> tuple[AnyTable, ...]:
    """Return the golden records of as many seats as the game has."""
    game = GAMES[game_id]
    found = [
        replayed(game, decode(path.read_bytes(), type=Golden))
        for path in sorted(folder(game_id).glob("*.json"))
    ]
    most = max(game.seats)
    return tuple(table for table in found if len(table.header.setup.seats) == most)


def version(characters: int) -> int:
    """Return the smallest version of a QR code at level M that holds so many characters."""
    return next(number for number, room in CHARACTERS.items() if room >= characters)


def told(name: str, tables: tuple[AnyTable, ...]) -> str:
    """Entries, bytes, characters and versions: the least, the median, the most."""
    data = [pack(table) for table in tables]
    characters = [len(to_text(one)) for one in data]
    columns = {
        "entries": [table.seq for table in tables],
        "json": [len(Codec(table.game).encode_record(table.record)) for table in tables],
        "bytes": [len(one) for one in data],
        "characters": characters,
        "QR version": [version(one) for one in characters],
    }
    rows = (f"{what} {min(found)}/{median(found):g}/{max(found)}" for what, found in columns.items())
    return f"{name} ({len(tables)}): " + ", ".join(rows)


@EVERY
@pytest.mark.benchmark(group="carry: sizes")
def test_sizes(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], game_id: str) -> None:
    tables = evenings(game_id)
    lines = (told(f"{game_id} evenings", tables), told(f"{game_id} golden", full_golden(game_id)))
    with capsys.disabled():
        print("\n" + "\n".join(lines))
    largest = max((pack(table) for table in tables), key=len)
    assert benchmark(lambda: split(largest, CHARACTERS[COMFORTABLE])) == (to_text(largest),)


@EVERY
@pytest.mark.benchmark(group="carry: time")
def test_packing_an_evening(benchmark: BenchmarkFixture, game_id: str) -> None:
    table = evenings(game_id)[0]
    benchmark.extra_info["entries"] = table.seq
    assert benchmark(lambda: pack(table))


@EVERY
@pytest.mark.benchmark(group="carry: time")
def test_unpacking_an_evening(benchmark: BenchmarkFixture, game_id: str) -> None:
    text = to_text(pack(evenings(game_id)[0]))
    assert benchmark(lambda: unpack(from_text(text))).agrees


@EVERY
@pytest.mark.benchmark(group="carry: time")
def test_gathering_the_parts_of_an_evening(benchmark: BenchmarkFixture, game_id: str) -> None:
    texts = split(pack(evenings(game_id)[0]), 100)

    def gather() -> bytes:
        gathering = Gathering()
        for text in texts:
            gathering = gathering.add(text)
        return gathering.complete()

    assert benchmark(gather)
