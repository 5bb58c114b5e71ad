"""The history in charts, seen from a phone: numbers for a screen reader, and the tables behind each."""

from pathlib import Path
from typing import Any

import pytest

from companion.history.figures import Figures
from companion.history.summary import CategoryPoints, SeatResult, Summary
from companion.hosting.open_home import OpenHome
from tests.views.test_pages_history import ROUTE, cards, file, many, played, some, summary
from tests.views.visit import MINUTE, NOON, Visitor, visit
from views.pages.history import page
from views.pages.history.state import read_figures

LONG = "Maximiliane Wolkenstein-Trostburg v. H."
WIDE = (1440, 900)


def said(phone: Visitor, beginning: str) -> list[str]:
    """Return what is read aloud that begins so."""
    return [name for name in phone.names() if name.startswith(beginning)]


def mixed(house: OpenHome) -> None:
    """Tables of two games, one of them played alone, with points below nothing and a long name."""
    some(house)
    seats = (
        SeatResult(LONG, "teal", -3, 1, (CategoryPoints("money", 5), CategoryPoints("empty", -8))),
        SeatResult("Ann", "rose", -9, 2, (CategoryPoints("money", 0), CategoryPoints("empty", -9))),
    )
    ended = NOON - 40 * 24 * 60 * MINUTE
    file(house, Summary("t900", "citadels", 1, ended - 90 * MINUTE, ended, seats, 10))


async def test_without_games_there_are_no_charts(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: phone.shows("Charts appear with the first finished game."))


async def test_a_single_game_is_told_in_numbers_without_a_line(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=lambda house: file(house, summary(0, "Ann", "Ben"))) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: phone.shows("Wins"))
        assert {"Ann, 100%", "Ben, 0%", "Ann, 1,516", "Ben, 1,484"} <= set(phone.names())
        assert not [node for node, _ in phone.nodes() if node["_c"] == "LineChart"]


async def test_every_chart_tells_a_screen_reader_its_numbers(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: said(phone, "Wins,"))
        assert "Ann: 0% at first, 50% at the end, between 0% and 50%." in said(phone, "Wins,")[0]
        assert said(phone, "Rating,")
        assert said(phone, "Card City: 4 games, 3 people, best 40 by Ben, Ann and 小明")
        assert said(phone, f"Citadels: 1 game, 2 people, best −3 by {LONG}, −6.0 on average")
        assert said(phone, "2 people: 45 minutes, from 45 to 90 minutes, 3 games")


async def test_charts_are_counted_before_somebody_turns_to_them_and_not_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[Figures] = []

    def count(*args: Any) -> Figures:
        counted.append(read_figures(*args))
        return counted[-1]

    monkeypatch.setattr(page, "read_figures", count)
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.until(lambda: bool(counted))
        await phone.tap("Charts")
        await phone.until(lambda: phone.shows("Wins"))
        assert len(counted) == 1


async def test_a_line_leads_to_the_games_of_its_person(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: said(phone, "小明, 50%"))
        await phone.tap("小明, 50%")
        await phone.until(lambda: cards(phone) == 2)
        await phone.tap("Only 小明. Show everybody again")
        await phone.until(lambda: cards(phone) == 4)


async def test_how_long_it_takes_leads_to_the_games_of_so_many(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: said(phone, "2 people:"))
        await phone.tap(said(phone, "2 people:")[0])
        await phone.until(lambda: cards(phone) == 2)
        await phone.tap("Only 2 people. Show all again")
        await phone.until(lambda: cards(phone) == 4)


async def test_a_day_of_the_calendar_leads_to_its_games_in_any_month(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: said(phone, "Sep 21, 2026: 1 game"))
        await phone.tap("The month before")
        await phone.tap("The month after")
        await phone.tap("The month before")
        day = said(phone, "Aug 12, 2026: 1 game")
        await phone.tap(day[0])
        await phone.until(lambda: phone.shows("−3") and cards(phone) == 0)


async def test_of_one_game_the_best_are_shown_and_each_leads_to_its_table(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: said(phone, "Wins,"))
        assert not phone.shows("Best ever")
        await phone.tap("Citadels")
        await phone.until(lambda: phone.shows("Best ever"))
        await phone.tap(said(phone, f"{LONG} ·")[0])
        await phone.until(lambda: phone.route == "/history/t900")


