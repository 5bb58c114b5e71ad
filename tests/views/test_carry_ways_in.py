"""The ways in: text, link, file, photo, parts; what is of no use is refused with a reason."""

from pathlib import Path

import pytest

from companion.engine.record import Codec
from companion.games import GAMES
from companion.sharing.code import make_link
from tests.views.bringing import FIELD, ROUTE, Hand, looked_at, paste
from tests.views.carrying import GAME, begin_table, code, finish_table, much_corrected, parts, photo
from tests.views.visit import Storage, visit


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("milk, bread", "There is no table code in this."),
        ("https://example.org/x", "This code is not a table, it says “https://example.org/x”."),
        (code(begin_table())[:-9], "Part of this code is missing, or was changed on its way."),
        ("TC9.ABCDEF", "This code was made by a newer version of the app."),
    ],
)
async def test_what_is_no_sound_code_is_refused_with_a_reason_and_changes_nothing(
    tmp_path: Path, text: str, sentence: str
) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        field = phone.client.find("TextField", label=FIELD)["_i"]
        await paste(phone, text)
        await phone.until(lambda: phone.shows(sentence))
        assert phone.client.find("TextField", label=FIELD)["_i"] == field  # what was typed still stands there
        await phone.tap("Close")
        assert not phone.shows(sentence)
        assert not phone.house.tables.open_tables()


async def test_an_empty_field_asks_for_a_code(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("Read it")
        assert phone.shows("Paste the code into the field first.")


async def test_a_file_is_read(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, f"{code(begin_table())}\n".encode(), "evening.table")
        await looked_at(phone, "Play on here")


async def test_a_record_as_json_is_read(tmp_path: Path, hand: Hand) -> None:
    table = finish_table()
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, Codec(GAMES[GAME]).encode_record(table.record), "game.json")
        await looked_at(phone, "Put it into the history")
        await phone.tap("Put it into the history")
        await phone.until(lambda: phone.route == f"/history/{table.header.id}")
        assert phone.house.tables.replay_table(table.header.id).record == table.record


async def test_a_record_that_is_none_says_which_file_and_what(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, b'{"header": 7}', "game.json")
        await phone.until(lambda: phone.shows("game.json cannot be read as a record: "))


async def test_a_photo_of_the_code_is_read(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, photo(code(begin_table())), "IMG_0001.JPG")
        await looked_at(phone, "Play on here")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\x89PNG\r\n\x1a\n", "This file cannot be read as a picture."),
        (b"\0\0\0\x18ftypheic", "This photo is in Apple’s HEIC format"),
        (photo("hello"), "There is no table code in this."),
    ],
)
async def test_a_photo_without_a_table_says_why(
    tmp_path: Path, hand: Hand, data: bytes, sentence: str
) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, data)
        await phone.until(lambda: phone.shows(sentence))


async def test_a_broken_transfer_is_told(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.fails(phone, "receiving-broken")
        await phone.until(lambda: phone.shows("The transfer broke off. Please try again."))


async def test_missing_parts_are_named_until_all_are_there(tmp_path: Path, hand: Hand) -> None:
    table = much_corrected()
    first, second, third, *rest = parts(table)
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, photo(third, *rest))
        await phone.until(lambda: phone.shows("Parts 1 and 2 are missing."))
        await paste(phone, second)
        await phone.until(lambda: phone.shows("Part 1 is missing. Any order will do."))
        assert phone.shows(f"{len(rest) + 2} of {len(rest) + 3} parts are here")
        await paste(phone, parts(much_corrected(1100))[0])
        await phone.until(lambda: phone.shows("belongs to other codes than the parts before it"))
        assert phone.shows("Part 1 is missing.")
        await paste(phone, first)
        await looked_at(phone, "Put it into the history")


async def test_parts_can_be_given_up(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, parts(much_corrected())[0])
        await phone.until(lambda: "Start over" in phone.names())
        await phone.tap("Start over")
        assert not phone.shows("missing")


@pytest.mark.parametrize("route", ["/c", "/C"])
async def test_a_link_brings_its_table_along_once(tmp_path: Path, route: str) -> None:
    table = begin_table()
    behind = make_link("http://192.168.1.7:8550", code(table)).partition("#")[2]
    storage = Storage({"companion.carried": behind})
    async with visit(tmp_path, route, storage=storage) as phone:
        await looked_at(phone, "Play on here")
        assert "companion.carried" not in storage
        await phone.tap("Not this one")
        await phone.go("/")
        await phone.go(route)
        assert "Read it" in phone.names()


@pytest.mark.parametrize("left", ["", "x" * 300_000, 7, None, ["TC1."]])
async def test_what_else_lies_in_a_browsers_storage_harms_nothing(tmp_path: Path, left: object) -> None:
    async with visit(tmp_path, ROUTE, storage=Storage({"companion.carried": left})) as phone:
        assert "Read it" in phone.names()


async def test_a_damaged_link_is_told(tmp_path: Path) -> None:
    async with visit(
        tmp_path, ROUTE, storage=Storage({"companion.carried": code(begin_table())[:-4]})
    ) as phone:
        await phone.until(lambda: phone.shows("Part of this code is missing"))
