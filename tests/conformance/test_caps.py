"""At the most that a position can hold, every move and correction leads to one that can be kept and read."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import ValidationError, convert, to_builtins

from companion.engine.message import Impossible
from companion.engine.wire import decode, encode
from companion.files.position import read_position, write_position
from companion.games import GAMES
from tests.conformance.altering import places
from tests.conformance.answers import count_of
from tests.conformance.odd_tables import odd_table
from tests.conformance.parts import parts_of
from tests.conformance.tables import NAMES
from tests.effort import times

CAPS = (9_999, 999, 99, 60, 40, 30)
"""Bounds of what is counted, the highest first. What is lower is a seat, a round or a card."""

TABLES = times(4, 2)
STEPS = 40


def at_its_caps(game_id: str, position: Any, rng: Random) -> Any:
    """Raise every other number of a position to the highest of `CAPS` that its type holds."""
    kind, data = GAMES[game_id].position_type, to_builtins(position)
    for path in [path for path in places(data) if path and path[0] not in ("own", "sheet", "rulings")]:
        inside, value = data, data
        for key in path:
            inside, value = value, value[key]
        if type(value) is int and rng.random() < 0.5:
            for cap in CAPS:
                inside[path[-1]] = cap
                if _holds(data, kind):
                    break
            else:
                inside[path[-1]] = value
    return convert(data, kind)


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
