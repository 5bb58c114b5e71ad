"""Asked once, where play first needs it: is this how yours looks?"""

from dataclasses import replace
from pathlib import Path

import flet as ft
import pytest

from companion.games import GAMES
from tests.engine.boxed import BOXED
from tests.views.at_table import AtTable, another_phone, at_table
from tests.views.fingers import GAME
from views.boards import BOARDS
from views.boards.card_city.board import BOARD
from views.kit.panels import Panel
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import ask_printed
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
    return table.shows(table.app("box-ask"))


async def test_each_guess_is_asked_about_and_then_play_goes_on(tmp_path: Path, board: AskingBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it")
        assert asks(table)
        await table.press(table.app("box-yes"))
        assert (asks(table), board.taken) == (True, 0)
        await table.press(table.app("box-yes"))
        assert (asks(table), board.taken) == (False, 1)
        assert table.house.boxes.owner_entries(BOXED) == {"tile-R": "##", "cost-L": "w"}
        assert not table.session.table.entries


async def test_nobody_is_asked_twice(tmp_path: Path, board: AskingBoard) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("box-yes"), table.app("box-yes"), "take it")
        assert (asks(table), board.taken) == (False, 2)


async def test_what_the_rules_say_is_not_asked_about(tmp_path: Path, board: AskingBoard) -> None:
    board.names = ("stock", "unheard of")
    async with at_table(tmp_path) as table:
        await table.press("take it")
        assert (asks(table), board.taken) == (False, 1)


async def test_another_drawing_corrects_the_table_and_is_remembered(
    tmp_path: Path, board: AskingBoard
) -> None:
    board.names = ("tile-R",)
    async with at_table(tmp_path) as table:
        empty = table.app("box-square", column=2, row=4, what=table.app("box-no-square"))
        await table.press("take it", table.app("box-ask-no"), empty, table.app("box-save"))
        assert board.taken == 1
        assert BOXED.box.own(table.position) == {"tile-R": "##/#."}
        assert table.house.boxes.owner_entries(BOXED) == {"tile-R": "##/#."}


async def test_the_same_drawing_is_a_yes(tmp_path: Path, board: AskingBoard) -> None:
    board.names = ("tile-R",)
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("box-ask-no"), table.app("box-save"))
        assert board.taken == 1
        assert not table.session.table.entries
        assert table.house.boxes.owner_entries(BOXED) == {"tile-R": "##"}


async def test_a_drawing_that_cannot_be_is_not_kept(tmp_path: Path, board: AskingBoard) -> None:
    board.names = ("tile-R",)
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("box-ask-no"))
        for column in (2, 3):
            square = table.app("box-square", column=column, row=3, what="card_city-mark-place")
            await table.press(square)
        await table.press(table.app("box-save"))
        assert table.can_tap(table.app("box-save"))
        assert board.taken == 0
        assert not table.session.table.entries
        assert table.house.boxes.owner_entries(BOXED) == {}


async def test_a_question_put_off_does_not_come_back_on_this_phone(
    tmp_path: Path, board: AskingBoard
) -> None:
    async with at_table(tmp_path) as table:
        await table.press("take it", table.app("close"))
        assert (asks(table), board.taken) == (False, 0)
        await table.press("take it")
        assert (asks(table), board.taken) == (False, 1)
        assert table.house.boxes.owner_entries(BOXED) == {}


async def test_who_only_watches_is_not_asked(tmp_path: Path, board: AskingBoard) -> None:
    async with at_table(tmp_path) as table:
        other = await another_phone(table, local=False)
        try:
            if other.can_tap(other.app("close")):
                await other.press(other.app("close"))
            await other.press("take it")
            assert not asks(other)
            assert table.house.boxes.owner_entries(BOXED) == {}
        finally:
            await other.client.close()
