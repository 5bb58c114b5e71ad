"""The rules sentence by sentence, typed from the table: the eight characters, and the end of the game."""

import pytest

from companion.games.citadels.printed import DISTRICTS, ROLES, cards
from tests.games.citadels.typing_tables import (
    EIGHT,
    FOUR,
    LEGAL,
    ROUND,
    UP,
    Seat,
    after,
    ann,
    build,
    called,
    checked,
    dealt,
    destroy,
    picked,
    plain,
    said,
    scored,
    seat,
    surveyed,
    turn,
)

# Assassin and Thief ----------------------------------------------------------------------------------------


def test_the_assassin_names_any_other_character() -> None:
    assert surveyed([seat()], "kill", **turn("assassin")) == set(ROLES[1:])


def test_the_killed_one_is_not_called_and_shown_when_all_others_have_played() -> None:
    kill = (said("kill", "Bo", role="magician"), *plain("Bo"))
    assert called(*kill) == [("Bo", "assassin"), ("Cy", "king")]
    assert called(*kill, *plain("Cy"), *plain("Ann")) == [
        ("Bo", "assassin"), ("Di", "magician"), ("Cy", "king"), ("Ann", "warlord"),
    ]  # fmt: skip


def test_a_killed_king_misses_the_turn_and_has_the_crown_in_the_next_round() -> None:
    kill = (said("kill", "Bo", role="king"), *plain("Bo"), *plain("Di"))
    assert after(FOUR, *ROUND, *kill).crown == 0
    ended = after(FOUR, *ROUND, *kill, *plain("Ann"))
    assert (ended.round, ended.crown) == (2, 2)
    again = (*ROUND, *kill, *plain("Ann"), dealt(UP, "bishop"))
    assert checked(FOUR, *again, *picked("king", crown=0))[-1] == ("draft",)
    assert checked(FOUR, *again, *picked("king", crown=2))[-1] == LEGAL


def test_the_thief_robs_neither_the_assassin_nor_the_killed() -> None:
    may = surveyed([seat()], "rob", killed="bishop", **turn("thief"))
    assert may == {"magician", "king", "merchant", "architect", "warlord"}


THIEVES = (dealt(("magician", "merchant"), "bishop"), *picked("thief", "assassin", "king", "warlord"))
"""Ann is the Thief, Bo the Assassin, Cy the King, Di the Warlord."""


def test_when_called_the_robbed_one_gives_the_thief_all_the_gold() -> None:
    seats = (seat(gold=1), seat(), seat("manor palace", gold=5), seat(gold=9))
    rob = (*THIEVES, *plain("Bo"), said("rob", role="king"))
    assert after(seats, *rob).players[2].gold == 5
    robbed = after(seats, *rob, *plain("Ann"))
    assert [player.gold for player in robbed.players] == [8, 2, 0, 9]
    assert robbed.loot == 5
    late = after(seats, *rob, *plain("Ann"), said("take", "Cy"), said("income", "Cy"))
    assert [player.gold for player in late.players] == [8, 2, 4, 9]


# Magician --------------------------------------------------------------------------------------------------


def test_the_magician_takes_anybodys_hand_even_for_none() -> None:
    position = after((seat(hand=0), seat(hand=5)), said("swap", other="Bo"), **turn("magician"))
    assert [player.hand for player in position.players] == [5, 0]


def test_the_magician_swaps_cards_in_hand_and_none_of_the_city() -> None:
    seats = (seat("temple", hand=1), seat("tavern", hand=2))
    position = after(seats, said("swap", other="Bo"), **turn("magician"))
    assert [[built.district for built in one.city] for one in position.players] == [["temple"], ["tavern"]]


def test_or_the_magician_puts_some_cards_under_the_pile_for_as_many() -> None:
    assert ann([seat(hand=3)], said("exchange", count=3), **turn("magician")).hand == 3
    assert checked([seat(hand=3)], said("exchange", count=4), **turn("magician")) == [("roles.magician",)]


