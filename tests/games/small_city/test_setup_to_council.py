"""What must hold in every position of setup, ring, pollution and council, tried on tables of each kind."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.wire import decode, encode
from companion.games.small_city import turn
from companion.games.small_city.corrections import corrected
from companion.games.small_city.moves import (
    Advance,
    Choose,
    Found,
    Keep,
    Lay,
    Measure,
    Mourn,
    Move,
    SetSquare,
    SetTile,
    Skip,
    Street,
    Tally,
)
from companion.games.small_city.phases import action, council, councilor, death, opening, ring, street
from companion.games.small_city.position import BASIC, Disc, Errand, Position
from companion.kit.stage import OVER
from companion.locale import LOCALES, Texts
from tests.games.small_city import oracle_civic as oracle
from tests.games.small_city.civic import begun, citizens, moves, played
from tests.games.small_city.removers_civic import NEVER_SEEN, REMOVERS
from tests.games.small_city.towns import HALL, table, town

CORNER = Found(("a1", "b1", "a2", "b2"))
SMALL = {"board-expert": "0000/0000/0000/0000"}
FIRE = "CHa CHa FIa* FIa\nCHa CHa FIa ."
BUSY = """
    CHa* CHa  R1a*  .  1
    CHa  CHa  C1a*2 #  1
    CLa* CLa  .     x2 .
    CLa  ~    .     .  .
