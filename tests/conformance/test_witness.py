"""A game against its oracle, move by move through random plays; some tables break rules and correct."""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from tests.conformance import checks
from tests.conformance.odd_boxes import odd_texts
from tests.conformance.parts import Parts, parts_of, tables
from tests.conformance.tables import NAMES
from tests.effort import times

PLAYS = times(12, 1)
"""How many plays there are of each game with each number of seats; in every other one there is disorder."""

LOOKS = 0.1
"""The share of positions at which moves, verdicts and scores are compared; what a move does is at each."""

JUDGED = 150
"""So many of the moves that can be named are judged there, and those that nobody would say."""

STRANGE = 0.3
"""The share of moves that are such as nobody would say, where one of them is allowed."""

DISORDER = 0.08
"""The share of steps that are an overruling or a correction."""

LIMIT = 6_000
"""Steps after which a play counts as endless."""

TOLD = [(game_id, count) for game_id, count in tables("gold") if parts_of(game_id).after]
"""The games whose oracle tells what a move does."""


def begun(game: Game[Any, Any, Any], parts: Parts, count: int, number: int, rng: Random) -> Any:
    """Return a numbered table before its first move, readings as they fall.

    Others than the first begin later.
    """
    rulings = {ruling.id: rng.choice(ruling.readings) for ruling in game.rulings}
    entry = rng.choice(("", *parts.odd))
    box = {entry: rng.choice(odd_texts(game.id, entry, 24))} if entry else {}
    position = game.start(Setup(make_seats(*NAMES[:count]), rulings, rng.randrange(count), box=box))
    return parts.opened(position, rng.randrange(60)) if number else position


def compared(game: Game[Any, Any, Any], parts: Parts, position: Any, rng: Random) -> None:
    """Both ask the same seats, allow the same moves and count the same points."""
    count = len(game.scoresheet(position).standings)
    checks.check_agenda(game, parts, position, count)
    for seat in range(count):
        assert parts.legal
        legal = parts.legal(position, seat)
        assert set(game.moves(position, seat)) == legal, (position, seat)
        candidates = sorted(game.candidates(position, seat), key=repr)
        named = rng.sample(candidates, min(len(candidates), JUDGED))
        strange = list(parts.strange(position, seat, rng))
        for move, allowed in [(each, each in legal) for each in named] + [
            (each, parts.allowed(position, seat, each)) for each in strange
        ]:
            verdict = game.verdict(position, seat, move)
            assert verdict.legal == allowed, (position, seat, move, verdict)
            if parts.faults:
                found = {one.rule: one.kind for one in verdict.violations}
                assert found == parts.faults(position, seat, move), (position, seat, move)
    checks.check_score(game, parts, position)


def chosen(
    game: Game[Any, Any, Any], parts: Parts, position: Any, rng: Random, able: Sequence[int]
) -> tuple[int, Any]:
    """Return a legal move of one of those who can make any.

    What would end something is made now and then only.
    """
    seat = rng.choice(able)
    kinds = defaultdict[str, list[Any]](list)
    for move in game.moves(position, seat):
        kinds[type(move).__name__].append(move)
    names = [name for name in kinds if name not in parts.dull or rng.random() < 0.2] or list(kinds)
    if rng.random() < STRANGE:
        told = [move for move in parts.strange(position, seat, rng) if parts.allowed(position, seat, move)]
        if told:
            return seat, rng.choice(told)
    return seat, rng.choice(kinds[rng.choice(names)])


def moved(game: Game[Any, Any, Any], parts: Parts, position: Any, rng: Random) -> Any:
    """Return the position after a legal move. After a correction if nobody who is asked can make any."""
    if able := [seat for seat in game.actors(position) if game.moves(position, seat)]:
        return applied(game, parts, position, *chosen(game, parts, position, rng, able))
    return disturbed(game, parts, position, rng)


def applied(game: Game[Any, Any, Any], parts: Parts, position: Any, seat: int, move: Any) -> Any:
    """Return the position after a move, which does what the oracle tells."""
    found = game.apply(position, seat, move)
    assert parts.after
    told = parts.after(position, seat, move)
    assert told is None or parts.alike(found) == parts.alike(told), (position, seat, move)
    return found


def disturbed(game: Game[Any, Any, Any], parts: Parts, position: Any, rng: Random) -> Any:
    """Return the position after a correction, or after a move that breaks a rule, if one is found soon."""
    if rng.random() < 0.5:
        for correction in rng.sample(list(parts.corrections(position, rng)), 1):
            try:
                return game.correct(position, correction)
            except Impossible:
                continue
        return position
    seat = rng.choice(game.actors(position))
    candidates: Sequence[Any] = [*game.candidates(position, seat), *parts.strange(position, seat, rng)]
    for move in rng.sample(candidates, min(80, len(candidates))):
        verdict = game.verdict(position, seat, move)
        if verdict.possible and not verdict.legal:
            after = game.apply if not parts.after_broken else partial(applied, game, parts)
            return after(position, seat, move)
    return position


@pytest.mark.parametrize("number", range(PLAYS))
@pytest.mark.parametrize(("game_id", "count"), TOLD)
def test_game_and_oracle_agree_on_every_move_effect_and_score(game_id: str, count: int, number: int) -> None:
    game, parts = GAMES[game_id], parts_of(game_id)
    rng = Random(f"witness/{game_id}/{count}/{number}")
    position = begun(game, parts, count, number, rng)
    for _ in range(LIMIT):
        actors = game.actors(position)
        assert parts.waits
        assert set(actors) == parts.waits(position), position
        if rng.random() < LOOKS / count or not actors:
            compared(game, parts, position, rng)
        if not actors:
            return
        if (number + count) % 2 and rng.random() < DISORDER:
            position = disturbed(game, parts, position, rng)
        else:
            position = moved(game, parts, position, rng)
    raise AssertionError(f"no end after {LIMIT} steps")
