import re
from collections.abc import Iterator

import pytest

from companion.games.roll_into_town.building.forests import find_forests
from companion.games.roll_into_town.drawing.dice import SHIFTS, icons_of
from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.marks import BUILDINGS, ICONS, TOKENS, Building
from companion.games.roll_into_town.phases.construct import ONCE
from companion.games.roll_into_town.printed import RESOURCES, Goods, building_price, numbers, printed_values
from companion.games.roll_into_town.scoring import TITLES, mayor_title
from companion.geometry.square import Grid
from companion.locale import Texts
from tests.rulebook.roll_into_town import EVERY_LOCALE, body, picture, rows

SIX = 6


def figures(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def cells(locale: str, section: str) -> list[list[str]]:
    """Return the cells of a section's table, its head and its rule left out, links taken off."""
    lines = [line for line in body(locale, section).splitlines() if line.startswith("| ")]
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line) for line in lines]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in plain[1:]]


def strong(locale: str, section: str) -> list[int]:
    """Return the numbers that are printed in bold."""
    return [one for found in re.findall(r"\*\*([^*]+)\*\*", body(locale, section)) for one in figures(found)]


@EVERY_LOCALE
def test_every_sign_of_a_square_is_one_the_app_knows(locale: str) -> None:
    signs = re.findall(r"`(\S+)`", body(locale, "contents.sheet"))
    assert set(signs) <= set(TOKENS)
    assert {token[0] for token in TOKENS} == {sign[0] for sign in signs}
    assert {token.partition("+")[2] for token in TOKENS} == {sign.partition("+")[2] for sign in signs}


@EVERY_LOCALE
def test_everybody_begins_with_what_the_box_says(locale: str) -> None:
    assert tuple(strong(locale, "setup")) == numbers().start
    assert set(figures(body(locale, "setup.most"))) == {numbers().most}


def test_the_map_is_drawn_as_the_box_assumes_it() -> None:
    assert "/".join("".join(line) for line in picture("setup.map")) == printed_values(()).texts["map"]


@EVERY_LOCALE
def test_the_size_of_the_map_is_the_one_that_is_assumed(locale: str) -> None:
    grid = printed_values(()).grid
    assert strong(locale, "setup.map") == [grid.columns, grid.rows]


def by_round(table: list[list[int]]) -> Iterator[tuple[int, int, int]]:
    """Round, dice and icons, from rows that tell the first and the last round."""
    for first, last, dice, icons in table:
        yield from ((one, dice, icons) for one in range(first, last + 1))


@EVERY_LOCALE
def test_every_round_is_listed_with_its_dice_and_icons(locale: str) -> None:
    every = list(enumerate(zip(numbers().dice, numbers().icons, strict=True), start=1))
    assert list(by_round(rows(locale, "round"))) == [(one, dice, icons) for one, (dice, icons) in every]
    assert strong(locale, "round")[0] == len(every)


@EVERY_LOCALE
@pytest.mark.parametrize(("section", "of"), [("round.dice", "dice"), ("round.icons", "icons")])
def test_the_dice_and_the_icons_are_told_again_in_words(locale: str, section: str, of: str) -> None:
    told = body(locale, section).split("\n")[0]
    counts = [int(found) for found in re.findall(r"\*\*(\d+)", told)]
    rounds = figures(re.sub(r"\*\*[^*]*\*\*", "", told))
    steps = zip(rounds[::2], rounds[1::2], counts, strict=True)
    spread = [count for first, last, count in steps for _ in range(first, last + 1)]
    assert tuple(spread) == getattr(numbers(), of)


@EVERY_LOCALE
def test_the_town_hall_makes_of_a_die_what_the_app_lets_it(locale: str) -> None:
    made = [
        [face, *(face + shift for shift in sorted(SHIFTS) if shift and icons_of(face, shift))]
        for face in range(1, SIX + 1)
    ]
    assert rows(locale, "discover.town_hall") == made
    assert {*strong(locale, "discover.town_hall")} <= {1, numbers().town_hall, SIX}
    assert numbers().town_hall in strong(locale, "discover.town_hall")


@EVERY_LOCALE
def test_every_face_draws_the_icon_of_its_row(locale: str) -> None:
    texts = Texts.load(locale)
    listed = [line[:2] for line in cells(locale, "discover.icons")]
    names = [texts.say(f"roll_into_town-icon-{icon}") for icon in ICONS]
    assert listed[:-1] == [[str(face), name] for face, name in enumerate(names, start=1)]
    assert listed[-1][0] == str(SIX)
    assert icons_of(SIX) == ICONS


