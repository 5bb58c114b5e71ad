"""The characters in their turn; for destroying see `test_turn_warlord`. One test a sentence."""

from typing import Any

import pytest

from companion.engine.words import Who, Word
from companion.games.citadels.moves import (
    Build,
    Destroy,
    Draw,
    End,
    Exchange,
    Income,
    Kill,
    Move,
    Rob,
    Swap,
    Take,
)
from companion.games.citadels.position import Position
from companion.games.citadels.printed import ROLES, Role
from tests.games.citadels.tables import city, districts, player, table
from tests.games.citadels.turns import broken, done, effect, impossible, moves, overruled, said, told

POWERS: dict[Role, Move] = {
    "assassin": Kill("king"),
    "thief": Rob("king"),
    "magician": Swap(1),
    "warlord": Destroy(1, "temple"),
}


def called(role: Role, **more: Any) -> Position:
    """Return a character's turn after its action, with somebody's Temple to destroy."""
    return table(player(), "temple", role=role, **{"acted": True, **more})


# All of them ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", POWERS)
def test_a_power_belongs_to_its_character(role: Role) -> None:
    for other in ROLES:
        assert broken(called(other), POWERS[role]) == ([] if other == role else ["not_role"])
    assert said(called("king"), POWERS[role], "not_role") == {
        "role": Word(f"role-{role}"), "yours": Word("role-king"),
    }  # fmt: skip


@pytest.mark.parametrize("role", POWERS)
def test_a_power_is_used_once_in_a_turn(role: Role) -> None:
    position = table(player(), "temple tavern", role=role, acted=True)
    after = done(position, POWERS[role])
    again = Destroy(1, "tavern") if role == "warlord" else POWERS[role]
    assert broken(after, again) == ["used"]


@pytest.mark.parametrize("role", POWERS)
def test_no_power_is_compulsory(role: Role) -> None:
    assert End() in moves(called(role))


@pytest.mark.parametrize("role", ["assassin", "thief", "magician"])
def test_these_powers_are_used_at_any_time_in_the_turn(role: Role) -> None:
    position = table(player(gold=9), role=role)
    assert POWERS[role] in moves(position)
    assert POWERS[role] in moves(done(position, Take()))
    assert POWERS[role] in moves(done(position, Take(), Build("keep")))


def test_ending_tells_that_a_power_was_not_used() -> None:
    assert told(called("thief"), End())["leaves_power"].params == {"role": Word("role-thief")}
    assert "leaves_power" not in told(done(called("thief"), Rob("king")), End())


def test_the_warlord_is_told_so_only_where_there_is_something_to_destroy() -> None:
    assert "leaves_power" in told(called("warlord"), End())
    assert "leaves_power" not in told(table(player(), "keep", role="warlord", acted=True), End())


# Assassin ---------------------------------------------------------------------------------------------------


def test_the_assassin_kills_any_character_but_the_assassin() -> None:
    position = called("assassin")
    assert [move.role for move in moves(position) if isinstance(move, Kill)] == list(ROLES[1:])
    assert broken(position, Kill("assassin")) == ["kill_self"]
    assert done(position, Kill("merchant")).killed == "merchant"


def test_a_character_that_lies_face_up_may_be_killed_but_nobody_has_it() -> None:
    position = called("assassin", up=("thief",))
    assert broken(position, Kill("thief")) == []
    assert list(told(position, Kill("thief"))) == ["nobody_has"]
    assert list(told(position, Kill("king"))) == ["kills"]


# Thief ------------------------------------------------------------------------------------------------------


def test_the_thief_robs_neither_the_assassin_nor_the_thief_nor_the_killed() -> None:
    position = called("thief", killed="king")
    assert broken(position, Rob("assassin")) == ["rob_assassin"]
    assert broken(position, Rob("thief")) == ["rob_self"]
    assert broken(position, Rob("king")) == ["rob_killed"]
    named = [move.role for move in moves(position) if isinstance(move, Rob)]
    assert named == ["magician", "bishop", "merchant", "architect", "warlord"]


