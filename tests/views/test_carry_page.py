"""Carrying a table away, seen from a phone."""

import re
from base64 import b64decode
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from companion.engine.setup import Setup, make_seats
from companion.errors import CompanionError
from companion.hosting.intents import Undo
from companion.hosting.open_home import OpenHome
from companion.sharing.codec import unpack
from companion.sharing.entries import round_record
from companion.sharing.parts import Gathering
from companion.sharing.photo import find_codes
from tests.views.carrying import (
    GAME,
    AnyTable,
    begin_table,
    code,
    file_table,
    finish_table,
    much_corrected,
    parts,
)
from tests.views.veiled import veil
from tests.views.visit import Storage, Visitor, visit
from views.models.carry_packed import Packed, pack_table
from views.pages.carry import source_of_open_table

CASES = ("en", "zh-Hant", "zh-Hans")
LONG = much_corrected()


def pictures(phone: Visitor) -> list[dict[str, Any]]:
    return [node for node, _ in phone.nodes() if node["_c"] == "Image"]


def scanned(phone: Visitor) -> str:
    """Return what a camera reads off the one picture on the screen."""
    (picture,) = pictures(phone)
    small = Image.open(BytesIO(b64decode(picture["src"])))
    drawn = small.resize((int(picture["width"]), int(picture["height"])), Image.Resampling.NEAREST)
    out = BytesIO()
    drawn.save(out, "PNG")
    (text,) = find_codes(out.getvalue())
    return text


def fields(phone: Visitor) -> dict[str, str]:
    return {node["label"]: node["value"] for node, _ in phone.nodes() if node["_c"] == "TextField"}


async def ready(phone: Visitor) -> Visitor:
    return await phone.until(lambda: pictures(phone))


async def test_an_open_tables_whole_record_is_in_the_picture(tmp_path: Path) -> None:
    table = begin_table()
    async with visit(tmp_path, f"/carry/{table.header.id}", before=file_table(table)) as phone:
        await ready(phone)
        assert scanned(phone) == code(table)
        assert phone.shows("Scan or send it: another Table Companion continues from here, with no network.")
        assert phone.shows("75 bytes · QR version 5 of 40 · one picture")


async def test_the_text_and_the_link_stand_there_to_be_selected(tmp_path: Path) -> None:
    table = begin_table()
    async with visit(tmp_path, f"/carry/{table.header.id}", before=file_table(table)) as phone:
        await ready(phone)
        text, address = (fields(phone)[name] for name in ("As text", "As a link"))
        assert text == code(table)
        assert address.startswith("http://")
        assert "TC1" not in address.partition("#")[0]
        assert address.endswith(f"/C#{text}")
        assert all(node["read_only"] for node, _ in phone.nodes() if node["_c"] == "TextField")
        assert "Copy" not in phone.names()
        assert phone.shows("To send in a chat or a mail. Tap into the field, select everything, and copy.")


async def test_where_copying_works_it_is_one_tap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin_table()
    copied: list[dict[str, Any]] = []
    async with visit(tmp_path, before=file_table(table)) as phone:
        monkeypatch.setattr(phone.client.session.connection, "page_url", "ws://127.0.0.1:8550/ws")
        phone.client.replies["set"] = copied.append
        await phone.go(f"/carry/{table.header.id}")
        await ready(phone)
        await phone.tap("Copy")
        await phone.until(lambda: phone.shows("Copied"))
        assert [list(each.values()) for each in copied] == [[code(table)]]


async def test_file_picture_and_sheet_are_saved_and_hold_the_table(tmp_path: Path) -> None:
    table = begin_table()
    saved: list[dict[str, Any]] = []
    async with visit(tmp_path, f"/carry/{table.header.id}", before=file_table(table)) as phone:
        phone.client.replies["save_file"] = saved.append
        await ready(phone)
        for name in ("Save as a file", "Save the picture", "A sheet to print"):
            await phone.tap(name)
    file, picture, sheet = saved
    assert [re.sub(r"\d", "0", each["file_name"]) for each in saved] == [
        f"card-city-0000-00-00-samp.{ending}" for ending in ("table", "png", "html")
    ]
    assert file["src_bytes"] == f"{code(table)}\n".encode()
    assert find_codes(picture["src_bytes"]) == (code(table),)
    assert Image.open(BytesIO(picture["src_bytes"])).size == (45 * 8, 45 * 8)
    page = sheet["src_bytes"].decode()
    assert "Card City · Ann, Ben and 小明 · " in page
    assert page.count("<figure>") == 1