@EVERY_LOCALE
def test_every_building_is_listed_with_its_price_and_whether_there_can_be_more(locale: str) -> None:
    texts = Texts.load(locale)
    assert [line[:-1] for line in cells(locale, "build")] == [
        [texts.say(f"roll_into_town-building-{building}"), *map(str, building_price(building).amounts)]
        for building in BUILDINGS
    ]
    one = {"en": "one"}.get(locale, "一座")
    told = [line[-1] == one for line in cells(locale, "build")]
    assert told == [building in ONCE for building in BUILDINGS]


@EVERY_LOCALE
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_section_of_a_building_begins_with_its_price(locale: str, building: Building) -> None:
    texts = Texts.load(locale)
    price = [
        (count, texts.say(f"roll_into_town-resource-{name}"))
        for name, count in zip(RESOURCES, building_price(building).amounts, strict=True)
        if count
    ]
    if locale == "en":
        told = ", ".join(f"{count} {name}" for count, name in price)
    else:
        told = "、".join(f"{count} 個{name}" for count, name in price)
        told = told.replace("個", "个") if locale == "zh-Hans" else told
    assert re.match(rf"{told}[.,。，]", body(locale, f"build.{building}"))


@EVERY_LOCALE
def test_those_of_which_there_is_one_say_so(locale: str) -> None:
    told = [
        line
        for line in BUILDINGS
        if re.search("one on your map|一張地圖一座|一张地图一座", body(locale, f"build.{line}"))
    ]
    assert tuple(told) == ONCE


@EVERY_LOCALE
def test_fountain_and_market_have_the_numbers_of_the_box(locale: str) -> None:
    assert numbers().fountain in strong(locale, "build.fountain")
    assert strong(locale, "build.market")[-2:] == [numbers().exchange, 1]


@EVERY_LOCALE
def test_forests_grow_as_listed(locale: str) -> None:
    trees, new = ([int(cell) for cell in line[1:]] for line in listed(locale))
    lines = [Land(Grid(count, 1), ("T",) * count) for count in trees]
    assert trees == list(range(2, 8))
    assert [find_forests(line)[0].due for line in lines] == new


def listed(locale: str) -> list[list[str]]:
    """Return the table of forests: its head is the row of trees."""
    lines = [line for line in body(locale, "upkeep.forests").splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@EVERY_LOCALE
def test_points_are_listed_as_the_box_has_them(locale: str) -> None:
    points = numbers().points
    each = [[points.house], [points.tavern], [points.river, points.joined], [points.coast]]
    each += [[points.lighthouse], [points.cathedral]]
    assert [figures(points) for _, points in cells(locale, "score")] == each


@EVERY_LOCALE
@pytest.mark.parametrize("category", ["house", "tavern", "coast", "lighthouse", "cathedral"])
def test_every_kind_of_point_is_told_in_its_section_as_well(locale: str, category: str) -> None:
    section = {"house": "houses", "tavern": "taverns", "coast": "coast"}.get(category, category)
    assert strong(locale, f"score.{section}")[0] == getattr(numbers().points, category)


@EVERY_LOCALE
def test_a_river_is_told_with_both_its_worths(locale: str) -> None:
    assert strong(locale, "score.river")[:2] == [numbers().points.river, numbers().points.joined]


@EVERY_LOCALE
def test_every_title_is_listed_with_its_points(locale: str) -> None:
    texts, told = Texts.load(locale), cells(locale, "score.solo")
    assert len(told) == len(TITLES)
    for (points, name), expected in zip(told, TITLES, strict=True):
        assert texts.say(f"roll_into_town-title-{expected}").casefold() in f" {name.casefold()}"
        ends = figures(points)
        if expected == TITLES[0]:
            ends = [0, ends[0] - 1]
        assert {mayor_title(end) for end in ends} == {expected}
    least = [figures(points)[0] for points, _ in told[1:]]
    assert (figures(told[0][0])[0], tuple(least)) == (numbers().solo[0], numbers().solo)


@EVERY_LOCALE
def test_income_is_told_as_it_is(locale: str) -> None:
    assert strong(locale, "gather.farms")[:2] == [1, 1]
    assert strong(locale, "gather.harbors") == [1]
    assert strong(locale, "gather.pickaxes")[0] == 1
    assert Goods(*numbers().start).wood == figures(body(locale, "build.price"))[0]