def test_naming_a_character_takes_nothing_yet() -> None:
    position = called("thief")
    after = done(position, Rob("merchant"))
    assert after.robbed == "merchant"
    assert [one.gold for one in after.players] == [one.gold for one in position.players]
    assert after.loot is None


def test_a_character_that_lies_face_up_may_be_robbed_but_nobody_has_it() -> None:
    position = called("thief", up=("warlord",))
    assert broken(position, Rob("warlord")) == []
    assert list(told(position, Rob("warlord"))) == ["nobody_has"]


# Magician ---------------------------------------------------------------------------------------------------


def test_the_magician_swaps_all_cards_with_another_player() -> None:
    position = table(player(hand=3), player("keep", hand=5, gold=7), role="magician")
    after = done(position, Swap(1))
    assert [one.hand for one in after.players[:2]] == [5, 3]
    assert [one.gold for one in after.players[:2]] == [2, 7]
    assert after.players[1].city == city("keep")
    assert told(position, Swap(1))["swap"].params == {"mine": 3, "theirs": 5, "seat": Who(1)}


def test_empty_hands_may_be_swapped() -> None:
    nothing = table(player(hand=0), player(hand=5), role="magician")
    assert done(nothing, Swap(1)).players[0].hand == 5
    away = table(player(hand=5), player(hand=0), role="magician")
    assert done(away, Swap(1)).players[0].hand == 0


def test_known_cards_go_with_the_hand_to_who_holds_them_now() -> None:
    position = table(player(cards="temple"), player(cards="keep", hand=2), role="magician")
    after = done(position, Swap(1))
    assert (after.players[0].cards, after.players[1].cards) == (("keep",), ("temple",))


def test_hands_are_swapped_with_somebody_else() -> None:
    assert broken(called("magician"), Swap(0)) == ["swap_self"]
    assert impossible(called("magician"), Swap(0))


def test_hands_are_swapped_with_somebody_who_is_there() -> None:
    assert broken(called("magician"), Swap(6)) == ["no_seat"]
    assert impossible(called("magician"), Swap(6))


def test_the_magician_exchanges_some_cards_with_the_pile() -> None:
    position = table(player(hand=4), role="magician")
    counts = [move.count for move in moves(position) if isinstance(move, Exchange)]
    assert counts == [1, 2, 3, 4]
    after = done(position, Exchange(4))
    assert (after.players[0].hand, after.pile) == (4, position.pile)
    assert broken(position, Exchange(5)) == ["exchange_many"]
    assert impossible(position, Exchange(5))


def test_cards_are_exchanged_even_when_the_pile_is_empty() -> None:
    position = table(player(hand=2), player(hand=66), role="magician")
    assert position.pile == 0
    assert done(position, Exchange(2)).players[0].hand == 2


def test_the_magician_does_one_or_the_other() -> None:
    assert broken(done(called("magician"), Exchange(1)), Swap(1)) == ["used"]
    assert broken(done(called("magician"), Swap(1)), Exchange(1)) == ["used"]


def test_exchanged_cards_may_be_told() -> None:
    position = table(player(cards="temple keep palace"), role="magician")
    move = Exchange(2, districts("temple keep"), districts("library docks"))
    assert done(position, move).players[0].cards == ("palace", "docks", "library")


def test_when_cards_leave_untold_what_was_known_is_forgotten() -> None:
    position = table(player(cards="temple keep palace"), role="magician")
    assert done(position, Exchange(1)).players[0].cards == ()
    assert done(position, Exchange(2, districts("temple"))).players[0].cards == ()
    assert done(position, Exchange(1, (), districts("docks"))).players[0].cards == ("docks",)
    assert "forgets" in told(position, Exchange(1))
    assert "forgets" not in told(position, Exchange(1, districts("temple")))


