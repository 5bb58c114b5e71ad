"""Building districts, and hands of which the app was told. One test a sentence."""

from typing import Any

import pytest

from companion.games.citadels import turn
from companion.games.citadels.moves import Build, Take
from companion.games.citadels.position import Built, Position
from companion.games.citadels.printed import cards
from tests.games.citadels.tables import city, player, table
from tests.games.citadels.turns import broken, done, impossible, overruled, said, told


def ready(*, built: str = "", gold: int = 9, hand: int = 4, **more: Any) -> Position:
    """Return a turn after its action."""
    return table(player(built, gold=gold, hand=hand), role="king", acted=True, **more)


def test_a_district_is_built_after_the_action() -> None:
    position = table(player(gold=9), role="king")
    assert broken(position, Build("temple")) == ["action_first"]
    assert broken(done(position, Take()), Build("temple")) == []


def test_it_leaves_the_hand_is_paid_and_stands_at_the_end_of_the_city() -> None:
    after = done(ready(built="temple", gold=5), Build("castle"))
    one = after.players[0]
    assert (one.gold, one.hand, one.city) == (1, 3, city("temple castle*"))


def test_one_district_a_turn() -> None:
    after = done(ready(), Build("temple"))
    assert broken(after, Build("manor")) == ["builds"]
    assert said(after, Build("manor"), "builds") == {"built": 1, "most": 1}


def test_the_price_is_the_cost_on_the_card() -> None:
    for district, card in cards().items():
        position = table(
            player(gold=card.cost, hand=1), role="king", acted=True, readings={"great_wall": "in"}
        )
        assert done(position, Build(district)).players[0].gold == 0
        poor = position.with_player(0, gold=card.cost - 1)
        assert said(poor, Build(district), "price") == {
            "price": card.cost, "gold": card.cost - 1, "missing": 1,
        }  # fmt: skip


def test_when_the_table_overrules_a_price_what_there_is_is_paid() -> None:
    after = overruled(ready(gold=2), Build("palace"))
    assert after.players[0].gold == 0
    assert after.players[0].has_district("palace")


def test_no_second_copy_of_a_district_in_a_city() -> None:
    assert broken(ready(built="keep"), Build("keep")) == ["duplicate"]
    assert broken(ready(built="tavern"), Build("temple")) == []
    assert len(overruled(ready(built="keep"), Build("keep")).players[0].city) == 2


def test_two_players_may_have_the_same_district() -> None:
    assert broken(table(player(gold=9), "keep", role="king", acted=True), Build("keep")) == []


def test_no_more_of_a_district_stand_in_all_cities_than_the_box_has() -> None:
    position = table(player(gold=9), "keep", "keep", role="king", acted=True)
    assert broken(position, Build("keep")) == ["copies"]
    assert impossible(position, Build("keep"))


def test_the_66th_card_is_built_only_where_it_is_played_with() -> None:
    assert broken(ready(), Build("great_wall")) == ["copies"]
    position = table(player(gold=9), role="king", acted=True, readings={"great_wall": "in"})
    assert broken(position, Build("great_wall")) == []


def test_an_empty_hand_builds_nothing() -> None:
    assert broken(ready(hand=0), Build("temple")) == ["empty_hand"]
    assert impossible(ready(hand=0), Build("temple"))


def test_a_city_may_have_more_districts_than_complete_it() -> None:
    position = ready(built="temple church monastery cathedral manor castle palace tavern")
    assert "completes" not in told(position, Build("keep"))
    after = done(position, Build("keep"))
    assert len(after.players[0].city) == 9
    assert after.first is None


SEVEN = "temple church monastery cathedral manor castle palace"


def test_the_first_complete_city_is_remembered() -> None:
    position = ready(built=SEVEN)
    assert told(position, Build("keep"))["completes"].params == {"first": 1}
    after = done(position, Build("keep"))
    assert after.first == 0
    assert turn.settle(after) == after


def test_a_later_complete_city_is_not_the_first() -> None:
    position = table(player(SEVEN, gold=9), f"{SEVEN} keep", role="king", acted=True, first=1)
    assert told(position, Build("keep"))["completes"].params == {"first": 0}
    assert done(position, Build("keep")).first == 1


def test_the_first_remains_the_first_whatever_becomes_of_its_city() -> None:
    position = table(player(SEVEN, gold=9), SEVEN, role="king", acted=True, first=1)
    assert done(position, Build("keep")).first == 1


def test_where_others_are_complete_already_nobody_else_becomes_the_first() -> None:
    position = table(player(SEVEN, gold=9), f"{SEVEN} keep", role="king", acted=True)
    assert done(position, Build("keep")).first is None


@pytest.mark.parametrize("size", [7, 8, 10])
def test_the_size_of_a_city_is_one_number_everywhere(size: int) -> None:
    names = [name for name in cards() if name not in ("keep", "great_wall")][: size - 1]
    position = table(player(" ".join(names), gold=9), role="king", acted=True, city_size=size)
    assert told(position, Build("keep"))["city"].params == {"count": size, "size": size}
    assert done(position, Build("keep")).first == 0
    assert (
        done(table(*position.players, role="king", acted=True, city_size=size + 1), Build("keep")).first
        is None
    )


def test_what_was_built_in_this_round_is_marked() -> None:
    assert done(ready(), Build("haunted_city")).players[0].city == (Built("haunted_city", fresh=True),)


# Hands that are known ---------------------------------------------------------------------------------------


def holding(cards_known: str, hand: int | None = None) -> Position:
    """Return a turn after its action with some cards told."""
    return table(player(cards=cards_known, hand=hand, gold=9), role="king", acted=True)


def test_of_a_hand_that_is_fully_known_only_its_cards_are_built() -> None:
    position = holding("temple manor")
    assert broken(position, Build("temple")) == []
    assert broken(position, Build("castle")) == ["not_in_hand"]
    assert done(position, Build("temple")).players[0].cards == ("manor",)


def test_of_a_hand_that_is_partly_known_any_card_may_be_built() -> None:
    position = holding("temple manor", hand=3)
    assert broken(position, Build("castle")) == []
    assert done(position, Build("castle")).players[0].cards == ("manor", "temple")
    assert done(position, Build("temple")).players[0].cards == ("manor",)


def test_when_the_table_says_that_a_card_was_there_what_was_told_is_forgotten() -> None:
    after = overruled(holding("temple manor"), Build("castle"))
    assert (after.players[0].hand, after.players[0].cards) == (1, ())


def test_building_tells_the_gold_left_and_how_far_the_city_is() -> None:
    found = told(ready(gold=5), Build("castle"))
    assert found["price"].params == {"price": 4, "left": 1}
    assert found["city"].params == {"count": 1, "size": 8}
