"""The pages of a home in a database: none of them waits for it on the loop, and one that waits says so."""

from __future__ import annotations

import asyncio
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from random import Random
from typing import Any

import pytest

from companion.history.errors import StoreAway
from companion.hosting.open_home import OpenHome
from companion.hosting.rematch import begin_rematch
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from companion.postgres import database, seat_rows
from tests.hosting.play import begin, play_out
from tests.postgres.cluster import Cluster
from tests.views.at_table import AtTable
from tests.views.fingers import choose_likely_move
from tests.views.headless import AppHub as Line
from tests.views.headless import Client
from tests.views.test_display import headline
from tests.views.visit import PATIENCE, Visitor
from views.entry.main import make_main
from views.flet_adapter import worker_threads

TEXTS = Texts.load_all()


class Wall:
    """What stands between a home and its database.

    Attributes:
        on_loop: from where a line to it was asked for in a thread with an event loop.
        open: cleared to have everybody wait until it is set again.
        away: whether everybody is told that it cannot be reached.
        reached: set once somebody waits.
    """

    def __init__(self, line: Callable[..., AbstractContextManager[Any]]) -> None:
        self.on_loop: list[str] = []
        self.open, self.reached, self.away = threading.Event(), threading.Event(), False
        self.open.set()
        self._lend_connection = line

    @contextmanager
    def line(self, own: database.Database, *args: Any, **kwargs: Any) -> Iterator[Any]:
        if not threading.current_thread().name.startswith("hints"):
            if asyncio._get_running_loop() is not None:
                self.on_loop.append("".join(traceback.format_stack(limit=20)))
            if not self.open.is_set():
                self.reached.set()
                assert self.open.wait(PATIENCE), "nothing else went on meanwhile"
            if self.away:
                raise StoreAway
        with self._lend_connection(own, *args, **kwargs) as found:
            yield found


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """Nothing that was heard is believed for any time, so that everything is asked."""
    monkeypatch.setattr(seat_rows, "FRESH", 0.0)
    monkeypatch.setattr(worker_threads, "RETRY", 0.01)
    found = Wall(database.Database._lend_connection)
    monkeypatch.setattr(
        database.Database, "_lend_connection", lambda own, *args, **kw: found.line(own, *args, **kw)
    )
    return found


@pytest.fixture
def house(cluster: Cluster, home_name: str) -> Iterator[OpenHome]:
    with OpenHome.open(store=cluster.address, name=home_name) as opened:
        yield opened


@pytest.fixture
def elsewhere(cluster: Cluster, home_name: str, house: OpenHome) -> Iterator[OpenHome]:
    """Another worker: tables that are begun there are not known here."""
    with OpenHome.open(store=cluster.address, name=home_name) as opened:
        yield opened


async def come(house: OpenHome, *, local: bool = True, language: str = "en") -> Visitor:
    """Return a phone at the start page."""
    visitor = Visitor(Client(Line()), house, make_main(house))
    visitor.client.replies.update(visitor.storage.replies())
    await visitor.client.start(visitor.main, "/", languages=(language,), local=local)
    return visitor


def routes(house: OpenHome, live: TableSession, finished: TableSession) -> list[str]:
    """List every page there is."""
    seat, host = house.joining.code(live), house.joining.host_ticket()
    at = [f"/t/{live.id}{page}" for page in ("", "/share", "/setup", "/near")]
    done = [f"/t/{finished.id}", f"/history/{finished.id}", f"/carry/{finished.id}", f"/carry/{live.id}"]
    box = [f"/box/{live.game.id}", f"/rules/{live.game.id}", f"/new/{live.game.id}"]
    others = ["/history", "/settings", "/tools", "/bring-games", "/c", "/"]
    return [*at, *done, *box, *others, f"/j/{seat}", f"/h/{host}"]


