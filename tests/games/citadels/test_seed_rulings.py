"""The official rulings and the slips of the first text, typed from the table as anybody would type them."""

import pytest

from companion.games.citadels.printed import cards
from tests.games.citadels.typing_tables import (
    EIGHT,
    LEGAL,
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
    turn,
)

WARLORD = turn("warlord", acted=True)

# Official rulings ------------------------------------------------------------------------------------------


def test_a_killed_bishop_is_protected_no_more() -> None:
    seats = (seat(gold=9), seat("docks", roles=["bishop"]))
    move = destroy("Bo", "docks")
    assert checked(seats, move, **WARLORD) == [("destroy.protected",)]
    assert checked(seats, move, **WARLORD, killed="bishop") == [LEGAL]


def test_no_power_need_be_used() -> None:
    for role in ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"):
        own = seat("manor temple tavern prison laboratory workshop", gold=9)
        assert checked([own, seat("docks")], *plain("Ann"), **turn(role)) == [LEGAL, LEGAL]


def test_naming_a_character_that_nobody_has_does_nothing() -> None:
    roles = ("thief", "assassin", "king", "magician")
    moves = (dealt(("merchant", "bishop"), "warlord"), *picked(*roles), *plain("Bo"))
    rob = (said("rob", role="merchant"), *plain("Ann"), *plain("Di"), *plain("Cy"))
    seats = tuple(seat(gold=3) for _ in range(4))
    position = after(seats, *moves, *rob)
    assert [one.gold for one in position.players] == [5, 5, 5, 5]
    assert position.loot is None


def test_more_districts_than_needed_may_be_built() -> None:
    full = seat(EIGHT, gold=10)
    built = [build(district) for district in ("palace", "prison", "monastery")]
    assert checked([full], *built, **turn("architect", acted=True)) == [LEGAL] * 3


def test_equal_points_are_decided_by_districts_alone_then_by_gold() -> None:
    colourful = seat("castle cathedral prison laboratory docks", gold=9)
    plain_one = seat("palace fortress castle docks town_hall", gold=0)
    found = scored(colourful, plain_one)
    assert [(one.total, one.rank) for one in found] == [(22, 2), (22, 1)]
    rich, poor, same = scored(seat("palace", gold=2), seat("cathedral", gold=1), seat("fortress", gold=1))
    assert [rich.rank, poor.rank, same.rank] == [1, 2, 2]


def test_the_warlord_may_destroy_a_district_of_his_own() -> None:
    assert ann([seat("castle docks", gold=3)], destroy("Ann", "castle"), **WARLORD).gold == 0


def test_a_destroyed_district_goes_back_to_the_pile() -> None:
    seats = (seat(gold=9), seat("docks"))
    before = after(seats, said("take"), **turn("warlord", acted=False))
    gone = after(seats, said("take"), destroy("Bo", "docks"), **turn("warlord", acted=False))
    assert gone.pile == before.pile + 1
    assert gone.players[1].hand == before.players[1].hand


def test_no_city_has_two_alike_but_two_cities_may() -> None:
    king = turn("king", acted=True)
    assert checked([seat("docks", gold=9)], build("docks"), **king) == [("build.twice",)]
    assert checked([seat(gold=9), seat("docks")], build("docks"), **king) == [LEGAL]


def test_with_an_empty_pile_nothing_is_drawn() -> None:
    rest = sum(card.copies for name, card in cards().items() if name != "great_wall")
    seats = (seat(hand=1), seat(hand=rest - 1), seat(hand=0), seat(hand=0))
    assert ann(seats, said("draw"), **turn("king")).hand == 1


def test_gold_has_no_end() -> None:
    assert ann([seat(gold=40)], said("take")).gold == 42


# Two and three seats ---------------------------------------------------------------------------------------


def test_two_choose_two_characters_each_and_lay_some_aside() -> None:
    moves = (
        dealt((), "king"),
        said("pick", role="assassin"),
        said("pick", "Bo", role="thief", aside="magician"),
        said("pick", role="warlord", aside="merchant"),
    )
    position = after((Seat(), Seat()), *moves)
    assert set(position.pool) == {"bishop", "architect"}
    ended = after((Seat(), Seat()), *moves, said("pick", "Bo", role="architect"))
    assert [one.roles for one in ended.players] == [("assassin", "warlord"), ("thief", "architect")]
    assert set(ended.aside) == {"magician", "merchant", "bishop"}
    assert ended.city_size == 8


def test_three_of_two_each_choose_in_turn_from_seven_with_the_assassin_to_eight() -> None:
    rulings = {"rulings": {"three_seats": "two_each"}}
    three = (Seat(),) * 3
    assert len(after(three, dealt((), "king"), **rulings).pool) == 7
    one, two = (
        picked("assassin", "thief", "magician", seats=3),
        picked("bishop", "merchant", "warlord", seats=3),
    )
    position = after(three, dealt((), "king"), *one, *two, **rulings)
    assert [player.roles for player in position.players] == [
        ("assassin", "bishop"), ("thief", "merchant"), ("magician", "warlord"),
    ]  # fmt: skip
    assert position.aside == ("architect",)
    assert position.city_size == 8


def test_of_two_characters_the_bishop_protects_the_whole_city_of_its_seat() -> None:
    seats = (seat(gold=9), seat("docks", roles=["thief", "bishop"]))
    assert checked(seats, destroy("Bo", "docks"), **WARLORD) == [("destroy.protected",)]


# Length of the game and what nobody has said ---------------------------------------------------------------


@pytest.mark.parametrize(("size", "complete"), [(7, 4), (8, 4), (9, 0), (10, 0)])
def test_the_length_of_the_game_is_one_number(size: int, complete: int) -> None:
    found = scored(seat(EIGHT), seat("temple"), Seat(), Seat(), city_size=size)
    assert found[0].points.get("complete", 0) == complete


def test_three_seats_score_to_ten_unless_the_file_says_otherwise() -> None:
    three = (seat(EIGHT), seat("temple"), Seat())
    assert "complete" not in scored(*three)[0].points
    assert scored(*three, city_size=8)[0].points["complete"] == 4


def test_who_was_first_need_be_said_only_where_two_cities_are_complete() -> None:
    assert scored(seat(EIGHT), seat("temple"))[0].points["complete"] == 4
    both = scored(seat(EIGHT), seat(EIGHT))
    assert [one.points["complete"] for one in both] == [2, 2]
    told = scored(seat(EIGHT), seat(EIGHT), first_complete="Ann")
    assert [one.points["complete"] for one in told] == [4, 2]


def test_the_first_complete_city_does_not_get_both_bonuses() -> None:
    only = scored(seat(EIGHT), seat("temple"), first_complete="Ann")[0]
    assert only.points["complete"] == 4
