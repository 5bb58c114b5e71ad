"""Where hosts share a store, a thread draws a page while its coroutines go on: between any two steps."""

import asyncio
import logging
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.engine import faults
from companion.hosting.open_home import OpenHome
from tests.effort import on_its_day
from tests.views.test_pages_history import played
from tests.views.visit import Visitor, visit
from views.flet_adapter.observables import set_together
from views.flet_adapter.worker_threads import acting_queue, queue_of

PAGES = (
    "/",
    "/history",
    "/history/{done}",
    "/carry/{done}",
    "/new/card_city",
    "/rules/card_city",
    "/box/card_city",
    "/bring-games",
    "/c",
    "/settings",
    "/tools",
    "/t/{open}",
    "/t/{open}/share",
    "/t/{open}/screen",
    "/j/{open}",
)
"""Pages whose coroutines read something, and tell the screen what they found."""


@pytest.fixture(autouse=True)
def drawn_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every page drawn beside the loop, and at once whenever the loop has changed something on it."""
    tell = ft.Observable._notify

    def notify(self: ft.Observable, field: str | None) -> None:
        tell(self, field)
        if acting_queue() is None and _has_page() and (hand := queue_of(ft.context.page)) and hand.beside:
            drawing = threading.Thread(target=hand._context().run, args=(hand._draw_due,))
            drawing.start()
            drawing.join()

    monkeypatch.setattr(faults, "_noted", {})  # else one that was noted before is not logged
    monkeypatch.setattr("views.entry.main.may_wait", lambda _: True)
    monkeypatch.setattr(ft.Observable, "_notify", notify)


def _has_page() -> bool:
    try:
        asyncio.get_running_loop()
        return ft.context.page is not None
    except RuntimeError:
        return False


def begun(house: OpenHome) -> None:
    played(house, seed=3)
    played(house, seed=9)
    first = house.tables.library.summaries.recent(1)[0]
    house.tables.reopen(first.id)


async def opened(phone: Visitor, page: str) -> None:
    house = phone.house.tables
    done, session = house.library.summaries.recent(1)[0], house.open_tables()[0]
    await phone.go(page.format(done=done.id, open=session.id))
    for _ in range(30):
        await asyncio.to_thread(threading.Event().wait, 0.005)
        await phone.client.settle(5)


@pytest.mark.parametrize("page", on_its_day(PAGES, 3))
async def test_a_page_drawn_between_any_two_changes_never_meets_halves_of_two_states(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, page: str
) -> None:
    async with visit(tmp_path, before=begun) as phone:
        await opened(phone, page)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@ft.observable
@dataclass
class Pair:
    """Two fields that belong together."""

    left: int = 0
    right: Any = 0


def test_what_changes_together_is_told_once_and_never_half() -> None:
    pair: Any = Pair()
    heard: list[tuple[int, Any]] = []

    def listen(*_: Any) -> None:
        heard.append((pair.left, pair.right))

    pair.subscribe(listen)
    set_together(pair, left=1, right=1)
    set_together(pair, left=1, right=1)
    assert heard == [(1, 1)]
    set_together(pair, right=[])
    pair.right.append(2)
    assert len(heard) == 3, "a list is watched as in any assignment"
