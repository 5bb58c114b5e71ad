from __future__ import annotations

import csv
import io
from collections.abc import Callable
from decimal import Decimal
from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.history.exports import to_csv
from companion.history.figures import count_figures
from companion.history.people import name_key
from companion.history.plays import PlayFilter, find_plays, list_plays
from companion.history.statistics import (
    GameRecord,
    GameStatistics,
    PersonRecord,
    game_statistics,
    head_to_head,
    people_records,
)
from companion.history.summary import Summary
from tests.history.samples import finished, seat, summaries

EVENING = [
    finished(1, seat("Ann", 19), seat("Bob", 12, 2)),
    finished(2, seat("Ann", 15), seat("Bob", 15), seat("Cid", 9, 3)),
    finished(3, seat("bob", 31), game="small_city"),
    finished(4, seat("Cid", 40), seat("Ann", 38, 2), game="small_city"),
]


def record_of(tables: list[Summary], name: str, name_now: Callable[[str], str] = str) -> PersonRecord:
    """Return a person's record, by their present name."""
    found = people_records(list_plays(tables, name_now))
    return next(record for record in found if name_key(record.name) == name_key(name))


def met(one: str, *tables: Summary) -> list[tuple[str, int, int, int, int]]:
    """Tell whom a person met, and how often they were ahead, behind and level."""
    found = head_to_head(list_plays(tables), name_key(one))
    return [(x.other, x.together, x.first_ahead, x.second_ahead, x.level) for x in found]


def test_wins_count_shared_ones_too_and_playing_alone_is_no_win() -> None:
    assert record_of(EVENING, "BOB") == PersonRecord(
        name="bob",
        plays=3,
        wins=1,
        shared_wins=1,
        last_at=EVENING[2].finished_at,
        games=(
            GameRecord("card_city", 2, 0, 1, 1, 15, 13.5, EVENING[1].finished_at, counted=2),
            GameRecord("small_city", 1, 1, 0, 0, 31, 31.0, EVENING[2].finished_at, counted=1),
        ),
    )


def test_people_come_by_wins_then_by_plays() -> None:
    found = [(record.name, record.wins, record.plays) for record in people_records(list_plays(EVENING))]
    assert found == [("Ann", 2, 3), ("bob", 1, 3), ("Cid", 1, 2)]
    small_city = find_plays(list_plays(EVENING), PlayFilter(game="small_city"))
    only = [(record.name, record.wins) for record in people_records(small_city)]
    assert only == [("Cid", 1), ("Ann", 0), ("bob", 0)]


def test_a_game_knows_its_best_and_everybody_who_reached_it() -> None:
    again = [*EVENING, finished(5, seat("Dee", 19), seat("Ann", 19, 1))]
    assert game_statistics(list_plays(again)) == (
        GameStatistics(
            "card_city", 3, 4, 19, ("Ann", "Dee"), "t00001", 108 / 7, again[4].finished_at, counted=3
        ),
        GameStatistics("small_city", 2, 3, 40, ("Cid",), "t00004", 109 / 3, again[3].finished_at, counted=2),
    )


def test_a_table_without_points_counts_as_a_play_of_its_game_and_never_for_its_best() -> None:
    farms = partial(finished, game="score_pad", variant="Farms")
    places = replace(farms(3, seat("Bob", 1), seat("Ann", 2, 2)), lowest=True, counted=False)
    (found,) = game_statistics(list_plays([farms(1, seat("Ann", 40), seat("Bob", 20, 2)), places]))
    assert (found.plays, found.counted, found.best, found.best_names, found.mean) == (2, 1, 40, ("Ann",), 30)
    (alone,) = game_statistics(list_plays([places]))
    assert (alone.plays, alone.counted, alone.best_names) == (1, 0, ())


def test_what_tables_call_the_game_parts_one_game_from_another() -> None:
    pads = [
        finished(1, seat("Ann", 40), seat("Bob", 20, 2), game="score_pad", variant="Farms"),
        finished(2, seat("Ann", 3), seat("Bob", 5, 2), game="score_pad", variant="Golf", lowest=True),
        finished(3, seat("Bob", 4), seat("Ann", 9, 2), game="score_pad", variant="Golf", lowest=True),
        finished(4, seat("Ann", 100), game="score_pad"),
    ]
    found = game_statistics(list_plays(pads))
    assert [(one.variant, one.plays, one.best, one.best_names, one.mean) for one in found] == [
        ("Golf", 2, 3, ("Ann",), 21 / 4),
        ("", 1, 100, ("Ann",), 100),
        ("Farms", 1, 40, ("Ann",), 30),
    ]
    ann = [(one.variant, one.plays, one.wins, one.best, one.mean) for one in record_of(pads, "Ann").games]
    assert ann == [("Golf", 2, 1, 3, 6), ("", 1, 0, 100, 100), ("Farms", 1, 1, 40, 40)]


