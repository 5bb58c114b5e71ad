import re

import pytest

from companion.games.roll_into_town.building.forests import find_forests, growth_squares
from companion.games.roll_into_town.building.income import compute_income, mountains_around, trees_around
from companion.games.roll_into_town.building.paying import goods_left, missing_goods, possible_exchanges
from companion.games.roll_into_town.building.places import Site, legal_squares
from companion.games.roll_into_town.drawing.oceans import flooded_cells
from companion.games.roll_into_town.drawing.places import legal_cells
from companion.games.roll_into_town.drawing.rivers import growable_ends
from companion.games.roll_into_town.land import Land, put_token
from companion.games.roll_into_town.marks import RIVERS, SHAPES, Building
from companion.games.roll_into_town.position import Sheet
from companion.games.roll_into_town.printed import Goods, building_price, numbers, printed_values
from companion.games.roll_into_town.scoring import CATEGORIES, mayor_title, score_lines
from companion.geometry.bits import bits
from companion.geometry.square import Grid
from companion.locale import Texts
from tests.rulebook.roll_into_town import EVERY_LOCALE, FRAME, body, drawn, figure, picture


def told(locale: str, section: str) -> list[int]:
    """Return the numbers of a section's example."""
    return [int(number) for number in re.findall(r"\d+", FRAME.example(locale, section))]


def scored(here: Land) -> list[int]:
    """Return what a map scores by category."""
    found = list(score_lines(here))
    return [sum(int(line.points) for line in found if line.category == category) for category in CATEGORIES]


# Drawing ----------------------------------------------------------------------------------------------------


@EVERY_LOCALE
def test_the_icons_of_a_whole_game_are_those_of_the_rounds(locale: str) -> None:
    icons = numbers().icons
    by_three = [sum(icons[:3]), sum(icons[3:9]), sum(icons[9:])]
    assert told(locale, "round.icons") == [*by_three, sum(icons), sum(icons), numbers().fountain, 27]


def fitting(here: Land, cell: int) -> tuple[str, ...]:
    """Return the open sides with which the river may be drawn on a square."""
    return tuple(sides for sides in RIVERS if legal_cells(here, "river", sides) >> cell & 1)


def test_the_river_of_the_picture_goes_on_in_one_square_only() -> None:
    here, one = drawn("discover.river"), figure("discover.river", "1")
    assert growable_ends(here) == ((one, "n"),)
    assert fitting(here, one) == tuple(sides for sides in RIVERS if "n" in sides)
    every = {sides: legal_cells(here, "river", sides) for sides in RIVERS}
    assert {mask for mask in every.values() if mask} == {1 << one}


@EVERY_LOCALE
def test_the_ways_to_go_on_are_written_out(locale: str) -> None:
    here, one = drawn("discover.river"), figure("discover.river", "1")
    written = re.findall(r"`R(\w+)`", body(locale, "discover.river"))
    assert sorted(written) == sorted(fitting(here, one))


def test_a_river_has_two_open_sides_and_a_coast_one_to_three() -> None:
    assert {len(sides) for sides in SHAPES["river"]} == {2}
    assert {len(sides) for sides in SHAPES["coast"]} == {1, 2, 3}
    assert {sides for icon in ("farm", "mountain", "tree") for sides in SHAPES[icon]} == {""}


def test_both_squares_of_the_picture_become_ocean_and_the_second_not_by_the_other_reading() -> None:
    here = drawn("discover.ocean")
    one, two = (figure("discover.ocean", sign) for sign in "12")
    assert flooded_cells(here, "any_two") == 1 << one | 1 << two
    assert flooded_cells(here, "corner") == 1 << one
    dry = Land(here.grid, put_token(here.cells, figure("discover.ocean", "Cs"), "."))
    assert flooded_cells(dry, "any_two") == 0, "the second needs the first"


# Building ---------------------------------------------------------------------------------------------------


def standing(section: str, building: Building) -> int:
    """Return the squares of a section's picture if a building may stand."""
    return legal_squares(Site(drawn(section), printed_values(()), building, False))


def test_the_squares_beside_the_river_of_the_picture_take_a_watermill() -> None:
    fine = standing("build.watermill", "watermill")
    assert [bool(fine >> figure("build.watermill", sign) & 1) for sign in "1234"] == [True, True, False, True]


def test_the_lighthouse_of_the_picture_stands_where_the_text_says() -> None:
    fine = standing("build.lighthouse", "lighthouse")
    places = [figure("build.lighthouse", sign) for sign in ("Cns", "1", "2", "3")]
    assert [bool(fine >> place & 1) for place in places] == [True, True, False, True]


def test_the_cathedral_of_the_picture_is_the_one_that_is_assumed_and_its_mirror() -> None:
    squares = picture("build.cathedral")
    left, right = ["".join(line[:2]) for line in squares], ["".join(line[2:]) for line in squares]
    assert "/".join(left).replace("c", "#") == printed_values(()).texts["cathedral"]
    assert right == [line[::-1] for line in left]
    grid = printed_values(()).grid
    mask = sum(1 << y * grid.columns + x for y in range(3) for x in range(2) if right[y][x] == "c")
    assert mask in printed_values(()).outlines(mirrored=True).values()
    assert mask not in printed_values(()).outlines(mirrored=False).values()


