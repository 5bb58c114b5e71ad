"""The rules sentence by sentence, typed from the table: setup, rounds, dice, and where icons go."""

import pytest

from companion.games.roll_into_town.moves import Done, Draw, Roll
from tests.games.roll_into_town.seed_tables import (
    BARE,
    GAME,
    LEGAL,
    after,
    begun,
    checked,
    done,
    draw,
    drawn,
    goods,
    roll,
    rows,
    seat,
    surveyed,
)

# How a map is typed ---------------------------------------------------------------------------------------


def test_what_is_typed_is_what_is_written() -> None:
    """Every token there is, on a map with the Town Hall in its middle: read, and written back as it was."""
    here = """
        .      F      M      T      O      h      p
        Rns    Rew    Rne    Res    Rsw    Rnw    l
        Cn     Ce     Cs     Cw     Cns    Cew    w
        Cne    Ces    Csw    H      Cnw    Cnes   t
        Cesw   Cnsw   Cnew   Cn+b   Cnes+b Cnew+b f
        O+l    .+l    Cs+l   Cesw+l .      .      m
        Cn+L   .+L    Cns+L  Cnew+L .      .      c
    """
    assert drawn(after(seat(here))) == rows(here)


def test_resources_and_uses_are_typed_by_their_names() -> None:
    position = after(seat(food=1, stone=2, wood=3, town_hall_uses=2, fountain_uses=1))
    assert goods(position) == (1, 2, 3)
    assert (position.sheet(0).town_hall_uses, position.sheet(0).fountain_uses) == (2, 1)


# Setup and rounds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(1, 9))
def test_everybody_has_a_map_with_the_town_hall_in_the_middle(count: int) -> None:
    position = begun(count)
    for number in range(count):
        shown = drawn(position, number)
        middle = len(shown) // 2, len(shown[0]) // 2
        halls = [(r, c) for r, row in enumerate(shown) for c, token in enumerate(row) if token == "H"]
        assert (len(shown) % 2, len(shown[0]) % 2, halls) == (1, 1, [middle])
        assert {token for row in shown for token in row} == {".", "H"}


def test_everybody_begins_with_no_food_no_stone_and_two_wood() -> None:
    assert [goods(begun(3), number) for number in range(3)] == [(0, 0, 2)] * 3


DICE = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 3]
ICONS = [3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1]


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_twelve_rounds_with_their_dice_and_icons(seats: int) -> None:
    """With 2 wood there is a pickaxe to build or not; there is nothing to fell, and nothing that grows."""
    position = begun(seats)
    for number, (dice, icons) in enumerate(zip(DICE, ICONS, strict=True), 1):
        agenda = GAME.agenda(position)
        (task,) = agenda.tasks
        assert (agenda.round, agenda.rounds, agenda.phase) == (number, 12, "roll")
        assert (task.params["dice"], task.params["icons"]) == (dice, icons)
        for wrong in (dice - 1, dice + 1):
            assert not GAME.verdict(position, 0, Roll((1,) * wrong)).possible
        position = GAME.apply(position, seats - 1, Roll((1,) * dice))
        for one in range(seats):
            position = GAME.apply(position, one, Done("discover"))
            position = GAME.apply(position, one, Done("construct"))
    assert GAME.agenda(position).over
    assert GAME.scoresheet(position).final


def test_24_icons_in_a_game_and_up_to_27_with_the_fountain() -> None:
    for has, most in (("", 24), ("f", 27)):
        empty = "\n. . . . . . ."
        position = after(seat(f"{has or '.'} . . . . . .{empty * 2}\n. . . H . . .{empty * 3}"), phase="roll")
        drawings = 0
        for dice in DICE:
            position = GAME.apply(position, 0, Roll((2,) * dice))
            while can := [one for one in GAME.moves(position, 0) if isinstance(one, Draw) and not one.shift]:
                position = GAME.apply(position, 0, can[0])
                drawings += 1
            position = GAME.apply(position, 0, Done("discover"))
        assert (GAME.agenda(position).over, drawings) == (True, most)


