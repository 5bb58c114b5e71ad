"""A table that is packed and unpacked is the same table, whatever was done at it; what is not is refused."""

import dataclasses
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.bounds import CODE
from companion.engine.record import LATEST, MAX_ENTRIES, Codec, Corrected, Header, Moved, Record
from companion.engine.setup import LONGEST_NAME, Seat, Setup, make_seats
from companion.engine.table import Table
from companion.errors import CompanionError
from companion.games import GAMES
from companion.sharing.checksum import SEAL, add_checksum
from companion.sharing.code import to_text
from companion.sharing.codec import READERS, Carried, final_totals, pack, round_record, unpack
from companion.sharing.entries import NOTE_LONGEST, TICK
from companion.sharing.errors import CarryError
from companion.sharing.header_coding import hash_game
from companion.sharing.parts import split
from companion.sharing.qr import CHARACTERS
from counting import GAME
from counting.position import Count, Heap, Lay
from tests.conformance.parts import parts_of
from tests.conformance.tables import BEGAN
from tests.effort import times
from tests.games.differing import differing
from tests.sharing.plays import AnyTable, an_evening, evening, from_the_middle, packed, wild

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))
COUNTING = dataclasses.replace(GAME, rules_version=3)
"""The counting game after its rules have changed twice."""

COUNTED = {COUNTING.id: COUNTING}


def refusal(data: bytes, **games: Any) -> str:
    with pytest.raises(CompanionError) as caught:
        unpack(data, **games)
    return caught.value.id


def returns(table: AnyTable, code: bytes | None = None) -> Carried:
    """Check that the table comes back from its code, as if its record had been played here."""
    carried = unpack(code or pack(table))
    assert carried.table.record == round_record(table.record)
    assert carried.table == Table.replay(table.game, round_record(table.record))
    assert carried.table.position == table.position
    assert carried.claimed == final_totals(table)
    assert carried.agrees
    document = Codec(table.game).encode_record(carried.table.record)
    assert Codec(table.game).decode_record(document) == carried.table.record
    return carried


@EVERY
@settings(max_examples=times(60))
@given(seed=st.integers(0, 1 << 32))
def test_a_table_comes_back_as_it_was_whatever_was_done_at_it(game_id: str, seed: int) -> None:
    returns(wild(game_id, seed))


@EVERY
@settings(max_examples=times(15))
@given(seed=st.integers(0, 1 << 32))
def test_a_table_that_began_in_the_middle_comes_back(game_id: str, seed: int) -> None:
    returns(from_the_middle(wild(game_id, seed), Random(seed)))


@EVERY
def test_a_complete_evening_comes_back_and_its_sums_agree(game_id: str) -> None:
    assert returns(evening(0, game_id), packed(0, game_id)).claimed is not None


@EVERY
def test_every_ruling_in_every_reading_comes_back(game_id: str) -> None:
    game = GAMES[game_id]
    for ruling in game.rulings:
        for reading in ruling.readings:
            setup = Setup(make_seats(*"abcd"[: max(game.seats)]), {ruling.id: reading})
            returns(Table.set_up(game, "rulings", setup, BEGAN))


@settings(max_examples=times(60))
@given(
    names=st.lists(
        st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40), min_size=1, max_size=3
    )
)
def test_names_in_any_script_come_back(names: list[str]) -> None:
    table = Table.set_up(COUNTING, "names", Setup(tuple(Seat(name, "lime") for name in names)), BEGAN)
    assert unpack(pack(table), games=COUNTED).table == table


@given(st.from_regex(r"\A[0-9A-Za-z-]{1,40}\Z"))
def test_any_id_comes_back(table_id: str) -> None:
    table = Table.set_up(COUNTING, table_id, Setup(make_seats("Ann")), BEGAN)
    assert unpack(pack(table), games=COUNTED).table.header.id == table_id


