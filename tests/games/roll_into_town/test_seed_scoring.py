"""The rules sentence by sentence, typed from the table: points, ties, titles; whole maps counted by hand."""

import pytest

from tests.games.roll_into_town.seed_tables import GAME, points, seat, sheet, shown

BARE_ROW = ". . . . ."


def strip(*drawn: str) -> str:
    """A small map with these rows at the top; its Town Hall is on c5."""
    return "\n".join([*drawn, *[BARE_ROW] * (4 - len(drawn)), ". . H . ."])


# Houses and taverns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("houses", range(6))
def test_every_house_is_worth_2(houses: int) -> None:
    assert points(strip(" ".join(["h"] * houses + ["."] * (5 - houses)))).get("houses", 0) == 2 * houses


def test_a_tavern_brings_1_for_every_adjacent_house_in_any_direction_up_to_8() -> None:
    assert points(strip("h h h . .", "h t h . .", "h h h . .")) == {"houses": 16, "taverns": 8}
    assert points(strip("h . h . h", ". t . . .", "h . h . .")) == {"houses": 10, "taverns": 4}


def test_a_house_counts_for_one_tavern_only() -> None:
    assert points(strip("t h t . .", ". t . . .")) == {"houses": 2, "taverns": 1}


def test_taverns_are_assigned_best() -> None:
    """Both taverns touch c1 to c3; b2 alone touches a2, d2 alone touches e2: 5 houses, 5 points."""
    assert points(strip(". . h . .", "h t h t h", ". . h . .")) == {"houses": 10, "taverns": 5}


def test_two_taverns_with_eight_houses_each_bring_16() -> None:
    here = """
        h    h    h    h    h    h
        h    t    h    h    t    h
        h    h    h    h    h    h
        .    .    .    .    .    .
        .    .    H    .    .    .
    """
    assert points(here) == {"houses": 32, "taverns": 16}


def test_a_tavern_without_houses_brings_nothing() -> None:
    assert points(strip("t . h . .")) == {"houses": 2}


# The river -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawn", "river"),
    [
        (("Rew Rew Rew Rew .", BARE_ROW), 4),  # from the west, not at the east yet
        (("Rew Rew Rew Rew Rew", BARE_ROW), 10),  # west to east: five squares, 2 each
        (("Rew Rew Rew Rew Rnw", BARE_ROW), 5),  # west to north
        (("Rsw . . . .", "Rne Rew Rew Rew Rew"), 12),  # west to east with a bow: six squares, 2 each
        (("Rns Res Rsw . .", "Rne Rnw Rns . ."), 6),  # north, and open to the south on the map
        (("Rew Rsw . . .", "Rew Rnw . . ."), 4),  # west and west again
        (("Rnw . . . .", BARE_ROW), 1),  # a corner: north and west
        ((BARE_ROW, ". . . . Rew"), 1),
    ],
)
def test_a_river_square_is_1_and_2_if_the_river_joins_opposite_borders(
    drawn: tuple[str, ...], river: int
) -> None:
    assert points(strip(*drawn)) == {"river": river}


def test_top_and_bottom_are_opposite_too() -> None:
    column = "\n".join(["Rns . . . ."] * 4 + ["Rns . H . ."])
    assert points(column) == {"river": 10}


def test_a_river_that_only_touches_the_other_border_does_not_join_it() -> None:
    """It ends in e1, open to the south: it lies at the eastern border but does not leave the map there."""
    assert points(strip("Rew Rew Rew Rew Rsw")) == {"river": 5}


# Coasts, Lighthouse, Cathedral -----------------------------------------------------------------------------


def test_every_coast_is_worth_1_with_a_harbor_or_without_and_oceans_nothing() -> None:
    assert points(strip("Cn Cs+b Cnew O O")) == {"coast": 3}


def test_the_lighthouse_brings_1_for_every_coast_and_ocean_beside_what_coasts_are_worth() -> None:
    """Four coasts, of which one is under the bottom and one under the top; two oceans."""
    assert points(strip("Cn+l O O . .", "Cs+L Cn+b Ce . .")) == {"coast": 4, "lighthouse": 6}


def test_the_ocean_under_the_top_counts_and_the_empty_squares_under_a_lighthouse_do_not() -> None:
    assert points(strip("O+l . . . .", ".+L Cn . . .")) == {"coast": 1, "lighthouse": 2}
    assert points(strip(".+l . . . .", ".+L Cn . . .")) == {"coast": 1, "lighthouse": 1}


def test_the_cathedral_brings_10() -> None:
    assert points(strip("c . . . .", "c . . . .", "c c . . .")) == {"cathedral": 10}
    assert points(strip(". c . . .", ". c . . .", "c c . . .")) == {"cathedral": 10}


