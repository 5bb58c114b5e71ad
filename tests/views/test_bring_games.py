"""Games that were written down elsewhere, brought in from a phone."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import flet as ft
import pytest

from companion.files.work_progress import Stopped
from companion.hosting import import_plays, summaries
from tests.views.bringing import meanwhile
from tests.views.visit import Visitor, visit
from views.flet_adapter.file_picking import Received
from views.flet_adapter.uploads import UploadError
from views.pages import bring_games

ROWS = b"When,Game,Player,Score\n2024-01-05,Farms,Ann,31\n2024-01-05,Farms,Ben,28\n,Farms,Cid,4\n"


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> "Hand":
    """What the person hands over when the browser asks for a file."""
    return Hand(monkeypatch)


class Hand:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bring_games, "use_file_door", self._door)

    def _door(
        self, took: Callable[[Received], Any], refused: Callable[[UploadError], Any], **told: object
    ) -> ft.PickFiles:
        self.took, self.refused = took, refused
        return ft.PickFiles(ft.FilePicker())

    async def gives(self, phone: Visitor, data: bytes, name: str = "games.csv") -> None:
        await meanwhile(phone, lambda: self.took(Received(name, data)))


def export(count: int) -> bytes:
    plays = [
        {
            "uuid": f"u{number}",
            "gameRefId": 1,
            "playDate": f"2023-05-{number + 1:02d} 20:00:00",
            "locationRefId": 1 + number % 2,
            "playerScores": [{"playerRefId": 1, "score": "31"}, {"playerRefId": 2, "score": "28"}],
        }
        for number in range(count)
    ]
    people = [{"id": 1, "name": "Ann"}, {"id": 2, "name": "小明"}]
    places = [{"id": 1, "name": "Home"}, {"id": 2, "name": "Club"}]
    whole = {"games": [{"id": 1, "name": "Farms"}], "players": people, "locations": places, "plays": plays}
    return json.dumps(whole).encode()


async def test_the_history_leads_to_bringing_games_in(tmp_path: Path) -> None:
    async with visit(tmp_path, "/history") as phone:
        await phone.until(lambda: phone.shows("No finished games yet."))
        await phone.tap("Import games from elsewhere")
        await phone.until(lambda: "Pick the file" in phone.names())


async def test_an_export_is_looked_at_brought_in_and_found_by_place(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, export(3), "export.json")
        await phone.until(lambda: "Import 3 games" in phone.names())
        assert {"3 games, of 1 kind, 2 people", "★ Ann 31 · 小明 28"} <= set(phone.texts())
        await phone.tap("Import 3 games")
        await phone.until(lambda: phone.shows("3 games came in."))
        await phone.tap("Look at the history")
        await phone.until(lambda: sum(name.startswith("Farms, ") for name in phone.names()) == 3)
        await phone.tap("Find games")
        await phone.tap("Club")
        await phone.tap("Show what is found")
        await phone.until(lambda: sum(name.startswith("Farms, ") for name in phone.names()) == 1)


async def test_what_came_in_is_taken_out_by_a_tap_and_never_comes_twice(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, export(2), "export.json")
        await phone.until(lambda: "Import 2 games" in phone.names())
        await phone.tap("Import 2 games")
        await phone.until(lambda: "Undo this import" in phone.names())
        await phone.tap("Undo this import")
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, export(2), "export.json")
        await phone.until(lambda: "Import 2 games" in phone.names())
        await phone.tap("Import 2 games")
        await phone.until(lambda: "Look at the history" in phone.names())
        await phone.tap("Look at the history")
        await phone.until(lambda: any(name.startswith("Farms, ") for name in phone.names()))
        await phone.tap("Import games")
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, export(2), "export.json")
        await phone.until(lambda: phone.shows("2 of them are here already."))
        assert not any(name.startswith("Import 2") for name in phone.names())


async def test_columns_are_guessed_shown_and_put_right(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, ROWS.replace(b"Player", b"Whoever"))
        await phone.until(lambda: phone.shows("No column says who was there."))
        await phone.tap("Whoever: nothing of use")
        await phone.tap("who")
        await phone.until(lambda: "Import 1 game" in phone.names())
        assert phone.shows("1 is left out, without a day that can be read (no. 4).")


async def test_a_broken_file_is_told_and_another_may_be_picked(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, b"{", "export.json")
        await phone.until(lambda: any("This JSON breaks off" in text for text in phone.texts()))
        assert "Pick the file" in phone.names()


async def test_a_number_with_two_readings_is_asked_about_and_read_otherwise_by_a_tap(
    tmp_path: Path, hand: Hand
) -> None:
    rows = b'When,Game,Player,Score\n2024-01-05,Farms,Ann,"1,234"\n2024-01-05,Farms,Ben,950\n'
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, rows)
        await phone.until(lambda: phone.shows("★ Ann 1,234 · Ben 950"))
        await phone.tap("Numbers: “1,234” is 1234.")
        await phone.tap("“1,234” is between 1 and 2.")
        await phone.until(lambda: any(text.startswith("★ Ben 950") for text in phone.texts()))


async def test_a_dash_means_something_else_by_a_tap(tmp_path: Path, hand: Hand) -> None:
    rows = b"When,Game,Ann,Ben\n2024-01-05,Farms,31,-\n"
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, rows)
        await phone.until(lambda: any("Ben" in text and "★ Ann" in text for text in phone.texts()))
        await phone.tap("Dashes: “-” means: was there, without points.")
        await phone.tap("“-” means: was not there.")
        await phone.until(lambda: phone.shows("★ Ann 31"))


async def test_bringing_in_shows_how_far_it_is_and_stops_between_two_games(
    tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped, reached = Event(), Event()
    summary_of = summaries.summary_of

    def wait_at_the_third(table: Any) -> Any:
        if stopped.is_set() or len(made) < 2:
            made.append(table)
            return summary_of(table)
        reached.set()
        assert stopped.wait(60)
        made.append(table)
        return summary_of(table)

    made: list[object] = []
    monkeypatch.setattr(import_plays, "summary_of", wait_at_the_third)
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, export(5), "export.json")
        await phone.until(lambda: "Import 5 games" in phone.names())
        bringing = asyncio.create_task(phone.tap("Import 5 games"))
        await phone.until(lambda: reached.is_set() and phone.shows("2 of 5"))
        await phone.tap("Stop")
        stopped.set()
        await bringing
        await phone.until(lambda: phone.shows("3 games came in."))
        assert phone.shows("Stopped. 2 games did not come in; what did is whole.")
        await phone.tap("Import the 2 that are left")
        await phone.until(lambda: phone.shows("5 games came in."))


async def test_without_threads_the_bar_moves_and_stop_acts_as_well(
    tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"INLINE": True, "TURN": 0, "TOLD": 0.01}.items():
        monkeypatch.setattr(bring_games, name, value)
    monkeypatch.setattr(bring_games, "run_through", None)
    rows = "".join(f"2024-01-05,Farm {number},Ann,31\n" for number in range(300))

    def moved(phone: Visitor) -> bool:
        return any(re.fullmatch(r"[1-9]\d* of 300", text) for text in phone.texts())

    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, f"When,Game,Player,Score\n{rows}".encode())
        await phone.until(lambda: "Import 300 games" in phone.names())
        bringing = asyncio.create_task(phone.tap("Import 300 games"))
        await phone.until(lambda: moved(phone))
        await phone.tap("Stop")
        await bringing
        await phone.until(lambda: any(text.startswith("Stopped. ") for text in phone.texts()))
        assert 0 < len(phone.house.tables.library.summaries.all()) < 300


async def test_reading_that_is_stopped_changes_nothing(
    tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*told: object) -> None:
        raise Stopped

    monkeypatch.setattr(bring_games, "open_plays", stop)
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, export(5), "export.json")
        await phone.until(lambda: phone.shows("Stopped. Nothing has come in."))
        assert "Pick the file" in phone.names()


async def test_a_workbook_is_answered_with_what_to_save_it_as(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "games.xls")
        await phone.until(lambda: any("choose “Save as” and “CSV UTF-8”" in text for text in phone.texts()))


async def test_one_who_has_no_points_leaves_the_others_theirs_on_the_screen(
    tmp_path: Path, hand: Hand
) -> None:
    rows = b"When,Game,Player,Score,Rank\n2024-01-05,Farms,Ann,31,1\n2024-01-05,Farms,Ben,dnf,2\n"
    async with visit(tmp_path, "/bring-games") as phone:
        await phone.until(lambda: "Pick the file" in phone.names())
        await hand.gives(phone, rows)
        await phone.until(lambda: "Import 1 game" in phone.names())
        await phone.tap("Import 1 game")
        await phone.until(lambda: phone.shows("1 game came in."))
        await phone.tap("Look at the history")
        await phone.until(lambda: {"31", "–"} <= set(phone.texts()))
        await phone.go(f"/history/{phone.house.tables.library.summaries.all()[0].id}")
        await phone.until(lambda: {"31", "–", "Total"} <= set(phone.texts()))
        assert "0" not in phone.texts()