@given(st.lists(st.integers(0, LATEST), min_size=1, max_size=12), st.integers(0, LATEST))
def test_times_are_rounded_to_ten_seconds_and_everything_else_is_kept(
    moments: list[int], created: int
) -> None:
    table = Table.set_up(COUNTING, "times", Setup(make_seats("Ann")), created)
    for at in moments:
        table = table.correct(Count(at % 5), at=at, by=at % 3 or None)
    carried = unpack(pack(table), games=COUNTED).table.record
    assert carried == round_record(table.record) == round_record(round_record(table.record))
    assert 0 <= created - carried.header.created < 1000
    for entry, rounded in zip(table.entries, carried.entries, strict=True):
        assert abs(entry.at - rounded.at) <= TICK // 2 or rounded.at in (0, LATEST)
        assert replace(entry, at=0) == replace(rounded, at=0)


def test_moves_of_seats_that_are_not_asked_and_moves_that_are_not_listed_come_back() -> None:
    odd = differing(
        COUNTING, moves=lambda _position, _seat: [Lay(3), Lay(2)], actors=lambda _position: (1, 9, -4, 1)
    )
    table: AnyTable = Table.set_up(odd, "odd", Setup(make_seats("Ann", "Ben")), BEGAN)
    table = table.play(0, Lay(1), at=BEGAN).play(1, Lay(2), at=BEGAN).play(0, Lay(3), at=BEGAN, by=5)
    assert unpack(pack(table), games={odd.id: odd}).table == table


def test_legal_moves_are_numbered_alike_whatever_order_the_rules_list_them_in() -> None:
    def backwards(position: Heap, seat: int) -> list[Lay]:
        return list(reversed(COUNTING.moves(position, seat))) * 2

    table = Table.set_up(COUNTING, "order", Setup(make_seats("Ann", "Ben")), BEGAN)
    for seat, stones in enumerate((1, 3)):
        table = table.play(seat, Lay(stones), at=BEGAN)
    assert (
        unpack(pack(table), games={COUNTING.id: differing(COUNTING, moves=backwards)}).table.record
        == table.record
    )


def test_things_named_in_another_order_cost_no_more_than_the_order() -> None:
    table = an_evening()
    moves = [entry.move for entry in table.entries if isinstance(entry, Moved)]
    listed = {repr(move) for move in table.game.candidates(table.position, 0)}
    assert any(repr(move) not in listed for move in moves)
    returns(table)


@EVERY
@pytest.mark.parametrize("seed", range(times(5, 2)))
def test_a_complete_game_of_four_fits_the_one_picture_its_game_is_promised(game_id: str, seed: int) -> None:
    assert len(to_text(packed(seed, game_id))) <= CHARACTERS[parts_of(game_id).picture]


@EVERY
@pytest.mark.parametrize("seed", range(times(3, 1)))
def test_a_game_of_rich_and_crowded_tables_takes_two_pictures_at_most(game_id: str, seed: int) -> None:
    data = pack(evening(seed, game_id, opened=2 * seed + 1))
    assert len(split(data, CHARACTERS[25])) <= 2
    assert unpack(data).agrees


def test_what_the_code_takes_is_what_was_open_not_how_long_its_json_is() -> None:
    table = an_evening()
    assert len(pack(table)) * 80 < len(Codec(table.game).encode_record(table.record))


def test_a_table_that_is_not_finished_claims_nothing() -> None:
    carried = unpack(pack(wild(next(iter(GAMES)), 3, 5)))
    assert carried.claimed is None
    assert carried.agrees


def test_another_sum_here_is_told_and_the_table_is_there_all_the_same() -> None:
    def generous(position: Heap) -> Any:
        return COUNTING.scoresheet(Heap(position.stones, tuple(2 * count for count in position.laid)))

    table = Table.set_up(COUNTING, "sum", Setup(make_seats("Ann", "Ben")), BEGAN)
    while COUNTING.actors(table.position):
        table = table.play(0, Lay(3), at=BEGAN)
    carried = unpack(pack(table), games={COUNTING.id: differing(COUNTING, scoresheet=generous)})
    assert (carried.claimed, carried.agrees) == ((12, 0), False)
    assert carried.table.record == table.record


