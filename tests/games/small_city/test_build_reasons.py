"""Every rule of building: it can be broken, says so in three languages, and is mended where it says."""

from typing import Any

import pytest

from companion.engine.wire import decode, encode
from companion.games.small_city import turn
from companion.games.small_city.moves import Build, Decline, Demolish, Done, Grow, Move, Staff, Upgrade
from companion.games.small_city.phases import building, granting
from companion.games.small_city.position import Errand, Position
from companion.locale.texts import Texts
from companion.rulebook import load
from tests.games.small_city.playing_build import build
from tests.games.small_city.removers_build import NEVER_SEEN, REMOVERS
from tests.games.small_city.towns import HALL, table, town

LOCALES = ("en", "zh-Hant", "zh-Hans")
NAMES = ("Ann", "Ben", "Cleo", "Dan")

TOWN = """
    SCa R1a* .     .    RFa F1a
    LIa LIa  .     #    .   WAa:w
    .   .    C1a   .    ~   .
    CHa CHa* .     x1   ~   .
    CHa CHa  POa!  POa! P1a*2 1
"""


def rich(**changes: Any) -> Position:
    return table(town(TOWN, money=9, **changes))


def grant(size: int) -> Position:
    return table(town(TOWN), town(HALL, seat=1), phase="council", errand=Errand(0, "build", size))


def up(origin: str, tile: str, *cells: str) -> Upgrade:
    return Upgrade(origin, tile, cells)  # type: ignore[arg-type]


BROKEN: dict[str, tuple[Position, Move]] = {
    "built_done": (rich(done=True), Done()),
    "slots": (rich(built=3), build("P1", "c1")),
    "hall": (rich(), build("CH", "c1", "d1", "c2", "d2")),
    "warehouse_alone": (rich(), build("WA", "c4")),
    "used_up": (rich(), build("SC", "c1")),
    "one_each": (table(town(TOWN, money=9), stock={"PO": 1}), build("PO", "c1", "d1")),
    "stock": (table(town(TOWN, money=9), stock={"P": 0}), build("P1", "c1")),
    "council_only": (
        table(town(TOWN, money=9), readings={"emergency": "council_only"}),
        build("FI", "a3", "b3", "c4"),
    ),
    "scarce": (
        table(town(TOWN, money=9), town(HALL, seat=1), mayor=1),
        build("FI", "c1", "d1", "c2"),
    ),
    "off_board": (rich(), build("P1", "z9")),
    "shape": (rich(), build("P2", "c1", "a3")),
    "covered": (rich(), build("P1", "a1")),
    "grave": (rich(), build("P1", "d4")),
    "obstacle": (rich(), build("P1", "d2")),
    "water": (rich(), build("P1", "e3")),
    "area": (rich(), build("P1", "f5")),
    "street": (table(town(TOWN, money=9), street=("c1", "d1")), build("P1", "c1")),
    "apart": (rich(), build("R1", "e2")),
    "culture": (rich(), build("R2", "c1", "d1")),
    "homes": (rich(), build("C1", "f4")),
    "industry": (rich(), build("F2", "f3", "f4")),
    "warehouse_needed": (rich(), build("F1", "f3")),
    "warehouse_extra": (rich(), build("P1", "c1", warehouse=("d1",))),
    "warehouse_on_it": (rich(), build("F1", "f3", warehouse=("f3",))),
    "warehouse_near": (rich(), build("F1", "f3", warehouse=("d3",))),
    "money": (table(town(TOWN)), build("P1", "c1")),
    "payment": (rich(), build("MU", "a3", "b3", "c3", pay=("w",))),
    "goods": (rich(), build("UN", "c1", "d1", "c2", "d2")),
    "upgrade_nothing": (rich(), up("c1", "R2", "c1", "d1")),
    "upgrade_kind": (rich(), up("e5", "P2", "e5", "f5")),
    "next_level": (rich(), up("b1", "R3", "b1", "c1", "c2")),
    "uncovers": (rich(), up("b1", "R2", "c1", "d1")),
    "changes": (
        table(
            town("RFa . HBa HBa\nF2a=w F2a=g HWa HWa\n. . . .\nCHa CHa . .\nCHa CHa . ."),
            own={"tile-F3": "wg/.b"},
        ),
        up("a2", "F3", "a2", "b2", "a3"),
    ),
    "upgrade_culture": (table(town("CHa CHa .\nCHa CHa .\n. R1a .")), up("b3", "R2", "b3", "c3")),
    "upgrade_homes": (rich(), up("c3", "C2", "c3", "c2")),
    "upgrade_industry": (table(town("CHa CHa .\nCHa CHa .\n. F1a .")), up("b3", "F2", "b3", "c3")),
    "fresh": (table(town("CHa CHa .\nCHa CHa .\nSCa R1a! .")), up("b3", "R2", "b3", "c3")),
    "demolish_nothing": (rich(), Demolish(("c1",))),
    "demolish_hall": (rich(), Demolish(("a4",))),
    "demolish_cost": (table(town(TOWN)), Demolish(("a1",))),
    "demolish_room": (table(town("CHa* CHa* R1a*\nCHa* CHa* .", money=5)), Demolish(("c1",))),
    "grown": (rich(grown=True), Grow()),
    "grow_slots": (rich(built=2), Grow()),
    "full_size": (rich(size=1), Grow()),
    "staff_nobody": (rich(), Staff("c1", "c5")),
    "staff_place": (rich(), Staff("b1", "c1")),
    "staff_station": (rich(), Staff("b1", "a1")),
    "staff_from": (rich(), Staff("b4", "c5")),
    "staff_inside": (
        table(town("CHa CHa .\nCHa CHa .\nPOa*! POa! R1a*")),
        Staff("c3", "b3"),
    ),
    "staff_again": (
        table(town("CHa CHa FIa! FIa!\nCHa CHa FIa*! .\nPOa! POa! . .")),
        Staff("c2", "b3"),
    ),
    "grant_seat": (grant(1), Decline()),
    "grant_culture": (grant(0), build("ME", "c1", "d1")),
    "grant_size": (grant(1), build("P2", "c1", "d1")),
    "grant_free": (grant(1), build("P1", "c1", pay=("w",))),
}
"""For every rule a move that breaks it."""