def test_nothing_else_is_worth_anything() -> None:
    (standing,) = GAME.scoresheet(
        shown(seat(strip("F M T p l", "w f m . O"), food=9, stone=9, wood=9), (), "score").position
    ).standings
    assert standing.total == 0


def test_the_categories_are_six() -> None:
    assert GAME.categories == ("houses", "taverns", "river", "coast", "lighthouse", "cathedral")


# The end ---------------------------------------------------------------------------------------------------

SIX_BY_HOUSES = strip("h h h . .")
SIX_BY_COASTS = strip("Cn Cn Cn Cn Cn", "Cn . . . .")
SIX_BY_TAVERN = strip("h t h . .")


def test_the_most_points_win() -> None:
    found = sheet(strip("h . . . ."), strip("h h . . ."), strip("Cn . . . ."))
    assert ([one.rank for one in found.standings], found.winners) == ([2, 1, 3], (1,))


def test_a_tie_goes_to_the_points_of_houses_without_those_of_taverns() -> None:
    """Six points each: three houses; two houses (4) and the tavern (2); six coasts."""
    found = sheet(SIX_BY_COASTS, SIX_BY_TAVERN, SIX_BY_HOUSES)
    assert [(one.total, one.rank) for one in found.standings] == [(6, 3), (6, 2), (6, 1)]


def test_who_is_still_tied_shares_the_win() -> None:
    found = sheet(SIX_BY_HOUSES, SIX_BY_TAVERN, SIX_BY_HOUSES)
    assert ([one.rank for one in found.standings], found.winners) == ([1, 3, 1], (0, 2))


