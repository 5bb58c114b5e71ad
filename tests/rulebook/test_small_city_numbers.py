import re
from collections import Counter

from companion.games.small_city.position import ROUNDS
from companion.games.small_city.printed import COLOURS, CULTURE, LIMITED, UNIQUE, default_box
from companion.games.small_city.promises import AT_LEAST, AT_MOST, FEWEST, MORE_PARK, MOST
from companion.locale import Texts
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
