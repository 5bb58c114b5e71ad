"""What the rules say and random games seldom reach, sentence by sentence."""

import pytest

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.position import Automated, Due, Spot
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.oracle_scores import final
from tests.games.sweet_lands.tables import acting, begun, boxed, changed, owing, printed, spotted
from tests.games.sweet_lands.witnessed import done, legal, settled, table

# The hand ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round_", "allowed"), [(1, False), (4, False), (5, True)])
def test_in_rounds_1_to_4_no_action_leaves_the_hand_empty(round_: int, allowed: bool) -> None:
    position = table().with_table(round=round_).with_player(0, hand=1)
    assert legal(position, moves.Area("I", 1)) is allowed
    assert legal(position, moves.Play(0, 0, 1)) is allowed
    assert legal(position, moves.Free(7, get=moves.Basics(wheat=2))) is allowed


def test_cards_that_an_extra_action_costs_do_not_empty_the_hand_either() -> None:
    position = printed(table().with_table(round=2), "X2", "card;diamond").with_player(0, hand=2)
    assert not legal(position, moves.Area("X2", 1))
    assert legal(position.with_player(0, hand=3), moves.Area("X2", 1))


@pytest.mark.parametrize(
    ("text", "hand", "allowed"),
    [
        ("card;diamond+card", 2, True),
        ("card;diamond+card", 1, False),
        ("none;card", 1, True),
        ("none;card/diamond", 1, False),
        ("none;m1>card", 1, False),
        ("none;card:m1", 1, False),
    ],
)
def test_the_cards_that_an_extra_action_draws_are_there_when_the_slot_is_paid(
    text: str, hand: int, allowed: bool
) -> None:
    position = printed(table().with_table(round=2), "X2", text).with_player(0, hand=hand)
    assert legal(position, moves.Area("X2", 1)) is allowed


def test_a_card_for_a_property_leaves_one_besides_those_for_the_slot() -> None:
    position = printed(table(), "row-1", "card").with_player(0, hand=2)
    tent = moves.Property("tent", "0,0")
    assert not legal(done(position, moves.Area("E", 1)), tent)
    assert legal(done(position.with_player(0, hand=3), moves.Area("E", 1)), tent)
    assert legal(done(position.with_player(0, discs=1), moves.Area("E", 1, disc=True)), tent)
    assert legal(done(position.with_table(round=5), moves.Area("E", 1)), tent)


def test_a_disc_makes_a_slot_cost_nothing() -> None:
    position = table().with_player(0, hand=1, discs=1)
    assert legal(position, moves.Area("I", 1, disc=True))
    after = done(position, moves.Area("I", 1, disc=True))
    assert (after.players[0].hand, after.players[0].discs, after.players[0].diamonds) == (1, 0, 4)


def test_the_slot_is_discarded_when_the_effect_is_done() -> None:
    position = printed(table(), "slots-J", "3").with_player(0, hand=1)
    assert legal(position, moves.Area("J", 1))
    assert done(position, moves.Area("J", 1)).players[0].hand == 2


# Setting up -------------------------------------------------------------------------------------------------


def test_a_seat_that_has_a_character_takes_no_other() -> None:
    position = begun(2, full_box()).with_table(milestones=(1, 2, 3, 4, 5), finals=(1,))
    position = position.with_player(1, character="1a").with_player(0, character="2a")
    verdict = GAME.verdict(position, 1, moves.Choose("3a", "A"))
    assert "board_taken" in {one.rule for one in verdict.violations}


# Tiles, roads and properties --------------------------------------------------------------------------------


def test_a_tile_beside_a_road_flips_when_it_is_laid_and_when_the_road_is() -> None:
    position = boxed(table(), {"A:1,0": "wheat", "A:1,0!": "none", "tile-wheat": "2 gold"})
    tile_first = done(owing(position, 0, Due("terrain"), Due("road")), moves.Terrain("1,0"))
    tile_first = done(tile_first, moves.Road("0,0|1,0"))
    road_first = done(owing(position, 0, Due("road"), Due("terrain")), moves.Road("0,0|1,0"))
    road_first = done(road_first, moves.Terrain("1,0"))
    for after in (tile_first, road_first):
        assert after.players[0].spot("1,0") == Spot("1,0", "flipped")
        assert after.players[0].gold == 22


def test_a_tile_flipped_in_this_action_cannot_be_built_on_before_the_next() -> None:
    position = spotted(table(), 0, Spot("1,0", "flipped", fresh=True))
    position = owing(position, 0, Due("property"))
    assert not legal(position, moves.Property("tent", "1,0"))
    assert legal(position, moves.Property("tent", "0,0"))


