"""The purple districts and the rulings about them, where they matter in a turn. One test a sentence."""

from typing import Any

import pytest

from companion.engine.words import Who, Word
from companion.games.citadels import turn
from companion.games.citadels.moves import (
    Build,
    Decline,
    Destroy,
    Draw,
    End,
    Income,
    Laboratory,
    Rescue,
    Take,
    Workshop,
)
from companion.games.citadels.position import Player, Position
from companion.games.citadels.printed import PAYS, Role
from tests.games.citadels.tables import city, districts, player, table
from tests.games.citadels.turns import broken, done, effect, impossible, moves, overruled, said, tasks, told

# Haunted City -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", PAYS)
def test_the_haunted_city_never_brings_income(role: Role) -> None:
    assert broken(table("haunted_city", role=role), Income()) == ["no_income"]


def test_the_haunted_city_is_destroyed_like_any_other() -> None:
    position = table(player(gold=1), "haunted_city", role="warlord", acted=True)
    assert broken(position, Destroy(1, "haunted_city")) == []


def test_building_the_haunted_city_in_the_last_round_is_warned_about() -> None:
    early = table(player("temple", gold=9), role="king", acted=True, city_size=2)
    assert "haunted_late" in told(early, Build("haunted_city"))
    late = table(player(gold=9), "temple tavern", role="king", acted=True, city_size=2)
    assert "haunted_late" in told(late, Build("haunted_city"))
    assert "haunted_late" not in told(table(player(gold=9), role="king", acted=True), Build("haunted_city"))


# Laboratory -------------------------------------------------------------------------------------------------


def laboratory(cards: str = "", hand: int | None = None, **more: Any) -> Position:
    return table(player("laboratory", gold=0, cards=cards, hand=hand), role="king", **more)


def test_the_laboratory_gives_a_gold_for_a_card() -> None:
    after = done(laboratory(), Laboratory())
    assert (after.players[0].gold, after.players[0].hand) == (1, 3)


def test_the_laboratory_works_once_a_turn_at_any_time() -> None:
    assert broken(done(laboratory(), Take()), Laboratory()) == []
    after = done(laboratory(), Laboratory())
    assert said(after, Laboratory(), "building_used") == {"district": Word("district-laboratory")}


def test_the_laboratory_needs_a_card() -> None:
    assert broken(laboratory(hand=0), Laboratory()) == ["empty_hand"]
    assert impossible(laboratory(hand=0), Laboratory())


def test_only_the_laboratorys_owner_uses_it() -> None:
    position = table("temple", "laboratory", role="king")
    assert broken(position, Laboratory()) == ["no_building"]
    assert overruled(position, Laboratory()).players[0].gold == 3


def test_the_discarded_card_may_be_told() -> None:
    after = done(laboratory("temple keep"), Laboratory("keep"))
    assert after.players[0].cards == ("temple",)
    assert done(laboratory("temple keep"), Laboratory()).players[0].cards == ()
    assert done(laboratory("temple", hand=2), Laboratory("keep")).players[0].cards == ("temple",)


def test_only_a_card_of_a_known_hand_is_discarded() -> None:
    assert broken(laboratory("temple keep"), Laboratory("palace")) == ["not_in_hand"]


def test_a_card_that_cannot_be_in_the_hand_is_not_discarded() -> None:
    assert said(laboratory(), Laboratory("laboratory"), "told") == {
        "why": "box", "named": 1, "most": 0, "district": Word("district-laboratory"),
    }  # fmt: skip
    assert impossible(laboratory(), Laboratory("great_wall"))


# Workshop ---------------------------------------------------------------------------------------------------


def workshop(gold: int = 3, reading: str = "three_for_two", **more: Any) -> Position:
    one = player("workshop", gold=gold, hand=0)
    return table(one, role="king", readings={"workshop": reading}, **more)


def test_the_workshop_gives_two_cards_for_three_gold() -> None:
    after = done(workshop(), Workshop())
    assert (after.players[0].gold, after.players[0].hand) == (0, 2)
    assert said(workshop(2), Workshop(), "workshop_price") == {"price": 3, "gold": 2, "missing": 1}


def test_ruling_workshop_three_cards_for_two_gold() -> None:
    after = done(workshop(2, "two_for_three"), Workshop())
    assert (after.players[0].gold, after.players[0].hand) == (0, 3)
    assert broken(workshop(1, "two_for_three"), Workshop()) == ["workshop_price"]


def test_the_workshop_works_once_a_turn_at_any_time() -> None:
    assert broken(done(workshop(), Draw()), Workshop()) == []
    assert broken(done(workshop(9), Workshop()), Workshop()) == ["building_used"]


def test_only_the_workshops_owner_uses_it() -> None:
    assert broken(table(player(gold=9), "workshop", role="king"), Workshop()) == ["no_building"]


