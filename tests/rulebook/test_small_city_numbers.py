import re
from collections import Counter

import pytest

from companion.games.small_city.position import ROUNDS
from companion.games.small_city.printed import COLOURS, CULTURE, LIMITED, UNIQUE, default_box
from companion.games.small_city.promises import AT_LEAST, AT_MOST, FEWEST, MORE_PARK, MOST
from companion.locale import LOCALES, Texts
from tests.rulebook.small_city import BOX, EVERY_LOCALE, body, row, rows


@EVERY_LOCALE
def test_the_box_holds_what_the_contents_say(locale: str) -> None:
    counts = [row(locale, "contents.tiles", number)[-1] for number in range(1, 12)]
    stock = [int(BOX.texts[f"stock-{name}"]) for name in ("R", "C", "F", "P", "WA")]
    assert counts == [*stock, 4, 4, 4, 4, 4, 4]


@EVERY_LOCALE
def test_counts_that_are_assumed_are_called_so(locale: str) -> None:
    told = {"en": "assum", "zh-Hant": "假設|當作", "zh-Hans": "假设|App 先?按"}[locale]
    for name, entry in default_box().entries.items():
        if entry.source == "assumed":
            assert re.search(told, body(locale, entry.cites)), name


@EVERY_LOCALE
def test_cubes_are_said_to_be_as_many_as_the_box_assumes(locale: str) -> None:
    assert {BOX.texts[f"cubes-{colour}"] for colour in COLOURS} == {"20"}
    assert "20" in body(locale, "contents.cubes")


@EVERY_LOCALE
def test_of_the_five_limited_tiles_there_is_one_fewer_than_players(locale: str) -> None:
    assert rows(locale, "setup.limited") == [[players, players - 1] for players in (2, 3, 4)]
    texts, text = Texts.load(locale), body(locale, "setup.limited")
    assert [kind for kind in LIMITED if texts.say(f"small_city-tile-{kind}") not in text] == []


@EVERY_LOCALE
def test_everybody_gets_six_tiles_of_their_own(locale: str) -> None:
    texts, text = Texts.load(locale), body(locale, "setup.town")
    assert [kind for kind in (*UNIQUE, "CH") if texts.say(f"small_city-tile-{kind}") not in text] == []


@EVERY_LOCALE
def test_citizens_begin_in_three_places_and_are_twenty_two(locale: str) -> None:
    places = [BOX.number(name) for name in ("hall_citizens", "career", "central")]
    assert re.findall(r"\*\*(\d+)", body(locale, "setup.citizens")) == [str(count) for count in places]
    assert str(sum(places)) in body(locale, "setup.citizens")


@EVERY_LOCALE
def test_the_starting_money_goes_by_the_order(locale: str) -> None:
    money = [[place, dollars] for place, dollars in enumerate(BOX.numbers["start_money"], start=1)]
    lines = [line for line in body(locale, "setup.money").splitlines() if re.search(r"\d", line)]
    assert [[int(number) for number in re.findall(r"\d+", line)] for line in lines] == money


@EVERY_LOCALE
def test_there_are_eight_rounds_of_eight_phases(locale: str) -> None:
    text = body(locale, "rounds")
    assert f"**{ROUNDS} " in text
    assert re.findall(r"^(\d)\. ", text, re.MULTILINE) == [str(phase) for phase in range(1, 9)]


@EVERY_LOCALE
def test_levels_need_the_culture_and_the_residences_the_rules_say(locale: str) -> None:
    assert rows(locale, "tiles.residence") == [[1, 0], [2, 2], [3, 3], [4, 4], [5, 5]]
    assert rows(locale, "tiles.commerce") == [[level, level] for level in range(1, 5)]
    assert [numbers[0] for numbers in rows(locale, "tiles.factory")] == [1, 2, 3]


@EVERY_LOCALE
def test_the_clinic_costs_what_the_example_of_the_architect_tells(locale: str) -> None:
    cost = Counter(BOX.costs["CL"])
    assert row(locale, "tiles.culture.cost", 1) == [cost[colour] for colour in COLOURS]
    assert default_box().entries["cost-CL"].source == "rules"


