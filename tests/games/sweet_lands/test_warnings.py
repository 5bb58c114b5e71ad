"""What cannot be is told, and forbids nothing."""

from typing import Any

import pytest

from companion.engine.words import Phrase
from companion.games.sweet_lands import scoring, warnings
from companion.games.sweet_lands.position import Automated, Player, Position, Spot
from tests.games.sweet_lands.known import BOX, flipped, table, told_everywhere, who


def warned(position: Position) -> dict[str, Any]:
    found = list(warnings.warnings(position))
    for notice in found:
        told_everywhere("warning", notice.id, notice.params)
    return {notice.id: notice.params for notice in found}


def test_a_table_as_the_box_allows_it_is_warned_of_nothing() -> None:
    spots = (Spot("1,0", "flipped", 0, "tent", 1, rabbit=True), Spot("2,0"), Spot("-1,1", special=3))
    assert warned(table(spots=spots, roads=("0,0|1,0",), food=12, wagon=6)) == {}


def test_more_properties_of_a_type_than_exist() -> None:
    labs = tuple(Spot(at, "flipped", 0, "lab", 1) for at in ("1,0", "1,-1", "0,-1"))
    found = warned(table(spots=labs))["too_many"]
    assert found["has"] == Phrase("counted-labs", (("count", 2),))
    assert found["shown"] == Phrase("counted-labs", (("count", 3),))


def test_more_rabbits_than_places() -> None:
    spots = tuple(Spot(at, "flipped", 0, "tent", 1, rabbit=True) for at in ("1,0", "1,-1", "0,-1", "0,1"))
    found = warned(table(spots=spots))["too_many"]
    assert [found[each].id for each in ("has", "shown")] == ["counted-rabbits"] * 2


def test_more_automated_cards_than_there_is_room_for() -> None:
    found = warned(table(automated=(Automated("house", 7), Automated("house", 8))))["automated"]
    assert (found["count"], found["most"]) == (2, 1)


@pytest.mark.parametrize(("piece", "last"), [("food", 12), ("wagon", 6), ("locomotive", 6)])
def test_a_marker_beyond_its_track(piece: str, last: int) -> None:
    there = table()
    assert warned(there.with_player(0, **{piece: last})) == {}
    found = warned(there.with_player(0, **{piece: last + 1}))[f"beyond_{piece}"]
    assert (found["space"], found["most"]) == (last + 1, last)


def test_a_prosperity_marker_beyond_its_track() -> None:
    assert warned(table(prosperity=(5, 0, 0, 0, 0, 0)))["beyond_track"]["most"] == 4


def test_a_tile_where_none_can_lie() -> None:
    assert warned(table(spots=(Spot("1,0"), Spot("1,1"))))["no_ground"]["cells"] == ("C3",)


def test_a_tile_that_is_not_joined_to_the_capital() -> None:
    assert warned(table(spots=(Spot("2,-1"),)))["tiles_apart"]["cells"] == ("A3",)


def test_a_special_tile_on_plain_ground() -> None:
    found = warned(table(spots=(Spot("1,0", special=3),)))
    assert found["special_ground"]["cells"] == ("B3",)


def test_a_property_where_no_flipped_tile_is() -> None:
    found = warned(table(spots=(Spot("1,0", "down", 0, "tent", 1),)))
    assert found["not_flipped"]["count"] == 1
    assert "not_flipped" not in warned(table(spots=(Spot("0,0", "none", 0, "tent", 1),)))


def test_a_rabbit_without_a_property() -> None:
    assert warned(table(spots=flipped("1,0", rabbit=True)))["no_property"]["count"] == 1


def test_roads_that_do_not_hang_together_with_the_capitals() -> None:
    found = warned(table(roads=("0,0|1,0", "2,0|3,-1")))["roads_apart"]
    assert found["count"] == 1


def test_a_road_off_the_map() -> None:
    assert warned(table(roads=("5,0|6,0",)))["road_off"]["count"] == 1


def test_one_coffee_shop_twice() -> None:
    spots = tuple(Spot(at, "flipped", 0, "coffee", 1) for at in ("1,0", "1,-1"))
    assert warned(table(spots=spots))["coffee_twice"]["number"] == 1


def test_two_seats_with_one_board() -> None:
    found = warned(table(Player(character="1b")))["one_board"]
    assert who(found["seats"]) == [0, 1]


def test_two_seats_with_one_helper_place() -> None:
    assert warned(table(Player(character="2a", helper=3), helper=3))["one_helper"]["place"] == 3


def test_two_seats_with_one_map_of_their_own() -> None:
    other = Player(character="2a", side="B1")
    assert warned(table(other, side="B1"))["one_map"]["map"] == "B1"
    assert "one_map" not in warned(table()), "side A is the same for all"


def test_more_than_three_milestones_claimed_in_all() -> None:
    other = Player(character="2a", milestones=(3, 4))
    assert "milestones" not in warned(table(other, milestones=(1,)))
    assert warned(table(other, milestones=(1, 2)))["milestones"]["count"] == 4


def test_one_milestone_claimed_twice() -> None:
    assert "milestone_twice" in warned(table(Player(character="2a", milestones=(1,)), milestones=(1,)))


def test_a_game_has_two_final_tiles() -> None:
    assert warned(table(at={"finals": (1,)}))["finals"] == {"count": 1, "most": 2}
    assert "finals" not in warned(table(at={"finals": (), "phase": "setup"}))


def test_a_final_tile_that_the_app_cannot_compare_is_left_to_the_players() -> None:
    box = {**BOX, "final-1": "else;3"}
    over = table(box=box, at={"phase": "scoring"})
    assert "final_else" in warned(over)
    assert scoring.final_points(over, 1) == (0, 0)
    assert "final_else" not in warned(table(box=box))