def test_the_magician_does_one_of_the_two_at_any_time_in_the_turn() -> None:
    either = (said("exchange", count=1), said("swap", other="Bo"))
    assert checked([seat()], *either, **turn("magician")) == [LEGAL, ("roles.magician",)]
    late = (said("take"), build("tavern"), said("swap", other="Bo"))
    assert checked([seat(gold=1)], *late, **turn("magician")) == [LEGAL, LEGAL, LEGAL]


# King, Bishop, Merchant, Architect -------------------------------------------------------------------------


def test_the_king_takes_the_crown_when_called_and_keeps_it_while_nobody_is_king() -> None:
    until = (*ROUND, *plain("Bo"), *plain("Di"))
    assert after(FOUR, *ROUND).crown == 0
    assert after(FOUR, *until).crown == 2
    second = (
        dealt(("bishop", "merchant"), "king"),
        *picked("thief", "assassin", "warlord", "magician", crown=2),
    )
    quiet = (*plain("Di"), *plain("Cy"), *plain("Bo"), *plain("Ann"))
    moves = (*until, *plain("Cy"), *plain("Ann"), *second, *quiet)
    assert (after(FOUR, *moves).round, after(FOUR, *moves).crown) == (3, 2)


@pytest.mark.parametrize(
    ("role", "city", "gold"),
    [
        ("king", "manor castle temple", 2),
        ("bishop", "temple church cathedral keep", 3),
        ("merchant", "tavern market prison", 2),
        ("warlord", "fortress docks", 1),
    ],
)
def test_a_gold_for_each_district_of_the_characters_colour(role: str, city: str, gold: int) -> None:
    assert ann([seat(city, gold=0)], said("income"), **turn(role)).gold == gold


@pytest.mark.parametrize("role", ["assassin", "thief", "magician", "architect"])
def test_the_others_get_nothing_for_their_districts(role: str) -> None:
    every = seat("manor temple tavern prison school_of_magic")
    assert checked([every], said("income"), **turn(role)) == [("income",)]


def test_income_comes_before_building_to_pay_for_it() -> None:
    moves = (build("palace"), said("income"), build("palace"))
    poor = seat("manor castle temple", gold=3)
    assert checked([poor], *moves, **turn("king", acted=True)) == [("build.price",), LEGAL, LEGAL]


def test_or_after_building_to_be_larger() -> None:
    player = ann([seat("manor", gold=4)], build("castle"), said("income"), **turn("king", acted=True))
    assert player.gold == 2


def test_income_is_taken_in_one_go() -> None:
    moves = (said("income"), build("castle"), said("income"))
    assert checked([seat("manor", gold=3)], *moves, **turn("king", acted=True)) == [LEGAL, LEGAL, ("income",)]


def test_the_warlord_cannot_attack_the_bishop() -> None:
    seats = (seat(gold=9), seat("tavern manor", roles=["bishop"]), seat("docks"))
    assert surveyed(seats, "destroy", **turn("warlord", acted=True)) == {"2.docks"}


def test_the_merchant_gets_a_gold_more_whether_gold_or_cards_are_taken() -> None:
    assert ann([seat(gold=0)], said("take"), **turn("merchant")).gold == 3
    drawn = ann([seat(gold=0, hand=1)], said("draw"), **turn("merchant"))
    assert (drawn.gold, drawn.hand) == (1, 2)


def test_the_architect_gets_two_cards_more_whether_gold_or_cards_are_taken() -> None:
    taken = ann([seat(gold=0, hand=1)], said("take"), **turn("architect"))
    assert (taken.gold, taken.hand) == (2, 3)
    assert ann([seat(hand=1)], said("draw"), **turn("architect")).hand == 4


def test_the_architect_builds_three_districts_and_no_fourth() -> None:
    moves = [build(district) for district in ("tavern", "temple", "prison", "watchtower")]
    found = checked([seat(gold=9)], *moves, **turn("architect", acted=True))
    assert found == [LEGAL, LEGAL, LEGAL, ("build.count",)]