async def test_the_code_follows_the_table_and_is_made_once_for_each_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(table: AnyTable) -> Packed:
        made.append(table.seq)
        return pack_table(table)

    monkeypatch.setattr("views.pages.carry.pack_table", counted)
    table = begin_table()
    async with visit(tmp_path, f"/carry/{table.header.id}", before=file_table(table)) as phone:
        await ready(phone)
        session = phone.house.tables.open_tables()[0]
        session.submit(Undo())
        await phone.until(lambda: scanned(phone) == code(session.table))
        await phone.go("/")
        await phone.go(f"/carry/{table.header.id}")
        await ready(phone)
        assert made == [table.seq, table.seq + 1]


async def test_a_name_changed_after_the_last_entry_is_in_the_code_too(tmp_path: Path) -> None:
    table = begin_table()
    async with visit(tmp_path, f"/carry/{table.header.id}", before=file_table(table)) as phone:
        await ready(phone)
        session = phone.house.tables.open_tables()[0]
        seats = table.header.setup.seats
        named = (msgspec.structs.replace(seats[0], name="Anna"), *seats[1:])
        phone.house.tables.set_up_again(session, msgspec.structs.replace(table.header.setup, seats=named))
        await phone.until(lambda: scanned(phone) != code(table))
        assert "Anna" in [seat.name for seat in session.table.header.setup.seats]
        assert scanned(phone) == code(session.table)


async def test_long_records_follow_one_another_until_all_were_seen(tmp_path: Path) -> None:
    route = f"/carry/{LONG.header.id}"
    async with visit(tmp_path, route, before=file_table(LONG)) as phone:
        await ready(phone)
        gathering = Gathering()

        def whole() -> bool:
            nonlocal gathering
            gathering = gathering.add(scanned(phone))
            return gathering.whole is not None

        await phone.until(whole)
        assert gathering.total == len(parts(LONG)) > 2
        assert gathering.whole is not None
        assert unpack(gathering.whole).table.record == round_record(LONG.record)
        assert phone.shows(f"· {gathering.total} pictures")


async def test_parts_can_be_held_turned_and_slowed(tmp_path: Path) -> None:
    route, texts = f"/carry/{LONG.header.id}", parts(LONG)
    async with visit(tmp_path, route, before=file_table(LONG)) as phone:
        await ready(phone)
        await phone.tap("Hold this one")
        here = texts.index(scanned(phone))
        assert phone.shows(f"Part {here + 1} of {len(texts)}")
        for _ in texts:
            await phone.tap("One part on")
            here = (here + 1) % len(texts)
            assert scanned(phone) == texts[here]
        await phone.tap("One part back")
        assert scanned(phone) == texts[here - 1]
        await phone.tap("Slower")
        await phone.tap("Go on")
        await phone.until(lambda: scanned(phone) == texts[here])


async def test_each_part_is_saved_under_its_number_and_the_sheet_has_all(tmp_path: Path) -> None:
    texts = parts(LONG)
    saved: list[dict[str, Any]] = []
    async with visit(tmp_path, f"/carry/{LONG.header.id}", before=file_table(LONG)) as phone:
        phone.client.replies["save_file"] = saved.append
        await ready(phone)
        await phone.tap("Hold this one")
        here = texts.index(scanned(phone))
        await phone.tap("Save this picture")
        await phone.tap("A sheet to print")
    picture, sheet = saved
    assert picture["file_name"].endswith(f"-{here + 1}-{len(texts)}.png")
    assert find_codes(picture["src_bytes"]) == (texts[here],)
    page = sheet["src_bytes"].decode()
    assert page.count("<figure>") == len(texts)
    assert f"Part {len(texts)} of {len(texts)}" in page


