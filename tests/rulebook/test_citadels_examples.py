import re
from collections import Counter

import pytest

from companion.games.citadels.position import Built, Player, Position, Readings, city_size
from companion.games.citadels.powers.building import build_limit
from companion.games.citadels.powers.income import income_of
from companion.games.citadels.printed import DISTRICTS, District, cards, numbers
from companion.games.citadels.scoring import CATEGORIES, score_lines
from companion.locale import Texts
from tests.rulebook.citadels import EVERY_LOCALE, FRAME

SCORED: tuple[District, ...] = (
    "temple", "prison", "market", "haunted_city", "manor", "castle", "cathedral", "dragon_gate",
)  # fmt: skip
"""The city that the chapter on scoring counts."""


def named(locale: str, section: str) -> list[District]:
    """Return the districts an example names, each once, in the order of naming. The longest name counts."""
    texts = Texts.load(locale)
    names = {texts.say(f"citadels-district-{district}"): district for district in DISTRICTS}
    longest_first = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    found = re.findall(longest_first, FRAME.example(locale, section))
    return list(dict.fromkeys(names[name] for name in found))


def city(*districts: District, fresh: bool = False) -> Player:
    return Player(city=tuple(Built(one, fresh and one == "haunted_city") for one in districts))


def points(player: Player, size: int) -> list[int]:
    """Return what a city scores by category, as the only one that is complete."""
    position = Position((player, Player()), size, phase="scoring")
    counted = Counter[str]()
    for line in score_lines(position, 0):
        counted[line.category] += int(line.points)
    return [counted[category] for category in CATEGORIES]


@EVERY_LOCALE
def test_the_city_of_the_example_scores_what_the_app_counts(locale: str) -> None:
    assert named(locale, "score") == named(locale, "score.districts") == list(SCORED)
    terms = [int(number) for number in re.findall(r"\d+", FRAME.example(locale, "score.districts"))]
    assert terms == [*(cards()[one].cost for one in SCORED), 25]
    districts, colours, complete, bonus = points(city(*SCORED), len(SCORED))
    told = [int(number) for number in re.findall(r"\d+", FRAME.example(locale, "score"))]
    assert told == [districts, bonus, colours, complete, districts + bonus + colours + complete]


@EVERY_LOCALE
def test_the_haunted_city_stands_in_for_one_colour_and_not_for_two(locale: str) -> None:
    five = named(locale, "score.colours")
    assert five[:5] == ["manor", "temple", "tavern", "keep", "haunted_city"]
    assert f"**{numbers().colours}**" in FRAME.example(locale, "score.colours")
    assert points(city(*five[:5]), 8)[1] == numbers().colours
    assert points(city(*(one for one in five if one != "keep")), 8)[1] == 0
    assert points(city(*five[:5], fresh=True), 8)[1] == 0


@EVERY_LOCALE
def test_the_bishop_of_the_example_earns_what_the_app_pays(locale: str) -> None:
    *standing, new = named(locale, "income")
    assert (standing, new) == (["temple", "church", "school_of_magic"], "monastery")
    assert income_of(city(*standing), "bishop") == 3
    assert income_of(city(*standing, new), "bishop") == 4


@EVERY_LOCALE
def test_the_architect_of_the_example_pays_what_the_cards_cost(locale: str) -> None:
    built = named(locale, "build.price")
    assert [cards()[one].cost for one in built] == [1, 2, 4]
    assert len(built) == build_limit("architect")


@pytest.mark.parametrize("section", ["action.gold", "roles.merchant", "roles.thief"])
@EVERY_LOCALE
def test_a_merchant_s_example_begins_with_the_action_and_the_gold_that_comes_with_it(
    locale: str, section: str
) -> None:
    assert f"{numbers().income_gold} + {numbers().merchant_gold}" in FRAME.example(locale, section)


@EVERY_LOCALE
def test_the_dearest_are_destroyed_for_their_cost_and_not_for_their_points(locale: str) -> None:
    told = [int(number) for number in re.findall(r"\d+", FRAME.example(locale, "destroy.price"))]
    for district in ("dragon_gate", "university"):
        card = cards()[district]
        assert told == [card.worth, card.cost, card.cost, 1, card.cost - 1, card.worth - 1]
    assert named(locale, "destroy.price") == ["dragon_gate", "university"]


@EVERY_LOCALE
def test_the_architect_of_the_example_goes_beyond_a_complete_city(locale: str) -> None:
    told = [int(number) for number in re.findall(r"\d+", FRAME.example(locale, "build.count"))]
    size = city_size(4, Readings())
    had = size - 1
    assert sorted(told) == sorted([had, had, build_limit("architect"), had + build_limit("architect"), size])


@EVERY_LOCALE
def test_what_the_merchant_of_the_example_loses_is_all_that_was_there(locale: str) -> None:
    before = {
        "en": r"(\d+) gold and loses all (\d+)",
        "zh-Hant": r"(\d+) 枚金幣，全沒了",
        "zh-Hans": r"(\d+) 枚金币，全没了",
    }
    found = re.search(before[locale], FRAME.example(locale, "roles.thief"))
    assert found
    assert set(found.groups()) == {"5"}
