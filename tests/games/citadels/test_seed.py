"""The rules sentence by sentence, typed from the table: components, choosing, calling, and a turn."""

import pytest

from companion.games.citadels.printed import ROLES, cards, numbers
from tests.games.citadels.typing_tables import (
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
    picked,
    plain,
    said,
    seat,
    turn,
)

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


def test_turns_follow_the_numbers_of_the_characters_not_the_seats() -> None:
    order = [*plain("Bo"), *plain("Di"), *plain("Cy"), *plain("Ann")]
    assert after(FOUR, *ROUND, *order).round == 2
    assert checked(FOUR, *ROUND, said("take", "Ann"))[-1] == ("turn",)


def test_a_character_that_nobody_chose_is_passed_over() -> None:
    now = after(FOUR, *ROUND, *plain("Bo"), *plain("Di"), *plain("Cy")).turn
    assert now is not None
    assert (now.seat, now.role) == (0, "warlord")


def test_who_is_called_shows_the_card_and_nobody_else() -> None:
    assert called() == [("Bo", "assassin")]
    assert called(*plain("Bo")) == [("Bo", "assassin"), ("Di", "magician")]


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