def test_the_workshop_gives_no_more_cards_than_the_pile_has() -> None:
    position = table(
        player("workshop", gold=3, hand=0), player(hand=63), player(hand=0), seats=3, role="king"
    )
    assert position.pile == 1
    assert told(position, Workshop())["buys"].params == {"cards": 1}
    assert done(position, Workshop()).players[0].hand == 1


def test_the_cards_bought_may_be_told_but_no_more_than_come() -> None:
    assert done(workshop(), Workshop(districts("keep"))).players[0].cards == ("keep",)
    assert broken(workshop(), Workshop(districts("keep temple tavern"))) == ["told"]


def test_laboratory_and_workshop_work_in_each_turn_of_a_player_with_two_characters() -> None:
    position = table(player("laboratory workshop", gold=9), seats=2, role="king")
    used = done(position, Laboratory(), Workshop(), Take())
    second = table(*used.players, seats=2, role="merchant")
    for move in (Laboratory(), Workshop()):
        assert broken(used, move) == ["building_used"]
        assert broken(second, move) == []


# Observatory and Library ------------------------------------------------------------------------------------


def drawing(built: str, **readings: str) -> tuple[object, object, int]:
    """Return what is seen and kept, and how many cards the hand has more."""
    position = table(player(built, hand=0), role="king", readings=readings)
    notice = told(position, Draw())["draw"]
    return notice.params["see"], notice.params["keep"], effect(position, Draw()).players[0].hand


def test_the_observatory_shows_three_cards_of_which_one_is_kept() -> None:
    assert drawing("observatory") == (3, 1, 1)


def test_the_library_keeps_both_cards() -> None:
    assert drawing("library") == (2, 2, 2)


def test_library_and_observatory_show_three_and_keep_two() -> None:
    assert drawing("library observatory") == (3, 2, 2)


def test_ruling_library_both_together_keep_all_three() -> None:
    assert drawing("library observatory", library="keep_three") == (3, 3, 3)
    assert drawing("library", library="keep_three") == (2, 2, 2)
    assert drawing("observatory", library="keep_three") == (3, 1, 1)


def test_they_matter_for_the_action_only() -> None:
    position = table(player("library observatory workshop", hand=0, gold=3), role="architect")
    assert done(position, Workshop()).players[0].hand == 2
    assert done(position, Take()).players[0].hand == 2
    assert done(position, Draw()).players[0].hand == 2 + 2


# School of Magic --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", PAYS)
def test_the_school_of_magic_has_the_colour_of_whoever_earns(role: Role) -> None:
    after = done(table(player("school_of_magic manor", gold=0), role=role), Income())
    assert after.players[0].gold == (2 if role == "king" else 1)


def test_the_school_of_magic_brings_nothing_to_who_has_no_colour() -> None:
    assert broken(table("school_of_magic", role="architect"), Income()) == ["no_income"]


def test_the_school_of_magic_may_have_another_colour_in_the_next_turn() -> None:
    one = player("school_of_magic", gold=0)
    for role in PAYS:
        assert done(table(one, role=role), Income()).players[0].gold == 1


# Dragon Gate, University, Great Wall ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dragon_gate", "university"])
def test_they_cost_6_though_they_count_8(name: str) -> None:
    (district,) = districts(name)
    assert done(table(player(gold=6), role="king", acted=True), Build(district)).players[0].gold == 0
    assert broken(table(player(gold=5), role="king", acted=True), Build(district)) == ["price"]


def walled(built: str, gold: int) -> Position:
    return table(player(gold=gold), built, role="warlord", acted=True, readings={"great_wall": "in"})


def test_behind_the_great_wall_destroying_costs_a_gold_more() -> None:
    assert done(walled("great_wall palace", 5), Destroy(1, "palace")).players[0].gold == 0
    assert broken(walled("great_wall palace", 4), Destroy(1, "palace")) == ["destroy_price"]
    assert broken(walled("great_wall tavern", 0), Destroy(1, "tavern")) == ["destroy_price"]


def test_the_great_wall_does_not_protect_itself() -> None:
    assert done(walled("great_wall tavern", 5), Destroy(1, "great_wall")).players[0].gold == 0


def test_the_great_wall_protects_no_other_city() -> None:
    position = table(player(gold=4), "great_wall", "palace", role="warlord", acted=True)
    assert broken(position, Destroy(2, "palace")) == []


def test_the_great_wall_makes_his_own_districts_dearer_for_the_warlord_too() -> None:
    position = table(player("great_wall palace", gold=4), role="warlord", acted=True)
    assert broken(position, Destroy(0, "palace")) == ["destroy_price"]


# Graveyard --------------------------------------------------------------------------------------------------


def graves(owner: Player | str = "graveyard", **readings: str) -> Position:
    """Return a table with the Warlord first. The second seat has a Temple, the third the Graveyard."""
    return table(player(gold=9), "temple palace", owner, role="warlord", acted=True, readings=readings)


