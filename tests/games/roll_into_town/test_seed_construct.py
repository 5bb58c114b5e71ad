"""The rules sentence by sentence, typed from the table: what is built, where, and what for."""

import pytest

from tests.games.roll_into_town.seed_tables import (
    BARE,
    GAME,
    LEGAL,
    Seat,
    after,
    build,
    checked,
    done,
    draw,
    drawn,
    goods,
    rows,
    seat,
    surveyed,
)

COSTS = {
    "house": (3, 2, 0), "pickaxe": (0, 0, 1), "lumberjack": (0, 0, 1), "harbor": (0, 0, 2),
    "watermill": (0, 0, 3), "tavern": (0, 0, 5), "fountain": (0, 5, 0), "market": (0, 4, 0),
    "lighthouse": (0, 3, 0), "cathedral": (0, 0, 7),
}  # fmt: skip
"""Food, stone and wood."""

COASTAL = """
    Rns  .    .    .    .
    Rne  Rew  .    .    .
    .    .    H    .    .
    .    .    .    Cn   .
    .    .    .    .    .
"""
"""A place for everything: watermill on b1, harbor and Lighthouse on d4, Cathedral on a3, all else on e1."""

PLACES = {"watermill": "b1", "harbor": "d4", "lighthouse": "d4", "cathedral": "a3"}
RICH = {"food": 9, "stone": 9, "wood": 9}


def mirrored(at: str) -> dict[str, object]:
    """The Cathedral, flipped."""
    return {**build("cathedral", at), "mirrored": True}


def having(costs: tuple[int, int, int], map: str = COASTAL) -> Seat:
    """A seat with so much food, stone and wood."""
    return seat(map, **dict(zip(("food", "stone", "wood"), costs, strict=True)))


# Paying ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", COSTS)
def test_a_building_costs_so_much_and_not_less(building: str) -> None:
    move, cost = build(building, PLACES.get(building, "e1")), COSTS[building]
    assert goods(after(having(cost), move)) == (0, 0, 0)
    for lacking in range(3):
        if cost[lacking]:
            less = tuple(count - (number == lacking) for number, count in enumerate(cost))
            assert checked(having((less[0], less[1], less[2])), move) == [("build.price",)]


def test_all_ten_buildings_are_known() -> None:
    assert set(COSTS) | {"cathedral-mirrored"} == {p for p in GAME.pieces if p.split("-")[0] in COSTS}


def test_as_many_as_can_be_paid_are_built() -> None:
    here = having((9, 9, 9), BARE)
    houses = [build("house", at) for at in ("a1", "b1", "c1")]
    position = after(here, *houses, build("tavern", "b2"), build("pickaxe", "a2"))
    assert goods(position) == (0, 3, 3)
    assert drawn(position)[:2] == [["h", "h", "h", ".", "."], ["p", "t", ".", ".", "."]]
    assert checked(here, *houses, build("house", "d1"))[-1] == ("build.price",)


def test_who_does_not_like_to_builds_nothing() -> None:
    assert checked(having((9, 9, 9)), done("construct")) == [LEGAL]


# Where -----------------------------------------------------------------------------------------------------

FULL = """
    F    M    T    Rns  .
    h    p    l    .    w
    t    f    H    m    c
    Cn+b .    .+l  c    c
    .    Cs   .+L  O    O
"""
"""Something of everything: e1, d2, b4 and a5 are empty; e1 and d2 are beside the river."""


@pytest.mark.parametrize("building", ["house", "pickaxe", "lumberjack", "tavern"])
def test_buildings_stand_on_empty_squares_only(building: str) -> None:
    assert surveyed(seat(FULL, **RICH), building, "construct") == {"e1", "d2", "b4", "a5"}


@pytest.mark.parametrize("building", ["fountain", "market"])
def test_fountain_and_market_stand_on_empty_squares_only(building: str) -> None:
    here = "\n".join(["F M . . .", "T O Cn Rns .", "h t H w l", "p . . . .", "F F F F F"])
    found = surveyed(seat(here, **RICH), building, "construct")
    assert found == {"c1", "d1", "e1", "e2", "b4", "c4", "d4", "e4"}


