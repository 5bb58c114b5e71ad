"""The purple districts, the official rulings and the slips of the first text, typed from the table."""

import pytest

from companion.engine.words import Word
from companion.games.citadels.printed import cards
from tests.games.citadels.typing_tables import (
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
    shown,
    surveyed,
    turn,
)

LEGAL: tuple[str, ...] = ()
EIGHT = "temple church manor castle tavern docks market harbor"
FOUR = (Seat(),) * 4
WARLORD = turn("warlord", acted=True)

# Haunted City and School of Magic --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("haunted_city keep temple manor tavern", 3),
        ("haunted_city keep temple manor prison", 3),
        ("haunted_city keep temple prison tavern", 3),
        ("haunted_city keep manor prison tavern", 3),
        ("haunted_city temple manor tavern prison", 3),
        ("haunted_city temple manor tavern", 0),
        ("haunted_city keep temple manor", 0),
        ("haunted_city keep library", 0),
    ],
)
def test_the_haunted_city_is_whichever_one_colour_helps(city: str, points: int) -> None:
    assert scored(seat(city))[0].points.get("colours", 0) == points


def test_built_in_the_last_round_the_haunted_city_is_purple_like_any_other() -> None:
    late = {"built_last_round": ["haunted_city"]}
    missing, there, alone = scored(
        seat("haunted_city keep temple manor tavern", **late),
        seat("haunted_city temple manor tavern prison", **late),
        seat("haunted_city", **late),
        city_size=8,
    )
    assert [one.points.get("colours", 0) for one in (missing, there, alone)] == [0, 3, 0]
    assert alone.points == {"districts": 2}


def test_what_else_was_built_in_the_last_round_counts_as_ever() -> None:
    city = seat("haunted_city keep temple manor tavern", built_last_round=["tavern", "keep"])
    assert scored(city)[0].points["colours"] == 3


@pytest.mark.parametrize("role", ["king", "bishop", "merchant", "warlord"])
def test_for_income_the_haunted_city_is_nothing_and_the_school_is_the_characters_colour(role: str) -> None:
    assert checked([seat("haunted_city")], said("income"), **turn(role)) == [("income",)]
    assert ann([seat("school_of_magic haunted_city", gold=0)], said("income"), **turn(role)).gold == 1


def test_the_school_of_magic_is_purple_when_colours_are_counted() -> None:
    assert "colours" not in scored(seat("school_of_magic temple manor tavern"))[0].points
    assert scored(seat("school_of_magic temple manor tavern prison"))[0].points["colours"] == 3


# Laboratory, Workshop, Observatory, Library ----------------------------------------------------------------


def test_the_laboratory_gives_one_gold_for_one_card_once_a_turn() -> None:
    lab = seat("laboratory", gold=0, hand=3)
    player = ann([lab], said("laboratory"))
    assert (player.gold, player.hand) == (1, 2)
    assert checked([lab], said("laboratory"), said("laboratory")) == [LEGAL, ("special.laboratory",)]
    assert checked([seat("laboratory", hand=0)], said("laboratory")) == [("special.laboratory",)]
    assert checked([seat("temple")], said("laboratory")) == [("special.laboratory",)]


@pytest.mark.parametrize(("reading", "price", "brings"), [("three_for_two", 3, 2), ("two_for_three", 2, 3)])
def test_the_workshop_trades_as_the_edition_says_once_a_turn(reading: str, price: int, brings: int) -> None:
    rulings = {"rulings": {"workshop": reading}}
    shop = seat("workshop", gold=price, hand=0)
    player = ann([shop], said("workshop"), **rulings)
    assert (player.gold, player.hand) == (0, brings)
    assert checked([seat("workshop", gold=price - 1)], said("workshop"), **rulings) == [("special.workshop",)]
    again = checked([seat("workshop", gold=9)], said("workshop"), said("workshop"), **rulings)
    assert again == [LEGAL, ("special.workshop",)]


def test_without_a_word_the_workshop_takes_three_gold_for_two_cards() -> None:
    player = ann([seat("workshop", gold=3, hand=0)], said("workshop"))
    assert (player.gold, player.hand) == (0, 2)


def test_laboratory_and_workshop_are_ready_again_in_the_turn_of_the_other_character() -> None:
    moves = (
        dealt((), "king"),
        said("pick", role="assassin"),
        said("pick", "Bo", role="thief", aside="magician"),
        said("pick", role="warlord", aside="merchant"),
        said("pick", "Bo", role="architect"),
        said("laboratory"),
        *plain("Ann"),
        *plain("Bo"),
        *plain("Bo"),
        said("laboratory"),
    )
    assert checked((seat("laboratory"), Seat()), *moves)[-1] == LEGAL


