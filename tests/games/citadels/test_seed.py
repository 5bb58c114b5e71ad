"""The rules sentence by sentence, typed from the table as anybody would type them: characters and turns."""

import pytest

from companion.games.citadels.printed import DISTRICTS, ROLES, cards, numbers
from tests.games.citadels.typing_tables import (
    NAMES,
    Move,
    Seat,
    after,
    ann,
    build,
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

LEGAL: tuple[str, ...] = ()
EIGHT = "temple church manor castle tavern docks market harbor"
FOUR = (Seat(),) * 4
UP = ("thief", "merchant")
"""Two that lie face up at a table of four."""

# Components ------------------------------------------------------------------------------------------------


def test_65_district_cards_and_35_gold_and_8_characters() -> None:
    deck = [card for district, card in cards().items() if district != "great_wall"]
    assert sum(card.copies for card in deck) == 65
    assert numbers().coins == 35
    assert len(ROLES) == 8


def test_the_characters_are_numbered_1_to_8() -> None:
    assert ROLES == (
        "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("colour", "deck"),
    [
        ("blue", "temple 1 3, church 2 3, monastery 3 3, cathedral 5 2"),
        ("red", "watchtower 1 3, prison 2 3, battlefield 3 3, fortress 5 2"),
        ("yellow", "manor 3 5, castle 4 4, palace 5 3"),
        ("green", "tavern 1 5, trading_post 2 3, market 2 4, docks 3 3, harbor 4 3, town_hall 5 2"),
        (
            "purple",
            "haunted_city 2 1, keep 3 2, laboratory 5 1, workshop 5 1, observatory 5 1, graveyard 5 1, "
            "library 6 1, school_of_magic 6 1, dragon_gate 6 1, university 6 1, great_wall 6 1",
        ),
    ],
)
def test_every_district_has_a_colour_a_cost_and_so_many_copies(colour: str, deck: str) -> None:
    told = [f"{name} {card.cost} {card.copies}" for name, card in cards().items() if card.colour == colour]
    assert sorted(told) == sorted(deck.split(", "))


def test_whoever_begins_has_the_crown_four_cards_and_two_gold() -> None:
    assert (numbers().start_hand, numbers().start_gold) == (4, 2)
    assert after(FOUR, dealt(UP, "king"), crown="Cy").crown == 2
    assert checked(FOUR, dealt(UP, "king"), said("pick", "Cy", role="thief"), crown="Bo")[1][0] == "draft"


# Choosing characters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "up", "handed"), [(3, 2, 4), (4, 2, 5), (5, 1, 6), (6, 0, 7), (7, 0, 7)])
def test_so_many_lie_face_up_and_one_face_down_and_the_others_are_handed_around(
    seats: int, up: int, handed: int
) -> None:
    shown = ("thief", "magician", "bishop")
    assert checked((Seat(),) * seats, dealt(shown[:up], "king")) == [LEGAL]
    assert checked((Seat(),) * seats, dealt(shown[: up + 1], "king")) == [("deal.up",)]
    if up:
        assert checked((Seat(),) * seats, dealt(shown[: up - 1], "king")) == [("deal.up",)]
    assert len(after((Seat(),) * seats, dealt(shown[:up], "king")).pool) == handed


def test_the_king_never_lies_face_up_but_may_lie_face_down() -> None:
    assert checked(FOUR, dealt(("king", "thief"), "bishop")) == [("deal.up",)]
    assert checked(FOUR, dealt(("bishop", "thief"), "king")) == [LEGAL]


def test_whoever_has_the_crown_chooses_and_hands_the_rest_to_the_left() -> None:
    moves = (dealt(UP, "king"), *picked("warlord", "bishop", "assassin", crown=2))
    position = after(FOUR, *moves, crown="Cy")
    assert [player.roles for player in position.players] == [("assassin",), (), ("warlord",), ("bishop",)]


def test_the_last_has_two_to_choose_from_and_the_other_is_put_face_down() -> None:
    moves = (dealt(UP, "king"), *picked("warlord", "bishop", "magician"))
    assert after(FOUR, *moves).pool == ("assassin", "architect")
    position = after(FOUR, *moves, *picked("architect", crown=3))
    assert (position.pool, position.aside) == ((), ("assassin",))


def test_three_play_without_the_assassin_and_to_ten_districts() -> None:
    three = (Seat(),) * 3
    assert checked(three, dealt(("thief", "magician"), "assassin")) == [("deal",)]
    position = after(three, dealt(("thief", "magician"), "king"))
    assert "assassin" not in position.pool
    assert position.city_size == 10


def test_the_seventh_takes_the_passed_card_or_the_one_face_down() -> None:
    seven = (Seat(),) * 7
    six = picked("assassin", "thief", "magician", "bishop", "merchant", "architect", seats=7)
    position = after(seven, dealt((), "king"), *six)
    assert set(position.pool) == {"warlord", "king"}
    for choice, other in (("king", "warlord"), ("warlord", "king")):
        begun = after(seven, dealt((), "king"), *six, said("pick", "Gus", role=choice))
        assert begun.aside == (other,)
        assert begun.players[6].roles == (choice,)


# Calling ---------------------------------------------------------------------------------------------------

ROUND = (dealt(UP, "bishop"), *picked("warlord", "assassin", "king", "magician"))
"""Ann is the Warlord, Bo the Assassin, Cy the King, Di the Magician; nobody is the Architect."""


def played(*turns: Move, seats: tuple[Seat, ...] = FOUR) -> list[tuple[str, str]]:
    """Who has been called in a round so far, and as what."""
    position = after(seats, *ROUND, *turns)
    shown = [(role, NAMES[number]) for number, one in enumerate(position.players) for role in one.shown]
    return sorted(((name, role) for role, name in shown), key=lambda one: ROLES.index(one[1]))


def test_turns_follow_the_numbers_of_the_characters_not_the_seats() -> None:
    order = [*plain("Bo"), *plain("Di"), *plain("Cy"), *plain("Ann")]
    assert after(FOUR, *ROUND, *order).round == 2
    assert checked(FOUR, *ROUND, said("take", "Ann"))[-1] == ("turn",)


def test_a_character_that_nobody_chose_is_passed_over() -> None:
    now = after(FOUR, *ROUND, *plain("Bo"), *plain("Di"), *plain("Cy")).turn
    assert now is not None
    assert (now.seat, now.role) == (0, "warlord")


def test_who_is_called_shows_the_card_and_nobody_else() -> None:
    assert played() == [("Bo", "assassin")]
    assert played(*plain("Bo")) == [("Bo", "assassin"), ("Di", "magician")]


def test_after_the_last_turn_all_eight_are_shuffled_again() -> None:
    moves = (*ROUND, *plain("Bo"), *plain("Di"), *plain("Cy"), *plain("Ann"))
    position = after(FOUR, *moves, dealt(("assassin", "magician"), "warlord"))
    assert len(position.pool) == 5
    assert all(player.roles == () for player in position.players)


# A turn ----------------------------------------------------------------------------------------------------


def test_first_two_gold_or_two_cards_of_which_one_is_kept() -> None:
    assert ann([seat(gold=1)], said("take")).gold == 3
    drawn = ann([seat(gold=1, hand=4)], said("draw"))
    assert (drawn.gold, drawn.hand) == (1, 5)
    assert checked([seat()], said("take"), said("draw")) == [LEGAL, ("action",)]


def test_the_choice_among_drawn_cards_is_for_the_action_alone() -> None:
    special = seat("library observatory workshop", gold=9, hand=2)
    assert ann([special], said("workshop"), **turn("king")).hand == 4
    assert ann([special], said("exchange", count=2), **turn("magician")).hand == 2
    assert ann([special], said("take"), **turn("architect")).hand == 4


def test_then_one_district_is_built_and_its_cost_paid_to_the_bank() -> None:
    player = ann([seat("temple", gold=6, hand=3)], build("castle"), **turn("king", acted=True))
    assert (player.gold, player.hand) == (2, 2)
    assert [built.district for built in player.city] == ["temple", "castle"]
    assert checked([seat(gold=3)], build("castle"), **turn("king", acted=True)) == [("build.price",)]
    twice = checked([seat(gold=9)], build("castle"), build("tavern"), **turn("king", acted=True))
    assert twice == [LEGAL, ("build.count",)]


def test_nothing_is_built_before_the_action() -> None:
    assert checked([seat(gold=9)], build("tavern"), **turn("king", acted=False)) == [("build",)]


# Assassin and Thief ----------------------------------------------------------------------------------------


def test_the_assassin_names_any_other_character() -> None:
    assert surveyed([seat()], "kill", **turn("assassin")) == set(ROLES[1:])


def test_the_killed_one_is_not_called_and_shown_when_all_others_have_played() -> None:
    kill = (said("kill", "Bo", role="magician"), *plain("Bo"))
    assert played(*kill) == [("Bo", "assassin"), ("Cy", "king")]
    assert played(*kill, *plain("Cy"), *plain("Ann")) == [
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
    called = (*ROUND, *plain("Bo"), *plain("Di"))
    assert after(FOUR, *ROUND).crown == 0
    assert after(FOUR, *called).crown == 2
    second = (
        dealt(("bishop", "merchant"), "king"),
        *picked("thief", "assassin", "warlord", "magician", crown=2),
    )
    quiet = (*plain("Di"), *plain("Cy"), *plain("Bo"), *plain("Ann"))
    moves = (*called, *plain("Cy"), *plain("Ann"), *second, *quiet)
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