# Warlord ---------------------------------------------------------------------------------------------------


def test_a_district_of_cost_1_is_destroyed_for_nothing() -> None:
    position = after((seat(gold=0), seat("tavern docks")), destroy("Bo", "tavern"))
    assert [built.district for built in position.players[1].city] == ["docks"]
    assert position.players[0].gold == 0


@pytest.mark.parametrize(("district", "price"), [("church", 1), ("palace", 4), ("library", 5), ("castle", 3)])
def test_a_dearer_one_costs_a_gold_less_than_it_did(district: str, price: int) -> None:
    assert ann((seat(gold=price), seat(district)), destroy("Bo", district)).gold == 0
    assert checked((seat(gold=price - 1), seat(district)), destroy("Bo", district)) == [("destroy.price",)]


def test_the_warlord_destroys_one_district_at_the_end_of_the_turn() -> None:
    seats = (seat(gold=9), seat("tavern temple"))
    early = checked(seats, destroy("Bo", "tavern"), **turn("warlord", acted=False))
    assert early == [("destroy.last",)]
    moves = (destroy("Bo", "tavern"), destroy("Bo", "temple"), build("docks"), said("end"))
    late = checked(seats, *moves, **turn("warlord", acted=True))
    assert late == [LEGAL, ("roles.warlord",), ("destroy.last",), LEGAL]


@pytest.mark.parametrize("size", [7, 8, 10])
def test_nothing_of_a_complete_city_is_destroyed_whatever_the_length_of_the_game(size: int) -> None:
    districts = [*EIGHT.split(), "prison", "palace"]
    one_less, full = " ".join(districts[: size - 1]), " ".join(districts[:size])
    seats = (seat(gold=9), seat(one_less), seat(full))
    found = checked(seats, destroy("Cy", "docks"), destroy("Bo", "docks"), city_size=size)
    assert found == [("destroy.protected",), LEGAL]


# The end ---------------------------------------------------------------------------------------------------


def test_the_round_in_which_the_eighth_district_is_built_is_the_last() -> None:
    seven = seat(EIGHT.replace("harbor", "").strip(), gold=9)
    seats = (Seat(), seven, Seat(), Seat())
    built = (*ROUND, said("take", "Bo"), build("harbor", "Bo"), said("end", "Bo"))
    assert after(seats, *built).phase == "turn"
    assert after(seats, *built).first == 1
    ended = after(seats, *built, *plain("Di"), *plain("Cy"), *plain("Ann"))
    assert ended.phase == "scoring"


def test_districts_count_what_they_cost() -> None:
    first, second = scored(seat("temple castle town_hall"), seat("tavern"))
    assert (first.points, first.rank) == ({"districts": 10}, 1)
    assert (second.points, second.rank) == ({"districts": 1}, 2)


def test_three_points_for_five_colours() -> None:
    every = scored(seat("temple manor tavern prison keep"), seat("temple manor tavern prison"))
    assert [one.points.get("colours", 0) for one in every] == [3, 0]


def test_four_points_for_the_first_complete_city_two_for_each_other_one() -> None:
    cities = (seat(EIGHT), seat(EIGHT), seat(f"{EIGHT} palace"), seat("temple"))
    found = scored(*cities, city_size=8, first_complete="Bo")
    assert [one.points.get("complete", 0) for one in found] == [2, 4, 2, 0]


def test_whoever_has_most_points_is_first() -> None:
    found = scored(seat("temple"), seat("palace"), seat("castle"))
    assert [one.rank for one in found] == [3, 1, 2]


def test_a_short_game_ends_with_seven_districts() -> None:
    found = scored(seat(EIGHT.rsplit(" ", 1)[0]), seat("temple"), city_size=7)
    assert found[0].points["complete"] == 4


def test_every_district_can_be_typed_by_its_english_name() -> None:
    found = scored(seat(" ".join(DISTRICTS)), seat())
    assert found[0].points["districts"] == sum(card.cost for card in cards().values())
