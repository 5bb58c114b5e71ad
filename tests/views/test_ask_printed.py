"""A guess keeps no move waiting: the piece is taken as assumed, and a strip asks about it meanwhile."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import flet as ft
import pytest

from companion.games import GAMES
from tests.engine.boxed import BOXED
from tests.views.at_table import AtTable, another_phone, at_table
from tests.views.fingers import GAME, choose_likely_move
from tests.views.visit import Storage
from views.boards import BOARDS
from views.boards.card_city.board import BOARD
from views.device.keyring import PREFIX
from views.device.phone import find_phone
from views.flet_adapter.bridge import run_in
from views.kit.panels import Panel
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import ask_printed
from views.widgets.box_editor.guess_answers import confirm_guesses
from views.widgets.buttons import text_button

ALL = ("tile-R", "stock", "cost-L")


class AskingBoard:
    """A board with a piece that is taken in hand, and depends on entries of the box."""

    def __init__(self) -> None:
        mine = Panel(lambda *_: ft.Container(), self.actions)
        self.board = replace(BOARD, panels=replace(BOARD.panels, phases={}, default=mine))
        self.names: tuple[str, ...] = ALL
        self.taken = 0

    def actions(self, screen: Screen, width: float) -> ft.Control:
        def take() -> None:
            self.taken += 1

        return text_button(screen.phone, "take it", lambda: ask_printed(screen, self.names, take))


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> AskingBoard:
    made = AskingBoard()
    monkeypatch.setitem(GAMES, GAME, BOXED)
    monkeypatch.setitem(BOARDS, GAME, made.board)
    return made


def asks(table: AtTable) -> bool:
    return table.shows(table.app("box-same-as-yours"))


def differs(table: AtTable) -> str:
    return table.app("box-differs-about")


async def test_an_action_runs_at_once_and_one_strip_asks_about_all_of_its_guesses(
    tmp_path: Path, board: AskingBoard
) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it")
        assert (asks(table), board.taken) == (True, 1)
        await table.press("take it")
        assert board.taken == 2, "the controls below the strip answer"
        await table.press(table.app("box-same"))
        assert not asks(table)
        assert table.house.boxes.owner_entries(BOXED) == {"tile-R": "##", "cost-L": "w"}
        assert not table.session.table.entries


async def test_a_move_on_a_board_that_asks_nothing_itself_is_asked_about_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resting = replace(BOXED.box, entries_of=lambda _position, _seat, _move: ("tile-R", "stock"))
    monkeypatch.setitem(GAMES, GAME, replace(BOXED, box=resting))
    async with at_table(tmp_path) as table:
        seat, move = choose_likely_move(table.session, Random(1))
        await table.make(seat, move)
        assert table.moves_made == [move]
        assert asks(table)
        await table.press(table.app("box-same"))
        assert table.house.boxes.owner_entries(BOXED) == {"tile-R": "##"}


async def test_nobody_is_asked_twice(tmp_path: Path, board: AskingBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("box-same"), "take it")
        assert (asks(table), board.taken) == (False, 2)


async def test_what_the_rules_say_is_not_asked_about(tmp_path: Path, board: AskingBoard) -> None:
    board.names = ("stock", "unheard of")
    async with at_table(tmp_path) as table:
        await table.press("take it")
        assert (asks(table), board.taken) == (False, 1)


async def test_the_guesses_of_several_actions_are_one_question(tmp_path: Path, board: AskingBoard) -> None:
    async with at_table(tmp_path) as table:
        for names in (("tile-R",), ("worth-1", "tile-R")):
            board.names = names
            await table.press("take it")
        await table.press(table.app("box-same"))
        assert not asks(table)
        assert set(table.house.boxes.owner_entries(BOXED)) == {"tile-R", "worth-1"}


async def test_a_yes_answers_no_guess_that_was_not_asked_about(tmp_path: Path, board: AskingBoard) -> None:
    board.names = ("tile-R", "worth-1")
    async with at_table(tmp_path) as table:
        await table.press("take it")
        phone = find_phone(table.client.page)
        assert phone
        screen: Any = phone.screens[table.session.id]

        async def confirm() -> None:
            confirm_guesses(screen, ("worth-1",))

        assert run_in(table.client.page, confirm)
        await table.client.settle()
        assert asks(table)
        assert table.house.boxes.owner_entries(BOXED) == {"worth-1": "6"}


async def test_another_drawing_corrects_the_table_and_is_remembered(
    tmp_path: Path, board: AskingBoard
) -> None:
    board.names = ("tile-R",)
    async with at_table(tmp_path) as table:
        corner = table.app("box-fact-shape", count=3, room="corner", columns=2, rows=2)
        await table.press("take it", differs(table), corner, table.app("box-save"))
        assert not asks(table)
        assert BOXED.box.own(table.position) == {"tile-R": "##/#."}
        assert table.house.boxes.owner_entries(BOXED) == {"tile-R": "##/#."}


async def test_a_shape_that_is_not_among_the_common_ones_is_drawn(tmp_path: Path, board: AskingBoard) -> None:
    board.names = ("tile-R",)
    async with at_table(tmp_path) as table:
        empty = table.app("box-square", column=2, row=4, what=table.app("box-no-square"))
        await table.press("take it", differs(table), table.app("box-draw-it"), empty, table.app("box-save"))
        assert BOXED.box.own(table.position) == {"tile-R": "##/#."}


async def test_facts_that_are_left_as_they_are_are_confirmed(tmp_path: Path, board: AskingBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", differs(table), table.app("box-yes"))
        assert not asks(table)
        assert not table.session.table.entries
        assert table.house.boxes.owner_entries(BOXED) == {"tile-R": "##", "cost-L": "w"}


async def test_a_drawing_that_cannot_be_is_not_kept(tmp_path: Path, board: AskingBoard) -> None:
    board.names = ("tile-R",)
    async with at_table(tmp_path) as table:
        await table.press("take it", differs(table), table.app("box-draw-it"))
        for column in (2, 3):
            square = table.app("box-square", column=column, row=3, what="card_city-mark-place")
            await table.press(square)
        await table.press(table.app("box-save"))
        assert table.can_tap(table.app("box-save"))
        assert not table.session.table.entries
        assert table.house.boxes.owner_entries(BOXED) == {}


async def test_a_question_put_off_does_not_come_back_on_this_phone(
    tmp_path: Path, board: AskingBoard
) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", differs(table), table.app("box-later"))
        assert not asks(table)
        await table.press("take it")
        assert (asks(table), board.taken) == (False, 2)
        assert table.house.boxes.owner_entries(BOXED) == {}


@pytest.mark.parametrize("seated", [False, True])
async def test_a_guest_is_not_asked_what_the_hosts_box_shows(
    tmp_path: Path, board: AskingBoard, seated: bool
) -> None:
    async with at_table(tmp_path) as table:
        key = table.house.joining.sit(table.session, 1, None)
        storage = Storage({PREFIX + table.session.id: f"1.{key}"} if seated else {})
        other = await another_phone(table, local=False, storage=storage)
        try:
            if other.can_tap(other.app("close")):
                await other.press(other.app("close"))
            await other.press("take it")
            assert (asks(other), asks(table)) == (False, False)
            assert board.taken == 1
            await table.press("take it")
            await other.client.settle()
            assert (asks(other), asks(table)) == (False, True)
        finally:
            await other.client.close()
