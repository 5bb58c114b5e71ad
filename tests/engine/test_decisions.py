"""What decided between equal totals, against seats compared one by one."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.scoresheet import Decision, ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.engine.words import Who

AREA, MONEY, WASTE = Tiebreak("area"), Tiebreak("money"), Tiebreak("waste", lowest=True)
TIEBREAKS = (AREA, WASTE, MONEY)

Seats = list[tuple[bool, int, tuple[int, int, int]]]
"""Of each seat whether it is out, its total, and its area, waste and money."""

FIGURES = st.tuples(st.integers(0, 1), st.integers(0, 2), st.integers(0, 1))
SEATS = st.lists(st.tuples(st.booleans(), st.integers(0, 1), FIGURES), min_size=1, max_size=8)


def sheet_of(seats: Seats, tiebreaks: tuple[Tiebreak, ...] = TIEBREAKS) -> Scoresheet:
    lines = [(ScoreLine("a", total, "s"),) for _, total, _ in seats]
    figures = [figures[: len(tiebreaks)] for *_, figures in seats]
    return rank_seats(True, ("a",), lines, figures, tiebreaks, [out for out, *_ in seats])


def compared(seats: Seats, one: int, other: int) -> str:
    """By what one seat is ahead of another: a word for it, ``behind`` if it is not, ``equal`` if none is."""
    (out, total, (area, waste, money)), (out_, total_, (area_, waste_, money_)) = seats[one], seats[other]
    for word, own, others in (
        ("out", out_, out),
        ("total", total, total_),
        ("area", area, area_),
        ("waste", waste_, waste),
        ("money", money, money_),
    ):
        if own != others:
            return word if own > others else "behind"
    return "equal"


@given(SEATS)
def test_each_decision_names_the_first_tie_break_in_which_its_seats_differ(seats: Seats) -> None:
    for decision in sheet_of(seats).decisions:
        for one, other in product(decision.seats, decision.seats):
            assert compared(seats, one, other) == "equal"
        assert (decision.behind == ()) == (decision.tiebreak is None) == (len(decision.figures) == 0)
        for one, other in product(decision.seats, decision.behind):
            assert decision.tiebreak
            assert compared(seats, one, other) == decision.tiebreak.id == decision.id
            index = ("area", "waste", "money").index(decision.id)
            assert (seats[one][2][index], seats[other][2][index]) == decision.figures


@given(SEATS)
def test_every_two_seats_of_equal_total_are_told_apart_or_told_to_share(seats: Seats) -> None:
    decisions = sheet_of(seats).decisions
    numbers = range(len(seats))
    for one, other in product(numbers, numbers):
        how = compared(seats, one, other)
        if how == "equal" and one != other:
            assert sum({one, other} <= set(each.seats) for each in decisions if not each.tiebreak) == 1
        between = [
            each
            for each in numbers
            if {compared(seats, one, each), compared(seats, each, other)} <= {"area", "waste", "money"}
        ]
        if how in ("area", "waste", "money") and not between:
            assert sum(one in each.seats and other in each.behind for each in decisions) == 1


@given(SEATS)
def test_the_ranks_are_those_of_comparing_each_two_seats(seats: Seats) -> None:
    for standing in sheet_of(seats).standings:
        ahead = [
            one for one in range(len(seats)) if compared(seats, one, standing.seat) not in ("behind", "equal")
        ]
        assert standing.rank == 1 + len(ahead)


def test_what_separates_some_need_not_be_what_separates_others() -> None:
    seats: Seats = [
        (False, 9, (5, 1, 2)),
        (False, 9, (5, 1, 3)),
        (False, 9, (4, 0, 8)),
        (False, 8, (9, 0, 9)),
    ]
    assert sheet_of(seats).decisions == (
        Decision(1, (1,), (0,), MONEY, (3, 2)),
        Decision(2, (0,), (2,), AREA, (5, 4)),
    )


def test_a_shared_rank_is_told_before_what_puts_it_ahead() -> None:
    seats: Seats = [(False, 9, (5, 1, 0)), (False, 9, (5, 0, 0)), (False, 9, (5, 0, 0))]
    shared, ahead = sheet_of(seats).decisions
    assert (shared.id, shared.params) == ("shared", {"rank": 1, "seats": (Who(1), Who(2))})
    assert ahead.id == "waste"
    assert ahead.params == {
        "rank": 1,
        "seats": (Who(1), Who(2)),
        "behind": (Who(0),),
        "figure": 0,
        "against": 1,
    }


def test_nothing_decides_where_no_totals_are_equal_and_for_who_plays_alone() -> None:
    assert sheet_of([(False, 9, (1, 1, 1)), (False, 8, (1, 1, 1))]).decisions == ()
    assert sheet_of([(False, 9, (1, 1, 1))]).decisions == ()


def test_who_is_out_comes_last_and_no_tie_break_is_said_to_have_decided() -> None:
    sheet = sheet_of([(True, 9, (5, 0, 9)), (False, 9, (1, 2, 0)), (False, 2, (0, 0, 0))])
    assert [one.rank for one in sheet.standings] == [3, 1, 2]
    assert sheet.decisions == ()


def test_a_game_without_tie_breaks_shares_the_rank() -> None:
    assert sheet_of([(False, 9, (1, 1, 1)), (False, 9, (2, 2, 2))], ()).decisions == (Decision(1, (0, 1)),)


def test_a_figure_that_no_tie_break_compares_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        rank_seats(True, ("a",), [()], [(1,)])
