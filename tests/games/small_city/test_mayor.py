"""Phase 8: the mayor's next visit. One test a sentence."""

from typing import Any

import pytest

from companion.games.small_city import turn
from companion.games.small_city.moves import Skip
from companion.games.small_city.position import Position
from tests.games.small_city.playing import played
from tests.games.small_city.towns import HALL, table, town

FIELD = "CHa CHa R1a! .\nCHa CHa . .\n. . . ."


def ending(*actions: Any, mayor: int = 0, **changes: Any) -> Position:
    """Return the council of a round in which everybody took these cards."""
    towns = [town(FIELD, seat=seat, action=action) for seat, action in enumerate(actions)]
    ring = ("A", "B", "C", "D", "E", "F", "G", "H")
    return table(*towns, phase="council", mayor=mayor, ring=ring, street=("c2", "c3"), **changes)


def next_round(position: Position) -> Position:
    """Return the position when nobody wants anything of the council."""
    while position.phase == "council":
        position = played(position, (turn.actors(position)[0], Skip()))
    return position


@pytest.mark.parametrize(("mayor", "following"), [(0, 1), (1, 2), (2, 0)])
def test_if_nobody_took_the_mayor_the_next_seat_clockwise_is_the_host(mayor: int, following: int) -> None:
    assert next_round(ending("B", "C", "H", mayor=mayor)).mayor == following


def test_whoever_took_the_mayor_is_the_host() -> None:
    assert next_round(ending("B", "C", "A")).mayor == 2
    assert next_round(ending("B", "A", "H")).mayor == 1


def test_a_new_host_means_a_new_street() -> None:
    after = next_round(ending("B", "A", "H"))
    assert (after.phase, after.street) == ("street", ())
    assert turn.actors(after) == (2, 0)


def test_the_same_host_keeps_the_street() -> None:
    after = next_round(ending("A", "B", "H"))
    assert (after.mayor, after.phase, after.street) == (0, "ring", ("c2", "c3"))


def test_a_seat_that_is_out_is_passed_over() -> None:
    position = ending("B", "C", "H").with_town(1, out=True)
    assert next_round(position).mayor == 2


def test_the_round_marker_moves_on_by_one() -> None:
    assert next_round(ending("B", "C", round=3)).round == 4


def test_a_new_round_has_new_cards_and_nothing_is_fresh_any_more() -> None:
    after = next_round(ending("B", "C"))
    assert after.ring == ()
    assert [one.action for one in after.towns] == [None, None]
    assert not any(tile.fresh for one in after.towns for tile in one.tiles)


def test_after_eight_rounds_the_game_ends() -> None:
    after = next_round(ending("B", "C", round=8))
    assert (after.round, after.phase, turn.actors(after)) == (8, "scoring", ())


def test_with_one_seat_left_the_game_ends_at_once() -> None:
    position = ending("B", "C", "H").with_town(1, out=True).with_town(2, out=True)
    assert turn.settle(position).phase == "scoring"


def test_the_host_of_a_two_player_game_changes_every_round() -> None:
    assert next_round(ending("B", "C", mayor=1)).mayor == 0
    assert next_round(table(town(HALL), town(HALL, seat=1), phase="council", round=5)).mayor == 1