@EVERY_LOCALE
def test_only_costs_from_the_rules_stand_in_the_table_of_costs(locale: str) -> None:
    known = [
        kind for kind in CULTURE if kind != "CH" and default_box().entries[f"cost-{kind}"].source == "rules"
    ]
    lines = [line for line in body(locale, "tiles.culture.cost").splitlines() if line.startswith("| ")]
    texts = Texts.load(locale)
    names = [texts.say(f"small_city-tile-{kind}").casefold() for kind in known]
    assert [line.split("|")[1].strip().casefold() for line in lines[1:]] == names


@EVERY_LOCALE
def test_the_architect_saves_a_cube_of_any_colour_of_the_clinic(locale: str) -> None:
    example = body(locale, "build.architect").split("*" + ("Example." if locale == "en" else "例："))[1]
    numbers = [int(number) for number in re.findall(r"\d+", example)]
    assert numbers[:11] == [2, 2, 1, 2, 2, 2, 1, 1, 1, 2, 1]


@EVERY_LOCALE
def test_goods_sell_and_win_votes_as_the_box_has_it(locale: str) -> None:
    table = [row(locale, "income.trade", number) for number in (1, 2, 4)]
    assert table == [list(BOX.numbers[name]) for name in ("sell", "cube_votes", "cash_votes")]
    assert row(locale, "income.trade", 3) == [1, 2, 3, 4]


@EVERY_LOCALE
def test_citizens_of_a_residence_add_up_one_two_three(locale: str) -> None:
    votes = BOX.numbers["residence_votes"]
    assert rows(locale, "votes.residence") == [[n, votes[n]] for n in range(1, 6)]
    assert f"**{BOX.number('university_votes')} " in body(locale, "votes.university")


@EVERY_LOCALE
def test_a_step_costs_its_number_the_fourth_too(locale: str) -> None:
    assert rows(locale, "council.pay") == [[n, n, n] for n in BOX.numbers["council_cost"]]


@EVERY_LOCALE
def test_the_rows_give_what_the_box_has(locale: str) -> None:
    assert rows(locale, "council.economy") == [
        [step, gain, gain] for step, gain in enumerate(BOX.numbers["economy"], start=1)
    ]
    tourism = [[step, gain] for step, gain in enumerate(BOX.numbers["tourism"], start=1)]
    assert rows(locale, "council.tourism") == tourism
    assert rows(locale, "council.industry") == [[1, 1], [2, 2, 1], [3, 2, 1], [4, 2]]
    assert rows(locale, "council.construction") == [[1, 1], [2, 2], [3, 3], [4, 1, 4]]


@EVERY_LOCALE
def test_deaths_begin_at_ten_percent_and_a_hundred_is_the_end(locale: str) -> None:
    assert re.search(rf"\*\*{BOX.number('death_from')} ?%\*\*", body(locale, "pollution.deaths"))
    assert re.search(rf"\*\*{BOX.number('out_at')} ?%\*\*", body(locale, "pollution.out"))


@EVERY_LOCALE
def test_a_broken_promise_costs_what_the_box_has(locale: str) -> None:
    costs = zip((6, 12, 18), BOX.numbers["penalty"], strict=True)
    assert rows(locale, "score.promises") == [[worth, worth, -penalty] for worth, penalty in costs]