def test_the_four_phases_come_in_this_order() -> None:
    """A tree beside a lumberjack, two more that are a forest, and wood: something to decide in each."""
    here = seat(
        """
        T  l  .  .  .
        .  .  .  .  .
        .  .  H  .  .
        .  .  .  T  T
        .  .  .  .  .
        """,
        wood=1,
    )
    steps = ("discover", "construct", "gather", "upkeep")
    for many in range(1, 4):
        position = after(here, *map(done, steps[:many]), round=4)
        assert GAME.stage_of(position, 0)[1] == steps[many]
        assert checked(here, *map(done, (*steps[:many], steps[many - 1])), round=4)[-1] != LEGAL


def test_all_use_the_same_dice_at_once_and_no_choice_changes_anything_for_others() -> None:
    two = [seat(), seat()]
    moves = [
        draw("F", "a1", die=1), draw("F", "a1", "Bo", die=1), draw("T", "b1", "Bo", die=3),
        draw("T", "b1", die=3),
    ]  # fmt: skip
    assert checked(two, *moves, dice=[1, 2, 3, 4, 5]) == [LEGAL] * 4
    only_ann = after(two, moves[0], dice=[1, 2, 3, 4, 5])
    assert (drawn(only_ann)[0][0], drawn(only_ann, 1)) == ("F", rows(BARE))
    assert GAME.actors(only_ann) == (0, 1)


def test_one_roll_is_for_all() -> None:
    rolled = after([seat(), seat(), seat()], roll(6, 2, 2, 5, 1, by="Cy"))
    assert GAME.actors(rolled) == (0, 1, 2)
    assert checked([seat(), seat()], roll(1, 1, 1, 1, 1), roll(2, 2, 2, 2, 2, by="Bo"))[1] != LEGAL


# Dice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "icons"), [(1, 3), (3, 3), (4, 2), (6, 2), (7, 2), (9, 2), (10, 1), (12, 1)]
)
def test_so_many_icons_are_drawn_in_a_round_and_no_more(number: int, icons: int) -> None:
    dice = [1] * (5 if number < 7 else 4 if number < 10 else 3)
    moves = [draw("F", f"{column}1") for column in "abcd"[: icons + 1]]
    found = checked(seat(), *moves, round=number, dice=dice)
    assert found[:icons] == [LEGAL] * icons
    assert found[icons:] == [("round.icons",)] or (icons == len(dice) and found[icons:] != [LEGAL])


@pytest.mark.parametrize(("die", "icon"), list(enumerate(("F", "M", "T", "Rns", "Cn"), 1)))
def test_1_to_5_are_farm_mountain_tree_river_and_coast_and_draw_nothing_else(die: int, icon: str) -> None:
    others = [other for other in ("F", "M", "T", "Rns", "Cn") if other != icon]
    assert checked(seat(), draw(icon, "b1", die=die), dice=[die] * 5) == [LEGAL]
    for other in others:
        assert checked(seat(), draw(other, "b1", die=die), dice=[die] * 5) == [("discover.icons",)]


@pytest.mark.parametrize("icon", ["F", "M", "T", "Rns", "Cn"])
def test_6_is_any_icon(icon: str) -> None:
    assert checked(seat(), draw(icon, "b1", die=6), dice=[2, 2, 2, 2, 6]) == [LEGAL]


def test_a_die_is_chosen_once() -> None:
    twice = [draw("F", "a1", die=1), draw("F", "b1", die=1)]
    assert checked(seat(), *twice, dice=[1, 2, 3, 4, 5])[1] == ("discover.dice",)
    assert checked(seat(), *twice, dice=[1, 1, 3, 4, 5]) == [LEGAL, LEGAL]


def test_the_town_hall_makes_a_die_one_more_or_one_less() -> None:
    for die, shift, icon in ((1, 1, "M"), (2, -1, "F"), (3, 1, "Rns"), (4, 1, "Cn"), (5, -1, "Rns")):
        dice = [die] * 5
        position = after(seat(), draw(icon, "b1", die=die, shift=shift), dice=dice)
        assert drawn(position)[0][1] == icon
        assert checked(seat(), draw(icon, "b1", die=die, shift=0), dice=dice) == [("discover.icons",)]


