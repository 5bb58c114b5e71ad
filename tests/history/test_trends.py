"""Lines over time, streaks, ratings, lengths and days, next to counting by hand."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from math import isclose

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.points import Points
from companion.history.people import name_key
from companion.history.plays import PlayedTable, list_plays
from companion.history.summary import Summary
from companion.history.tallies import list_best, list_evenings, measure_lengths
from companion.history.trends import (
    RATING,
    STEP,
    Streaks,
    find_regulars,
    find_streaks,
    follow_points,
    follow_ratings,
    follow_wins,
)
from tests.history.samples import finished, seat, summaries

histories = st.lists(summaries, max_size=10, unique_by=lambda summary: summary.id).map(
    lambda found: sorted(found, key=lambda summary: summary.order)
)
tables_of_three = st.lists(
    st.tuples(st.permutations(["Ann", "Bob", "Cid"]), st.lists(st.integers(1, 3), min_size=3, max_size=3)),
    max_size=12,
).map(
    lambda drawn: [
        finished(number, *(seat(name, 10 - rank, rank) for name, rank in zip(names, ranks, strict=True)))
        for number, (names, ranks) in enumerate(drawn)
    ]
)


def results(tables: list[Summary], key: str) -> list[tuple[Summary, int, Points]]:
    """Return a person's tables with their best rank, and the points they had with it."""
    found = []
    for table in tables:
        mine = [(each.rank, -each.total) for each in table.seats if name_key(each.name) == key]
        if mine:
            found.append((table, min(mine)[0], -min(mine)[1]))
    return found


@settings(deadline=None)
@given(histories)
def test_a_line_of_wins_is_the_share_of_the_tables_so_far(tables: list[Summary]) -> None:
    for trend in follow_wins(list_plays(tables)):
        mine = [found for found in results(tables, trend.key) if len(found[0].seats) > 1]
        assert [point.table for point in trend.points] == [table.id for table, _, _ in mine]
        for number, point in enumerate(trend.points, 1):
            assert point.value == sum(rank == 1 for _, rank, _ in mine[:number]) / number


@settings(deadline=None)
@given(histories, st.integers(1, 4))
def test_a_line_of_points_is_the_mean_of_the_latest(tables: list[Summary], window: int) -> None:
    trends = follow_points(list_plays(tables), window=window)
    assert {trend.key for trend in trends} == {name_key(one.name) for table in tables for one in table.seats}
    for trend in trends:
        totals = [total for _, _, total in results(tables, trend.key)]
        for number, point in enumerate(trend.points, 1):
            latest = totals[max(0, number - window) : number]
            assert isclose(point.value, sum(latest) / len(latest), abs_tol=1e-9)


@settings(deadline=None)
@given(tables_of_three)
def test_a_streak_is_as_long_as_the_run_of_wins(tables: list[Summary]) -> None:
    for key in ("ann", "bob", "cid"):
        runs = [
            tuple(table.id for table, _, _ in run)
            for won, run in groupby(results(tables, key), key=lambda found: found[1] == 1)
            if won
        ]
        streaks = find_streaks(list_plays(tables), key)
        assert len(streaks.longest) == max(map(len, runs), default=0)
        assert streaks.longest in [*runs, ()]
        lasting = runs and results(tables, key)[-1][1] == 1
        assert streaks.current == (runs[-1] if lasting else ())


def test_who_never_won_has_no_streak_and_playing_alone_breaks_none() -> None:
    assert find_streaks(list_plays([finished(1)]), "bob") == Streaks()
    alone = finished(2, seat("Ann", 4))
    plays = list_plays([finished(1), alone, finished(3)])
    assert find_streaks(plays, "ann").longest == ("t00001", "t00003")


def rated_by_hand(tables: list[Summary]) -> dict[str, float]:
    """Ratings after tables at which nobody sits twice: duel by duel."""
    ratings: dict[str, float] = {}
    for table in tables:
        old = {one.name: ratings.get(one.name, RATING) for one in table.seats}
        for one in table.seats:
            for two in table.seats:
                if one is two:
                    continue
                expected = 1.0 / (1.0 + pow(10.0, (old[two.name] - old[one.name]) / 400.0))
                reached = 1.0 if one.rank < two.rank else 0.0 if one.rank > two.rank else 0.5
                change = STEP / (len(table.seats) - 1) * (reached - expected)
                ratings[one.name] = ratings.get(one.name, RATING) + change
    return ratings


