"""The count: districts and what they are worth, all five colours, complete cities; and what breaks a tie."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.scoresheet import ScoreLine
from companion.games.citadels.position import Built, Player, Position
from companion.games.citadels.printed import DISTRICTS
from companion.games.citadels.scoring import CATEGORIES, first_complete_seat, score_lines, scoresheet
from companion.locale.texts import Texts
from tests.effort import times
from tests.games.citadels import oracle_scores
from tests.games.citadels.tables import player, table

TEXTS = Texts.load_all()
NAMES = ("Ann", "柏", "Cy", "Di")
EIGHT = "temple church monastery manor castle tavern market docks"
"""A complete city of 1 + 2 + 3 + 3 + 4 + 1 + 2 + 3 = 19, red and purple missing."""


def ended(*cities: str | Player, **changes: Any) -> Position:
    return table(*cities, phase="scoring", seats=max(2, len(cities)), **changes)


def points(position: Position, seat: int = 0) -> dict[str, int]:
    standing = scoresheet(position).standings[seat]
    return {category: int(standing.points(category)) for category in CATEGORIES}


def ranks(position: Position) -> list[int]:
    return [standing.rank for standing in scoresheet(position).standings]


def line(position: Position, category: str, seat: int = 0) -> ScoreLine:
    return next(one for one in score_lines(position, seat) if one.category == category)


def said(position: Position, category: str, locale: str = "en") -> str:
    return TEXTS[locale].about("citadels", "line", category, line(position, category).params, NAMES)


def test_a_district_is_worth_what_it_costs() -> None:
    position = ended("temple market fortress")
    assert [one.points for one in score_lines(position, 0) if one.category == "districts"] == [1, 2, 5]
    assert points(position) == {"districts": 8, "colours": 0, "complete": 0, "bonus": 0}
    assert said(position, "districts") == "Temple: 1"


@pytest.mark.parametrize("district", ["dragon_gate", "university"])
def test_dragon_gate_and_university_are_worth_eight(district: str) -> None:
    position = ended(f"{district} library")
    assert points(position)["districts"] == 12
    assert points(position)["bonus"] == 2
    assert said(position, "bonus").endswith(": worth 8, cost 6")


def test_all_five_colours_bring_three_points() -> None:
    position = ended("temple manor tavern prison keep")
    assert points(position)["colours"] == 3
    assert said(position, "colours") == "All five colors: yellow, blue, green, red and purple"
    assert line(position, "colours").cells == ("manor", "temple", "tavern", "prison", "keep")


def test_four_colours_bring_nothing_and_it_is_said_what_is_missing() -> None:
    position = ended("temple manor tavern keep")
    assert points(position)["colours"] == 0
    assert said(position, "colours") == "Not all five colors: red missing"


@pytest.mark.parametrize(
    ("city", "colour"),
    [
        ("temple manor tavern keep haunted_city", "red"),
        ("temple manor prison keep haunted_city", "green"),
        ("temple tavern prison keep haunted_city", "yellow"),
        ("manor tavern prison keep haunted_city", "blue"),
    ],
)
def test_the_haunted_city_stands_for_the_colour_that_is_missing(city: str, colour: str) -> None:
    position = ended(city)
    assert points(position)["colours"] == 3
    assert said(position, "colours").endswith(f"The Haunted City counts as {colour}")
    assert "haunted_city" in line(position, "colours").cells


def test_alone_among_purple_districts_the_haunted_city_is_simply_purple() -> None:
    for city in ("temple manor tavern prison haunted_city", "temple manor tavern prison haunted_city*"):
        assert points(ended(city))["colours"] == 3
        assert "counts as" not in said(ended(city), "colours")


def test_the_haunted_city_stands_for_one_colour_and_not_for_two() -> None:
    position = ended("temple manor tavern haunted_city")
    assert points(position)["colours"] == 0
    assert said(position, "colours") == "Not all five colors: red missing"


def test_built_in_the_last_round_the_haunted_city_does_not_help() -> None:
    position = ended("temple manor tavern keep haunted_city*")
    assert points(position)["colours"] == 0
    assert "red is missing. The Haunted City was built in the last round" in said(position, "colours")


def test_whatever_else_was_built_in_the_last_round_counts() -> None:
    assert points(ended("temple* manor tavern prison* keep*"))["colours"] == 3


def test_the_school_of_magic_is_purple_at_the_end() -> None:
    assert points(ended("temple manor tavern keep school_of_magic"))["colours"] == 0


def test_the_first_complete_city_brings_four_and_every_other_one_two() -> None:
    position = ended(EIGHT, EIGHT, "temple", first=1)
    assert [points(position, seat)["complete"] for seat in range(3)] == [2, 4, 0]
    assert said(position, "complete") == "A city of 8 districts, not the first"


def test_the_only_complete_city_was_the_first_where_nobody_has_said_so() -> None:
    position = ended(EIGHT, "temple")
    assert first_complete_seat(position) == 0
    assert points(position)["complete"] == 4


def test_of_several_complete_cities_none_is_the_first_until_somebody_says_which() -> None:
    position = ended(EIGHT, EIGHT)
    assert first_complete_seat(position) is None
    assert [points(position, seat)["complete"] for seat in (0, 1)] == [2, 2]


def test_a_city_that_is_not_complete_was_not_the_first() -> None:
    position = ended("temple", EIGHT, first=0)
    assert first_complete_seat(position) is None
    assert [points(position, seat)["complete"] for seat in (0, 1)] == [0, 2]


@pytest.mark.parametrize(("size", "complete"), [(7, 4), (8, 4), (10, 0)])
def test_the_length_of_the_game_decides_what_is_complete(size: int, complete: int) -> None:
    assert points(ended(EIGHT, city_size=size))["complete"] == complete


def test_more_districts_than_needed_are_counted_and_bring_no_more_for_being_complete() -> None:
    position = ended(f"{EIGHT} keep", first=0)
    assert points(position) == {"districts": 22, "colours": 0, "complete": 4, "bonus": 0}


def test_a_tie_is_decided_by_the_districts_alone_and_then_by_gold() -> None:
    colourful = player("manor temple tavern prison keep", gold=9)  # 3 + 1 + 1 + 2 + 3 = 10, and 3
    plain = player("palace cathedral docks", gold=1)  # 13
    assert ranks(ended(colourful, plain)) == [2, 1]
    assert ranks(ended(replace(plain, gold=4), plain, replace(plain, gold=4))) == [1, 3, 1]
    assert scoresheet(ended(colourful, plain)).standings[0].figures == (10, 9)


def test_what_a_district_is_worth_beyond_its_cost_counts_in_a_tie() -> None:
    assert ranks(ended(player("dragon_gate", gold=0), player("palace docks", gold=3))) == [2, 1]


def test_only_the_end_is_final_and_the_sum_is_there_before() -> None:
    position = table("temple", role="king")
    assert not scoresheet(position).final
    assert points(position)["districts"] == 1
    assert scoresheet(ended("temple")).final


def test_nothing_is_said_of_an_empty_city() -> None:
    assert not list(score_lines(ended(""), 0))


@pytest.mark.parametrize("locale", ["en", "zh-Hant", "zh-Hans"])
def test_every_line_is_said_in_every_language(locale: str) -> None:
    for city in (f"{EIGHT} dragon_gate", "temple manor tavern keep haunted_city", "haunted_city* keep"):
        position = ended(city, EIGHT, first=1)
        for one in score_lines(position, 0):
            text = TEXTS[locale].about("citadels", "line", one.category, one.params, NAMES)
            assert text
            assert "citadels" not in text
            assert "{" not in text


CITIES = st.lists(st.builds(Built, st.sampled_from(DISTRICTS), st.booleans()), max_size=12).map(tuple)


@settings(deadline=None, max_examples=times(200))
@given(
    st.lists(st.builds(Player, st.integers(0, 3), city=CITIES), min_size=2, max_size=4),
    st.integers(1, 10),
    st.sampled_from((None, 0, 1)),
)
def test_any_table_is_counted_as_by_hand(players: list[Player], size: int, first: int | None) -> None:
    position = Position(tuple(players), size, phase="scoring", first=first)
    assert [points(position, seat) for seat in range(len(players))] == oracle_scores.points(position)
    assert ranks(position) == oracle_scores.places(position)
