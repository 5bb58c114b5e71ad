"""Phases 3 and 4 explained: every rule speaks, its cause can be taken away, and repairs work."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

import pytest
from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.small_city import turn
from companion.games.small_city.citizens.rerouting import move_repairs
from companion.games.small_city.moves import Move, MoveCitizen, Produce, Settle, Trade
from companion.games.small_city.phases.income import STAGE as INCOME
from companion.games.small_city.phases.moving import STAGE as MOVING
from companion.games.small_city.position import Position
from companion.games.small_city.turn import verdict
from companion.kit.stage import OVER
from companion.locale.texts import Texts
from tests.games.small_city.people_tables import broken, drawn, earning, moving
from tests.games.small_city.removers_people import REMOVERS
from tests.games.small_city.towns import HALL

NAMES = ("Ann", "Ben", "Cleo", "Dan")
Refused = tuple[Position, int, Move, tuple[Violation, ...]]
LOCALES = ("en", "zh-Hant", "zh-Hans")
SHARED = {"out", "turn"}
"""Rules of every phase, explained elsewhere."""

BUSY = """
    CHa* CHa   .     R1a   R1b* P1a*
    CHa  CHa:w F2a*  F2a   C2a* C2a
    POa* POa   WAa:g SCa*  RFa  x1
    CLa* CLa   .     P1b*2 UNa  UNa
    CLa  HBa   HBa   C1b*3 UNa  UNa
    .    HWa   HWa   .     .    .
"""
HOST = "CHa CHa F1a*1 P1a C1a\nCHa CHa R1a POa* POa\n. . . P1b P1c"
OPEN = "CHa CHa P1a C1a\nCHa CHa . ."
FULL = "CHa CHa P1a*1\nCHa CHa ."


def positions() -> Iterator[Position]:
    """Tables at which every rule can be broken."""
    four = drawn(BUSY, HOST, HALL, HOST.replace("F1a*1", "F1a"))
    for readings in ({}, {"works": "closed", "opposite": "first_round"}):
        yield moving(*four, readings=readings, round=1)
    settled = moving(*drawn("CHa* CHa R1a R1b*\nCHa CHa . R2a*\n. . . R2a", HALL))
    yield settled
    yield settled.with_town(0, people=settled.towns[0].people[1:])
    yield moving(*drawn(HOST, FULL, OPEN, HALL))
    yield moving(*drawn(HOST, HALL, FULL, HOST.replace("F1a*1", "F1a")))
    first = turn.STAGES["move"].legal_moves(settled, 0)
    yield turn.after(settled, 0, next(iter(first)))
    earner = drawn(
        BUSY.replace("P1b*2", "F1b*").replace("C2a* C2a", "C2a* C2a*"), HOST.replace("C1a", "F1b*"), HALL
    )
    yield earning(*earner, paid=False)
    yield earning(*earner)
    yield turn.after(earning(*earner), 0, Trade("f2", cube="w"))
    yield earning(*earner, stock={"w": 1})
    crammed = drawn("CHa* CHa* F3a=w* F3a=g*\nCHa* CHa* C2a=m F3a=b*\n. . C2a=$ .", HALL)
    yield earning(*crammed)
    yield earning(*crammed).with_town(0, done=True)


@lru_cache(maxsize=1)
def refused() -> dict[str, list[Refused]]:
    """Refused moves by the rule that stands against them, a few for each rule."""
    found: dict[str, list[Refused]] = defaultdict(list)
    for position in positions():
        stage = turn.stage_of(position)
        assert stage is not OVER
        for seat in range(len(position.towns)):
            for move in (*stage.candidates(position, seat), *also(position, seat)):
                violations = verdict(position, seat, move).violations
                for rule in {one.rule for one in violations}:
                    named = tuple(one for one in violations if one.rule == rule)
                    if len(found[rule]) < 400:
                        found[rule].append((position, seat, move, named))
    return found


def also(position: Position, seat: int) -> Iterator[Move]:
    """Moves beyond the candidates: towns that do not exist, and trades abroad."""
    if position.phase == "income":
        yield Trade("a1", 3, cube="w")
        yield Produce(drop=("w", "w", "w", "b"))


RULES = sorted(
    {rule.id for stage in (MOVING, INCOME) for rules in stage.rules.values() for rule in rules} - SHARED
)


def test_there_is_a_remover_for_every_rule_of_phases_3_and_4() -> None:
    assert sorted(REMOVERS) == RULES


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_can_be_broken_and_says_so_in_three_languages(rule: str) -> None:
    assert refused()[rule]
    texts = Texts.load_all()
    for _, _, _, (violation, *_) in refused()[rule]:
        for locale in LOCALES:
            said = texts[locale].about("small_city", "violation", rule, violation.params, NAMES)
            assert said
            assert not {"{", "???", "small_city"} & set(said.split())
            assert "{" not in said
            if violation.kind == "breaks":
                assert texts[locale].has(f"small_city-rule-{rule}")


@pytest.mark.parametrize("rule", RULES)
def test_without_its_named_cause_a_violation_is_gone(rule: str) -> None:
    for position, seat, move, violations in refused()[rule]:
        near, again = REMOVERS[rule](position, seat, move, violations)
        assert rule not in broken(near, seat, again), (move, violations)


def test_what_a_repair_proposes_is_legal() -> None:
    seen = set()
    texts = Texts.load_all()
    for cases in refused().values():
        for position, seat, move, _ in cases:
            if not isinstance(move, MoveCitizen | Settle):
                continue
            for repair in move_repairs(position, seat, move):
                seen.add(repair.id)
                assert repair.cells
                assert all(not broken(position, seat, replace(move, to=at)) for at in repair.cells)
                for locale in LOCALES:
                    said = texts[locale].about("small_city", "repair", repair.id, repair.params, NAMES)
                    assert "{" not in said
                    assert repair.id not in said
    assert seen == {"same_tile", "other_place", "empty_home"}


def test_a_repair_names_the_nearest_squares_first_and_nothing_is_proposed_for_a_legal_move() -> None:
    position = moving(*drawn("CHa CHa P1a* F1a*2\nCHa CHa P1b SCa\n. . . LIa\n. . . LIa", HALL))
    (repair,) = move_repairs(position, 0, MoveCitizen("c1", "d1"))
    assert (repair.id, repair.cells, repair.params["n"]) == ("other_place", ("d2", "c2", "d3"), 4)
    assert list(move_repairs(position, 0, MoveCitizen("c1", "d2"))) == []
    assert list(move_repairs(position, 0, MoveCitizen("d1", "d1"))) == []
    position = moving(*drawn("CHa CHa P1a* LIa*2 LIa\nCHa CHa P1b . .", HALL))
    (repair,) = move_repairs(position, 0, MoveCitizen("c1", "d1"))
    assert (repair.id, repair.cells) == ("same_tile", ("e1",))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_task_of_these_phases_is_said(locale: str) -> None:
    texts = Texts.load_all()[locale]
    seen = set()
    for position in positions():
        for task in turn.agenda(position).tasks:
            seen.add(task.id)
            assert "{" not in texts.about("small_city", "task", task.id, task.params, NAMES)
            assert texts.has(f"small_city-task-{task.id}")
    assert seen >= {"move", "settle", "move_done", "collect", "produce"} - {"settle", "move_done"}
