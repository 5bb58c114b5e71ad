"""A whole home in a log, as in a browser: played, put out at any point, opened again."""

from pathlib import Path
from random import Random

import pytest

from companion.errors import CompanionError
from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.loading import summarise_lines
from companion.hosting.open_home import OpenHome
from tests.history.tapes import Full
from tests.hosting.play import GAME, Clock, begin, play_on, play_out, step

HOME = Path("/home/companion").absolute()
Tapes = tuple[MemoryTape, MemoryTape]


def opened(tapes: Tapes) -> OpenHome:
    return OpenHome.open(HOME, clock=Clock(), disk=LogDisk(tapes, HOME, clock=Clock()))


def evening(tapes: Tapes) -> dict[str, tuple[bytes, ...]]:
    """Return one table played to its end, another begun. Their lines."""
    with opened(tapes) as house:
        first, second = begin(house), begin(house, "Cid", "Dan", "Eve")
        play_on(second, 9)
        play_out(first)
        play_on(second, 4, seed=2)
        assert house.tables.library.summaries.count() == 1
        return {live.id: house.tables.library.lines(live.id) for live in (first, second)}


def test_an_evening_is_there_again() -> None:
    tapes = MemoryTape(), MemoryTape()
    lines = evening(tapes)
    finished, still_open = lines
    with opened(tapes) as house:
        library = house.tables.library
        assert library.open_tables() == (still_open,)
        assert [summary.id for summary in library.summaries.recent(5)] == [finished]
        assert {table: library.lines(table) for table in lines} == lines
        assert list(house.tables.reports) == []
        assert [(live.id, live.game.id) for live in house.tables.open_tables()] == [(still_open, GAME)]


def test_put_out_at_any_point_every_table_is_as_far_as_it_was_told() -> None:
    tapes = MemoryTape(), MemoryTape()
    lines = evening(tapes)
    data = max((tape.read() for tape in tapes), key=len)
    for length in [*range(16, len(data), len(data) // 60), len(data)]:
        cut = MemoryTape(data[:length]), MemoryTape()
        with opened(cut) as house:
            library = house.tables.library
            library.check_records(summarise_lines)
            found = (*library.open_tables(), *(summary.id for summary in library.summaries.recent(9)))
            for table in found:
                held = library.lines(table)
                assert held == lines[table][: len(held)]
            told = {report.id for report in house.tables.reports}
            assert told <= {"history-records-restored", "history-store-missing"}, (length, told)


def test_damage_to_a_record_costs_one_table_its_end_and_nothing_else() -> None:
    tapes = MemoryTape(), MemoryTape()
    lines = evening(tapes)
    tape = max(tapes, key=MemoryTape.size)
    data = bytearray(tape.read())
    _, still_open = lines
    at = data.rindex(lines[still_open][5])
    data[at] ^= 1
    broken = MemoryTape(bytes(data)), MemoryTape()
    with opened(broken) as house:
        library = house.tables.library
        told = [report.id for report in house.tables.reports]
        assert told == ["history-log-damaged", "history-journal-salvaged"]
        assert library.lines(still_open) == lines[still_open][:5]
        assert library.summaries.count() == 1
    with opened(broken) as house:
        assert list(house.tables.reports) == []


def test_a_full_browser_refuses_what_cannot_be_kept_and_has_everything_else() -> None:
    tapes = Full(), Full()
    with opened(tapes) as house:
        live = begin(house)
        play_on(live, 9)
        house.preferences.change(theme="dark")
        tape = max(tapes, key=Full.size)
        before = house.tables.library.lines(live.id)
        tape.room = tape.size() + 40
        for act in (
            lambda: step(live, Random(3)),
            lambda: begin(house, "Cid", "Dan"),
            lambda: house.preferences.change(theme="light"),
            lambda: house.people.remember([("Eve", "gold")]),
        ):
            with pytest.raises(CompanionError) as refused:
                act()
            assert refused.value.params["reason"] == "ENOSPC"
        assert house.tables.library.lines(live.id) == before
    again = Full(tape.read()), Full()
    with opened(again) as house:
        assert list(house.tables.reports) == []
        assert house.tables.library.lines(live.id) == before
        assert house.preferences.load().theme == "dark"
        live = house.tables.open_tables()[0]
        play_on(live, 1)
        assert len(house.tables.library.lines(live.id)) == len(before) + 1