async def test_parts_do_not_change_under_a_camera_until_somebody_asks(tmp_path: Path) -> None:
    def open_again(house: OpenHome) -> None:
        file_table(LONG)(house)
        house.tables.reopen(LONG.header.id)

    async with visit(tmp_path, f"/carry/{LONG.header.id}", before=open_again) as phone:
        await ready(phone)
        session = phone.house.tables.open_tables()[0]
        session.submit(Undo())
        await phone.until(lambda: phone.shows("The table has moved on."))
        assert scanned(phone) in parts(LONG)
        await phone.tap("Make new pictures")
        await phone.until(lambda: scanned(phone) in parts(session.table))
        assert not phone.shows("The table has moved on.")


async def test_a_phone_that_comes_back_sees_them_turn_again(tmp_path: Path) -> None:
    async with visit(tmp_path, f"/carry/{LONG.header.id}", before=file_table(LONG)) as phone:
        await ready(phone)
        await phone.client.lose_line()
        await phone.client.find_line()
        await ready(phone)
        first = scanned(phone)
        await phone.until(lambda: scanned(phone) != first)


async def test_a_finished_tables_page_leads_to_its_code(tmp_path: Path) -> None:
    table = finish_table()
    async with visit(tmp_path, f"/history/{table.header.id}", before=file_table(table)) as phone:
        await phone.tap("Export as a QR code")
        await ready(phone)
        assert scanned(phone) == code(table)
        await phone.tap("Back")
        assert phone.route == f"/history/{table.header.id}"


async def test_a_guest_cannot_carry_what_they_did_not_sit_at(tmp_path: Path) -> None:
    table = finish_table()
    async with visit(tmp_path, f"/carry/{table.header.id}", before=file_table(table), local=False) as phone:
        assert not pictures(phone)
        assert phone.shows("This table is not here any more")


async def test_a_table_that_is_not_here_is_said_to_be_gone(tmp_path: Path) -> None:
    async with visit(tmp_path, "/carry/NOWHERE") as phone:
        assert not pictures(phone)
        assert phone.shows("This table is not here any more")


@pytest.mark.parametrize("language", CASES)
async def test_every_sentence_is_there_in_every_language(tmp_path: Path, language: str) -> None:
    route = f"/carry/{LONG.header.id}"
    async with visit(tmp_path, route, before=file_table(LONG), languages=(language,)) as phone:
        await ready(phone)
        assert not [text for text in (*phone.texts(), *phone.names()) if "app-" in text or "carry-" in text]


async def test_a_finished_table_is_carried_by_whoever_sat_at_it(tmp_path: Path) -> None:
    table, storage = begin_table(), Storage()

    def sat_at(house: OpenHome) -> None:
        file_table(table)(house)
        session = house.tables.open_tables()[0]
        storage[f"companion.key.{table.header.id}"] = f"1.{house.joining.sit(session, 0, None)}"
        house.tables.finish(session)

    route = f"/carry/{table.header.id}"
    async with visit(tmp_path, route, before=sat_at, local=False, storage=storage) as phone:
        await ready(phone)
        assert scanned(phone) == code(table)


def veiled(monkeypatch: pytest.MonkeyPatch) -> Callable[[OpenHome], object]:
    """Has a house with a table at which everybody's hand is secret."""
    veil(monkeypatch)
    return lambda house: house.tables.begin(GAME, Setup(make_seats("Ann", "Ben")))


async def test_of_a_game_with_secrets_the_host_is_warned_what_is_in_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path, before=veiled(monkeypatch)) as phone:
        await phone.go(f"/carry/{phone.house.tables.open_tables()[0].id}")
        await ready(phone)
        assert phone.shows("This code contains everything, including what other players must not see.")


async def test_of_a_game_with_secrets_a_guest_gets_nothing_while_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path, before=veiled(monkeypatch), local=False) as phone:
        session = phone.house.tables.open_tables()[0]
        await phone.go(f"/carry/{session.id}")
        await phone.until(lambda: phone.shows("This game has secrets."))
        assert not pictures(phone)
        assert not fields(phone)
        place = phone.house.client(session, None)
        with pytest.raises(CompanionError):
            source_of_open_table(place).read()