@pytest.mark.parametrize("local", [True, False])
async def test_no_page_waits_for_the_database_on_the_loop(
    house: OpenHome, elsewhere: OpenHome, wall: Wall, local: bool
) -> None:
    live, finished = begin(elsewhere), begin(elsewhere)
    play_out(finished)
    pages = routes(elsewhere, live, finished)
    wall.on_loop.clear()
    phone = await come(house, local=local)
    for route in pages:
        await phone.go(route)
    assert not wall.on_loop, "\n".join(wall.on_loop)
    await phone.client.close()


async def test_while_a_page_waits_for_the_database_every_other_phone_goes_on(
    house: OpenHome, elsewhere: OpenHome, wall: Wall
) -> None:
    known, unknown = begin(house), begin(elsewhere)
    ann, ben = await come(house), await come(house)
    await ann.go(f"/t/{known.id}")
    other = AtTable(ann.client, house, known, main=ann.main, ticks=ann.ticks)
    words = TEXTS["en"].say("app-tab-log")
    wall.open.clear()
    coming = asyncio.get_running_loop().create_task(ben.go(f"/t/{unknown.id}"))
    await asyncio.to_thread(wall.reached.wait, PATIENCE)
    turns = [await asyncio.sleep(0, number) for number in range(1000)]
    assert len(turns) == 1000
    assert not coming.done()
    assert not ben.shows(words)
    assert other.shows(words)
    wall.open.set()
    await coming
    assert ben.shows(words)
    await other.make(*choose_likely_move(known, Random(1)))
    assert known.table.seq == 1
    for phone in (ann, ben):
        await phone.client.close()


@pytest.mark.parametrize("language", TEXTS)
async def test_a_page_says_that_the_database_is_away_and_comes_back_by_itself(
    house: OpenHome, elsewhere: OpenHome, wall: Wall, language: str
) -> None:
    live = begin(elsewhere)
    phone = await come(house, language=language)
    wall.away = True
    await phone.go(f"/t/{live.id}")
    assert phone.shows(TEXTS[language].say("app-store-away"))
    wall.away = False
    await phone.until(lambda: phone.shows(TEXTS[language].say("app-tab-log")))
    assert not phone.shows(TEXTS[language].say("app-store-away"))
    await phone.client.close()


@pytest.mark.parametrize("local", [True, False])
async def test_while_the_database_is_away_every_page_stands_or_says_so_and_none_stumbles(
    house: OpenHome, elsewhere: OpenHome, wall: Wall, local: bool
) -> None:
    known, finished = begin(house), begin(elsewhere)
    play_out(finished)
    pages, away = routes(elsewhere, known, finished), TEXTS["en"].say("app-store-away")
    phone = await come(house, local=local)
    await phone.go(f"/t/{known.id}")
    wall.away = True
    await phone.tap(TEXTS["en"].say("app-tab-log"))
    stood = [not phone.shows(away)]
    for route in pages:
        wall.away = False
        await phone.go("/settings")
        await phone.until(lambda: phone.shows(TEXTS["en"].say("app-language")))
        wall.away = True
        await phone.go(route)
        stood.append(not phone.shows(away))
    assert stood[0]
    assert not all(stood)
    await phone.client.close()


async def test_the_arrow_of_a_page_that_says_the_database_is_away_leads_back(
    house: OpenHome, elsewhere: OpenHome, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_threads, "RETRY", PATIENCE)
    live = begin(elsewhere)
    phone = await come(house)
    wall.away = True
    await phone.go(f"/t/{live.id}")
    await phone.tap(TEXTS["en"].say("app-back"))
    await phone.until(lambda: phone.route == "/")
    await phone.client.close()


async def test_a_display_at_another_worker_turns_to_the_rematch(house: OpenHome, elsewhere: OpenHome) -> None:
    finished = begin(elsewhere)
    play_out(finished)
    device = await come(house, local=False)
    await device.go(f"/t/{finished.id}/screen")
    setup = finished.table.header.setup
    begun = begin_rematch(elsewhere.tables, elsewhere.boxes, finished.game.id, setup, finished.id, Random(1))
    await device.until(lambda: device.route == f"/t/{begun.id}/screen")
    await device.until(lambda: device.shows(headline(begun)))
    await device.client.close()
