"""What somebody brings is told from its content, not from its name; nothing of no use changes anything."""

import base64
import contextlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.bounds import PHOTO, TEXT
from companion.engine.record import Codec, Record
from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.games import GAMES
from companion.sharing.code import make_link
from companion.sharing.entries import round_record
from companion.sharing.errors import CarryError
from tests.effort import times
from tests.views.carrying import GAME, AnyTable, begin_table, code, finish_table, much_corrected, parts, photo
from views.models.carry_packed import pack_table
from views.models.carry_reading import Brought, decode_dropped_file, read_file, read_text

NOTHING = Brought()


def same(brought: Brought, table: AnyTable) -> bool:
    return brought.carried is not None and brought.carried.table.record == round_record(table.record)


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "  {}\n",
        "here it is: {} see you!",
        "> {}",
        make_link("http://192.168.1.7:8550", "{}"),
        make_link("HTTP://192.168.1.7:8550/", "{}"),
    ],
)
def test_a_text_is_read_whatever_stands_around_the_code(around: str) -> None:
    table = begin_table()
    assert same(read_text(around.format(code(table)), NOTHING), table)


def test_a_code_in_small_letters_broken_over_lines_is_read() -> None:
    table = begin_table()
    text = code(table).lower()
    assert same(read_text("\n".join(text[at : at + 30] for at in range(0, len(text), 30)), NOTHING), table)


def test_parts_one_below_the_other_in_one_text_are_all_read() -> None:
    table = much_corrected()
    assert len(parts(table)) > 2
    assert same(read_text("\n\n".join(reversed(parts(table))), NOTHING), table)


def test_parts_come_in_any_order_over_several_photos_and_texts() -> None:
    table = much_corrected()
    first, second, *rest = parts(table)
    brought = read_file(photo(rest[-1]), "IMG_1.PNG", NOTHING)
    assert brought.gathering.missing == tuple(range(1, len(rest) + 2))
    brought = read_text(first, brought)
    assert brought.carried is None
    assert same(read_file(photo(second, *rest), "2.png", brought), table)


def test_a_part_seen_twice_changes_nothing() -> None:
    first = parts(much_corrected())[0]
    brought = read_text(first, NOTHING)
    assert read_text(first, brought) == brought


def test_another_code_on_the_photo_does_not_hide_the_tables_own() -> None:
    table = begin_table()
    assert same(read_file(photo("HTTP://192.168.1.7:8550/J/K7QX", code(table)), "x.png", NOTHING), table)


def test_a_table_file_is_the_text() -> None:
    table = begin_table()
    assert same(read_file(f"{code(table)}\n".encode(), "a.table", NOTHING), table)
    assert same(read_file(code(table).encode("utf-16"), "a.txt", NOTHING), table)


@pytest.mark.parametrize("form", ["application/octet-stream", "", "text/plain"])
def test_a_dropped_file_is_read_as_a_picked_one(form: str) -> None:
    table = begin_table()
    dropped = f"data:{form};base64,{base64.b64encode(code(table).encode()).decode()}"
    assert same(read_file(decode_dropped_file(dropped), "", NOTHING), table)


@pytest.mark.parametrize(
    ("dropped", "error"),
    [
        ("data:,", "too-large"),
        ("data:image/png;base64,%%%", "carry-not-a-code"),
        ("data:image/png;base64,", "carry-not-a-code"),
        ("data:image/png;base64,iVBORw0KGgo=", "carry-photo-unreadable"),
    ],
)
def test_a_dropped_file_without_a_table_is_refused_by_name(dropped: str, error: str) -> None:
    with pytest.raises(CompanionError) as refused:
        read_file(decode_dropped_file(dropped), "", NOTHING)
    assert refused.value.id == error


def test_a_record_is_taken_as_it_is() -> None:
    table = begin_table()
    brought = read_file(Codec(GAMES[GAME]).encode_record(table.record), "table.json", NOTHING)
    assert brought.carried is not None
    assert brought.carried.table.record == table.record


