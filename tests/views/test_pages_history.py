"""The history, seen from a phone."""

import json
import random
import threading
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Diverged
from companion.games import GAMES
from companion.history.summary import CategoryPoints, SeatResult, Summary
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.table_manager import TableManager
from tests.views.forging import phones_kept
from tests.views.visit import MINUTE, NOON, PATIENCE, headline, visit

ROUTE = "/history"


def summary(number: int, *names: str, game: str = "card_city") -> Summary:
    """Return a finished table. The first of the names won it."""
    seats = tuple(
        SeatResult(name, "teal", 40 - 5 * place, 1 + place, (CategoryPoints("money", 40 - 5 * place),))
        for place, name in enumerate(names)
    )
    ended = NOON - number * 60 * 24 * MINUTE
    return Summary(f"t{number:03d}", game, 1, ended - 45 * MINUTE, ended, seats, 80)


def file(house: OpenHome, done: Summary) -> None:
    """Have a finished table in the history, of whose record nobody looks at more than that it is there."""
    library = house.tables.library
    library.finish(library.begin(done.id, b'{"game":"card_city"}'), done)


def some(house: OpenHome) -> None:
    for number, names in enumerate((("Ann", "Ben"), ("小明", "Ann"), ("Ann", "Ben", "小明"), ("Ben",))):
        file(house, summary(number, *names))


def many(house: OpenHome) -> None:
    for number in range(45):
        file(house, summary(number, "Ann", "Ben"))


def played(house: OpenHome, seed: int = 3) -> None:
    """A game played to its end by chance."""
    session = house.tables.begin("card_city", Setup(make_seats("Ann", "小明")))
    for _, seat, move, _ in playout(GAMES["card_city"], session.table.position, random.Random(seed)):
        session.submit(Play(seat, move))


def cards(phone: Any) -> int:
    return sum(name.startswith("Card City, ") for name in phone.names())


