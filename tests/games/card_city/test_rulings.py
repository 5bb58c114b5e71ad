"""Every reading of every ambiguous rule, beside the default one."""

import pytest

from companion.engine.rulings import Ruling
from companion.engine.setup import Setup, make_seats
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Buy, Develop, Return, Stop, Take
from companion.games.card_city.position import Pile, Position
from tests.games.card_city.diagram import begun, broken, cells_for, marked, played, table, town


def test_every_ruling_has_a_default_and_another_reading() -> None:
    for ruling in GAME.rulings:
        assert len(ruling.readings) >= 2
        assert ruling.default == ruling.readings[0]


@pytest.mark.parametrize("ruling", GAME.rulings, ids=lambda ruling: ruling.id)
def test_every_reading_can_be_chosen_at_setup(ruling: Ruling) -> None:
    for reading in ruling.readings:
        position = GAME.start(Setup(make_seats("Ann", "Ben"), {ruling.id: reading}))
        assert getattr(position.rulings, ruling.id) == reading


NINE_AND_AN_INDUSTRY = """
    P P H P I
    . P P P 1
    . P P . .
"""
TEN_AND_AN_INDUSTRY = NINE_AND_AN_INDUSTRY.replace(". P P P", "P P P P")


def test_the_limit_counts_all_but_industry() -> None:
    at = marked(NINE_AND_AN_INDUSTRY)["1"]
    assert broken(table("build", town(NINE_AND_AN_INDUSTRY, hand="P")), 0, Build("P", at)) == set()
    assert broken(table("build", town(TEN_AND_AN_INDUSTRY, hand="P")), 0, Build("P", at)) == {"limit"}


def test_or_the_limit_counts_every_card() -> None:
    position = table("build", town(NINE_AND_AN_INDUSTRY, hand="PI"), limit="all_cards")
    (violation,) = GAME.verdict(position, 0, Build("P", marked(NINE_AND_AN_INDUSTRY)["1"])).violations
    assert violation.params == {"count": 11, "limit": 10, "industries": 1}
    assert cells_for(position, 0, "I") != set()


def test_leisure_must_be_built_by_whoever_can_pay() -> None:
    position = table("build", town("H", money=5, hand="L"))
    assert broken(position, 0, Return("L")) == {"must_build"}


def test_or_leisure_may_be_declined_and_other_cards_may_not() -> None:
    position = table("build", town("H", money=5, hand="LR"), leisure="may")
    assert broken(position, 0, Return("L")) == set()
    assert broken(position, 0, Return("R")) == {"must_build"}
    assert Return("L") in GAME.moves(position, 0)
    assert cells_for(position, 0, "L") != set()
    blocked = table("build", town("I R H P P", money=5, hand="LR"), leisure="may")
    assert Return("L") in GAME.moves(blocked, 0)


def test_unbuildable_cards_go_to_the_supply() -> None:
    position = table("build", town("P P H P P", hand="R"), town("H", hand="P"))
    after = played(position, (0, Return("R")))
    assert (after.supply.R, after.aside) == (position.supply.R + 1, Pile())


def test_or_unbuildable_cards_leave_the_game() -> None:
    position = table("build", town("P P H P P", hand="R"), town("H", hand="P"), unbuildable="box")
    after = played(position, (0, Return("R")))
    assert (after.supply, after.aside) == (position.supply, Pile(R=1))


def pair(first: str, reading: str = "apart") -> Position:
    """Return a city that got two cards of a kind this round, one of them built."""
    position = table("build", town("H", hand=first * 2), pair=reading)
    return played(position, (0, Build("R" if first == "R" else "C", "e4")))


def test_two_of_a_kind_of_one_round_may_not_touch() -> None:
    assert broken(pair("R"), 0, Build("R", "e3")) == {"residence_apart"}
    assert broken(pair("C"), 0, Build("C", "e3")) == {"commerce_apart"}


def test_or_two_of_a_kind_of_one_round_may_touch_but_not_an_older_one() -> None:
    assert broken(pair("R", "may_touch"), 0, Build("R", "e3")) == set()
    assert broken(pair("C", "may_touch"), 0, Build("C", "e3")) == set()
    older = table("build", town("R H", hand="RR", built=()), pair="may_touch")
    assert broken(older, 0, Build("R", "d4")) == {"residence_apart"}


def test_parking_fills_the_limit() -> None:
    assert broken(table("build", town("C P H P P", hand="P")), 0, Build("P", "e4")) == {"limit"}


def test_or_parking_does_not_fill_the_limit() -> None:
    position = table("build", town("C P H P P", hand="PR"), parking="free")
    assert broken(position, 0, Build("P", "e4")) == set()
    assert broken(position, 0, Build("R", "e4")) == set()
    full = table("build", town("C L H L C", hand="PR"), parking="free")
    assert broken(full, 0, Build("P", "e4")) == set()
    assert broken(full, 0, Build("R", "e4")) == {"limit"}


THREE_CULTURE = """
    . 1 .
    H R L
    I L .
"""


