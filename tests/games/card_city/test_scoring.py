"""Scoring. One test for each sentence of the rules."""

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.card_city import GAME
from companion.games.card_city.position import EMPTY_CITY, Pile
from tests.games.card_city.diagram import table, town
from tests.games.card_city.test_examples import SCORING


@pytest.mark.parametrize(
    ("size", "points"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55)],
)
def test_a_residential_district_scores_by_its_size(size: int, points: int) -> None:
    snake = ["R R R R R", "H . . . R", ". . . . R", ". . . . R", ". . . . R", ". . . . R"]
    cells = " / ".join(snake).split(" ")
    spare = 10 - size
    for i in reversed([i for i, letter in enumerate(cells) if letter == "R"]):
        cells[i] = "." if spare > 0 else "R"
        spare -= 1
    (standing,) = GAME.scoresheet(table("scoring", town(" ".join(cells).replace(" / ", "\n")))).standings
    (line,) = [line for line in standing.lines if line.category == "residential"]
    assert (line.points, line.params["size"], len(line.cells)) == (points, size, size)
    assert line.rule == "score.residential"


def test_each_residential_district_names_its_cells() -> None:
    (standing,) = GAME.scoresheet(table("scoring", town("R H R"))).standings
    assert [line.cells for line in standing.lines if line.category == "residential"] == [("d5",), ("f5",)]


@pytest.mark.parametrize(("picture", "empty"), [("H", 24), ("R H P", 22), (SCORING, 2)])
def test_each_of_the_25_squares_without_a_building_costs_a_point(picture: str, empty: int) -> None:
    (standing,) = GAME.scoresheet(table("scoring", town(picture))).standings
    (line,) = [line for line in standing.lines if line.category == "empty"]
    assert (line.points, line.params["count"], line.rule) == (-empty, empty, "score.empty")


@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (36, 7)])
def test_five_dollars_are_worth_a_point(money: int, points: int) -> None:
    (standing,) = GAME.scoresheet(table("scoring", town("H", money=money))).standings
    (line,) = [line for line in standing.lines if line.category == "money"]
    assert (line.points, line.params["rest"], line.rule) == (points, money % 5, "score.money")


def test_the_total_is_the_sum_of_its_lines_and_of_its_categories() -> None:
    (standing,) = GAME.scoresheet(table("scoring", town(SCORING, money=36))).standings
    assert standing.total == sum(standing.points(category) for category in GAME.categories) == 19


def test_most_points_win() -> None:
    sheet = GAME.scoresheet(table("scoring", town("H", money=9), town("R H", money=0), town("H", money=4)))
    assert sheet.winners == (1,)
    assert [(one.seat, one.rank) for one in sheet.ranking] == [(1, 1), (0, 2), (2, 3)]


def test_of_equal_points_most_money_wins() -> None:
    sheet = GAME.scoresheet(table("scoring", town("H", money=5), town("H", money=7), town("H", money=9)))
    assert {one.total for one in sheet.standings} == {-23}
    assert [one.rank for one in sheet.standings] == [3, 2, 1]


def test_the_money_that_breaks_a_tie_is_counted_before_it_is_changed_into_points() -> None:
    sheet = GAME.scoresheet(table("scoring", town("R H", money=0), town("C C H", money=4)))
    assert [one.total for one in sheet.standings] == [-22, -22]
    assert sheet.winners == (1,)


def test_still_equal_the_win_is_shared_and_the_next_rank_is_left_out() -> None:
    sheet = GAME.scoresheet(table("scoring", town("H", money=7), town("H", money=7), town("H")))
    assert [one.rank for one in sheet.standings] == [1, 1, 3]
    assert sheet.winners == (0, 1)


def test_the_score_can_be_seen_at_any_time() -> None:
    for phase in ("divide", "build", "develop", "income", "buy"):
        sheet = GAME.scoresheet(table(phase, town(SCORING, money=36)))
        assert sheet.standings[0].total == 19
        assert not sheet.final


def test_a_finished_table_can_be_only_scored() -> None:
    position = GAME.start(Setup(make_seats("Ann", "Ben"), mode="score"))
    assert (position.phase, position.round, position.deck) == ("scoring", 10, Pile())
    assert [one.city for one in position.towns] == [EMPTY_CITY, EMPTY_CITY]
    assert GAME.scoresheet(position).final