async def test_an_empty_history_says_how_it_fills(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.until(lambda: phone.shows("No finished games yet."))


async def test_the_newest_game_comes_first_with_everybodys_points(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.until(lambda: cards(phone) == 4)
        shown = phone.texts()
        assert shown.index("Ann") < shown.index("小明")
        assert {"40", "35", "30"} <= set(shown)


async def test_long_histories_come_a_page_at_a_time(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=many) as phone:
        await phone.until(lambda: cards(phone) == 20)
        await phone.tap("Older games")
        await phone.until(lambda: cards(phone) == 40)
        await phone.tap("Older games")
        await phone.until(lambda: cards(phone) == 45)
        assert "Older games" not in phone.names()


async def test_people_are_shown_with_plays_wins_best_and_mean(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.tap("People")
        await phone.until(lambda: phone.shows("Won 2 of 3"))
        assert phone.shows("Card City: best 40, 38.3 on average")


async def test_a_pads_tables_have_no_best_and_no_mean_in_common(tmp_path: Path) -> None:
    def pads(house: OpenHome) -> None:
        for number in range(2):
            file(house, msgspec.structs.replace(summary(number, "Ann", "Ben"), game="score_pad"))

    async with visit(tmp_path, ROUTE, before=pads) as phone:
        await phone.tap("People")
        await phone.until(lambda: phone.shows("Score pad: 2 games"))
        assert not phone.shows("on average")


async def test_every_sheet_of_a_pad_is_a_game_under_its_own_name(tmp_path: Path) -> None:
    def pads(house: OpenHome) -> None:
        for number, variant in enumerate(("Farms", "Golf", "Golf")):
            plain = summary(number, "Ann", "Ben", game="score_pad")
            file(house, msgspec.structs.replace(plain, variant=variant, lowest=variant == "Golf"))

    def shown(phone: Any, game: str) -> int:
        return sum(name.startswith(f"{game}, ") for name in phone.names())

    async with visit(tmp_path, ROUTE, before=pads) as phone:
        await phone.until(lambda: (shown(phone, "Golf"), shown(phone, "Farms")) == (2, 1))
        await phone.tap("People")
        await phone.until(lambda: phone.shows("Golf: best 40, 40.0 on average"))
        await phone.tap("Charts")
        golf = "Golf: 2 games, 2 people, best 35 by Ben, 37.5 on average"
        await phone.until(lambda: golf in phone.names())
        await phone.tap(golf)
        await phone.until(lambda: (shown(phone, "Golf"), shown(phone, "Farms")) == (2, 0))
        assert phone.chosen("Score pad")
        await phone.tap("Only Golf. Show all again")
        await phone.until(lambda: shown(phone, "Farms"))


async def test_tables_whose_sheet_has_no_name_are_opened_by_themselves(tmp_path: Path) -> None:
    def pads(house: OpenHome) -> None:
        for number, variant in enumerate(("Farms", "", "")):
            plain = summary(number, "Ann", "Ben", game="score_pad")
            file(house, msgspec.structs.replace(plain, variant=variant))

    async with visit(tmp_path, ROUTE, before=pads) as phone:
        await phone.tap("Charts")
        await phone.until(lambda: "Score pad: 2 games, 2 people" in phone.names())
        await phone.tap("Score pad: 2 games, 2 people")
        await phone.until(lambda: phone.shows("Without a name"))
        await phone.until(lambda: not any(name.startswith("Farms, ") for name in phone.names()))


async def test_a_person_leads_to_their_games_and_back_to_everybodys(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.tap("People")
        await phone.until(lambda: "Games of 小明" in phone.names())
        await phone.tap("Games of 小明")
        await phone.until(lambda: cards(phone) == 2)
        await phone.tap("Only 小明. Show everybody again")
        await phone.until(lambda: cards(phone) == 4)


async def test_a_game_that_ends_elsewhere_appears_at_once(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.until(lambda: phone.shows("No finished games yet."))
        played(phone.house)
        await phone.until(lambda: cards(phone) == 1)


async def test_the_history_is_taken_elsewhere_as_a_file(tmp_path: Path) -> None:
    saved: list[dict[str, Any]] = []
    async with visit(tmp_path, ROUTE, before=some) as phone:
        phone.client.replies["save_file"] = saved.append
        await phone.tap("Export the history")
        await phone.tap("For another program (JSON)")
        await phone.until(lambda: saved)
        assert saved[0]["file_name"] == "games.json"
        assert len(json.loads(saved[0]["src_bytes"])["summaries"]) == 4


async def test_dates_are_written_as_the_reader_writes_them(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, languages=("zh-TW",), before=some) as phone:
        await phone.until(lambda: any("月" in text and "年" in text for text in phone.texts()))


# One finished table


async def test_a_finished_table_shows_its_scoresheet_its_log_and_its_last_position(tmp_path: Path) -> None:
    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("How it went"))
        for text in ("won", "Residential districts", "Empty squares", "Money", "Total", "Log"):
            assert phone.shows(text)
        assert phone.shows(f"{done.entries} of {done.entries}")
        assert phone.shows(headline("scoring", 10))


async def test_of_equal_points_it_is_said_what_decided(tmp_path: Path) -> None:
    async with visit(tmp_path, before=partial(played, seed=9)) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        assert len({seat.total for seat in done.seats}) == 1
        assert len(done.winners) == 1
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("equal points, and more money decides"))


async def test_the_walk_back_goes_step_by_step_to_the_opening(tmp_path: Path) -> None:
    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("How it went"))
        await phone.tap("One step back")
        assert phone.shows(f"{done.entries - 1} of {done.entries}")
        slider = next(node for node, _ in phone.nodes() if node["_c"] == "Slider")
        phone.client.session.apply_patch(slider["_i"], {"value": 0.0})
        await phone.client.fire(slider, "change", 0.0)
        assert phone.shows("Before the first move")
        assert phone.shows(headline("divide"))


async def test_the_whole_log_is_one_tap_away(tmp_path: Path) -> None:
    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("Log"))
        before = len(phone.texts())
        await phone.tap(f"All {done.entries} lines")
        assert len(phone.texts()) > before + done.entries


async def test_a_finished_table_is_opened_again(tmp_path: Path) -> None:
    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        await phone.tap("Open it again")
        await phone.until(lambda: phone.route == f"/t/{done.id}")
        assert [session.id for session in phone.house.tables.open_tables()] == [done.id]


async def test_a_record_that_breaks_on_opening_again_is_said_to_be_unreadable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def diverge(*_: object) -> None:
        raise Diverged(1, "not allowed")

    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        monkeypatch.setattr(TableManager, "reopen", diverge)
        await phone.tap("Open it again")
        await phone.until(lambda: phone.shows("cannot be read by this version"))


async def test_a_page_that_is_read_late_still_says_that_its_record_broke_on_opening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let, record, phones = threading.Event(), TableManager.replay_table, phones_kept(monkeypatch)

    def read_late(tables: TableManager, table: str) -> object:
        let.wait(PATIENCE)
        return record(tables, table)

    def diverge(*_: object) -> None:
        raise Diverged(1, "not allowed")

    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        monkeypatch.setattr(TableManager, "replay_table", read_late)
        monkeypatch.setattr(TableManager, "reopen", diverge)
        await phone.go(f"/history/{done.id}")
        await phone.tap("Open it again")
        await phone.until(lambda: phone.shows("cannot be read by this version"))
        let.set()
        screen = phones[-1].screens[f"/history/{done.id}"]
        await phone.until(lambda: screen.read)
        assert phone.shows("cannot be read by this version")


async def test_a_finished_table_is_deleted_by_a_tap_and_comes_back_by_another(tmp_path: Path) -> None:
    async with visit(tmp_path, before=played) as phone:
        library = phone.house.tables.library
        done = library.summaries.recent(1)[0]
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("How it went"))
        await phone.tap("Delete")
        await phone.until(lambda: phone.route == ROUTE and phone.shows("Deleted: Card City"))
        assert library.summaries.count() == 0
        await phone.tap("Bring it back")
        await phone.until(lambda: cards(phone) == 1)
        assert library.summaries.recent(1) == (done,)
        assert not phone.shows("Deleted:")
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("How it went"))


