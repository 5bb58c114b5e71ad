"""Sheets that hypothesis makes, counted by the game and by the oracle; worked examples by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.points import Points
from companion.engine.setup import Setup, make_seats
from companion.games.score_pad import GAME
from companion.games.score_pad.moves import Enter, Move
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.presets import PRESETS
from companion.games.score_pad.sheet import Bids, Category, Sheet, TieBreak, encode_sheet, read_sheet
from companion.locale import LOCALES
from tests.games.score_pad import oracle
from tests.games.score_pad.parts import after, against, legal
from tests.games.score_pad.sheets import AMOUNTS, SHEETS, is_countable, sheets, shipped

NAMES = tuple(map(str, range(12)))


@st.composite
def pads(draw: st.DrawFn) -> Position:
    """Return a pad with any numbers on any sheet, some of them missing."""
    sheet = draw(sheets())
    cells = min(8, oracle.pad_of(Position((Row(),), sheet)).cells)
    count = draw(st.integers(1, 5))
    numbers = st.integers(1, count) if sheet.how == "places" else AMOUNTS | st.integers(0, 6)
    rows = []
    for _ in range(count):
        row = Row()
        for cell, value in enumerate(draw(st.lists(st.none() | numbers, max_size=cells))):
            row = row if value is None else row.with_number(cell, value)
        rows.append(row)
    won = draw(st.sampled_from((None, True, False))) if sheet.how == "together" else None
    return Position(tuple(rows), sheet, over=draw(st.booleans()), won=won)


@given(pads())
def test_a_pad_is_counted_as_the_oracle_counts_it(position: Position) -> None:
    sheet, pad = GAME.scoresheet(position), oracle.pad_of(position)
    seats = range(len(position.rows))
    found = [{name: one.points(name) for name in sheet.categories} for one in sheet.standings]
    assert found == [oracle.points(pad, seat) for seat in seats]
    assert [one.rank for one in sheet.standings] == oracle.ranks(pad)
    assert [one.figures for one in sheet.standings] == [
        tuple(oracle.figure(pad, tie, seat) for tie in pad.sheet["ties"]) for seat in seats
    ]


@given(pads(), st.integers(0, 4), st.integers(0, 9), AMOUNTS)
def test_a_number_on_any_pad_is_judged_and_entered_as_the_oracle_does(
    position: Position, seat: int, cell: int, value: int
) -> None:
    seat %= len(position.rows)
    assert set(GAME.moves(position, seat)) == legal(position, seat)
    entered: Move = Enter(cell, value)
    verdict = GAME.verdict(position, seat, entered)
    assert {one.rule: one.kind for one in verdict.violations} == against(position, seat, entered)
    if verdict.possible:
        assert GAME.apply(position, seat, entered) == after(position, seat, entered)


@given(sheets())
def test_a_sheet_is_carried_by_its_text(sheet: Sheet) -> None:
    assert is_countable(sheet)
    assert read_sheet(encode_sheet(sheet)) == sheet
    start = GAME.start(Setup(make_seats("Ann"), box={"sheet": encode_sheet(sheet)}))
    assert start.sheet == sheet


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_sheet_that_ships_can_be_counted_by_in_every_language(preset: str, locale: str) -> None:
    sheet = shipped(preset, locale)
    assert is_countable(sheet)
    assert sheet.name
    assert all("-" not in category.name for category in sheet.categories)


def test_sheets_that_ship_are_of_every_kind() -> None:
    assert {sheet.how for sheet in SHEETS} == {"rounds", "categories", "together", "places"}


def totals(sheet: Sheet, *rows: tuple[int | None, ...]) -> list[tuple[Points, int]]:
    """Everybody's total and rank."""
    found = GAME.scoresheet(Position(tuple(map(Row, rows)), sheet)).standings
    return [(one.total, one.rank) for one in found]


def test_seventeen_coins_at_a_point_for_three_are_five_points() -> None:
    coins = Sheet(how="categories", categories=(Category("Coins", per=3),))
    assert totals(coins, (17,), (18,)) == [(5, 2), (6, 1)]


def test_five_points_for_the_most_are_split_rounded_down_or_given_to_each_or_to_nobody() -> None:
    rows = ((2,), (2,), (0,))
    for shared, each in (("split", 2), ("each", 5), ("nobody", 0)):
        towers = Sheet(how="categories", categories=(Category("Towers", most=5, shared=shared),))  # type: ignore[arg-type]
        assert totals(towers, *rows) == [(2 + each, 1), (2 + each, 1), (0, 3)]


def test_nobody_gets_the_most_of_what_nobody_has() -> None:
    assert totals(Sheet(how="categories", categories=(Category("A", most=5),)), (0,), (0,)) == [
        (0, 1),
        (0, 1),
    ]


def test_a_throw_past_zero_is_a_bust() -> None:
    darts = Sheet(start=301, down=True, goal=0, exact=True, lowest=True)
    assert totals(darts, (180, 100, 60), (180, 121, 0)) == [(21, 2), (0, 1)]


def test_a_bid_that_is_hit_brings_more_for_each_trick_and_one_that_is_missed_costs_for_each() -> None:
    assert totals(Sheet(bids=Bids(20, 10, 10)), (2, 2, 1, 3), (0, 0)) == [(20, 1), (20, 1)]


def test_fewest_points_win_where_the_sheet_says_so_and_the_last_round_decides() -> None:
    sheet = Sheet(lowest=True, ties=(TieBreak("last", fewest=True),))
    assert totals(sheet, (5, 3), (3, 5), (9, 0)) == [(8, 1), (8, 2), (9, 3)]


def test_where_all_have_lost_the_game_comes_first() -> None:
    lost = GAME.scoresheet(Position((Row(), Row()), Sheet(how="together"), over=True, won=False))
    assert [one.rank for one in lost.standings] == [2, 2]
    assert lost.winners == ()


def test_the_goal_ends_the_game_only_when_the_round_is_whole() -> None:
    race = Position((Row(), Row()), Sheet(goal=10))
    half = GAME.apply(race, 0, Enter(0, 12))
    assert not half.over
    assert GAME.apply(half, 1, Enter(0, 3)).over
