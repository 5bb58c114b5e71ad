"""What people say of a finished game, seen from a phone: its day, rating, expansions, tags and teacher."""

from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest

from companion.engine.days import local_day
from companion.history.details import PlayDetails
from companion.hosting.open_home import OpenHome, current_millis
from tests.hosting.play import begin, play_out
from tests.views.visit import Visitor, visit


def yesterday() -> date:
    return local_day(current_millis()) - timedelta(1)


def finished(house: OpenHome, count: int = 1, said: PlayDetails | None = None) -> None:
    for _ in range(count):
        session = begin(house)
        play_out(session)
    if said:
        house.albums.details.set({house.tables.library.summaries.recent(1)[0].id: said})


def details_of(phone: Visitor, table: str) -> PlayDetails:
    return phone.house.albums.details.find_details(table)


def _is_said(phone: Visitor, table: str, said: PlayDetails) -> bool:
    return details_of(phone, table) == said


async def open_sheet(phone: Visitor) -> str:
    """Open the sheet about the newest game that nothing was said of."""
    known = phone.house.albums.details.all()
    table = next(each.id for each in phone.house.tables.library.summaries.all() if each.id not in known)
    await phone.go(f"/history/{table}")
    await phone.until(lambda: phone.shows("How it went"))
    (line,) = (name for name in phone.names() if name.count(" · ") >= 1 and "minute" in name)
    await phone.tap(line)
    await phone.until(lambda: "Done" in phone.names())
    return table


async def test_a_game_is_moved_to_yesterday_and_listed_there(tmp_path: Path) -> None:
    async with visit(tmp_path, before=finished) as phone:
        table = await open_sheet(phone)
        await phone.tap("Yesterday")
        await phone.until(lambda: details_of(phone, table).day == yesterday().isoformat())
        await phone.until(lambda: phone.chosen("Yesterday"))
        await phone.tap("Done")
        await phone.until(lambda: any(name.startswith("Yesterday · ") for name in phone.names()))
        await phone.go("/history")
        await phone.until(lambda: any(name.endswith("Yesterday") for name in phone.names()))


async def test_another_day_is_found_in_the_calendar(tmp_path: Path) -> None:
    async with visit(tmp_path, before=finished) as phone:
        table = await open_sheet(phone)
        await phone.tap("Yesterday")
        await phone.until(lambda: phone.chosen("Yesterday"))
        await phone.tap("Another day")
        await phone.until(lambda: "The year before" in phone.names())
        await phone.tap("The year before")
        there = yesterday().replace(year=yesterday().year - 1, day=3)
        words = f"{there:%b} 3, {there.year}"
        await phone.until(lambda: words in phone.names())
        await phone.tap(words)
        await phone.until(lambda: details_of(phone, table).day == there.isoformat())
        await phone.until(lambda: phone.chosen(words))


async def test_each_tap_is_kept_and_taken_back_by_another(tmp_path: Path) -> None:
    async with visit(tmp_path, before=finished) as phone:
        table = await open_sheet(phone)
        for tap, said in (
            ("8 of 10", PlayDetails(rating=8)),
            ("9 of 10", PlayDetails(rating=9)),
            ("Taught by Ann", PlayDetails(rating=9, teacher="Ann")),
            ("9 of 10", PlayDetails(teacher="Ann")),
            ("Taught by Ann", PlayDetails()),
        ):
            await phone.tap(tap)
            await phone.until(partial(_is_said, phone, table, said))


async def test_what_is_typed_and_not_added_is_added_when_the_sheet_closes(tmp_path: Path) -> None:
    async with visit(tmp_path, before=finished) as phone:
        table = await open_sheet(phone)
        await phone.write("Add an expansion", "Rivers")
        await phone.write("Add a tag", " rainy ")
        await phone.tap("Close")
        said = PlayDetails(expansions=("Rivers",), tags=("rainy",))
        await phone.until(lambda: details_of(phone, table) == said)
        await phone.until(lambda: any("with Rivers" in name and "rainy" in name for name in phone.names()))


async def test_earlier_names_of_the_same_game_are_chips_to_tap(tmp_path: Path) -> None:
    said = PlayDetails(expansions=("Rivers",), tags=("rainy",))
    async with visit(tmp_path, before=partial(finished, count=2, said=said)) as phone:
        table = await open_sheet(phone)
        await phone.tap("Rivers")
        await phone.tap("rainy")
        await phone.until(lambda: details_of(phone, table) == said)
        assert phone.chosen("Rivers")


async def test_the_teacher_goes_by_the_present_name(tmp_path: Path) -> None:
    async with visit(tmp_path, before=partial(finished, said=PlayDetails(teacher="Ann"))) as phone:
        phone.house.people.remember([("Ann", "rose")])
        phone.house.people.rename("Ann", "Anna")
        (table,) = phone.house.albums.details.all()
        await phone.go(f"/history/{table}")
        await phone.until(lambda: any("taught by Anna" in name for name in phone.names()))


async def test_a_table_that_is_only_scored_is_begun_for_yesterday(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/card_city") as phone:
        assert "Yesterday" not in phone.names()
        await phone.tap("Only the score")
        await phone.until(lambda: phone.chosen("Today"))
        await phone.tap("Yesterday")
        await phone.until(lambda: phone.chosen("Yesterday"))
        await phone.tap("Count the points")
        await phone.until(phone.house.albums.details.all)
        (session,) = phone.house.tables.open_tables()
        await phone.until(lambda: phone.route == f"/t/{session.id}")
        assert details_of(phone, session.id).day == yesterday().isoformat()
        phone.house.tables.finish(session)
        (summary,) = phone.house.tables.library.summaries.all()
        assert (summary.played_on, summary.mode) == (yesterday(), "score")


async def test_a_pad_is_begun_for_a_game_of_the_past_and_has_no_length(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/score_pad") as phone:
        await phone.tap("Yesterday")
        await phone.until(lambda: phone.chosen("Yesterday"))
        await phone.tap("Start")
        await phone.until(phone.house.albums.details.all)
        (session,) = phone.house.tables.open_tables()
        phone.house.tables.finish(session)
        (summary,) = phone.house.tables.library.summaries.all()
        assert (summary.played_on, summary.mode) == (yesterday(), "score")
        assert summary.started_at == summary.finished_at


@pytest.mark.parametrize("field", ["expansions", "tags"])
async def test_charts_and_the_search_go_by_what_was_said(tmp_path: Path, field: str) -> None:
    said = PlayDetails(expansions=("Rivers",), tags=("rainy",), rating=8)
    name = {"expansions": "Rivers", "tags": "rainy"}[field]
    async with visit(tmp_path, "/history", before=partial(finished, count=2, said=said)) as phone:
        await phone.tap("Find games")
        await phone.until(lambda: name in phone.names())
        await phone.tap(name)
        await phone.tap("Close")
        await phone.until(lambda: sum(each.startswith("Card City, ") for each in phone.names()) == 1)
        await phone.tap("Charts")
        await phone.until(lambda: f"{name}, 1 game" in phone.names())
        assert any(each.startswith("8 of 10, ") for each in phone.names())


async def test_the_time_on_the_clocks_is_told_of_each_seat(tmp_path: Path) -> None:
    async with visit(tmp_path, before=partial(finished, said=PlayDetails(seconds=(754, 59)))) as phone:
        (table,) = phone.house.albums.details.all()
        await phone.go(f"/history/{table}")
        await phone.until(lambda: phone.shows("Time on the clocks"))
        assert phone.shows("12:34")
        assert phone.shows("0:59")
