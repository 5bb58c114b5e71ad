"""At the most that a position can hold, every move and correction leads to one that can be kept and read."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest
from msgspec import Struct, ValidationError, convert, to_builtins

from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.engine.wire import decode, encode
from companion.files.position import read_position, write_position
from companion.games import GAMES, OWN
from tests.conformance.altering import places
from tests.conformance.answers import count_of
from tests.conformance.odd_tables import odd_table
from tests.conformance.parts import parts_of
from tests.conformance.tables import NAMES
from tests.effort import times

CAPS = (9_999, 999, 99, 60, 40, 30)
"""Bounds of what is counted, the highest first. What is lower is a seat, a round or a card."""

BOUNDLESS = 10**9
"""A number that only a type without a bound holds: what is counted there follows from something else."""

APART = {"own", "sheet", "rulings", "finals", "milestones", "advanced", "helper"}
"""What counts nothing: the box, how the rules are read, and the numbers that tiles are called by."""

PAIRS = times(4_000, 12)
PLAYS, LONG = 4, 120
TABLES = times(4, 1)
STEPS = 40


def whole(value: Any) -> Any:
    """Return a value as plain data, with the fields that a file leaves out because nothing is in them."""
    if isinstance(value, Struct):
        inner = {name: whole(getattr(value, name)) for name in value.__struct_fields__}
        config = value.__struct_config__
        return {config.tag_field: config.tag, **inner} if config.tag_field else inner
    if isinstance(value, list | tuple):
        return [whole(each) for each in value]
    return to_builtins(value)


def at_its_caps(game_id: str, position: Any, rng: Random) -> Any:
    """Raise every other number that a file of a position states to its bound."""
    kind, data = GAMES[game_id].position_type, to_builtins(position)
    for path in [path for path in places(data) if path and not APART & {*path}]:
        if type(value_at(data, path)) is int and rng.random() < 0.5:
            at_bound(data, path, kind)
    return convert(data, kind)


def value_at(data: Any, path: Any) -> Any:
    """Return what stands at a path in plain data."""
    for key in path:
        data = data[key]
    return data


def at_bound(data: Any, path: Any, kind: Any) -> bool:
    """Raise one number of a position to its bound. Tell if it is a counter, and has one."""
    inside, key = value_at(data, path[:-1]), path[-1]
    before = inside[key]
    for number in (BOUNDLESS, *CAPS):
        inside[key] = number
        if _holds(data, kind):
            if number != BOUNDLESS:
                return True
            break
    inside[key] = before
    return False


def _holds(data: Any, kind: Any) -> bool:
    try:
        convert(data, kind)
    except ValidationError:
        return False
    return True


def later(game_id: str, position: Any, rng: Random) -> Iterator[Any]:
    """Yield positions that moves and corrections lead to, one after the other."""
    game, parts = GAMES[game_id], parts_of(game_id)
    for _ in range(STEPS):
        for correction in parts.corrections(position, rng):
            try:
                position = game.correct(position, correction)
            except Impossible:
                continue
            yield position
        for seat in game.actors(position):
            moves = game.moves(position, seat)
            if moves:
                position = game.apply(position, seat, rng.choice(moves))
                yield position
                break


@pytest.mark.parametrize("game_id", sorted(GAMES), scope="module")
def test_at_the_caps_whatever_is_done_can_be_kept_and_its_file_be_read(game_id: str) -> None:
    game = GAMES[game_id]
    for number in range(TABLES):
        rng = Random(f"caps/{game_id}/{number}")
        start = at_its_caps(game_id, odd_table(game_id, number).position, rng)
        for step, position in enumerate(later(game_id, start, rng)):
            assert decode(encode(position), game.position_type) == position
            if step % 8 == 0:
                names = NAMES[: count_of(game, position)]
                read_position(write_position(game, position, names).encode(), "t.toml", "check")


# Every counter, with every other one ------------------------------------------------------------------------


def counters(data: Any, kind: Any) -> list[Any]:
    """Return the paths of a position's counters, those of the first two seats: others are like them."""
    return [
        path
        for path in places(data)
        if path
        and not APART & {*path}
        and max((key for key in path if isinstance(key, int)), default=0) <= 1
        and type(value_at(data, path)) is int
        and at_bound(deepcopy(data), path, kind)
    ]


def by_phase(game_id: str) -> list[Any]:
    """Return a position of each phase that random plays come to."""
    game = GAMES[game_id]
    found: dict[str, Any] = {}
    for number in range(PLAYS):
        rng = Random(f"phases/{game_id}/{number}")
        position = odd_table(game_id, number).position if number else begun(game_id)
        for _ in range(LONG):
            found.setdefault(game.stage(position)[1], position)
            moves = [(seat, move) for seat in game.actors(position) for move in game.moves(position, seat)]
            if not moves:
                break
            position = game.apply(position, *rng.choice(moves))
    return list(found.values())


def begun(game_id: str) -> Any:
    return GAMES[game_id].start(Setup(make_seats(*NAMES[:2])))


def one_of_each(game: Any, position: Any) -> Iterator[tuple[int, Any]]:
    """Yield for each type of move that can be made a move of it."""
    for seat in game.actors(position):
        kinds = {type(move): move for move in game.moves(position, seat)}
        yield from ((seat, move) for move in kinds.values())


@pytest.mark.parametrize("game_id", sorted(OWN), scope="module")
def test_no_move_leads_beyond_the_bound_of_a_counter_whichever_two_are_at_theirs(game_id: str) -> None:
    game = GAMES[game_id]
    kind = game.position_type
    for position in by_phase(game_id):
        data = whole(position)
        pairs = list(combinations_with_replacement(counters(data, kind), 2))
        for pair in Random(game_id).sample(pairs, min(len(pairs), PAIRS)):
            full = deepcopy(data)
            if not all(at_bound(full, path, kind) for path in dict.fromkeys(pair)):
                continue
            before = convert(full, kind)
            for seat, move in one_of_each(game, before):
                after = game.apply(before, seat, move)
                assert decode(encode(after), kind) == after, (pair, move)
