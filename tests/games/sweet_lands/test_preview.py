"""What a tap would change is told before it is made."""

from companion.games.sweet_lands import moves, turn
from companion.games.sweet_lands.position import Automated, Due, Player, Skill, Spot
from tests.games.sweet_lands.known import counted, flipped, previewed, table, who, without, words_of


def test_an_area_tells_its_slot_and_its_cost_and_what_may_be_laid_then() -> None:
    found = previewed(table(wheat=6), moves.Area("A", 2))
    assert counted(found["pays"]["paid"]) == {"wheat": 6, "card": 2}
    assert counted(found["follows"]["what"]) == {"terrain": 3}
    assert "gets" not in found, "the cards of the slot are no gain while they are still in the hand"


def test_a_disc_pays_for_the_slot_instead_of_cards() -> None:
    found = previewed(table(discs=1), moves.Area("I", 2, disc=True))
    assert counted(found["pays"]["paid"]) == {"disc": 1}
    assert counted(found["gets"]["got"]) == {"diamond": 1}


def test_the_cards_that_an_area_draws_are_told_besides_those_of_its_slot() -> None:
    found = previewed(table(), moves.Area("J", 1))
    assert counted(found["pays"]["paid"]) == {"card": 1}
    assert counted(found["gets"]["got"]) == {"card": 2}


def test_a_move_that_the_table_may_only_allow_tells_what_is_missing() -> None:
    found = previewed(table(wheat=2), moves.Area("A", 1))
    assert counted(found["pays"]["paid"]) == {"wheat": 2, "card": 1}
    assert counted(found["short"]["missing"]) == {"wheat": 4}


def test_steps_on_the_food_track_tell_what_they_reach() -> None:
    found = previewed(table(wheat=4), moves.Area("B", 1))
    assert counted(found["gets"]["got"]) == {"wheat": 2, "food": 2}


def test_an_impossible_move_changes_nothing_and_tells_nothing() -> None:
    assert previewed(table(), moves.Terrain("0,0")) == {}
    assert previewed(table(), moves.Pass(), seat=1) == {}


def test_a_tile_beside_a_road_flips_and_gives_its_reward() -> None:
    found = previewed(table(dues=(Due("terrain", 3),), roads=("0,0|1,0",)), moves.Terrain("1,0"))
    assert found["flips"] == {"cells": ("B3",), "count": 1}
    assert counted(found["gets"]["got"]) == {"wheat": 2}
    assert counted(found["follows"]["what"]) == {"terrain": 2}


def test_a_tile_without_a_road_flips_nothing() -> None:
    found = previewed(table(dues=(Due("terrain"),)), moves.Terrain("1,0"))
    assert found == {}


def test_a_port_that_gets_joined_is_told_with_what_is_printed_there() -> None:
    found = previewed(table(dues=(Due("terrain"),), spots=(Spot("1,0"),)), moves.Terrain("2,0"))
    assert found["port"] == {"count": 1}
    assert counted(found["gets"]["got"]) == {"gold": 2}


def test_a_card_of_an_extra_draw_area_is_told_apart_from_other_cards() -> None:
    """The area on 1,1 needs the tile on 0,1 beside it, and a road on one of its edges."""
    spots = flipped("1,0", "0,1")
    laid = table(dues=(Due("road"),), spots=spots, roads=("0,0|1,0", "1,0|0,1"))
    found = previewed(laid, moves.Road("0,1|1,1"))
    assert found == {"draws": {"count": 1}}


def test_a_property_tells_its_price_without_the_wood_that_the_food_track_saves() -> None:
    built = table(dues=(Due("property"),), spots=flipped("1,0"), wood=5, food=7)
    found = previewed(built, moves.Property("tent", "1,0"))
    assert counted(found["pays"]["paid"]) == {"wood": 1}
    assert found["discount"] == {"count": 1}
    assert counted(found["gets"]["got"]) == {"gold": 1, "wheat": 2}


def test_a_third_type_makes_a_city() -> None:
    spots = (
        Spot("1,0", "flipped", 0, "tent", 1),
        Spot("1,-1", "flipped", 0, "house", 1),
        *flipped("0,-1"),
    )
    found = previewed(table(dues=(Due("property"),), spots=spots, iron=1), moves.Property("lab", "0,-1"))
    assert found["cities"] == {"count": 1, "before": 0}
    second = table(dues=(Due("property"),), spots=spots, wood=2)
    assert "cities" not in previewed(second, moves.Property("tent", "0,-1")), "two types are no city"


