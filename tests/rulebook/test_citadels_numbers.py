import re
from collections.abc import Iterator

import pytest

from companion.games.citadels import printed
from companion.games.citadels.drafting import count_all_picks, count_faces_up, count_going_around, puts_aside
from companion.games.citadels.position import SIZES, Built, Player, Position, Readings, city_size
from companion.games.citadels.powers.actions import cards_kept, cards_shown
from companion.games.citadels.powers.destroying import RESCUE_PRICE, destruction_price
from companion.games.citadels.powers.specials import LABORATORY_GOLD, TRADES
from companion.locale import Texts
from tests.rulebook.citadels import EVERY_LOCALE, FRAME, body, row, rows

PARTS = dict(zip(printed.COLOURS, ("noble", "religious", "trade", "military", "special"), strict=True))
DECK = [district for district in printed.DISTRICTS if district != "great_wall"]
STANDARD, TWO_EACH = Readings(), Readings(three_seats="two_each")


def table(
    seats: int,
    rulings: Readings = STANDARD,
    *,
    city: tuple[printed.District, ...] = (),
    up: tuple[printed.Role, ...] = (),
    picks: int = 0,
) -> Position:
    """Return a table that chooses characters. One city stands at the first seat."""
    first = Player(city=tuple(Built(district) for district in city))
    players = (first, *(Player() for _ in range(1, seats)))
    size = city_size(seats, rulings)
    return Position(players, size, rulings, phase="draft", up=up, picks=picks)


def cells(locale: str, section: str) -> list[list[str]]:
    """Return the cells of a section's tables, heads and rules left out, links and emphasis taken off."""
    lines = [line for line in body(locale, section).splitlines() if line.startswith("| ")]
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)|\*", r"\1", line) for line in lines]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in plain[1:]]


@EVERY_LOCALE
@pytest.mark.parametrize("colour", printed.COLOURS)
def test_every_district_of_the_deck_is_listed_with_its_cost_and_its_copies(
    locale: str, colour: printed.Colour
) -> None:
    texts = Texts.load(locale)
    listed = cells(locale, f"contents.{PARTS[colour]}")
    expected = [
        [
            texts.say(f"citadels-district-{district}"),
            str(printed.cards()[district].cost),
            str(printed.cards()[district].copies),
        ]
        for district in DECK
        if printed.cards()[district].colour == colour
    ]
    assert listed == expected


@EVERY_LOCALE
def test_the_colours_add_up_to_the_deck(locale: str) -> None:
    kinds = [printed.cards()[district] for district in DECK]
    counts = {
        colour: sum(card.copies for card in kinds if card.colour == colour) for colour in printed.COLOURS
    }
    texts = Texts.load(locale)
    told = cells(locale, "contents")
    assert [(kind, int(count)) for _, kind, count in told] == [
        (texts.say(f"citadels-kind-{colour}"), counts[colour]) for colour in printed.COLOURS
    ]
    found = [int(number) for number in re.findall(r"\*\*(\d+)", body(locale, "contents"))]
    assert found == [sum(counts.values()), len(printed.ROLES)]
    assert str(printed.numbers().coins) in body(locale, "contents")


@EVERY_LOCALE
def test_the_great_wall_is_one_card_more_and_its_cost_is_told(locale: str) -> None:
    total = sum(printed.cards()[district].copies for district in printed.DISTRICTS)
    assert re.search(rf"\*\*.*{total}", body(locale, "contents.special"))
    assert rows(locale, "contents.special") == []
    wall = next(line for line in body(locale, "contents.special").splitlines() if "great_wall" in line)
    assert re.findall(r"\d+", wall) == [str(printed.cards()["great_wall"].cost), str(total)]


@EVERY_LOCALE
def test_characters_are_listed_in_the_order_of_their_numbers_with_what_pays_them(locale: str) -> None:
    texts = Texts.load(locale)
    rows = cells(locale, "contents.characters")
    told = [[number, re.sub("（.*）", "", name), paid] for number, name, paid in rows]
    assert told == [
        [
            str(printed.NUMBERS[role]),
            texts.say(f"citadels-role-{role}"),
            texts.say(f"citadels-colour-{printed.PAYS[role]}") if role in printed.PAYS else "–",
        ]
        for role in printed.ROLES
    ]


