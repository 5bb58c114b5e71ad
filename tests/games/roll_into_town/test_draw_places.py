"""Where icons go, and how the river flows: a test for each sentence of the rules."""

import pytest

from companion.engine.words import Word
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.marks import COASTS, ICONS, RIVERS, SHAPES, TOKENS, Icon
from companion.games.roll_into_town.moves import Draw
from tests.games.roll_into_town.drawing_tables import BARE, free, table, where
from tests.games.roll_into_town.judging import at, broken, done, violation

FACE = {icon: face for face, icon in enumerate(ICONS, start=1)}


@pytest.mark.parametrize("icon", ["farm", "mountain", "tree"])
def test_farms_mountains_and_trees_go_on_any_empty_square(icon: Icon) -> None:
    position = table()
    assert where(position, icon) == free(position)
    assert at(done(position, Draw(FACE[icon], icon, "d4")), "d4") == icon[0].upper()


@pytest.mark.parametrize("sides", COASTS)
def test_a_coast_has_water_on_one_two_or_three_sides_and_goes_on_any_empty_square(sides: str) -> None:
    position = table()
    assert where(position, f"coast-{sides}") == free(position)
    assert at(done(position, Draw(5, "coast", "a1", sides)), "a1") == f"C{sides}"


@pytest.mark.parametrize("token", [one for one in TOKENS if one not in (".", "H")])
@pytest.mark.parametrize("icon", ICONS)
def test_nothing_is_drawn_where_something_is(icon: Icon, token: str) -> None:
    position = table(BARE.replace(".", token, 1))
    found = violation(position, Draw(FACE[icon], icon, "a1", SHAPES[icon][0]), "occupied")
    assert found.kind == "impossible"
    assert found.cells == ("a1",)
    assert found.params["at"] == "a1"
    assert "a1" not in where(position, icon if icon not in ("river", "coast") else f"{icon}-ns")


def test_a_taken_square_is_called_by_what_stands_on_it() -> None:
    position = table(BARE.replace(". ", "Cn+b ", 1))
    assert violation(position, Draw(1, "farm", "a1"), "occupied").params["there"] == Word("token-harbor")
    assert violation(position, Draw(1, "farm", "c3"), "occupied").params["there"] == Word("token-hall")


@pytest.mark.parametrize("name", ["f1", "a6", "z9"])
def test_nothing_is_drawn_beyond_the_map(name: str) -> None:
    found = violation(table(), Draw(1, "farm", name), "off_map")
    assert (found.kind, dict(found.params)) == ("impossible", {"at": name})


@pytest.mark.parametrize(
    ("icon", "sides"),
    [
        ("farm", "n"),
        ("tree", "ns"),
        ("river", ""),
        ("river", "n"),
        ("river", "nes"),
        ("coast", ""),
        ("coast", "nesw"),
    ],
)
def test_icons_have_no_other_sides_than_those_printed(icon: Icon, sides: str) -> None:
    found = violation(table(), Draw(FACE[icon], icon, "a1", sides), "sides")
    assert found.kind == "impossible"
    assert found.params["n"] == len(sides)


# The river -------------------------------------------------------------------------------------------------


def test_the_first_river_begins_at_the_border_with_an_open_side_there() -> None:
    top, right = {"a1", "b1", "c1", "d1", "e1"}, {"e1", "e2", "e3", "e4", "e5"}
    bottom, left = {"a5", "b5", "c5", "d5", "e5"}, {"a1", "a2", "a3", "a4", "a5"}
    border = {"n": top, "e": right, "s": bottom, "w": left}
    for sides in RIVERS:
        assert where(table(), f"river-{sides}") == border[sides[0]] | border[sides[1]]


def test_inside_the_map_no_river_begins() -> None:
    found = violation(table(), Draw(4, "river", "b2", "ns"), "river_border")
    assert found.kind == "breaks"
    assert dict(found.params) == {"at": "b2", "sides": (), "border": 0}


def test_a_river_that_begins_is_open_toward_the_border() -> None:
    found = violation(table(), Draw(4, "river", "a2", "ns"), "river_border")
    assert dict(found.params) == {"at": "a2", "sides": (Word("side-w"),), "border": 1}


