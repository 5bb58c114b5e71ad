"""Rulings, score lines and ranks, boxes, rules about areas, seats."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.agenda import Agenda, Task
from companion.engine.box import read_box
from companion.engine.rules import AreaRule, Rule, free_cells, judge_cell, judge_move
from companion.engine.rulings import Ruling, Rulings, rulings_of
from companion.engine.scoresheet import ScoreLine, Tiebreak, rank_seats
from companion.engine.setup import COLOURS, MOST_SEATS, Seat, Setup, make_seats
from companion.engine.survey import survey_cells
from companion.engine.verdict import LEGAL, Verdict, Violation
from companion.engine.wire import WireError, decode, encode
from companion.games import GAMES
from companion.geometry.square import Grid


class Two(Rulings, frozen=True):
    tea: Literal["hot", "cold", "none"] = "hot"
    cake: Literal["yes", "no"] = "yes"


def test_rulings_are_declared_in_their_order_with_the_default_first() -> None:
    assert rulings_of(Two) == (Ruling("tea", ("hot", "cold", "none")), Ruling("cake", ("yes", "no")))
    assert [ruling.default for ruling in rulings_of(Two)] == ["hot", "yes"]


def test_only_readings_that_differ_from_the_default_are_written() -> None:
    assert encode(Two()) == b"{}"
    assert decode(encode(Two(cake="no")), Two) == Two(cake="no")
    with pytest.raises(WireError, match="cake"):
        decode('{"cake": "maybe"}', Two)


TIES = (Tiebreak("tie"),)
SCORES = st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 2)), min_size=1, max_size=8)


@given(SCORES)
def test_a_rank_is_one_more_than_the_number_of_seats_that_are_ahead(scores: list[tuple[int, int]]) -> None:
    lines = [(ScoreLine("a", points, "s"),) for points, _ in scores]
    sheet = rank_seats(True, ("a",), lines, [(tie,) for _, tie in scores], TIES)
    for seat, standing in enumerate(sheet.standings):
        assert standing.seat == seat
        assert standing.rank == 1 + len([other for other in scores if other > scores[seat]])
    assert set(sheet.winners) == {seat for seat, one in enumerate(scores) if one == max(scores)}
    assert [one.rank for one in sheet.ranking] == sorted(one.rank for one in sheet.standings)


def test_equal_seats_share_a_rank_and_the_next_ranks_are_left_out() -> None:
    lines = [(ScoreLine("a", points, "s"),) for points in (5, 7, 5, 1)]
    assert [one.rank for one in rank_seats(True, ("a",), lines, [()] * 4).standings] == [2, 1, 2, 4]
    sheet = rank_seats(True, ("a",), lines, [(1,), (0,), (2,), (9,)], TIES)
    assert [one.rank for one in sheet.standings] == [3, 1, 2, 4]


def test_a_total_is_the_sum_of_its_lines_and_a_seat_without_lines_has_none() -> None:
    lines = [(ScoreLine("a", 3, "s"), ScoreLine("b", -4, "s"), ScoreLine("a", 2, "s")), ()]
    one, other = rank_seats(False, ("a", "b"), lines, [(), ()]).standings
    assert (one.total, one.points("a"), one.points("b")) == (1, 5, -4)
    assert (other.total, other.points("a")) == (0, 0)


def test_the_agenda_waits_for_those_it_names_and_for_anybody_where_it_names_nobody() -> None:
    named = Agenda(1, 10, "build", (Task("build", 1),))
    assert [named.waits_for(seat) for seat in range(3)] == [False, True, False]
    assert all(Agenda(1, 10, "income", (Task("collect", None),)).waits_for(seat) for seat in range(3))
    assert Agenda(10, 10, "end").over


def test_a_seat_acts_comes_later_or_is_done_and_a_task_of_a_later_one_waits() -> None:
    buying = Agenda(1, 10, "buy", (Task("buy", 1), Task("buy", 0)), later=(0,))
    assert [buying.state_of(seat) for seat in range(3)] == ["later", "act", "done"]
    assert {Agenda(1, 10, "roll", (Task("roll", None),)).state_of(seat) for seat in range(3)} == {"act"}
    assert Agenda(10, 10, "end").state_of(0) == "done"


GRID = Grid(3, 3)
LEFT = AreaRule[int](
    "left", "one", lambda limit: GRID.mask("a1", "a2", "a3"), params=lambda limit: {"at": limit}
)
TOP = AreaRule[int](
    "top",
    "two",
    lambda limit: GRID.mask("a1", "b1", "c1"),
    "impossible",
    causes=lambda limit, cell: cell << 3,
)


def test_every_rule_that_forbids_a_cell_is_told_in_the_rules_order() -> None:
    found = tuple(judge_cell((LEFT, TOP), GRID, 7, GRID.mask("a1")))
    assert found == (
        Violation("left", "one", params={"at": 7}),
        Violation("top", "two", "impossible", cells=("a2",)),
    )
    assert tuple(judge_cell((LEFT, TOP), GRID, 7, GRID.mask("c3"))) == ()


def test_a_survey_says_of_every_cell_what_judging_it_alone_says() -> None:
    survey = survey_cells((LEFT, TOP), GRID, 7, 2, "stone")
    assert (survey.seat, survey.piece, tuple(survey.targets)) == (2, "stone", GRID.names)
    for name, verdict in survey.targets.items():
        assert verdict == Verdict(tuple(judge_cell((LEFT, TOP), GRID, 7, GRID.mask(name))))
    assert survey.legal == ("b2", "c2", "b3", "c3")
    assert free_cells((LEFT, TOP), GRID, 7) == GRID.mask(*survey.legal)


def test_a_rule_about_a_move_tells_every_way_it_is_broken() -> None:
    rule = Rule[int, int]("apart", "three", lambda at, seat, move: [({"n": n}, ()) for n in range(move)])
    assert [one.params["n"] for one in judge_move((rule, rule), 0, 0, 2)] == [0, 1, 0, 1]
    assert list(judge_move((rule,), 0, 0, 0)) == []


def test_a_verdict_is_legal_without_violations_and_possible_without_impossible_ones() -> None:
    breaks, never = Violation("a", "s"), Violation("b", "s", "impossible")
    assert (LEGAL.legal, LEGAL.possible) == (True, True)
    assert (Verdict((breaks,)).legal, Verdict((breaks,)).possible) == (False, True)
    assert (Verdict((breaks, never)).legal, Verdict((breaks, never)).possible) == (False, False)


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int


def box(folder: Path, text: str) -> Path:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


GOOD = 'game = "g"\n[rounds]\nvalue = 8\nsource = "rules"\ncites = "end"\n'


def test_a_box_gives_each_value_with_its_source(tmp_path: Path) -> None:
    read = read_box(box(tmp_path, GOOD))
    assert (read.game, read.entries["rounds"].source, read.entries["rounds"].cites) == ("g", "rules", "end")
    assert read.values(Values) == Values(8)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (GOOD.replace('"rules"', '"rumour"'), "$.rounds.source"),
        (GOOD.replace("cites", "says"), "$.rounds"),
        (GOOD.replace('game = "g"\n', ""), "$.game"),
        (GOOD.replace('game = "g"', "game = 5"), "$.game"),
        ('game = "g"\nrounds = 8\n', "$.rounds"),
    ],
)
def test_a_wrong_box_is_refused_with_the_field(tmp_path: Path, text: str, field: str) -> None:
    with pytest.raises(WireError) as caught:
        read_box(box(tmp_path, text))
    assert caught.value.field == field


@pytest.mark.parametrize("text", [GOOD.replace("8", '"eight"'), GOOD.replace("rounds", "laps")])
def test_a_box_that_does_not_fit_the_game_is_refused_with_the_field(tmp_path: Path, text: str) -> None:
    with pytest.raises(WireError):
        read_box(box(tmp_path, text)).values(Values)


def test_a_file_that_is_no_box_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(WireError, match=r"box\.toml"):
        read_box(box(tmp_path, "= = ="))


def test_each_seat_gets_a_colour_of_its_own() -> None:
    seats = make_seats(*(f"Player {number}" for number in range(MOST_SEATS)))
    assert [seat.colour for seat in seats] == list(COLOURS)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"seats": []}', "$.seats"),
        ('{"seats": [{"name": "", "colour": "teal"}]}', "$.seats[0].name"),
        ('{"seats": [{"name": "Ann", "colour": "plaid"}]}', "$.seats[0].colour"),
        ('{"seats": [{"name": "' + "x" * 201 + '", "colour": "teal"}]}', "$.seats[0].name"),
        ('{"seats": [{"name": "Ann", "colour": "teal"}], "start": 12}', "$.start"),
        ('{"seats": [{"name": "Ann", "colour": "teal"}], "mode": "fast"}', "$.mode"),
    ],
)
def test_a_wrong_setup_is_refused_with_the_field(text: str, field: str) -> None:
    with pytest.raises(WireError) as caught:
        decode(text, Setup)
    assert caught.value.field == field


def test_a_name_is_kept_as_it_was_typed() -> None:
    setup = Setup((Seat("Zoë 小明 🦊", "teal"),))
    assert decode(encode(setup), Setup) == setup


@pytest.mark.parametrize("game_id", GAMES)
def test_every_table_has_a_ruling_about_hints_that_its_position_does_not_hold(game_id: str) -> None:
    game = GAMES[game_id]
    seats = make_seats("Ann", "Ben")
    plain, hinted = Setup(seats), Setup(seats, {"hints": "everybody"})
    assert (plain.hints, hinted.hints, Setup(seats, mode="score").hints) == (False, True, True)
    assert game.start(hinted) == game.start(plain)
    with pytest.raises(WireError):
        game.start(Setup(seats, {"hints": "sometimes"}))
