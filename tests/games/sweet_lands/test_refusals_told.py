"""Whatever Sweet Lands refuses is told in every language with what the rules give."""

import re
from functools import cache

import pytest

from companion.engine.verdict import Violation
from companion.engine.words import Who
from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.free_actions import FREE_ACTIONS
from tests.games.sweet_lands import refused as by_hand
from tests.games.sweet_lands.invented_games import walk
from tests.games.sweet_lands.refusals import PARAMS, rules
from tests.games.sweet_lands.sentences import Told
from tests.locale.naming import EVERY_LOCALE, Sayings

said = Sayings("sweet_lands")


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Told:
    return Told(caplog)


@EVERY_LOCALE
def test_no_two_rules_have_the_same_name(locale: str) -> None:
    assert said.namesakes(locale, [f"rule-{rule}" for rule in rules()]) == []


def test_the_examples_are_of_all_the_rules_there_are() -> None:
    assert set(PARAMS) == rules()


@EVERY_LOCALE
@pytest.mark.parametrize("rule", sorted(PARAMS))
def test_a_refusal_is_a_short_sentence_that_is_complete(rule: str, locale: str, told: Told) -> None:
    for params in PARAMS[rule]:
        text = told(locale, "violation", rule, params)
        assert text.endswith("." if locale == "en" else "。")
        assert len(text) <= (130 if locale == "en" else 50), text


@EVERY_LOCALE
@pytest.mark.parametrize("rule", [rule for rule in sorted(PARAMS) if len(PARAMS[rule]) > 1])
def test_every_way_to_break_a_rule_is_told_differently(rule: str, locale: str, told: Told) -> None:
    texts = [told(locale, "violation", rule, params) for params in PARAMS[rule]]
    assert len(set(texts)) == len(texts), texts


@cache
def refused() -> tuple[Violation, ...]:
    """Return everything that stands against any move anybody could name in four games, and some
    made by hand.
    """
    made = by_hand.refused()
    verdicts = [GAME.verdict(position, seat, move) for _, position, seat, move in made]
    for seats in (1, 2, 3, 4):
        for step, (position, _) in enumerate(walk(seats, seats, advanced="with", maps="b")):
            if step % 9 == 0:
                seat = step // 9 % seats
                verdicts += [GAME.verdict(position, seat, move) for move in GAME.candidates(position, seat)]
    found = {f"{one.rule} {one.params}": one for verdict in verdicts for one in verdict.violations}
    return tuple(found.values())


def test_the_rules_give_to_their_sentences_what_the_examples_have() -> None:
    for violation in refused():
        assert set(violation.params) in [set(params) for params in PARAMS[violation.rule]], violation
    assert {violation.rule for violation in refused()} == set(PARAMS), "every rule has been broken"


def test_a_coffee_shop_is_refused_with_what_is_wrong_about_its_number() -> None:
    assert {one.params["why"] for one in refused() if one.rule == "which_coffee"} == {
        "which",
        "numbered",
        "stands",
    }


def test_a_helper_place_is_refused_with_whose_marker_stands_there() -> None:
    table = by_hand.owed(by_hand.FULL, "helper")
    own, bens = (GAME.verdict(table, 0, moves.Helper(place)).violations for place in (1, 2))
    assert [one.params for one in (*own, *bens)] == [
        {"place": 1, "seat": Who(0), "own": 1},
        {"place": 2, "seat": Who(1), "own": 0},
    ]


def test_a_price_is_told_with_what_is_missing(told: Told) -> None:
    wheat, iron, one, two, cards = (told("en", "violation", "short", params) for params in PARAMS["short"])
    assert wheat == "This takes 6 wheat. You have 4: 2 short."
    assert iron == "This takes 3 iron. You have none."
    assert one == "This takes 1 diamond. You have none."
    assert two == "This takes 2 diamonds. You have 1: 1 short."
    assert cards == "This takes 2 cards. You have 1: 1 short."


@EVERY_LOCALE
def test_a_free_action_that_names_too_little_is_told_with_its_price(locale: str, told: Told) -> None:
    for number in FREE_ACTIONS:
        digits = [
            int(one) for one in re.findall(r"\d+", told(locale, "violation", "named", {"number": number}))
        ]
        assert digits[0] == number
        action = FREE_ACTIONS[number]
        for amount in (action.gold, action.paid, action.got):
            assert amount < 2 or amount in digits, (number, digits)
