"""The figures of some plays, next to each counted by itself."""

from __future__ import annotations

from datetime import UTC, date, datetime

from hypothesis import given
from hypothesis import strategies as st

from companion.history.figures import LINES, POINTS, Figures, count_figures
from companion.history.plays import PlayFilter, list_plays
from companion.history.summary import SeatResult, Summary
from companion.history.trends import follow_ratings, follow_wins, spread_indices
from tests.history.samples import finished, seat


def day_of(moment: int) -> date:
    return datetime.fromtimestamp(moment / 1000, UTC).date()


PLAYS = list_plays(
    [
        finished(1, seat("Ann", 19), seat("Bob", 12, 2)),
        finished(2, seat("Ann", 15), seat("Bob", 15), seat("Cid", 9, 3)),
        finished(3, seat("Bob", 31), game="small_city"),
        finished(4, seat("Cid", 40), seat("Ann", 38, 2), game="small_city"),
    ]
)


def test_points_and_the_best_are_only_told_of_one_game() -> None:
    both = count_figures(PLAYS, PlayFilter(), day_of=day_of)
    assert (both.points, both.best) == ((), ())
    assert [entry.game for entry in both.games] == ["card_city", "small_city"]
    one = count_figures(PLAYS, PlayFilter(game="card_city"), day_of=day_of)
    assert [(score.name, score.total) for score in one.best] == [
        ("Ann", 19),
        ("Ann", 15),
        ("Bob", 15),
        ("Bob", 12),
        ("Cid", 9),
    ]
    assert one.tables == ("t00001", "t00002")


def test_no_best_is_told_of_a_game_whose_tables_count_each_in_their_own_way() -> None:
    one = count_figures(PLAYS, PlayFilter(game="card_city"), comparable=lambda game, _: game != "card_city")
    assert (one.points, one.best) == ((), ())
    assert [entry.plays for entry in one.games] == [2]


def golf(number: int, *seats: SeatResult) -> Summary:
    return finished(number, *seats, game="score_pad", variant="Golf", lowest=True)


PADS = list_plays(
    [
        finished(1, seat("Ann", 40), seat("Bob", 20, 2), game="score_pad", variant="Farms"),
        golf(2, seat("Bob", 3), seat("Ann", 5, 2)),
        golf(3, seat("Bob", 4), seat("Ann", 9, 2), seat("Cid", 9, 2)),
    ]
)


def test_figures_of_one_variant_are_made_of_its_tables_alone() -> None:
    def named(_: str, variant: str) -> bool:
        return bool(variant)

    found = count_figures(PADS, PlayFilter(game="score_pad", variant="Golf"), comparable=named)
    assert [(score.name, score.total) for score in found.best][:3] == [("Bob", 3), ("Bob", 4), ("Ann", 5)]
    assert {trend.name: trend.last for trend in found.points} == {"Ann": 7, "Bob": 3.5, "Cid": 9}
    assert found.ratings == follow_ratings(PADS[1:])
    assert [length.tables for length in found.lengths] == [("t00002",), ("t00003",)]
    assert count_figures(PADS, PlayFilter(person="Ann", variant="Golf")).met[0].first_ahead == 0
    pads = count_figures(PADS, PlayFilter(game="score_pad"), comparable=named)
    assert (pads.points, pads.best) == ((), ())
    assert [(entry.variant, entry.plays) for entry in pads.games] == [("Golf", 2), ("Farms", 1)]


def test_a_persons_figures_are_theirs_but_their_rating_comes_from_all_tables() -> None:
    ann = count_figures(PLAYS, PlayFilter(person="ANN"), day_of=day_of)
    assert [trend.name for trend in ann.wins] == [trend.name for trend in ann.ratings] == ["Ann"]
    assert [(entry.other, entry.together) for entry in ann.met] == [("Bob", 2), ("Cid", 2)]
    assert ann.streaks.longest == ("t00001", "t00002")
    assert ann.streaks.current == ()
    everybody = {trend.key: trend.last for trend in follow_ratings(PLAYS)}
    late = count_figures(PLAYS, PlayFilter(person="Ann", since=PLAYS[3].summary.played_on), day_of=day_of)
    assert late.ratings[0].last == everybody["ann"]
    alone = count_figures(PLAYS, PlayFilter(person="Bob", game="small_city"), day_of=day_of)
    assert [score.total for score in alone.best] == [31]


def test_of_nothing_there_are_no_figures() -> None:
    assert count_figures((), PlayFilter()) == Figures()
    assert count_figures(PLAYS, PlayFilter(text="nobody")) == Figures()


def test_many_people_and_many_tables_make_few_lines_of_few_points() -> None:
    many = [finished(n, *(seat(f"P{p}", p, 1 + p) for p in range(2 + n % 7))) for n in range(200)]
    figures = count_figures(list_plays(many), PlayFilter(), day_of=day_of)
    for trends in (figures.wins, figures.points, figures.ratings):
        assert len(trends) == LINES
        assert all(len(trend.points) == POINTS for trend in trends[:2])
    whole = {trend.key: trend for trend in follow_wins(list_plays(many))}
    for trend in figures.wins:
        assert (trend.points[0], trend.last) == (whole[trend.key].points[0], whole[trend.key].last)
        assert set(trend.points) <= set(whole[trend.key].points)


@given(st.integers(0, 50), st.integers(2, 20))
def test_what_is_spread_out_keeps_both_ends_and_its_order(count: int, most: int) -> None:
    kept = list(spread_indices(count, most))
    assert len(kept) == min(most, count)
    assert kept == sorted(set(kept))
    assert not count or (kept[0], kept[-1]) == (0, count - 1)
    assert list(spread_indices(count, None)) == list(range(count))