async def test_a_table_whose_record_cannot_be_read_is_deleted_by_a_second_tap(tmp_path: Path) -> None:
    async with visit(tmp_path, "/history/t001", before=some) as phone:
        await phone.until(lambda: phone.shows("The result is safe."))
        await phone.tap("Delete")
        assert phone.shows("This cannot be undone")
        await phone.tap("Delete for good")
        await phone.until(lambda: phone.route == ROUTE)
        assert phone.house.tables.library.summaries.get("t001") is None


async def test_a_person_gets_another_name_and_keeps_their_games(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.tap("People")
        await phone.until(lambda: "Games of Ben" in phone.names())
        await phone.tap("Games of Ben")
        await phone.tap("Another name for Ben")
        await phone.write("Name from now on", "Benjamin")
        await phone.tap("Use this name")
        await phone.until(lambda: "Only Benjamin. Show everybody again" in phone.names())
        await phone.until(lambda: cards(phone) == 3)
        await phone.tap("People")
        await phone.until(lambda: "Games of Benjamin" in phone.names())
        assert "Games of Ben" not in phone.names()


async def test_two_people_become_one_by_a_second_tap(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.tap("People")
        await phone.until(lambda: "Games of Ben" in phone.names())
        await phone.tap("Games of Ben")
        await phone.tap("Another name for Ben")
        await phone.write("Name from now on", " 小明")
        await phone.tap("Use this name")
        await phone.until(lambda: phone.shows("There is a 小明 already."))
        assert phone.house.people.name_now("Ben") == "Ben"
        await phone.tap("They are one person")
        await phone.until(lambda: cards(phone) == 4)
        await phone.tap("People")
        await phone.until(lambda: "Games of 小明" in phone.names())
        assert "Games of Ben" not in phone.names()


async def test_a_name_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=some) as phone:
        await phone.tap("People")
        await phone.until(lambda: "Games of Ben" in phone.names())
        await phone.tap("Games of Ben")
        await phone.tap("Another name for Ben")
        await phone.write("Name from now on", "   ")
        await phone.tap("Use this name")
        await phone.until(lambda: phone.shows("does not work as a name"))
        await phone.until(lambda: cards(phone) == 3)


async def test_a_table_without_a_readable_record_still_shows_its_result(tmp_path: Path) -> None:
    async with visit(tmp_path, before=some) as phone:
        await phone.go("/history/t001")
        await phone.until(lambda: phone.shows("The result is safe."))
        assert phone.shows("小明 won")
        assert "Open it again" not in phone.names()


async def test_a_link_hands_the_game_to_bg_stats(tmp_path: Path) -> None:
    async with visit(tmp_path, before=some) as phone:
        await phone.go("/history/t000")
        await phone.tap("Send the result")
        fields = [str(node["value"]) for node, _ in phone.nodes() if node["_c"] == "TextField"]
        assert any(field.startswith("https://app.bgstatsapp.com/createPlay.html?data=") for field in fields)


async def test_a_picture_of_the_result_is_saved_as_it_is_shown(tmp_path: Path) -> None:
    saved: list[dict[str, Any]] = []
    async with visit(tmp_path, before=played) as phone:
        done = phone.house.tables.library.summaries.recent(1)[0]
        phone.client.replies["capture"] = lambda asked: b"PNG" * int(asked["pixel_ratio"])
        phone.client.replies["save_file"] = saved.append
        await phone.go(f"/history/{done.id}")
        await phone.until(lambda: phone.shows("How it went"))
        await phone.tap("Send the result")
        picture = next(node for node, _ in phone.nodes() if node["_c"] == "Screenshot")
        shown = [node["value"] for node, above in phone.nodes() if picture in above and node["_c"] == "Text"]
        assert {"Card City", *(seat.name for seat in done.seats)} <= set(shown)
        assert {str(seat.total).replace("-", "−") for seat in done.seats} <= set(shown)
        await phone.tap("Save the picture")
        await phone.until(lambda: saved)
        assert saved[0]["src_bytes"] == b"PNGPNG"
        assert saved[0]["file_name"].startswith("card-city-20")
        assert saved[0]["file_name"].endswith(f"-{done.id[:4]}.png")


async def test_a_table_without_a_readable_record_has_a_picture_of_its_standings(tmp_path: Path) -> None:
    async with visit(tmp_path, "/history/t002", before=some) as phone:
        await phone.until(lambda: phone.shows("The result is safe."))
        await phone.tap("Send the result")
        assert [node["_c"] for node, _ in phone.nodes()].count("Screenshot") == 1


async def test_a_table_nobody_knows_is_said_to_be_gone(tmp_path: Path) -> None:
    async with visit(tmp_path, "/history/NOSUCHTABLE") as phone:
        assert phone.shows("not here any more")
