"""Why not, and what then: every rule of a turn with its cause, its sentence and its repairs."""

import pytest

from companion.games.citadels import GAME
from companion.games.citadels.moves import (
    Build,
    Destroy,
    End,
    Exchange,
    Kill,
    Laboratory,
    Rob,
    Take,
    Workshop,
)
from companion.games.citadels.phases import acting
from companion.games.citadels.printed import DISTRICTS, ROLES
from companion.locale import Texts
from tests.games.citadels.by_hand import OFFERED
from tests.games.citadels.tables import player, table
from tests.games.citadels.turns import done, mended, told

TEXTS = Texts.load_all()
SEATS = ("Ann", "Ben", "Cleo", "Dan")
SEVEN = "temple church monastery cathedral manor castle palace"


def test_without_an_action_the_repair_is_to_take_one() -> None:
    assert set(mended(table(player(gold=9), role="king"), Build("keep"))) == {"gold_first", "cards_first"}
    assert set(mended(table(player(gold=1), role="king"), Build("keep"))) == {"gold_first"}
    assert set(mended(table(role="king"), End())) == {"gold_first", "cards_first"}


def test_with_an_empty_hand_the_repair_is_to_draw() -> None:
    assert set(mended(table(player(gold=9, hand=0), role="king"), Build("keep"))) == {"cards_first"}


def test_nothing_is_proposed_that_only_makes_the_app_forget() -> None:
    position = table(player("laboratory", gold=9, cards="temple palace"), role="king", acted=True)
    assert set(mended(position, Build("keep"))) == {"card"}


def test_who_is_short_of_gold_is_told_of_income_and_laboratory() -> None:
    position = table(player("manor laboratory", gold=2), role="king", acted=True)
    found = mended(position, Build("keep"))
    assert set(found) == {"income_first", "laboratory_first", "more_gold"}
    assert found["income_first"].params == {"amount": 1}
    assert found["more_gold"].params == {"missing": 1}


def test_discarding_to_the_laboratory_is_not_proposed_for_the_only_card() -> None:
    position = table(player("laboratory", gold=2, hand=1), role="king", acted=True)
    assert "laboratory_first" not in mended(position, Build("keep"))


def test_who_may_not_be_named_is_answered_with_those_who_may() -> None:
    (repair,) = mended(table(role="thief", killed="king"), Rob("king")).values()
    assert repair.cells == ("magician", "bishop", "merchant", "architect", "warlord")


def test_a_district_that_is_protected_is_answered_with_those_that_are_not() -> None:
    position = table(player(gold=9), "keep palace", "tavern", role="warlord", acted=True)
    assert mended(position, Destroy(1, "keep"))["target"].cells == ("2.tavern", "1.palace")


def test_a_card_that_is_not_held_is_answered_with_those_that_are() -> None:
    position = table(player(gold=3, cards="temple castle tavern"), role="king", acted=True)
    assert mended(position, Build("keep"))["card"].cells == ("temple", "tavern")


def test_when_somebody_else_plays_nothing_mends_it() -> None:
    position = table(role="king", seat=1)
    assert all(mended(position, move) == {} for move in acting.STAGE.candidates(position, 0))


# Surveys, moves and candidates ------------------------------------------------------------------------------


def test_the_candidates_name_everything_there_is_to_name() -> None:
    position = table(player(hand=2, cards="keep"), role="magician")
    every = set(acting.STAGE.candidates(position, 0))
    assert {Kill(role) for role in ROLES} | {Rob(role) for role in ROLES} <= every
    assert {Build(district) for district in DISTRICTS} <= every
    assert {Destroy(seat, district) for seat in range(4) for district in DISTRICTS} <= every
    assert {Exchange(1), Exchange(2), Exchange(3), Exchange(1, ("keep",))} <= every
    assert {Laboratory(district) for district in DISTRICTS} | {Laboratory(), Workshop(), End()} <= every


def test_a_survey_is_of_what_there_is_to_name() -> None:
    position = table(player(gold=3), "keep palace", role="warlord", acted=True)
    assert GAME.survey(position, 0, "destroy").targets.keys() == {"1.keep", "1.palace"}
    assert set(GAME.survey(position, 0, "build").targets) == set(DISTRICTS)
    assert GAME.survey(table(role="magician"), 0, "swap").legal == ("1", "2", "3")


def test_a_piece_that_is_not_there_is_not_surveyed() -> None:
    with pytest.raises(KeyError):
        GAME.survey(table(role="king"), 0, "tile")


def test_while_the_graveyard_is_asked_nothing_else_is_done() -> None:
    assert GAME.survey(OFFERED, 0, "build").legal == ()
    assert told(OFFERED, Build("keep")) == {}
    assert mended(OFFERED, Build("keep")) == {}


def test_nothing_is_said_beforehand_of_moves_of_other_phases() -> None:
    assert told(table(), Take()) == {}
    assert mended(table(), Take()) == {}


def test_gold_stays_within_what_a_position_holds() -> None:
    assert done(table(player(gold=999), role="king"), Take()).players[0].gold == 999
