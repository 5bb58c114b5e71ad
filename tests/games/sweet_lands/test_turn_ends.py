"""A turn of Sweet Lands ends by a move of its own, whatever came before, under the rules of today."""

import pytest

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.position import Due, Player, Position
from tests.games.sweet_lands.known import table

BEN = Player(character="2b", helper=2, hand=5)


def passed_seat(rules: int = 2, **at: object) -> Position:
    """Return the table after the first seat has passed and taken all steps of passing."""
    position = table(helper=1, wheat=3, at={"rules": rules, **at})
    for move in (moves.Pass(), moves.Ahead(0), moves.Helper(5)):
        if GAME.verdict(position, 0, move).possible:
            position = GAME.apply(position, 0, move)
    return position


def test_free_actions_are_possible_after_passing_until_the_turn_is_ended() -> None:
    position = passed_seat()
    assert GAME.actors(position) == (0,)
    traded = GAME.apply(position, 0, moves.Free(5, give=moves.Basics(wheat=1)))
    assert traded.players[0].gold == 1
    assert GAME.actors(GAME.apply(traded, 0, moves.Done())) == (1,)


def test_no_main_action_is_possible_after_passing() -> None:
    assert not GAME.verdict(passed_seat(), 0, moves.Area("H", 1)).legal


def test_the_round_is_over_when_the_last_turn_is_ended() -> None:
    position = GAME.apply(passed_seat(), 0, moves.Done())
    for move in (moves.Pass(), moves.ByHand(), moves.Ahead(0), moves.Helper(6)):
        position = GAME.apply(position, 1, move)
    assert (position.round, position.phase, GAME.actors(position)) == (2, "action", (1,))
    assert GAME.apply(position, 1, moves.Done()).round == 3


def test_a_milestone_may_be_claimed_for_what_the_pass_has_brought() -> None:
    box = {"milestone-1": "city"}
    position = table(helper=1, box=box, waived=("2b-pass", "1a-pass"))
    position = GAME.apply(position, 0, moves.Pass()).with_player(0, dues=(), city_points=1)
    assert GAME.apply(position, 0, moves.Free(4, tile=1)).players[0].milestones == (1,)


def test_a_table_begun_under_version_1_still_ends_a_turn_with_the_pass() -> None:
    assert GAME.actors(passed_seat(rules=1)) == (1,)


@pytest.mark.parametrize(("number", "asked"), [(4, True), (5, False)])
def test_the_helper_marker_moves_in_every_round_but_the_last(number: int, asked: bool) -> None:
    position = GAME.apply(table(helper=1, at={"round": number}), 0, moves.Pass())
    assert (Due("helper") in position.players[0].dues) == asked


@pytest.mark.parametrize(("number", "tiles"), [(2, ()), (3, ("X3", "X4"))])
def test_extra_action_tiles_are_asked_for_when_they_are_turned_up(
    number: int, tiles: tuple[str, ...]
) -> None:
    position = table(at={"round": number - 1, "passed": (0, 1)}).with_player(0, passed=True, acted=False)
    position = GAME.phases.settle(position.with_player(1, passed=True))
    asked = tuple(due.entry for due in position.players[position.start].dues if due.kind == "turned")
    assert asked == (tiles or ("X1", "X2"))