@pytest.mark.parametrize(
    ("total", "title"),
    [(0, "failed"), (50, "failed"), (51, "ordinary"), (60, "ordinary"), (61, "good"), (70, "good"),
     (71, "great"), (80, "great"), (81, "legendary"), (120, "legendary")],
)  # fmt: skip
def test_alone_so_many_points_make_such_a_mayor(total: int, title: str) -> None:
    """Houses for every two points, a coast for an odd one, on a map of nine by nine."""
    squares = ["h"] * (total // 2) + ["Cn"] * (total % 2)
    squares += ["."] * (80 - len(squares)) + ["H"]
    file = shown(seat("\n".join(" ".join(squares[i : i + 9]) for i in range(0, 81, 9))), (), "score")
    assert GAME.scoresheet(file.position).standings[0].total == total
    (said, *_) = GAME.remarks(file.position)
    assert (said.params["points"], getattr(said.params["title"], "id", None)) == (total, f"title-{title}")


def test_several_have_no_title() -> None:
    file = shown([seat(SIX_BY_HOUSES), seat(SIX_BY_COASTS)], (), "score")
    assert GAME.remarks(file.position) == ()


# Whole maps ------------------------------------------------------------------------------------------------


def test_a_harbor_town() -> None:
    """Counted by hand.

    houses 2 x 4 (b7 c7 d7 b9) = 8; taverns: c8 touches all four = 4; river: none.
    coast: c1, b2, d2, f3, g2 = 5, two of them with a harbor, one under the Lighthouse.
    ocean: c2 between b2, c1 and d2; f2 below the top. lighthouse: 5 coasts + 2 oceans = 7.
    8 + 4 + 5 + 7 = 24.
    """
    assert points("""
        .    .    Cs   .    .    .    .    .    .
        .    Ce   O    Cw+b .    O+l  Cw+b .    .
        .    .    .    .    .    Cn+L .    .    .
        F    F    .    .    .    .    .    .    .
        .    .    .    .    H    .    .    .    .
        M    p    .    .    .    .    T    T    .
        .    h    h    h    .    .    .    T    l
        .    .    t    .    .    .    .    .    .
        .    h    .    .    .    .    .    .    .
    """) == {"houses": 8, "taverns": 4, "coast": 5, "lighthouse": 7}


def test_a_river_from_the_left_to_the_right() -> None:
    """Counted by hand.

    river: a6 b6 c6, down c7, right d7 e7, up e6, right f6 g6 h6 i6: row 6 has a b c e f g h i = 8 and row 7
    has c d e = 3, 11 squares; it comes in at the west and leaves at the east, so 2 x 11 = 22.
    houses 2 x 3 = 6, no tavern near: t on a1 touches none. cathedral 10. coast: i9 = 1, no Lighthouse.
    22 + 6 + 10 + 1 = 39.
    """
    assert points("""
        t    .    .    .    .    .    .    .    .
        .    .    .    .    .    .    .    .    c
        .    .    h    .    h    .    .    .    c
        .    .    .    .    .    .    .    c    c
        .    w    .    .    H    .    .    w    .
        Rew  Rew  Rsw  .    Res  Rew  Rew  Rew  Rew
        .    .    Rne  Rew  Rnw  .    .    .    .
        F    F    .    .    .    h    .    .    .
        .    .    .    .    .    .    .    .    Csw
    """) == {"houses": 6, "river": 22, "cathedral": 10, "coast": 1}


def test_two_taverns_share_a_street() -> None:
    """Counted by hand.

    Row 4 has houses on b c d f g, row 6 on c d e f: 9 houses, 18.
    The tavern on c5 touches b4 c4 d4 c6 d6; the one on f5 touches f4 g4 e6 f6 (e4 is a farm): 5 + 4 = 9
    houses, each once. No house touches both. The one on e9 touches nothing.
    river: e1 e2, in from the north and blocked by the farm on e3: 2 squares, 1 each = 2.
    18 + 9 + 2 = 29.
    """
    assert points("""
        .    .    .    .    Rns  .    .    .    .
        .    .    .    .    Rns  .    .    .    .
        .    .    .    .    F    .    .    .    .
        .    h    h    h    F    h    h    .    .
        .    .    t    .    H    t    .    .    .
        .    .    h    h    h    h    .    .    .
        .    .    .    .    .    .    .    .    .
        .    .    .    .    .    .    .    .    .
        .    .    .    .    t    .    .    .    .
    """) == {"houses": 18, "taverns": 9, "river": 2}


def test_houses_between_taverns_count_once() -> None:
    """Counted by hand.

    houses: b1 d1 f1 / b2 f2 / b3 d3 f3, 8 of them: 16.
    The tavern on c2 touches b1 d1 b2 b3 d3, the one on e2 touches d1 f1 f2 d3 f3. d1 and d3 are common:
    5 + 5 - 2 = 8.
    river: in from the south at a9, up to a7, over to b7 and down again, out at b9: a9 a8 a7 b7 b8 b9, six
    squares, but from the south to the south: 6. coast: h8 h9 = 2.
    16 + 8 + 6 + 2 = 32.
    """
    assert points("""
        .    h    .    h    .    h    .    .    .
        .    h    t    .    t    h    .    .    .
        .    h    .    h    .    h    .    .    .
        .    .    .    .    .    .    .    .    .
        .    .    .    .    H    .    .    .    .
        .    .    .    .    .    .    .    .    .
        Res  Rsw  .    .    .    .    .    .    .
        Rns  Rns  .    .    .    .    .    Cw   .
        Rns  Rns  .    .    .    .    .    Cw   .
    """) == {"houses": 16, "taverns": 8, "river": 6, "coast": 2}


def test_a_sea_under_a_lighthouse_on_land() -> None:
    """Counted by hand.

    coast: row 1 b c d, a2, a3, e2, e3, row 4 b c d, and g2: 11, the harbor on a3 included.
    ocean: the six of b2 c2 d2 b3 c3 d3. The Lighthouse on h3 with its top on h2, both empty: 11 + 6 = 17.
    cathedral 10. houses: none. river: i9 from the east, open to the north: 1.
    11 + 17 + 10 + 1 = 39.
    """
    assert points("""
        .    Cs   Cs   Cs   .    .    .    .    .
        Ce   O    O    O    Cw   .    Cn   .+l  .
        Ce+b O    O    O    Cw   .    .    .+L  .
        .    Cn   Cn   Cn   .    .    .    .    .
        .    .    .    .    H    .    .    .    .
        .    .    .    .    .    .    .    .    .
        c    .    .    .    .    .    .    .    .
        c    .    .    .    .    .    .    .    .
        c    c    .    .    .    .    .    .    Rne
    """) == {"coast": 11, "lighthouse": 17, "cathedral": 10, "river": 1}


def test_a_great_town() -> None:
    """Counted by hand.

    houses: a1 b1 c1 a2 c2 a3 b3 c3 = 8, 16. taverns: b2 touches all eight = 8.
    river: from the north at d1 straight down column d to d9: 9 squares, north to south, 18.
    coast: f1 g1 h1 (row 1), e2 (row 2), i2, e3, i3, f4 g4 h4: 10. ocean: f2 g2 h2 f3 g3 h3 = 6, the top of
    the Lighthouse on f3 and its bottom on f4: 10 + 6 = 16.
    cathedral 10.
    16 + 8 + 18 + 10 + 16 + 10 = 78.
    """
    here = """
        h    h    h    Rns  .    Cs   Cs   Cs   .
        h    t    h    Rns  Ce   O    O    O    Cw
        h    h    h    Rns  Ce   O+l  O    O    Cw
        .    .    .    Rns  .    Cn+L Cn   Cn   .
        .    .    .    Rns  H    .    .    .    .
        .    F    w    Rns  w    .    .    .    .
        .    F    .    Rns  .    c    .    .    .
        .    .    .    Rns  .    c    .    l    .
        m    f    .    Rns  .    c    c    T    T
    """
    found = points(here)
    assert found == {
        "houses": 16, "taverns": 8, "river": 18, "coast": 10, "lighthouse": 16, "cathedral": 10,
    }  # fmt: skip
    assert sum(found.values()) == 78