@EVERY_LOCALE
def test_everybody_begins_with_four_cards_and_two_gold(locale: str) -> None:
    told = re.findall(r"\*\*(\d+)", body(locale, "setup"))
    assert [int(number) for number in told] == [printed.numbers().start_hand, printed.numbers().start_gold]


@EVERY_LOCALE
def test_the_size_of_a_city_is_one_number(locale: str) -> None:
    sizes = [city_size(4, STANDARD), city_size(3, STANDARD), city_size(4, Readings(city_size="seven"))]
    assert [int(count) for _, count in cells(locale, "setup.size")] == sizes
    assert f"**{city_size(3, STANDARD)}**" in body(locale, "setup.three")
    assert str(city_size(3, TWO_EACH)) in body(locale, "setup.three")
    last = body(locale, "setup.size").splitlines()[-1]
    assert [int(number) for number in re.findall(r"\d+", last)][:3] == sorted(SIZES.values())


def deals() -> Iterator[list[int]]:
    """By seats: the characters, those laid aside face up and face down, and those that go around."""
    for seats in range(2, 8):
        for rulings in (STANDARD, TWO_EACH) if seats == 3 else (STANDARD,):
            up = count_faces_up(table(seats, rulings))
            position = table(seats, rulings, up=printed.ROLES[1 : up + 1])
            yield [seats, len(position.roles), up, 1, count_going_around(position)]


@EVERY_LOCALE
def test_characters_are_laid_aside_as_the_app_lays_them_aside(locale: str) -> None:
    assert rows(locale, "deal") == list(deals())
    assert [line[-1] - line[0] for line in deals() if line[0] >= 4] == [1, 1, 1, 0], (
        "one more, but not with seven"
    )


@EVERY_LOCALE
def test_two_players_choose_in_four_steps(locale: str) -> None:
    steps = []
    for pick in range(count_all_picks(table(2))):
        position = table(2, picks=pick)
        cards_, aside = count_going_around(position), int(puts_aside(position) or pick == 3)
        steps.append([pick + 1, cards_, 1, aside, cards_ - 1 - aside])
    assert rows(locale, "draft.two") == steps


def choices(seats: int, rulings: Readings = STANDARD) -> list[int]:
    """Count how many characters each chooses from, in the order of choosing."""
    start = table(seats, rulings)
    up = start.roles[: count_faces_up(start)]
    picks = range(count_all_picks(start))
    return [count_going_around(table(seats, rulings, up=up, picks=pick)) for pick in picks]


@EVERY_LOCALE
def test_the_examples_of_choosing_count_down_as_the_app_does(locale: str) -> None:
    four = re.split(r"\*Example\.\*|\*例：\*", body(locale, "draft"))[1].split("\n")[0]
    assert [int(number) for number in re.findall(r"\d+", four)] == [choices(4)[0], *choices(4)]
    one, two = (line for line in body(locale, "draft.three").splitlines() if line)
    assert [int(number) for number in re.findall(r"\d+", one)] == [choices(3)[0], *choices(3)]
    assert [int(number) for number in re.findall(r"\d+", two)] == [
        choices(3, TWO_EACH)[0],
        *choices(3, TWO_EACH),
    ]
    assert choices(7)[-1] == 2, "the seventh chooses between two"


@EVERY_LOCALE
def test_drawing_shows_and_keeps_what_the_app_lets_it(locale: str) -> None:
    cities: tuple[tuple[printed.District, ...], ...] = (
        (),
        ("observatory",),
        ("library",),
        ("observatory", "library"),
    )
    expected = [[cards_shown(table(4, city=city), 0), cards_kept(table(4, city=city), 0)] for city in cities]
    assert [row(locale, "action.cards", number) for number in range(1, 5)] == expected
    every = cards_kept(table(4, Readings(library="keep_three"), city=cities[-1]), 0)
    assert {"en": f"keeps all {every}", "zh-Hant": "三張全留", "zh-Hans": "三张全留"}[locale] in body(
        locale, "action.cards"
    )
    assert re.findall(r"\*\*(\d)", body(locale, "action.cards")) == [str(number) for number in expected[0]]