def test_a_record_that_does_not_follow_is_refused_with_its_entry() -> None:
    document = Codec(GAMES[GAME]).encode_record(begin_table().record).replace(b'"seq":9', b'"seq":8', 1)
    with pytest.raises(FileError) as refused:
        read_file(document, "table.json", NOTHING)
    assert refused.value.sentence.id == "file-diverged"


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "carry-not-a-code"),
        (b"shopping: milk", "carry-not-a-code"),
        (b"https://example.org/?x=1", "carry-foreign"),
        (b"\x89PNG\r\n\x1a\nno picture", "carry-photo-unreadable"),
        (b"\0\0\0\x18ftypheic", "carry-photo-heic"),
        (b"\x89PNG" + bytes(PHOTO.most), "too-large"),
        (b"x" * 2 * TEXT.most, "too-large"),
    ],
)
def test_what_is_no_table_is_refused_by_name(data: bytes, error: str) -> None:
    with pytest.raises(CompanionError) as refused:
        read_file(data, "x", NOTHING)
    assert refused.value.id == error


def test_a_table_from_after_the_end_of_all_calendars_is_refused() -> None:
    table = begin_table()
    created = msgspec.structs.replace(table.header, created=9_000_000_000_000_000)
    later: Record[Any, Any, Any] = Record(created, ())
    with pytest.raises(FileError) as refused:
        read_file(Codec(GAMES[GAME]).encode_record(later), "table.json", NOTHING)
    assert "created" in str(refused.value)


def test_a_picture_with_only_foreign_codes_says_so() -> None:
    with pytest.raises(CarryError) as refused:
        read_file(photo("HTTP://192.168.1.7:8550/J/K7QX"), "x.png", NOTHING)
    assert refused.value.id == "carry-foreign"


def test_a_damaged_code_beside_foreign_ones_is_what_is_told() -> None:
    broken = code(begin_table()).replace("5", "6", 1)
    with pytest.raises(CarryError) as refused:
        read_file(photo("HTTP://192.168.1.7:8550/J/K7QX", broken), "x.png", NOTHING)
    assert refused.value.id == "carry-damaged"


def test_a_part_of_another_table_is_refused_and_what_was_there_stays() -> None:
    brought = read_text(parts(much_corrected())[0], NOTHING)
    with pytest.raises(CarryError) as refused:
        read_text(parts(much_corrected(1000))[1], brought)
    assert refused.value.id == "carry-parts-mixed"
    assert brought.gathering.found == 1


@settings(max_examples=times(150), deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode), st.sampled_from(["", "TC1.", "TP1."]))
def test_whatever_is_no_table_is_refused(data: bytes, start: str) -> None:
    with pytest.raises((CarryError, FileError)):
        read_file(start.encode() + data, "x", NOTHING)


@settings(max_examples=times(100), deadline=None)
@given(st.data())
def test_a_changed_code_is_never_taken_for_another_table(data: st.DataObject) -> None:
    table, text = CARRIED
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. "))
    changed = text[:at] + sign + text[at + 1 :]
    with contextlib.suppress(CarryError):
        assert same(read_text(changed, NOTHING), table)


CARRIED = (begin_table(), code(begin_table()))


@pytest.mark.parametrize(
    "table", [begin_table(), finish_table(), much_corrected()], ids=["begun", "finished", "long"]
)
def test_what_is_packed_is_brought_back_equal_from_its_own_pictures(table: AnyTable) -> None:
    made = pack_table(table)
    brought = NOTHING
    for symbol in made.symbols:
        brought = read_file(symbol.png(8), "saved.png", brought)
    assert same(brought, table)
    assert same(read_text(made.text, NOTHING), table)
    assert made.parts == len(made.pictures) == len(parts(table))
    assert made.version <= 15
