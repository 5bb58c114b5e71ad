"""The purple districts, sentence by sentence, typed from the table as anybody would type them."""

import pytest

from companion.engine.words import Word
from tests.games.citadels.typing_tables import (
    FOUR,
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
    shown,
    surveyed,
    turn,
)

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


def test_built_a_round_before_the_last_the_haunted_city_helps_again() -> None:
    roles = ("thief", "assassin", "king", "magician")
    dealing = (dealt(("merchant", "bishop"), "warlord"), *picked(*roles))
    built = (said("take", "Bo"), build("haunted_city", "Bo"), said("end", "Bo"))
    rest = (*plain("Ann"), *plain("Di"), *plain("Cy"))
    assert after(FOUR, *dealing, *built).players[1].city[0].fresh
    assert not after(FOUR, *dealing, *built, *rest).players[1].city[0].fresh


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