@EVERY_LOCALE
def test_the_house_of_the_example_is_paid_in_both_ways(locale: str) -> None:
    found = told(locale, "build.market")
    food, stone, wood = found[:3]
    sheet = Sheet((), food, stone, wood)
    assert found[3:5] == [1, 2], "what is paid at once"
    assert missing_goods(sheet, "house") == Goods(food=found[5])
    assert set(possible_exchanges(goods_left(sheet, "house"), found[5])) == {
        Goods(stone=found[6]),
        Goods(stone=found[7], wood=found[8]),
    }


@EVERY_LOCALE
def test_the_wood_of_the_start_pays_what_the_example_builds(locale: str) -> None:
    texts, text = Texts.load(locale), FRAME.example(locale, "build.price")
    assert all(
        texts.say(f"roll_into_town-building-{one}") in text for one in ("pickaxe", "lumberjack", "harbor")
    )
    assert (
        building_price("pickaxe").wood + building_price("lumberjack").wood
        == building_price("harbor").wood
        == numbers().start[2]
    )


# Gathering and growing --------------------------------------------------------------------------------------


def test_three_farms_and_two_watermills_bring_nine_food() -> None:
    assert compute_income(Land(Grid(5, 1), ("F", "F", "F", "w", "w"))) == Goods(food=9)


def test_the_pickaxes_of_the_picture_share_a_mountain() -> None:
    here = drawn("gather.pickaxes")
    left, right = (mountains_around(here, number) for number in bits(here.cells_of("pickaxe")))
    assert (left.bit_count(), right.bit_count(), (left & right).bit_count()) == (2, 2, 1)
    assert compute_income(here) == Goods(stone=4)


def test_the_lumberjack_of_the_picture_fells_four_trees() -> None:
    here = drawn("gather.lumberjack")
    assert trees_around(here, figure("gather.lumberjack", "l")) == here.trees
    assert here.trees.bit_count() == 4


def test_the_forests_of_the_picture_are_two_and_a_tree_stands_alone() -> None:
    here = drawn("upkeep.forests")
    assert [(len(forest.cells), forest.due) for forest in find_forests(here)] == [(3, 1), (2, 1)]
    assert here.trees.bit_count() == 6
    assert here.cells[-2 - 1] == "T" == here.cells[here.grid.index["b3"]]


def test_a_forest_that_was_joined_grows_beside_its_own_trees_only() -> None:
    here, one = drawn("upkeep.growth"), figure("upkeep.growth", "1")
    left, right = find_forests(here)
    assert (left.due, right.due) == (1, 1)
    assert growth_squares(here, left) & growth_squares(here, right) == 1 << one
    grown = Land(here.grid, put_token(here.cells, one, "T"))
    (joined,) = find_forests(grown)
    assert len(joined.cells) == 5
    assert here.grid.names_of(growth_squares(grown, right)) == ("d2", "e2")


# Scoring ----------------------------------------------------------------------------------------------------


def whole_game() -> Land:
    """Return the map of the example: 6 houses, 4 of them next to a tavern, and everything else it names."""
    rows = (
        "h    h    .    .    .    h    .    h",
        "h    t    .    .    .    .    .    .",
        "h    .    .    .    .    .    .    .",
        "Rew  Rew  Rew  Rew  Rew  Rew  Rew  Rew",
        ".    .    .    .    H    .    .    .",
        "O    O+l  O    .    .    .    .    .",
        "Cn   Cn+L Cn   Cn   Cn+b .    c    .",
        ".    .    .    .    .    .    c    .",
        ".    .    .    .    .    .    c    c",
    )
    return Land(Grid(8, 9), tuple(token for line in rows for token in line.split()))


@EVERY_LOCALE
def test_the_whole_example_scores_what_the_app_counts(locale: str) -> None:
    here = whole_game()
    houses, taverns, river, coast, light, cathedral = scored(here)
    found = told(locale, "score")
    assert found[-7:] == [houses, taverns, river, coast, light, cathedral, 55]
    counts = [here.cells_of("house"), 0, here.squares_of("R"), here.coasts, here.oceans]
    assert found[0] == counts[0].bit_count()
    assert found[1] == taverns
    assert found[2:5] == [mask.bit_count() for mask in counts[2:]]
    assert mayor_title(55) == "ordinary"


def test_the_taverns_of_the_picture_share_five_houses() -> None:
    here = drawn("score.taverns")
    assert [line.points for line in score_lines(here) if line.category == "taverns"] == [5, 0]


def test_the_river_of_the_picture_scores_double_only_when_it_is_whole() -> None:
    here = drawn("score.river")
    assert scored(here)[2] == 10
    assert scored(Land(here.grid, (*here.cells[:-1], ".")))[2] == 4


def test_the_lighthouse_of_the_picture_counts_coasts_and_oceans() -> None:
    coast, light = scored(drawn("score.lighthouse"))[3:5]
    assert (coast, light) == (3, 5)


@pytest.mark.parametrize("section", ["discover.ocean", "build.lighthouse", "score.lighthouse"])
def test_no_picture_shows_an_empty_square_that_would_have_flooded_unmentioned(section: str) -> None:
    here = drawn(section)
    mentioned = sum(
        1 << i for i, sign in enumerate(sign for line in picture(section) for sign in line) if sign.isdigit()
    )
    assert flooded_cells(here, "any_two") & ~mentioned == 0