@EVERY_LOCALE
def test_the_action_and_what_comes_with_it_bring_what_the_box_has(locale: str) -> None:
    assert f"**{printed.numbers().income_gold} " in body(locale, "action.gold")
    assert f"**{printed.numbers().merchant_gold} " in body(locale, "roles.merchant")
    architect = re.findall(r"\*\*(\d)", body(locale, "roles.architect"))
    assert [int(number) for number in architect][:2] == [
        printed.numbers().architect_cards,
        printed.numbers().architect_builds,
    ]
    assert re.search(rf"\*\*\D*{printed.numbers().architect_builds}", body(locale, "build.count"))


@EVERY_LOCALE
def test_destroying_costs_what_the_app_asks(locale: str) -> None:
    by_cost: dict[int, printed.District] = {printed.cards()[district].cost: district for district in DECK}
    every = range(1, 7)
    there = [destruction_price(table(4, city=(by_cost[gold],)), 0, by_cost[gold]) for gold in every]
    walled = [
        destruction_price(table(4, city=(by_cost[gold], "great_wall")), 0, by_cost[gold]) for gold in every
    ]
    assert [row(locale, "destroy.price", number) for number in range(3)] == [list(every), there, walled]
    free = body(locale, "destroy.price").split("|")[0]
    assert re.findall(r"\d", free)[-1] == str(next(gold for gold in every if there[gold - 1] == 0))


@EVERY_LOCALE
def test_the_great_wall_makes_all_dearer_but_itself(locale: str) -> None:
    wall = printed.cards()["great_wall"]
    assert destruction_price(table(4, city=("great_wall",)), 0, "great_wall") == wall.cost - 1
    told = [int(number) for number in re.findall(r"\d+", body(locale, "special.great_wall"))]
    assert told == [wall.cost, 1, 1, sum(printed.cards()[district].copies for district in printed.DISTRICTS)]


@EVERY_LOCALE
def test_every_purple_card_is_told_with_its_cost(locale: str) -> None:
    for district in printed.DISTRICTS[printed.DISTRICTS.index("haunted_city") :]:
        first = re.search(r"\d+", body(locale, f"special.{district}"))
        assert first, district
        assert int(first[0]) == printed.cards()[district].cost, district


@EVERY_LOCALE
def test_dragon_gate_and_university_score_two_more_than_they_cost(locale: str) -> None:
    more = [
        district
        for district in printed.DISTRICTS
        if printed.cards()[district].worth != printed.cards()[district].cost
    ]
    assert more == ["dragon_gate", "university"]
    for district in more:
        card = printed.cards()[district]
        told = [int(number) for number in re.findall(r"\d+", body(locale, f"special.{district}"))]
        assert told[:2] == [card.cost, card.worth]
        more_points = next(label for label, to in FRAME.links(locale, "score") if to == "score.bonus")
        assert re.findall(r"\d+", more_points) == [str(card.worth - card.cost)]


@EVERY_LOCALE
def test_the_purple_powers_cost_and_bring_what_the_app_takes_and_gives(locale: str) -> None:
    trades = [int(number) for number in re.findall(r"\*\*(\d)", body(locale, "special.workshop"))]
    assert trades == [*TRADES["three_for_two"], *TRADES["two_for_three"]]
    assert f"**{LABORATORY_GOLD} " in body(locale, "special.laboratory")
    assert f"**{RESCUE_PRICE} " in body(locale, "special.graveyard")
    shown = cards_shown(table(4, city=("observatory",)), 0)
    assert re.search(rf"\*\*{shown}\b|\*\*{shown} ", body(locale, "special.observatory"))


@EVERY_LOCALE
def test_the_bonuses_are_those_of_the_box(locale: str) -> None:
    assert re.search(rf"\*\*{printed.numbers().colours} ", body(locale, "score.colours"))
    told = [int(number) for number in re.findall(r"\*\*(\d)", body(locale, "score.complete"))]
    assert told == [printed.numbers().first, printed.numbers().complete]
    three = [line for line in body(locale, "score").splitlines() if re.match(r"[23]\. ", line)]
    assert [re.findall(r"\d", line.split(")")[-1]) for line in three] == [
        [str(printed.numbers().colours)],
        [str(printed.numbers().first), str(printed.numbers().complete)],
    ]
