"""Steps in which a seat of any game has nothing more to decide, and those that confirm themselves."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from random import Random
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.playout import playout
from companion.games import GAMES
from companion.hosting.empty_steps import find_empty_step
from tests.conformance.parts import parts_of, tables
from tests.conformance.plays import PLAYS_KEPT, opening
from tests.effort import GAMES_EACH

EVERY = pytest.mark.parametrize(("game_id", "count"), tables(), scope="module")

LOOKED = 0.3
"""The share of positions that are looked at."""

FEW = 3
"""So many legal moves of one kind may be one decision, or none."""


def positions_of(game_id: str, count: int) -> Iterator[Any]:
    """Yield positions of random plays of a game with so many seats, and tables made by hand."""
    for number in range(max(2, ceil(GAMES_EACH * parts_of(game_id).plays / 4))):
        yield from play_positions(game_id, count, number)


@lru_cache(maxsize=PLAYS_KEPT)
def play_positions(game_id: str, count: int, number: int) -> tuple[Any, ...]:
    """Return those positions of a numbered play that are looked at. It is played once for all tests."""
    game, rng = GAMES[game_id], Random(f"confirmed/{game_id}/{count}/{number}")
    play = playout(game, opening(game, parts_of(game_id), count, number), rng)
    return tuple(position for position, *_ in play if rng.random() < LOOKED)


def changes_nothing(game: Game[Any, Any, Any], position: Any, seat: int, moves: Any) -> bool:
    """Check that some moves do the same: nothing, but that the seat has finished its step."""
    stage, still = game.phases.stage_of(position), parts_of(game.id).still
    return all(still(stage.effect(position, seat, move)) == still(position) for move in moves)


@EVERY
def test_a_confirmation_is_legal_and_leaves_nothing_that_must_be_done(game_id: str, count: int) -> None:
    game = GAMES[game_id]
    for position in positions_of(game_id, count):
        for seat in range(count):
            found = game.phases.confirmation(position, seat)
            if found is not None:
                assert seat in game.actors(position)
                assert game.verdict(position, seat, found.move).legal


@EVERY
def test_an_empty_step_has_no_other_move_and_changes_nothing(game_id: str, count: int) -> None:
    game = GAMES[game_id]
    for position in positions_of(game_id, count):
        step = find_empty_step(game, position)
        if step is not None:
            seat, move = step
            moves = tuple(game.moves(position, seat))
            assert {type(each) for each in moves} == {type(move)}, (moves, position)
            assert game.takes_back(position, seat) is None
            assert changes_nothing(game, position, seat, moves), (move, position)


@EVERY
def test_a_step_in_which_nothing_can_happen_is_empty_unless_that_tells_a_secret(
    game_id: str, count: int
) -> None:
    game, telling, acted = GAMES[game_id], parts_of(game_id).left_open, parts_of(game_id).acted
    for position in positions_of(game_id, count):
        if game.agenda(position).phase in telling:
            continue
        for seat in (each for each in game.actors(position) if not acted(position, each)):
            moves = tuple(game.moves(position, seat))
            if len(moves) <= FEW and len({type(each) for each in moves}) == 1:
                found = game.phases.confirmation(position, seat)
                empty = found is not None and found.empty
                assert empty or not changes_nothing(game, position, seat, moves), (seat, moves, position)


@EVERY
def test_empty_steps_come_to_an_end(game_id: str, count: int) -> None:
    game = GAMES[game_id]
    for position in positions_of(game_id, count):
        for _ in range(10 * count):
            step = find_empty_step(game, position)
            if step is None:
                break
            position = game.apply(position, *step)
        else:
            raise AssertionError(position)
