"""The rules sentence by sentence, typed from the table: income, felling, and how forests grow."""

import pytest

from tests.games.roll_into_town.seed_tables import (
    GAME,
    LEGAL,
    after,
    build,
    checked,
    done,
    drawn,
    fell,
    goods,
    grow,
    rows,
    seat,
)

GATHERS = done("construct")
"""What a seat says before it gathers."""


def gathered(map: str, **said: int) -> tuple[int, int, int]:
    """Food, stone and wood after gathering what comes by itself."""
    return goods(after(seat(map, **said), GATHERS, round=4))


# Income ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mills", "food"), [(0, 2), (1, 4), (2, 6), (3, 8)])
def test_every_farm_brings_1_food_and_1_more_for_every_watermill(mills: int, food: int) -> None:
    """Two farms. With two watermills each of them brings 3."""
    row = " ".join(["w"] * mills + ["."] * (5 - mills))
    assert gathered(f"{row}\n F . . . .\n . . H . .\n . . . . .\n . . . . F") == (food, 0, 0)


def test_every_harbor_brings_1_food_whatever_the_watermills() -> None:
    here = """
        Cn+b Cs+b w    w    .
        .    .    .    .    .
        .    .    H    .    Cn
        .    .    .    .    .
        .    .    .    .    F
    """
    assert gathered(here) == (2 + 3, 0, 0)


def test_every_pickaxe_brings_1_stone_for_each_mountain_adjacent_also_at_a_corner_and_they_share() -> None:
    """b2 touches a1, b1 and c1: 3. d2 touches c1: 1. a5 touches none: 0. e5 is a mountain nobody works."""
    here = """
        M    M    M    .    .
        .    p    .    p    .
        .    .    H    .    .
        .    .    .    .    .
        p    .    .    .    M
    """
    assert gathered(here) == (0, 4, 0)


def test_eight_mountains_around_a_pickaxe_bring_8() -> None:
    assert gathered("M M M . .\nM p M . .\nM M M H .\n. . . . .\n. . . . .") == (0, 8, 0)


def test_farms_mountains_and_trees_alone_bring_no_stone_and_no_wood() -> None:
    assert gathered("M T F . .\n. . . . .\n. . H . .\n. . . . .\n. . . . .") == (1, 0, 0)


def test_nobody_has_more_than_9_of_anything() -> None:
    here = """
        F    F    F    w    w
        M    p    M    .    .
        M    M    H    .    .
        .    .    .    .    T
        .    .    .    T    l
    """
    assert gathered(here, food=1, stone=4, wood=9) == (9, 8, 9)
    assert gathered(here, food=8, stone=8) == (9, 9, 0)
    felled = after(seat(here, food=1, stone=4, wood=8), GATHERS, fell("e5"), round=4)
    assert goods(felled) == (9, 8, 9)


def test_a_building_brings_income_in_the_round_in_which_it_is_built() -> None:
    here = "M . . . .\n. . . . .\n. . H . .\n. . . . .\n. . . . ."
    position = after(seat(here, wood=1), build("pickaxe", "b2"), GATHERS, round=4)
    assert goods(position) == (0, 1, 0)


# Lumberjacks -----------------------------------------------------------------------------------------------

WOODS = """
    T    T    T    T    .
    T    l    .    l    .
    .    .    H    .    T
    .    .    .    .    .
    T    .    .    .    l
"""
"""b2 touches a1, b1, c1 and a2; d2 touches c1, d1 and e3; e5 touches none."""


def test_a_lumberjack_fells_all_adjacent_trees_for_1_wood_each() -> None:
    felled = after(seat(WOODS), fell("b2"), round=4)
    assert goods(felled) == (0, 0, 4)
    assert drawn(felled) == rows("""
        .    .    .    T    .
        .    l    .    l    .
        .    .    H    .    T
        .    .    .    .    .
        T    .    .    .    l
    """)


def test_of_a_shared_tree_only_the_first_lumberjack_has_the_wood() -> None:
    """4 for b2 and what is left for d2: 2. The other way around 3, then 3."""
    for order, woods in ((("b2", "d2"), (4, 6)), (("d2", "b2"), (3, 6))):
        assert goods(after(seat(WOODS), fell(order[0]), round=4))[2] == woods[0]
        assert goods(after(seat(WOODS), *map(fell, order), round=4))[2] == woods[1]


def test_all_some_or_none_of_the_lumberjacks_are_used() -> None:
    for used in ((), ("b2",), ("d2",), ("b2", "d2")):
        assert checked(seat(WOODS, step="gather"), *map(fell, used), done("gather"), round=4)[-1] == LEGAL


def test_a_lumberjack_without_trees_or_used_before_fells_nothing() -> None:
    for moves in ((fell("e5"),), (fell("b2"), fell("b2"))):
        assert checked(seat(WOODS), *moves, round=4)[-1] == ("gather.lumberjack",)
    assert checked(seat(WOODS), fell("c2"), round=4) == [("gather.lumberjack",)]


def test_at_9_wood_the_trees_are_felled_all_the_same() -> None:
    felled = after(seat(WOODS, wood=8), fell("b2"), round=4)
    assert (goods(felled), drawn(felled)[0]) == ((0, 0, 9), [".", ".", ".", "T", "."])


def test_felled_trees_do_not_grow_any_more() -> None:
    """After both lumberjacks only the tree on a5 is left: no forest, and the round is over."""
    position = after(seat(WOODS, step="gather"), fell("b2"), fell("d2"), done("gather"), round=4)
    assert GAME.stage(position) == (5, "roll")


