from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.history.people import name_key
from companion.history.statistics import (
    GameRecord,
    PersonRecord,
    people_records,
)
from tests.history.samples import finished, seat, summaries

EVENING = [
    finished(1, seat("Ann", 19), seat("Bob", 12, 2)),
    finished(2, seat("Ann", 15), seat("Bob", 15), seat("Cid", 9, 3)),
    finished(3, seat("bob", 31), game="small_city"),
    finished(4, seat("Cid", 40), seat("Ann", 38, 2), game="small_city"),
]


def test_wins_count_shared_ones_too_and_playing_alone_is_no_win() -> None:
    assert people_records(EVENING)[1] == PersonRecord(
        name="bob",
        plays=3,
        wins=1,
        shared_wins=1,
        last_at=EVENING[2].finished_at,
        games=(
            GameRecord("card_city", 2, 0, 1, 1, 15, 13.5, EVENING[1].finished_at),
            GameRecord("small_city", 1, 1, 0, 0, 31, 31.0, EVENING[2].finished_at),
        ),
    )


def test_people_come_by_wins_then_by_plays() -> None:
    found = [(record.name, record.wins, record.plays) for record in people_records(EVENING)]
    assert found == [("Ann", 2, 3), ("bob", 1, 3), ("Cid", 1, 2)]
    only = [(record.name, record.wins) for record in people_records(EVENING, game="small_city")]
    assert only == [("Cid", 1), ("Ann", 0), ("bob", 0)]


def test_a_renamed_person_is_one_person() -> None:
    def now(name: str) -> str:
        return "Bob" if name_key(name) == "cid" else name

    record, _ = people_records(EVENING, name_now=now)
    assert (record.name, record.plays, record.wins) == ("Bob", 4, 2)


def test_somebody_with_two_seats_played_once_with_the_better() -> None:
    (record,) = people_records([finished(1, seat("Ann", 5, 2), seat("Ann", 9, 1))])
    assert (record.plays, record.wins, record.games[0].best, record.games[0].solo) == (1, 1, 9, 0)


@settings(deadline=None)
@given(st.lists(summaries, max_size=12, unique_by=lambda summary: summary.id))
def test_every_count_agrees_with_the_tables_themselves(history: list[object]) -> None:
    tables = [summary for summary in history if isinstance(summary, type(EVENING[0]))]
    records = people_records(tables)
    assert records == people_records(tables[::-1])
    sat = [{name_key(seat.name) for seat in table.seats} for table in tables]
    assert sum(record.plays for record in records) == sum(map(len, sat))
    assert len(records) == len(set().union(*sat))
    for record in records:
        assert 0 <= record.shared_wins <= record.wins <= record.plays
        assert record.plays == sum(game.plays for game in record.games)
        for game in record.games:
            mine = [
                [seat for seat in table.seats if name_key(seat.name) == name_key(record.name)]
                for table in tables
                if table.game == game.game
            ]
            assert game.plays == sum(map(bool, mine))
            assert game.best <= max(seat.total for seats in mine for seat in seats)
            assert game.mean <= game.best
