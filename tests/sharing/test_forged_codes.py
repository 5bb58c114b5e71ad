"""Damaged and forged codes: they are refused in our words, or they are tables; none costs without bound."""

import dataclasses
import json
import tracemalloc
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.record import MAX_ENTRIES, Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError, decode, encode
from companion.games import GAMES
from companion.sharing.checksum import SEAL, add_checksum
from companion.sharing.code import from_text, to_text
from companion.sharing.codec import FORMAT, LATER, LATEST, pack, unpack
from companion.sharing.coder import Writer
from companion.sharing.errors import CarryError
from companion.sharing.header_coding import WIDE, code_game, code_opening, code_rules, hash_game
from companion.sharing.values import code_value
from tests.conformance.tables import BEGAN
from tests.effort import times
from tests.engine.test_record_fuzz import damaged
from tests.sharing.plays import from_the_middle, packed, wild

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))


@lru_cache(maxsize=8)
def codes(game_id: str) -> tuple[bytes, ...]:
    tables = [wild(game_id, seed) for seed in range(8)]
    return (
        *map(pack, (*tables, from_the_middle(tables[1], Random(1)))),
        packed(0, game_id),
    )


@lru_cache(maxsize=8)
def positions(game_id: str) -> tuple[Any, ...]:
    tables = [wild(game_id, seed) for seed in range(12)]
    return tuple(table.at_step(step) for table in tables for step in range(0, len(table.done) + 1, 7))


def bent(expected: Any, position: Any, rng: Random) -> Any:
    """Return a position with a few values changed that its type allows all the same."""
    for _ in range(rng.randrange(1, 60)):
        with suppress(WireError, CarryError):
            changed = decode(json.dumps(damaged(rng, json.loads(encode(position)))), expected)
            position = code_value(Writer(), expected, changed)
    return position


def read(data: bytes) -> str:
    """Read a code and look at the table as a screen would. Refused it may be, in our own words only."""
    try:
        table = unpack(data).table
    except CarryError as error:
        return error.id
    assert Codec(table.game).decode_record(Codec(table.game).encode_record(table.record)) == table.record
    table.game.agenda(table.position)
    return "read"


@settings(max_examples=times(300))
@given(st.binary(max_size=400))
def test_random_bytes_are_damaged(data: bytes) -> None:
    assert read(data) == "carry-damaged"


@EVERY
def test_a_code_cut_off_anywhere_is_damaged(game_id: str) -> None:
    for code in codes(game_id):
        assert {read(code[:at]) for at in range(len(code))} == {"carry-damaged"}


@EVERY
@settings(max_examples=times(300))
@given(data=st.data())
def test_a_code_with_some_bytes_changed_is_damaged(game_id: str, data: st.DataObject) -> None:
    code = bytearray(data.draw(st.sampled_from(codes(game_id))))
    places = data.draw(st.lists(st.integers(0, len(code) - 1), min_size=1, max_size=4, unique=True))
    for at in places:
        code[at] ^= data.draw(st.integers(1, 255))
    assert read(bytes(code)) == "carry-damaged"


@EVERY
@settings(max_examples=times(100))
@given(body=st.binary(max_size=120))
def test_random_bytes_under_a_true_seal_are_refused_or_are_a_table(game_id: str, body: bytes) -> None:
    read(add_checksum(bytes([FORMAT]) + hash_game(game_id).to_bytes(2, "big") + body))
    read(add_checksum(body))


@EVERY
@settings(max_examples=times(100))
@given(data=st.data())
def test_a_changed_code_under_a_true_seal_is_refused_or_is_a_table(game_id: str, data: st.DataObject) -> None:
    body = bytearray(data.draw(st.sampled_from(codes(game_id)))[:-SEAL])
    for _ in range(data.draw(st.integers(1, 3))):
        body[data.draw(st.integers(1, len(body) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(1, len(body)))
    tail = data.draw(st.sampled_from((b"", b"\0" * 40, b"\xff" * 40)))
    read(add_checksum(bytes(body)))
    read(add_checksum(bytes(body[:cut]) + tail))


@EVERY
@settings(max_examples=times(80))
@given(seed=st.integers(0, 1 << 32), tail=st.binary(max_size=80))
def test_any_forged_opening_with_any_entries_is_refused_or_is_a_table(
    game_id: str, seed: int, tail: bytes
) -> None:
    """A position of the right type that no play leads to, and whatever the bytes say was done in it."""
    rng, game = Random(seed), GAMES[game_id]
    setup = Setup(make_seats(*"abcd"[: rng.choice(tuple(game.seats))]))
    position = bent(game.position_type, rng.choice(positions(game_id)), rng)
    writer = Writer(later=LATEST)
    code_game(writer, game, GAMES)
    rules = code_rules(writer, game, game.rules_version)
    header = replace(Table.set_up(game, "forged", setup, BEGAN).header, position=position)
    code_opening(writer, game, rules, header, boxed=WIDE)
    read(add_checksum(bytes([LATER]) + writer.finish()[:-1] + tail))


@pytest.mark.parametrize("game_id", sorted(GAMES)[: times(len(GAMES), 1)])
def test_a_bomb_of_as_many_entries_as_there_can_be_is_read_within_bounds(game_id: str) -> None:
    """A few bytes that say: undone, brought back, and so on, ten thousand times."""
    game = GAMES[game_id]
    table = Table.set_up(game, "bomb", Setup(make_seats(*"abcd"[: max(game.seats)])), BEGAN)
    seat = game.actors(table.position)[0]
    table = table.play(seat, game.moves(table.position, seat)[0], at=BEGAN)
    table = table.undo(at=BEGAN).redo(at=BEGAN)
    more = (replace(table.entries[seq % 2 - 2], seq=seq) for seq in range(table.seq + 1, MAX_ENTRIES + 1))
    bomb = pack(dataclasses.replace(table, entries=(*table.entries, *more)))
    assert len(bomb) < 4_000
    tracemalloc.start()
    assert read(bomb) == "read"
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 64 * 1024 * 1024


def test_a_code_that_claims_more_than_there_is_sets_nothing_aside() -> None:
    game_id = next(iter(GAMES))
    tracemalloc.start()
    for filler in (b"\xff", b"\xfe", b"\x80", b"\x01"):
        read(add_checksum(bytes([FORMAT]) + hash_game(game_id).to_bytes(2, "big") + filler * 300))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 64 * 1024 * 1024


@EVERY
def test_the_text_of_a_code_leads_to_the_same_bytes(game_id: str) -> None:
    for code in codes(game_id):
        assert from_text(to_text(code)) == code
