"""Bringing a table in, seen from a phone: what it says before it writes, and what it writes."""

import gc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from companion.hosting.open_home import OpenHome
from companion.sharing import codec
from companion.sharing.entries import round_record
from tests.views.bringing import ROUTE, looked_at, paste
from tests.views.carrying import AnyTable, begin_table, code, file_table, finish_table
from tests.views.visit import Storage, headline, visit
from views.device.phone import Phone


def carried(table: AnyTable) -> AnyTable:
    """Return a table as a code has it."""
    return codec.unpack(codec.pack(table)).table


def undone(table: AnyTable, steps: int) -> AnyTable:
    """Return a table as it was some entries ago."""
    earlier = table.entries[: table.seq - steps]
    return type(table).begin(table.game, table.header).accept_all(earlier)


async def test_home_leads_to_it(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Import a table")
        assert phone.route == ROUTE
        for words in ("Photo of the code", "Choose a file", "Read it"):
            assert words in phone.texts()


async def test_a_pasted_code_is_shown_before_anything_is_written_and_then_becomes_a_table(
    tmp_path: Path,
) -> None:
    table = begin_table()
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, f"Look: {code(table)}")
        await looked_at(phone, "Play on here")
        for text in ("Card City", "Ann", "Ben", "小明", headline("build", 6), "71 entries"):
            assert phone.shows(text), (text, phone.texts())
        assert phone.shows("It becomes a table here, and play goes on.")
        assert not phone.house.tables.open_tables()
        await phone.tap("Play on here")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        assert phone.house.tables.open_tables()[0].table.record == round_record(table.record)
        assert phone.shows("It is here. Play goes on.")


async def test_a_finished_game_shows_its_points_and_that_they_add_up(tmp_path: Path) -> None:
    table = finish_table()
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
        assert phone.house.tables.replay_table(table.header.id).record == round_record(table.record)


async def test_a_sum_that_differs_is_told_by_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finish_table()
    counted = [each.total for each in table.game.scoresheet(table.position).standings]
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(codec, "final_totals", lambda _: (counted[0], counted[1] + 1))
        text = code(table)
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, text)
        await looked_at(phone, "Put it into the history")
        assert phone.shows("The code states a different score.")
        assert f"code {counted[1] + 1}, we {counted[1]}".replace("-", "−") in phone.texts()
        assert str(counted[0]) in phone.texts()


async def test_a_table_that_is_here_is_continued(tmp_path: Path) -> None:
    table = carried(begin_table())
    async with visit(tmp_path, ROUTE, before=file_table(undone(table, 3))) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "Continue it")
        assert phone.shows("The code goes on from it: 3 further entries.")
        assert phone.house.tables.open_tables()[0].table.seq == table.seq - 3
        await phone.tap("Continue it")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        (session,) = phone.house.tables.open_tables()
        assert session.table.record == table.record


async def test_nothing_new_is_said_and_leads_to_the_table(tmp_path: Path) -> None:
    table = begin_table()
    async with visit(tmp_path, ROUTE, before=file_table(table)) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "To the table")
        assert phone.shows("This table is here already, exactly as in the code.")
        await phone.tap("To the table")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        (session,) = phone.house.tables.open_tables()
        assert session.table.record == table.record


async def test_an_older_code_says_how_much_further_it_is_here(tmp_path: Path) -> None:
    table = begin_table()
    async with visit(tmp_path, ROUTE, before=file_table(table)) as phone:
        await paste(phone, code(undone(table, 2)))
        await looked_at(phone, "To the table")
        assert phone.shows("2 entries further than the code")
        await phone.tap("To the table")
        await phone.until(lambda: phone.route == f"/t/{table.header.id}")
        assert phone.house.tables.open_tables()[0].table.seq == table.seq


async def test_tables_that_parted_say_where_and_both_are_kept(tmp_path: Path) -> None:
    table = begin_table()
    here = undone(table, 1).undo(at=table.entries[-1].at)
    async with visit(tmp_path, ROUTE, before=file_table(here)) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "Keep both")
        assert phone.shows(f"This table is here already, but entry {table.seq} differs:")
        shown = phone.texts()
        assert shown[shown.index("Here") + 1].startswith("Taken back: ")
        assert shown[shown.index("In the code") + 1].startswith("Ben")
        await phone.tap("Keep both")
        await phone.until(lambda: phone.route.startswith("/t/"))
        tables = {session.id: session.table for session in phone.house.tables.open_tables()}
        assert len(tables) == 2
        assert tables[table.header.id].record == here.record
        brought = tables[phone.route.removeprefix("/t/")]
        assert brought.entries == round_record(table.record).entries
        assert phone.shows("Both are kept. This is the one you imported.")


async def test_a_table_that_began_differently_is_kept_beside(tmp_path: Path) -> None:
    table, other = begin_table(), finish_table()
    same_id = replace(other, header=msgspec.structs.replace(other.header, id=table.header.id))
    async with visit(tmp_path, ROUTE, before=file_table(same_id)) as phone:
        await paste(phone, code(table))
        await looked_at(phone, "Keep both")
        assert phone.shows("is already here. Both are kept.")
        await phone.tap("Keep both")
        await phone.until(phone.house.tables.open_tables)
        assert phone.house.tables.replay_table(table.header.id).record == same_id.record
        assert phone.house.tables.open_tables()[0].table.entries == round_record(table.record).entries


async def test_one_can_still_say_no(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, code(begin_table()))
        await looked_at(phone, "Play on here")
        await phone.tap("Not this one")
        assert "Read it" in phone.names()
        assert not phone.house.tables.open_tables()


async def test_a_guest_is_told_that_the_host_can_do_it(tmp_path: Path) -> None:
    storage = Storage({"companion.carried": code(begin_table())})
    async with visit(tmp_path, ROUTE, local=False, storage=storage) as phone:
        await phone.until(lambda: phone.shows("Only the host can import a table."))
        assert "Read it" not in phone.names()
        assert "Choose a file" not in phone.texts()
        assert not [node for node in phone.client.mirror.walk() if node["_c"] == "FilePicker"]
        assert not phone.house.tables.open_tables()


async def test_host_rights_that_were_taken_away_meanwhile_bring_nothing_in(tmp_path: Path) -> None:
    def no_host_any_more() -> None:
        for each in gc.get_objects():
            if issubclass(type(each), Phone) and each.house is phone.house:
                object.__setattr__(each, "local", False)  # the page is not told, and still shows the button

    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, code(begin_table()))
        await looked_at(phone, "Play on here")
        no_host_any_more()
        await phone.tap("Play on here")
        assert not phone.house.tables.open_tables()
        assert phone.route == ROUTE
        assert phone.shows("Only the host can")


async def test_a_full_house_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hosting.sessions.MOST_OPEN", 0)
    async with visit(tmp_path, ROUTE) as phone:
        await paste(phone, code(begin_table()))
        await looked_at(phone, "Play on here")
        await phone.tap("Play on here")
        await phone.until(lambda: phone.shows("tables are open already. Finish or delete one first."))


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize(
    "before", [lambda house: None, file_table(begin_table()), file_table(undone(begin_table(), 4))]
)
async def test_every_sentence_is_there_in_every_language(
    tmp_path: Path, language: str, before: Callable[[OpenHome], object]
) -> None:
    storage = Storage({"companion.carried": code(begin_table())})
    async with visit(tmp_path, ROUTE, languages=(language,), before=before, storage=storage) as phone:
        await phone.until(lambda: phone.shows("小明"))
        assert not [text for text in (*phone.texts(), *phone.names()) if "app-" in text or "bring-" in text]
