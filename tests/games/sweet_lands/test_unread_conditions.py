"""A free action with a condition that nobody has read is refused, until it is read or the table allows it."""

from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Refused, Table
from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.entries import FAMILIES, NEEDS
from companion.games.sweet_lands.phases import free_action
from companion.games.sweet_lands.position import Position
from tests.games.sweet_lands.known import flipped, mended, table

TOWER, CLAIM = moves.Free(8, at="1,0"), moves.Free(4, tile=1)
CASES = {"tower": (TOWER, "1a-tower"), "milestone": (CLAIM, "milestone-1")}
"""The free action of every family of conditions, and the entry that it rests on."""

EVERY = pytest.mark.parametrize(("move", "entry"), CASES.values(), ids=CASES)


def begun(**at: Any) -> Position:
    """Return a table at which only the condition is unread."""
    return table(spots=flipped("1,0"), wonder=True, at=at)


def rules_against(position: Position, move: moves.Move) -> list[str]:
    """List the rules that a move breaks."""
    return [violation.rule for violation in GAME.verdict(position, 0, move).violations]


def test_every_family_of_conditions_is_among_them() -> None:
    assert {family.title for family in FAMILIES if family.form == NEEDS} == set(CASES)


@EVERY
def test_an_unread_condition_is_refused_and_never_offered(move: moves.Free, entry: str) -> None:
    position = begun()
    assert rules_against(position, move) == [free_action.UNREAD_CONDITION]
    assert move not in set(GAME.moves(position, 0))


@EVERY
def test_reading_it_is_offered_and_cures_it(move: moves.Free, entry: str) -> None:
    position = begun()
    assert mended(position, move)["read"].entries == (entry,)
    read = GAME.correct(position, GAME.box.make_correction(entry, "wonder"))
    assert GAME.verdict(read, 0, move).legal
    unmet = GAME.correct(position, GAME.box.make_correction(entry, "wonder+9 rabbits"))
    assert rules_against(unmet, move) == ["unmet"]


@EVERY
def test_the_table_can_allow_it_all_the_same(move: moves.Free, entry: str) -> None:
    setup = Setup(make_seats("Ann", "Ben"), {})
    lands = Table.set_up(GAME, "t", setup, 0, begun())
    with pytest.raises(Refused):
        lands.play(0, move, at=0)
    assert lands.overrule(0, move, at=0).position != lands.position


@EVERY
def test_a_table_that_tracks_the_print_itself_allows_it_in_the_same_way(move: moves.Free, entry: str) -> None:
    position = begun(tracked=(entry,))
    verdict = GAME.verdict(position, 0, move)
    assert free_action.waits_for_reading(verdict)
    assert verdict.possible


@EVERY
@pytest.mark.parametrize("rules", [1, 2])
def test_a_table_begun_by_earlier_rules_plays_on_by_them(rules: int, move: moves.Free, entry: str) -> None:
    assert GAME.verdict(begun(rules=rules), 0, move).legal


def test_a_milestone_that_does_not_lie_there_and_a_second_tower_are_refused_for_that() -> None:
    gone = table(wonder=True, at={"milestones": ()})
    assert rules_against(gone, CLAIM) == ["no_milestone"]
    stands = table(spots=flipped("1,0", property="tower"), wonder=True)
    assert not free_action.waits_for_reading(GAME.verdict(stands, 0, TOWER))