def test_no_more_cards_are_told_than_are_exchanged() -> None:
    position = table(player(cards="temple keep palace"), role="magician")
    assert broken(position, Exchange(1, districts("temple keep"))) == ["told"]
    assert broken(position, Exchange(1, (), districts("docks library"))) == ["told"]


def test_only_cards_of_a_known_hand_are_exchanged() -> None:
    position = table(player(cards="temple keep"), role="magician")
    assert broken(position, Exchange(1, districts("docks"))) == ["not_in_hand"]
    partly = table(player(cards="temple keep", hand=3), role="magician")
    assert broken(partly, Exchange(1, districts("docks"))) == []
    assert broken(partly, Exchange(2, districts("temple docks"))) == []
    assert broken(partly, Exchange(2, districts("docks library"))) == ["not_in_hand", "not_in_hand"]


def test_a_card_that_was_put_away_may_come_back() -> None:
    position = table(player(cards="library"), role="magician")
    move = Exchange(1, districts("library"), districts("library"))
    assert done(position, move).players[0].cards == ("library",)


# King and Bishop --------------------------------------------------------------------------------------------


def test_king_and_bishop_have_nothing_to_use_but_their_income() -> None:
    for role in ("king", "bishop"):
        kinds = {type(move) for move in moves(called(role))}
        assert kinds <= {Build, End}


# Merchant ---------------------------------------------------------------------------------------------------


def test_the_merchant_gets_a_gold_with_the_action_whichever_it_is() -> None:
    position = table(player(gold=0, hand=0), role="merchant")
    assert effect(position, Take()).players[0].gold == 3
    drawn = effect(position, Draw())
    assert (drawn.players[0].gold, drawn.players[0].hand) == (1, 1)
    assert told(position, Take())["gold"].params == {"gain": 3, "gold": 3}


def test_the_merchants_gold_is_not_income() -> None:
    position = done(table(player("tavern", gold=0), role="merchant"), Take())
    assert done(position, Income()).players[0].gold == 4


def test_the_merchants_gold_comes_once() -> None:
    after = overruled(done(table(player(gold=0), role="merchant"), Take()), Take())
    assert after.players[0].gold == 5


# Architect --------------------------------------------------------------------------------------------------


def test_the_architect_gets_two_cards_with_the_action_and_keeps_both() -> None:
    position = table(player(hand=0, gold=0), role="architect")
    taken, drawn = effect(position, Take()), effect(position, Draw())
    assert (taken.players[0].gold, taken.players[0].hand) == (2, 2)
    assert drawn.players[0].hand == 3
    assert told(position, Draw())["extra_cards"].params == {"cards": 2}
    assert done(position, Take(districts("keep temple"))).players[0].cards == ("temple", "keep")


def test_the_architects_cards_come_once_and_no_more_than_there_are() -> None:
    two_left = table(player(hand=4), player(hand=59), player(hand=0), player(hand=0), role="architect")
    assert two_left.pile == 2
    assert done(two_left, Draw()).players[0].hand == 4 + 2
    again = overruled(done(table(player(hand=0), role="architect"), Take()), Take())
    assert again.players[0].hand == 2


def test_the_architect_builds_up_to_three_districts() -> None:
    position = table(player(gold=9), role="architect", acted=True)
    after = done(position, Build("temple"), Build("tavern"), Build("watchtower"))
    assert broken(after, Build("manor")) == ["builds"]
    assert said(after, Build("manor"), "builds") == {"built": 3, "most": 3}


def test_an_architect_of_seven_districts_may_build_three_in_the_last_round() -> None:
    seven = "temple church monastery cathedral manor castle palace"
    position = table(player(seven, gold=9), role="architect", acted=True)
    after = done(position, Build("tavern"), Build("market"), Build("keep"))
    assert (len(after.players[0].city), after.first) == (10, 0)