def test_the_graveyards_owner_is_asked_before_the_turn_goes_on() -> None:
    after = turn.after(graves(), 0, Destroy(1, "palace"))
    assert (after.offer, after.offered) == ("palace", 2)
    assert turn.actors(after) == (2,)
    assert tasks(after) == ["graveyard"]
    assert broken(after, End(), seat=0) == ["phase"]
    assert broken(after, Rescue(), seat=0) == ["turn"]
    assert moves(after, 2) == [Rescue(), Decline()]
    assert moves(after, 0) == []


def test_for_a_gold_the_destroyed_district_comes_into_the_hand() -> None:
    offered = effect(graves(), Destroy(1, "palace"))
    after = turn.after(offered, 2, Rescue())
    assert (after.players[2].gold, after.players[2].hand) == (1, 5)
    assert after.players[2].cards == ("palace",)
    assert (after.offer, after.offered, turn.actors(after)) == (None, None, (0,))
    assert after.players[0].gold == 9 - 4


def test_the_owner_may_let_it_go() -> None:
    position = graves()
    after = turn.after(effect(position, Destroy(1, "palace")), 2, Decline())
    assert (after.players[2], after.offer, after.offered) == (position.players[2], None, None)
    assert after.pile == position.pile + 1
    assert turn.actors(after) == (0,)


def test_it_works_for_the_owners_own_other_districts() -> None:
    position = table(player(gold=9), "temple graveyard", role="warlord", acted=True)
    after = effect(position, Destroy(1, "temple"))
    assert (after.offer, after.offered) == ("temple", 1)


def test_the_warlord_himself_does_not_use_it() -> None:
    position = table(player("graveyard tavern", gold=9), "temple", role="warlord", acted=True)
    assert effect(position, Destroy(1, "temple")).offer is None
    assert effect(position, Destroy(0, "tavern")).offer is None


def test_who_cannot_pay_is_not_asked() -> None:
    assert effect(graves(player("graveyard", gold=0)), Destroy(1, "temple")).offer is None
    assert effect(graves(player("graveyard", gold=1)), Destroy(1, "temple")).offer == "temple"


def test_who_has_no_gold_any_more_cannot_rescue_it() -> None:
    offered = effect(graves(), Destroy(1, "palace")).with_player(2, gold=0)
    assert broken(offered, Rescue(), seat=2) == ["rescue_price"]
    assert moves(offered, 2) == [Decline()]


def test_a_destroyed_graveyard_helps_nobody() -> None:
    after = effect(graves(), Destroy(2, "graveyard"))
    assert (after.offer, after.players[2].city) == (None, ())


def test_ruling_graveyard_it_may_save_itself() -> None:
    offered = effect(graves(graveyard="itself"), Destroy(2, "graveyard"))
    assert (offered.offer, offered.offered, offered.players[2].city) == ("graveyard", 2, ())
    after = turn.after(offered, 2, Rescue())
    assert after.players[2].cards == ("graveyard",)
    own = table(player("graveyard", gold=9), role="warlord", acted=True, readings={"graveyard": "itself"})
    assert effect(own, Destroy(0, "graveyard")).offer is None


def test_without_a_graveyard_nobody_is_asked() -> None:
    assert effect(graves("tavern"), Destroy(1, "temple")).offer is None


def test_the_warlord_is_told_who_may_rescue_it() -> None:
    found = told(graves(), Destroy(1, "palace"))
    assert found["may_rescue"].params == {"seat": Who(2), "price": 1}
    assert "may_rescue" not in told(graves(), Destroy(2, "graveyard"))


def test_the_owner_is_told_what_it_costs() -> None:
    offered = effect(graves(), Destroy(1, "palace"))
    (notice,) = told(offered, Rescue(), seat=2).values()
    assert notice.params == {"district": Word("district-palace"), "price": 1, "left": 1}
    assert list(told(offered, Decline(), seat=2)) == ["lets_go"]


def test_a_rescued_district_may_be_built_again() -> None:
    after = turn.after(effect(graves(player("graveyard", hand=0)), Destroy(1, "palace")), 2, Rescue())
    later = table(*after.players, role="king", seat=2, acted=True).with_player(2, gold=5)
    assert turn.verdict(later, 2, Build("palace")).legal
    assert effect(later, Build("palace"), seat=2).players[2].city == city("graveyard palace*")


# Keep -------------------------------------------------------------------------------------------------------


def test_both_keeps_may_stand_in_two_cities_but_not_in_one() -> None:
    position = table(player("keep", gold=9), role="king", acted=True)
    assert broken(position, Build("keep")) == ["duplicate"]
    assert broken(table(player(gold=9), "keep", role="king", acted=True), Build("keep")) == []
