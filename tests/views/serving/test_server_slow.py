"""Phones that take nothing more: the table goes on, and nothing piles up for them."""

import asyncio
import time
from collections.abc import Iterator
from random import Random

import flet as ft
import pytest
from flet_web.fastapi import app_manager  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import views.serving.websocket as line
from tests.browser.app_server import AppServer
from tests.views.lines import Deaf, dial, register, register_phone, until
from views.flet_adapter.bridge import publish, run_views, use_topic

LINE = Random(1).randbytes(20_000).hex()
"""What every update carries; it cannot be packed to less than half."""

MANY = 1_500
"""Updates after which the system's own buffers and the backlog are full in any case: 30 MB on the wire."""


class Board:
    """An app whose every page shows one number, with much text around it.

    Attributes:
        pages: of every session that began.
    """

    def __init__(self, text: str = LINE) -> None:
        self.text = text
        self.number = 0
        self.pages: list[ft.Page] = []

    def main(self, page: ft.Page) -> None:
        self.pages.append(page)

        @ft.component
        def App() -> ft.View:
            use_topic("number")
            return ft.View(route="/", controls=[ft.Text(f"number {self.number} {self.text}")])

        run_views(page, App)

    def turn(self, phone: ClientConnection) -> None:
        """Change the number, and wait until a phone shows it."""
        self.number += 1
        end = time.monotonic() + 10
        while not self._shown(phone):  # a page that has just begun does not listen at once
            assert time.monotonic() < end, "the phone shows nothing new"

    def _shown(self, phone: ClientConnection) -> bool:
        publish("number", self.pages[-1])
        try:
            while f"number {self.number} ".encode() not in phone.recv(timeout=1, decode=False):
                pass
        except TimeoutError:
            return False
        return True


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def house(board: Board, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppServer]:
    monkeypatch.setattr(app_manager, "_FletAppManager__sessions", {})
    monkeypatch.setattr(line, "BACKLOG", 200_000)
    with AppServer(board.main) as house:
        yield house


def asleep(page: ft.Page) -> bool:
    return page.session.connection is None


def test_what_a_deaf_phone_does_not_take_is_bounded_and_the_others_go_on(
    board: Board, house: AppServer
) -> None:
    deaf = Deaf(house)
    until(lambda: len(board.pages) == 1)
    with dial(house) as phone:
        register_phone(phone)
        until(lambda: len(board.pages) == 2)
        turns = 0
        while not asleep(board.pages[0]):
            board.turn(phone)
            turns += 1
            assert turns < MANY
        board.turn(phone)
        assert not asleep(board.pages[1])
    assert deaf.ended(5)
    deaf.close()


def test_a_phone_that_was_cut_off_comes_back_to_its_session_and_is_drawn_anew(
    board: Board, house: AppServer
) -> None:
    with dial(house) as idle, dial(house) as phone:
        name = register_phone(idle)
        until(lambda: len(board.pages) == 1)
        register_phone(phone)
        until(lambda: len(board.pages) == 2)
        while not asleep(board.pages[0]) and board.number < MANY:
            board.turn(phone)
        with pytest.raises(ConnectionClosed):  # noqa: PT012 - what was on its way is read first
            while True:
                idle.recv(timeout=5)
        with dial(house) as again:
            assert register_phone(again, name) == name
            while f"number {board.number} ".encode() not in again.recv(timeout=5, decode=False):
                pass
            board.turn(again)
    assert len(board.pages) == 2


def test_a_phone_that_gives_no_sign_of_life_is_let_go_although_its_line_is_full() -> None:
    board = Board(LINE * 200)  # more than the system takes for a phone that reads nothing
    with AppServer(board.main, pulse=0.2) as house:
        deaf = Deaf(house)
        until(lambda: len(board.pages) == 1)
        until(lambda: asleep(board.pages[0]))
        assert deaf.ended(5)
        deaf.close()


def test_a_session_whose_line_ends_while_it_begins_does_not_believe_it_has_one(
    house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_: int) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(line, "make_room", never)
    monkeypatch.setattr(line, "GREETING", 0.2)
    monkeypatch.setattr(line, "FAREWELL", 0.05)
    with dial(house) as phone:
        phone.send(register())
        until(lambda: bool(app_manager._FletAppManager__sessions))
    [session] = app_manager._FletAppManager__sessions.values()
    until(lambda: session.connection is None)
    assert session.expires_at is not None


def test_the_sessions_that_slept_longest_make_room_and_no_live_one_does(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_manager, "_FletAppManager__sessions", {})
    with AppServer(board.main, sessions=3) as house, dial(house) as awake:
        living = register_phone(awake)
        names = []
        for number in range(4):
            with dial(house) as phone:
                names.append(register_phone(phone))
            until(lambda count=number + 2: len(board.pages) == count and asleep(board.pages[-1]))  # type: ignore[misc]
        kept = [key.split("_")[1] for key in app_manager._FletAppManager__sessions]
        assert kept == [living, *names[-2:]]
        board.turn(awake)
