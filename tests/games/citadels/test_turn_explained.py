"""Why not, and what then: every rule of a turn with its cause, its sentence and its repairs."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from companion.engine.agenda import Task
from companion.engine.game import Notice
from companion.engine.verdict import Repair
from companion.games.citadels import turn
from companion.games.citadels.moves import (
    Build,
    Decline,
    Destroy,
    Draw,
    End,
    Exchange,
    Income,
    Kill,
    Laboratory,
    Move,
    Rescue,
    Rob,
    Swap,
    Take,
    Workshop,
)
from companion.games.citadels.phases import acting, graveyard
from companion.games.citadels.position import Position
from companion.games.citadels.powers import preview, repairs, survey
from companion.games.citadels.printed import DISTRICTS, ROLES
from companion.locale import LOCALES, Texts
from tests.games.citadels.removers_turn import REMOVERS
from tests.games.citadels.repaired import REPAIRED, repaired
from tests.games.citadels.tables import districts, player, table
from tests.games.citadels.turns import broken, done, effect, mended, moves, told

TEXTS = Texts.load_all()
SEATS = ("Ann", "Ben", "Cleo", "Dan")
SEVEN = "temple church monastery cathedral manor castle palace"

OFFERED = effect(
    table(player(gold=9), "temple palace", "graveyard", role="warlord", acted=True), Destroy(1, "palace")
)
"""The first seat has destroyed the second one's Palace; the third, with a Graveyard, is asked."""

BROKEN: dict[str, tuple[Position, int, Move]] = {
    "acted": (table(role="king", acted=True), 0, Take()),
    "end_first": (table(role="king"), 0, End()),
    "no_income": (table("temple", role="king"), 0, Income()),
    "paid": (table("manor", role="king", paid=True), 0, Income()),
    "copies": (table(player(gold=9), "keep", "keep", role="king", acted=True), 0, Build("keep")),
    "action_first": (table(player(gold=9), role="king"), 0, Build("keep")),
    "empty_hand": (table(player(gold=9, hand=0), role="king", acted=True), 0, Build("keep")),
    "builds": (table(player(gold=9), role="architect", acted=True, built=3), 0, Build("keep")),
    "price": (table(player(gold=2), role="king", acted=True), 0, Build("keep")),
    "duplicate": (table(player("keep", gold=9), role="king", acted=True), 0, Build("keep")),
    "after_destroying": (table(player(gold=9), role="warlord", acted=True, used=True), 0, Build("keep")),
    "not_in_hand": (table(player(gold=9, cards="temple"), role="king", acted=True), 0, Build("keep")),
    "told": (table(role="king"), 0, Draw(districts("keep temple"))),
    "not_role": (table(role="king"), 0, Kill("king")),
    "used": (table(role="thief", used=True), 0, Rob("king")),
    "kill_self": (table(role="assassin"), 0, Kill("assassin")),
    "rob_assassin": (table(role="thief"), 0, Rob("assassin")),
    "rob_self": (table(role="thief"), 0, Rob("thief")),
    "rob_killed": (table(role="thief", killed="king"), 0, Rob("king")),
    "no_seat": (table(role="magician"), 0, Swap(6)),
    "swap_self": (table(role="magician"), 0, Swap(0)),
    "exchange_many": (table(role="magician"), 0, Exchange(5)),
    "nothing_there": (table(role="warlord", acted=True), 0, Destroy(1, "temple")),
    "destroy_price": (table(player(), "palace", role="warlord", acted=True), 0, Destroy(1, "palace")),
    "keep": (table(player(), "keep", role="warlord", acted=True), 0, Destroy(1, "keep")),
    "bishop": (
        table(player(), player("temple", shown="bishop"), role="warlord", acted=True),
        0,
        Destroy(1, "temple"),
    ),
    "complete": (
        table(player(), "temple", role="warlord", acted=True, city_size=1), 0, Destroy(1, "temple"),
    ),
    "before_action": (table(player(), "temple", role="warlord"), 0, Destroy(1, "temple")),
    "no_building": (table(role="king"), 0, Laboratory()),
    "building_used": (table("laboratory", role="king", laboratory=True), 0, Laboratory()),
    "workshop_price": (table("workshop", role="king"), 0, Workshop()),
    "rescue_price": (OFFERED.with_player(2, gold=0), 2, Rescue()),
}  # fmt: skip
"""For every rule a move that breaks it and nothing else."""


def rule_ids() -> set[str]:
    stages = (acting.STAGE, graveyard.STAGE)
    return {rule.id for stage in stages for judged in stage.rules.values() for rule in judged} - {"turn"}


def test_every_rule_of_a_turn_is_broken_by_itself_here() -> None:
    assert set(BROKEN) == rule_ids() == set(REMOVERS)
    for rule, (position, seat, move) in BROKEN.items():
        assert broken(position, move, seat) == [rule]


@pytest.mark.parametrize("rule", BROKEN)
def test_without_its_named_cause_a_violation_is_gone(rule: str) -> None:
    position, seat, move = BROKEN[rule]
    near, again = REMOVERS[rule](position, seat, move, turn.verdict(position, seat, move).violations)
    assert rule not in broken(near, again, seat)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rule", BROKEN)
