"""Which dice draw what, the Town Hall and the Fountain: a test for each sentence of the rules."""

import pytest

from companion.engine.wire import WireError, decode, encode
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.drawing.dice import (
    best_die,
    extras_left,
    icons_left,
    icons_of,
    ways_to_use_dice,
)
from companion.games.roll_into_town.marks import ICONS, SHAPES, Icon
from companion.games.roll_into_town.moves import Draw, Shift
from companion.games.roll_into_town.position import Position, Readings
from tests.games.roll_into_town.drawing_tables import BARE, table
from tests.games.roll_into_town.judging import broken, done, violation

FOUNTAIN = BARE.replace(".", "f", 1)


@pytest.mark.parametrize("face", range(1, 6))
@pytest.mark.parametrize("icon", ICONS)
def test_1_draws_a_farm_2_a_mountain_3_a_tree_4_a_river_5_a_coast(face: int, icon: Icon) -> None:
    move = Draw(face, icon, "b1" if icon != "river" else "a1", SHAPES[icon][0])
    wanted = [] if ICONS[face - 1] == icon else ["icon"]
    assert broken(table(dice=(face,)), move) == wanted


@pytest.mark.parametrize("icon", ICONS)
def test_a_rolled_6_draws_any_icon(icon: Icon) -> None:
    assert broken(table(dice=(6,)), Draw(6, icon, "a1", SHAPES[icon][0])) == []


def test_a_die_draws_once() -> None:
    position = done(table(dice=(1, 2, 3)), Draw(1, "farm", "a1"))
    found = violation(position, Draw(1, "farm", "b1"), "die")
    assert found.kind == "impossible"
    assert dict(found.params) == {"die": 1, "used": 1, "left": ("2", "3"), "n": 2}


def test_two_dice_of_the_same_face_draw_one_icon_each() -> None:
    position = done(table(dice=(1, 1, 3)), Draw(1, "farm", "a1"), Draw(1, "farm", "b1"))
    assert position.sheet(0).used == (1, 1)
    assert broken(position, Draw(1, "farm", "d1")) == ["die"]


def test_only_rolled_dice_draw() -> None:
    assert dict(violation(table(dice=(2, 4)), Draw(1, "farm", "a1"), "die").params)["used"] == 0


@pytest.mark.parametrize(
    ("round_", "due"),
    [(1, 3), (2, 3), (3, 3), (4, 2), (5, 2), (6, 2), (7, 2), (8, 2), (9, 2), (10, 1), (11, 1), (12, 1)],
)
def test_three_icons_are_drawn_in_rounds_1_to_3_two_in_4_to_9_one_in_10_to_12(round_: int, due: int) -> None:
    position = table(dice=(1, 1, 1, 1), round=round_)
    for at in ("a1", "b1", "c1")[:due]:
        position = done(position, Draw(1, "farm", at))
    found = violation(position, Draw(1, "farm", "e5"), "icons")
    assert dict(found.params) == {"why": "none", "due": due, "drawn": due, "most": 3}
    assert not any(isinstance(move, Draw) for move in GAME.moves(position, 0))
    assert icons_left(position, 0) == 0


def test_icons_left_are_no_more_than_there_are_dice() -> None:
    assert icons_left(table(dice=(3, 3)), 0) == 2


# The Town Hall ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "shift", "icon"),
    [(2, -1, "farm"), (1, 1, "mountain"), (3, -1, "mountain"), (5, -1, "river"), (4, 1, "coast")],
)
def test_the_town_hall_changes_a_die_by_one(die: int, shift: Shift, icon: Icon) -> None:
    position = done(table(dice=(die,)), Draw(die, icon, "a1", SHAPES[icon][0], shift))
    assert position.sheet(0).town_hall_uses == 1
    assert position.sheet(0).used == (die,)


def test_the_town_hall_changes_each_die_once() -> None:
    once, twice = (b'{"move":"draw","die":2,"icon":"tree","at":"a1","shift":%d}' % shift for shift in (1, 2))
    assert decode(once, Draw) == Draw(2, "tree", "a1", "", 1)
    with pytest.raises(WireError, match="2"):
        decode(twice, Draw)


def test_the_town_hall_works_three_times_in_a_game() -> None:
    move = Draw(2, "farm", "a1", "", -1)
    assert broken(table(dice=(2,), town_hall_uses=2), move) == []
    found = violation(table(dice=(2,), town_hall_uses=3), move, "town_hall")
    assert dict(found.params) == {"uses": 3, "most": 3}
    assert found.kind == "breaks"


def test_the_town_hall_may_change_several_dice_of_a_round() -> None:
    moves = (Draw(2, "farm", "a1", "", -1), Draw(2, "tree", "b1", "", 1), Draw(4, "tree", "d1", "", -1))
    assert done(table(dice=(2, 2, 4)), *moves).sheet(0).town_hall_uses == 3


@pytest.mark.parametrize("icon", ICONS)
def test_the_town_hall_never_makes_a_die_wild(icon: Icon) -> None:
    assert broken(table(dice=(5,)), Draw(5, icon, "a1", SHAPES[icon][0], 1)) == ["wild"]


def test_a_wild_die_can_be_made_a_5() -> None:
    position = table(dice=(6,))
    assert broken(position, Draw(6, "coast", "a1", "n", -1)) == []
    assert broken(position, Draw(6, "farm", "a1", "", -1)) == ["icon"]


