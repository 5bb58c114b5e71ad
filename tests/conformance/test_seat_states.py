"""States of the seats in whole plays of every game: acting now, coming later, or done with the phase.

A seat that another one puts out of its turn, or calls back, is named by the game's `Parts`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from random import Random
from typing import Any, NamedTuple

import pytest

from companion.engine.agenda import SeatState
from companion.engine.playout import playout
from companion.games import GAMES
from tests.conformance.parts import parts_of, tables
from tests.conformance.plays import PLAYS_KEPT, opening
from tests.effort import GAMES_EACH

EVERY = pytest.mark.parametrize(("game_id", "count"), tables(), scope="module")


class Moment(NamedTuple):
    """States of the seats before a move, in a round and a phase."""

    round: int
    phase: str
    position: Any
    seat: int
    states: tuple[SeatState, ...]


@lru_cache(maxsize=PLAYS_KEPT)
def record_play(game_id: str, count: int, number: int) -> Sequence[Moment]:
    """Record the states of all seats at each move of a numbered play, once for all tests."""
    game, found = GAMES[game_id], []
    start = opening(game, parts_of(game_id), count, number)
    for position, seat, _move, _after in playout(game, start, Random(f"states/{game_id}/{count}/{number}")):
        agenda = game.agenda(position)
        states = tuple(agenda.state_of(each) for each in range(count))
        found.append(Moment(agenda.round, agenda.phase, position, seat, states))
    return found


def plays_of(game_id: str, count: int) -> Iterator[Sequence[Moment]]:
    """Yield recorded plays of a game with so many seats."""
    for number in range(max(2, ceil(GAMES_EACH * parts_of(game_id).plays / 4))):
        yield record_play(game_id, count, number)


def phases_of(play: Sequence[Moment]) -> Iterator[Sequence[Moment]]:
    """Yield the moments of a play phase by phase."""
    first = 0
    for number, moment in enumerate(play):
        following = play[number + 1] if number + 1 < len(play) else None
        if following is None or (following.round, following.phase) != (moment.round, moment.phase):
            yield play[first : number + 1]
            first = number + 1


@EVERY
def test_a_seat_that_moves_was_said_to_act(game_id: str, count: int) -> None:
    for play in plays_of(game_id, count):
        for moment in play:
            assert moment.states[moment.seat] == "act", moment


@EVERY
def test_every_seat_that_is_asked_acts_unless_it_comes_later(game_id: str, count: int) -> None:
    game = GAMES[game_id]
    for play in plays_of(game_id, count):
        for moment in play:
            for seat in game.actors(moment.position):
                assert moment.states[seat] == "act", (seat, moment)


@EVERY
def test_a_seat_that_comes_later_acts_before_the_round_is_over(game_id: str, count: int) -> None:
    excused = parts_of(game_id).misses_turn
    for play in plays_of(game_id, count):
        for number, moment in enumerate(play):
            for seat in (each for each in range(count) if moment.states[each] == "later"):
                rest = [each for each in play[number:] if each.round == moment.round]
                acts = any(each.states[seat] == "act" for each in rest)
                assert acts or excused(rest[-1].position, seat), (seat, moment)


@EVERY
def test_a_seat_that_is_done_acts_no_more_in_the_phase(game_id: str, count: int) -> None:
    called = parts_of(game_id).called_back
    for play in plays_of(game_id, count):
        for phase in phases_of(play):
            for seat in range(count):
                done = False
                for moment in phase:
                    state = moment.states[seat]
                    assert not done or state == "done" or called(moment.position, seat), (seat, moment)
                    done = state == "done"