def test_the_second_property_of_a_column_makes_room_for_another_card() -> None:
    spots = (Spot("1,0", "flipped", 0, "tent", 1), *flipped("0,1"))
    found = previewed(table(dues=(Due("property"),), spots=spots, wood=3), moves.Property("tent", "0,1"))
    assert found["room"]["count"] == 2
    assert words_of(found["room"]["column"]) == ["piece-tent"]


def test_a_step_tells_the_space_and_what_is_on_it() -> None:
    found = previewed(table(dues=(Due("track", 1),), wagon=2, locomotive=1), moves.Step("wagon"))
    assert found["moves"]["space"] == 3
    assert counted(found["gets"]["got"]) == {"gold": 2}


def test_the_last_space_of_a_prosperity_track_costs_a_diamond_and_rewards_the_first() -> None:
    last = table(dues=(Due("prosperity", 1, "", "orange"),), diamonds=1, prosperity=(3, 0, 0, 0, 0, 0))
    found = previewed(last, moves.Advance(1))
    assert counted(found["pays"]["paid"]) == {"diamond": 1}
    assert counted(found["gets"]["got"]) == {"gold": 5}
    assert "first" in found
    assert found["multiplies"]["times"] == 4


def test_automation_tells_what_the_industry_reward_will_give_from_then_on() -> None:
    found = previewed(table(dues=(Due("automate", 1, "card-7"),), diamonds=1), moves.Automate("tent"))
    assert counted(found["pays"]["paid"]) == {"diamond": 1}
    assert counted(found["automates"]["gives"]) == {"gold": 2, "iron": 1}
    assert found["automates"]["number"] == 1


def test_the_income_is_told_as_it_is_summed() -> None:
    collects = table(dues=(Due("income"),), at={"phase": "income"}, spaces=(3, 3, 0, 3))
    found = previewed(collects, moves.Collect())
    assert counted(found["gets"]["got"]) == {"gold": 3, "wheat": 3, "iron": 3, "card": 5}


def test_passing_tells_cities_score_markers_and_what_the_clean_up_takes() -> None:
    city = tuple(
        Spot(at, "flipped", 0, kind, 1)  # type: ignore[arg-type]
        for at, kind in (("1,0", "tent"), ("1,-1", "house"), ("2,-1", "lab"))
    )
    found = previewed(table(spots=city, wagon=3, discs=1), moves.Pass())
    assert found["passes_cities"] == {"count": 1}
    assert found["passes_marks"] == {"count": 4}
    assert counted(found["loses"]["lost"]) == {"card": 4, "disc": 1}
    assert "gets" not in found, "city and industry points are told once"
    assert counted(found["follows"]["what"]) == {"ahead": 1, "helper": 1}


def test_nothing_is_lost_by_passing_in_the_last_round() -> None:
    assert "loses" not in previewed(table(at={"round": 5}), moves.Pass())


def test_a_print_that_nobody_has_read_is_named_and_the_rest_is_told_without_it() -> None:
    unread = table(box=without("tile-wheat"), dues=(Due("terrain"),), roads=("0,0|1,0",))
    found = previewed(unread, moves.Terrain("1,0"))
    assert found["flips"]["count"] == 1
    assert found["unread"]["count"] == 1
    assert "gets" not in found


def test_a_price_that_nobody_has_read_is_said_to_be_unread() -> None:
    built = table(box=without("row-1"), dues=(Due("property"),), spots=flipped("1,0"))
    found = previewed(built, moves.Property("tent", "1,0"))
    assert "pays" not in found
    assert found["unread"]["count"] == 1


def test_by_hand_is_said_before_it_is_booked_so() -> None:
    waiting = table(box=without("special-3"), dues=(Due("print", 1, "special-3"),))
    assert "by_hand" in previewed(waiting, moves.ByHand())


def test_doing_without_tells_what_is_given_up() -> None:
    found = previewed(table(dues=(Due("road", 2),)), moves.Skip())
    assert counted(found["gives_up"]["what"]) == {"road": 2}


def test_the_end_of_a_turn_tells_whose_is_next() -> None:
    three = table(
        Player(character="2a", passed=True), Player(character="3a"), acted=True, at={"passed": (1,)}
    )
    assert who((previewed(three, moves.Done())["next"]["seat"],)) == [2]


def test_what_is_previewed_is_what_the_move_then_does() -> None:
    position = table(wheat=4, automated=(Automated("tent", 7),), skills=(Skill(1),))
    got = counted(previewed(position, moves.Area("B", 1))["gets"]["got"])
    after = turn.PHASES.apply(position, 0, moves.Area("B", 1)).players[0]
    assert (after.food, after.wheat) == (got["food"], got["wheat"])
