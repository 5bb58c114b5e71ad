"""Damaged and forged records: they are refused in our words, or they are records."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from companion.engine.record import Codec, Record
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError
from companion.games import GAMES
from tests.conformance.parts import parts_of
from tests.conformance.tables import BEGAN, AnyTable, corrected, play_out, set_up
from tests.effort import times

VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 3, 7, 8, 99, 10**6, 1 << 70, 0.5, "", "R", "e5", "z9", "x" * 300, [], {}, [[]],
)  # fmt: skip


@lru_cache(maxsize=32)
def table(game_id: str, count: int) -> AnyTable:
    """Return a table with entries of every sort in it."""
    game, parts, rng = GAMES[game_id], parts_of(game_id), Random(f"fuzz/{count}")
    played = play_out(set_up(game, parts, count, count), rng, disorder=0.03)
    while len(played.done) > 40:
        played = played.undo(at=BEGAN)
    return corrected(played, parts, rng, BEGAN).undo(at=BEGAN).redo(at=BEGAN)


@lru_cache(maxsize=32)
def documents(game_id: str) -> list[bytes]:
    """Whole records: from the start, and from a position in the middle."""
    game = GAMES[game_id]
    found = []
    for count in game.seats:
        played = table(game_id, count)
        record: Record[Any, Any, Any] = played.record
        found += [Codec(game).encode_record(record)]
        found += [Codec(game).encode_record(Record(record.header, record.entries[:40]))]
        middle = played.at_step(len(played.done) // 2)
        again = Table.set_up(game, "middle", played.header.setup, BEGAN, middle)
        found.append(Codec(game).encode_record(play_out(again, Random(count)).record))
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return every path in plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] + [place for key, one in inner for place in places(one, (*path, key))]


def damaged(rng: Random, data: Any) -> Any:
    """Plain data with one thing changed, removed, doubled or added."""
    path = rng.choice(places(data)[1:])
    *way, last = path
    holder = data
    for key in way:
        holder = holder[key]
    kind = rng.randrange(5)
    if kind == 0:
        holder[last] = deepcopy(rng.choice(VALUES))
    elif kind == 1 and isinstance(holder[last], int):
        holder[last] += rng.choice((-2, -1, 1, 2))
    elif kind == 2:
        del holder[last]
    elif kind == 3 and isinstance(holder, list):
        holder.insert(last, holder[rng.randrange(len(holder))])
    elif isinstance(holder, dict):
        named = rng.choice(("seat", "at", "x", "card", "move", "hand", "lots", "done"))
        holder[named] = deepcopy(rng.choice(VALUES))
    return data


def read(game_id: str, data: bytes) -> None:
    """Read a record, look at it as a screen would. Refused it may be, in our own words only."""
    game = GAMES[game_id]
    try:
        replayed = Table.replay(game, Codec(game).decode_record(data))
    except (WireError, Diverged):
        return
    assert Codec(game).decode_record(Codec(game).encode_record(replayed.record)) == replayed.record
    game.agenda(replayed.position)
    game.scoresheet(replayed.position)
    for seat in game.actors(replayed.position):
        game.moves(replayed.position, seat)


def tried(game_id: str, change: Callable[[Random, bytes], bytes], number_of: int) -> None:
    """Try so many changes, spread over the documents of all numbers of seats."""
    every = documents(game_id)
    for number in range(times(number_of)):
        i = number % len(every)
        read(game_id, change(Random(f"{game_id}/{i}/{number // len(every)}"), every[i]))


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_record_with_one_wrong_value_is_refused_in_our_words_or_is_a_record(game_id: str) -> None:
    tried(game_id, lambda rng, data: json.dumps(damaged(rng, json.loads(data))).encode(), 1000)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_forged_opening_is_refused_in_our_words_or_is_a_record(game_id: str) -> None:
    def forged(rng: Random, data: bytes) -> bytes:
        record = json.loads(data)
        for _ in range(rng.randrange(1, 4)):
            damaged(rng, record["header"])
        record["entries"] = record["entries"][: rng.randrange(3)]
        return json.dumps(record).encode()

    tried(game_id, forged, 2000)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_record_with_damaged_bytes_is_refused_in_our_words_or_is_a_record(game_id: str) -> None:
    def torn(rng: Random, data: bytes) -> bytes:
        cut = rng.randrange(len(data))
        kind = rng.randrange(3)
        if kind == 0:
            return data[:cut]
        if kind == 1:
            return data[:cut] + bytes([rng.randrange(256)]) + data[cut + 1 :]
        return data[:cut] + data[cut + rng.randrange(1, 40) :]

    tried(game_id, torn, 700)