"""


def _ring(*cards: Any, **changes: Any) -> Position:
    return table(town(HALL), town(HALL, seat=1), phase="ring", ring=cards, **changes)


def _action(**changes: Any) -> Position:
    towns = (town(HALL, seat=seat, money=1) for seat in range(3))
    return table(*towns, phase="action", ring=("E", "A", "D", "F", "B", "C", "G", "H"), **changes)


def _council(*discs: Disc, **changes: Any) -> Position:
    first = town("CHa CHa WAa .\nCHa* CHa . .", discs=discs, money=2, votes=1)
    return table(first, town(HALL, seat=1, money=9, votes=9), phase="council", **changes)


def corrected_setup() -> Position:
    """No City Hall lies there, but tiles and graves do; one side of the board is too small for a tile."""
    position = corrected(begun(2, own=SMALL), SetTile(0, "P2", ("b2", "b3")))
    for correction in (SetTile(0, "P1", ("j10",)), SetSquare(0, "c1", grave=1), SetSquare(1, "d4", grave=0)):
        position = corrected(position, correction)
    return position


@cache
def tables() -> dict[str, Position]:
    """A table of each kind."""
    first = played(begun(2), (0, CORNER), (1, Keep((), 4)))
    fixed = {"tile-CH": "#"}
    return {
        "setup": first,
        "advanced setup": begun(3, 1, promises="advanced"),
        "setup of towns that were corrected": corrected_setup(),
        "street": table(town(BUSY), town(HALL, seat=1), town(HALL, seat=2), phase="street"),
        "street of one who is out": table(
            town(BUSY), town(HALL, seat=1, out=True), town(HALL, seat=2), phase="street"
        ),
        "empty ring": _ring(),
        "ring": _ring("A", "B", "C", "D", "E", "F"),
        "starred ring": _ring(*BASIC[:5], "K", readings={"starred": "in"}),
        "first choice": _action(),
        "second choice": _action().with_town(0, action="E"),
        "third choice": _action().with_town(0, action="G").with_town(1, action="H"),
        "councilor": replace(
            _council(Disc(1, 3), Disc(4, 4)), phase="action", ring=BASIC, errand=Errand(0, "council")
        ).with_town(0, action="G"),
        "votes": table(town(BUSY), town(HALL, seat=1), phase="votes"),
        "pollution": table(town(BUSY), town(HALL, seat=1), phase="pollution"),
        "death": table(
            town(BUSY, dying=True, size=0), town(FIRE, seat=1), phase="death", street=("c3", "c4")
        ),
        "death without a clinic": table(
            town(BUSY.replace("CLa*", "CLa"), dying=True, size=1), town(HALL, seat=1), phase="death"
        ),
        "death without a square": table(
            town("CHa R1a*", dying=True, own=fixed),
            town("CHa .", seat=1, own=fixed),
            phase="death",
            own=fixed,
        ),
        "council": _council(),
        "council with discs": _council(Disc(1, 3), Disc(4, 4)),
        "council for the second": _council(Disc(2, 1)).with_town(0, done=True),
    }


ORACLE: dict[type[Any], Callable[[Position, int, Any], bool]] = {
    Found: oracle.founding,
    Keep: oracle.keeping,
    Street: oracle.placing_mayor,
    Lay: oracle.laying,
    Choose: oracle.choosing,
    Mourn: oracle.mourning,
    Advance: oracle.advancing,
    Skip: lambda position, seat, _: oracle.council_seat(position) == seat,
    Tally: lambda position, _seat, _move: position.phase == "votes",
    Measure: lambda position, _seat, _move: position.phase == "pollution",
}

EVERY = pytest.mark.parametrize("name", tables())


def candidates(position: Position, seat: int) -> list[Move]:
    stage = turn.stage_of(position)
    assert stage is not OVER
    return list(stage.candidates(position, seat))


@EVERY
def test_the_moves_are_the_legal_candidates_and_those_the_oracle_tells(name: str) -> None:
    position = tables()[name]
    for seat, one in enumerate(position.towns):
        named = candidates(position, seat)
        assert len(set(named)) == len(named)
        legal = {move for move in named if turn.verdict(position, seat, move).legal}
        found = moves(position, seat)
        assert len(set(found)) == len(found)
        assert set(found) == legal
        assert legal == {move for move in named if not one.out and ORACLE[type(move)](position, seat, move)}


@EVERY
def test_whoever_is_asked_can_do_something_and_is_told_so(name: str) -> None:
    position = tables()[name]
    agenda = turn.agenda(position)
    asked = turn.actors(position)
    assert asked
    assert {seat for seat in range(len(position.towns)) if agenda.waits_for(seat)} == set(asked)
    assert all(moves(position, seat) for seat in asked)


@EVERY
def test_whatever_is_possible_can_be_shown_and_loses_nobody(name: str) -> None:
    position = tables()[name]
    for seat, one in enumerate(position.towns):
        for move in candidates(position, seat):
            if not one.out and turn.verdict(position, seat, move).possible:
                after = turn.after(position, seat, move)
                assert citizens(after) == citizens(position), move
                assert decode(encode(after), Position) == after


@cache
def violations() -> dict[str, Any]:
    """One violation of every rule that some candidate breaks, its kind included."""
    found: dict[str, Any] = {}
    for position in tables().values():
        for seat in range(len(position.towns)):
            for move in candidates(position, seat):
                for one in turn.verdict(position, seat, move).violations:
                    found.setdefault(one.rule, one)
    return found


def test_these_tables_meet_every_rule() -> None:
    stages = (opening, street, ring, action, councilor, death, council)
    every = {rule.id for one in stages for checks in one.STAGE.rules.values() for rule in checks}
    assert set(violations()) == every
    assert set(REMOVERS) == every
    assert set(REMOVERS) >= NEVER_SEEN


@pytest.mark.parametrize("locale", LOCALES)
def test_every_violation_and_task_speaks_every_language(locale: str) -> None:
    texts = Texts.load_all()[locale]
    seats = ("Ann", "小明", "Cleo")
    for rule, one in violations().items():
        assert texts.has(f"small_city-violation-{rule}"), rule
        assert one.kind == "impossible" or texts.has(f"small_city-rule-{rule}"), rule
        said = texts.about("small_city", "violation", rule, one.params, seats)
        assert "{" not in said, said
    for position in tables().values():
        for task in turn.agenda(position).tasks:
            assert texts.has(f"small_city-task-{task.id}"), task.id
            assert "{" not in texts.about("small_city", "task", task.id, task.params, seats)


@EVERY
def test_without_its_named_cause_a_violation_is_gone(name: str) -> None:
    position = tables()[name]
    for seat in range(len(position.towns)):
        tried: Counter[str] = Counter()
        for move in candidates(position, seat):
            found = turn.verdict(position, seat, move).violations
            for rule in {one.rule for one in found if one.rule != "phase"}:
                tried[rule] += 1
                if tried[rule] > 40:
                    continue
                same = [one for one in found if one.rule == rule]
                near, again = REMOVERS[rule](position, seat, move, same)
                left = [one.rule for one in turn.verdict(near, seat, again).violations]
                assert rule not in left, (rule, move, same)