@pytest.mark.parametrize(
    ("city", "reading", "kept"),
    [
        ("temple", "keep_two", 1),
        ("observatory", "keep_two", 1),
        ("library", "keep_two", 2),
        ("library observatory", "keep_two", 2),
        ("library observatory", "keep_three", 3),
    ],
)
def test_drawing_keeps_as_many_as_the_purple_districts_let_it(city: str, reading: str, kept: int) -> None:
    drawn = ann([seat(city, hand=0)], said("draw"), **turn("king"), rulings={"library": reading})
    assert drawn.hand == kept


# Dragon Gate, University, Keep, Great Wall -----------------------------------------------------------------


@pytest.mark.parametrize("district", ["dragon_gate", "university"])
def test_they_cost_six_and_score_eight_and_are_destroyed_for_five(district: str) -> None:
    assert ann([seat(gold=6)], build(district), **turn("king", acted=True)).gold == 0
    found = scored(seat(district))[0]
    assert (found.total, found.points) == (8, {"districts": 6, "bonus": 2})
    assert ann((seat(gold=5), seat(district)), destroy("Bo", district), **WARLORD).gold == 0
    poor = checked((seat(gold=4), seat(district)), destroy("Bo", district), **WARLORD)
    assert poor == [("destroy.price",)]


def test_no_keep_is_ever_destroyed_not_even_ones_own() -> None:
    seats = (seat("keep", gold=9), seat("keep"))
    found = checked(seats, destroy("Bo", "keep"), destroy("Ann", "keep"), **WARLORD)
    assert found == [("destroy.protected",), ("destroy.protected",)]


def test_the_great_wall_makes_the_other_districts_of_its_city_a_gold_dearer() -> None:
    seats = (seat(gold=1), seat("great_wall tavern market"), seat("market"))
    assert surveyed(seats, "destroy", **WARLORD) == {"1.tavern", "2.market"}
    rich = (seat(gold=5), seat("great_wall palace"))
    assert surveyed(rich, "destroy", **WARLORD) == {"1.great_wall", "1.palace"}
    almost = (seat(gold=4), seat("great_wall palace"))
    assert surveyed(almost, "destroy", **WARLORD) == set()


def test_the_great_wall_is_built_only_where_it_is_in_the_deck() -> None:
    rich, king = seat(gold=6), turn("king", acted=True)
    assert checked([rich], build("great_wall"), **king) == [("contents",)]
    assert checked([rich], build("great_wall"), **king, rulings={"great_wall": "in"}) == [LEGAL]


# Graveyard -------------------------------------------------------------------------------------------------

DESTROYED = destroy("Cy", "palace")


def grave(**more: int) -> tuple[Seat, ...]:
    """Ann is the Warlord, Bo has the Graveyard, Cy a Palace."""
    return (
        seat(gold=9),
        seat("graveyard docks", **{"gold": 1, "hand": 0, **more}),
        seat("palace", gold=1),
        Seat(),
    )


def test_for_a_gold_to_the_bank_the_graveyards_owner_takes_it_into_the_hand() -> None:
    position = after(grave(), DESTROYED, said("rescue", "Bo"), **WARLORD)
    assert [(one.gold, one.hand) for one in position.players[:3]] == [(5, 4), (0, 1), (1, 4)]
    assert position.players[2].city == ()


def test_the_owner_may_decline_and_only_the_owner_is_asked() -> None:
    moves = (DESTROYED, said("rescue", "Cy"), said("end"), said("decline", "Bo"), said("end"))
    found = checked(grave(), *moves, **WARLORD)
    assert found == [LEGAL, ("special.graveyard",), ("round",), LEGAL, LEGAL]
    assert after(grave(), DESTROYED, said("decline", "Bo"), **WARLORD).players[1].hand == 0


def test_who_plays_on_too_early_is_told_that_the_graveyards_owner_decides() -> None:
    *_, early = shown(grave(), (DESTROYED, said("end")), "check", **WARLORD).judged()
    assert [one.params for one in early.verdict.violations] == [{"phase": Word("phase-graveyard")}]


def test_the_graveyard_saves_its_owners_other_districts_too() -> None:
    assert checked(grave(), destroy("Bo", "docks"), said("rescue", "Bo"), **WARLORD) == [LEGAL, LEGAL]


def test_without_gold_nobody_is_asked() -> None:
    assert after(grave(gold=0), DESTROYED, said("end"), **WARLORD).offer is None


def test_the_warlord_has_no_use_of_a_graveyard_of_his_own() -> None:
    seats = (seat("graveyard", gold=9), seat("palace"))
    assert after(seats, destroy("Bo", "palace"), said("end"), **WARLORD).offer is None


def test_a_destroyed_graveyard_saves_itself_only_by_ruling() -> None:
    move, rescue = destroy("Bo", "graveyard"), said("rescue", "Bo")
    assert checked(grave(), move, rescue, **WARLORD) == [LEGAL, ("round",)]
    assert checked(grave(), move, rescue, **WARLORD, rulings={"graveyard": "itself"}) == [LEGAL, LEGAL]


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
