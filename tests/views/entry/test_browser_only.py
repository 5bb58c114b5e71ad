"""The app in one browser alone: the person is the host, and what needs company is said."""

import json
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion import data
from companion.history.backup_file import make_backup
from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.open_home import OpenHome
from tests.hosting.play import Clock, begin, play_on, play_out
from tests.views.bringing import Hand, looked_at, meanwhile
from tests.views.carrying import begin_table, code, much_corrected, parts
from tests.views.headless import Client
from tests.views.visit import ENGLISH, Visitor
from views.device.phone import Alone, find_no_codes
from views.entry.browser_only import (
    BROWSER,
    HOME,
    BrowserCamera,
    BrowserCodes,
    BrowserPeers,
    BrowserTape,
    run_in_browser,
)
from views.entry.main import make_main
from views.flet_adapter.file_picking import Received
from views.widgets.carry import backup
from views.widgets.carry.other_ways import site_of

Tapes = tuple[MemoryTape, MemoryTape]


def app(message: str) -> str:
    return ENGLISH.say(f"app-{message}")


@asynccontextmanager
async def opened(
    tapes: Tapes, route: str = "/", keeps: bool = True, codes: Any = find_no_codes, camera: Any = None
) -> AsyncIterator[Visitor]:
    disk = LogDisk(tapes, HOME, clock=Clock())
    with OpenHome.open(HOME, clock=Clock(), disk=disk) as house:
        if not house.tables.open_tables():
            play_on(begin(house), 3)
        visitor = Visitor(
            Client(), house, make_main(house, alone=Alone(keeps=keeps, codes=codes, camera=camera))
        )
        phone = await visitor.arrive(route.replace("TABLE", house.tables.open_tables()[0].id), local=True)
        yield phone
        await phone.client.close()


async def test_whoever_looks_is_the_host_and_finds_the_table_again() -> None:
    tapes = MemoryTape(), MemoryTape()
    async with opened(tapes) as phone:
        (session,) = phone.house.tables.open_tables()
        assert app("settings") in phone.names()
        before = session.table.seq
    async with opened(tapes) as phone:
        (session,) = phone.house.tables.open_tables()
        assert session.table.seq == before
        assert phone.shows("Ann")


async def test_sharing_says_why_nobody_can_come_in_and_offers_to_carry() -> None:
    async with opened((MemoryTape(), MemoryTape()), "/t/TABLE/share") as phone:
        assert phone.shows(app("alone-company"))
        assert app("way-join") not in phone.names()
        await phone.until(lambda: app("carry-save-table") in phone.names())


@pytest.mark.parametrize("keeps", [True, False])
async def test_settings_tell_where_everything_is_kept_and_offer_no_pass(keeps: bool) -> None:
    async with opened((MemoryTape(), MemoryTape()), "/settings", keeps) as phone:
        assert phone.shows(app("alone-kept" if keeps else "alone-unkept"))
        assert not phone.shows(app("kept-in"))
        assert app("host-ticket") not in phone.names()


async def test_finished_games_that_lie_here_alone_are_told_until_everything_is_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saved: list[str] = []

    async def save_file(_: Any, *, file_name: str, src_bytes: bytes) -> None:
        assert src_bytes
        saved.append(file_name)

    monkeypatch.setattr(ft.FilePicker, "save_file", save_file)
    due = ENGLISH.say("app-whole-due", games=1)
    tapes = MemoryTape(), MemoryTape()
    async with opened(tapes) as phone:
        assert not phone.shows(due)
        play_out(session := begin(phone.house))
        phone.house.tables.finish(session)
        await phone.until(lambda: phone.shows(due))
        await phone.tap(app("close"))
        assert not phone.shows(due)
    async with opened(tapes) as phone:
        assert phone.shows(due)
        await phone.tap(app("whole-save"))
        assert len(saved) == 1
        assert not phone.shows(due)
    async with opened(tapes) as phone:
        assert not phone.shows(due)


async def test_a_home_on_a_computer_is_not_reminded(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, clock=Clock()) as house:
        play_out(session := begin(house))
        house.tables.finish(session)
        phone = await Visitor(Client(), house, make_main(house)).arrive("/", local=True)
        assert not phone.shows(ENGLISH.say("app-whole-due", games=1))
        await phone.client.close()


PICTURE = b"\x89PNG of a code"


