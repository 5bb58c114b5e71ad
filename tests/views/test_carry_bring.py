"""Bringing a table in, seen from a phone: what it says before it writes, and what it writes."""

import gc
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import flet as ft
import msgspec
import pytest

from companion.engine.record import Codec
from companion.games import GAMES
from companion.hosting.house import House
from companion.sharing import codec
from companion.sharing.code import link
from companion.sharing.entries import coarse
from companion.sharing.photo import LIMIT_BYTES
from tests.views.carrying import GAME, AnyTable, begun, code, filed, finished, much_corrected, parts, photo
from tests.views.visit import Storage, Visitor, headline, visit
from views.pages import bring
from views.phone import Phone
from views.receiving import Received
from views.serving.parcels import ParcelError

ROUTE = "/c"
FIELD = "Code or link"


async def paste(phone: Visitor, text: str) -> Visitor:
    await phone.write(FIELD, text)
    return await phone.tap("Read it")


async def looked_at(phone: Visitor, button: str) -> Visitor:
    """Wait for the one button under what was brought."""
    return await phone.until(lambda: button in phone.names())


class Hand:
    """What the person hands over when the browser asks for a file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bring, "use_file_door", self._door)

    def _door(
        self,
        took: Callable[[Received], Awaitable[None]],
        refused: Callable[[ParcelError], None],
        *,
        limit: int,
    ) -> ft.PickFiles:
        assert limit == LIMIT_BYTES
        self.took, self.refused = took, refused
        return ft.PickFiles(ft.FilePicker())

    async def gives(self, phone: Visitor, data: bytes, name: str = "a file") -> None:
        await meanwhile(phone, lambda: self.took(Received(name, data)))

    async def fails(self, phone: Visitor, error: str) -> None:
        await meanwhile(phone, lambda: self.refused(ParcelError(error)))


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


async def meanwhile(phone: Visitor, act: Callable[[], Awaitable[None] | None]) -> None:
    """Something happens on a phone by itself."""

    async def run() -> None:
        result = act()
        if result is not None:
            await result

    phone.client.page.run_task(run)
    await phone.client.settle()


def carried(table: AnyTable) -> AnyTable:
    """A table as a code has it."""
    return codec.unpack(codec.pack(table)).table


def undone(table: AnyTable, steps: int) -> AnyTable:
    """A table as it was some entries ago."""
    earlier = table.entries[: table.seq - steps]
    return type(table).begin(table.game, table.header).accept_all(earlier)


async def test_home_leads_to_it(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Bring a table")
        assert phone.route == ROUTE
        for words in ("Photo of the code", "Choose a file", "Read it"):
            assert words in phone.texts()


async def test_a_pasted_code_is_shown_before_anything_is_written_and_then_becomes_a_table(
    tmp_path: Path,
) -> None:
    table = begun()
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, f"Look: {code(table)}")
        await looked_at(phone, "Lay it on the table")
        for text in ("Card City", "Ann", "Ben", "小明", headline("build", 6), "71 entries"):
            assert phone.shows(text), (text, phone.texts())
        assert phone.shows("It becomes a table here, and play goes on.")
        assert not phone.house.host.tables()
        await phone.tap("Lay it on the table")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        assert phone.house.host.tables()[0].table.record == coarse(table.record)
        assert phone.shows("It is here. Play goes on.")


async def test_a_finished_game_shows_its_points_and_that_they_add_up(tmp_path: Path) -> None:
    table = finished()
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "Put it into the history")
        totals = [
            str(each.total).replace("-", "−") for each in table.game.scoresheet(table.position).standings
        ]
        assert set(totals) <= set(phone.texts())
        assert phone.shows("Played to the end")
        assert phone.shows("The score adds up to the same here.")
        await phone.tap("Put it into the history")
        await phone.until(lambda: phone.route == f"/history/{table.header.id}")
        assert phone.house.host.record(table.header.id).record == coarse(table.record)


async def test_a_sum_that_differs_is_told_by_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished()
    counted = [each.total for each in table.game.scoresheet(table.position).standings]
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(codec, "totals", lambda _: (counted[0], counted[1] + 1))
        text = code(table)
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, text)
        await looked_at(phone, "Put it into the history")
        assert phone.shows("The code says another score.")
        assert f"code {counted[1] + 1}, we {counted[1]}".replace("-", "−") in phone.texts()
        assert str(counted[0]) in phone.texts()


async def test_a_table_that_is_here_is_continued(tmp_path: Path) -> None:
    table = carried(begun())
    async with visit(tmp_path, ROUTE, before=filed(undone(table, 3))) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "Go on with it")
        assert phone.shows("The code goes on from it: 3 further entries.")
        assert phone.house.host.tables()[0].table.seq == table.seq - 3
        await phone.tap("Go on with it")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        (live,) = phone.house.host.tables()
        assert live.table.record == table.record


async def test_nothing_new_is_said_and_leads_to_the_table(tmp_path: Path) -> None:
    table = begun()
    async with visit(tmp_path, ROUTE, before=filed(table)) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "To the table")
        assert phone.shows("This table is here already, exactly as in the code.")
        await phone.tap("To the table")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        (live,) = phone.house.host.tables()
        assert live.table.record == table.record


async def test_an_older_code_says_how_much_further_it_is_here(tmp_path: Path) -> None:
    table = begun()
    async with visit(tmp_path, ROUTE, before=filed(table)) as phone:
        await paste(phone, code(undone(table, 2)))
        await looked_at(phone, "To the table")
        assert phone.shows("2 entries further than the code")
        await phone.tap("To the table")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        assert phone.house.host.tables()[0].table.seq == table.seq


async def test_tables_that_parted_say_where_and_both_are_kept(tmp_path: Path) -> None:
    table = begun()
    here = undone(table, 1).undo(at=table.entries[-1].at)
    async with visit(tmp_path, ROUTE, before=filed(here)) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "Keep both")
        assert phone.shows(f"This table is here already, but entry {table.seq} differs:")
        shown = phone.texts()
        assert shown[shown.index("Here") + 1].startswith("Taken back: ")
        assert shown[shown.index("In the code") + 1].startswith("Ben")
        await phone.tap("Keep both")
        await phone.until(lambda: phone.route.startswith("/t/"))
        tables = {live.id: live.table for live in phone.house.host.tables()}
        assert len(tables) == 2
        assert tables[table.header.id].record == here.record
        brought = tables[phone.route.removeprefix("/t/")]
        assert brought.entries == coarse(table.record).entries
        assert phone.shows("Both are kept. This is the one you brought.")


async def test_a_table_that_began_differently_is_kept_beside(tmp_path: Path) -> None:
    table, other = begun(), finished()
    same_id = replace(other, header=msgspec.structs.replace(other.header, id=table.header.id))
    async with visit(tmp_path, ROUTE, before=filed(same_id)) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "Keep both")
        assert phone.shows("which began differently. Both are kept.")
        await phone.tap("Keep both")
        await phone.until(phone.house.host.tables)
        assert phone.house.host.record(table.header.id).record == same_id.record
        assert phone.house.host.tables()[0].table.entries == coarse(table.record).entries


async def test_one_can_still_say_no(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, code(begun()))
        await looked_at(phone, "Lay it on the table")
        await phone.tap("Not this one")
        assert "Read it" in phone.names()
        assert not phone.house.host.tables()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("milk, bread", "There is no table code in this."),
        ("https://example.org/x", "This code is not a table, it says “https://example.org/x”."),
        (code(begun())[:-9], "Part of this code is missing, or was changed on its way."),
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
        assert not phone.house.host.tables()


async def test_an_empty_field_asks_for_a_code(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("Read it")
        assert phone.shows("Paste the code into the field first.")


async def test_a_file_is_read(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, f"{code(begun())}\n".encode(), "evening.table")
        await looked_at(phone, "Lay it on the table")


async def test_a_record_as_json_is_read(tmp_path: Path, hand: Hand) -> None:
    table = finished()
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, Codec(GAMES[GAME]).document(table.record), "game.json")
        await looked_at(phone, "Put it into the history")
        await phone.tap("Put it into the history")
        await phone.until(lambda: phone.route == f"/history/{table.header.id}")
        assert phone.house.host.record(table.header.id).record == table.record


async def test_a_record_that_is_none_says_which_file_and_what(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, b'{"header": 7}', "game.json")
        await phone.until(lambda: phone.shows("game.json cannot be read as a record: "))


async def test_a_photo_of_the_code_is_read(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await hand.gives(phone, photo(code(begun())), "IMG_0001.JPG")
        await looked_at(phone, "Lay it on the table")


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
    table = begun()
    behind = link("http://192.168.1.7:8550", code(table)).partition("#")[2]
    storage = Storage({"companion.carried": behind})
    async with visit(tmp_path, route, storage=storage) as phone:
        await looked_at(phone, "Lay it on the table")
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
    async with visit(tmp_path, ROUTE, storage=Storage({"companion.carried": code(begun())[:-4]})) as phone:
        await phone.until(lambda: phone.shows("Part of this code is missing"))


async def test_a_guest_is_told_that_the_host_can_do_it(tmp_path: Path) -> None:
    storage = Storage({"companion.carried": code(begun())})
    async with visit(tmp_path, ROUTE, local=False, storage=storage) as phone:
        await phone.until(lambda: phone.shows("Only the host can bring in a table."))
        assert "Read it" not in phone.names()
        assert "Choose a file" not in phone.texts()
        assert not [node for node in phone.client.mirror.walk() if node["_c"] == "FilePicker"]
        assert not phone.house.host.tables()


async def test_host_rights_that_were_taken_away_meanwhile_bring_nothing_in(tmp_path: Path) -> None:
    def no_host_any_more() -> None:
        for each in gc.get_objects():
            if isinstance(each, Phone) and each.house is phone.house:
                object.__setattr__(each, "local", False)  # the page is not told, and still shows the button

    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, code(begun()))
        await looked_at(phone, "Lay it on the table")
        no_host_any_more()
        await phone.tap("Lay it on the table")
        assert not phone.house.host.tables()
        assert phone.route == ROUTE
        assert phone.shows("Only the host can")


async def test_a_full_house_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hosting.host.MOST_OPEN", 0)
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, code(begun()))
        await looked_at(phone, "Lay it on the table")
        await phone.tap("Lay it on the table")
        await phone.until(lambda: phone.shows("tables are open already. Finish or delete one first."))


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("before", [lambda house: None, filed(begun()), filed(undone(begun(), 4))])
async def test_every_sentence_is_there_in_every_language(
    tmp_path: Path, language: str, before: Callable[[House], object]
) -> None:
    storage = Storage({"companion.carried": code(begun())})
    async with visit(tmp_path, ROUTE, languages=(language,), before=before, storage=storage) as phone:
        await phone.until(lambda: phone.shows("小明"))
        assert not [text for text in (*phone.texts(), *phone.names()) if "app-" in text or "bring-" in text]
