"""Drawing is explained: surveys, previews, reasons and repairs say what the rules say."""

import pytest

from companion.engine.notice import Notice
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.drawing.draws import candidate_draws, legal_draws
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import Position
from companion.locale.texts import Texts
from tests.games.roll_into_town.by_hand import ROOMY
from tests.games.roll_into_town.drawing_tables import BARE, table

TEXTS = Texts.load_all()
# Moves and surveys -----------------------------------------------------------------------------------------


def test_there_are_no_more_than_eight_thousand_drawings_to_judge() -> None:
    assert len(set(candidate_draws(table(ROOMY, dice=(1, 2, 4, 5, 6)), 0))) < 8000


def test_who_is_not_asked_to_draw_has_nothing_to_draw() -> None:
    assert list(legal_draws(table().with_player(0, step="gather"), 0)) == []


def test_nobody_surveys_what_is_not_drawn() -> None:
    with pytest.raises(KeyError):
        GAME.survey(table(), 0, "river-nes")


# Reasons ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move", "told"),
    [
        (
            table(dice=(2, 3)),
            Draw(1, "farm", "a1"),
            "No die shows a 1. You still have: 2 and 3.",
        ),
        (
            table(dice=(1,), used=(1,)),
            Draw(1, "farm", "a1"),
            "The 1 has been used. You have no dice left.",
        ),
        (
            table(dice=(1, 2), round=10, used=(2,)),
            Draw(1, "farm", "a1"),
            "This round brings one icon, and you have drawn 1. More takes a Fountain.",
        ),
        (table(), Draw(1, "tree", "a1"), "A 1 draws a farm, not a tree."),
        (table(), Draw(1, "tree", "a1", "", 1), "A 1 made into a 2 draws a mountain, not a tree."),
        (table(), Draw(1, "farm", "c3"), "c3 is not free: Town Hall."),
        (
            table(),
            Draw(4, "river", "b2", "ns"),
            "The river begins at the border of the map, and b2 is not on it.",
        ),
        (
            table(),
            Draw(4, "river", "a1", "es"),
            "The river begins with an open side at the border. On a1 that is: north or west.",
        ),
        (
            table(BARE.replace(".", "Rew", 1)),
            Draw(4, "river", "e5", "es"),
            "There is one river, and it goes on at b1.",
        ),
    ],
)
def test_reasons_read_well(position: Position, move: Draw, told: str) -> None:
    (one,) = GAME.verdict(position, 0, move).violations
    assert TEXTS["en"].about("roll_into_town", "violation", one.rule, one.params) == told


# Repairs ---------------------------------------------------------------------------------------------------


def _repairs(position: Position, move: Draw) -> dict[str, tuple[str, ...]]:
    return {repair.id: repair.cells for repair in GAME.repairs(position, 0, move)}


def test_the_nearest_free_squares_are_proposed() -> None:
    assert _repairs(table(), Draw(1, "farm", "c3"))["cell"] == ("c2", "b3", "d3")


def test_another_die_is_proposed_the_cheapest_first() -> None:
    assert list(_repairs(table(dice=(1, 2, 3)), Draw(1, "tree", "a1"))) == ["die", "icon"]
    assert list(_repairs(table(dice=(1, 2, 6)), Draw(1, "tree", "a1"))) == ["wild", "icon"]
    assert list(_repairs(table(dice=(1, 2)), Draw(1, "tree", "a1"))) == ["town_hall", "icon"]
    assert list(_repairs(table(dice=(1, 2), town_hall_uses=3), Draw(1, "tree", "a1"))) == ["icon"]


def test_a_river_is_turned_or_sent_to_where_it_goes_on() -> None:
    position = table(BARE.replace(".", "Rew", 1))
    assert _repairs(position, Draw(4, "river", "b1", "es")) == {"sides": ("b1",), "river": ("b1",)}
    assert _repairs(position, Draw(4, "river", "e5", "sw")) == {"cell": ("b1",)}