def test_a_free_action_is_another_action_than_the_one_that_flipped_the_tile() -> None:
    position = boxed(
        table(), {"A:1,0": "wheat", "A:1,0!": "none", "tile-wheat": "none", "1a-tower": "wonder"}
    )
    position = spotted(position, 0, Spot("1,0", "down")).with_player(0, wonder=True, acted=True)
    after = done(owing(position, 0, Due("road")), moves.Road("0,0|1,0"))
    assert legal(after, moves.Free(8, at="1,0"))


def test_a_special_tile_with_a_number_is_one_of_the_tiles_that_are_owed() -> None:
    position = boxed(table(), {"A:1,0": "special", "A:1,0!": "none", "special-3": "gold"})
    after = done(owing(position, 0, Due("terrain", 3)), moves.Special("1,0", 3))
    assert after.players[0].dues == (Due("terrain", 2),)


def test_where_only_special_ground_is_free_a_special_tile_may_still_be_laid() -> None:
    position = boxed(table(), {"map-A": "0,0 capital;1,0 special;-1,0 special"})
    position = settled(owing(position, 0, Due("terrain", 2)))
    assert position.players[0].dues
    assert legal(position, moves.Special("1,0"))


def test_the_reward_of_a_property_waits_until_all_of_the_action_are_built() -> None:
    position = printed(printed(table(), "tent-1", "5 gold"), "A:0,0!", "diamond")
    position = spotted(printed(position, "row-1", "none"), 0, Spot("1,0", "flipped"))
    position = printed(printed(position, "A:1,0", "sea"), "tile-sea", "none")
    after = done(owing(position, 0, Due("property", 2)), moves.Property("tent", "0,0"))
    assert (after.players[0].diamonds, after.players[0].gold) == (4, 20)
    assert done(after, moves.Skip()).players[0].gold == 25


def test_properties_of_a_column_are_taken_from_the_bottom_and_the_sixth_is_none() -> None:
    tents = [Spot(f"{q},0", "flipped", property="tent", number=q) for q in range(1, 6)]
    position = owing(spotted(table(), 0, *tents), 0, Due("property"))
    assert not legal(position, moves.Property("tent", "0,0"))
    assert legal(position, moves.Property("house", "0,0"))


def test_a_large_city_is_no_two_small_ones() -> None:
    kinds = ("tent", "house", "lab", "tent", "house", "building")
    spots = [Spot(f"{q},0", "flipped", property=kind) for q, kind in enumerate(kinds, -3) if q]  # type: ignore[arg-type]
    position = spotted(owing(table(), 0, Due("city")), 0, *spots)
    position = changed(position, 0, "0,0", property="coffee", number=1)
    assert settled(position).players[0].city_points == 1
    apart = owing(table(city="all_different"), 0, Due("city")).with_player(0, spots=position.players[0].spots)
    assert settled(apart).players[0].city_points == 0


# Rabbits, food, industry, prosperity ------------------------------------------------------------------------


def test_rabbits_that_are_used_up_give_six_points_each() -> None:
    position = table().with_player(0, taken=(1, 2, 3, 4, 5, 6))
    assert settled(owing(position, 0, Due("rabbit", 2))).players[0].points == 12


def test_a_rabbit_that_the_food_marker_has_not_reached_is_not_used_up() -> None:
    position = changed(table(), 0, "0,0", property="tent", number=1).with_player(0, taken=(1,), food=1)
    after = settled(owing(position, 0, Due("rabbit")))
    assert (after.players[0].points, after.players[0].dues) == (0, ())


def test_points_for_no_rabbit_are_not_taken_while_one_is_left_on_a_place_that_nobody_has_read() -> None:
    position = changed(table(), 0, "0,0", property="tent", number=1).with_player(0, taken=(1, 2, 3, 4, 5))
    position = owing(printed(position, "rabbit-6", None), 0, Due("rabbit"))
    assert not legal(position, moves.NoRabbit())
    assert legal(printed(position, "rabbits", None), moves.NoRabbit())


def test_food_beyond_the_end_is_two_wheat_a_step() -> None:
    position = printed(table(), "food-13", "none").with_player(0, food=12)
    after = settled(owing(position, 0, Due("food", 3)))
    assert (after.players[0].food, after.players[0].wheat) == (13, 24)


def test_wood_is_saved_from_space_7_and_more_from_space_11() -> None:
    position = owing(printed(table(), "row-1", "3 wood"), 0, Due("property"))
    for food, left in ((6, 17), (7, 18), (11, 20)):
        after = done(position.with_player(0, food=food), moves.Property("tent", "0,0"))
        assert after.players[0].wood == left


