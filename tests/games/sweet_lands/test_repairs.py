"""Single changes after which a refused move is legal: each is carried out here, and judged again."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.sweet_lands import moves, placement_repairs, repairs, turn
from companion.games.sweet_lands.game import GAME
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.position import Automated, Disc, Due, Player, Position, Spot
from companion.geometry.naming import spoken_names
from tests.games.sweet_lands.known import counted, flipped, mended, numbers_of, table, without, words_of


def legal(position: Position, move: moves.Move) -> bool:
    return turn.verdict(position, 0, move).legal


def test_a_legal_move_needs_no_repair() -> None:
    assert mended(table(wheat=6), moves.Area("A", 1)) == {}


def test_another_seats_turn_is_only_waited_for() -> None:
    assert mended(table(at={"turn": 1}), moves.Pass()) == {}


@pytest.mark.parametrize(
    ("due", "move"),
    [
        ("terrain", moves.Terrain("2,-1")),
        ("special", moves.Special("1,0")),
        ("road", moves.Road("2,0|3,0")),
        ("property", moves.Property("tent", "-1,0")),
        ("rabbit", moves.Rabbit("-1,0", 1)),
    ],
)
def test_the_nearest_places_for_the_same_piece_come_first(due: Any, move: Any) -> None:
    spots = (*flipped("1,0", "1,-1"), Spot("0,1", "flipped", 0, "tent", 1))
    spots = spots if due not in ("terrain", "special") else ()
    position = table(dues=(Due(due, 2),), spots=spots, wood=9, food=9)
    found = mended(position, move)["place"]
    assert found.cells
    assert all(legal(position, replace(move, at=at)) for at in found.cells)
    assert list(found.cells) == list(placement_repairs.nearest(move.at, found.cells))


def test_a_repair_names_a_hex_as_the_board_does() -> None:
    position = table(dues=(Due("terrain"),))
    found = mended(position, moves.Terrain("0,0"))["place"]
    names = spoken_names(seat_land(position, 0).grid)
    assert found.labels == tuple(names[at] for at in found.cells)


def test_edges_are_as_near_as_their_middles() -> None:
    assert placement_repairs.nearest("0,0|1,0", ("3,0|4,0", "0,0|1,0", "1,0|1,-1", "0,0|0,1")) == (
        "1,0|1,-1",
        "0,0|0,1",
        "3,0|4,0",
    )


def test_a_tile_face_down_asks_for_a_road_beside_it_in_an_action_before() -> None:
    position = table(dues=(Due("property"),), spots=(Spot("1,0"),), wood=2)
    move = moves.Property("tent", "1,0")
    found = mended(position, move)["road_first"]
    assert "0,0|1,0" in found.cells
    for edge in found.cells:
        assert legal(placement_repairs.with_road(position, 0, edge), move)


def test_a_tile_flipped_in_this_action_waits_for_the_next() -> None:
    position = table(dues=(Due("property"),), spots=flipped("1,0", fresh=True), wood=2)
    found = mended(position, moves.Property("tent", "1,0"))
    assert "next_action" in found
    assert "road_first" not in found
    rested = position.with_player(0, spots=flipped("1,0"))
    assert legal(rested, moves.Property("tent", "1,0"))


def test_special_ground_asks_for_the_other_piece() -> None:
    position = table(dues=(Due("terrain"),))
    found = mended(position, moves.Terrain("-1,1"))["other_piece"]
    assert words_of(found.params["piece"]) == ["piece-special"]
    assert legal(position, moves.Special("-1,1"))
    plain = mended(position, moves.Special("1,0"))["other_piece"]
    assert words_of(plain.params["piece"]) == ["piece-terrain"]


def test_a_slot_that_is_not_the_leftmost_asks_for_that_one() -> None:
    position = table(wheat=6, at={"discs": (Disc("A", 1, 1),)})
    assert mended(position, moves.Area("A", 1))["slot"].params["slot"] == 2
    assert legal(position, moves.Area("A", 2))


def test_a_disc_can_stand_for_the_cards_and_cards_for_a_disc() -> None:
    few = table(hand=1, discs=1)
    assert "disc" in mended(few, moves.Area("I", 1))
    assert legal(few, moves.Area("I", 1, disc=True))
    assert mended(table(), moves.Area("I", 1, disc=True))["cards"].params["count"] == 1


def test_one_free_action_before_gets_the_missing_resource() -> None:
    position = table(wheat=4)
    found = mended(position, moves.Area("A", 1))["free"]
    assert found.params["number"] == 7
    assert counted(found.params["paid"]) == {"card": 1}
    assert counted(found.params["got"]) == {"wheat": 2}
    traded = turn.PHASES.apply(position, 0, moves.Free(7, get=moves.Basics(wheat=2)))
    assert legal(traded, moves.Area("A", 1))


def test_no_free_action_is_proposed_where_one_is_not_enough() -> None:
    found = mended(table(wheat=1), moves.Area("A", 1))
    assert "free" not in found
    assert found["more"].params["missing"] == 5
    assert legal(table(wheat=6), moves.Area("A", 1))


def test_a_piece_that_is_not_owed_can_be_had_by_a_free_action() -> None:
    found = repairs.repairs(table(wood=3), 0, moves.Road("0,0|1,0"))
    assert [repair.params["number"] for repair in found if repair.id == "free"] == [1]


def test_wood_that_is_missing_for_a_property_is_named_with_how_much() -> None:
    """While properties are owed no free action is possible, so none is proposed."""
    position = table(dues=(Due("property"),), spots=flipped("1,0"), gold=20)
    found = mended(position, moves.Property("tent", "1,0"))
    assert "free" not in found
    assert counted((found["more"].params["amount"],)) == {"wood": 2}


def test_the_last_card_of_the_hand_asks_for_one_more() -> None:
    found = mended(table(hand=1), moves.Area("I", 1))["more"]
    assert counted((found.params["amount"],)) == {"card": 1}


def test_what_is_owed_is_taken_first() -> None:
    position = table(dues=(Due("basic"), Due("terrain")))
    found = mended(position, moves.Terrain("1,0"))["owed_first"]
    assert words_of(found.params["due"]) == ["due-basic"]
    assert "owed_first" in mended(table(dues=(Due("basic"),)), moves.Pass())


def test_a_print_that_is_waited_for_is_read_first() -> None:
    waiting = table(box=without("special-3"), dues=(Due("print", 1, "special-3"),))
    found = mended(waiting, moves.Pass())
    assert found["read"].entries == ("special-3",)
    assert "owed_first" not in found


def test_a_card_that_has_no_room_below_one_column_goes_below_another() -> None:
    box = {**without("card-7"), "card-7": "instant;gold;none;2 wheat;m2;any;iron;Baker"}
    position = table(
        box=box, dues=(Due("automate", 1, "card-7"),), diamonds=1, automated=(Automated("tent", 8),)
    )
    found = mended(position, moves.Automate("tent"))["other_column"]
    assert words_of(found.labels) == ["piece-house", "piece-building"]
    assert legal(position, moves.Automate("house"))


def test_a_place_of_the_helper_tiles_that_is_taken_asks_for_another() -> None:
    position = table(dues=(Due("helper"),))
    found = mended(position, moves.Helper(2))["other_helper"]
    assert numbers_of(found.labels)
    assert 2 not in numbers_of(found.labels)
    assert all(legal(position, moves.Helper(place)) for place in numbers_of(found.labels))


def test_a_property_that_cannot_be_paid_names_the_types_that_can() -> None:
    position = table(dues=(Due("property"),), spots=flipped("1,0"), iron=1)
    found = mended(position, moves.Property("tent", "1,0"))
    assert words_of(found["other_kind"].labels) == ["piece-lab"]
    assert found["more"].params["missing"] == 2


def test_a_coffee_shop_that_stands_leaves_the_others() -> None:
    box = {**without(), "coffee-2": "2 gold;2"}
    spots = (Spot("1,0", "flipped", 0, "coffee", 1), *flipped("1,-1"))
    position = table(box=box, dues=(Due("property"),), spots=spots, gold=9)
    found = mended(position, moves.Property("coffee", "1,-1", 1))["other_coffee"]
    assert numbers_of(found.labels) == [2]


def test_other_coffee_shops_are_those_of_the_list_of_moves_while_their_number_is_unread() -> None:
    box = {**without("coffees"), **{f"coffee-{number}": "2 gold;2" for number in range(1, 10)}}
    spots = (Spot("1,0", "flipped", 0, "coffee", 1), *flipped("1,-1"))
    position = table(box=box, dues=(Due("property"),), spots=spots, gold=9)
    found = mended(position, moves.Property("coffee", "1,-1", 1))["other_coffee"]
    listed = [move for move in GAME.moves(position, 0) if isinstance(move, moves.Property)]
    assert set(found.moves) == {move for move in listed if (move.kind, move.at) == ("coffee", "1,-1")}


def test_a_rabbit_beyond_the_food_marker_leaves_those_before_it() -> None:
    spots = (Spot("1,0", "flipped", 0, "tent", 1),)
    position = table(dues=(Due("rabbit"),), spots=spots, food=2)
    assert numbers_of(mended(position, moves.Rabbit("1,0", 3))["other_rabbit"].labels) == [1]


def test_a_board_that_is_taken_leaves_other_characters() -> None:
    setup = table(
        Player(character="2b"), character="", at={"phase": "setup", "milestones": (1, 2, 3, 4, 5), "start": 0}
    )
    found = mended(setup, moves.Choose("2a", "A"))["other_character"]
    assert len(found.labels) == 12


def test_the_wrong_map_asks_for_the_one_that_the_table_plays_on() -> None:
    setup = table(Player(character="2b"), character="", at={"phase": "setup"})
    assert mended(setup, moves.Choose("1a", "B1"))["other_map"].moves == (moves.Choose("1a", "A"),)


def test_gold_is_no_basic_resource_unless_the_table_reads_it_so() -> None:
    position = table(gold=3, wheat=3)
    gold = moves.Free(6, give=moves.Basics(gold=3), get=moves.Basics(iron=1))
    assert counted(mended(position, gold)["give"].params["paid"]) == {"wheat": 3}