def finder(*texts: str) -> BrowserCodes:
    """Return what a browser finds in a picture, whatever it is."""

    async def find(data: bytes) -> Any:
        assert data == PICTURE
        return SimpleNamespace(to_py=lambda: list(texts))

    return BrowserCodes(find)


async def test_a_code_in_a_photo_is_found_by_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(monkeypatch)
    async with opened(
        (MemoryTape(), MemoryTape()), "/c", codes=finder("https://x.example", code(begin_table()))
    ) as phone:
        await hand.gives(phone, PICTURE)
        await looked_at(phone, app("bring-do-new"))


@pytest.mark.parametrize(
    ("codes", "error"),
    [
        (find_no_codes, "carry-no-detector"),
        (finder(), "carry-photo-empty"),
        (finder("hello"), "carry-not-a-code"),
        (BrowserCodes(None), "carry-photo-unreadable"),
    ],
)
async def test_a_photo_without_a_table_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, codes: Any, error: str
) -> None:
    hand = Hand(monkeypatch)
    async with opened((MemoryTape(), MemoryTape()), "/c", codes=codes) as phone:
        await hand.gives(phone, PICTURE)
        await phone.until(lambda: phone.shows(ENGLISH.say(error)))
        assert app("reading") not in phone.names()


def camera(*seen: str | None) -> tuple[BrowserCamera, list[dict[str, Any]]]:
    """Return a camera that sees one thing after the other, and what it was told each time."""
    told: list[dict[str, Any]] = []
    coming = iter(seen)

    async def scan(words: str) -> Any:
        told.append(json.loads(words))
        return next(coming)

    return BrowserCamera(scan), told


async def test_the_camera_finds_a_table_and_what_it_is_shown_is_said_in_the_language_of_the_screen() -> None:
    eye, told = camera(code(begin_table()))
    async with opened((MemoryTape(), MemoryTape()), "/c", camera=eye) as phone:
        await phone.tap(app("bring-scan"))
        await looked_at(phone, app("bring-do-new"))
    hint, close = app("bring-scan-about"), app("close")
    assert told == [{"hint": hint, "close": close, "language": "en", "again": False}]


async def test_a_code_in_several_parts_is_looked_for_until_it_is_whole() -> None:
    pieces = parts(much_corrected())
    eye, told = camera(*pieces)
    async with opened((MemoryTape(), MemoryTape()), "/c", camera=eye) as phone:
        await phone.tap(app("bring-scan"))
        await looked_at(phone, app("bring-do-finished"))
    hints = [ENGLISH.say("app-bring-parts", found=n, total=len(pieces)) for n in range(1, len(pieces))]
    assert [words["hint"] for words in told] == [app("bring-scan-about"), *hints]
    assert [words["again"] for words in told] == [False, *(True for _ in hints)]


@pytest.mark.parametrize(
    ("seen", "said"),
    [(None, ENGLISH.say("carry-no-camera")), ("hello", ENGLISH.say("carry-not-a-code")), ("", "")],
)
async def test_a_camera_that_may_not_look_or_sees_something_else_is_told(seen: str | None, said: str) -> None:
    eye, told = camera(seen)
    async with opened((MemoryTape(), MemoryTape()), "/c", camera=eye) as phone:
        await phone.tap(app("bring-scan"))
        await phone.until(lambda: phone.shows(said) and bool(told))
        assert app("bring-scan") in phone.names()


async def test_where_there_is_no_camera_none_is_offered() -> None:
    async with opened((MemoryTape(), MemoryTape()), "/c") as phone:
        assert app("bring-scan") not in phone.names()


class Handle:
    """What the page's script makes of a file."""

    def __init__(self) -> None:
        self.tape = MemoryTape()
        self.wrong = ""

    def size(self) -> int:
        return self.tape.size()

    def read(self) -> Any:
        return SimpleNamespace(to_py=lambda: memoryview(self.tape.read()))

    def write(self, at: int, data: bytes) -> str:
        if not self.wrong:
            self.tape.write(at, data)
        return self.wrong

    def cut(self, size: int) -> str:
        self.tape.cut(size)
        return ""

    def flush(self) -> str:
        return self.wrong


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    said: dict[str, Any] = {}

    def run(main: Any, before_main: Any) -> None:
        said.update(main=main, before=before_main)

    opening = OpenHome.open

    def remember(*args: Any, **more: Any) -> OpenHome:
        house = said["house"] = opening(*args, **more)
        return house

    monkeypatch.setattr("flet.run", run)
    monkeypatch.setattr(OpenHome, "open", remember)
    yield said
    said["house"].close()