def test_more_culture_than_needed_is_enough() -> None:
    position = table("develop", town(THREE_CULTURE))
    assert cells_for(position, 0, "R") == {marked(THREE_CULTURE)["1"]}


def test_or_exactly_the_number_is_needed() -> None:
    position = table("develop", town(THREE_CULTURE), town("H R L"), growth="exactly")
    assert broken(position, 0, Develop("R", marked(THREE_CULTURE)["1"])) == {"culture"}
    assert cells_for(position, 1, "R") != set()


def test_or_exactly_the_number_of_residential_districts_is_needed() -> None:
    picture = """
        . R .
        R C R
        . 1 .
        I H .
    """
    assert cells_for(table("develop", town(picture)), 0, "C") == {marked(picture)["1"]}
    exactly = table("develop", town(picture), town("H R L"), growth="exactly")
    assert broken(exactly, 0, Develop("C", marked(picture)["1"])) == {"residences"}


JOINING = """
    . . a R
    I H R L
    . . b .
"""


def test_a_free_card_may_join_two_districts() -> None:
    assert cells_for(table("develop", town(JOINING)), 0, "R") == set(marked(JOINING).values())


def test_or_a_free_card_never_joins_two_districts() -> None:
    at = marked(JOINING)
    position = table("develop", town(JOINING), merge="must_not_join")
    assert cells_for(position, 0, "R") == {at["b"]}
    (violation,) = GAME.verdict(position, 0, Develop("R", at["a"])).violations
    assert (violation.rule, set(violation.cells)) == ("joins", {"f5", "g4"})


CROWDED = """
    P 1 P
    H R L
"""


def test_a_free_card_obeys_the_city_limit() -> None:
    position = table("develop", town(CROWDED), town("H R L"))
    assert broken(position, 0, Develop("R", marked(CROWDED)["1"])) == {"limit"}


def test_or_a_free_card_obeys_only_the_square_and_the_iron_rule() -> None:
    position = table("develop", town(CROWDED), free_card="iron_rule")
    assert broken(position, 0, Develop("R", marked(CROWDED)["1"])) == set()
    iron = "P 1 I\nH R L"
    assert broken(
        table("develop", town(iron), free_card="iron_rule"), 0, Develop("R", marked(iron)["1"])
    ) == {"industry_residence"}


def test_districts_must_develop() -> None:
    assert broken(table("develop", town("H R L")), 0, Stop()) == {"must_develop"}


def test_or_development_may_stop_at_any_time() -> None:
    position = table("develop", town("H R L"), town("H R L"), develop="optional")
    assert Stop() in GAME.moves(position, 0)
    after = played(position, (0, Stop()))
    assert GAME.actors(after) == (1,)
    assert all(task.optional for task in GAME.agenda(position).tasks)
    assert played(after, (1, Stop())).phase == "income"


def test_the_price_goes_by_all_industries_of_the_city() -> None:
    position = table("buy", town("H I I", money=14, bought=0))
    assert broken(position, 0, Buy("e4")) == {"price"}


def test_or_the_price_goes_by_the_industries_bought() -> None:
    position = table("buy", town("H I I", money=5, bought=0), town("H"), price="by_purchases")
    assert broken(position, 0, Buy("e4")) == set()
    again = table("buy", town("H I I", money=9, bought=1), town("H"), price="by_purchases")
    assert broken(again, 0, Buy("e4")) == {"price"}
    after = played(position, (0, Buy("e4")))
    assert (after.towns[0].money, after.towns[0].bought) == (0, 1)


GAPS = """
    R . R
    P H P
    . . .
"""


def test_every_square_of_the_25_that_is_not_built_on_is_empty() -> None:
    (standing,) = GAME.scoresheet(table("scoring", town(GAPS))).standings
    assert standing.points("empty") == -20


def test_or_only_the_gaps_in_the_rectangle_of_the_city_are_empty() -> None:
    (standing,) = GAME.scoresheet(table("scoring", town(GAPS), empty="spanned")).standings
    assert standing.points("empty") == -1


def test_what_is_left_in_the_deck_is_known_by_kind_or_only_by_number_and_both_are_played_alike() -> None:
    assert begun("Ann", deck="composition").rulings.deck == "composition"
    assert begun("Ann", deck="count").rulings.deck == "count"
    assert GAME.moves(begun("Ann", deck="count"), 0) == GAME.moves(begun("Ann"), 0)


def test_alone_leisure_drawn_in_the_first_round_is_drawn_again() -> None:
    assert broken(begun("Ann"), 0, Take(("L", "R"))) == {"first_leisure"}


def test_or_alone_leisure_drawn_in_the_first_round_is_kept() -> None:
    assert broken(begun("Ann", solo_first="keep"), 0, Take(("L", "R"))) == set()


def test_with_others_leisure_is_drawn_again_whatever_is_played_alone() -> None:
    position = begun("Ann", "Ben", solo_first="keep")
    assert "first_leisure" in broken(position, 0, Take(("L", "R")))