def test_both_before_an_unbuilt_laboratory_lose_the_steps() -> None:
    position = table().with_player(0, wagon=3, locomotive=3)
    after = settled(owing(position, 0, Due("track", 2)))
    assert (after.players[0].wagon, after.players[0].locomotive, after.players[0].dues) == (3, 3, ())


def test_a_laboratory_that_is_built_opens_the_way() -> None:
    position = changed(table(), 0, "0,0", property="lab", number=1).with_player(0, wagon=3)
    position = printed(position, "space-4", "2 victory;none;0;yes")
    after = settled(owing(position, 0, Due("track")))
    assert (after.players[0].wagon, after.players[0].points) == (4, 2)


def test_steps_beyond_the_end_are_a_point_each_although_the_other_has_not_arrived() -> None:
    position = table().with_player(0, wagon=14, locomotive=1)
    position = owing(position, 0, Due("track", 2))
    assert legal(position, moves.Step("locomotive"))
    assert done(position, moves.Step("wagon")).players[0].points == 1


def test_the_last_prosperity_space_costs_everybody_a_diamond_and_rewards_the_first_alone() -> None:
    position = printed(printed(table(), "track-2-last", "7 victory"), "track-2-4", "none;2")
    for seat, points in ((0, 7), (1, 0)):
        position = position.with_player(seat, prosperity=(0, 3, 0, 0, 0, 0), diamonds=1)
        position = owing(position.with_table(turn=seat), seat, Due("prosperity", 1, "", "orange"))
        position = GAME.apply(position, seat, moves.Advance(2))
        assert (position.players[seat].diamonds, position.players[seat].points) == (0, points)
    assert position.ends[1] == 0


def test_without_a_diamond_the_last_space_is_not_entered() -> None:
    position = table().with_player(0, prosperity=(0, 3, 0, 0, 0, 0), diamonds=0)
    position = owing(position, 0, Due("prosperity", 1, "", "orange"))
    assert not legal(position, moves.Advance(2))
    assert legal(position, moves.Advance(1))


# Cards, automation, milestones ------------------------------------------------------------------------------


def card(gives: str = "none", *, less: str = "none", cost: str = "none", automation: str = "none") -> str:
    """Return a citizen card of the first industry, with the first dessert mark."""
    return f"instant;{cost};{less};{gives};m1;tent;{automation};somebody"


def test_rewards_in_an_industry_reward_wait_until_it_is_resolved() -> None:
    position = printed(table(), "1a-auto-1", "reward2+gold")
    position = printed(printed(position, "1a-auto-2", "2 gold:automated"), "card-1", card(automation="wheat"))
    position = position.with_player(0, automated=(Automated("tent", 1),))
    position = printed(position, "card-2", card(automation="wonder/wood"))
    position = position.with_player(0, automated=(Automated("tent", 1), Automated("tent", 2)))
    after = settled(owing(position, 0, Due("reward", 1, "", "reward1")))
    assert [due.kind for due in after.players[0].dues] == ["choose", "end", "reward"]
    assert (after.players[0].gold, after.players[0].wheat) == (21, 21)
    assert done(after, moves.Decide(1)).players[0].gold == 25


def test_an_effect_is_resolved_to_its_end_before_the_card_itself_can_be_automated() -> None:
    position = printed(table(), "1a-auto-1", "none")
    position = printed(position, "card-1", card("reward1+terrain", automation="5 victory"))
    position = done(position, moves.Play(1))
    assert [due.kind for due in position.players[0].dues] == ["terrain", "reward", "automate"]
    position = done(position, moves.Skip())
    after = done(position, moves.Automate("tent"))
    assert (after.players[0].points, after.players[0].diamonds) == (0, 2)


def test_a_discount_looks_before_the_card_counts_and_an_effect_after() -> None:
    position = printed(table(), "card-1", card("gold:m1", less="wheat:m1", cost="5 wheat"))
    after = done(position.with_player(0, marks=(2, 0, 0, 0, 0, 0)), moves.Play(1))
    assert (after.players[0].wheat, after.players[0].gold) == (20 - 3, 20 + 3)