@pytest.mark.parametrize(("die", "shift", "value"), [(1, -1, 0), (6, 1, 7)])
def test_the_town_hall_makes_no_face_that_no_die_has(die: int, shift: Shift, value: int) -> None:
    found = violation(table(dice=(die,)), Draw(die, "farm", "a1", "", shift), "no_face")
    assert found.kind == "impossible"
    assert dict(found.params) == {"die": die, "value": value}


def test_what_the_table_allows_beyond_three_is_counted_too() -> None:
    move = Draw(2, "farm", "a1", "", -1)
    after = GAME.apply(table(dice=(2,), town_hall_uses=3), 0, move)
    assert after.sheet(0).town_hall_uses == 4
    after = GAME.apply(table(dice=(2,), town_hall_uses=99), 0, move)
    assert after.sheet(0).town_hall_uses == 99


# The Fountain ----------------------------------------------------------------------------------------------


def test_the_fountain_gives_one_more_die() -> None:
    position = table(FOUNTAIN, dice=(1, 1, 1), round=10)
    position = done(position, Draw(1, "farm", "b1"))
    assert position.sheet(0).fountain_uses == 0
    position = done(position, Draw(1, "farm", "d1"))
    assert position.sheet(0).fountain_uses == 1


def test_the_fountain_works_three_times_in_a_game() -> None:
    position = table(FOUNTAIN, dice=(1, 1), round=10, fountain_uses=3, used=(1,))
    found = violation(position, Draw(1, "farm", "b1"), "icons")
    assert dict(found.params) == {"why": "used", "due": 1, "drawn": 1, "most": 3}
    assert extras_left(position, 0) == 0


def test_the_fountain_may_give_several_dice_in_one_round() -> None:
    position = table(FOUNTAIN, dice=(1, 1, 1), round=10)
    position = done(position, *(Draw(1, "farm", at) for at in ("b1", "d1", "e1")))
    assert position.sheet(0).fountain_uses == 2


def test_a_table_may_play_that_the_fountain_gives_one_die_a_round() -> None:
    once = Readings(fountain="once_a_round")
    position = table(FOUNTAIN, dice=(1, 1, 1), round=10, rulings=once)
    assert extras_left(position, 0) == 1
    position = done(position, Draw(1, "farm", "b1"), Draw(1, "farm", "d1"))
    assert dict(violation(position, Draw(1, "farm", "e1"), "icons").params)["why"] == "round"


def test_what_the_table_allows_without_a_fountain_is_not_counted_as_its_use() -> None:
    position = table(dice=(1, 1), round=10, used=(1,))
    assert broken(position, Draw(1, "farm", "b1")) == ["icons"]
    after = GAME.apply(position, 0, Draw(1, "farm", "b1")).sheet(0)
    assert (after.fountain_uses, after.used) == (0, (1, 1))


def test_more_dice_than_fit_on_a_sheet_are_remembered_as_far_as_they_fit() -> None:
    position = table(dice=(1,) * 9, used=(2,) * 9)
    after = GAME.apply(position, 0, Draw(1, "farm", "b1"))
    assert after.sheet(0).used == (*(2,) * 8, 1)
    assert decode(encode(after), Position) == after


def test_extra_dice_are_no_more_than_there_are_dice_and_uses() -> None:
    assert extras_left(table(FOUNTAIN, dice=(1, 2, 3)), 0) == 0
    assert extras_left(table(FOUNTAIN, dice=(1, 2, 3, 4)), 0) == 1
    assert extras_left(table(FOUNTAIN, dice=(1, 2, 3, 4, 5), fountain_uses=2), 0) == 1
    assert extras_left(table(dice=(1, 2, 3, 4, 5)), 0) == 0


# Which die for an icon -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "used", "icon", "way"),
    [
        ((2, 3, 4, 6), (), "tree", (3, 0)),
        ((2, 4, 6), (), "tree", (6, 0)),
        ((2, 4), (), "tree", (2, 1)),
        ((1, 4), (), "tree", (4, -1)),
        ((3, 6), (3,), "tree", (6, 0)),
        ((1, 5), (), "tree", (1, 0)),
        ((5,), (), "coast", (5, 0)),
        ((3,), (3,), "tree", (3, 0)),
    ],
)
def test_the_best_die_shows_the_icon_or_is_wild_or_is_one_off(
    dice: tuple[int, ...], used: tuple[int, ...], icon: Icon, way: tuple[int, int]
) -> None:
    assert best_die(table(dice=dice, used=used), 0, icon) == way


def test_the_ways_to_use_dice_are_each_told_once_and_without_a_spent_town_hall() -> None:
    assert ways_to_use_dice(table(dice=(1, 1, 6)), 0) == ((1, 0), (1, 1), (6, 0), (6, -1))
    assert ways_to_use_dice(table(dice=(1, 1, 5), town_hall_uses=3), 0) == ((1, 0), (5, 0))


def test_a_changed_die_draws_what_it_shows_then() -> None:
    assert icons_of(6) == ICONS
    assert icons_of(6, -1) == ("coast",)
    assert icons_of(5, 1) == icons_of(1, -1) == icons_of(6, 1) == ()


def test_only_somebody_who_discovers_draws() -> None:
    position = table().with_player(0, step="construct")
    assert broken(position, Draw(1, "farm", "a1")) == ["step"]