# Forests ---------------------------------------------------------------------------------------------------


def due(map: str) -> list[int]:
    """How many trees the forests of a map grow, the largest first."""
    position = after(seat(map, step="upkeep"), round=4)
    return sorted((forest.due for forest in position.sheet(0).forests), reverse=True)


@pytest.mark.parametrize(("trees", "new"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_for_every_two_trees_of_a_forest_one_more_grows(trees: int, new: int) -> None:
    row = ["T"] * trees + ["."] * (7 - trees)
    empty = " ".join(["."] * 7)
    here = "\n".join([" ".join(row), empty, empty, ". . . H . . .", empty, empty, empty])
    assert due(here) == [new]
    moves = [grow(f"{column}2", "a1") for column in "abcdefg"]
    assert checked(seat(here), *moves[: new + 1], round=4) == [*[LEGAL] * new, ("upkeep.growth",)]


def test_a_forest_is_at_least_two_trees_connected_side_by_side() -> None:
    """Diagonals do not connect: a1 and b2, d4 and e5 stand alone; b4, c4 and c5 are a forest of three."""
    assert due("T . . . .\n. T . . .\n. . H . T\n. T T . .\n. . T . T") == [1]
    assert due("T . . . .\n. T . . .\n. . H . .\n. . . T .\n. . . . T") == []


def test_every_forest_grows_and_nobody_may_decline() -> None:
    here = "T T . . .\n. . . . .\n. . H . .\n. . . . .\n. . . T T"
    assert checked(seat(here), done("upkeep"), round=4) == [("upkeep.forced",)]
    assert checked(seat(here), grow("c1", "a1"), done("upkeep"), round=4)[-1] == ("upkeep.forced",)
    moves = (grow("c1", "a1"), grow("c5", "d5"), done("upkeep"))
    assert checked(seat(here), *moves, round=4) == [LEGAL] * 3


def test_sizes_are_taken_before_any_forest_grows_so_that_joining_two_grows_no_more() -> None:
    """Two and two trees: one each. c1 joins them to five; still just one more is due, from the other."""
    here = "T T . T T\n. . . . .\n. . H . .\n. . . . .\n. . . . ."
    joined = (grow("c1", "a1"), grow("d2", "d1"))
    assert checked(seat(here), *joined, round=4) == [LEGAL] * 2
    assert checked(seat(here), *joined, grow("a2", "a1"), round=4)[-1] == ("upkeep.growth",)
    assert checked(seat(here), *joined, grow("e2", "d1"), round=4)[-1] == ("upkeep.growth",)
    assert GAME.stage(after(seat(here), *joined, done("upkeep"), round=4)) == (5, "roll")


def test_growth_goes_on_from_new_trees() -> None:
    """Four trees grow two: c1, then d1 beside it. Not d1 first, and not across a corner."""
    here = "T T . . .\nT T . . .\n. . H . .\n. . . . .\n. . . . ."
    assert checked(seat(here), grow("c1", "a1"), grow("d1", "a1"), done("upkeep"), round=4) == [LEGAL] * 3
    assert checked(seat(here), grow("d1", "a1"), round=4) == [("upkeep.growth",)]
    corner = "T T . . .\n. F . . .\n. . H . .\n. . . . .\n. . . . ."
    assert checked(seat(corner), grow("c2", "a1"), round=4) == [("upkeep.growth",)]


def test_a_new_tree_may_touch_a_tree_that_stood_alone_or_another_forest() -> None:
    here = "T T . T .\n. . . . .\n. . H . .\n. . . . .\n. . . . ."
    assert checked(seat(here), grow("c1", "a1"), done("upkeep"), round=4) == [LEGAL] * 2


@pytest.mark.parametrize("taken", ["F", "M", "Rns", "Cn", "O", "h", "Cn+b", ".+L", ".+l", "O+l"])
def test_a_new_tree_stands_on_an_empty_square(taken: str) -> None:
    here = f"T T {taken} . .\n. . . . .\n. . H . .\n. . . . .\n. . . . ."
    assert checked(seat(here), grow("c1", "a1"), round=4) == [("upkeep.growth",)]


def test_what_has_no_room_does_not_grow() -> None:
    """Four trees in a corner have one empty square beside them: one of two grows, and that is all."""
    here = "T T F . .\nT T . F .\nF F H . .\n. . . . .\n. . . . ."
    assert checked(seat(here), grow("c2", "a1"), done("upkeep"), round=4) == [LEGAL] * 2
    assert checked(seat(here), done("upkeep"), round=4) == [("upkeep.forced",)]


def test_new_trees_make_room_for_more() -> None:
    """As above, but c2 leads on to d2: now both have to grow."""
    here = "T T F . .\nT T . . .\nF F H . .\n. . . . .\n. . . . ."
    assert checked(seat(here), grow("c2", "a1"), done("upkeep"), round=4) == [LEGAL, ("upkeep.forced",)]
    assert checked(seat(here), grow("c2", "a1"), grow("d2", "a1"), done("upkeep"), round=4) == [LEGAL] * 3


def test_growth_next_round_counts_what_has_grown() -> None:
    """Two trees, then three, then four: 1, 1 and 2 new ones."""
    assert [due(f"{row}\n. . . . .\n. . H . .\n. . . . .\n. . . . .") for row in (
        "T T . . .", "T T T . .", "T T T T .",
    )] == [[1], [1], [2]]  # fmt: skip