@pytest.mark.parametrize(("tents", "room"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_column_takes_one_card_two_after_the_second_property_three_after_the_fourth(
    tents: int, room: int
) -> None:
    spots = [Spot(f"{q},0", "flipped", property="tent", number=q) for q in range(1, tents + 1)]
    position = owing(printed(spotted(table(), 0, *spots), "card-1", card()), 0, Due("automate", 1, "card-1"))
    for there in range(4):
        here = position.with_player(0, automated=(Automated("tent"),) * there)
        assert GAME.verdict(here, 0, moves.Automate("tent")).legal is (there < room)


def test_the_first_wonder_is_the_wonder_and_others_are_skill_tiles() -> None:
    position = printed(table(), "helper-1", "wonder")
    first = settled(owing(position, 0, Due("print", 1, "helper-1")))
    assert (first.players[0].wonder, first.players[0].dues) == (True, ())
    second = settled(owing(first, 0, Due("print", 1, "helper-1")))
    assert [due.kind for due in second.players[0].dues] == ["skill"]


def test_with_the_third_milestone_the_other_two_are_gone() -> None:
    position = table().with_table(milestones=(12, 2, 3), claimed=2)
    after = done(position, moves.Free(4, tile=12))
    assert (after.milestones, after.players[0].milestones) == ((), (12,))
    earlier = done(position.with_table(claimed=1), moves.Free(4, tile=12))
    assert earlier.milestones == (2, 3)


def test_a_wrong_answer_is_corrected_and_what_was_booked_with_it_follows() -> None:
    position = printed(printed(table(), "helper-1", "2 gold+card"), "row-1", "wood")
    position = settled(owing(position, 0, Due("print", 2, "helper-1")))
    assert (position.players[0].gold, position.players[0].hand) == (22, 7)
    after = GAME.correct(position, GAME.box.make_correction("helper-1", "5 gold+diamond"))
    assert (after.players[0].gold, after.players[0].hand, after.players[0].diamonds) == (25, 6, 4)


def test_nothing_is_laid_when_the_game_is_over_wherever_one_asks() -> None:
    position = table().with_table(phase="scoring")
    for piece in GAME.pieces:
        found = {
            one.rule
            for verdict in GAME.survey(position, 0, piece).targets.values()
            for one in verdict.violations
        }
        assert found == {"phase"}


# The end ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "dummy", "points"),
    [
        ([5, 3, 1], 0, [15, 7, 0]),
        ([5, 3, 1], 4, [15, 0, 0]),
        ([5, 3, 1], 9, [7, 0, 0]),
        ([5, 3, 3], 9, [7, 0, 0]),
        ([5, 3, 1], 5, [15, 0, 0]),
        ([5, 5, 3], 0, [15, 15, 0]),
        ([5, 3, 3], 0, [15, 7, 7]),
        ([5, 3, 3], 3, [15, 7, 7]),
        ([2], 3, [7]),
    ],
)
def test_a_final_tile_gives_15_and_7_and_the_seat_that_nobody_plays_counts(
    values: list[int], dummy: int, points: list[int]
) -> None:
    assert final(values, dummy) == points
    position = printed(acting(begun(len(values), full_box())), "final-1", f"diamonds;{dummy}")
    position = position.with_table(finals=(1,))
    for seat, number in enumerate(values):
        position = position.with_player(seat, diamonds=number)
    standings = GAME.scoresheet(position).standings
    assert [standing.points("final_tiles") for standing in standings] == points


@pytest.mark.parametrize(("kind", "points"), [("tent", 4), ("house", 3), ("building", 6)])
def test_five_of_a_column_on_the_map_give_points_for_rabbits_city_or_industry_points(
    kind: str, points: int
) -> None:
    spots = [
        Spot(f"{q},0", "flipped", property=kind, number=q, rabbit=q < 3)  # type: ignore[arg-type]
        for q in range(1, 6)
    ]
    position = spotted(table(), 0, *spots).with_player(0, city_points=3, industry_points=6)
    assert GAME.scoresheet(position).standings[0].points("sets") == points
    fewer = position.with_player(0, spots=tuple(spots[:4]))
    assert GAME.scoresheet(fewer).standings[0].points("sets") == 0


def test_two_city_points_five_gold_and_a_diamond_are_a_point_each() -> None:
    position = table().with_player(0, city_points=7, gold=14, diamonds=3)
    standing = GAME.scoresheet(position).standings[0]
    assert [standing.points(name) for name in ("cities", "gold", "diamonds")] == [3, 2, 3]


def test_equal_points_are_decided_by_rabbits_and_then_shared() -> None:
    position = acting(begun(3)).with_player(1, points=0)
    position = changed(position, 1, "0,0", property="tent", rabbit=True)
    assert [one.rank for one in GAME.scoresheet(position).standings] == [2, 1, 2]
