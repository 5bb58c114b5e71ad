"""What a host counts of itself, and how it tells it."""

import re
from pathlib import Path
from random import Random

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.history.errors import JournalUnwritable
from companion.hosting.intents import Play
from companion.hosting.measures import BOUNDS, Durations, Measures
from companion.hosting.open_home import OpenHome

LINE = re.compile(r'# TYPE [a-z_]+ (gauge|counter|histogram)|[a-z_]+(\{le="[^"]+"\})? [0-9.]+')


def test_every_line_is_one_that_prometheus_reads() -> None:
    measures = Measures()
    measures.appends.record(0.003)
    measures.overtaken.increment()
    text = measures.format_text({"phones": 4, "tables": 1})
    assert text.endswith("\n")
    assert all(LINE.fullmatch(line) for line in text.splitlines())
    assert "companion_phones 4\n" in text
    assert "companion_overtaken_total 1\n" in text
    assert 'companion_append_seconds_bucket{le="0.005"} 1\n' in text


def test_a_histogram_counts_up_to_each_bound_and_all_in_the_end() -> None:
    durations = Durations()
    for seconds in (0.0, *BOUNDS, 99.0):
        durations.record(seconds)
    counts = [int(line.split()[-1]) for line in durations.format_lines("x") if "_bucket" in line]
    assert counts == sorted(counts)
    assert counts[0] == 2  # nothing at all, and the first bound itself
    assert counts[-1] == durations.count == len(BOUNDS) + 2


def test_what_raises_is_not_counted_as_done() -> None:
    durations = Durations()
    with pytest.raises(ZeroDivisionError), durations.time():
        _ = 1 / 0
    assert durations.count == 0


def test_every_entry_and_every_one_that_could_not_be_written_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        live = house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))
        game, dice, measures = GAMES["card_city"], Random(1), house.tables.measures

        def play() -> None:
            seat = dice.choice(game.actors(live.table.position))
            live.submit(Play(seat, dice.choice(game.moves(live.table.position, seat))))

        for _ in range(5):
            play()

        def full(_line: bytes) -> None:
            raise JournalUnwritable(tmp_path, "ENOSPC")

        monkeypatch.setattr(live.journal, "append", full)
        with pytest.raises(JournalUnwritable):
            play()
        assert (measures.appends.count, measures.unwritten.value) == (5, 1)
