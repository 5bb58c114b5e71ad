"""What bringing in games costs: a spreadsheet of 200,000 rows next to one of 50,000, in the same run.

Reading and comparing is work of this machine alone; writing waits for the disk (fsync) once or twice a game.
"""

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.commands.languages import texts_of
from companion.files.play_files import open_plays
from companion.hosting.import_plays import find_new_games, import_games
from companion.hosting.open_home import OpenHome
from companion.locale.negotiation import LOCALES

SEATS = 4
TEXTS = [texts_of(locale) for locale in LOCALES]


def spreadsheet(rows: int) -> bytes:
    """Games of four people each, over some years."""
    lines = [
        f"20{10 + game // 4000 % 15}-{1 + game % 12:02d}-{1 + game // 12 % 28:02d} {game % 24:02d}:30,"
        f"Game {game % 50},P{(game + person) % 40},{(game * 7 + person * 13) % 90},Home\n"
        for game in range(rows // SEATS)
        for person in range(SEATS)
    ]
    return ("Date,Game,Player,Score,Location\n" + "".join(lines)).encode()


@pytest.mark.benchmark(group="read a spreadsheet of games and compare it with the history")
@pytest.mark.parametrize("rows", [50_000, 200_000], ids=["50,000 rows", "200,000 rows"])
def test_read_and_compare(benchmark: BenchmarkFixture, tmp_path: Path, rows: int) -> None:
    data = spreadsheet(rows)
    with OpenHome.open(tmp_path) as house:

        def bring() -> int:
            return len(find_new_games(house, open_plays(data, "games.csv").found.plays, TEXTS).new)

        found = benchmark.pedantic(bring, rounds=3, warmup_rounds=1)  # type: ignore[no-untyped-call]
    assert found == rows // SEATS


@pytest.mark.benchmark(group="write the games of a spreadsheet")
@pytest.mark.parametrize("games", [100, 400], ids=["100 games", "400 games"])
def test_write(benchmark: BenchmarkFixture, tmp_path: Path, games: int) -> None:
    plays = open_plays(spreadsheet(SEATS * games), "games.csv").found.plays
    folders = iter(range(100))

    def write() -> int:
        with OpenHome.open(tmp_path / str(next(folders))) as house:
            return len(import_games(house, find_new_games(house, plays, TEXTS), TEXTS[0]).tables)

    assert benchmark.pedantic(write, rounds=3) == games  # type: ignore[no-untyped-call]