def test_some_buildings_are_built_once() -> None:
    for building, token in {"fountain": "f", "market": "m", "cathedral": "c"}.items():
        here = COASTAL.replace("H    .    .", f"H    .    {token}")
        assert "build.once" in checked(seat(here, **RICH), build(building, PLACES.get(building, "e1")))[0]
    lit = COASTAL.replace("H    .    .", "H    .+l  .").replace("Cn  ", "Cn+L")
    assert "build.once" in checked(seat(lit, **RICH), build("lighthouse", "e4"))[0]


@pytest.mark.parametrize(
    ("building", "token", "at"),
    [("house", "h", "b1"), ("pickaxe", "p", "b1"), ("lumberjack", "l", "b1"), ("tavern", "t", "b1"),
     ("watermill", "w", "b1"), ("harbor", "Cs+b", "a5")],
)  # fmt: skip
def test_others_are_built_as_often_as_one_likes(building: str, token: str, at: str) -> None:
    here = f"""
        Rns  .    {token}  {token}  {token}
        Rns  .    {token}  {token}  {token}
        Rns  .    H        .        .
        Rns  .    .        .        .
        Cn   .    .        .        .
    """
    assert checked(seat(here, **RICH), build(building, at)) == [LEGAL]


def test_a_harbor_stands_on_a_bare_coast() -> None:
    here = """
        Cn   Cs+b .    .    .
        O    .    .    .    .
        .    .    H    Ces+l .
        .    .    .    Cn+L Cnew
        .    .    .    .    .
    """
    assert surveyed(seat(here, **RICH), "harbor", "construct") == {"a1", "e4"}
    assert drawn(after(seat(here, **RICH), build("harbor", "e4")))[3][4] == "Cnew+b"


# The watermill ---------------------------------------------------------------------------------------------