FLOWING = """
    .   .   .   .  .
    Rew Rsw .   .  .
    .   .   H   .  .
    .   .   .   .  .
    .   .   .   .  .
"""


def test_a_river_goes_on_where_its_end_leads_and_open_toward_it() -> None:
    position = table(FLOWING)
    assert {sides: where(position, f"river-{sides}") for sides in RIVERS} == {
        "ns": {"b3"}, "ne": {"b3"}, "nw": {"b3"}, "ew": set(), "es": set(), "sw": set(),
    }  # fmt: skip


def test_a_second_river_is_not_begun() -> None:
    found = violation(table(FLOWING), Draw(4, "river", "e5", "es"), "river_end")
    assert found.kind == "breaks"
    assert found.cells == ("b2",)
    assert dict(found.params) == {"at": "e5", "ends": ("b3",), "sides": (), "at_end": 0}


def test_a_river_is_told_which_side_has_to_be_open() -> None:
    found = violation(table(FLOWING), Draw(4, "river", "b3", "ew"), "river_end")
    assert dict(found.params) == {"at": "b3", "ends": ("b3",), "sides": (Word("side-n"),), "at_end": 1}


def test_a_river_that_leaves_the_map_at_both_ends_is_finished() -> None:
    position = table(BARE.replace(".", "Rnw", 1))
    found = violation(position, Draw(4, "river", "e5", "es"), "river_done")
    assert (found.kind, found.cells) == ("breaks", ("a1",))
    assert dict(found.params) == {"why": "finished", "cells": (), "tokens": ()}
    assert all(where(position, f"river-{sides}") == set() for sides in RIVERS)
    assert broken(position, Draw(4, "river", "b2", "ns")) == ["river_done"]


def test_a_river_whose_end_leads_to_a_taken_square_is_over() -> None:
    position = table(
        """
        .   .   .   .  .
        Rew Rsw .   .  .
        .   T   H   .  .
        .   .   .   .  .
        .   .   .   .  .
        """
    )
    found = violation(position, Draw(4, "river", "e5", "es"), "river_done")
    assert found.cells == ("b3",)
    assert dict(found.params) == {"why": "blocked", "cells": ("b3",), "tokens": (Word("token-tree"),)}


def test_the_town_hall_is_in_the_way_of_a_river() -> None:
    position = table(
        """
        .   .   .   .   .
        Rew Rew Rsw .   .
        .   .   H   .   .
        .   .   .   .   .
        .   .   .   .   .
        """
    )
    found = violation(position, Draw(4, "river", "e5", "es"), "river_done")
    assert (found.cells, found.params["tokens"]) == (("c3",), (Word("token-hall"),))


def test_a_river_that_runs_into_its_own_side_is_over() -> None:
    position = table(
        """
        .   .   .   .   .
        Rew Rew Rsw .   .
        .   Rne Rnw .   .
        .   .   .   H   .
        .   .   .   .   .
        """
    )
    assert violation(position, Draw(4, "river", "e5", "es"), "river_done").cells == ("b2",)


def test_where_the_table_let_a_river_begin_inside_both_its_ends_go_on() -> None:
    inside = Draw(4, "river", "d4", "ew")
    assert broken(table(), inside) == ["river_border"]
    position = GAME.apply(table(dice=(4, 4, 4)), 0, inside)
    assert where(position, "river-ew") == {"c4", "e4"}
    assert where(position, "river-ne") == {"c4"}
    assert where(position, "river-nw") == {"e4"}


def test_where_the_table_let_a_second_river_begin_either_goes_on() -> None:
    position = GAME.apply(table(FLOWING, dice=(4, 4, 4)), 0, Draw(4, "river", "e5", "es"))
    assert where(position, "river-ns") == {"b3"}
    position = GAME.apply(position, 0, Draw(4, "river", "d1", "ns"))
    assert where(position, "river-ns") == {"b3", "d2"}


def test_rivers_may_be_joined() -> None:
    position = table(
        """
        .   .   .   .   .
        Rew .   Rew .   .
        .   .   H   .   .
        .   .   .   .   .
        .   .   .   .   .
        """
    )
    after = done(position, Draw(4, "river", "b2", "ew"))
    assert where(after, "river-ew") == {"d2"}