def test_what_takes_two_changes_is_not_proposed() -> None:
    assert _repairs(table(dice=(1, 2)), Draw(1, "tree", "c3")) == {}


# Previews --------------------------------------------------------------------------------------------------


def _brings(position: Position, move: Draw) -> dict[str, dict[str, object]]:
    found = GAME.preview(position, 0, move)
    assert all(isinstance(one, Notice) and one.seat == 0 for one in found)
    return {one.id: dict(one.params) for one in found}


def test_a_farm_tells_its_food() -> None:
    assert _brings(table(), Draw(1, "farm", "a1")) == {"farm": {"food": 1}}
    mills = BARE.replace(". ", "w ", 2)
    assert _brings(table(mills), Draw(1, "farm", "d1")) == {"farm": {"food": 3}}


def test_a_mountain_tells_the_stone_of_the_pickaxes_beside_it() -> None:
    assert _brings(table(), Draw(2, "mountain", "a1")) == {}
    picks = BARE.replace(".", "p", 2)
    assert _brings(table(picks), Draw(2, "mountain", "b2")) == {"mountain": {"stone": 2}}


def test_a_tree_tells_its_forest_and_how_that_grows() -> None:
    assert _brings(table(), Draw(3, "tree", "a1")) == {}
    trees = """
    T  .  .  .  .
    T  .  .  .  .
    T  .  H  .  .
    .  .  .  .  .
    .  .  .  .  .
    """
    assert _brings(table(trees), Draw(3, "tree", "b1")) == {"forest": {"size": 4, "grows": 2}}
    assert _brings(table(trees), Draw(3, "tree", "c1")) == {}


def test_a_coast_tells_the_oceans_it_makes_and_what_that_is_worth() -> None:
    shore = """
    .  .  .  .  .
    Ce .  .  .  .
    .  .  H  .  .
    .  .  .  .+l .
    .  .  . Cs+L .
    """
    brings = _brings(table(shore), Draw(5, "coast", "b1", "s"))
    assert brings == {"oceans": {"cells": ("b2",), "count": 1}, "points": {"delta": 3}}
    assert _brings(table(), Draw(5, "coast", "b1", "s")) == {"points": {"delta": 1}}


def test_a_river_tells_where_it_goes_on() -> None:
    brings = _brings(table(), Draw(4, "river", "a2", "ew"))
    assert brings == {"river_on": {"length": 1, "cells": ("b2",)}, "points": {"delta": 1}}


def test_a_river_tells_that_it_joins_opposite_borders() -> None:
    river = BARE.replace(". ", "Rew ", 4)
    brings = _brings(table(river), Draw(4, "river", "e1", "ew"))
    assert brings == {"river_joins": {"length": 5, "each": 2}, "points": {"delta": 6}}


def test_a_river_tells_that_it_is_finished_or_stuck() -> None:
    river = BARE.replace(". ", "Rew ", 1)
    assert _brings(table(river), Draw(4, "river", "b1", "nw"))["river_ends"] == {"length": 2}
    stuck = BARE.replace(". ", "Rew ", 1).replace("H", "H").replace(".  .  H", "T  T  H")
    assert _brings(table(stuck), Draw(4, "river", "b1", "sw")).keys() == {"river_on", "points"}
    walled = """
    Rew .  .  .  .
    .  T  .  .  .
    .  .  H  .  .
    .  .  .  .  .
    .  .  .  .  .
    """
    assert _brings(table(walled), Draw(4, "river", "b1", "sw"))["river_stops"] == {"length": 2}


def test_town_hall_and_fountain_tell_what_is_left_of_them() -> None:
    position = table(BARE.replace(".", "f", 1), round=10, used=(1,), fountain_uses=1, town_hall_uses=2)
    brings = _brings(position, Draw(4, "tree", "e5", "", -1))
    assert brings == {"town_hall_left": {"left": 0}, "fountain_left": {"left": 1}}
