"""How fast the referee of Sweet Lands is: ``make bench``. Nothing here fails for being slow.

The table is that of the sample: three seats in round 3, with an invented box that is known from end to end.
"""

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from companion.data import data_path
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import PIECES
from companion.sharing.codec import pack, unpack
from tests.games.sweet_lands.full_box import full_box

GAME = GAMES["sweet_lands"]
SAMPLE = Table.replay(GAME, Codec(GAME).decode_record(data_path("samples", "sweet_lands.json").read_bytes()))


def position() -> Position:
    """Return the sample's table, new to every cache that knows it by identity."""
    found: Position = replace(SAMPLE.position)
    return found


@pytest.mark.benchmark(group="sweet lands: survey")
@pytest.mark.parametrize("phase", ["place", "action"])
def test_where_every_piece_may_lie_and_why_not_elsewhere(benchmark: BenchmarkFixture, phase: str) -> None:
    """All reasons for every hex and every edge, at a table new to every memory of whole positions.

    The goal is under 5 ms for each piece.
    """

    def look() -> int:
        here = position().with_table(phase=phase)
        surveys = (GAME.survey(here, here.turn, piece) for piece in PIECES)
        return sum(len(dict(survey.targets.items())) for survey in surveys)

    benchmark.extra_info["targets"] = benchmark(look)
    benchmark.extra_info["pieces"] = len(PIECES)


@pytest.mark.benchmark(group="sweet lands: one question")
def test_all_moves(benchmark: BenchmarkFixture) -> None:
    here = position()
    assert benchmark(lambda: len(GAME.moves(here, here.turn))) > 0


@pytest.mark.benchmark(group="sweet lands: one question")
def test_one_move_made(benchmark: BenchmarkFixture) -> None:
    here = position()
    move = GAME.moves(here, here.turn)[0]
    assert benchmark(lambda: GAME.apply(here, here.turn, move)) != here


@pytest.mark.benchmark(group="sweet lands: one question")
def test_the_agenda(benchmark: BenchmarkFixture) -> None:
    here = position()
    assert benchmark(lambda: GAME.agenda(here)).tasks


@pytest.mark.benchmark(group="sweet lands: one question")
def test_the_score(benchmark: BenchmarkFixture) -> None:
    here = position()
    assert benchmark(lambda: GAME.scoresheet(here)).standings


@pytest.mark.benchmark(group="sweet lands: carried")
def test_a_table_in_a_code(benchmark: BenchmarkFixture) -> None:
    """Count how many bytes a table with a learned box takes, and the box alone."""
    data: bytes = benchmark.pedantic(lambda: pack(SAMPLE), rounds=1)  # type: ignore[no-untyped-call]
    assert unpack(data).table.position == SAMPLE.position
    begun = Table.set_up(GAME, "box", Setup(make_seats("Ann"), box=dict(full_box())), 0)
    benchmark.extra_info["bytes"] = len(data)
    benchmark.extra_info["entries"] = len(SAMPLE.entries)
    benchmark.extra_info["bytes of the box"] = len(pack(begun))
    benchmark.extra_info["prints in the box"] = len(full_box())