def in_browser(monkeypatch: pytest.MonkeyPatch, *files: Handle, codes: Any = None) -> None:
    browser = SimpleNamespace(
        files=files,
        codes=codes,
        scan=None,
        peers=None,
        fetch=lambda _: False,
        languages=["zh-TW", "en"],
        promised=True,
    )
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(data, "_fetchers", [])
    monkeypatch.setitem(sys.modules, BROWSER, cast(ModuleType, browser))
    run_in_browser()


def test_a_browser_that_has_files_keeps_the_home_in_them(
    monkeypatch: pytest.MonkeyPatch, started: dict[str, Any]
) -> None:
    files = Handle(), Handle()
    in_browser(monkeypatch, *files)
    table = begin(started["house"])
    started["house"].close()
    in_browser(monkeypatch, *files)
    assert started["house"].tables.library.open_tables() == (table.id,)


def test_a_browser_that_has_none_runs_all_the_same(
    monkeypatch: pytest.MonkeyPatch, started: dict[str, Any]
) -> None:
    in_browser(monkeypatch)
    assert begin(started["house"]).id


def test_the_page_is_told_what_to_do_for_lines_and_what_it_tells_is_heard() -> None:
    told: list[Any] = []
    port = SimpleNamespace(post=lambda *said: told.append(said))
    lines = BrowserPeers(port)
    lines("invite", 1)
    lines("frame", 1, b"tap")
    assert told == [("invite", 1, ""), ("frame", 1, b"tap")]
    heard: list[Any] = []
    lines.listen(lambda *said: heard.append(said))
    port.heard("code", 1.0, "5")
    port.heard("frame", 1.0, SimpleNamespace(to_py=lambda: memoryview(b"tap")))
    assert heard == [("code", 1, "5"), ("frame", 1, b"tap")]


def test_what_a_browser_refuses_is_named() -> None:
    file = Handle()
    tape = BrowserTape(file)
    tape.write(0, b"abc")
    assert (tape.size(), tape.read()) == (3, b"abc")
    file.wrong = "ENOSPC"
    with pytest.raises(OSError, match="ENOSPC"):
        tape.write(3, b"d")
    tape.cut(1)
    assert tape.read() == b"a"


@pytest.mark.parametrize(
    ("address", "folder"),
    [
        ("https://games.example/", "https://games.example"),
        ("https://games.example/companion/#/t/1", "https://games.example/companion"),
        ("https://games.example/companion/index.html", "https://games.example/companion"),
        ("http://localhost:8000/a/b/?x=1#/", "http://localhost:8000/a/b"),
    ],
)
def test_a_link_leads_to_the_folder_the_site_lies_in(address: str, folder: str) -> None:
    assert site_of(address) == folder


async def test_settings_offer_everything_as_one_file_where_something_is_kept() -> None:
    async with opened((MemoryTape(), MemoryTape()), "/settings") as phone:
        assert app("whole-save") in phone.names()
        assert app("whole-take") in phone.names()
        assert phone.shows(app("alone-unpromised"))
    async with opened((MemoryTape(), MemoryTape()), "/settings", keeps=False) as phone:
        assert app("whole-save") not in phone.names()


async def test_a_home_that_was_saved_is_taken_over_by_another_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handing: list[Callable[[Received], None]] = []

    def door(took: Callable[[Received], None], *_: object, **__: object) -> ft.PickFiles:
        handing.append(took)
        return ft.PickFiles(ft.FilePicker())

    monkeypatch.setattr(backup, "use_file_door", door)
    first, second = (MemoryTape(), MemoryTape()), (MemoryTape(), MemoryTape())
    async with opened(first) as phone:
        play_on(phone.house.tables.open_tables()[0], 2, seed=5)
        data = make_backup(phone.house.home.disk, HOME)
        theirs = [(session.id, session.table.seq) for session in phone.house.tables.open_tables()]
    async with opened(second, "/settings") as phone:
        for content, told in ((b"?", "history-home-file-refused"), (data, "app-whole-found")):
            await meanwhile(phone, partial(handing[-1], Received("a.zip", content)))
            assert phone.shows(ENGLISH.say(told, tables=1))
        await phone.tap(app("whole-replace"))
        assert phone.shows(app("whole-waits"))
    async with opened(second) as phone:
        assert [(session.id, session.table.seq) for session in phone.house.tables.open_tables()] == theirs