def test_a_watermill_stands_beside_the_river_and_not_before_it() -> None:
    """The river comes in from the west at a2 and turns north at b2: open toward b1.

    Beside it: a1 and a3 (next to the straight one), c2 and b3 (outside of the bend). Before it: b1.
    """
    here = """
        .    .    .    .    .
        Rew  Rnw  .    .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    assert surveyed(seat(here, **RICH), "watermill", "construct") == {"a1", "a3", "c2", "b3"}


def test_a_corner_is_not_beside_the_river() -> None:
    """b1 is beside a1, a2 is before it; b2 touches it at a corner."""
    here = "\n".join(["Rns . . . .", ". . . . .", ". . H . .", ". . . . .", ". . . . ."])
    assert surveyed(seat(here, **RICH), "watermill", "construct") == {"b1"}
    for at in ("a2", "b2"):
        assert checked(seat(here, **RICH), build("watermill", at)) == [("build.watermill",)]


def test_without_a_river_there_is_no_watermill() -> None:
    assert surveyed(seat(BARE, **RICH), "watermill", "construct") == set()


def test_inside_a_bend_is_beside_the_river_too() -> None:
    """b2 lies in a bow: a2, b1 and c2 run past it, and none of them is open toward it."""
    bow = "\n".join(["Res Rew Rsw . .", "Rns . Rns . .", "Rns . H . .", ". . . . .", ". . . . ."])
    assert "b2" in surveyed(seat(bow, **RICH), "watermill", "construct")


# The Market ------------------------------------------------------------------------------------------------

MARKET = BARE.replace(".", "m", 1)


def test_the_market_gives_one_of_any_for_two_of_the_same() -> None:
    """A house is 3 food and 2 stone. One food is missing: 2 stone, or 2 wood, bring it."""
    assert goods(after(seat(MARKET, food=2, stone=4), build("house", "e5"))) == (0, 0, 0)
    assert goods(after(seat(MARKET, food=2, stone=2, wood=2), build("house", "e5"))) == (0, 0, 0)
    assert checked(seat(MARKET, food=2, stone=3, wood=1), build("house", "e5")) == [("build.price",)]


def test_the_market_is_used_as_often_as_one_likes_also_for_several_resources() -> None:
    """A house with 2 food and 1 stone in hand: two are missing, for 4 wood."""
    assert goods(after(seat(MARKET, food=2, stone=1, wood=9), build("house", "e5"))) == (0, 0, 5)
    assert goods(after(seat(MARKET, food=9), build("pickaxe", "e5"), build("lumberjack", "d5"))) == (5, 0, 0)
    assert goods(after(seat(MARKET, food=8, stone=6), build("cathedral", "a2"))) == (0, 0, 0)


def test_food_is_exchanged_too_and_several_kinds_at_once() -> None:
    """A tavern is 5 wood: 1 in hand, 4 for 4 food and 4 stone."""
    assert goods(after(seat(MARKET, food=4, stone=4, wood=1), build("tavern", "e5"))) == (0, 0, 0)
    assert checked(seat(MARKET, food=5, stone=3, wood=1), build("tavern", "e5")) == [("build.price",)]


def test_without_a_market_nothing_is_exchanged() -> None:
    move = {**build("pickaxe", "e5"), "given": "2 food"}
    assert checked(seat(MARKET, food=2), move) == [LEGAL]
    assert "build.market" in checked(seat(BARE, food=2), move)[0]
    assert checked(seat(BARE, food=9, stone=9), build("pickaxe", "e5")) == [("build.price",)]


def test_the_market_does_not_help_to_build_itself() -> None:
    assert checked(seat(BARE, food=9, wood=9, stone=3), build("market", "e5")) == [("build.price",)]
    assert checked(seat(BARE, wood=2, stone=4), build("market", "e5"), build("fountain", "d5"))[0] == LEGAL


def test_a_market_just_built_helps_already_in_the_same_phase() -> None:
    assert goods(after(seat(BARE, stone=4, food=2), build("market", "e5"), build("pickaxe", "d5"))) == (
        0,
        0,
        0,
    )


def test_only_two_alike_are_taken_and_only_what_one_has() -> None:
    for given in ("1 food, 1 stone", "3 food", "2 stone"):
        move = {**build("pickaxe", "e5"), "given": given}
        assert "build.market" in checked(seat(MARKET, food=3, stone=1), move)[0]


# The Lighthouse --------------------------------------------------------------------------------------------


def test_the_bottom_is_a_coast_or_empty_and_adjacent_to_a_coast_in_any_direction() -> None:
    """Around the coast on b3 all eight; b3 itself. The Town Hall is on c3; c4 would have its top there."""
    here = """
        .    .    .    .    .
        .    .    .    .    .
        .    Cs   H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    expected = {"a2", "b2", "c2", "a3", "b3", "a4", "b4"}
    assert surveyed(seat(here, **RICH), "lighthouse", "construct") == expected


def test_the_bottom_beside_nothing_but_its_own_top_stands_on_the_coast_above() -> None:
    here = "\n".join([". . . . Cw", ". . . . .", ". . H . .", ". . . . .", ". . . . ."])
    position = after(seat(here, **RICH), build("lighthouse", "e2"))
    assert [drawn(position)[0][4], drawn(position)[1][4]] == ["Cw+l", ".+L"]


@pytest.mark.parametrize(
    ("above", "stands"), [(".", ".+l"), ("O", "O+l"), ("Csw", "Csw+l"), ("Cn+b", ""), ("F", ""), ("h", "")]
)
def test_the_top_is_empty_ocean_or_a_bare_coast(above: str, stands: str) -> None:
    here = f"""
        {above} .    .    .    .
        Cnw     .    .    .    .
        .       .    H    .    .
        .       .    .    .    .
        .       .    .    .    .
    """
    found = checked(seat(here, **RICH), build("lighthouse", "a2"))
    assert found == ([LEGAL] if stands else [("build.lighthouse",)])
    if stands:
        position = after(seat(here, **RICH), build("lighthouse", "a2"))
        assert [row[0] for row in drawn(position)[:2]] == [stands, "Cnw+L"]