def test_the_town_hall_changes_a_die_only_once() -> None:
    """A 1 is not made a tree, by no means: that would take two."""
    assert not [
        move
        for move in GAME.moves(after(seat(), roll(1, 1, 1, 1, 1)), 0)
        if getattr(move, "icon", "farm") not in ("farm", "mountain")
    ]


def test_the_town_hall_helps_three_times_a_game() -> None:
    moves = [draw("T", f"{column}1", die=2, shift=1) for column in "abc"]
    assert checked(seat(), *moves, dice=[2] * 5) == [LEGAL] * 3
    for used in range(4):
        left = 3 - used
        found = checked(seat(town_hall_uses=used), *moves, dice=[2] * 5)
        assert found == [LEGAL] * left + [("discover.town_hall",)] * used


def test_no_die_becomes_a_6_nor_does_it_go_around() -> None:
    for icon in ("F", "M", "T", "Rns", "Cn"):
        assert checked(seat(), draw(icon, "b1", die=5, shift=1), dice=[5] * 5) == [("discover.town_hall",)]
        assert "discover.town_hall" in checked(seat(), draw(icon, "b1", die=1, shift=-1), dice=[1] * 5)[0]


def test_a_6_is_never_made_more() -> None:
    rolled = after(seat(), roll(6, 6, 6, 6, 6))
    for icon in ("farm", "mountain", "tree"):
        verdict = GAME.verdict(rolled, 0, Draw(6, icon, "b1", shift=1))
        assert {one.section for one in verdict.violations} == {"discover.town_hall"}


def test_a_6_may_become_a_5_which_is_harmless() -> None:
    assert checked(seat(), draw("Cn", "b1", die=6, shift=-1), dice=[6] * 5) == [LEGAL]
    assert checked(seat(), draw("F", "b1", die=6, shift=-1), dice=[6] * 5) == [("discover.icons",)]


FOUNTAIN = BARE.replace(".", "f", 1)
"""The Fountain stands on a1."""


def test_who_has_built_the_fountain_chooses_one_die_more() -> None:
    two_and_one = [draw("F", f"{column}2") for column in "abc"]
    said = {"round": 4, "dice": [1] * 5}
    assert checked(seat(), *two_and_one, **said) == [LEGAL, LEGAL, ("round.icons",)]
    assert checked(seat(FOUNTAIN), *two_and_one, **said) == [LEGAL] * 3


def test_the_fountain_helps_three_times_a_game() -> None:
    """Round 10, one icon: with three uses left there can be two more, as there are three dice."""
    moves = [draw("F", f"{column}2") for column in "abc"]
    for used, drawings in ((0, 3), (1, 3), (2, 2), (3, 1)):
        found = checked(seat(FOUNTAIN, fountain_uses=used), *moves, round=10, dice=[1] * 3)
        assert found == [LEGAL] * drawings + [("round.icons",)] * (3 - drawings)


def test_the_fountain_used_once_leaves_two() -> None:
    moves = [draw("F", f"{column}2") for column in "ab"]
    position = after(seat(FOUNTAIN), *moves, round=10, dice=[1] * 3)
    assert position.sheet(0).fountain_uses == 1


# Where icons go --------------------------------------------------------------------------------------------

CROWDED = """
    F    M    T    Rns  Cn
    O    h    p    l    w
    t    f    H    m    c
    Cn+b .    .+l  c    c
    .    .    Cs+L .    .
"""
"""Something of everything; b4, a5, b5, d5 and e5 are empty."""


@pytest.mark.parametrize("piece", ["farm", "mountain", "tree", "coast-n", "coast-esw"])
def test_an_icon_goes_on_any_empty_square_and_on_no_other(piece: str) -> None:
    assert surveyed(seat(CROWDED), piece, "discover") == {"b4", "a5", "b5", "d5", "e5"}


def test_a_round_may_end_with_icons_left() -> None:
    assert checked(seat(), done("discover")) == [LEGAL]
