"""A harbor lies inside the building area as a whole, its water included; a table may read it otherwise."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.small_city import GAME
from companion.games.small_city.building.survey import survey
from companion.games.small_city.phases.building import build_moves
from companion.games.small_city.plan import reach_by_size, seat_plan
from companion.games.small_city.position import Laid, Position, Town
from companion.games.small_city.promises import judge_promise
from companion.games.small_city.shapes import parse_ground
from companion.games.small_city.warnings import warnings
from tests.effort import times
from tests.games.small_city.oracle import Place, lain
from tests.games.small_city.oracle_build import fits
from tests.games.small_city.playing_build import against, broken, build, played
from tests.games.small_city.test_notation import drawn
from tests.games.small_city.towns import HALL, table, town

SHORE = """
    CHa CHa . 1 2
    CHa CHa . 1 2
    .   .   ~ ~ 2
    .   .   . 1 2
    1   1   1 1 2
"""
INSIDE = build("HB", "b4", "c4", "b3", "c3")
BEYOND = build("HB", "a3", "b3", "c3", "d3")


def shore(size: int = 0, water: str = "area") -> Position:
    """Return a town whose printed water lies half inside its area, and half if it has yet to grow."""
    return table(town(SHORE, money=9, size=size), readings={"water": water})


def test_printed_water_inside_the_area_takes_a_harbors_water() -> None:
    assert broken(shore(), INSIDE) == set()


def test_a_harbors_water_may_not_lie_on_printed_water_outside_the_present_area() -> None:
    found = against(shore(), BEYOND, "area")
    assert (found.kind, found.cells, found.params["steps"]) == ("breaks", ("d3",), 1)


def test_when_the_town_has_grown_it_may_lie_there() -> None:
    assert broken(shore(size=1), BEYOND) == set()


def test_the_table_may_play_that_printed_water_is_open_everywhere() -> None:
    assert broken(shore(water="anywhere"), BEYOND) == set()
    assert "area" in broken(shore(water="anywhere"), build("HB", "b4", "c4", "c5", "b5"))


def test_whatever_else_lies_on_printed_water_out_of_reach_is_told_both_reasons() -> None:
    assert broken(shore(), build("P1", "d3")) == {"water", "area"}
    assert broken(shore(), build("P1", "c3")) == {"water"}


def test_a_survey_of_the_harbor_says_the_same() -> None:
    legal = {frozenset(target.split("+")) for target in survey(shore(), 0, "HB").legal}
    assert frozenset(INSIDE.cells) in legal
    assert not any("d3" in cells for cells in legal)


def test_a_harbor_whose_water_lies_out_of_reach_is_warned_about() -> None:
    beyond = played(shore(water="anywhere"), BEYOND)
    assert "outside" not in {notice.id for notice in warnings(beyond)}
    strict = replace(beyond, rulings=replace(beyond.rulings, water="area"))
    (notice,) = (notice for notice in warnings(strict) if notice.id == "outside")
    assert notice.params["cells"] == ("d3",)


def test_water_out_of_reach_of_the_beginning_breaks_the_promise_to_stay_inside_it() -> None:
    grown = played(shore(size=1), BEYOND)
    assert (judge_promise(grown, 0, 8).kept, judge_promise(grown, 0, 8).cells) == (False, ("d3",))
    assert judge_promise(played(shore(), INSIDE), 0, 8).kept
    assert judge_promise(played(shore(size=1, water="anywhere"), BEYOND), 0, 8).kept


def test_a_typed_town_is_as_large_as_its_harbors_water_needs() -> None:
    picture = "CHa CHa . HBa HWa\nCHa CHa . HBa HWa"
    board = 'board = "0000~/0000~/00001/11111"'
    assert drawn(picture, board).towns[0].size == 1
    assert drawn(picture, board, '[rulings]\nwater = "anywhere"').towns[0].size == 0


def test_water_belongs_to_the_size_whose_squares_go_around_it() -> None:
    here = parse_ground("#00~1/0~001/11~12/~2222")
    named = [set(here.grid.names_of(reach & here.water)) for reach in reach_by_size(here)]
    assert named == [{"b2", "d1"}, {"b2", "d1", "c3"}, {"b2", "d1", "c3", "a4"}]


@st.composite
def shores(draw: st.DrawFn) -> Position:
    """Return a small board with water and obstacles anywhere, and a tile or two on it."""
    marks = [draw(st.sampled_from("0000012~~#")) for _ in range(25)]
    marks[draw(st.integers(0, 24))] = "0"
    for step in "12":
        marks[draw(st.integers(0, 24))] = step
    if not {"0", "1", "2"} <= set(marks):
        marks[:3] = "012"
    board = "/".join("".join(marks[row * 5 :][:5]) for row in range(5))
    here = table(
        Town(board=board, money=9, size=draw(st.integers(0, 2))),
        town(HALL, seat=1, done=True),
        readings={"water": draw(st.sampled_from(("area", "anywhere")))},
    )
    taken = draw(st.sampled_from(seat_plan(here, 0).grid.names))
    return here.with_town(0, tiles=(Laid("P1", (taken,)),))


@given(shores())
@settings(max_examples=times(150), deadline=None)
def test_a_harbor_lies_exactly_where_a_count_square_by_square_lets_it(position: Position) -> None:
    here = Place(position, 0)
    listed = {move.cells for move in build_moves(position, 0, "HB")}
    for target in GAME.survey(position, 0, "HB").targets:
        cells = tuple(target.split("+"))
        way = lain(position.own, "HB", cells)
        assert way is not None
        assert (cells in listed) == fits(here, way), (cells, here.board)