def test_a_sheet_that_was_turned_round_is_another_game_of_the_same_name() -> None:
    pads = [finished(n, variant="Golf", lowest=n > 1) for n in (1, 2, 3)]
    assert [one.plays for one in game_statistics(list_plays(pads))] == [2, 1]


def test_head_to_head_counts_who_was_ahead() -> None:
    assert met("Ann", *EVENING) == [("Bob", 2, 1, 0, 1), ("Cid", 2, 1, 1, 0)]
    assert met("Ann", EVENING[3]) == [("Cid", 1, 0, 1, 0)]
    assert met("Dee", *EVENING) == []


def test_a_renamed_person_is_one_person() -> None:
    def now(name: str) -> str:
        return "Bob" if name_key(name) == "cid" else name

    record = record_of(EVENING, "Bob", now)
    assert (record.name, record.plays, record.wins) == ("Bob", 4, 2)


def test_somebody_with_two_seats_played_once_with_the_better() -> None:
    record = record_of([finished(1, seat("Ann", 5, 2), seat("Ann", 9, 1))], "Ann")
    assert (record.plays, record.wins, record.games[0].best, record.games[0].solo) == (1, 1, 9, 0)


@settings(deadline=None)
@given(st.lists(summaries, max_size=12, unique_by=lambda summary: summary.id))
def test_every_count_agrees_with_the_tables_themselves(history: list[object]) -> None:
    tables = [summary for summary in history if isinstance(summary, type(EVENING[0]))]
    plays = list_plays(tables)
    assert plays == list_plays(tables[::-1])
    records = people_records(plays)
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
                if (table.game, table.variant) == (game.game, game.variant)
            ]
            assert game.plays == sum(map(bool, mine))
            assert game.best <= max(seat.total for seats in mine for seat in seats)
            assert game.mean <= game.best
    assert sum(found.plays for found in game_statistics(plays)) == len(tables)
    for record in records:
        one = name_key(record.name)
        for found in head_to_head(plays, one):
            two = name_key(found.other)
            back = next(back for back in head_to_head(plays, two) if name_key(back.other) == one)
            assert (found.first_ahead, found.level) == (back.second_ahead, back.level)
            assert found.together == found.first_ahead + found.second_ahead + found.level
            assert found.together == sum({one, two} <= people for people in sat)


def test_halves_and_tenths_are_counted_without_noise() -> None:
    tenths = [Decimal("0.1"), Decimal("0.2"), Decimal("0.3")]
    plays = list_plays([finished(number, seat("Ann", points)) for number, points in enumerate(tenths)])
    (game,) = game_statistics(plays)
    (person,) = people_records(plays)
    assert (game.best, game.mean) == (Decimal("0.3"), 0.2)
    assert (person.games[0].best, person.games[0].mean) == (Decimal("0.3"), 0.2)


def test_one_seat_without_points_leaves_the_others_their_points_in_figures_and_exports() -> None:
    farms = partial(finished, game="score_pad", variant="Farms")
    placed = [seat("Ann", 1), replace(seat("Bob", 2, 2), points=50), replace(seat("Cleo", 3, 3), points=0)]
    partly = replace(farms(1, *placed), counted=False)
    plays = list_plays([partly, farms(2, seat("Bob", 30), seat("Ann", 20, 2))])
    (found,) = game_statistics(plays)
    assert (found.best, found.best_names, found.mean, found.counted) == (50, ("Bob",), 25, 2)
    records = {record.name: record.games[0] for record in people_records(plays)}
    assert [(records[name].counted, records[name].mean) for name in ("Ann", "Bob")] == [(1, 20), (2, 40)]
    drawn = count_figures(plays, PlayFilter(game=partly.game, variant=partly.variant))
    assert [(best.name, best.total) for best in drawn.best] == [
        ("Bob", 50),
        ("Bob", 30),
        ("Ann", 20),
        ("Cleo", 0),
    ]
    lines = {line.name: [each.value for each in line.points] for line in drawn.points}
    assert lines == {"Ann": [20], "Bob": [50, 40], "Cleo": [0]}
    rows = list(csv.DictReader(io.StringIO(to_csv([partly]).decode("utf-8-sig"))))
    assert [(row["total"], row["rank"], row["counted_by"]) for row in rows] == [
        ("", "1", "places"),
        ("50", "2", "places"),
        ("0", "3", "places"),
    ]
