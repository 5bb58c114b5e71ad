"""What saving and looking back cost: the 10th game next to the 10,000th, in the same run.

Everything waits for the disk here (fsync), as it does at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.files.play_files import open_plays
from companion.history.disk import FileDisk
from companion.history.figures import Figures, count_figures
from companion.history.home import Home
from companion.history.journal import FileJournal, Journal
from companion.history.library import Library
from companion.history.plays import PlayFilter, find_plays, list_plays
from companion.history.summary_store import SummaryStore
from companion.hosting.match_plays import PlayMatcher
from tests.history.samples import clock, finished, header, seat, summarise

PARTY = (seat("Ann", 31), seat("Bob", 28, 2), seat("Cid", 22, 3), seat("Dee", 19, 4))


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with Home.open(tmp_path) as opened:
        yield opened


def filled(home: Home, games: int) -> Library:
    """Return a library with some games, each with a record. The next one joins nine in the newest file."""
    for number in range(games):
        (home.records / f"{finished(number).id}.journal").touch()
    SummaryStore(home.store).add_all(finished(number, *PARTY) for number in range(games))
    return Library(home, clock=clock)


@pytest.mark.benchmark(group="save a finished game")
@pytest.mark.parametrize("games", [9, 2_009, 10_009], ids=["after 9", "after 2,009", "after 10,009"])
def test_save_a_finished_game(benchmark: BenchmarkFixture, home: Home, games: int) -> None:
    library = filled(home, games)
    library.summaries.count()
    numbers = count(games)

    def begin() -> tuple[tuple[Journal, int], dict[str, object]]:
        number = next(numbers)
        last = finished(number - 1, *PARTY)
        if number > games:
            library.discard(last.id)
        summary = finished(number, *PARTY)
        return (library.begin(summary.id, header(summary)), number), {}

    def save(journal: Journal, number: int) -> None:
        library.finish(journal, finished(number, *PARTY))

    benchmark.pedantic(save, setup=begin, rounds=60, warmup_rounds=3)  # type: ignore[no-untyped-call]
    assert library.summaries.count() == games + 1


@pytest.mark.benchmark(group="open the history at a new start and show the last 20")
@pytest.mark.parametrize("games", [109, 10_009], ids=["of 109", "of 10,009"])
def test_show_the_last_games(benchmark: BenchmarkFixture, home: Home, games: int) -> None:
    filled(home, games)

    def show(library: Library) -> int:
        return len(library.summaries.recent(20))

    def start() -> tuple[tuple[Library], dict[str, object]]:
        library = Library(home, clock=clock)
        assert library.make_missing_summaries(summarise) == 0
        return (library,), {}

    assert benchmark.pedantic(show, setup=start, rounds=30) == 20  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="bring the history in line with the records at a start")
@pytest.mark.parametrize("games", [109, 2_009, 10_009], ids=["of 109", "of 2,009", "of 10,009"])
def test_heal_at_the_start(benchmark: BenchmarkFixture, home: Home, games: int) -> None:
    filled(home, games)
    assert benchmark(lambda: Library(home, clock=clock).make_missing_summaries(summarise)) == 0


@pytest.mark.benchmark(group="append an entry to the journal")
@pytest.mark.parametrize("fsync", [True, False], ids=["waiting for the disk", "not waiting"])
def test_append_an_entry(benchmark: BenchmarkFixture, tmp_path: Path, fsync: bool) -> None:
    journal = FileJournal.create(tmp_path / "t1.journal", b"{}", clock=clock, disk=FileDisk(fsync=fsync))
    entry = b'{"seat":1,"move":{"type":"build","card":"R","at":"f5"},"hash":"0123456789abcdef"}'
    benchmark(journal.append, entry)
    assert journal.lines()[-1] == entry


@pytest.mark.benchmark(group="count what the charts of the history are drawn from")
@pytest.mark.parametrize("games", [10, 109, 10_009], ids=["of 10", "of 109", "of 10,009"])
def test_count_the_figures(benchmark: BenchmarkFixture, home: Home, games: int) -> None:
    library = filled(home, games)
    places = {summary.id: f"Place {number % 9}" for number, summary in enumerate(library.summaries.all())}

    def count() -> Figures:
        return count_figures(list_plays(library.summaries.all()), PlayFilter(), places=places)

    assert len(benchmark(count).tables) == games


@pytest.mark.benchmark(group="find games by words in the history")
@pytest.mark.parametrize("games", [109, 10_009], ids=["of 109", "of 10,009"])
def test_find_games(benchmark: BenchmarkFixture, home: Home, games: int) -> None:
    library = filled(home, games)
    library.summaries.all()

    def find() -> int:
        return len(find_plays(list_plays(library.summaries.all()), PlayFilter(text="ann", person="Bob")))

    assert benchmark(find) == games


@pytest.mark.benchmark(group="look through an export of BG Stats, and at which of its games are here")
@pytest.mark.parametrize("games", [109, 10_009], ids=["of 109", "of 10,009"])
def test_meet_games_from_elsewhere(benchmark: BenchmarkFixture, home: Home, games: int) -> None:
    library = filled(home, games)
    export = exported(games)

    def meet() -> int:
        plays = open_plays(export, "export.json").found.plays
        likeness = PlayMatcher(library.summaries.all(), lambda game: frozenset({game}), str)
        return sum(not likeness.match(play) for play in plays)

    assert benchmark.pedantic(meet, rounds=3) == games  # type: ignore[no-untyped-call]


def exported(games: int) -> bytes:
    """Return an export of BG Stats with so many games of four people."""
    people = [{"id": number, "name": seat.name} for number, seat in enumerate(PARTY)]
    scores = [{"playerRefId": number, "score": str(seat.total)} for number, seat in enumerate(PARTY)]
    plays = [
        {"uuid": str(number), "gameRefId": 1, "playDate": "2023-05-05 20:00:00", "playerScores": scores}
        for number in range(games)
    ]
    return msgspec.json.encode({"games": [{"id": 1, "name": "Farms"}], "players": people, "plays": plays})
