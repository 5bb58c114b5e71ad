"""The Warlord's destruction: its price, what is protected, and when. One test a sentence."""

from typing import Any

import pytest

from companion.engine.words import Who
from companion.games.citadels.moves import Build, Destroy, End, Income, Laboratory, Take, Workshop
from companion.games.citadels.position import Position
from companion.games.citadels.printed import cards
from tests.games.citadels.tables import city, districts, player, table
from tests.games.citadels.turns import broken, done, impossible, overruled, said, tasks, told


def warlord(*cities: str, gold: int = 9, **more: Any) -> Position:
    """Return a table whose first seat is the Warlord and has acted."""
    return table(player(gold=gold), *cities, role="warlord", acted=True, **more)


@pytest.mark.parametrize("district", [name for name in cards() if name not in ("keep", "great_wall")])
def test_destroying_costs_one_gold_less_than_building(district: str) -> None:
    (name,) = districts(district)
    price = cards()[name].cost - 1
    after = done(warlord(district, gold=price), Destroy(1, name))
    assert (after.players[0].gold, after.players[1].city) == (0, ())
    if price:
        assert said(warlord(district, gold=price - 1), Destroy(1, name), "destroy_price") == {
            "price": price, "gold": price - 1, "missing": 1,
        }  # fmt: skip


def test_a_district_of_cost_1_is_destroyed_for_nothing() -> None:
    assert broken(warlord("tavern", gold=0), Destroy(1, "tavern")) == []


def test_destroying_university_or_dragon_gate_costs_5_not_7() -> None:
    for district in districts("university dragon_gate"):
        assert done(warlord(district, gold=5), Destroy(1, district)).players[0].gold == 0


def test_the_keep_is_never_destroyed() -> None:
    assert broken(warlord("keep"), Destroy(1, "keep")) == ["keep"]
    assert overruled(warlord("keep"), Destroy(1, "keep")).players[1].city == ()


def test_nothing_is_destroyed_in_the_living_bishops_city() -> None:
    position = table(player(gold=9), player("temple", shown="bishop"), role="warlord", acted=True)
    assert broken(position, Destroy(1, "temple")) == ["bishop"]
    assert said(position, Destroy(1, "temple"), "bishop") == {"seat": Who(1)}


def test_a_killed_bishop_protects_nothing() -> None:
    position = table(
        player(gold=9), player("temple", has="bishop"), role="warlord", acted=True, killed="bishop"
    )
    assert broken(position, Destroy(1, "temple")) == []
    seen = position.with_player(1, shown=("bishop",))
    assert broken(seen, Destroy(1, "temple")) == []


def test_with_two_characters_each_the_bishops_one_city_is_protected() -> None:
    both = player("tavern", shown="magician bishop")
    position = table(player(gold=9), both, seats=2, role="warlord", acted=True)
    assert broken(position, Destroy(1, "tavern")) == ["bishop"]
    own = table(player("tavern", gold=9, shown="bishop"), seats=2, role="warlord", acted=True)
    assert broken(own, Destroy(0, "tavern")) == ["bishop"]


@pytest.mark.parametrize("size", [7, 8, 10])
def test_nothing_is_destroyed_in_a_complete_city(size: int) -> None:
    names = [name for name in cards() if name not in ("keep", "great_wall")][:size]
    position = warlord(" ".join(names), city_size=size)
    assert broken(position, Destroy(1, "manor")) == ["complete"]
    assert broken(warlord(" ".join(names), city_size=size + 1), Destroy(1, "manor")) == []


def test_the_warlord_may_destroy_a_district_of_his_own() -> None:
    position = table(player("manor temple", gold=2), role="warlord", acted=True)
    after = done(position, Destroy(0, "manor"))
    assert (after.players[0].city, after.players[0].gold) == (city("temple"), 0)


def test_his_own_complete_city_is_protected_too() -> None:
    position = table(player("manor temple", gold=2), role="warlord", acted=True, city_size=2)
    assert broken(position, Destroy(0, "manor")) == ["complete"]


def test_only_what_stands_is_destroyed() -> None:
    assert broken(warlord("temple"), Destroy(1, "manor")) == ["nothing_there"]
    assert impossible(warlord("temple"), Destroy(1, "manor"))
    assert broken(warlord("temple"), Destroy(6, "temple")) == ["no_seat"]
    assert impossible(warlord("temple"), Destroy(6, "keep"))


def test_a_destroyed_district_goes_under_the_pile() -> None:
    position = warlord("temple")
    after = done(position, Destroy(1, "temple"))
    assert after.pile == position.pile + 1
    assert after.offer is None


def test_of_two_alike_the_later_one_is_destroyed() -> None:
    after = done(warlord("temple tavern temple*"), Destroy(1, "temple"))
    assert after.players[1].city == city("temple tavern")


def test_the_warlord_destroys_after_his_action() -> None:
    position = table(player(gold=9), "temple", role="warlord")
    assert broken(position, Destroy(1, "temple")) == ["before_action"]
    assert broken(done(position, Take()), Destroy(1, "temple")) == []


def test_having_destroyed_he_builds_nothing_more() -> None:
    after = done(warlord("temple"), Destroy(1, "temple"))
    assert broken(after, Build("keep")) == ["after_destroying"]
    assert "build" not in tasks(after)
    assert "leaves_build" not in told(after, End())


def test_having_destroyed_he_may_still_take_income_and_use_laboratory_and_workshop() -> None:
    position = table(player("prison laboratory workshop", gold=9), "temple", role="warlord", acted=True)
    after = done(position, Destroy(1, "temple"))
    for move in (Income(), Laboratory(), Workshop(), End()):
        assert broken(after, move) == []


def test_whoever_destroyed_first_with_leave_of_the_table_may_still_act() -> None:
    position = table(player(gold=9), "temple", role="warlord")
    assert broken(overruled(position, Destroy(1, "temple")), Take()) == []


def test_everything_that_stands_against_it_is_told_at_once() -> None:
    position = table(player(gold=0), player("keep", shown="bishop"), role="warlord", city_size=1, used=True)
    assert broken(position, Destroy(1, "keep")) == [
        "used", "destroy_price", "keep", "bishop", "complete", "before_action",
    ]  # fmt: skip


def test_the_preview_tells_the_price() -> None:
    assert told(warlord("palace", gold=5), Destroy(1, "palace"))["price"].params == {"price": 4, "left": 1}