def seat_of(rule: str) -> int:
    """Who makes the move."""
    return 1 if rule == "grant_seat" else 0


def ids() -> set[str]:
    """The ids of all rules of the building phase and of the free tile."""
    every = (*building.RULES.values(), *granting.RULES.values())
    return {rule.id for some in every for rule in some} - {"out"}


def test_every_rule_has_its_case_and_its_remover() -> None:
    assert set(BROKEN) == ids() == set(REMOVERS)
    assert set(REMOVERS) > NEVER_SEEN


@pytest.mark.parametrize("rule", BROKEN)
def test_every_rule_can_be_broken_and_is_kept_once_its_cause_is_gone(rule: str) -> None:
    position, move = BROKEN[rule]
    seat = seat_of(rule)
    found = [one for one in turn.verdict(position, seat, move).violations if one.rule == rule]
    assert found
    near, again = REMOVERS[rule](position, seat, move, found)
    assert rule not in [one.rule for one in turn.verdict(near, seat, again).violations]


@pytest.fixture(scope="module")
def texts() -> dict[str, Texts]:
    return Texts.load_all()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rule", BROKEN)
def test_every_rule_is_said_whole_and_cites_the_rulebook(
    rule: str, locale: str, texts: dict[str, Texts]
) -> None:
    position, move = BROKEN[rule]
    sections = {section.id for section in load("small_city", locale).sections}
    for violation in turn.verdict(position, seat_of(rule), move).violations:
        said = texts[locale].about("small_city", "violation", violation.rule, violation.params, NAMES)
        assert said
        assert "{" not in said
        assert violation.section in sections
        if violation.kind == "breaks":
            assert texts[locale].has(f"small_city-rule-{violation.rule}")


@pytest.mark.parametrize("rule", BROKEN)
def test_what_can_be_shown_can_be_overruled_and_loses_no_citizen_and_no_cube(rule: str) -> None:
    position, move = BROKEN[rule]
    verdict = turn.verdict(position, seat_of(rule), move)
    if not verdict.possible:
        return
    after = turn.after(position, seat_of(rule), move)
    assert people(after) == people(position)
    assert cubes(after) == cubes(position)
    assert decode(encode(after), Position) == after


def people(position: Position) -> list[int]:
    """How many citizens there are of every colour."""
    counted = [town.career + town.central + town.buried for town in position.towns]
    for one in position.towns:
        for seat in [each.seat for each in one.people] + [each.seat for each in one.graves]:
            counted[seat] += 1
    return counted


def cubes(position: Position) -> int:
    """How many cubes there are."""
    stored = sum(len(one.cubes) for one in position.towns)
    return stored + position.stock.w + position.stock.g + position.stock.b


@pytest.mark.parametrize(
    "move",
    [
        Demolish(("b1",)),
        up("b1", "R2", "b1", "c1"),
        Staff("b1", "c5"),
        build("F1", "f3", warehouse=("f4",)),
        Build("P2", ("c1", "d1")),
    ],
)
def test_a_move_does_the_same_at_a_table_that_was_read_from_a_file(move: Move) -> None:
    position = rich(size=0)
    read = decode(encode(position), Position)
    assert turn.verdict(read, 0, move) == turn.verdict(position, 0, move)
    after = turn.after(position, 0, move)
    assert after != position
    assert turn.after(read, 0, move) == after