def test_every_violation_is_said_without_a_flaw(
    rule: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    position, seat, move = BROKEN[rule]
    (found,) = turn.verdict(position, seat, move).violations
    assert TEXTS[locale].has(f"citadels-violation-{rule}")
    said = TEXTS[locale].about("citadels", "violation", rule, found.params, SEATS)
    assert "{" not in said
    assert "citadels-" not in said
    assert caplog.messages == []
    assert found.kind == "impossible" or TEXTS[locale].has(f"citadels-rule-{rule}")


# Repairs ----------------------------------------------------------------------------------------------------


def every_refusal() -> Iterator[tuple[Position, int, Move]]:
    yield from BROKEN.values()
    for role in ROLES:
        for acted in (False, True):
            for gold in (0, 3):
                one = player("manor prison laboratory workshop", gold=gold, cards="temple keep")
                position = table(one, "palace keep tavern", role=role, acted=acted)
                for move in acting.STAGE.candidates(position, 0):
                    yield position, 0, move


def test_every_repair_makes_the_move_legal_when_it_is_carried_out() -> None:
    seen = set()
    for position, seat, move in every_refusal():
        found = repairs.repairs(position, seat, move)
        if turn.verdict(position, seat, move).legal:
            assert found == ()
        for repair in found:
            seen.add(repair.id)
            ways = list(repaired(position, seat, move, repair))
            assert ways
            for near, again in ways:
                assert turn.verdict(near, seat, again).legal, (repair, move)
    assert seen == REPAIRED


@pytest.mark.parametrize("locale", LOCALES)
def test_every_repair_preview_and_task_is_said_without_a_flaw(
    locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    for kind, what, params in everything_said():
        assert TEXTS[locale].has(f"citadels-{kind}-{what}")
        assert "{" not in TEXTS[locale].about("citadels", kind, what, dict(params), SEATS)
    assert caplog.messages == []


@lru_cache(maxsize=1)
def everything_said() -> frozenset[tuple[str, str, frozenset[tuple[str, Any]]]]:
    """Every repair, preview and task of the refusals: its kind, its id and its params."""
    found: list[tuple[str, Repair | Notice | Task]] = []
    for position, seat, move in (*every_refusal(), (OFFERED, 2, Rescue()), (OFFERED, 2, Decline())):
        found += [("repair", one) for one in repairs.repairs(position, seat, move)]
        if turn.verdict(position, seat, move).possible:
            found += [("preview", one) for one in preview.preview(position, seat, move)]
        found += [("task", one) for one in turn.agenda(position).tasks]
    return frozenset((kind, one.id, frozenset(one.params.items())) for kind, one in found)


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


@pytest.mark.parametrize("role", ROLES)
def test_the_moves_are_the_legal_candidates(role: str) -> None:
    which = ROLES[ROLES.index(role)]
    for acted in (False, True):
        for cards in ("", "temple keep"):
            one = player(f"{SEVEN} laboratory workshop", gold=4, cards=cards, hand=3)
            other = player("palace keep", shown="bishop")
            position = table(one, other, "tavern keep", role=which, acted=acted, city_size=12)
            for seat in range(4):
                every = list(acting.STAGE.candidates(position, seat))
                legal = [move for move in every if turn.verdict(position, seat, move).legal]
                assert set(moves(position, seat)) == set(legal)
                assert len(moves(position, seat)) == len(legal)


def test_the_candidates_name_everything_there_is_to_name() -> None:
    position = table(player(hand=2, cards="keep"), role="magician")
    every = set(acting.STAGE.candidates(position, 0))
    assert {Kill(role) for role in ROLES} | {Rob(role) for role in ROLES} <= every
    assert {Build(district) for district in DISTRICTS} <= every
    assert {Destroy(seat, district) for seat in range(4) for district in DISTRICTS} <= every
    assert {Exchange(1), Exchange(2), Exchange(3), Exchange(1, ("keep",))} <= every
    assert {Laboratory(district) for district in DISTRICTS} | {Laboratory(), Workshop(), End()} <= every


def test_a_survey_gives_every_target_the_verdict_of_its_move() -> None:
    position = table(player(gold=3), "keep palace", role="warlord", acted=True)
    for piece in survey.PIECES:
        found = survey.survey(position, 0, piece)
        assert (found.seat, found.piece) == (0, piece)
        for target, verdict in found.targets.items():
            assert verdict == turn.verdict(position, 0, survey.placement(position, 0, piece, target))
    assert survey.survey(position, 0, "destroy").targets.keys() == {"1.keep", "1.palace"}
    assert set(survey.survey(position, 0, "build").targets) == set(DISTRICTS)
    assert survey.survey(table(role="magician"), 0, "swap").legal == ("1", "2", "3")


def test_a_piece_that_is_not_there_is_not_surveyed() -> None:
    with pytest.raises(KeyError):
        survey.survey(table(role="king"), 0, "tile")


def test_while_the_graveyard_is_asked_nothing_else_is_done() -> None:
    assert survey.survey(OFFERED, 0, "build").legal == ()
    assert told(OFFERED, Build("keep")) == {}
    assert mended(OFFERED, Build("keep")) == {}


def test_nothing_is_said_beforehand_of_moves_of_other_phases() -> None:
    assert told(table(), Take()) == {}
    assert mended(table(), Take()) == {}


def test_gold_stays_within_what_a_position_holds() -> None:
    assert done(table(player(gold=999), role="king"), Take()).players[0].gold == 999
