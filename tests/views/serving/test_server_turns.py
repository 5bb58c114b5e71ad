"""Requests and sessions of one address: they have their turn, and do not take those of others."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest
from flet_web.fastapi import app_manager  # type: ignore[import-untyped]

from companion.hosting.rate_limit import Rate
from tests.browser.app_server import AppServer
from tests.views.floods import Flood, connect, tell_strangers_apart
from tests.views.lines import until
from tests.views.test_floods import alive
from views.serving import door_protocol, guard, websocket
from views.serving.seldom_log import SeldomLog

FIRST, SECOND = "127.0.0.2", "127.0.0.3"


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Iterator[AppServer]:
    monkeypatch.setattr(app_manager, "_FletAppManager__sessions", {})
    monkeypatch.setattr(guard, "REQUESTS", Rate(burst=3, per_second=0.001))
    tell_strangers_apart(monkeypatch.setattr)
    with AppServer(lambda page: page.add(ft.Text("here"))) as house:
        yield house


def test_who_asks_for_too_much_is_refused_and_the_others_are_not(house: AppServer) -> None:
    assert [alive(house, FIRST) for _ in range(4)] == [200, 200, 200, 429]
    assert alive(house, SECOND) == 200
    assert [alive(house, "127.0.0.1") for _ in range(5)] == [200] * 5


def test_who_asks_a_little_too_fast_is_answered_later(
    house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float, *rest: Any) -> None:
        waited.append(seconds)
        await sleep(0 if seconds > 1 else seconds, *rest)

    monkeypatch.setattr(guard, "REQUEST_PATIENCE", 5_000.0)
    monkeypatch.setattr("views.serving.guard.asyncio.sleep", noted)
    assert [alive(house, FIRST) for _ in range(5)] == [200] * 5
    assert len([seconds for seconds in waited if seconds > 900]) == 2


def test_one_address_opens_no_more_connections_than_it_may(
    house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_protocol, "OPENINGS", Rate(burst=2, per_second=0.001))
    assert [alive(house, FIRST) for _ in range(2)] == [200, 200]
    with pytest.raises(ConnectionError):
        alive(house, FIRST)
    assert alive(house, SECOND) == 200


def test_the_sleeping_sessions_of_one_address_make_room_for_its_own(
    house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "SESSIONS_PER_ADDRESS", 2)
    begin(house, SECOND)
    for number in range(5):
        begin(house, FIRST)
        until(lambda number=number: sessions() == min(number + 2, 4))  # type: ignore[misc]


def begin(house: AppServer, address: str) -> None:
    """Have a phone come and go."""
    flood = Flood("a session", begins="session")
    connect(house.port, address, flood, f"lan.test:{house.port}").close()


def sessions() -> int:
    """Count how many sessions there are."""
    return len(app_manager._FletAppManager__sessions)


def test_a_warning_about_the_same_address_is_written_once(caplog: pytest.LogCaptureFixture) -> None:
    log = SeldomLog(logging.getLogger("views.test"))
    for address in (FIRST, SECOND, FIRST, SECOND):
        log.warn(address, "too much: %s", "x")
    assert [record.getMessage() for record in caplog.records] == ["too much: x"] * 2
    assert FIRST not in caplog.text
