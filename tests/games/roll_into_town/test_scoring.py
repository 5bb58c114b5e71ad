"""The count: houses, taverns, the river, coasts, the lighthouse, the Cathedral; and what breaks a tie."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.scoresheet import ScoreLine
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import OPPOSITE
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.scoring import CATEGORIES, score_lines, scoresheet, share_houses_by_tavern
from companion.geometry.bits import bits
from tests.effort import times
from tests.games.roll_into_town.counted import NAMES, ended, playing, points, ranks
from tests.games.telling import TEXTS

NOTHING = dict.fromkeys(CATEGORIES, 0)


def every_line(position: Position, category: str, seat: int = 0) -> list[ScoreLine]:
    return [one for one in score_lines(seat_land(position, seat)) if one.category == category]


def said(position: Position, category: str, locale: str = "en") -> str:
    (line,) = every_line(position, category)
    return TEXTS[locale].about("roll_into_town", "line", category, line.params, NAMES)


# Houses and taverns


def test_a_house_is_worth_two_points() -> None:
    position = ended("h . h\nh")
    assert points(position) == {**NOTHING, "houses": 6}
    (line,) = every_line(position, "houses")
    assert line.cells == ("a1", "c1", "a2")
    assert said(position, "houses") == "3 houses, 2 points each"
    assert said(ended("h"), "houses") == "1 house: 2 points"


def test_a_tavern_counts_the_houses_in_all_eight_directions() -> None:
    assert points(ended("h h h\nh t h\nh h h"))["taverns"] == 8
    assert points(ended("h . h . h\n. . . . .\nh . t . h\n. . . . .\nh . h . ."))["taverns"] == 0


def test_a_house_between_two_taverns_counts_once_and_it_is_said_for_which() -> None:
    position = ended("h t h t")
    assert points(position)["taverns"] == 2
    first, second = every_line(position, "taverns")
    assert (first.cells, first.points, first.params["others"]) == (("b1", "a1", "c1"), 2, 0)
    assert (second.cells, second.points, second.params["others"]) == (("d1",), 0, 1)
    text = TEXTS["en"].about("roll_into_town", "line", "taverns", second.params, NAMES)
    assert text == "Tavern on d1: no house (1 more counts for another tavern)"


def test_a_tavern_alone_is_told_with_no_points() -> None:
    assert said(ended("t"), "taverns") == "Tavern on a1: no house"
    assert points(ended("t")) == NOTHING


# The river

ACROSS = "Rew " * 9


@pytest.mark.parametrize(
    ("drawn", "worth"),
    [
        (ACROSS, 18),
        ("Rns\n" * 9, 18),
        ("Rew " * 8, 8),
        (". Rns\nRew Rnw", 3),
        ("Rns Rns\nRne Rnw", 4),
        ("Rew " * 8 + "Rsw\n" + "\n".join(". " * 8 + "Rns" for _ in range(8)), 17),
        ("Rew Rew Rsw\n. . Rne Rew Rew Rew Rew Rew Rew", 20),
    ],
)
def test_a_river_square_is_worth_two_only_where_the_river_joins_opposite_borders(
    drawn: str, worth: int
) -> None:
    assert points(ended(drawn)) == {**NOTHING, "river": worth}


def test_it_is_said_what_the_river_joins() -> None:
    assert said(ended(ACROSS), "river") == "9 river squares, 2 points each (it joins west and east)"
    assert said(ended("Rns"), "river") == "1 river square, 1 point each"
    adjacent = said(ended(". Rns\nRew Rnw"), "river")
    assert adjacent == "3 river squares, 1 point each (it joins north and west, which are not opposite)"
    back = said(ended("Rns Rns\nRne Rnw"), "river")
    assert back.endswith("(both its ends lead off the same border: north)")


def test_rivers_that_do_not_meet_are_counted_each_by_itself() -> None:
    position = ended("Rns Rns\n\n" + ". " * 9 + f"\n{ACROSS}\nRns")
    assert [line.points for line in every_line(position, "river")] == [1, 1, 18, 1]


# Coasts and the lighthouse


def test_a_coast_is_worth_a_point_whatever_stands_on_it() -> None:
    assert points(ended("Cn Cns+b Cnes")) == {**NOTHING, "coast": 3}
    assert said(ended("Cn"), "coast") == "1 coast, 1 point each"


def test_the_lighthouse_counts_every_coast_and_every_ocean_again() -> None:
    position = ended(".+l Cs Cs\nCe+L O O\n. . Cn+b")
    assert points(position) == {**NOTHING, "coast": 4, "lighthouse": 6}
    (line,) = every_line(position, "lighthouse")
    assert line.cells == ("b1", "c1", "a2", "b2", "c2", "c3")
    assert said(position, "lighthouse") == "The Lighthouse lights 4 coasts and 2 oceans"


def test_an_ocean_under_the_lighthouses_top_counts() -> None:
    assert points(ended("Ce O+l Cs\n. .+L"))["lighthouse"] == 3


def test_without_a_lighthouse_oceans_bring_nothing_and_two_count_once() -> None:
    assert points(ended("O O")) == NOTHING
    assert points(ended(".+l .+l\nCe+L Cw+L"))["lighthouse"] == 2


# The Cathedral


def test_the_cathedral_is_worth_ten_once() -> None:
    one, two = "c\nc\nc c", "c . c\nc . c\nc c c c"
    assert points(ended(one)) == points(ended(two)) == {**NOTHING, "cathedral": 10}
    assert every_line(ended(one), "cathedral")[0].cells == ("a1", "a2", "a3", "b3")


# All of it


def test_goods_and_other_squares_bring_nothing() -> None:
    position = ended("F M T p l w f m O").with_sheet(0, food=9, stone=9, wood=9)
    assert points(position) == NOTHING
    assert not list(score_lines(seat_land(position, 0)))


FINAL = """
F . Rns M   p . .  .    .
F . Rns .   . h h  h    .
. . Rne Rsw . . t  h    .
. . Res Rnw . . .  .    T
h w Rns .   H . .  l    T
. . Rns .   . . .  .    .
c . Rns .   . .+l  Cs Cs+b .
c . Rns .   . Ce+L O  O  .
c c Rns .   . . .  .    .
"""
"""Five houses 10, four of them at the tavern 4, eleven river squares from north to south 22, three coasts 3,
with two oceans in the light 5, the Cathedral 10."""


def test_a_final_map_is_counted_as_by_hand() -> None:
    counted = {"houses": 10, "taverns": 4, "river": 22, "coast": 3, "lighthouse": 5, "cathedral": 10}
    assert points(ended(FINAL)) == counted
    assert scoresheet(ended(FINAL)).standings[0].total == 54


def test_houses_alone_break_a_tie_and_then_the_place_is_shared() -> None:
    three, two = "h h h\nRns t\nRns\nRns", "h h\n\n" + ". " * 9 + "\nCn Cn Cn Cn\nCn Cn Cn Cn"
    assert points(ended(three)) == {**NOTHING, "houses": 6, "taverns": 3, "river": 3}
    assert ranks(ended(three, two, three)) == [1, 3, 1]
    assert scoresheet(ended(three)).standings[0].figures == (6,)


def test_only_the_end_is_final_and_the_sum_is_there_before() -> None:
    position = playing("h")
    assert not scoresheet(position).final
    assert points(position)["houses"] == 2
    assert scoresheet(replace(position, over=True)).final


@pytest.mark.parametrize("locale", list(TEXTS))
def test_every_line_is_said_in_every_language(locale: str) -> None:
    drawings = (FINAL, "h t h t", ". Rns\nRew Rnw", "Rns Rns\nRne Rnw", "h", "t", "Cn+L", "Rns")
    for one in (line for drawn in drawings for line in score_lines(seat_land(ended(drawn), 0))):
        text = TEXTS[locale].about("roll_into_town", "line", one.category, one.params, NAMES)
        assert text
        assert "roll_into" not in text
        assert "{" not in text


# Against counts that know nothing of masks

FEW = st.lists(st.sampled_from((".", "h", "h", "t")), min_size=20, max_size=20)


def best_of_all(rows: list[list[str]]) -> int:
    """Return the most houses that can be given to taverns, tried in every way, to none more than eight."""
    at = {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row)}
    taverns = [square for square, token in at.items() if token == "t"]
    ways = [
        [None, *(one for one in taverns if max(abs(one[0] - x), abs(one[1] - y)) == 1)]
        for (x, y), token in at.items()
        if token == "h"
    ]
    given = (way for way in product(*ways) if all(way.count(one) <= 8 for one in taverns))
    return max(sum(one is not None for one in way) for way in given)


@settings(deadline=None, max_examples=times(60))
@given(st.lists(st.sampled_from((".", "h", "t")), min_size=12, max_size=12))
def test_no_other_way_to_share_out_houses_brings_more(tokens: list[str]) -> None:
    rows = [tokens[:4], tokens[4:8], tokens[8:]]
    position = ended("\n".join(" ".join(row) for row in rows))
    assert points(position)["taverns"] == best_of_all(rows)


@given(FEW)
def test_a_house_counts_for_one_tavern_that_it_touches_and_no_tavern_for_more_than_eight(
    tokens: list[str],
) -> None:
    rows = (" ".join(tokens[first : first + 5]) for first in range(0, 20, 5))
    here = seat_land(ended("\n".join(rows)), 0)
    given = share_houses_by_tavern(here)
    assert sum(houses.bit_count() for houses in given.values()) == len(
        {house for houses in given.values() for house in bits(houses)}
    )
    for tavern, houses in given.items():
        assert houses.bit_count() <= 8
        assert not houses & ~here.grid.halo(1 << tavern)


STEPS = {"n": -9, "e": 1, "s": 9, "w": -1}


@st.composite
def walks(draw: st.DrawFn) -> tuple[dict[int, str], int]:
    """Return a river that runs through the map in any bends, with what it is worth by the way it went."""
    begin = draw(st.sampled_from("nesw"))
    x, y = draw(st.integers(0, 8)), draw(st.integers(0, 8))
    at = {"n": x, "s": 72 + x, "w": 9 * y, "e": 9 * y + 8}[begin]
    came, squares = begin, dict[int, str]()
    while at not in squares and at != 40:
        out = draw(st.sampled_from([side for side in "nesw" if side != came]))
        squares[at] = "R" + "".join(side for side in "nesw" if side in (came, out))
        if off(at, out):
            return squares, len(squares) * (2 if OPPOSITE[begin] == out else 1)  # type: ignore[index]
        at, came = at + STEPS[out], {"n": "s", "e": "w", "s": "n", "w": "e"}[out]
    return squares, len(squares)


def off(at: int, side: str) -> bool:
    return {"n": at < 9, "s": at >= 72, "w": at % 9 == 0, "e": at % 9 == 8}[side]


@settings(deadline=None)
@given(walks())
def test_a_river_is_worth_what_it_is_by_the_way_it_has_run(walk: tuple[dict[int, str], int]) -> None:
    squares, worth = walk
    drawn = "\n".join(" ".join(row) for row in _rows(squares))
    assert points(ended(drawn))["river"] == worth


def _rows(squares: dict[int, str]) -> Iterator[list[str]]:
    for first in range(0, 81, 9):
        yield [squares.get(i, "H" if i == 40 else ".") for i in range(first, first + 9)]
