"""Axes, stacked bars and months, next to counting by hand."""

from calendar import monthcalendar
from datetime import date
from itertools import pairwise
from math import isclose

from hypothesis import given
from hypothesis import strategies as st

from views.models.charts import make_axis, month_beside, stack_bars, weeks_of

points = st.integers(-300, 300)


@given(st.lists(st.one_of(points, st.floats(-2000, 2000, width=16)), max_size=30))
def test_an_axis_encloses_all_values_with_a_few_marks_evenly_apart(values: list[float]) -> None:
    axis = make_axis(values)
    assert 2 <= len(axis.marks) <= 7
    assert all(axis.least <= value <= axis.most or isclose(value, axis.most) for value in values)
    steps = [later - earlier for earlier, later in pairwise(axis.marks)]
    assert all(step > 0 and isclose(step, steps[0], rel_tol=1e-6) for step in steps)
    assert f"{steps[0]:e}"[0] in "125"


def test_an_axis_of_points_has_round_numbers() -> None:
    assert make_axis([0, 73]).marks == (0, 20, 40, 60, 80)
    assert make_axis([-12, 31]).marks == (-20, 0, 20, 40)
    assert make_axis([0, 1]).marks == (0, 0.5, 1)
    assert make_axis([7, 7]).most >= 7
    assert make_axis([]).marks == make_axis([0]).marks


@given(st.lists(st.lists(points, max_size=8), max_size=6))
def test_bars_are_as_wide_as_their_values_and_none_overlap(bars: list[list[int]]) -> None:
    stack = stack_bars(bars)
    assert len(stack.bars) == len(bars)
    widest = [sum(value for value in bar if value > 0) for bar in bars]
    deepest = [-sum(value for value in bar if value < 0) for bar in bars]
    whole = max(widest, default=0) + max(deepest, default=0)
    for bar, pieces in zip(bars, stack.bars, strict=True):
        assert [piece.number for piece in pieces] == [n for n, value in enumerate(bar) if value]
        for piece in pieces:
            assert isclose(piece.size * whole, abs(bar[piece.number]), abs_tol=1e-6)
            assert -1e-9 <= piece.start <= piece.start + piece.size <= 1 + 1e-9
            lost = bar[piece.number] < 0
            edge = piece.start + piece.size if lost else piece.start
            assert edge <= stack.zero + 1e-9 if lost else edge >= stack.zero - 1e-9
        spans = sorted((piece.start, piece.start + piece.size) for piece in pieces)
        assert all(one[1] <= two[0] + 1e-9 for one, two in pairwise(spans))


@given(st.integers(1971, 2999), st.integers(1, 12))
def test_a_month_has_its_days_in_weeks_from_monday(year: int, month: int) -> None:
    expected = tuple(
        tuple(date(year, month, day) if day else None for day in week) for week in monthcalendar(year, month)
    )
    assert weeks_of(year, month) == expected


def test_months_follow_each_other_over_the_end_of_a_year() -> None:
    assert month_beside(2026, 12, 1) == (2027, 1)
    assert month_beside(2026, 1, -1) == (2025, 12)
    assert month_beside(2026, 5, -17) == (2024, 12)