def test_rules_that_lead_elsewhere_are_noticed_and_told_apart_from_damage() -> None:
    def drifted(position: Heap, seat: int, move: Lay) -> Heap:
        after = COUNTING.apply(position, seat, move)
        return replace(after, stones=after.stones + 1)

    stricter = differing(COUNTING, actors=lambda _position: (), moves=lambda _position, _seat: [])
    table = Table.set_up(COUNTING, "drift", Setup(make_seats("Ann", "Ben")), BEGAN)
    data = pack(table.play(1, Lay(2), at=BEGAN).play(0, Lay(1), at=BEGAN))
    assert refusal(data, games={COUNTING.id: differing(COUNTING, apply=drifted)}) == "carry-drifted"
    assert refusal(data, games={COUNTING.id: stricter}) == "carry-drifted"
    assert refusal(data[:-1] + bytes([data[-1] ^ 1]), games=COUNTED) == "carry-damaged"


def test_newer_rules_and_formats_and_unknown_games_are_named() -> None:
    later = dataclasses.replace(COUNTING, rules_version=4)
    data = pack(Table.set_up(later, "later", Setup(make_seats("Ann")), BEGAN))
    assert unpack(data, games={later.id: later}).table.header.rules_version == 4
    with pytest.raises(CarryError) as caught:
        unpack(data, games=COUNTED)
    assert (caught.value.id, dict(caught.value.params)) == ("carry-rules-newer", {"theirs": 4, "ours": 3})
    assert refusal(data) == "carry-game-unknown"
    assert refusal(add_checksum(bytes([max(READERS) + 1]) + data[1:-SEAL])) == "carry-newer"
    assert refusal(add_checksum(bytes([0]) + data[1:-SEAL])) == "carry-damaged"


def test_rules_that_the_app_knows_no_longer_are_named() -> None:
    later = dataclasses.replace(COUNTING, rules_version=4, oldest_rules=4)
    data = pack(Table.set_up(COUNTING, "before", Setup(make_seats("Ann")), BEGAN))
    with pytest.raises(CarryError) as caught:
        unpack(data, games={COUNTING.id: later})
    assert (caught.value.id, dict(caught.value.params)) == ("carry-rules-older", {"theirs": 3})


def test_the_marks_of_all_games_differ() -> None:
    assert len({hash_game(game_id) for game_id in (*GAMES, COUNTING.id)}) == len(GAMES) + 1


def test_what_no_code_can_hold_is_refused_when_it_is_packed() -> None:
    begun = Table.set_up(COUNTING, "a b", Setup(make_seats("Ann")), BEGAN)
    lone = Table.set_up(COUNTING, "a", Setup((Seat("\ud800", "lime"),)), BEGAN)
    unnamed = Table.set_up(COUNTING, "a", Setup(make_seats("A" * (LONGEST_NAME + 1))), BEGAN)
    forged = replace(Corrected(1, BEGAN, None, "0" * 12, Count(1)))
    other = Table(
        COUNTING, Header(1, "a", COUNTING.id, 3, BEGAN, Setup(make_seats("Ann"))), Heap(0, (0,)), (forged,)
    )
    for table in (begun, lone, unnamed, other):
        with pytest.raises(CarryError) as caught:
            pack(table)
        assert caught.value.id == "carry-unfit"


def test_a_table_too_large_for_any_code_is_refused_when_it_is_packed() -> None:
    rng = Random(1)
    table = Table.set_up(COUNTING, "large", Setup(make_seats("Ann")), BEGAN)
    while table.seq * NOTE_LONGEST * 2 < CODE.most:
        note = "".join(map(chr, rng.choices(range(0x10000, 0x110000), k=NOTE_LONGEST)))
        table = table.overrule(0, Lay(4), at=BEGAN, note=note)
    with pytest.raises(CarryError) as caught:
        pack(table)
    assert caught.value.id == "carry-too-large"
    assert table.seq < MAX_ENTRIES
    assert refusal(bytes(CODE.most + 1)) == "too-large"


def test_coarse_leaves_a_record_alone_that_went_through_a_code() -> None:
    record: Record[Any, Any, Any] = unpack(pack(an_evening())).table.record
    assert round_record(record) == record