def test_the_bottom_holds_no_harbor_and_is_no_ocean() -> None:
    here = """
        .    .    .    .    .
        Cn+b O    .    .    .
        .    .    H    .    .
        .    .    .    .    .
        .    .    .    .    .
    """
    for at in ("a2", "b2"):
        assert checked(seat(here, **RICH), build("lighthouse", at)) != [LEGAL]
    assert checked(seat(here, **RICH), build("lighthouse", "a3")) != [LEGAL]  # its top would be on the harbor
    assert checked(seat(here, **RICH), build("lighthouse", "b3")) == [LEGAL]


def test_the_lighthouse_is_upright_and_needs_a_square_above_it() -> None:
    coast_on_top = "\n".join(["Cs . . . .", ". F . . .", ". . H . .", ". . . . .", ". . . . ."])
    assert checked(seat(coast_on_top, **RICH), build("lighthouse", "a1")) == [("build.lighthouse",)]
    assert drawn(after(seat(coast_on_top, **RICH), build("lighthouse", "a2")))[:2] == [
        ["Cs+l", ".", ".", ".", "."], [".+L", "F", ".", ".", "."],
    ]  # fmt: skip


def test_neither_part_changes_later_but_the_top_may_become_ocean() -> None:
    here = """
        .    .    Cs   .    .
        .    .    .+l  .    .
        .    .    H    .    .
        .    .+l  .    Cn+l .
        .    .+L  .    Cn+L .
    """
    later = {"farm": "discover", "coast-n": "discover", "house": "construct", "harbor": "construct"}
    for piece, step in later.items():
        assert not {"c2", "b4", "b5", "d4", "d5"} & surveyed(seat(here, **RICH), piece, step)
    assert drawn(after(seat(here), draw("Ce", "b2")))[1][2] == "O+l"
    assert drawn(after(seat(here), draw("Ce", "a5", die=5), draw("Cw", "c5", die=6)))[4][1] == ".+L"


# The Cathedral ---------------------------------------------------------------------------------------------


def test_the_cathedral_may_be_flipped_but_not_turned() -> None:
    """The outline, and what a mirror shows of it; which outline it is, the owner's sheet tells."""
    hook = {"cathedral": "##/#./#."}
    assert drawn(after(seat(BARE, **RICH), build("cathedral", "d2"), box=hook)) == rows("""
        .    .    .    .    .
        .    .    .    c    c
        .    .    H    c    .
        .    .    .    c    .
        .    .    .    .    .
    """)
    assert drawn(after(seat(BARE, **RICH), mirrored("d2"), box=hook)) == rows("""
        .    .    .    .    .
        .    .    .    c    c
        .    .    H    .    c
        .    .    .    .    c
        .    .    .    .    .
    """)
    assert {piece for piece in GAME.pieces if "cathedral" in piece} == {"cathedral", "cathedral-mirrored"}


def test_there_is_no_place_for_what_would_have_to_be_turned() -> None:
    """What ships is three squares high; where there is room only for what is two high, it does not go."""
    here = seat("\n".join(["F F F F F", "F . . . F", "F . H F F", "F F F F F", "F F F F F"]), **RICH)
    for piece in ("cathedral", "cathedral-mirrored"):
        assert surveyed(here, piece, "construct") == set()


def test_all_squares_of_the_cathedral_are_empty_and_on_the_map() -> None:
    for taken in ("F", "O", "Cn", "h"):
        here = seat(BARE.replace(".", taken, 1), **RICH)
        assert checked(here, build("cathedral", "a1")) == [("build.where",)]
    assert checked(seat(BARE, **RICH), build("cathedral", "a4")) == [("build.cathedral",)]
    assert checked(seat(BARE, **RICH), build("cathedral", "c1")) == [("build.where",)]  # the Town Hall


def test_nothing_is_built_in_another_phase() -> None:
    for step in ("discover", "gather", "upkeep"):
        assert surveyed(seat(BARE, **RICH), "house", step) == set()