FACTS = [
    ("street.place", "between two **empty neighbouring squares**", "**兩個相鄰空格**", "**两个相邻空格**"),
    ("street.stay", "**stays on the street**", "**留在原來的街道**", "**留在原来的街道**"),
    (
        "action.price",
        "**$1 for each card you skip**",
        "每跳過一張沒人選的卡付 1 元",
        "每跳过一张没人选的卡付 1 元",
    ),
    ("build.slots", "**up to 3 tiles**", "**最多蓋 3 塊**", "**最多建 3 块**"),
    ("build.cost", "**$1 per square**", "**每格 1 元**", "**每格 1 元**"),
    ("build.mediator", "never less than $1", "最少還是 1 元", "最少还是 1 元"),
    ("upgrade.fresh", "**cannot be upgraded this round**", "**這輪不能升級**", "**这一轮不能升级**"),
    ("demolish.people", "a later correction", "後來的修正", "后来的修正"),
    ("demolish.people", "**may not be demolished**", "**不能拆**", "**不能拆**"),
    ("tiles.residence", "one citizen from your City Hall", "從市鎮廳移一位居民", "从市政厅移一位居民"),
    ("tiles.metro", "**two** of your citizens", "**兩位**居民", "**两位**居民"),
    ("tiles.clinic", "only **one** citizen", "只能進**一位**", "只能进**一位**"),
    ("tiles.park", "never upgraded", "公園不能升級", "公园不能升级"),
    ("move.limit", "**one** of your citizens", "**一位**居民", "**一位**居民"),
    ("move.opposite", "correction", "修正", "修正"),
    ("move.opposite", "in round 1 nobody sends tourists", "第一輪不能派遊客", "第一轮不能派游客"),
    ("move.opposite", "to the opposite town", "改成對面玩家的城鎮", "改成对面玩家的城镇"),
    ("move.opposite", "A player’s answer", "有玩家回答", "有玩家回答"),
    ("tiles.police", "laying it through the council", "靠市議會蓋的也一樣", "靠市议会建的也一样"),
    ("tiles.fire", "laying it through the council", "靠市議會蓋的也一樣", "靠市议会建的也一样"),
    ("council.construction", "somebody may move at once", "居民可以馬上進駐", "居民可以马上进驻"),
    (
        "tiles.harbor",
        "inside your building area as a whole",
        "整座港口連水域都要在建築區域裡",
        "整座港口连水域都要在建筑区域里",
    ),
    ("promises", "tourists do not", "遊客不算", "游客不算"),
    ("income.overflow", "**host’s warehouses**", "**主人倉庫**", "**主人仓库**"),
    ("pollution.deaths", "“above 10”", "「超過 10」", "“超过 10”"),
    ("pollution.graves", "edge to edge", "斜角不算", "斜角不算"),
    ("council.pay", "the votes for step 4 are missing", "漏了第 4 格的票數", "漏了第 4 格的票数"),
    ("council.step", "never both in the same row", "不能在同一排", "不能在同一排"),
    ("score.promises", "does not fit the pattern", "規律不合", "规律不合"),
    ("promises", "Card 10 is garbled", "10 號在手邊的規則裡寫得不清楚", "10 号在手头的规则里写得不清楚"),
]


@pytest.mark.parametrize(("section", "en", "hant", "hans"), FACTS)
def test_what_the_rules_say_and_where_the_first_text_errs_stands_in_every_language(
    section: str, en: str, hant: str, hans: str
) -> None:
    for locale, words_ in zip(LOCALES, (en, hant, hans), strict=True):
        assert words_ in body(locale, section), locale


@EVERY_LOCALE
def test_all_thirty_two_promises_are_listed_with_their_numbers(locale: str) -> None:
    listed = {number: rest for number, *rest in rows(locale, "promises")}
    assert list(listed) == list(range(1, 33))
    assert set(listed) == {*AT_LEAST, *AT_MOST, *MOST, *FEWEST}
    shown = {number: rest[0] for number, rest in listed.items() if rest}
    assert shown[10 if locale == "en" else 6] == (3 if locale == "en" else 15)
    assert (shown[6] - 1, shown[12] + 1, shown[14] + 1) == (AT_MOST[6][1], AT_LEAST[12][1], AT_LEAST[14][1])
    assert listed[10][-1] == MORE_PARK


@EVERY_LOCALE
def test_a_promise_is_called_most_or_fewest_as_it_is_judged(locale: str) -> None:
    most, fewest = {"en": (" most", " fewest"), "zh-Hant": ("最多", "最少"), "zh-Hans": ("最多", "最少")}[
        locale
    ]
    lines = [line for line in body(locale, "promises").splitlines() if re.match(r"\| \d", line)]
    found = {int(line.split("|")[1]): line.replace("最高", "最多") for line in lines}
    assert {number for number, line in found.items() if most in line} == set(MOST)
    assert {number for number, line in found.items() if fewest in line} == set(FEWEST)
