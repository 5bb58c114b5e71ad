"""Phones that leave in mid-send: nothing of it reaches the host's terminal."""

import asyncio
import gc
import logging
from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest
from flet_web.fastapi import app_manager  # type: ignore[import-untyped]

from tests.browser.app_server import AppServer
from tests.views.lines import dial, register_phone, until

CLIENT = "websockets.client"
"""Who logs for the phones of this test, whose own line is cut as well."""

PHONES = 12


class Chatty:
    """An app whose every page is updated without a pause, whether its phone listens or not.

    Attributes:
        missed: updates that were made between the end of a line and the moment its session heard of it.
    """

    def __init__(self) -> None:
        self.missed = 0

    def main(self, page: ft.Page) -> None:
        text = ft.Text("0")
        page.add(text)

        async def chat() -> None:
            for number in range(2_000):
                connection: Any = page.session.connection
                if connection is None:
                    return
                self.missed += connection._FletApp__send_queue is None
                text.value = str(number)
                text.update()
                await asyncio.sleep(0)

        page.run_task(chat)


@pytest.fixture
def chatty(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Chatty, AppServer]]:
    monkeypatch.setattr(app_manager, "_FletAppManager__sessions", {})
    app = Chatty()
    with AppServer(app.main) as house:
        yield app, house


def test_a_page_that_leaves_in_mid_send_leaves_no_traceback_in_the_terminal(
    chatty: tuple[Chatty, AppServer], caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    app, house = chatty
    gc.freeze()  # what is there already need not be looked through in the end
    with caplog.at_level(logging.WARNING):
        for _ in range(PHONES):
            with dial(house) as phone:
                register_phone(phone)
                for _ in range(20):
                    phone.recv(timeout=5)
                phone.socket.close()
        until(lambda: all(each.connection is None for each in sessions()))
        gc.collect()  # tasks that failed unheard say so when they go
    assert app.missed, "nobody left in mid-send"
    assert "Traceback" not in capfd.readouterr().err
    ours = [entry for entry in caplog.records if entry.name != CLIENT]
    assert [entry.getMessage() for entry in ours if entry.exc_info] == []


def sessions() -> list[Any]:
    """Every session there is."""
    found: dict[str, Any] = app_manager._FletAppManager__sessions
    return list(found.values())