@settings(deadline=None)
@given(tables_of_three)
def test_ratings_follow_elos_formula_and_sum_to_what_they_began_with(tables: list[Summary]) -> None:
    found = {trend.name: trend.last for trend in follow_ratings(list_plays(tables))}
    expected = rated_by_hand(tables)
    assert found.keys() == expected.keys()
    assert all(isclose(found[name], expected[name], abs_tol=1e-6) for name in found)
    assert isclose(sum(found.values()), RATING * len(found), abs_tol=1e-6)


@settings(deadline=None)
@given(tables_of_three, st.lists(st.sampled_from(["ann", "bob", "zoe"]), unique=True))
def test_lines_of_some_are_those_of_everybody_but_for_the_others(
    tables: list[Summary], keys: list[str]
) -> None:
    plays = list_plays(tables)
    for follow in (follow_wins, follow_points, follow_ratings):
        assert follow(plays, keys) == tuple(trend for trend in follow(plays) if trend.key in keys)


@settings(deadline=None)
@given(histories, st.integers(1, 3))
def test_regulars_are_those_whom_nobody_else_outplayed(tables: list[Summary], most: int) -> None:
    plays = list_plays(tables)
    keys = {name_key(one.name) for table in tables for one in table.seats}
    often = {key: len(results(tables, key)) for key in keys}
    regulars = find_regulars(plays, most)
    assert len(regulars) == len(set(regulars)) == min(most, len(keys))
    assert all(often[other] <= often[key] for key in regulars for other in keys - set(regulars))


def test_between_equals_the_winner_gains_half_a_step_from_the_loser() -> None:
    ann, bob = follow_ratings(list_plays([finished(1)]))
    assert (ann.name, ann.last, bob.name, bob.last) == ("Ann", RATING + 16, "Bob", RATING - 16)


def test_who_is_at_a_table_with_themselves_alone_is_not_rated() -> None:
    assert follow_ratings(list_plays([finished(1, seat("Ann", 5, 2), seat("Ann", 9, 1))])) == ()


@settings(deadline=None)
@given(histories, st.integers(1, 5))
def test_nothing_left_out_is_better_than_the_best(tables: list[Summary], most: int) -> None:
    best = list_best(list_plays(tables), most)
    keys = {name_key(one.name) for table in tables for one in table.seats}
    totals = sorted((total for key in keys for _, _, total in results(tables, key)), reverse=True)
    assert [score.total for score in best] == totals[:most]


@settings(deadline=None)
@given(histories)
def test_lengths_are_told_of_tables_that_were_played(tables: list[Summary]) -> None:
    lengths = measure_lengths(list_plays(tables))
    assert [length.seats for length in lengths] == sorted(
        {len(table.seats) for table in tables if table.mode == "play"}
    )
    for length in lengths:
        minutes = sorted(
            max(0, table.finished_at - table.started_at) / 60_000
            for table in tables
            if table.mode == "play" and len(table.seats) == length.seats
        )
        assert len(length.tables) == len(minutes)
        assert (length.shortest, length.longest) == (minutes[0], minutes[-1])
        assert sum(each <= length.median for each in minutes) * 2 >= len(minutes)
        assert sum(each >= length.median for each in minutes) * 2 >= len(minutes)


@settings(deadline=None)
@given(histories)
def test_every_table_has_its_day(tables: list[Summary]) -> None:
    def day_of(moment: int) -> date:
        return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=moment)).date()

    days = list_evenings(list_plays(tables), day_of)
    assert list(days) == sorted(days)
    assert [table for found in days.values() for table in found] == [table.id for table in tables]
    assert all(days.values())


def test_a_line_keeps_its_tables_so_that_each_can_be_opened() -> None:
    plays: tuple[PlayedTable, ...] = list_plays([finished(1), finished(2)])
    for trend in (*follow_wins(plays), *follow_points(plays), *follow_ratings(plays)):
        assert [(point.table, point.at) for point in trend.points] == [
            (play.summary.id, play.summary.finished_at) for play in plays
        ]