async def test_a_persons_charts_tell_whom_they_met_and_their_streaks(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.tap("People")
        await phone.until(lambda: "Games of Ann" in phone.names())
        await phone.tap("Games of Ann")
        await phone.until(lambda: cards(phone) == 3)
        await phone.tap("Charts")
        await phone.until(lambda: said(phone, "Ann and Ben: ahead 2, level 0, behind 0"))
        assert said(phone, "Longest streak, 1 win")
        await phone.tap(said(phone, "Ann and 小明:")[0])
        await phone.until(lambda: "Only 小明. Show everybody again" in phone.names())


async def test_on_a_wide_screen_the_charts_stand_beside_the_list(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=many, size=WIDE) as phone:
        await phone.until(lambda: cards(phone) == 20 and phone.shows("Wins"))
        assert "Charts" not in phone.names()
        assert said(phone, "Wins,")


async def test_charts_follow_a_game_that_ends_elsewhere(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: phone.shows("Charts appear with the first finished game."))
        played(phone.house)
        await phone.until(lambda: phone.shows("Rating"))


async def test_charts_are_told_in_the_readers_language(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, languages=("zh-TW",), before=mixed) as phone:
        await phone.tap("圖表")
        await phone.until(lambda: said(phone, "勝率，"))
        assert phone.shows("一局多久")


# Finding


async def test_games_are_found_by_words(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.tap("Find games")
        await phone.write("Person, game or note", "wolken")
        await phone.until(lambda: cards(phone) == 0 and phone.shows(LONG))
        await phone.write("Person, game or note", "card 小明")
        await phone.until(lambda: cards(phone) == 2)
        await phone.write("Person, game or note", "nobody")
        await phone.until(lambda: phone.shows("No finished game is like that."))
        await phone.tap("Reset")
        await phone.until(lambda: cards(phone) == 4)


async def test_games_are_found_by_how_they_ended_and_when(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=mixed) as phone:
        await phone.tap("Find games")
        assert "Won" not in phone.names()
        await phone.tap("Played alone")
        await phone.until(lambda: cards(phone) == 1)
        await phone.tap("Show what is found")
        await phone.tap("Only Played alone. Show all again")
        await phone.until(lambda: cards(phone) == 4)
        await phone.tap("Find games")
        await phone.tap("Last year")
        await phone.until(lambda: phone.shows("No finished game is like that."))
        await phone.tap("This year")
        await phone.until(lambda: cards(phone) == 4)


async def test_a_persons_wins_are_found_and_forgotten_with_the_person(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.tap("People")
        await phone.until(lambda: "Games of Ann" in phone.names())
        await phone.tap("Games of Ann")
        await phone.tap("Find games")
        await phone.tap("Won")
        await phone.until(lambda: cards(phone) == 2)
        await phone.tap("Not won")
        await phone.until(lambda: cards(phone) == 1)
        await phone.tap("Show what is found")
        await phone.tap("Only Ann. Show everybody again")
        await phone.until(lambda: cards(phone) == 4)


# A finished table


async def test_a_finished_table_tells_where_the_points_came_from_and_how_the_score_ran(
    tmp_path: Path,
) -> None:
    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("How the score ran"))
        for seat in done.seats:
            parts = said(phone, f"{seat.name}, {seat.total} points: ".replace("-", "−"))
            assert len(parts) == 1
        spoken = said(phone, "How the score ran, Start to")[0]
        assert f"{done.entries} steps" in spoken
        assert f"{done.seats[0].total} at the end".replace("-", "−") in spoken


async def test_a_name_leads_to_the_step_that_brought_it_most(tmp_path: Path) -> None:
    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("How the score ran"))
        row = next(name for name in said(phone, "小明, ") if "best step" in name)
        step = int(row.rpartition(" ")[2].rstrip(")"))
        assert step < done.entries
        await phone.tap(row)
        assert phone.shows(f"{step} of {done.entries}")
        assert phone.chosen("小明")


async def test_a_table_without_a_readable_record_has_its_points_and_no_run(tmp_path: Path) -> None:
    async with visit(tmp_path, before=mixed) as phone:
        await phone.go("/history/t900")
        await phone.until(lambda: phone.shows("The result is safe."))
        assert said(phone, f"{LONG}, −3 points: ")
        assert not phone.shows("How the score ran")
